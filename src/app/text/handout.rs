//! The words of the solution path, in words and on paper.

use sudoku_play::features::handout::{PathTold, view::HandoutJob};

/// The words of the dialog with the solution path.
#[derive(Clone, Copy, Debug)]
pub struct HandoutText {
    /// Its disclosure, and its description.
    pub about: (&'static str, &'static str),
    /// Asks for it.
    pub show: &'static str,
    /// How far the worker is with its steps or its pages.
    pub busy: fn(HandoutJob) -> String,
    /// How long it is, and whether it leads to the solution.
    pub told: fn(&PathTold) -> String,
    /// The field with its words.
    pub text: &'static str,
    /// The choice of the steps that are printed.
    pub ways: &'static str,
    /// Prints it, on this many pages.
    pub print: fn(u32) -> String,
}
