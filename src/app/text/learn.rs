//! The words of the techniques to learn, apart from their prose.

use sudoku_play::features::learn::Section;

/// The techniques to learn.
#[derive(Clone, Copy, Debug)]
pub struct LearnText {
    /// The sentence above the list.
    pub about: &'static str,
    /// The head of a section; empty for the first, which needs none.
    pub head: fn(Section) -> &'static str,
    /// Leads to the page of a technique.
    pub about_one: fn(&str) -> String,
    /// Goes back to the dialog that led here.
    pub back: fn(&str) -> String,
    /// Goes back to the list.
    pub all: &'static str,
    /// Leads to the static pages.
    pub plain: &'static str,
    /// Makes a puzzle.
    pub make: &'static str,
    /// The prose is on its way.
    pub loading: &'static str,
    /// The prose could not be loaded.
    pub missing: &'static str,
}
