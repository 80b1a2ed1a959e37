//! What there is to be told, before any language has words for it. Whoever shows it asks
//! [`explain::tell`](crate::explain::tell) for the sentence, in the language of the page.

use crate::{Candidate, Candidates, Cell, CellSet, Contradiction, Digit, House, step::Step};

/// Something to be told in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Telling {
    /// A step.
    Step {
        /// The step.
        step: Box<Step>,
        /// The position in which it was found, from which it gives its reasons.
        found_in: Box<Candidates>,
    },
    /// An answer to "Why?" or "Why not?".
    Answer(Told),
}

impl Telling {
    /// What is told of a step that was found in that position.
    #[must_use]
    pub fn of(step: &Step, found_in: &Candidates) -> Self {
        Self::Step { step: Box::new(step.clone()), found_in: Box::new(found_in.clone()) }
    }
}

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

/// An answer to "Why?" or "Why not?" that is not the sentence of a step.
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
    /// A candidate is looked into: for a reason, or by trying it.
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
    /// It was tried, and no contradiction was met.
    Free(Candidate),
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

/// Something that a sentence names and the board can light.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mention {
    /// A cell.
    Cell(Cell),
    /// Several cells.
    Cells(CellSet),
    /// A house.
    House(House),
    /// All cells with a digit, and its candidates in the step that is shown.
    Digit(Digit),
    /// A statement of the chain that is shown, by its number.
    Statement(u16),
    /// A link of the step that is shown, by its number.
    Link(u16),
    /// A set of the step that is shown, by its number.
    Set(u16),
}
