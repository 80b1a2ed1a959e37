//! The words of handing a game over.

use sudoku_core::explain::Locale;
use sudoku_play::features::handover::CannotTake;

/// Handing a game over.
#[derive(Clone, Copy, Debug)]
pub struct HandoverText {
    /// The head of the doors; shows the codes of the game; reads those of another device.
    pub doors: [&'static str; 3],
    /// The use of the codes, by their number.
    pub send: fn(usize) -> &'static str,
    /// The name of a code, by its number and the number of all.
    pub code: fn(usize, usize) -> String,
    /// The description of a code.
    pub send_name: &'static str,
    /// The link is too long for a code, and the game too large for codes.
    pub without: (&'static str, &'static str),
    /// The code before, and the next one.
    pub turn: (&'static str, &'static str),
    /// The way to read codes.
    pub receive: &'static str,
    /// The numbers of the codes still to read, and the number of all.
    pub missing: fn(&[usize], usize) -> String,
    /// The game is being checked.
    pub checks: &'static str,
    /// Forgets the codes read so far.
    pub forget: &'static str,
    /// The label of a field for a link, and its button.
    pub paste: (&'static str, &'static str),
    /// Why the game can't begin.
    pub cannot: fn(&CannotTake, Locale) -> String,
    /// Uses the camera; stops it; the sentence while it looks; and the reason why it can't be used.
    pub camera: [&'static str; 4],
}
