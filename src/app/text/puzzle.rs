//! The words of what is told of a puzzle.

use sudoku_core::{
    Technique,
    rating::{Rating, Trials},
};

/// What is told of a puzzle.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleText {
    /// Stands in place of the numbers while they are worked out.
    pub rating: &'static str,
    /// Stands in place of a level that is not known yet.
    pub unknown: &'static str,
    /// The number of givens.
    pub givens: &'static str,
    /// The score, and what it is.
    pub score: (&'static str, &'static str),
    /// The score with HoDoKu's word for it.
    pub scored: fn(&Rating) -> String,
    /// The ratings of the hardest step, of the steps to the first digit, and of the first step.
    pub ratings: [&'static str; 3],
    /// Where the ratings come from.
    pub scale: &'static str,
    /// Discloses the hardest technique.
    pub hardest: &'static str,
    /// The hardest technique.
    pub technique: fn(Technique) -> String,
    /// What is left to trial and error.
    pub trials: fn(Trials) -> String,
}
