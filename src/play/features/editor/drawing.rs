//! Cages and clues drawn in the editor.

use super::Editor;
use crate::{messages::Tool, ui::Refusal};
use sudoku_core::{
    Cage, CagesError, Cell, CellSet, Clue, ClueError, Drawn, Filling, Level, Spec, Symmetry,
    clues::Lie,
    notation::{ParseError, ParseErrorKind},
    rng::Seed,
};

/// What the cells that are pressed are selected for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Drawing {
    tool: Tool,
    /// The cells, in the order of choosing them.
    cells: Vec<Cell>,
}

impl Editor {
    /// What is drawn.
    #[must_use]
    pub(crate) fn tool(&self) -> Option<Tool> {
        self.drawing.as_ref().map(|drawing| drawing.tool)
    }

    /// The cells selected for it, in the order of choosing them.
    #[must_use]
    pub(crate) fn chosen(&self) -> &[Cell] {
        self.drawing.as_ref().map_or(&[], |drawing| &drawing.cells)
    }

    pub(crate) fn draw(&mut self, tool: Option<Tool>) {
        self.drawing = tool.map(|tool| Drawing { tool, cells: Vec::new() });
    }

    /// Selects a cell, or no longer.
    pub(crate) fn pick(&mut self, cell: Cell) {
        let Some(Drawing { cells, .. }) = &mut self.drawing else { return };
        match cells.iter().position(|&own| own == cell) {
            Some(at) => _ = cells.remove(at),
            None => cells.push(cell),
        }
    }

    /// Selects a cell that a pointer is drawn over. Back over the cell before the last, the last is selected no longer.
    pub(crate) fn pass(&mut self, cell: Cell) {
        let Some(Drawing { cells, .. }) = &mut self.drawing else { return };
        match cells.iter().position(|&own| own == cell) {
            Some(at) if at + 2 == cells.len() => _ = cells.pop(),
            Some(_) => {}
            None => cells.push(cell),
        }
    }

    /// The number that the digits in the selected cells give: the sum of a cage, or that of a clue.
    #[must_use]
    pub(crate) fn chosen_number(&self) -> Option<u16> {
        let chosen = self.chosen();
        let digit_at = |cell| self.grid().get(cell);
        match self.tool()? {
            Tool::Cage => {
                let digits: Option<Vec<u16>> =
                    chosen.iter().map(|&cell| digit_at(cell).map(|digit| digit.number().into())).collect();
                digits.filter(|digits| !digits.is_empty()).map(|digits| digits.iter().sum())
            }
            Tool::Clue(kind) => {
                let shape = self.grid().shape();
                if chosen.is_empty() || kind.numbers() == (0, 0) || !kind.usual_numbers(shape).is_empty() {
                    return None;
                }
                let clue = Clue { kind, cells: kind.completed(shape, chosen), numbers: Vec::new() };
                clue.counted(shape, &digit_at).map(|clue| clue.number())
            }
        }
    }

    /// Draws a cage or a clue with the selected cells. Numbers that are not given are those of the digits, or the usual ones.
    pub(crate) fn put_mark(&mut self, numbers: &[u16]) {
        let drawn = match self.tool() {
            Some(Tool::Cage) => self.put_cage(numbers.first().copied()).map_err(ParseErrorKind::Cages),
            Some(Tool::Clue(_)) => {
                let shape = self.grid().shape().clone();
                self.put_clue(numbers).map_err(|fault| ParseErrorKind::of_clue(&shape, fault))
            }
            None => return,
        };
        match drawn {
            Ok(()) => self.draw(self.tool()),
            Err(kind) => self.refuse(Refusal::Unreadable(ParseError { at: None, kind })),
        }
    }

    /// Cages that have some of the cells go.
    fn put_cage(&mut self, sum: Option<u16>) -> Result<(), CagesError> {
        let cells = self.chosen().to_vec();
        if cells.is_empty() {
            return Ok(());
        }
        let sum = sum.or_else(|| self.chosen_number());
        let others = self.cages_without(&cells.iter().copied().collect());
        // The new one is first, so a fault is that of cage 1.
        self.turn_to_cages([(cells, sum)].into_iter().chain(others).collect())
    }

    /// A clue of the same kind with the same cells goes.
    fn put_clue(&mut self, numbers: &[u16]) -> Result<(), ClueError> {
        let Some(Tool::Clue(kind)) = self.tool() else { return Ok(()) };
        let shape = self.grid().shape().clone();
        let cells = kind.completed(&shape, self.chosen());
        let numbers = if numbers.is_empty() {
            self.chosen_number().map_or_else(|| kind.usual_numbers(&shape), |number| vec![number])
        } else {
            numbers.to_vec()
        };
        let drawn: Vec<Clue> = if kind.lie() == Lie::Board && !numbers.is_empty() {
            numbers.iter().map(|&number| Clue { kind, cells: Vec::new(), numbers: vec![number] }).collect()
        } else {
            vec![Clue { kind, cells, numbers }]
        };
        // The new ones are the first of their kind, so a fault is that of clue 1.
        let sorted = |clue: &Clue| clue.cells.iter().copied().collect::<CellSet>();
        let own = drawn.first().map_or(CellSet::EMPTY, sorted);
        let others = shape.clues().iter().filter(|clue| clue.kind != kind || sorted(clue) != own).cloned();
        self.turn_to_clues(drawn.clone().into_iter().chain(others).collect())
    }

    /// Whether the tool can remove something: a cage or a clue of its kind in the cell of the cursor, or everywhere.
    #[must_use]
    pub(crate) fn is_marked(&self) -> bool {
        match self.tool() {
            Some(Tool::Cage) => !self.grid().geometry().cages_of(self.cursor()).is_empty(),
            Some(Tool::Clue(_)) => self.grid().shape().clues().iter().any(|clue| self.is_meant(clue)),
            None => false,
        }
    }

    /// Whether a clue is of the kind that is drawn, and has the cell of the cursor if it has cells.
    fn is_meant(&self, clue: &Clue) -> bool {
        let is_here = clue.cells.is_empty() || clue.cells.contains(&self.cursor());
        is_here && self.tool() == Some(Tool::Clue(clue.kind))
    }

    /// Removes the cages of the cell of the cursor, or the clues there of the kind that is drawn.
    pub(crate) fn take_mark(&mut self) {
        // They were cages and clues before.
        match self.tool() {
            Some(Tool::Cage) => {
                _ = self.turn_to_cages(self.cages_without(&CellSet::EMPTY.with(self.cursor())));
            }
            Some(Tool::Clue(_)) => {
                let clues = self.grid().shape().clues().iter().filter(|clue| !self.is_meant(clue));
                _ = self.turn_to_clues(clues.cloned().collect());
            }
            None => {}
        }
    }

    /// Whether the board is empty, without cages and clues, so that it can be filled at random.
    #[must_use]
    pub(crate) fn can_fill(&self) -> bool {
        self.grid().filled_count() == 0 && self.grid().shape().is_bare()
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
        self.turn_to_shape(&shape);
        Ok(())
    }

    fn turn_to_clues(&mut self, clues: Vec<Clue>) -> Result<(), ClueError> {
        let shape = self.grid().shape().with_clues(clues)?;
        self.turn_to_shape(&shape);
        Ok(())
    }

    fn turn_to_shape(&mut self, shape: &sudoku_core::Shape) {
        if let Some(grid) = self.grid().clone().on(shape) {
            self.change(grid);
        }
    }
}
