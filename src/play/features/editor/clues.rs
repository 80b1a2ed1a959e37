//! A puzzle entered by hand: its digits, its undo history, and the findings of the worker.

use super::{carrying::Carrying, drawing::Drawing, live::Live};
use crate::{
    ui::{Direction, Refusal},
    work::{Asked, Awaited},
};
use sudoku_core::{
    Cell, CellSet, Digit, Grid, Shape, Symmetry,
    puzzle::Puzzle,
    rating::Rated,
    study::{Clash, Fewer, Finding, Spare},
};

/// The number of changes that can be undone: more than the largest board has cells.
const CHANGES_KEPT: usize = 1000;

/// The result of removing givens from a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thinned {
    /// The number of givens removed.
    pub removed: usize,
    /// The number of remaining givens that the search left undecided.
    pub undecided: usize,
}

/// The editor. Its puzzle lasts until the page closes.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Editor {
    grid: Grid,
    cursor: Cell,
    before: Vec<Grid>,
    after: Vec<Grid>,
    finding: Option<Awaited<Finding>>,
    /// The finding for the board before this one. It is shown until this board has its own, so that nothing
    /// flickers.
    earlier: Option<Finding>,
    clash: Option<Awaited<Clash>>,
    rated: Option<Awaited<Rated>>,
    spare: Option<Awaited<Spare>>,
    /// The question for fewer givens, if the worker has it.
    thinning: Option<Asked>,
    thinned: Option<Thinned>,
    symmetry: Symmetry,
    /// Whether the cursor moves on after a digit.
    moves_on: bool,
    /// What is drawn, and the cells selected for it.
    pub(super) drawing: Option<Drawing>,
    /// The digits that solutions have.
    pub(super) live: Live,
    /// The clues that carry the puzzle.
    pub(super) carrying: Carrying,
    /// The question for the puzzle of a text, if the worker has it.
    reading: Option<Asked>,
    /// Why the last text was refused, until the next change. The page's own refusal ends with each question to
    /// the worker, and the editor has many.
    refused: Option<Refusal>,
    /// The number of digits on the board that a new start replaced, until the next change.
    replaced: Option<usize>,
}

impl Default for Editor {
    fn default() -> Self {
        Self {
            grid: Grid::empty(Shape::S9),
            cursor: Cell::at(0),
            before: Vec::new(),
            after: Vec::new(),
            finding: None,
            earlier: None,
            clash: None,
            rated: None,
            spare: None,
            thinning: None,
            thinned: None,
            symmetry: Symmetry::default(),
            moves_on: false,
            drawing: None,
            live: Live::default(),
            carrying: Carrying::default(),
            reading: None,
            refused: None,
            replaced: None,
        }
    }
}

impl Editor {
    #[must_use]
    pub(crate) const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The cell that takes the next digit.
    #[must_use]
    pub(crate) const fn cursor(&self) -> Cell {
        self.cursor
    }

    /// Whether there is a change to undo, and whether there is one to redo.
    #[must_use]
    pub(crate) const fn can_go(&self) -> (bool, bool) {
        (!self.before.is_empty(), !self.after.is_empty())
    }

    #[must_use]
    pub(crate) fn symmetry(&self) -> Symmetry {
        self.symmetry.on(self.grid.shape())
    }

    /// The cells whose digit is also in another cell of one of their houses.
    #[must_use]
    pub(crate) fn doubles(&self) -> CellSet {
        self.grid.doubles()
    }

    #[must_use]
    pub(crate) fn finding(&self) -> Option<&Finding> {
        self.finding.as_ref().and_then(Awaited::answer)
    }

    /// The last finding, perhaps for an earlier board.
    #[must_use]
    pub(crate) fn latest(&self) -> Option<&Finding> {
        self.finding().or(self.earlier.as_ref())
    }

    /// Digits without a common solution, once the worker has found them.
    #[must_use]
    pub(crate) fn clash(&self) -> Option<&Clash> {
        self.clash.as_ref().and_then(Awaited::answer)
    }

    #[must_use]
    pub(crate) fn rated(&self) -> Option<Rated> {
        self.rated.as_ref().and_then(Awaited::answer).copied()
    }

    /// The givens that the solution doesn't need, once the player has asked and the worker has answered.
    #[must_use]
    pub(crate) fn spare(&self) -> Option<&Spare> {
        self.spare.as_ref().and_then(Awaited::answer)
    }

    /// The puzzle, if the board has exactly one solution.
    #[must_use]
    pub(crate) fn puzzle(&self) -> Option<Puzzle> {
        match self.finding()? {
            Finding::One(solution) if !self.grid.is_full() => {
                Puzzle::proven_before(self.grid.clone(), solution.clone())
            }
            Finding::One(_) | Finding::None | Finding::Several(..) | Finding::Undecided => None,
        }
    }

    /// Whether to ask the worker for the solutions. A digit twice in a house leaves nothing to ask.
    #[must_use]
    pub(crate) fn wants_count(&self) -> bool {
        self.finding.is_none() && !self.is_plain()
    }

    /// Whether the worker is still counting the solutions.
    #[must_use]
    pub(crate) const fn is_counting(&self) -> bool {
        matches!(self.finding, Some(Awaited::Asked(_)))
    }

    /// Whether anyone can see the result: the board is empty, or a digit is twice in a house.
    #[must_use]
    pub(crate) fn is_plain(&self) -> bool {
        self.is_empty() || self.grid.duplicate().is_some()
    }

    /// Whether there is neither a digit nor a sum or clue.
    #[must_use]
    pub(crate) fn is_empty(&self) -> bool {
        self.grid.filled_count() == 0 && !self.grid.shape().has_arithmetic()
    }

    /// Whether to ask the worker which digits clash.
    #[must_use]
    pub(crate) fn wants_clash(&self) -> bool {
        self.clash.is_none() && self.finding() == Some(&Finding::None)
    }

    pub(crate) fn select(&mut self, cell: Cell) {
        if cell.index() < self.grid.shape().cell_count() {
            self.cursor = cell;
            self.ask_of_cell();
        }
    }

    pub(crate) fn go(&mut self, direction: Direction) {
        self.cursor = direction.from(self.cursor, self.grid.shape());
        self.ask_of_cell();
    }

    /// Replaces the board, as one change.
    pub(crate) fn change(&mut self, grid: Grid) {
        if grid == self.grid {
            return;
        }
        self.after.clear();
        self.refused = None;
        let before = self.turn_to(grid);
        if self.before.len() == CHANGES_KEPT {
            self.before.remove(0);
        }
        self.before.push(before);
    }

    /// Starts over with another board, as one change.
    pub(crate) fn begin(&mut self, grid: Grid) {
        let (digits, is_new) = (self.grid.filled_count(), grid != self.grid);
        self.change(grid);
        if digits > 0 && is_new {
            self.replaced = Some(digits);
        }
    }

    /// The number of digits on the board that a new start replaced, until the next change.
    #[must_use]
    pub(crate) const fn replaced(&self) -> Option<usize> {
        self.replaced
    }

    /// Writes a digit, or nothing, into the cell of the cursor. Ignores a digit that the board doesn't have.
    pub(crate) fn put(&mut self, digit: Option<Digit>) {
        if digit.is_none_or(|digit| digit.index() < self.grid.shape().side()) {
            let mut grid = self.grid.clone();
            grid.set(self.cursor, digit);
            self.change(grid);
        }
    }

    /// Writes a digit, and moves on if the player wishes that.
    pub(crate) fn enter(&mut self, digit: Digit) {
        self.put(Some(digit));
        if self.moves_on && digit.index() < self.grid.shape().side() {
            self.step();
        }
    }

    /// Moves the cursor to the next cell in reading order; in the last cell it stays.
    pub(crate) fn step(&mut self) {
        let next = self.cursor.index() + 1;
        if next < self.grid.shape().cell_count() {
            self.cursor = Cell::at(next);
        }
    }

    pub(crate) const fn set_moves_on(&mut self, moves_on: bool) {
        self.moves_on = moves_on;
    }

    #[must_use]
    pub(crate) const fn moves_on(&self) -> bool {
        self.moves_on
    }

    /// The worker has the question for the puzzle of a text.
    pub(crate) fn read(&mut self, asked: Asked) {
        (self.reading, self.refused) = (Some(asked), None);
    }

    /// The text was refused.
    pub(crate) fn refuse(&mut self, refusal: Refusal) {
        (self.reading, self.refused) = (None, Some(refusal));
    }

    #[must_use]
    pub(crate) const fn refused(&self) -> Option<&Refusal> {
        self.refused.as_ref()
    }

    /// Takes the puzzle of a text, as one change.
    pub(crate) fn take_text(&mut self, grid: Grid) {
        self.reading = None;
        self.change(grid);
    }

    pub(crate) fn undo(&mut self) {
        if let Some(grid) = self.before.pop() {
            let now = self.turn_to(grid);
            self.after.push(now);
        }
    }

    pub(crate) fn redo(&mut self) {
        if let Some(grid) = self.after.pop() {
            let now = self.turn_to(grid);
            self.before.push(now);
        }
    }

    pub(crate) const fn choose(&mut self, symmetry: Symmetry) {
        self.symmetry = symmetry;
    }

    /// The worker has the question for the solutions.
    pub(crate) fn count(&mut self, asked: Asked) {
        self.finding = Some(Awaited::Asked(asked));
    }

    pub(crate) fn take_finding(&mut self, finding: Finding) {
        self.finding = Some(Awaited::Answered(finding));
    }

    /// The worker has the question which digits clash.
    pub(crate) fn look_for_clash(&mut self, asked: Asked) {
        self.clash = Some(Awaited::Asked(asked));
    }

    pub(crate) fn take_clash(&mut self, clash: Clash) {
        self.clash = Some(Awaited::Answered(clash));
    }

    /// The worker has the question how hard the puzzle is.
    pub(crate) fn rate(&mut self, asked: Asked) {
        self.rated = Some(Awaited::Asked(asked));
    }

    /// Whether the worker hasn't yet had the question how hard the puzzle is.
    #[must_use]
    pub(crate) const fn is_unrated(&self) -> bool {
        self.rated.is_none()
    }

    pub(crate) fn take_rated(&mut self, rated: Rated) {
        self.rated = Some(Awaited::Answered(rated));
    }

    /// The worker has the question which givens the solution doesn't need.
    pub(crate) fn mark(&mut self, asked: Asked) {
        self.forget_carried();
        self.spare = Some(Awaited::Asked(asked));
    }

    pub(crate) fn take_spare(&mut self, spare: Spare) {
        self.spare = Some(Awaited::Answered(spare));
    }

    /// The worker has the question for fewer givens.
    pub(crate) fn thin(&mut self, asked: Asked) {
        self.forget_carried();
        self.thinning = Some(asked);
    }

    /// No longer says which givens are spare, or that some were removed.
    pub(super) fn forget_spare(&mut self) {
        (self.spare, self.thinned) = (None, None);
    }

    /// Takes the puzzle with fewer givens; the solution is the same.
    pub(crate) fn take_fewer(&mut self, fewer: Fewer) {
        let removed = self.grid.filled_count().saturating_sub(fewer.clues.filled_count());
        let finding = self.finding.take();
        self.thinning = None;
        self.change(fewer.clues);
        self.finding = finding;
        self.thinned = Some(Thinned { removed, undecided: fewer.undecided });
    }

    /// The result, if givens were just removed.
    #[must_use]
    pub(crate) const fn thinned(&self) -> Option<Thinned> {
        self.thinned
    }

    /// Whether the worker looks through the whole puzzle.
    #[must_use]
    pub(crate) const fn is_looked_through(&self) -> bool {
        self.looks_for_spare() || self.looks_for_carried()
    }

    /// Whether the worker is removing givens, or looking for spare ones.
    #[must_use]
    pub(crate) const fn looks_for_spare(&self) -> bool {
        self.thinning.is_some() || matches!(self.spare, Some(Awaited::Asked(_)))
    }

    /// Nothing answers that question any more.
    pub(crate) fn give_up(&mut self, asked: Asked) {
        self.finding.take_if(|finding| finding.awaits(asked));
        self.clash.take_if(|clash| clash.awaits(asked));
        self.rated.take_if(|rated| rated.awaits(asked));
        self.spare.take_if(|spare| spare.awaits(asked));
        self.thinning.take_if(|own| *own == asked);
        self.reading.take_if(|own| *own == asked);
        self.give_up_possible(asked);
        self.give_up_carried(asked);
    }

    /// Shows another board and returns the one before. Of the findings, those that still hold stay.
    fn turn_to(&mut self, grid: Grid) -> Grid {
        self.replaced = None;
        let is_same = grid.shape() == self.grid.shape();
        if grid.shape().side() != self.grid.shape().side() {
            self.cursor = Cell::at(0);
            self.draw(self.tool());
        }
        if !is_same {
            self.earlier = None;
        }
        self.leave_possible(grid.shape().side() == self.grid.shape().side());
        self.forget_carried();
        let found = self.finding.take().and_then(Awaited::into_answer);
        if is_same && found.as_ref().is_some_and(|found| found.holds(&self.grid, &grid)) {
            self.finding = found.map(Awaited::Answered);
        } else if is_same {
            self.earlier = found.or(self.earlier.take());
        }
        (self.clash, self.rated, self.spare, self.thinning, self.thinned) = (None, None, None, None, None);
        std::mem::replace(&mut self.grid, grid)
    }
}
