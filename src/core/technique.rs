//! The names of patterns.

use serde::{Deserialize, Serialize};

/// A named family of patterns. The order of the variants means nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Technique {
    /// The last empty cell of a house.
    FullHouse,
    /// The only candidate of a cell.
    NakedSingle,
    /// The only place of a digit in a house.
    HiddenSingle,
    /// A candidate tried without proof.
    Guess,
    /// A contradiction met in a search.
    DeadEnd,
    /// A guess taken back.
    Retreat,
}

impl Technique {
    /// The name in lower case with hyphens, the same in every language and for ever.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::FullHouse => "full-house",
            Self::NakedSingle => "naked-single",
            Self::HiddenSingle => "hidden-single",
            Self::Guess => "guess",
            Self::DeadEnd => "dead-end",
            Self::Retreat => "retreat",
        }
    }
}
