//! What each cell can still hold, and where in each house each digit can still stand, kept in step.

use crate::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, Grid, House, Order, Places};
use serde::{Deserialize, Serialize};

/// What a cell holds, and what it could hold: an open cell has candidates, a filled one a digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CellState {
    /// A digit stands in it.
    Filled(Digit),
    /// It is empty, and these digits are possible; none is a contradiction.
    Open(DigitSet),
}

/// One cell before and after something was done to the board: enough to do it and to undo it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Change {
    /// Which cell.
    pub cell: Cell,
    /// What it was.
    pub before: CellState,
    /// What it became.
    pub after: CellState,
}

/// Why a board cannot be completed, as far as one look tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Contradiction {
    /// An empty cell has no candidate left.
    NoDigit(Cell),
    /// A digit has no place left in a house.
    NoPlace(House, Digit),
    /// A digit stands twice in a house.
    Twice(House, Digit),
}

/// The candidates of a board. Two tables say the same from two sides: the digits of a cell, and the
/// places of a digit in a house. What is asked after each step, above all where something has one way left,
/// is kept beside them, as to count it again costs more than the step itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidates {
    order: Order,
    cells: Vec<CellState>,
    /// Indexed by house, then by digit.
    places: Vec<Places>,
    /// The cells that have each digit as a candidate.
    cells_of: Vec<CellSet>,
    /// The digits with one place in each house.
    once: Vec<DigitSet>,
    /// The open cells with one candidate.
    bare: CellSet,
    /// How many cells of each house are empty.
    gaps: Vec<u8>,
    open: usize,
}

impl Candidates {
    /// All that the digits of a grid allow by the rules alone.
    #[must_use]
    pub fn new(grid: &Grid) -> Self {
        let order = grid.order();
        let geometry = order.geometry();
        let houses = House::all(order).count();
        let mut standing = vec![DigitSet::EMPTY; houses];
        for (cell, digit) in grid.filled() {
            for house in geometry.houses_of(cell) {
                let standing = &mut standing[geometry.house_index(house)];
                *standing = standing.with(digit);
            }
        }
        // It begins with nothing possible anywhere: far fewer candidates come in than would go out of a board
        // where all are.
        let mut candidates = Self {
            order,
            cells: vec![CellState::Open(DigitSet::EMPTY); order.cell_count()],
            places: vec![Places::EMPTY; houses * order.side()],
            cells_of: vec![CellSet::EMPTY; order.side()],
            once: vec![DigitSet::EMPTY; houses],
            bare: CellSet::EMPTY,
            gaps: vec![order.side() as u8; houses],
            open: order.cell_count(),
        };
        let all = DigitSet::all(order);
        for cell in Cell::all(order) {
            let possible = || {
                let in_houses = geometry.houses_of(cell).map(|house| standing[geometry.house_index(house)]);
                in_houses.into_iter().fold(all, DigitSet::minus)
            };
            candidates
                .set(cell, grid.get(cell).map_or_else(|| CellState::Open(possible()), CellState::Filled));
        }
        candidates
    }

    /// The order.
    #[must_use]
    #[inline(always)]
    pub const fn order(&self) -> Order {
        self.order
    }

    /// The tables of its order.
    #[must_use]
    pub fn geometry(&self) -> &'static Geometry {
        self.order.geometry()
    }

    /// The digit or candidates of a cell.
    #[must_use]
    #[inline(always)]
    pub fn state(&self, cell: Cell) -> CellState {
        self.cells[cell.index()]
    }

    /// The digit that stands in a cell.
    #[must_use]
    #[inline(always)]
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        match self.cells[cell.index()] {
            CellState::Filled(digit) => Some(digit),
            CellState::Open(_) => None,
        }
    }

    /// The candidates of a cell; none if it is filled.
    #[must_use]
    #[inline(always)]
    pub fn digits(&self, cell: Cell) -> DigitSet {
        match self.cells[cell.index()] {
            CellState::Filled(_) => DigitSet::EMPTY,
            CellState::Open(digits) => digits,
        }
    }

    /// Whether a cell is empty.
    #[must_use]
    #[inline(always)]
    pub fn is_open(&self, cell: Cell) -> bool {
        matches!(self.cells[cell.index()], CellState::Open(_))
    }

    /// The places of a house where a digit is still a candidate; none once it stands there.
    #[must_use]
    #[inline(always)]
    pub fn places(&self, digit: Digit, house: House) -> Places {
        self.places[self.place_index(house, digit)]
    }

    /// The cells of the board where a digit is still a candidate.
    #[must_use]
    #[inline(always)]
    pub fn cells_of(&self, digit: Digit) -> &CellSet {
        &self.cells_of[digit.index()]
    }

    /// The digits with exactly one place left in a house where they do not stand yet.
    #[must_use]
    pub fn placed_once(&self, house: House) -> DigitSet {
        self.once[self.geometry().house_index(house)]
    }

    /// The empty cells with exactly one candidate.
    #[must_use]
    pub const fn with_one_digit(&self) -> &CellSet {
        &self.bare
    }

    /// How many cells of a house are empty.
    #[must_use]
    pub fn gaps(&self, house: House) -> usize {
        usize::from(self.gaps[self.geometry().house_index(house)])
    }

    /// Whether that candidate is possible.
    #[must_use]
    #[inline(always)]
    pub fn allows(&self, candidate: Candidate) -> bool {
        self.digits(candidate.cell).contains(candidate.digit)
    }

    /// How many cells are empty.
    #[must_use]
    pub const fn open_count(&self) -> usize {
        self.open
    }

    /// The empty cells, in reading order.
    pub fn open_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        Cell::all(self.order).filter(|&cell| self.is_open(cell))
    }

    /// The digits as a grid.
    #[must_use]
    pub fn to_grid(&self) -> Grid {
        let mut grid = Grid::empty(self.order);
        for cell in Cell::all(self.order) {
            grid.set(cell, self.digit(cell));
        }
        grid
    }

    /// Puts a digit into a cell and takes it from the cell's peers. Each cell that changes is told to
    /// `changed`, so that the deed can be undone.
    pub fn place(&mut self, candidate: Candidate, mut changed: impl FnMut(Change)) {
        let Candidate { cell, digit } = candidate;
        self.change(cell, CellState::Filled(digit), &mut changed);
        let barred = self.cells_of(digit).intersection(self.geometry().peers(cell));
        for peer in barred.iter() {
            self.eliminate(Candidate::new(peer, digit), &mut changed);
        }
    }

    /// Takes a candidate away; nothing happens if it is not there.
    pub fn eliminate(&mut self, candidate: Candidate, changed: impl FnMut(Change)) {
        let Candidate { cell, digit } = candidate;
        if let CellState::Open(digits) = self.state(cell)
            && digits.contains(digit)
        {
            self.change(cell, CellState::Open(digits.without(digit)), changed);
        }
    }

    /// Does again what was done.
    pub fn redo(&mut self, change: Change) {
        self.set(change.cell, change.after);
    }

    /// Undoes what was done. Changes are undone in the opposite order.
    pub fn undo(&mut self, change: Change) {
        self.set(change.cell, change.before);
    }

    /// The first contradiction that one look finds, if there is one: cells in reading order, then
    /// houses.
    #[must_use]
    pub fn contradiction(&self) -> Option<Contradiction> {
        let stuck = |&cell: &Cell| self.cells[cell.index()] == CellState::Open(DigitSet::EMPTY);
        if let Some(cell) = Cell::all(self.order).find(stuck) {
            return Some(Contradiction::NoDigit(cell));
        }
        House::all(self.order).find_map(|house| {
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
            let homeless = DigitSet::all(self.order)
                .minus(once)
                .iter()
                .find(|&digit| self.places(digit, house).is_empty());
            homeless.map(|digit| Contradiction::NoPlace(house, digit))
        })
    }

    fn place_index(&self, house: House, digit: Digit) -> usize {
        self.geometry().house_index(house) * self.order.side() + digit.index()
    }

    fn change(&mut self, cell: Cell, after: CellState, mut changed: impl FnMut(Change)) {
        let before = self.state(cell);
        if before != after {
            self.set(cell, after);
            changed(Change { cell, before, after });
        }
    }

    /// The one place where a cell is written, so that all tables tell the same story.
    fn set(&mut self, cell: Cell, after: CellState) {
        let geometry = self.geometry();
        let (before, was_open) = (self.digits(cell), self.is_open(cell));
        self.cells[cell.index()] = after;
        let (now, is_open) = (self.digits(cell), self.is_open(cell));
        let houses = geometry.houses_of(cell);
        if was_open != is_open {
            self.open = if is_open { self.open + 1 } else { self.open - 1 };
            for house in houses {
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
        for (house, place) in houses.into_iter().zip(geometry.places_of(cell)) {
            let at = geometry.house_index(house);
            let first = at * self.order.side();
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
