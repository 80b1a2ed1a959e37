//! The cells of a board apart from the game.

use super::{CellView, Ink, NoteKind, board::NOTHING};
use crate::features::moments::view::PositionView;
use sudoku_core::{Cell, Digit, DigitSet};

impl CellView {
    /// A cell with its digit, which may be a given.
    #[must_use]
    pub const fn apart(digit: Option<Digit>, is_given: bool) -> Self {
        let ink = match digit {
            Some(_) if is_given => Ink::Given,
            Some(_) => Ink::Placed,
            None => Ink::None,
        };
        Self { digit, ink, ..NOTHING }
    }
}

impl PositionView {
    /// Its cells in reading order, with the small digits of some of them.
    #[must_use]
    pub fn cells(&self, small: &[(Cell, DigitSet)]) -> Vec<CellView> {
        let one = |(cell, digit): (Cell, Option<Digit>)| {
            let mut view = CellView::apart(digit, self.givens.get(cell).is_some());
            view.selected = self.differs.contains(cell);
            if let Some((_, digits)) = small.iter().find(|(known, _)| *known == cell) {
                (view.notes, view.note_kind) = (*digits, NoteKind::Candidates);
            }
            view
        };
        self.board.iter().map(one).collect()
    }
}
