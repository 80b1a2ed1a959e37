//! The conclusion of a step.

use serde::{Deserialize, Serialize};
use sudoku_board::Candidate;

/// The effect of a step on the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Conclusion {
    /// The digit must be in the cell.
    Place(Candidate),
    /// These candidates are impossible.
    Eliminate(Vec<Candidate>),
    /// The position cannot be completed.
    Impossible,
    /// The guess and everything after it are undone, and the guessed candidate is impossible with the guesses
    /// before it.
    TakeBack(Candidate),
}

/// A guess in effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StandingGuess {
    /// The guessed candidate.
    pub guess: Candidate,
    /// The number of guesses in effect up to this one, the last; from 1.
    pub depth: u16,
}

impl Conclusion {
    pub(crate) const fn placed(&self) -> Option<Candidate> {
        match self {
            Self::Place(candidate) => Some(*candidate),
            _ => None,
        }
    }

    pub(crate) fn eliminated(&self) -> &[Candidate] {
        match self {
            Self::Eliminate(candidates) => candidates,
            Self::TakeBack(guess) => std::slice::from_ref(guess),
            Self::Place(_) | Self::Impossible => &[],
        }
    }
}
