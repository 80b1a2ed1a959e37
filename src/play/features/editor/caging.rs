//! Cages drawn in the editor.

use super::Editor;
use crate::ui::Refusal;
use sudoku_core::{
    Cage, CagesError, Cell, CellSet, Drawn, Filling, Level, Spec, Symmetry,
    notation::{ParseError, ParseErrorKind},
    rng::Seed,
};

impl Editor {
    /// Whether the cells that are pressed are selected for a cage.
    #[must_use]
    pub(crate) const fn draws(&self) -> bool {
        self.chosen.is_some()
    }

    /// The cells selected for a cage.
    #[must_use]
    pub(crate) fn chosen(&self) -> CellSet {
        self.chosen.unwrap_or(CellSet::EMPTY)
    }

    pub(crate) fn draw_cages(&mut self, draws: bool) {
        self.chosen = draws.then_some(CellSet::EMPTY);
    }

    /// Selects a cell for a cage, or no longer.
    pub(crate) fn pick(&mut self, cell: Cell) {
        let Some(chosen) = &mut self.chosen else { return };
        if chosen.contains(cell) {
            chosen.remove(cell);
        } else {
            chosen.insert(cell);
        }
    }

    /// The sum of the digits in the selected cells, if all have one.
    #[must_use]
    pub(crate) fn chosen_sum(&self) -> Option<u16> {
        let chosen = self.chosen();
        let digits: Option<Vec<u16>> =
            chosen.iter().map(|cell| self.grid().get(cell).map(|digit| digit.number().into())).collect();
        digits.filter(|digits| !digits.is_empty()).map(|digits| digits.iter().sum())
    }

    /// Draws a cage around the selected cells. Cages that have some of them go.
    pub(crate) fn cage(&mut self, sum: Option<u16>) {
        let chosen = self.chosen();
        if chosen.is_empty() {
            return;
        }
        let cells: Vec<Cell> = chosen.iter().collect();
        let sum = sum.or_else(|| self.chosen_sum());
        let others = self.cages_without(&chosen);
        // The new one is first, so a fault is that of cage 1.
        let drawn = self.turn_to_cages([(cells, sum)].into_iter().chain(others).collect());
        match drawn {
            Ok(()) => self.chosen = Some(CellSet::EMPTY),
            Err(fault) => {
                let kind = ParseErrorKind::Cages(fault);
                self.refuse(Refusal::Unreadable(ParseError { at: None, kind }));
            }
        }
    }

    /// Whether the cell of the cursor has a cage.
    #[must_use]
    pub(crate) fn is_caged(&self) -> bool {
        !self.grid().geometry().cages_of(self.cursor()).is_empty()
    }

    /// Removes the cages of the cell of the cursor.
    pub(crate) fn uncage(&mut self) {
        let others = self.cages_without(&CellSet::EMPTY.with(self.cursor()));
        // They were cages before.
        let _ = self.turn_to_cages(others);
    }

    /// Whether the board is empty and without cages, so that it can be filled at random.
    #[must_use]
    pub(crate) fn can_fill(&self) -> bool {
        self.grid().filled_count() == 0 && !self.grid().shape().has_cages()
    }

    /// The puzzle whose solution fills the board.
    pub(crate) fn filling(&self, seed: Seed) -> Option<Spec> {
        let shape = self.grid().shape().clone();
        let level = Level::ALL.into_iter().find(|level| level.exists_at(&shape))?;
        let (filling, symmetry) = (Filling::Random, Symmetry::None);
        self.can_fill().then_some(Spec { shape, drawn: Drawn::Nothing, level, filling, symmetry, seed })
    }

    /// Empties all cells.
    pub(crate) fn take_out(&mut self) {
        self.change(sudoku_core::Grid::empty(&self.grid().shape().clone()));
    }

    /// The cages that have none of these cells.
    fn cages_without(&self, cells: &CellSet) -> Vec<(Vec<Cell>, Option<u16>)> {
        let is_apart = |cage: &&Cage| !cage.cells().iter().any(|&cell| cells.contains(cell));
        let cages = self.grid().shape().cages().iter().filter(is_apart);
        cages.map(|cage| (cage.cells().to_vec(), cage.sum())).collect()
    }

    fn turn_to_cages(&mut self, cages: Vec<(Vec<Cell>, Option<u16>)>) -> Result<(), CagesError> {
        let shape = self.grid().shape().without_cages().with_cages(cages)?;
        if let Some(grid) = self.grid().clone().on(&shape) {
            self.change(grid);
        }
        Ok(())
    }
}
