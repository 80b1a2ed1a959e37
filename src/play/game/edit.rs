//! A turn: one action of a game, made of changes of cells. It knows neither the game that it changes nor the
//! history.

use crate::game::{
    colour::{Colour, ColourSet},
    entry::Entry,
};
use smallvec::SmallVec;
use sudoku_core::{Candidate, Cell};

/// One change of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit {
    /// A change of its entry.
    Entry {
        /// The cell.
        cell: Cell,
        /// The entry before.
        before: Entry,
        /// The entry after.
        after: Entry,
    },
    /// A change of its colours.
    Colours {
        /// The cell.
        cell: Cell,
        /// The colours before.
        before: ColourSet,
        /// The colours after.
        after: ColourSet,
    },
    /// A change of the colour of one candidate.
    Candidate {
        /// The candidate.
        candidate: Candidate,
        /// The colour before.
        before: Option<Colour>,
        /// The colour after.
        after: Option<Colour>,
    },
}

impl Edit {
    /// Returns the cell that the edit changes.
    #[must_use]
    pub const fn cell(&self) -> Cell {
        match self {
            Self::Entry { cell, .. } | Self::Colours { cell, .. } => *cell,
            Self::Candidate { candidate, .. } => candidate.cell,
        }
    }

    /// Returns the reverse change.
    #[must_use]
    pub const fn back(self) -> Self {
        match self {
            Self::Entry { cell, before, after } => Self::Entry { cell, before: after, after: before },
            Self::Colours { cell, before, after } => Self::Colours { cell, before: after, after: before },
            Self::Candidate { candidate, before, after } => {
                Self::Candidate { candidate, before: after, after: before }
            }
        }
    }

    /// Returns whether the edit changes anything.
    #[must_use]
    pub fn changes(&self) -> bool {
        match self {
            Self::Entry { before, after, .. } => before != after,
            Self::Colours { before, after, .. } => before != after,
            Self::Candidate { before, after, .. } => before != after,
        }
    }
}

/// The origin of a turn: it shows at the end whether the player had help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnKind {
    /// The player's own.
    Play,
    /// Notes filled in by the program.
    Fill,
    /// The board cleared to the givens.
    Restart,
    /// A hint, applied.
    Hint,
    /// Digits copied from the solver.
    Solver,
    /// The solution, filled in.
    Solution,
}

/// One action: undo reverts it as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The origin.
    pub kind: TurnKind,
    /// The changes.
    pub edits: Edits,
}

impl Turn {
    /// Returns the digits that the turn places, in the order of its changes.
    pub fn placed(&self) -> impl Iterator<Item = Candidate> {
        self.edits.iter().filter_map(|edit| match *edit {
            Edit::Entry { cell, after: Entry::Placed(digit), .. } => Some(Candidate::new(cell, digit)),
            _ => None,
        })
    }
}

/// The changes of a turn. Most turns have one: a history of many moves is then copied and dropped as one
/// piece of memory.
pub type Edits = SmallVec<[Edit; 1]>;
