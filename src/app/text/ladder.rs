//! The words of the ladder of techniques.

use sudoku_core::play::settings::Use;

/// The ladder in the settings.
#[derive(Clone, Copy, Debug)]
pub struct LadderText {
    /// The list of techniques.
    pub techniques: &'static str,
    /// A tier, by its number.
    pub tier: fn(u8) -> &'static str,
    /// The number of a tier's techniques in use, and of all its techniques.
    pub used: fn(usize, usize) -> String,
    /// Why a technique is off although its own switch is on; otherwise nothing.
    pub idle: fn(Use) -> &'static str,
}
