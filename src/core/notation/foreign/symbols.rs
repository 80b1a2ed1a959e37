//! Characters of cells in the usual numbering: 1 to 9, then A.

use sudoku_board::Digit;

/// Returns the digit of a character; `None` for an empty cell and for anything else.
pub(super) fn digit(symbol: char) -> Option<Digit> {
    if matches!(symbol, 'x' | 'X') { None } else { Digit::from_symbol(symbol) }
}

pub(super) fn is_cell(symbol: char) -> bool {
    digit(symbol).is_some() || matches!(symbol, '.' | '0' | '_' | '*' | 'x' | 'X' | '\u{b7}')
}
