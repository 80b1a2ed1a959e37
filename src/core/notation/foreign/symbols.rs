//! Characters of cells where numbering is as usual: 1 to 9, then A.

use crate::Digit;

/// The digit of a character; none for an empty cell, and for what is no cell.
pub(super) fn digit(symbol: char) -> Option<Digit> {
    if matches!(symbol, 'x' | 'X') { None } else { Digit::from_symbol(symbol) }
}

/// Whether it stands for a cell.
pub(super) fn is_cell(symbol: char) -> bool {
    digit(symbol).is_some() || matches!(symbol, '.' | '0' | '_' | '*' | 'x' | 'X' | '\u{b7}')
}
