//! The input of finders: the candidates, and facts about the puzzle beyond them.

pub mod tables;

use crate::{Puzzle, step::Step};
use sudoku_board::{Candidate, Candidates, Cell, CellSet, Change, Digit, Geometry, Grid, Shape};

/// A state of a puzzle during solving.
///
/// ```
/// use sudoku_logic::{Position, ladder};
/// use sudoku_make::examples;
///
/// let (puzzle, _) = examples::first();
/// let mut position = Position::of(&puzzle);
/// let step = ladder::next_step(&position, &ladder::Ladder::teaching()).expect("an easy puzzle");
/// let open = position.candidates().open_count();
/// position.apply(&step);
/// assert_eq!(position.candidates().open_count(), open - 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    candidates: Candidates,
    givens: CellSet,
    one_solution: bool,
}

impl Position {
    /// Returns a position of candidates alone: each filled cell counts as given, and techniques that require a unique
    /// solution are off.
    #[must_use]
    pub fn new(candidates: Candidates) -> Self {
        let shape = candidates.shape();
        let givens = Cell::all(shape).filter(|&cell| !candidates.is_open(cell)).collect();
        Self { candidates, givens, one_solution: false }
    }

    /// Returns the position at the start of a puzzle.
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Self {
        Self { one_solution: true, ..Self::new(Candidates::new(puzzle.clues())) }
    }

    /// Returns a position while solving clues with a proven unique solution.
    #[must_use]
    pub fn within(candidates: Candidates, clues: &Grid) -> Self {
        let givens = clues.filled().map(|(cell, _)| cell).collect();
        Self { candidates, givens, one_solution: true }
    }

    /// Returns the same puzzle with other candidates.
    #[must_use]
    pub(crate) fn with(&self, candidates: Candidates) -> Self {
        Self { candidates, ..self.clone() }
    }

    /// Returns the candidates.
    #[must_use]
    pub const fn candidates(&self) -> &Candidates {
        &self.candidates
    }

    /// Returns the shape.
    #[must_use]
    pub const fn shape(&self) -> &Shape {
        self.candidates.shape()
    }

    /// Returns the tables of the board's shape.
    #[must_use]
    pub fn geometry(&self) -> &Geometry {
        self.candidates.geometry()
    }

    /// Returns the digit of a solved cell; `None` if it is empty or given.
    #[must_use]
    pub fn solved(&self, cell: Cell) -> Option<Digit> {
        self.candidates.digit(cell).filter(|_| !self.givens.contains(cell))
    }

    /// Returns the given cells.
    #[must_use]
    pub const fn givens(&self) -> &CellSet {
        &self.givens
    }

    /// Returns whether the puzzle has a proven unique solution.
    #[must_use]
    pub const fn has_one_solution(&self) -> bool {
        self.one_solution
    }

    /// Returns the position without the proof of a unique solution.
    #[must_use]
    pub fn doubting(self) -> Self {
        Self { one_solution: false, ..self }
    }

    /// Eliminates candidates, ignoring those that a digit has already excluded.
    pub fn rule_out(&mut self, gone: &[Candidate]) {
        for &gone in gone {
            if self.candidates.allows(gone) {
                self.candidates.eliminate(gone, |_| {});
            }
        }
    }

    /// Places a digit in a cell, and removes it from the cell's peers.
    pub fn place(&mut self, single: Candidate) {
        self.candidates.place(single, |_| {});
    }

    /// Applies a step.
    pub fn apply(&mut self, step: &Step) {
        self.apply_and_tell(step, |_| {});
    }

    /// Applies a step, and passes each change to `changed`.
    pub fn apply_and_tell(&mut self, step: &Step, mut changed: impl FnMut(Change)) {
        if let Some(placed) = step.placed() {
            self.candidates.place(placed, &mut changed);
        }
        for &gone in step.eliminated() {
            self.candidates.eliminate(gone, &mut changed);
        }
    }
}
