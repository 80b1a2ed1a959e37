//! Which words beside the board fit. The words themselves are in `words/en/play.ftl`.

use super::{names, words::Play};
use sudoku_core::{Cell, Shape};

impl Play {
    /// Asks for the candidates of a cell.
    #[must_use]
    pub fn look_in(&self, cell: Cell, shape: &Shape) -> String {
        self.look_at(&names::cell_name(cell, shape))
    }
}
