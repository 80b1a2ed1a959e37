//! The words of hints.

use sudoku_core::{
    Shape,
    advice::Whereabouts,
    explain::{Locale, Span},
    step::Title,
};
use sudoku_play::{game::turns::Applied, taught::HintSays};

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
    pub place: fn(&Whereabouts, &Shape) -> Vec<Span>,
    /// The same after the name of the step.
    pub place_of: fn(Title, &Whereabouts, &Shape) -> Vec<Span>,
    /// Asks for more, at the first stage and at the second.
    pub further: [&'static str; 2],
    /// Shows the next line of the reason.
    pub next_line: &'static str,
    /// Applies it.
    pub apply: &'static str,
    /// The effect of applying it.
    pub applies: fn(Applied, &Shape, Locale) -> String,
    /// The effect that it had, for screen readers.
    pub applied: fn(Applied, &Shape, Locale) -> String,
    /// Shows which are wrong: digits, notes.
    pub which: [&'static str; 2],
    /// Goes back to before the first mistake.
    pub back: &'static str,
    /// Asks about the selected cell.
    pub ask: &'static str,
    /// Fills the notes in again.
    pub refill: &'static str,
    /// Ends the search.
    pub stop: &'static str,
}
