//! The words of the board in plain text.

use sudoku_core::{Digit, explain::Locale};

/// The board as lines of text.
#[derive(Clone, Copy, Debug)]
pub struct QueriesText {
    /// Its heading.
    pub title: &'static str,
    /// The sign of an empty cell.
    pub empty: &'static str,
    /// The game is paused.
    pub hidden: &'static str,
    /// A row.
    pub row: fn(&[Option<Digit>], Locale) -> String,
}
