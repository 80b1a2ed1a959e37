//! The claims of a pattern about the position: the premises of its conclusion.

use sudoku_board::{Candidates, Cell, Digit, DigitSet, House};

/// A claim of a pattern about the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The cell has no candidates other than these.
    Holds(Cell, DigitSet),
    /// The digit has no places in the house other than these.
    Places(Digit, House, Vec<Cell>),
    /// The cell is solved.
    Solved(Cell),
    /// None of the cells has the digit, as a candidate or placed.
    Lacks(Digit, Vec<Cell>),
}

impl Claim {
    /// Returns the claim that a cell has no candidates other than its present ones.
    pub(crate) fn holds(before: &Candidates, cell: Cell) -> Self {
        Self::Holds(cell, before.digits(cell))
    }

    /// Returns the same claim for each of several cells.
    pub(crate) fn all_hold<'a>(before: &Candidates, cells: impl IntoIterator<Item = &'a Cell>) -> Vec<Self> {
        cells.into_iter().map(|&cell| Self::holds(before, cell)).collect()
    }

    /// Returns the claim that a digit has no places in a house other than its present ones.
    pub(crate) fn all_places(before: &Candidates, digit: Digit, house: House) -> Self {
        let cells = before.places(digit, house).iter().map(|place| before.geometry().cell_at(house, place));
        Self::Places(digit, house, cells.collect())
    }

    pub(crate) fn places(digit: Digit, house: House, cells: &[Cell]) -> Self {
        Self::Places(digit, house, cells.to_vec())
    }
}

/// Returns the cells that a house shares with any of some others.
pub(crate) fn meeting(before: &Candidates, house: House, others: &[House]) -> Vec<Cell> {
    let geometry = before.geometry();
    let on = |cell: &Cell| others.iter().any(|other| geometry.houses_of(*cell).contains(other));
    geometry.cells(house).iter().copied().filter(on).collect()
}
