//! The words of the pen.

use sudoku_play::messages::PenColour;

/// The pen.
#[derive(Clone, Copy, Debug)]
pub struct PenText {
    /// The name of its bar, and of the button that takes it.
    pub name: &'static str,
    /// A colour.
    pub colour: fn(PenColour) -> &'static str,
    /// Points without drawing.
    pub pointer: &'static str,
    /// Strokes vanish.
    pub vanish: &'static str,
    /// Removes the last stroke.
    pub undo: &'static str,
    /// Removes all strokes.
    pub clear: &'static str,
    /// Puts the pen away.
    pub close: &'static str,
}
