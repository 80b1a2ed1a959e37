//! The words of the simple view.

use sudoku_core::explain::Locale;
use sudoku_play::taught::HintSays;

/// The simple view, for a small child: short words, kind and without figures.
#[derive(Clone, Copy, Debug)]
pub struct SimpleText {
    /// The keys and the buttons, for screen readers.
    pub panel: &'static str,
    /// Undoes the last entry.
    pub undo: &'static str,
    /// Asks for a hint.
    pub help: &'static str,
    /// Asks for more of it.
    pub more: &'static str,
    /// Lets the page place the thing.
    pub place: &'static str,
    /// The hint, as far as it is revealed.
    pub says: fn(&HintSays, Locale) -> String,
    /// The board is full and right.
    pub done: fn(Locale) -> String,
    /// Makes another puzzle.
    pub another: &'static str,
    /// Returns to the full page.
    pub leave: &'static str,
    /// The simple view in the choice of a new puzzle: the name, and the description.
    pub offer: (&'static str, &'static str),
}
