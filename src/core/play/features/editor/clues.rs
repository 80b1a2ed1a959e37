//! The puzzle that is put in by hand: its digits, what can be undone there, and what the worker says of it.

use crate::{
    Cell, CellSet, Digit, Grid, Order, Symmetry,
    play::{
        ui::Direction,
        work::{Asked, Awaited},
    },
    puzzle::Puzzle,
    rating::Rated,
    study::{Clash, Fewer, Finding, Spare},
};

/// How many changes can be undone: more than there are cells on the largest board.
const CHANGES_KEPT: usize = 1000;

/// What became of a puzzle from which givens were removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thinned {
    /// How many went.
    pub removed: usize,
    /// Of how many of those that are left it was not decided whether they could go.
    pub undecided: usize,
}

/// The editor. It keeps what was put in until the page closes.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::play) struct Editor {
    grid: Grid,
    cursor: Cell,
    before: Vec<Grid>,
    after: Vec<Grid>,
    finding: Option<Awaited<Finding>>,
    /// What was found of a board before this one. It is shown until this one's is known, so that nothing flickers.
    earlier: Option<Finding>,
    clash: Option<Awaited<Clash>>,
    rated: Option<Awaited<Rated>>,
    spare: Option<Awaited<Spare>>,
    /// Whether the worker was asked for fewer givens, and by which question.
    thinning: Option<Asked>,
    thinned: Option<Thinned>,
    symmetry: Symmetry,
}

impl Default for Editor {
    fn default() -> Self {
        Self {
            grid: Grid::empty(Order::Three),
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
        }
    }
}

impl Editor {
    /// What was put in.
    #[must_use]
    pub(in crate::play) const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The cell at which digits are entered.
    #[must_use]
    pub(in crate::play) const fn cursor(&self) -> Cell {
        self.cursor
    }

    /// Whether a change can be taken back, and whether one can be made again.
    #[must_use]
    pub(in crate::play) const fn can_go(&self) -> (bool, bool) {
        (!self.before.is_empty(), !self.after.is_empty())
    }

    /// The symmetry that is chosen.
    #[must_use]
    pub(in crate::play) const fn symmetry(&self) -> Symmetry {
        self.symmetry
    }

    /// The cells whose digit stands in one of their houses, too.
    #[must_use]
    pub(in crate::play) fn doubles(&self) -> CellSet {
        self.grid.doubles()
    }

    /// The solutions, once they are counted.
    #[must_use]
    pub(in crate::play) fn finding(&self) -> Option<&Finding> {
        self.finding.as_ref().and_then(Awaited::told)
    }

    /// What was found last, be it of a board before this one.
    #[must_use]
    pub(in crate::play) fn latest(&self) -> Option<&Finding> {
        self.finding().or(self.earlier.as_ref())
    }

    /// Digits that have no solution together, once they were looked for.
    #[must_use]
    pub(in crate::play) fn clash(&self) -> Option<&Clash> {
        self.clash.as_ref().and_then(Awaited::told)
    }

    /// How hard it is, once that is known.
    #[must_use]
    pub(in crate::play) fn rated(&self) -> Option<Rated> {
        self.rated.as_ref().and_then(Awaited::told).copied()
    }

    /// The givens that are not needed, once they were asked for and found.
    #[must_use]
    pub(in crate::play) fn spare(&self) -> Option<&Spare> {
        self.spare.as_ref().and_then(Awaited::told)
    }

    /// The puzzle, if what was put in is one.
    #[must_use]
    pub(in crate::play) fn puzzle(&self) -> Option<Puzzle> {
        match self.finding()? {
            Finding::One(solution) if !self.grid.is_full() => {
                Puzzle::proven_before(self.grid.clone(), solution.clone())
            }
            Finding::One(_) | Finding::None | Finding::Several(..) | Finding::Undecided => None,
        }
    }

    /// Whether the worker is to be asked for the solutions. Where a digit is twice in a house there is nothing to ask.
    #[must_use]
    pub(in crate::play) fn wants_count(&self) -> bool {
        self.finding.is_none() && !self.is_plain()
    }

    /// Whether the worker was asked for the solutions, and has not answered yet.
    #[must_use]
    pub(in crate::play) const fn is_counting(&self) -> bool {
        matches!(self.finding, Some(Awaited::Asked(_)))
    }

    /// Whether anybody can see what it comes to: it is empty, or a digit is twice in a house.
    #[must_use]
    pub(in crate::play) fn is_plain(&self) -> bool {
        self.grid.filled_count() == 0 || self.grid.duplicate().is_some()
    }

    /// Whether the worker is to be asked which digits clash.
    #[must_use]
    pub(in crate::play) fn wants_clash(&self) -> bool {
        self.clash.is_none() && self.finding() == Some(&Finding::None)
    }

    /// The cursor goes to a cell.
    pub(in crate::play) fn select(&mut self, cell: Cell) {
        if cell.index() < self.grid.order().cell_count() {
            self.cursor = cell;
        }
    }

    /// The cursor moves.
    pub(in crate::play) fn go(&mut self, direction: Direction) {
        self.cursor = direction.from(self.cursor, self.grid.order());
    }

    /// Another board stands there, as one change.
    pub(in crate::play) fn change(&mut self, grid: Grid) {
        if grid == self.grid {
            return;
        }
        self.after.clear();
        let before = self.turn_to(grid);
        if self.before.len() == CHANGES_KEPT {
            self.before.remove(0);
        }
        self.before.push(before);
    }

    /// A digit, or nothing, comes into the cell of the cursor. A digit that the board has not is no digit here.
    pub(in crate::play) fn put(&mut self, digit: Option<Digit>) {
        if digit.is_none_or(|digit| digit.index() < self.grid.order().side()) {
            let mut grid = self.grid.clone();
            grid.set(self.cursor, digit);
            self.change(grid);
        }
    }

    /// The last change is taken back.
    pub(in crate::play) fn undo(&mut self) {
        if let Some(grid) = self.before.pop() {
            let now = self.turn_to(grid);
            self.after.push(now);
        }
    }

    /// The change that was taken back last is made again.
    pub(in crate::play) fn redo(&mut self) {
        if let Some(grid) = self.after.pop() {
            let now = self.turn_to(grid);
            self.before.push(now);
        }
    }

    /// That symmetry is chosen.
    pub(in crate::play) const fn choose(&mut self, symmetry: Symmetry) {
        self.symmetry = symmetry;
    }

    /// The worker was asked for the solutions.
    pub(in crate::play) fn count(&mut self, asked: Asked) {
        self.finding = Some(Awaited::Asked(asked));
    }

    /// The solutions were counted.
    pub(in crate::play) fn take_finding(&mut self, finding: Finding) {
        self.finding = Some(Awaited::Told(finding));
    }

    /// The worker was asked which digits clash.
    pub(in crate::play) fn look_for_clash(&mut self, asked: Asked) {
        self.clash = Some(Awaited::Asked(asked));
    }

    /// These clash.
    pub(in crate::play) fn take_clash(&mut self, clash: Clash) {
        self.clash = Some(Awaited::Told(clash));
    }

    /// The worker was asked how hard it is.
    pub(in crate::play) fn rate(&mut self, asked: Asked) {
        self.rated = Some(Awaited::Asked(asked));
    }

    /// Whether nobody has asked yet how hard it is.
    #[must_use]
    pub(in crate::play) const fn is_unrated(&self) -> bool {
        self.rated.is_none()
    }

    /// So hard it is.
    pub(in crate::play) fn take_rated(&mut self, rated: Rated) {
        self.rated = Some(Awaited::Told(rated));
    }

    /// The worker was asked which givens are not needed.
    pub(in crate::play) fn mark(&mut self, asked: Asked) {
        self.spare = Some(Awaited::Asked(asked));
    }

    /// These givens are not needed.
    pub(in crate::play) fn take_spare(&mut self, spare: Spare) {
        self.spare = Some(Awaited::Told(spare));
    }

    /// The worker was asked for fewer givens.
    pub(in crate::play) const fn thin(&mut self, asked: Asked) {
        self.thinning = Some(asked);
    }

    /// Givens were removed, and the solution is the same.
    pub(in crate::play) fn take_fewer(&mut self, fewer: Fewer) {
        let removed = self.grid.filled_count().saturating_sub(fewer.clues.filled_count());
        let finding = self.finding.take();
        self.thinning = None;
        self.change(fewer.clues);
        self.finding = finding;
        self.thinned = Some(Thinned { removed, undecided: fewer.undecided });
    }

    /// What became of it, if givens were just removed.
    #[must_use]
    pub(in crate::play) const fn thinned(&self) -> Option<Thinned> {
        self.thinned
    }

    /// Whether it is being thinned out, or its spare givens are looked for.
    #[must_use]
    pub(in crate::play) const fn is_looked_through(&self) -> bool {
        self.thinning.is_some() || matches!(self.spare, Some(Awaited::Asked(_)))
    }

    /// Nothing will come of that question.
    pub(in crate::play) fn give_up(&mut self, asked: Asked) {
        self.finding.take_if(|finding| finding.awaits(asked));
        self.clash.take_if(|clash| clash.awaits(asked));
        self.rated.take_if(|rated| rated.awaits(asked));
        self.spare.take_if(|spare| spare.awaits(asked));
        self.thinning.take_if(|own| *own == asked);
    }

    /// Shows another board, of which nothing is known but what was found before and still holds; the one before.
    fn turn_to(&mut self, grid: Grid) -> Grid {
        if grid.order() != self.grid.order() {
            self.cursor = Cell::at(0);
            self.earlier = None;
        }
        let found = self.finding.take().and_then(Awaited::into_told);
        if found.as_ref().is_some_and(|found| found.holds(&self.grid, &grid)) {
            self.finding = found.map(Awaited::Told);
        } else if grid.order() == self.grid.order() {
            self.earlier = found.or(self.earlier.take());
        }
        (self.clash, self.rated, self.spare, self.thinning, self.thinned) = (None, None, None, None, None);
        std::mem::replace(&mut self.grid, grid)
    }
}
