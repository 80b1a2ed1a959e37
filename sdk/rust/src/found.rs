//! A step with its position, which its words are about.

use std::sync::Arc;
use sudoku_logic as logic;

/// A step, and the position it was found in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) step: logic::step::Step,
    pub(crate) position: Arc<logic::Position>,
}

impl Found {
    pub(crate) fn found_in_shape(&self) -> &sudoku_board::Shape {
        self.position.shape()
    }
}
