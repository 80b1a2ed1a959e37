//! The words of the signs drawn for a step.

use sudoku_core::explain::{Locale, written::Notation};
use sudoku_play::view::{Marked, Sign};

/// Signs and notation.
#[derive(Clone, Copy, Debug)]
pub struct MarksText {
    /// The meaning of a sign.
    pub sign: fn(Sign) -> &'static str,
    /// The marks in one cell, for its spoken label.
    pub remark: fn(&Marked, Locale) -> String,
    /// Shows the legend and the notations.
    pub unfold: &'static str,
    /// The same in a word.
    pub legend: &'static str,
    /// The same where the legend is in sight anyway.
    pub written: &'static str,
    /// The number of hidden lines; a press shows them.
    pub more_lines: fn(usize) -> String,
    /// The number of lines of a reason that the next presses tell, before the conclusion.
    pub lines_left: fn(usize) -> String,
    /// Shows all of them.
    pub all_lines: &'static str,
    /// The list of all signs.
    pub all: &'static str,
    /// A notation.
    pub notation: fn(Notation) -> &'static str,
    /// Copies it.
    pub copy: &'static str,
    /// It was copied.
    pub copied: &'static str,
}
