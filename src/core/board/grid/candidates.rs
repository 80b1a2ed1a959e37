//! The candidates of each cell, and the places of each digit in each house, kept consistent.

use crate::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, Grid, House, Places, Shape};
use serde::{Deserialize, Serialize};

/// The state of a cell: an open cell has candidates, a filled one a digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CellState {
    /// The cell has this digit.
    Filled(Digit),
    /// The cell is empty, with these candidates; an empty set is a contradiction.
    Open(DigitSet),
}

/// A cell before and after a change, enough to redo and undo it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Change {
    /// The cell.
    pub cell: Cell,
    /// Its state before.
    pub before: CellState,
    /// Its state after.
    pub after: CellState,
}

/// A reason, visible at a glance, that a board cannot be completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Contradiction {
    /// An empty cell has no candidate left.
    NoDigit(Cell),
    /// A digit has no place left in a house.
    NoPlace(House, Digit),
    /// A digit is twice in a house.
    Twice(House, Digit),
    /// The cells of a cage are full, and add up to another sum than its own.
    Sum {
        /// The first cell of the cage.
        first: Cell,
        /// The sum of its digits.
        found: u16,
        /// The sum that it needs.
        sum: u16,
    },
}

/// The candidates of a board, in two tables: the digits of a cell, and the places of a digit in a house.
/// Counts that solvers need after each step, such as the digits with one place left, are stored as well,
/// since counting again would cost more than the step itself.
///
/// ```
/// use sudoku_board::{Candidates, Cell, Digit, Grid};
///
/// let grid = Grid::from_line("1..2...........3").expect("a line of 16 symbols");
/// let candidates = Candidates::new(&grid);
/// let cell = Cell::at(1);
/// assert_eq!(candidates.digits(cell).iter().map(Digit::number).collect::<Vec<_>>(), [3, 4]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidates {
    shape: Shape,
    cells: Vec<CellState>,
    /// Indexed by house, then by digit.
    places: Vec<Places>,
    /// The cells that have each digit as a candidate.
    cells_of: Vec<CellSet>,
    /// The digits with one place in each house.
    once: Vec<DigitSet>,
    /// The open cells with one candidate.
    bare: CellSet,
    /// The number of empty cells of each house.
    gaps: Vec<u8>,
    open: usize,
}

impl Candidates {
    /// Returns all candidates that the rules alone allow beside the digits of a grid.
    #[must_use]
    pub fn new(grid: &Grid) -> Self {
        let shape = grid.shape();
        let geometry = shape.geometry();
        let houses = House::all(shape).count();
        let mut standing = vec![DigitSet::EMPTY; houses];
        for (cell, digit) in grid.filled() {
            for &house in geometry.houses_of(cell) {
                let standing = &mut standing[geometry.house_index(house)];
                *standing = standing.with(digit);
            }
        }
        // Starts with no candidates at all: adding them takes far fewer changes than removing them from a
        // full board.
        let mut candidates = Self {
            shape: shape.clone(),
            cells: vec![CellState::Open(DigitSet::EMPTY); shape.cell_count()],
            places: vec![Places::EMPTY; houses * shape.side()],
            cells_of: vec![CellSet::EMPTY; shape.side()],
            once: vec![DigitSet::EMPTY; houses],
            bare: CellSet::EMPTY,
            gaps: vec![shape.side() as u8; houses],
            open: shape.cell_count(),
        };
        let all = DigitSet::all(shape);
        for cell in Cell::all(shape) {
            let possible = || {
                let in_houses = geometry.houses_of(cell).iter();
                let left =
                    in_houses.fold(all, |left, &house| left.minus(standing[geometry.house_index(house)]));
                let beyond = geometry.peers_by_rule(cell).filter_map(|peer| grid.get(peer));
                beyond.fold(left, DigitSet::without)
            };
            candidates
                .set(cell, grid.get(cell).map_or_else(|| CellState::Open(possible()), CellState::Filled));
        }
        candidates
    }

    /// Returns the shape of the board.
    #[must_use]
    #[inline(always)]
    pub const fn shape(&self) -> &Shape {
        &self.shape
    }

    /// Returns the tables of the shape.
    #[must_use]
    pub fn geometry(&self) -> &Geometry {
        self.shape.geometry()
    }

    /// Returns the digit or candidates of a cell.
    #[must_use]
    #[inline(always)]
    pub fn state(&self, cell: Cell) -> CellState {
        self.cells[cell.index()]
    }

    /// Returns the digit of a cell; `None` if the cell is empty.
    #[must_use]
    #[inline(always)]
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        match self.cells[cell.index()] {
            CellState::Filled(digit) => Some(digit),
            CellState::Open(_) => None,
        }
    }

    /// Returns the candidates of a cell; empty if it is filled.
    #[must_use]
    #[inline(always)]
    pub fn digits(&self, cell: Cell) -> DigitSet {
        match self.cells[cell.index()] {
            CellState::Filled(_) => DigitSet::EMPTY,
            CellState::Open(digits) => digits,
        }
    }

    /// Returns whether a cell is empty.
    #[must_use]
    #[inline(always)]
    pub fn is_open(&self, cell: Cell) -> bool {
        matches!(self.cells[cell.index()], CellState::Open(_))
    }

    /// Returns the places of a house where a digit is still a candidate; empty once the digit is placed there.
    #[must_use]
    #[inline(always)]
    pub fn places(&self, digit: Digit, house: House) -> Places {
        self.places[self.place_index(house, digit)]
    }

    /// Returns the cells of the board where a digit is still a candidate.
    #[must_use]
    #[inline(always)]
    pub fn cells_of(&self, digit: Digit) -> &CellSet {
        &self.cells_of[digit.index()]
    }

    /// Returns the digits that are not yet in a house and have exactly one place left there.
    #[must_use]
    pub fn placed_once(&self, house: House) -> DigitSet {
        self.once[self.geometry().house_index(house)]
    }

    /// Returns the empty cells with exactly one candidate.
    #[must_use]
    pub const fn with_one_digit(&self) -> &CellSet {
        &self.bare
    }

    /// Returns the number of empty cells of a house.
    #[must_use]
    pub fn gaps(&self, house: House) -> usize {
        usize::from(self.gaps[self.geometry().house_index(house)])
    }

    /// Returns whether a candidate is still possible.
    #[must_use]
    #[inline(always)]
    pub fn allows(&self, candidate: Candidate) -> bool {
        self.digits(candidate.cell).contains(candidate.digit)
    }

    /// Returns the number of empty cells.
    #[must_use]
    pub const fn open_count(&self) -> usize {
        self.open
    }

    /// Returns the empty cells, in reading order.
    pub fn open_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        Cell::all(&self.shape).filter(|&cell| self.is_open(cell))
    }

    /// Returns the digits as a grid.
    #[must_use]
    pub fn to_grid(&self) -> Grid {
        let mut grid = Grid::empty(&self.shape);
        for cell in Cell::all(&self.shape) {
            grid.set(cell, self.digit(cell));
        }
        grid
    }

    /// Places a digit in a cell and removes it from the cell's peers. `changed` receives each change, for
    /// undoing.
    pub fn place(&mut self, candidate: Candidate, mut changed: impl FnMut(Change)) {
        let Candidate { cell, digit } = candidate;
        self.change(cell, CellState::Filled(digit), &mut changed);
        let barred = self.cells_of(digit).intersection(self.geometry().peers(cell));
        for peer in barred.iter() {
            self.eliminate(Candidate::new(peer, digit), &mut changed);
        }
    }

    /// Removes a candidate, if it is there. `changed` receives the change.
    pub fn eliminate(&mut self, candidate: Candidate, changed: impl FnMut(Change)) {
        let Candidate { cell, digit } = candidate;
        if let CellState::Open(digits) = self.state(cell)
            && digits.contains(digit)
        {
            self.change(cell, CellState::Open(digits.without(digit)), changed);
        }
    }

    /// Repeats a change.
    pub fn redo(&mut self, change: Change) {
        self.set(change.cell, change.after);
    }

    /// Undoes a change. Several changes must be undone in reverse order.
    pub fn undo(&mut self, change: Change) {
        self.set(change.cell, change.before);
    }

    /// Returns the first contradiction visible at a glance, if there is one: cells in reading order, then houses.
    #[must_use]
    pub fn contradiction(&self) -> Option<Contradiction> {
        let stuck = |&cell: &Cell| self.cells[cell.index()] == CellState::Open(DigitSet::EMPTY);
        if let Some(cell) = Cell::all(&self.shape).find(stuck) {
            return Some(Contradiction::NoDigit(cell));
        }
        let in_house = House::all(&self.shape).find_map(|house| {
            let (mut once, mut twice) = (DigitSet::EMPTY, DigitSet::EMPTY);
            for &cell in self.geometry().cells(house) {
                if let CellState::Filled(digit) = self.state(cell) {
                    if once.contains(digit) {
                        twice = twice.with(digit);
                    }
                    once = once.with(digit);
                }
            }
            if let Some(digit) = twice.first() {
                return Some(Contradiction::Twice(house, digit));
            }
            let homeless = DigitSet::all(&self.shape)
                .minus(once)
                .iter()
                .find(|&digit| self.places(digit, house).is_empty());
            homeless.map(|digit| Contradiction::NoPlace(house, digit))
        });
        in_house.or_else(|| {
            let (cage, found) = *self.geometry().wrong_cages(&|cell| self.digit(cell)).first()?;
            Some(Contradiction::Sum { first: *cage.cells().first()?, found, sum: cage.sum()? })
        })
    }

    fn place_index(&self, house: House, digit: Digit) -> usize {
        self.geometry().house_index(house) * self.shape.side() + digit.index()
    }

    fn change(&mut self, cell: Cell, after: CellState, mut changed: impl FnMut(Change)) {
        let before = self.state(cell);
        if before != after {
            self.set(cell, after);
            changed(Change { cell, before, after });
        }
    }

    /// Writes a cell. Nothing else does, so all tables agree.
    fn set(&mut self, cell: Cell, after: CellState) {
        let geometry = self.shape.geometry();
        let (before, was_open) = (self.digits(cell), self.is_open(cell));
        self.cells[cell.index()] = after;
        let (now, is_open) = (self.digits(cell), self.is_open(cell));
        let houses = geometry.houses_of(cell);
        if was_open != is_open {
            self.open = if is_open { self.open + 1 } else { self.open - 1 };
            for &house in houses {
                let gaps = &mut self.gaps[geometry.house_index(house)];
                *gaps = if is_open { *gaps + 1 } else { *gaps - 1 };
            }
        }
        let turned = DigitSet::from_bits(before.bits() ^ now.bits());
        if turned.is_empty() {
            return;
        }
        if now.single().is_some() {
            self.bare.insert(cell);
        } else {
            self.bare.remove(cell);
        }
        for digit in turned.iter() {
            self.cells_of[digit.index()].toggle(cell);
        }
        for (&house, &place) in houses.iter().zip(geometry.places_of(cell)) {
            let at = geometry.house_index(house);
            let first = at * self.shape.side();
            let mut once = self.once[at];
            for digit in turned.iter() {
                let places = &mut self.places[first + digit.index()];
                *places = places.toggled(place);
                once = if places.single().is_some() { once.with(digit) } else { once.without(digit) };
            }
            self.once[at] = once;
        }
    }
}
