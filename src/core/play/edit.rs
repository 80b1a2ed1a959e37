//! A turn: one action of a game, and the changes of cells that it is made of. It knows neither the game that it
//! changes nor the history that keeps it.

use crate::{
    Candidate, Cell,
    play::{
        colour::{Colour, ColourSet},
        entry::Entry,
    },
};
use smallvec::SmallVec;

/// One change of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Of what stands in it.
    Entry {
        /// Which cell.
        cell: Cell,
        /// What stood in it.
        before: Entry,
        /// What stands in it.
        after: Entry,
    },
    /// Of its colours.
    Colours {
        /// Which cell.
        cell: Cell,
        /// What it had.
        before: ColourSet,
        /// What it has.
        after: ColourSet,
    },
    /// Of the colour of one candidate.
    Candidate {
        /// Which candidate.
        candidate: Candidate,
        /// What it had.
        before: Option<Colour>,
        /// What it has.
        after: Option<Colour>,
    },
}

impl Edit {
    /// The cell that it changes.
    #[must_use]
    pub const fn cell(&self) -> Cell {
        match self {
            Self::Entry { cell, .. } | Self::Colours { cell, .. } => *cell,
            Self::Candidate { candidate, .. } => candidate.cell,
        }
    }

    /// The change that takes it back.
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

    /// Whether it changes anything.
    #[must_use]
    pub fn changes(&self) -> bool {
        match self {
            Self::Entry { before, after, .. } => before != after,
            Self::Colours { before, after, .. } => before != after,
            Self::Candidate { before, after, .. } => before != after,
        }
    }
}

/// Who made a turn: it tells at the end whether the player had help.
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
    /// Digits taken over from the solver.
    Solver,
    /// The solution, filled in.
    Solution,
}

/// One action: what undo takes back at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Who made it.
    pub kind: TurnKind,
    /// What it changed.
    pub edits: Edits,
}

/// The changes of a turn. Most turns are one: a history of many moves is copied and dropped as one piece of
/// memory.
pub type Edits = SmallVec<[Edit; 1]>;
