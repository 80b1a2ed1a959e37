//! The words of the solution path, to be taken along.

use sudoku_play::features::handout::{PathTold, view::HandoutJob};

/// The solution path, to be taken along.
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
    /// Prints it, on so many pages.
    pub print: fn(u32) -> String,
}
