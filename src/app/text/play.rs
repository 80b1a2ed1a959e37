//! Which words beside the board fit. The words themselves are in `words/en/play.ftl`.

use super::words::Play;
use sudoku_core::{Cell, Shape, explain::en};

impl Play {
    /// Asks for the candidates of a cell.
    #[must_use]
    pub fn look_in(&self, cell: Cell, shape: &Shape) -> String {
        self.look_at(&en::cell_name(cell, shape))
    }
}
