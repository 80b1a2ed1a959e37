//! What the worker is busy with, and what for.

use crate::{Order, generate::Progress, play::solver::StepMsg, wire::JobId};

/// Long work that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Job {
    /// Its name.
    pub id: JobId,
    /// What for.
    pub purpose: Purpose,
    /// The size of the board that it is about.
    pub order: Order,
    /// The revision of the board it was asked for.
    pub revision: u64,
    /// How far it is, once something was heard.
    pub progress: Option<Progress>,
    /// Whether the player has done anything since.
    pub touched: bool,
}

/// What long work is for, and so what its answer does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A puzzle to be played.
    Generate,
    /// A pasted text to be played.
    Paste,
    /// A file that was let go over the page, to be played.
    File,
    /// The puzzle of a link.
    Link,
    /// An example.
    Example,
    /// All passes to the end.
    Passes,
    /// A search.
    Search,
    /// An answer to why.
    Why,
    /// A hint.
    Hint,
    /// What the ladder says where singles have run dry, after which that move is made.
    Climb(StepMsg),
    /// The whole path, after which that move is made.
    Path(StepMsg),
    /// All steps of the moment shown.
    AllSteps,
    /// How hard the puzzle on the board is.
    Rate,
    /// The judgement of the last move.
    Judge,
    /// The review of a finished game.
    Review,
    /// A puzzle by its recipe.
    Make,
    /// The puzzles of the magazine.
    Magazine,
    /// Pages of the magazine, or a text of it.
    Paper,
}

impl Purpose {
    /// Whether nobody waits for it any more once the dialog is closed.
    #[must_use]
    pub const fn ends_with_its_dialog(self) -> bool {
        matches!(self, Self::Generate | Self::Make | Self::Paste | Self::Rate | Self::Review | Self::Paper)
    }

    /// Whether it is work for the stepper.
    #[must_use]
    pub const fn is_stepping(self) -> bool {
        matches!(self, Self::Passes | Self::Search | Self::Climb(_) | Self::Path(_) | Self::AllSteps)
    }
}
