//! The words of the teacher: hints, what is said of moves, and the review of a solve.

use sudoku_core::{
    Order,
    advice::Whereabouts,
    explain::Span,
    play::{turns::Applied, view::HintSays},
};

/// The teacher.
#[derive(Clone, Copy, Debug)]
pub struct TeachingText {
    /// The words of hints.
    pub hint: HintText,
}

/// Hints.
#[derive(Clone, Copy, Debug)]
pub struct HintText {
    /// The tool, and the title of the card.
    pub name: &'static str,
    /// How much of it is told: one of three.
    pub stage: fn(u8) -> String,
    /// Closes it.
    pub close: &'static str,
    /// What a card says that names no step.
    pub says: fn(&HintSays) -> String,
    /// Where to look.
    pub place: fn(&Whereabouts) -> Vec<Span>,
    /// Asks for more, at the first stage and at the second.
    pub further: [&'static str; 2],
    /// Applies it.
    pub apply: &'static str,
    /// What that does.
    pub applies: fn(Applied) -> String,
    /// What it did, for those who listen.
    pub applied: fn(Applied, Order) -> String,
    /// Shows which are wrong: digits, notes.
    pub which: [&'static str; 2],
    /// Goes back to before the first mistake.
    pub back: &'static str,
    /// Fills the notes anew.
    pub refill: &'static str,
    /// Ends the search.
    pub stop: &'static str,
}
