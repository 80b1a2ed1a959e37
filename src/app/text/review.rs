//! The words of feedback on moves, and of the review of a game.

use sudoku_core::{Cell, Shape, Technique, advice::Verdict, explain::Locale, generate::Progress};
use sudoku_play::{features::review::ReviewedMove, taught::JudgedView};

/// The review.
#[derive(Clone, Copy, Debug)]
pub struct ReviewText {
    /// Opens it.
    pub open: &'static str,
    /// How far the worker is.
    pub busy: fn(Option<Progress>) -> String,
    /// How many moves were forced, not yet forced, and wrong.
    pub sums: fn([usize; 3]) -> String,
    /// The slider.
    pub slider: &'static str,
    /// Its position: which line of how many.
    pub place: fn(usize, usize) -> String,
    /// The list.
    pub list: &'static str,
    /// Goes to the move before, and to the next.
    pub turn: [&'static str; 2],
    /// The completed action.
    pub moved: fn(ReviewedMove, &Shape, Locale) -> String,
    /// The verdict on it.
    pub verdict: fn(&Verdict, &Shape) -> String,
    /// A step of a long reason: which of how many.
    pub part: fn(usize, usize) -> String,
    /// Goes to the step before, and to the next.
    pub turn_part: [&'static str; 2],
    /// The move itself, beside an easier one.
    pub own: &'static str,
    /// An easier move: its technique, and the cell of its digit, if it places one.
    pub easier: fn(Technique, Option<Cell>, &Shape) -> String,
    /// The board before the selected move, and why that move had to be.
    pub seen: &'static str,
    /// Feedback on the last move.
    pub judged: JudgedText,
}

/// Feedback on the last move.
#[derive(Clone, Copy, Debug)]
pub struct JudgedText {
    /// In a few words.
    pub short: fn(&JudgedView) -> String,
    /// In a sentence.
    pub said: fn(&JudgedView, Locale) -> String,
}
