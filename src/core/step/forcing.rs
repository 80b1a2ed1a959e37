//! What forcing chains and nets are made of.

use crate::{Candidate, Cell, Digit, House};
use serde::{Deserialize, Serialize};

/// Where a forcing chain or net begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Origin {
    /// All candidates of a cell, in ascending order, one of which is right.
    Cell(Cell),
    /// All places of a digit in a house, in order, one of which is right.
    House(Digit, House),
    /// One candidate, which may be right.
    Candidate(Candidate),
}

/// A placement that follows from those before it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Forced {
    /// The placement.
    pub candidate: Candidate,
    /// The house in which no other place is left for the digit; none if no other digit is left for the cell,
    /// and for the placement that begins.
    pub only_in: Option<House>,
    /// The other candidates of the cell, or the other places in the house; each with the number, in its
    /// branch, of the placement that takes it.
    pub lost: Vec<(u16, Candidate)>,
}
