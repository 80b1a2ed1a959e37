//! The words of the techniques to learn, apart from their prose.

use sudoku_play::features::learn::Section;

/// The techniques to learn.
#[derive(Clone, Copy, Debug)]
pub struct LearnText {
    /// The sentence above the list.
    pub about: &'static str,
    /// The head of a section; empty for the first, which needs none.
    pub head: fn(Section) -> &'static str,
    /// Goes back to the list.
    pub all: &'static str,
    /// Makes a puzzle.
    pub make: &'static str,
    /// The prose is on its way.
    pub loading: &'static str,
    /// The prose could not be loaded.
    pub missing: &'static str,
}
