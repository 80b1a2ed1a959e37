//! The words of what is drawn for a step.

use sudoku_core::play::view::Sign;

/// Signs and notation.
#[derive(Clone, Copy, Debug)]
pub struct MarksText {
    /// What a sign means.
    pub sign: fn(Sign) -> &'static str,
}
