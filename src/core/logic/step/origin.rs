//! The starts of branches, and conflicts between two candidates.

use serde::{Deserialize, Serialize};
use sudoku_board::{Candidate, Cell, Digit, Geometry, House};

/// Candidates of which one is right, or one that may be: the start of branches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Origin {
    /// All candidates of a cell, in ascending order; one of them is right.
    Cell(Cell),
    /// All places of a digit in a house, in order; one of them is right.
    House(Digit, House),
    /// One candidate, which may be right.
    Candidate(Candidate),
}

/// Returns whether two candidates are in one cell, or have one digit in cells that see each other.
pub fn conflict(geometry: &Geometry, one: Candidate, other: Candidate) -> bool {
    if one.cell == other.cell {
        one.digit != other.digit
    } else {
        one.digit == other.digit && geometry.see(one.cell, other.cell)
    }
}

/// Returns whether two candidates cannot both be right, as they are in conflict or don't fit together by a clue.
pub fn excludes(geometry: &Geometry, one: Candidate, other: Candidate) -> bool {
    conflict(geometry, one, other) || geometry.barred(one, other).is_some()
}
