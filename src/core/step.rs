//! One step of a solver: why, and what follows.

use crate::{Candidate, Contradiction, DigitSet, KindSet, Technique};
use serde::{Deserialize, Serialize};

/// One pattern and its conclusion. The technique, the marks on the board and the sentence are derived
/// from it, so that they cannot disagree.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Step {
    /// Why.
    pub pattern: Pattern,
    /// What follows.
    pub conclusion: Conclusion,
}

/// What a step does to the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Conclusion {
    /// That digit stands in that cell.
    Place(Candidate),
    /// Those candidates are not possible.
    Eliminate(Vec<Candidate>),
    /// The position cannot be completed.
    Impossible,
    /// All since that guess is undone, and the guessed candidate is not possible.
    TakeBack(Candidate),
}

/// Why a step is right. One variant for each family, holding what a person must be shown and what
/// cannot be read off the position.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pattern {
    /// The cell is the last empty one of these houses.
    FullHouse {
        /// All kinds of house of which it is the last empty cell.
        kinds: KindSet,
    },
    /// The cell has one candidate left.
    NakedSingle,
    /// The digit has one place left in each of these houses.
    HiddenSingle {
        /// All kinds of house in which the cell is the only place.
        kinds: KindSet,
    },
    /// Nothing follows, so one candidate is tried.
    Guess {
        /// What the cell could hold.
        among: DigitSet,
        /// How many guesses now stand on each other, this one included; from 1.
        depth: u16,
    },
    /// The position contradicts itself.
    DeadEnd {
        /// How.
        why: Contradiction,
        /// The last guess, which was wrong; none if nothing was guessed.
        guess: Option<Candidate>,
    },
    /// A wrong guess is taken back.
    Retreat {
        /// How many digits go with it, itself included.
        digits: u16,
    },
}

impl Step {
    /// The name of its pattern.
    #[must_use]
    pub fn technique(&self) -> Technique {
        match self.pattern {
            Pattern::FullHouse { .. } => Technique::FullHouse,
            Pattern::NakedSingle => Technique::NakedSingle,
            Pattern::HiddenSingle { .. } => Technique::HiddenSingle,
            Pattern::Guess { .. } => Technique::Guess,
            Pattern::DeadEnd { .. } => Technique::DeadEnd,
            Pattern::Retreat { .. } => Technique::Retreat,
        }
    }

    /// The digit it places.
    #[must_use]
    pub fn placed(&self) -> Option<Candidate> {
        match self.conclusion {
            Conclusion::Place(candidate) => Some(candidate),
            _ => None,
        }
    }

    /// The candidates it rules out, besides those that a placement takes from its peers.
    #[must_use]
    pub fn eliminated(&self) -> &[Candidate] {
        match &self.conclusion {
            Conclusion::Eliminate(candidates) => candidates,
            Conclusion::TakeBack(guess) => std::slice::from_ref(guess),
            Conclusion::Place(_) | Conclusion::Impossible => &[],
        }
    }
}
