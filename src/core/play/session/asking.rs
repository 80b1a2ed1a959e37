//! Asking why: questions about a cell, and what the worker is asked for to answer them.

use super::{Announcement, Cmd, Moment, Purpose, Session};
use crate::{
    Candidate, Candidates, CellSet, Digit,
    explain::Span,
    play::{
        aids::Aid,
        inquiry::{Found, Inquiry, Page, Shown, Source, WhyMsg},
        ui::Panel,
    },
    step::Step,
    why::Derivation,
    wire::{SentPosition, Task},
};

impl Session {
    pub(super) fn why(&mut self, msg: WhyMsg, at: Moment, cmds: &mut Vec<Cmd>) {
        match msg {
            WhyMsg::Open => self.open_inquiry(at, cmds),
            WhyMsg::Ask(digit) => self.ask_why(digit, at, cmds),
            WhyMsg::Close => self.close_inquiry(cmds),
            WhyMsg::Follow(index) => self.turn_page(cmds, |inquiry| {
                let page = inquiry.page()?;
                let (source, truth) = inquiry.links(page).get(index).copied()?;
                inquiry.pages.push(Page::Truth(source, truth));
                Some(())
            }),
            WhyMsg::Back(to) => self.turn_page(cmds, |inquiry| {
                (to + 1 < inquiry.pages.len()).then(|| inquiry.pages.truncate(to + 1))
            }),
            WhyMsg::Line(line) => self.turn_page(cmds, |inquiry| {
                (line < inquiry.line_count()).then(|| {
                    inquiry.pages.truncate(1);
                    // The first line is what the question itself says.
                    if line > 0 {
                        inquiry.pages.push(Page::Line(inquiry.first_line() + line));
                    }
                })
            }),
        }
    }

    /// What the pointer rests on is asked for at once, and so is the digit of a cell that is filled.
    fn open_inquiry(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        if self.paused && self.panel == Panel::Play {
            return;
        }
        self.stop_running(cmds);
        let pointed = self.gaze.end();
        if let Some(pointing) = pointed {
            self.select(pointing.cell);
        }
        self.drop_inquiry(cmds);
        let record = self.record_of_board();
        let standing = record.position(record.len()).digit(self.cursor);
        self.inquiry = Some(Box::new(Inquiry::new(self.shown_now(), self.cursor, record)));
        if let Some(digit) = standing.or(pointed.map(|pointing| pointing.digit)) {
            self.ask_why(digit, at, cmds);
        }
    }

    /// The walk to what is on the board: the solver's trail up to the moment shown, or nothing but the
    /// player's digits.
    fn record_of_board(&self) -> Derivation {
        let clues = self.game.puzzle().clues();
        let givens: CellSet = clues.filled().map(|(cell, _)| cell).collect();
        match self.trail().filter(|_| self.panel == Panel::Solve) {
            Some(trail) => Derivation::of_trail(trail, givens),
            None => Derivation::new(Candidates::new(&self.game.grid()), givens),
        }
    }

    fn shown_now(&self) -> Shown {
        Shown {
            revision: self.revision,
            panel: self.panel,
            paused: self.paused,
            moment: self.trail().map(|trail| (trail.at(), trail.focus())),
        }
    }

    fn ask_why(&mut self, digit: Digit, at: Moment, cmds: &mut Vec<Cmd>) {
        let side = self.game.order().side();
        let Some(inquiry) = self.inquiry.as_mut().filter(|_| digit.index() < side) else { return };
        let candidate = Candidate::new(inquiry.cell, digit);
        let known = inquiry.board.fact(candidate, inquiry.board.len());
        inquiry.turn_to(candidate.cell);
        inquiry.give_up();
        inquiry.pages.push(match known {
            Some(truth) => Page::Truth(Source::Board, truth),
            None => Page::Tried(candidate),
        });
        if self.panel == Panel::Play {
            self.note_aid(Aid::Why, at, cmds);
        }
        self.look_into(cmds);
    }

    /// Goes to another page, if there is one to go to, and says what it says.
    fn turn_page(&mut self, cmds: &mut Vec<Cmd>, turn: impl FnOnce(&mut Inquiry) -> Option<()>) {
        if self.inquiry.as_mut().and_then(|inquiry| turn(inquiry)).is_some() {
            self.look_into(cmds);
        }
    }

    /// Asks the worker for what the page needs and has not got, and for nothing else.
    fn look_into(&mut self, cmds: &mut Vec<Cmd>) {
        self.thing = None;
        self.drop_why_job(cmds);
        let Some(inquiry) = &mut self.inquiry else { return };
        inquiry.give_up();
        let Some(page) = inquiry.page() else { return };
        let own = inquiry.own(page).filter(|&goal| inquiry.proof(goal).is_none());
        let task = match (page, own) {
            (Page::Tried(tried), _) if inquiry.trial == Found::Nothing && inquiry.pages.len() == 1 => {
                inquiry.trial = Found::Waiting;
                let from = SentPosition::from(&inquiry.board.position(inquiry.board.len()));
                Some((Purpose::Why, Task::Suppose { from, tried, plan: self.plan() }))
            }
            (_, Some(goal)) => {
                inquiry.proofs.push((goal, Found::Waiting));
                let (clues, board) = (self.game.puzzle().clues().clone(), self.game.grid());
                Some((Purpose::Why, Task::Prove { clues, board, goal, plan: self.plan() }))
            }
            _ => None,
        };
        match task {
            Some((purpose, task)) => self.ask(purpose, task, cmds),
            None => self.announce_answer(cmds),
        }
    }

    fn announce_answer(&self, cmds: &mut Vec<Cmd>) {
        let sentence: Option<Vec<Span>> = self.why_answer().map(|answer| answer.sentence);
        let order = self.game.order();
        cmds.extend(sentence.map(|sentence| Cmd::Announce(Announcement::Step(sentence, order))));
    }

    pub(super) fn supposed(&mut self, steps: Option<Vec<Step>>, cmds: &mut Vec<Cmd>) {
        if let Some(inquiry) = &mut self.inquiry {
            inquiry.trial = steps.map_or(Found::Free, |steps| {
                let mut record = inquiry.board.clone();
                for step in steps {
                    record.push(step);
                }
                Found::Steps(Box::new(record))
            });
            self.announce_answer(cmds);
        }
    }

    pub(super) fn proved(&mut self, steps: Option<Vec<Step>>, cmds: &mut Vec<Cmd>) {
        let start = crate::Position::of(self.game.puzzle());
        let Some(inquiry) = &mut self.inquiry else { return };
        if let Some((_, found)) = inquiry.proofs.iter_mut().find(|(_, found)| *found == Found::Waiting) {
            *found = steps.map_or(Found::Free, |steps| Found::Steps(Box::new(Derivation::of(&start, steps))));
            self.announce_answer(cmds);
        }
    }

    /// Ends it, and gives the focus back to the cell.
    pub(super) fn close_inquiry(&mut self, cmds: &mut Vec<Cmd>) {
        if self.inquiry.is_some() {
            self.drop_inquiry(cmds);
            cmds.push(Cmd::Focus);
        }
    }

    fn drop_inquiry(&mut self, cmds: &mut Vec<Cmd>) {
        self.drop_why_job(cmds);
        self.inquiry = None;
        self.thing = None;
    }

    fn drop_why_job(&mut self, cmds: &mut Vec<Cmd>) {
        if self.is_asked_why() {
            self.cancel(cmds);
        }
    }

    fn is_asked_why(&self) -> bool {
        self.job.is_some_and(|job| job.purpose == Purpose::Why)
    }

    /// Questions go with the cursor, and end with what they were asked of.
    pub(super) fn settle_inquiry(&mut self, cmds: &mut Vec<Cmd>) {
        let shown = self.shown_now();
        let (cursor, asked) = (self.cursor, self.is_asked_why());
        if let Some(inquiry) = &mut self.inquiry {
            if inquiry.shown != shown {
                self.drop_inquiry(cmds);
            } else if inquiry.waits() && !asked {
                // Whoever did not want to wait is where the question was put.
                inquiry.give_up();
                inquiry.pages.pop();
            } else if inquiry.cell != cursor {
                inquiry.turn_to(cursor);
                inquiry.give_up();
                self.drop_why_job(cmds);
            }
        }
        self.answer = self.why_position();
    }
}
