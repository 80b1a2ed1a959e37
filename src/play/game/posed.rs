//! A puzzle as it is posed: with a proof that it has one solution, or on a board whose rules nobody here knows.

use sudoku_core::{Grid, puzzle::Puzzle};

/// The puzzle of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Posed {
    /// It has exactly one solution.
    Proven(Puzzle),
    /// Its board has rules that this program does not know: nothing can be proven, checked or explained.
    Unproven(Unproven),
}

/// The givens of a board with unknown rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unproven(Grid);

impl Posed {
    /// The puzzle of givens that nobody can prove. `None` if the rules of the board are known, if a known one is broken,
    /// or if nothing is left to fill in.
    #[must_use]
    pub fn unproven(clues: Grid) -> Option<Self> {
        let is_open = !clues.is_full() && clues.duplicate().is_none();
        (is_open && clues.shape().has_unknown_rules()).then_some(Self::Unproven(Unproven(clues)))
    }

    /// The givens.
    #[must_use]
    pub const fn clues(&self) -> &Grid {
        match self {
            Self::Proven(puzzle) => puzzle.clues(),
            Self::Unproven(Unproven(clues)) => clues,
        }
    }

    /// The puzzle, if it is proven to have one solution.
    #[must_use]
    pub const fn puzzle(&self) -> Option<&Puzzle> {
        match self {
            Self::Proven(puzzle) => Some(puzzle),
            Self::Unproven(_) => None,
        }
    }
}

impl From<Puzzle> for Posed {
    fn from(puzzle: Puzzle) -> Self {
        Self::Proven(puzzle)
    }
}
