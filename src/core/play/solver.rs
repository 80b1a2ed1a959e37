//! The solver as it is watched: a trail from the player's position, and where the player looks at it.

use crate::{
    Candidates, Grid,
    play::clock::Millis,
    trail::{State, Trail},
};

/// How fast the solver runs by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Speed {
    /// A step every two seconds: time to read.
    Slow,
    /// A step a second.
    #[default]
    Normal,
    /// Four steps a second.
    Fast,
}

impl Speed {
    /// All speeds, slowest first.
    pub const ALL: [Speed; 3] = [Speed::Slow, Speed::Normal, Speed::Fast];

    /// The time between two steps.
    #[must_use]
    pub const fn interval(self) -> Millis {
        match self {
            Self::Slow => 2000,
            Self::Normal => 1000,
            Self::Fast => 250,
        }
    }
}

/// What is asked of the stepper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepMsg {
    /// Show the next step.
    NextStep,
    /// Show the step before.
    BackStep,
    /// Show the next pass, whole.
    NextPass,
    /// Show the pass before, whole.
    BackPass,
    /// Go as far as singles lead.
    ToEnd,
    /// Go back to the start.
    ToStart,
    /// Let it run, or stop it.
    Run,
    /// Run at that speed.
    SetSpeed(Speed),
    /// The time for the next step of a run has come.
    RunTick,
    /// Show the moment after that many steps.
    GoTo(usize),
    /// Show a pass, whole.
    ShowPass(usize),
    /// Search from where singles ran dry.
    Search,
    /// Take the digits shown over to the board.
    Keep,
    /// Step from the givens, as the player's position is wrong.
    FromGivens,
}

/// What the stepper works on.
#[derive(Clone, Debug)]
pub enum Solver {
    /// The player's position holds wrong digits, so nothing that follows from it would be true.
    Blocked {
        /// How many digits are wrong.
        wrong: usize,
    },
    /// A trail is being walked.
    Going(Box<Going>),
}

/// A trail and how it is walked.
#[derive(Clone, Debug)]
pub struct Going {
    /// The passes and steps.
    pub trail: Trail,
    /// The board from which it starts.
    pub from: Grid,
    /// Whether that is the givens alone, though the player has placed more.
    pub from_givens: bool,
    /// Whether it runs by itself.
    pub running: bool,
}

impl Solver {
    /// A trail from a board.
    #[must_use]
    pub fn from_grid(from: Grid, from_givens: bool) -> Self {
        let trail = Trail::new(Candidates::new(&from));
        Self::Going(Box::new(Going { trail, from, from_givens, running: false }))
    }

    /// The trail, if one is walked.
    #[must_use]
    pub fn trail(&self) -> Option<&Trail> {
        match self {
            Self::Blocked { .. } => None,
            Self::Going(going) => Some(&going.trail),
        }
    }
}

impl Going {
    /// Does one of the moves that need no more than one look at the board; the answer is whether anything
    /// new is shown.
    pub fn walk(&mut self, step: StepMsg) -> bool {
        match step {
            StepMsg::NextStep | StepMsg::RunTick => self.trail.next_step(),
            StepMsg::BackStep => self.trail.back_step(),
            StepMsg::NextPass => self.trail.next_pass(),
            StepMsg::BackPass => self.trail.back_pass(),
            StepMsg::ToStart => {
                self.trail.go_to(0);
                true
            }
            StepMsg::GoTo(at) => {
                self.trail.go_to(at);
                true
            }
            StepMsg::ShowPass(index) => {
                self.trail.show_pass(index);
                true
            }
            _ => false,
        }
    }

    /// Whether a search can be offered: singles have run dry and the end is shown.
    #[must_use]
    pub fn can_search(&self) -> bool {
        self.trail.state() == State::Dry && self.trail.is_at_end()
    }

    /// Whether there is anything further to show.
    #[must_use]
    pub fn can_go_on(&self) -> bool {
        !self.trail.is_at_end()
    }
}
