//! The words of the teacher: hints, feedback on moves, and the review of a game.

use sudoku_core::{
    Cell, Order, Technique,
    advice::{Verdict, Whereabouts},
    explain::Span,
    generate::Progress,
    play::{
        features::review::Deed,
        session::Taught,
        turns::Applied,
        view::{HintSays, JudgedView},
    },
};

/// The teacher.
#[derive(Clone, Copy, Debug)]
pub struct TeachingText {
    /// Announcements of the solver and the teacher to screen readers.
    pub taught: fn(&Taught) -> String,
    /// The words of hints.
    pub hint: HintText,
    /// Feedback on the last move.
    pub judged: JudgedText,
    /// The review of a game.
    pub review: ReviewText,
}

/// Hints.
#[derive(Clone, Copy, Debug)]
pub struct HintText {
    /// The stage it has reached, of three.
    pub stage: fn(u8) -> String,
    /// Closes it.
    pub close: &'static str,
    /// A hint that doesn't name a step.
    pub says: fn(&HintSays) -> String,
    /// Where to look.
    pub place: fn(&Whereabouts, Order) -> Vec<Span>,
    /// Asks for more, at the first stage and at the second.
    pub further: [&'static str; 2],
    /// Applies it.
    pub apply: &'static str,
    /// The effect of applying it.
    pub applies: fn(Applied, Order) -> String,
    /// The effect that it had, for screen readers.
    pub applied: fn(Applied, Order) -> String,
    /// Shows which are wrong: digits, notes.
    pub which: [&'static str; 2],
    /// Goes back to before the first mistake.
    pub back: &'static str,
    /// Fills the notes in again.
    pub refill: &'static str,
    /// Ends the search.
    pub stop: &'static str,
}

/// Feedback on the last move.
#[derive(Clone, Copy, Debug)]
pub struct JudgedText {
    /// In a few words.
    pub short: fn(&JudgedView) -> String,
    /// In a sentence.
    pub said: fn(&JudgedView) -> String,
}

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
    /// The completed action.
    pub deed: fn(Deed, Order) -> String,
    /// The verdict on it.
    pub verdict: fn(&Verdict, Order) -> String,
    /// An easier move: its technique, and the cell of its digit, if it places one.
    pub easier: fn(Technique, Option<Cell>, Order) -> String,
    /// The board before the selected move, and why that move had to be.
    pub seen: &'static str,
    /// Introduces an easier move.
    pub instead: &'static str,
}
