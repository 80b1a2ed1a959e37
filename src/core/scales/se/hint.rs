//! The report of a rule: its name, its rating, and its effect on the board.

use super::{
    board::{Mask, SeBoard},
    technique::SeTechnique,
};

/// A rule that applies.
#[derive(Clone, Debug)]
pub(super) struct Hint {
    pub(super) technique: SeTechnique,
    /// The rating in tenths.
    pub(super) rating: u16,
    /// The cell and digit that it fills.
    pub(super) placed: Option<(usize, usize)>,
    /// The digits that go, by cell.
    pub(super) gone: Vec<(usize, Mask)>,
}

impl Hint {
    /// Returns the hint that places a digit.
    pub(super) const fn place(technique: SeTechnique, rating: u16, cell: usize, digit: usize) -> Self {
        Self { technique, rating, placed: Some((cell, digit)), gone: Vec::new() }
    }

    /// Returns the hint that removes marks.
    pub(super) const fn remove(technique: SeTechnique, rating: u16, gone: Vec<(usize, Mask)>) -> Self {
        Self { technique, rating, placed: None, gone }
    }

    /// Applies the hint to a board.
    pub(super) fn apply(&self, board: &mut SeBoard) {
        for &(cell, digits) in &self.gone {
            board.remove_all(cell, digits);
        }
        if let Some((cell, digit)) = self.placed {
            board.place(cell, digit);
        }
    }
}
