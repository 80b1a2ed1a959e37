//! A step as a finder gives it, and HoDoKu's choice among several.

use super::{
    HodokuName,
    layout::{Cells, each},
    state::HodokuBoard,
};

/// A step in the numbers of the walk.
#[derive(Clone, Debug)]
pub(super) struct HodokuFound {
    pub(super) name: HodokuName,
    /// The placed digit, from 0.
    pub(super) placed: Option<(u8, u8)>,
    /// The eliminations in their order, which decides the order of the singles after them.
    pub(super) gone: Vec<(u8, u8)>,
}

impl HodokuFound {
    pub(super) fn place(name: HodokuName, (cell, digit): (usize, usize)) -> Self {
        Self { name, placed: Some((cell as u8, digit as u8)), gone: Vec::new() }
    }

    pub(super) fn new(name: HodokuName) -> Self {
        Self { name, placed: None, gone: Vec::new() }
    }

    /// Returns the step that eliminates a digit from cells, in reading order; `None` without any.
    pub(super) fn clear(name: HodokuName, cells: Cells, digit: usize) -> Option<Self> {
        let mut found = Self::new(name);
        found.add_all(cells, digit);
        found.useful()
    }

    pub(super) fn add(&mut self, cell: usize, digit: usize) {
        self.gone.push((cell as u8, digit as u8));
    }

    pub(super) fn add_all(&mut self, cells: Cells, digit: usize) {
        self.gone.extend(each(cells).map(|cell| (cell as u8, digit as u8)));
    }

    /// Returns the step, if it eliminates anything.
    pub(super) fn useful(self) -> Option<Self> {
        (!self.gone.is_empty()).then_some(self)
    }

    /// Sorts the eliminations by digit, then cell, and leaves each once.
    pub(super) fn sort(&mut self) {
        self.gone.sort_unstable_by_key(|&(cell, digit)| (digit, cell));
        self.gone.dedup();
    }

    /// Applies the step to a board.
    pub(super) fn apply(&self, state: &mut HodokuBoard) {
        if let Some((cell, digit)) = self.placed {
            state.place(usize::from(cell), usize::from(digit));
        }
        for &(cell, digit) in &self.gone {
            state.remove(usize::from(cell), usize::from(digit));
        }
    }
}

/// Returns the weighted sum of eliminations: the same set in another order may have another sum.
pub(super) fn index_sum(gone: &[(u8, u8)]) -> u32 {
    let weights = (0..).map(|place| 1 + 80 * place);
    gone.iter()
        .zip(weights)
        .map(|(&(cell, digit), weight)| u32::from(cell) * weight + u32::from(digit) + 1)
        .sum()
}

/// The best of the steps so far: the most eliminations, then the lowest sum, then the first.
#[derive(Debug, Default)]
pub(super) struct Best {
    found: Option<HodokuFound>,
    sum: u32,
}

impl Best {
    /// Returns whether a step with this many eliminations might be better.
    pub(super) fn might_take(&self, eliminations: usize) -> bool {
        self.found.as_ref().is_none_or(|best| eliminations >= best.gone.len())
    }

    /// Returns whether a step with these eliminations, sorted, would be better.
    pub(super) fn would_take(&self, gone: &[(u8, u8)]) -> bool {
        self.found.as_ref().is_none_or(|best| {
            let rank = |len: usize, sum: u32| (std::cmp::Reverse(len), sum);
            rank(gone.len(), index_sum(gone)) < rank(best.gone.len(), self.sum)
        })
    }

    /// Takes a step whose eliminations are sorted, if it is better.
    pub(super) fn offer(&mut self, found: HodokuFound) {
        if self.would_take(&found.gone) {
            self.sum = index_sum(&found.gone);
            self.found = Some(found);
        }
    }

    pub(super) fn take(self) -> Option<HodokuFound> {
        self.found
    }
}
