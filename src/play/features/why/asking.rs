//! Asking: questions about a cell, and the worker's questions for their answers.

use super::{
    Why,
    questions::{Need, Page, Questions, Shown, Source},
};
use crate::{
    game::aids::Aid,
    kernel::{Announcement, Cmd, Kernel, Out},
    messages::WhyMsg,
    taught::TeachingEvent,
    walk::Walkthrough,
    work::Purpose,
};
use sudoku_core::{
    Candidate, Candidates, CellSet, Digit,
    step::Step,
    telling::{Telling, Told},
    why::Derivation,
    wire::{Answer, Ask, SentPosition, Task},
};

impl Why {
    /// Asks immediately about the candidate under the pointer, or about the digit of a filled cell.
    pub(super) fn open_questions(&mut self, kernel: &mut Kernel, out: &mut Out) {
        if kernel.page().is_paused() && kernel.page().is_playing() {
            return;
        }
        if kernel.page().is_playing() && kernel.refuses(Aid::Why) {
            return;
        }
        kernel.question();
        let pointed = kernel.pointer_mut().end();
        if let Some(pointing) = pointed {
            let shape = kernel.current().game().shape().clone();
            kernel.input_mut().select(pointing.cell, &shape);
        }
        self.drop_questions(kernel, out);
        let record = record_of_board(kernel);
        let standing = record.position(record.len()).digit(kernel.input().cursor());
        self.questions = Some(Box::new(Questions::new(shown_now(kernel), kernel.input().cursor(), record)));
        if let Some(digit) = standing.or(pointed.map(|pointing| pointing.digit)) {
            self.ask_why(digit, kernel, out);
        }
    }

    pub(super) fn ask_why(&mut self, digit: Digit, kernel: &mut Kernel, out: &mut Out) {
        let game = kernel.current().game();
        let side = game.shape().side();
        let Some(questions) = self.questions.as_mut().filter(|_| digit.index() < side) else { return };
        questions.ask(digit, game.right(questions.cell()) == Some(digit));
        if kernel.page().is_playing() {
            kernel.note_aid(Aid::Why, out);
        }
        self.look_into(kernel, out);
    }

    /// Goes to another answer, if it exists, and announces it.
    pub(super) fn turn_page(
        &mut self,
        turn: impl FnOnce(&mut Questions) -> bool,
        kernel: &mut Kernel,
        out: &mut Out,
    ) {
        if self.questions.as_mut().is_some_and(|questions| turn(questions)) {
            self.look_into(kernel, out);
        }
    }

    /// Asks the worker for the finding that the answer misses, and for nothing else.
    fn look_into(&mut self, kernel: &mut Kernel, out: &mut Out) {
        kernel.pointer_mut().point_at(None);
        kernel.drop_job(|purpose| purpose == Purpose::Why, out);
        let Some(questions) = &mut self.questions else { return };
        questions.give_up();
        questions.warns = false;
        if questions.page().is_none() {
            return;
        }
        let Some(need) = questions.need() else { return kernel.post(WhyMsg::Say) };
        let plan = kernel.player().settings().plan();
        let task = match need {
            Need::Reason(goal) => {
                let before = questions.before(goal.cell);
                let from = SentPosition::from(&before.position(before.len()));
                let clues = kernel.current().game().clues().clone();
                Task::Reason(Ask { from, clues, plan }, goal)
            }
            Need::Trial(tried) => {
                let from = SentPosition::from(&questions.board().position(questions.board().len()));
                Task::Suppose(from, tried, plan)
            }
            Need::Proof(goal) => {
                let (clues, board) =
                    (kernel.current().game().clues().clone(), kernel.current().game().grid());
                Task::Prove(clues, board, goal, plan)
            }
        };
        let asked = kernel.ask(Purpose::Why, task, |told| WhyMsg::Answered(told).into(), out);
        if let Some(questions) = &mut self.questions {
            questions.wait(need, asked);
        }
    }

    /// Announces the answer. The first one that gives away a digit waits until the player agrees to lose the time.
    pub(super) fn say_answer(&mut self, kernel: &mut Kernel, out: &mut Out) {
        let Some(told) = self.told_now(kernel) else { return };
        if kernel.page().is_playing() {
            let gives_away = self.gives_away(&told, kernel);
            if gives_away && kernel.must_warn() {
                if let Some(questions) = &mut self.questions {
                    questions.warns = true;
                }
                out.push(Cmd::Announce(Announcement::EndsCounting));
                return;
            }
            self.tell_to_the_player(&told, gives_away, kernel, out);
        }
        Self::teach(told, kernel, out);
    }

    /// Shows the answer that waits.
    pub(super) fn go_on(&mut self, kernel: &mut Kernel, out: &mut Out) {
        let Some(questions) = self.questions.as_mut().filter(|questions| questions.warns) else { return };
        questions.warns = false;
        if let Some(told) = self.told_now(kernel) {
            self.tell_to_the_player(&told, true, kernel, out);
            Self::teach(told, kernel, out);
        }
    }

    fn tell_to_the_player(&mut self, told: &Telling, gives_away: bool, kernel: &mut Kernel, out: &mut Out) {
        if let Telling::Answer(Told::Leads { tried, .. }) = *told {
            self.ruled_out.push(tried);
        }
        if gives_away {
            kernel.note_aid(Aid::WhyDigit, out);
        }
    }

    fn teach(told: Telling, kernel: &Kernel, out: &mut Out) {
        out.push(Cmd::Teach(TeachingEvent::Step(told, kernel.current().game().shape().clone(), None)));
    }

    pub(super) fn take_answer(&mut self, answer: Answer, kernel: &mut Kernel, out: &mut Out) {
        match answer {
            Answer::Reasoned(steps) => self.reasoned(steps, kernel, out),
            Answer::Supposed(steps) => self.supposed(steps, kernel, out),
            Answer::Proved(steps) => self.proved(steps, kernel, out),
            _ => {}
        }
    }

    /// Without a reason, tries the digit, or proves it from the givens.
    fn reasoned(&mut self, steps: Option<Vec<Step>>, kernel: &mut Kernel, out: &mut Out) {
        if let Some(questions) = &mut self.questions {
            questions.take_reason(steps);
            self.look_into(kernel, out);
        }
    }

    /// Whether the current answer, or the board beside it, gives away the digit of a cell that is empty on
    /// the player's board, with the eliminations of earlier answers. The conclusions of a trial are only
    /// suppositions.
    fn gives_away(&self, told: &Telling, kernel: &Kernel) -> bool {
        let shown = self.questions.as_ref().and_then(|questions| questions.page());
        let Some(page) = shown else { return false };
        if matches!(page, Page::Line(_) | Page::Truth(Source::Trial, _)) {
            return false;
        }
        let board = Candidates::new(&kernel.current().game().grid());
        let leaves_one = |gone: Candidate| {
            let others = self.ruled_out.iter().filter(|other| other.cell == gone.cell);
            let left = board.digits(gone.cell).without(gone.digit);
            board.is_open(gone.cell) && others.fold(left, |left, other| left.without(other.digit)).len() <= 1
        };
        let filled = |shown: Candidates| board.open_cells().any(|cell| !shown.is_open(cell));
        let tells = match *told {
            Telling::Step { .. } | Telling::After(_) => {
                let Some((step, _)) = told.step() else { return false };
                let placed = step.placed().is_some_and(|placed| board.is_open(placed.cell));
                placed || step.eliminated().iter().copied().any(leaves_one)
            }
            Telling::Answer(
                Told::Seen { gone, .. } | Told::Before(gone) | Told::Leads { tried: gone, .. },
            ) => leaves_one(gone),
            Telling::Answer(_) => false,
        };
        tells || self.own_position(kernel).is_some_and(filled)
    }

    fn supposed(&mut self, steps: Option<Vec<Step>>, kernel: &mut Kernel, out: &mut Out) {
        if let Some(questions) = &mut self.questions {
            questions.take_trial(steps);
            self.say_answer(kernel, out);
        }
    }

    fn proved(&mut self, steps: Option<Vec<Step>>, kernel: &mut Kernel, out: &mut Out) {
        let Some(start) = kernel.current().game().puzzle().map(sudoku_core::Position::of) else { return };
        let Some(questions) = &mut self.questions else { return };
        if questions.take_proof(&start, steps) {
            self.say_answer(kernel, out);
        }
    }

    /// Closes the questions, and returns the focus to the cell.
    pub(super) fn close_questions(&mut self, kernel: &mut Kernel, out: &mut Out) {
        if self.questions.is_some() {
            self.drop_questions(kernel, out);
            out.push(Cmd::Focus);
        }
    }

    pub(super) fn drop_questions(&mut self, kernel: &mut Kernel, out: &mut Out) {
        kernel.drop_job(|purpose| purpose == Purpose::Why, out);
        self.questions = None;
        kernel.pointer_mut().point_at(None);
    }
}

/// The walk to the board: the solver's trail up to the current position, or only the player's digits.
fn record_of_board(kernel: &Kernel) -> Derivation {
    let clues = kernel.current().game().clues();
    let givens: CellSet = clues.filled().map(|(cell, _)| cell).collect();
    match kernel.walk_shown().map(Walkthrough::trail) {
        Some(trail) => Derivation::of_trail(trail, givens),
        None => Derivation::new(Candidates::new(&kernel.current().game().grid()), givens),
    }
}

pub(super) fn shown_now(kernel: &Kernel) -> Shown {
    Shown {
        revision: kernel.current().revision(),
        panel: kernel.page().panel(),
        paused: kernel.page().is_paused(),
        moment: kernel.trail().map(|trail| (trail.at(), trail.focus())),
    }
}
