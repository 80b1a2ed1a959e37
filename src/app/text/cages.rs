//! The words of cages.

use sudoku_core::{Symbols, cages::CageState};

/// The line about the cages of a cell.
#[derive(Clone, Copy, Debug)]
pub struct CagesText {
    /// A cage: its sum, what is left of it, and the combinations for its empty cells.
    pub line: fn(&CageState, Symbols) -> (String, Vec<String>),
}
