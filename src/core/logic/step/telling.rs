//! The content of a sentence, before any language has words for it. [`explain::tell`](crate::explain::tell)
//! gives the sentence, in the language of the page.

use super::{Step, Title};
use sudoku_board::{Candidate, Candidates, Cell, CellSet, Contradiction, Digit, House};

/// The content of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Telling {
    /// A step.
    Step {
        /// The step.
        step: Box<Step>,
        /// The position before the step, for its reasons.
        found_in: Box<Candidates>,
    },
    /// A step for which other digits have to come first.
    After(Box<After>),
    /// An answer to "Why?" or "Why not?".
    Answer(Told),
}

impl Telling {
    /// Returns the telling of a step found in a position.
    #[must_use]
    pub fn of(step: &Step, found_in: &Candidates) -> Self {
        Self::Step { step: Box::new(step.clone()), found_in: Box::new(found_in.clone()) }
    }

    /// Returns the telling of a step for which these digits have to come first, if any.
    #[must_use]
    pub fn after(step: &Step, found_in: &Candidates, first: Vec<Candidate>) -> Self {
        if first.is_empty() {
            return Self::of(step, found_in);
        }
        Self::After(Box::new(After { first, step: step.clone(), found_in: found_in.clone() }))
    }

    /// Returns the step with the position of its reasons; `None` for an answer.
    #[must_use]
    pub fn step(&self) -> Option<(&Step, &Candidates)> {
        match self {
            Self::Step { step, found_in } => Some((step, found_in)),
            Self::After(after) => Some((&after.step, &after.found_in)),
            Self::Answer(_) => None,
        }
    }

    /// Returns the name of the step; `None` for an answer.
    #[must_use]
    pub fn title(&self) -> Option<Title> {
        self.step().map(|(step, _)| step.title())
    }
}

/// A step for which digits have to come first that the board in front of the reader lacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct After {
    /// The digits that have to come first.
    pub first: Vec<Candidate>,
    /// The step.
    pub step: Step,
    /// The position before the step, with these digits.
    pub found_in: Candidates,
}

/// Whether the givens force a digit that the player placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Proven {
    /// The search for a proof is running.
    Asked,
    /// The givens force it, and this number of the proof's digits is not on the player's board.
    Yes(usize),
    /// No proof was found.
    No,
}

/// An answer to "Why?" or "Why not?" other than the sentence of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Told {
    /// The digit is given.
    Given(Candidate),
    /// The player placed it.
    Placed(Candidate, Proven),
    /// A digit in the same house excludes the candidate.
    Seen {
        /// The candidate.
        gone: Candidate,
        /// The cell with the digit.
        by: Cell,
        /// The house.
        house: House,
        /// Whether the digit is given.
        given: bool,
    },
    /// The cell has another digit.
    Filled {
        /// The candidate.
        gone: Candidate,
        /// The other digit.
        by: Digit,
    },
    /// The candidate was eliminated before the known steps.
    Before(Candidate),
    /// A candidate is being examined: for a reason, or by a trial.
    Trying(Candidate),
    /// A trial of the candidate leads to a contradiction.
    Leads {
        /// The candidate.
        tried: Candidate,
        /// The number of steps after it.
        steps: usize,
        /// Whether the steps rest on digits that the player placed.
        own: bool,
    },
    /// A trial of the candidate met no contradiction.
    Free(Candidate),
    /// A trial begins.
    Suppose(Candidate),
    /// A trial ends.
    Ends {
        /// The contradiction.
        why: Contradiction,
        /// The candidate that was tried.
        tried: Candidate,
        /// Whether the contradiction rests on digits that the player placed.
        own: bool,
    },
}

/// A thing that a sentence names and the board can highlight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mention {
    /// A cell.
    Cell(Cell),
    /// Several cells.
    Cells(CellSet),
    /// A house.
    House(House),
    /// All cells with a digit, and its candidates in the step on the board.
    Digit(Digit),
    /// A statement of the chain on the board, by its number.
    Statement(u16),
    /// A link of the step on the board, by its number.
    Link(u16),
    /// A set of the step on the board, by its number.
    Set(u16),
}
