//! What is answered to "Why?" and "Why not?" beside the sentences of steps.

use super::{Locale, Span, en};
use crate::{Candidate, Cell, Contradiction, Digit, House};

/// Whether the givens force a digit that the player placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Proven {
    /// That is being looked for.
    Asked,
    /// They do, and so many digits of the proof are not on the player's board.
    Yes(usize),
    /// Nothing that is known proves it.
    No,
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Told {
    /// The digit is given.
    Given(Candidate),
    /// The player placed it.
    Placed(Candidate, Proven),
    /// A digit that stands in a cell of the same house takes the candidate.
    Seen {
        /// The candidate.
        gone: Candidate,
        /// Where the digit stands.
        by: Cell,
        /// The house.
        house: House,
        /// Whether the digit is given.
        given: bool,
    },
    /// The cell holds another digit.
    Filled {
        /// The candidate.
        gone: Candidate,
        /// The other digit.
        by: Digit,
    },
    /// The candidate was ruled out before all that is known.
    Before(Candidate),
    /// A candidate is being tried.
    Trying(Candidate),
    /// It was tried, and so many steps lead to a contradiction.
    Leads {
        /// The candidate.
        tried: Candidate,
        /// How many steps follow from it.
        steps: usize,
        /// Whether they rest on digits that the player placed.
        own: bool,
    },
    /// It was tried, and no contradiction was met within so many steps.
    Free(Candidate, usize),
    /// A trial begins.
    Suppose(Candidate),
    /// A trial ends.
    Ends {
        /// The contradiction.
        why: Contradiction,
        /// The candidate that was tried.
        tried: Candidate,
        /// Whether it rests on digits that the player placed.
        own: bool,
    },
}

/// The sentence of an answer.
#[must_use]
pub fn answer(told: Told, locale: Locale) -> Vec<Span> {
    match locale {
        Locale::English => en::answer(told),
    }
}
