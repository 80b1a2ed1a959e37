//! The words of the list of a text's puzzles.

use sudoku_core::{notation::Listed, wire::Weighing};

/// The list of the puzzles of a text.
#[derive(Clone, Copy, Debug)]
pub struct PuzzlesText {
    /// Where one is chosen by its number, without the list.
    pub which: &'static str,
    /// Opens the list of a pasted text with this many puzzles.
    pub open: fn(usize) -> String,
    /// Said where there is none.
    pub empty: &'static str,
    /// Said until the first page is there.
    pub reading: &'static str,
    /// Which are shown: from, to, of how many.
    pub shown: fn(usize, usize, usize) -> String,
    /// The field that leads to a number.
    pub number: &'static str,
    /// The buttons for the page before and the one after.
    pub pages: [&'static str; 2],
    /// The button that finds the exact figures of the page, with what they are.
    pub weigh: (&'static str, &'static str),
    /// Said meanwhile: how many puzzles have their figures, and of how many.
    pub weighing: fn(usize, usize) -> String,
    /// Said where they could not be found.
    pub failed: &'static str,
    /// The figures of a puzzle, in a line each.
    pub figures: fn(Weighing) -> Vec<String>,
    /// Names the lines of the rated puzzles.
    pub lines: &'static str,
    /// A puzzle: the words beneath its number and its name.
    pub said: fn(&Listed) -> String,
    /// A puzzle by its number from 1, in full for screen readers.
    pub spoken: fn(usize, &Listed) -> String,
}
