//! What a finder looks at: the candidates, and what is known of the puzzle beyond them.

use crate::{Candidate, Candidates, Cell, CellSet, Change, Digit, Geometry, Grid, Order, Puzzle, step::Step};

/// A moment of a puzzle as its solver sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    candidates: Candidates,
    givens: CellSet,
    one_solution: bool,
}

impl Position {
    /// Candidates of which nothing else is known: each filled cell counts as given, and nothing is found
    /// that needs the puzzle to have one solution.
    #[must_use]
    pub fn new(candidates: Candidates) -> Self {
        let order = candidates.order();
        let givens = Cell::all(order).filter(|&cell| !candidates.is_open(cell)).collect();
        Self { candidates, givens, one_solution: false }
    }

    /// The beginning of a puzzle.
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Self {
        Self { one_solution: true, ..Self::new(Candidates::new(puzzle.clues())) }
    }

    /// Candidates met while solving clues that were proven to have one solution.
    #[must_use]
    pub fn within(candidates: Candidates, clues: &Grid) -> Self {
        let givens = clues.filled().map(|(cell, _)| cell).collect();
        Self { candidates, givens, one_solution: true }
    }

    /// The candidates.
    #[must_use]
    pub const fn candidates(&self) -> &Candidates {
        &self.candidates
    }

    /// The order.
    #[must_use]
    pub const fn order(&self) -> Order {
        self.candidates.order()
    }

    /// The tables of its order.
    #[must_use]
    pub fn geometry(&self) -> &'static Geometry {
        self.candidates.geometry()
    }

    /// The digit that a solver put into a cell; none if it is empty or given.
    #[must_use]
    pub fn solved(&self, cell: Cell) -> Option<Digit> {
        self.candidates.digit(cell).filter(|_| !self.givens.contains(cell))
    }

    /// Whether the puzzle was proven to have one solution.
    #[must_use]
    pub const fn has_one_solution(&self) -> bool {
        self.one_solution
    }

    /// The same position without that knowledge.
    #[must_use]
    pub fn doubting(self) -> Self {
        Self { one_solution: false, ..self }
    }

    /// Takes candidates that are ruled out as gone; those that a digit has taken already are passed over.
    pub fn rule_out(&mut self, gone: &[Candidate]) {
        for &gone in gone {
            if self.candidates.allows(gone) {
                self.candidates.eliminate(gone, |_| {});
            }
        }
    }

    /// Puts a digit into a cell, and takes it from the cell's peers.
    pub fn place(&mut self, single: Candidate) {
        self.candidates.place(single, |_| {});
    }

    /// Does what a step concludes.
    pub fn apply(&mut self, step: &Step) {
        self.apply_and_tell(step, |_| {});
    }

    /// Does what a step concludes, and tells each cell that changes.
    pub fn apply_and_tell(&mut self, step: &Step, mut changed: impl FnMut(Change)) {
        if let Some(placed) = step.placed() {
            self.candidates.place(placed, &mut changed);
        }
        for &gone in step.eliminated() {
            self.candidates.eliminate(gone, &mut changed);
        }
    }
}
