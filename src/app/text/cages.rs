//! Which words of cages fit. The words themselves are in `words/en/cages.ftl`.

use super::{names, words::Cages};
use sudoku_core::{DigitSet, Shape, Symbols, cages::CageState};

impl Cages {
    /// The number of selected cells, with the smallest and the largest sum that they may have.
    #[must_use]
    pub fn several(&self, count: usize, sums: Option<(u16, u16)>) -> String {
        match sums {
            Some((low, high)) if low == high => self.selected_sum(count, low.into()),
            Some((low, high)) => self.selected_sums(count, low.into(), high.into()),
            None => self.selected(count),
        }
    }

    /// Digits of a combination: "1+8".
    #[must_use]
    pub fn combination(&self, digits: DigitSet, symbols: Symbols) -> String {
        digits.iter().map(|digit| names::label(digit, symbols)).collect::<Vec<_>>().join(self.plus())
    }

    /// A cage: its sum, what is left of it, and the combinations for its empty cells.
    #[must_use]
    pub fn line(&self, cage: &CageState, symbols: Symbols) -> (String, Vec<String>) {
        let (empty, cells) = (cage.empty, cage.cells.len());
        let Some(sum) = cage.sum else { return (self.line_different(cells), Vec::new()) };
        let rest = sum.checked_sub(cage.placed);
        let (sum, placed) = (sum.into(), cage.placed.into());
        let said = match (empty, rest) {
            (0, Some(0)) => self.line_complete(sum),
            (0, _) => self.line_wrong(sum, placed),
            (_, None) => self.line_exceeded(sum, placed),
            (_, Some(rest)) if empty < cells => self.line_begun(sum, placed, rest.into(), empty),
            _ => self.line_empty(sum, cells),
        };
        (said, cage.combinations.iter().map(|&one| self.combination(one, symbols)).collect())
    }

    /// A cage, as the answer to a question.
    #[must_use]
    pub fn answer(&self, cage: &CageState, shape: &Shape) -> String {
        let (cells, named) = (cage.cells.len(), names::cell_names(&cage.cells, shape));
        match (cage.sum, cage.empty) {
            (Some(sum), 0) => self.spoken_full(sum.into(), cells, &named),
            (Some(sum), empty) => self.spoken(sum.into(), cells, empty, &named),
            (None, _) => self.spoken_different(cells, &named),
        }
    }
}
