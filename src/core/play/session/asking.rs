//! Asking "Why?": questions about a cell, and the worker's questions for their answers.

use super::{Cmd, Out, Purpose, Says, Session, Taught, Waiting};
use crate::{
    Candidate, Candidates, CellSet, Digit,
    play::{
        aids::Aid,
        inquiry::{Inquiry, Need, Page, Shown, Source, WhyMsg},
        ui::Panel,
    },
    step::Step,
    telling::{Telling, Told},
    why::Derivation,
    wire::{Answer, Ask, SentPosition, Task},
};

impl Session {
    pub(super) fn why(&mut self, msg: WhyMsg, out: &mut Out) {
        match msg {
            WhyMsg::Open => self.open_inquiry(out),
            WhyMsg::Ask(digit) => self.ask_why(digit, out),
            WhyMsg::Close => self.close_inquiry(out),
            WhyMsg::Follow(_) | WhyMsg::Back(_) | WhyMsg::Line(_) => self.later(Waiting::Why(msg), out),
        }
    }

    /// Moves between answers: this code loads after the first board.
    pub(super) fn why_later(&mut self, msg: WhyMsg, out: &mut Out) {
        match msg {
            WhyMsg::Follow(index) => self.turn_page(|inquiry| inquiry.follow(index), out),
            WhyMsg::Back(to) => self.turn_page(|inquiry| inquiry.go_back(to), out),
            WhyMsg::Line(line) => self.turn_page(|inquiry| inquiry.go_to_line(line), out),
            WhyMsg::Open | WhyMsg::Ask(_) | WhyMsg::Close => {}
        }
    }

    /// Asks immediately about the candidate under the pointer, or about the digit of a filled cell.
    fn open_inquiry(&mut self, out: &mut Out) {
        if self.kernel.page.is_paused() && self.kernel.page.is_playing() {
            return;
        }
        self.features.solver.stop_running(out);
        let pointed = self.kernel.gaze.end();
        if let Some(pointing) = pointed {
            self.kernel.input.select(pointing.cell, self.kernel.table.game().order());
        }
        self.drop_inquiry(out);
        let record = self.record_of_board();
        let standing = record.position(record.len()).digit(self.kernel.input.cursor());
        self.inquiry = Some(Box::new(Inquiry::new(self.shown_now(), self.kernel.input.cursor(), record)));
        if let Some(digit) = standing.or(pointed.map(|pointing| pointing.digit)) {
            self.ask_why(digit, out);
        }
    }

    /// The walk to the board: the solver's trail up to the current position, or only the player's digits.
    fn record_of_board(&self) -> Derivation {
        let clues = self.kernel.table.game().puzzle().clues();
        let givens: CellSet = clues.filled().map(|(cell, _)| cell).collect();
        match self.trail().filter(|_| self.kernel.page.panel() == Panel::Solve) {
            Some(trail) => Derivation::of_trail(trail, givens),
            None => Derivation::new(Candidates::new(&self.kernel.table.game().grid()), givens),
        }
    }

    pub(super) fn shown_now(&self) -> Shown {
        Shown {
            revision: self.kernel.table.revision(),
            panel: self.kernel.page.panel(),
            paused: self.kernel.page.is_paused(),
            moment: self.trail().map(|trail| (trail.at(), trail.focus())),
        }
    }

    fn ask_why(&mut self, digit: Digit, out: &mut Out) {
        let game = self.kernel.table.game();
        let side = game.order().side();
        let Some(inquiry) = self.inquiry.as_mut().filter(|_| digit.index() < side) else { return };
        inquiry.ask(digit, game.puzzle().solution().get(inquiry.cell()) == Some(digit));
        if self.kernel.page.is_playing() {
            self.kernel.note_aid(Aid::Why, out);
        }
        self.look_into(out);
    }

    /// Goes to another answer, if it exists, and announces it.
    fn turn_page(&mut self, turn: impl FnOnce(&mut Inquiry) -> bool, out: &mut Out) {
        if self.inquiry.as_mut().is_some_and(|inquiry| turn(inquiry)) {
            self.look_into(out);
        }
    }

    /// Asks the worker for the finding that the answer misses, and for nothing else.
    fn look_into(&mut self, out: &mut Out) {
        self.kernel.gaze.point_at(None);
        self.drop_job(|purpose| purpose == Purpose::Why, out);
        let Some(inquiry) = &mut self.inquiry else { return };
        inquiry.give_up();
        if inquiry.page().is_none() {
            return;
        }
        let Some(need) = inquiry.need() else { return self.kernel.say(Says::Answer) };
        let plan = self.kernel.player.settings().plan();
        let task = match need {
            Need::Reason(goal) => {
                let before = inquiry.before(goal.cell);
                let from = SentPosition::from(&before.position(before.len()));
                let clues = self.kernel.table.game().puzzle().clues().clone();
                Task::Reason(Ask { from, clues, plan }, goal)
            }
            Need::Trial(tried) => {
                let from = SentPosition::from(&inquiry.board().position(inquiry.board().len()));
                Task::Suppose(from, tried, plan)
            }
            Need::Proof(goal) => {
                let (clues, board) =
                    (self.kernel.table.game().puzzle().clues().clone(), self.kernel.table.game().grid());
                Task::Prove(clues, board, goal, plan)
            }
        };
        let asked = self.ask(Purpose::Why, task, out);
        if let Some(inquiry) = &mut self.inquiry {
            inquiry.wait(need, asked);
        }
    }

    pub(super) fn say_answer(&mut self, out: &mut Out) {
        let Some(told) = self.why_told() else { return };
        if self.kernel.page.is_playing() {
            if let Telling::Answer(Told::Leads { tried, .. }) = told {
                self.ruled_out.push(tried);
            }
            if self.gives_away(&told) {
                self.kernel.note_aid(Aid::WhyDigit, out);
            }
        }
        out.push(Cmd::Teach(Taught::Step(told, self.kernel.table.game().order())));
    }

    pub(super) fn why_answered(&mut self, answer: Answer, out: &mut Out) {
        match answer {
            Answer::Reasoned(steps) => self.reasoned(steps, out),
            Answer::Supposed(steps) => self.supposed(steps, out),
            Answer::Proved(steps) => self.proved(steps, out),
            _ => {}
        }
    }

    /// Without a reason, tries the digit, or proves it from the givens.
    fn reasoned(&mut self, steps: Option<Vec<Step>>, out: &mut Out) {
        if let Some(inquiry) = &mut self.inquiry {
            inquiry.take_reason(steps);
            self.look_into(out);
        }
    }

    /// Whether the current answer, or the board beside it, gives away the digit of a cell that is empty on
    /// the player's board, with the eliminations of earlier answers. The conclusions of a trial are only
    /// suppositions.
    fn gives_away(&self, told: &Telling) -> bool {
        let shown = self.inquiry.as_ref().and_then(|inquiry| inquiry.page());
        let Some(page) = shown else { return false };
        if matches!(page, Page::Line(_) | Page::Truth(Source::Trial, _)) {
            return false;
        }
        let board = Candidates::new(&self.kernel.table.game().grid());
        let leaves_one = |gone: Candidate| {
            let others = self.ruled_out.iter().filter(|other| other.cell == gone.cell);
            let left = board.digits(gone.cell).without(gone.digit);
            board.is_open(gone.cell) && others.fold(left, |left, other| left.without(other.digit)).len() <= 1
        };
        let filled = |shown: Candidates| board.open_cells().any(|cell| !shown.is_open(cell));
        let tells = match *told {
            Telling::Step { ref step, .. } => {
                let placed = step.placed().is_some_and(|placed| board.is_open(placed.cell));
                placed || step.eliminated().iter().copied().any(leaves_one)
            }
            Telling::Answer(
                Told::Seen { gone, .. } | Told::Before(gone) | Told::Leads { tried: gone, .. },
            ) => leaves_one(gone),
            Telling::Answer(_) => false,
        };
        tells || self.why_position().is_some_and(filled)
    }

    fn supposed(&mut self, steps: Option<Vec<Step>>, out: &mut Out) {
        if let Some(inquiry) = &mut self.inquiry {
            inquiry.take_trial(steps);
            self.say_answer(out);
        }
    }

    fn proved(&mut self, steps: Option<Vec<Step>>, out: &mut Out) {
        let start = crate::Position::of(self.kernel.table.game().puzzle());
        let Some(inquiry) = &mut self.inquiry else { return };
        if inquiry.take_proof(&start, steps) {
            self.say_answer(out);
        }
    }

    /// Closes the questions, and returns the focus to the cell.
    pub(super) fn close_inquiry(&mut self, out: &mut Out) {
        if self.inquiry.is_some() {
            self.drop_inquiry(out);
            out.push(Cmd::Focus);
        }
    }

    pub(super) fn drop_inquiry(&mut self, out: &mut Out) {
        self.drop_job(|purpose| purpose == Purpose::Why, out);
        self.inquiry = None;
        self.kernel.gaze.point_at(None);
    }
}
