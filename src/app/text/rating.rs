//! The words about a puzzle.

use sudoku_core::{
    Technique,
    rating::{Rating, Trials},
};
use sudoku_play::features::rating::{Figure, FigureView};

/// The words about a puzzle.
#[derive(Clone, Copy, Debug)]
pub struct RatingText {
    /// Shown while the numbers are being worked out.
    pub rating: &'static str,
    /// Shown while the level is not known.
    pub unknown: &'static str,
    /// The number of givens.
    pub givens: fn(usize) -> String,
    /// Unfolds the numbers.
    pub details: &'static str,
    /// The score, and its meaning.
    pub score: (&'static str, &'static str),
    /// The score with HoDoKu's word for it.
    pub scored: fn(&Rating) -> String,
    /// The rating of the hardest step, alone.
    pub rated: fn(String) -> String,
    /// The ratings of the hardest step, of the steps to the first digit, and of the first step.
    pub ratings: [&'static str; 3],
    /// Where the ratings come from.
    pub scale: &'static str,
    /// The head of the exact figures, and the sentence about them.
    pub exact: (&'static str, &'static str),
    /// The givens with these figures in a line.
    pub line: &'static str,
    /// A figure: its name, and its meaning.
    pub figure: fn(Figure) -> (&'static str, &'static str),
    /// The value of a figure.
    pub value: fn(&FigureView) -> String,
    /// The step behind it, by its name and its cost.
    pub behind: fn(Figure, &str, u32) -> String,
    /// Unfolds the steps behind the figures.
    pub steps: &'static str,
    /// Shows that step on a board.
    pub show: &'static str,
    /// The figures are being worked out; they were stopped; the other programs have none at this size, and for
    /// fewer than ten givens.
    pub without: [&'static str; 4],
    /// Unfolds the hardest technique.
    pub hardest: &'static str,
    /// The hardest technique.
    pub technique: fn(Technique) -> String,
    /// How much trial and error it takes.
    pub trials: fn(Trials) -> String,
}
