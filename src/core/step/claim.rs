//! What a pattern says of the position: all that must be true for its conclusion to follow.

use crate::{Candidates, Cell, Digit, DigitSet, House};

/// One thing that a pattern says of the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The cell has no candidate but these.
    Holds(Cell, DigitSet),
    /// The digit has no place in the house but these.
    Places(Digit, House, Vec<Cell>),
    /// The cell is solved.
    Solved(Cell),
}

impl Claim {
    /// That a cell has no candidate but those that it has.
    pub(super) fn holds(before: &Candidates, cell: Cell) -> Self {
        Self::Holds(cell, before.digits(cell))
    }

    /// The same of several cells.
    pub(super) fn all_hold<'a>(before: &Candidates, cells: impl IntoIterator<Item = &'a Cell>) -> Vec<Self> {
        cells.into_iter().map(|&cell| Self::holds(before, cell)).collect()
    }

    /// That a digit has no place in a house but those that it has.
    pub(super) fn all_places(before: &Candidates, digit: Digit, house: House) -> Self {
        let cells = before.places(digit, house).iter().map(|place| before.geometry().cell_at(house, place));
        Self::Places(digit, house, cells.collect())
    }

    pub(super) fn places(digit: Digit, house: House, cells: &[Cell]) -> Self {
        Self::Places(digit, house, cells.to_vec())
    }
}

/// The cells that a house shares with any of some others.
pub(super) fn meeting(before: &Candidates, house: House, others: &[House]) -> Vec<Cell> {
    let geometry = before.geometry();
    let on = |cell: &Cell| others.iter().any(|other| geometry.houses_of(*cell).contains(other));
    geometry.cells(house).iter().copied().filter(on).collect()
}
