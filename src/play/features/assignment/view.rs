//! The views of assignments: the dialog, and the strip at the board.

use super::{
    Assignments, At, CannotBegin,
    lms::{Packing, Told},
};
use crate::{
    game::{aids::Aids, clock::Millis},
    kernel::Kernel,
    links::{
        assignment::{Assignment, HandedIn, Hurry, Outcome, Slip, Subject},
        reasons::Reasons,
    },
    ui::Dialog,
};
use sudoku_core::{Grid, Shape, Technique};

/// The page of the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AssignmentPage {
    /// No assignment is set or under way.
    Empty,
    /// An assignment is being set.
    Form,
    /// The assignment of a link.
    Offer,
    /// An assignment is under way.
    Work,
    /// It is over.
    Over,
}

/// The dialog.
#[derive(Clone, Debug, PartialEq)]
pub struct AssignmentView {
    /// Its page.
    pub page: AssignmentPage,
    /// The assignment; none without any.
    pub assignment: Option<Box<Assignment>>,
    /// The digits of its board at the start.
    pub board: Option<Box<Grid>>,
    /// The technique of its drill, if this version knows it.
    pub technique: Option<Technique>,
    /// Whether the game on the board has progress, so that the assignment can begin there.
    pub has_progress: bool,
    /// The link to the assignment, from its `#`.
    pub link: String,
    /// The pupil's name, or that of the player as a rival.
    pub name: String,
    /// The parts done, and all of them, of the work on the offered assignment that a learning management system has.
    pub under_way: Option<(u16, u16)>,
    /// Whether the puzzle of the link is being checked.
    pub checks: bool,
    /// The reason why it can't begin.
    pub fault: Option<CannotBegin>,
    /// The seconds left; none without a limit.
    pub left: Option<u32>,
    /// The package of the assignment being set.
    pub packing: Packing,
    /// The result.
    pub outcome: Option<Box<OutcomeView>>,
}

/// A result.
#[derive(Clone, Debug, PartialEq)]
pub struct OutcomeView {
    /// The way it ended.
    pub ended: HandedIn,
    /// The parts done, and all of them.
    pub done: (u16, u16),
    /// The time taken, in seconds.
    pub seconds: u32,
    /// The help used.
    pub aids: Aids,
    /// The techniques that the moves needed, without help.
    pub techniques: Vec<Technique>,
    /// The pace, if it is too fast for thinking.
    pub hurry: Option<Hurry>,
    /// The wrong steps.
    pub slips: Vec<Slip>,
    /// The reasons, if the assignment asks for them.
    pub reasons: Option<Reasons>,
    /// The size of the boards.
    pub shape: Shape,
    /// Its link, from its `#`; none until it is complete.
    pub link: Option<String>,
    /// The rival's name and time, and whether the player was faster.
    pub race: Option<(String, u32, bool)>,
    /// What the learning management system around the page said about it; none without one.
    pub told: Option<Told>,
}

/// The strip at the board during an assignment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StripView {
    /// The title.
    pub title: String,
    /// The seconds left; none without a limit.
    pub left: Option<u32>,
    /// The player's progress, in thousandths; none without a rival.
    pub own: u32,
    /// The rival's name, progress in thousandths, and whole time in seconds.
    pub rival: Option<(String, u32, u32)>,
}

impl Assignments {
    pub(crate) fn view(&self, kernel: &Kernel, now: Millis) -> AssignmentView {
        let (page, assignment) = match self.at {
            At::Form => (AssignmentPage::Form, self.form.as_ref()),
            At::Offer => (AssignmentPage::Offer, self.offer.as_ref()),
            At::Work => {
                let work = self.work.as_ref();
                let is_over = work.is_some_and(|work| work.outcome.is_some());
                let page = if is_over { AssignmentPage::Over } else { AssignmentPage::Work };
                (page, work.map(|work| &work.assignment))
            }
        };
        let game = kernel.current().game();
        let subject = assignment.map(|assignment| &assignment.subject);
        let board = match subject {
            Some(Subject::Board(case)) => Some(Box::new(case.digits.clone())),
            _ => None,
        };
        let technique = match subject {
            Some(Subject::Drill { slug, .. }) => Technique::from_slug(slug),
            _ => None,
        };
        let is_here = matches!(subject, Some(Subject::Board(case)) if case.givens == *game.clues());
        let rival = assignment.and_then(|assignment| assignment.rival.as_ref());
        let name = match (page, rival) {
            (AssignmentPage::Form, Some(rival)) => rival.name.clone(),
            _ => self.name.clone(),
        };
        AssignmentView {
            page: if assignment.is_some() { page } else { AssignmentPage::Empty },
            board,
            technique,
            has_progress: is_here && rival.is_none() && game.has_placed() && !game.is_finished(),
            link: assignment.map_or_else(String::new, Assignment::link),
            name,
            under_way: assignment.filter(|_| page == AssignmentPage::Offer).and_then(|assignment| {
                let (so_far, _) = self.under_way(assignment)?;
                Some((so_far.done, so_far.total))
            }),
            checks: self.checking.is_some(),
            fault: self.fault.clone(),
            left: self.left(kernel, now),
            packing: self.packing,
            outcome: self.outcome().map(Box::new),
            assignment: assignment.cloned().map(Box::new),
        }
    }

    fn outcome(&self) -> Option<OutcomeView> {
        let work = self.work.as_ref()?;
        let outcome = work.outcome.as_ref()?;
        let race = work.assignment.rival.as_ref().map(|rival| {
            let faster = outcome.ended == HandedIn::Done && outcome.seconds < rival.whole();
            (rival.name.clone(), rival.whole(), faster)
        });
        Some(OutcomeView {
            ended: outcome.ended,
            done: (outcome.done, outcome.total),
            seconds: outcome.seconds,
            aids: outcome.help(),
            techniques: outcome.used().collect(),
            hurry: outcome.hurry(),
            slips: outcome.slips.clone(),
            reasons: outcome.reasons,
            shape: outcome.shape.clone(),
            link: (!work.awaits).then(|| Outcome::link(outcome)),
            race,
            told: self.told(),
        })
    }

    /// The race that is being set on the game of the board, while its dialog is open.
    pub(crate) fn race(&self, kernel: &Kernel, now: Millis) -> Option<AssignmentView> {
        let is_set = self.at == At::Form && self.form.as_ref().is_some_and(|form| form.rival.is_some());
        (is_set && kernel.page().shows(Dialog::Link)).then(|| self.view(kernel, now))
    }

    /// The result of the game on the board, if it was an assignment.
    pub(crate) fn outcome_of(&self, kernel: &Kernel) -> Option<OutcomeView> {
        let is_here = self.work.as_ref()?.game == Some(kernel.current().id());
        self.outcome().filter(|_| is_here)
    }

    /// The strip at the board, while an assignment is under way there.
    pub(crate) fn strip(&self, kernel: &Kernel, now: Millis) -> Option<StripView> {
        if !self.is_at_work_on(kernel) {
            return None;
        }
        let work = self.work.as_ref()?;
        let begun = work.assignment.shape().cell_count() - work.assignment.total();
        let filled = kernel.current().game().grid().filled_count().saturating_sub(begun);
        let taken = self.taken(kernel, now);
        let rival = work.assignment.rival.as_ref();
        Some(StripView {
            title: work.assignment.title.clone(),
            left: self.left(kernel, now),
            own: (filled * 1000 / work.assignment.total().max(1)) as u32,
            rival: rival.map(|rival| (rival.name.clone(), rival.progress(taken), rival.whole())),
        })
    }
}
