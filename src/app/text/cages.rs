//! The words of cages.

use sudoku_core::{DigitSet, Symbols, cages::CageState};

/// The line about the cages of a cell, and the table of combinations.
#[derive(Clone, Copy, Debug)]
pub struct CagesText {
    /// A cage: its sum, what is left of it, and the combinations for its empty cells.
    pub line: fn(&CageState, Symbols) -> (String, Vec<String>),
    /// The number of selected cells, with the smallest and the largest sum that they may have.
    pub selected: fn(usize, Option<(u16, u16)>) -> String,
    /// Digits of a combination.
    pub combination: fn(DigitSet, Symbols) -> String,
    /// Opens the table of all combinations.
    pub table: &'static str,
    /// The choice of the number of cells in that table.
    pub cells: &'static str,
    /// The heads of its columns.
    pub sum: &'static str,
    /// The head of the other column.
    pub combinations: &'static str,
}
