//! A 9×9 board as bit masks: the marks of each cell, and the places of each digit in each house.

use std::sync::LazyLock;
use sudoku_board::{Candidates, Cell, CellState, Grid, House, HouseKind, Shape, bits::ones};

/// The cells of the board.
pub(super) const CELLS: usize = Shape::S9.cell_count();
/// The digits, and the cells of a house.
pub(super) const DIGITS: usize = Shape::S9.side();
/// The kinds of house, in the order that the program asks them: boxes, rows, columns.
pub(super) const KINDS: [HouseKind; 3] = [HouseKind::Box, HouseKind::Row, HouseKind::Column];
/// The houses, kind by kind.
pub(super) const HOUSES: usize = KINDS.len() * DIGITS;
/// The place of boxes in [`KINDS`].
pub(super) const BOX: usize = 0;
/// The place of rows in [`KINDS`].
pub(super) const ROW: usize = 1;
/// The place of columns in [`KINDS`].
pub(super) const COLUMN: usize = 2;
/// Boxes, columns, rows: most rules look in this order.
pub(super) const BY_LOOKING: [usize; 3] = [BOX, COLUMN, ROW];

/// A set of cells, by bits in reading order.
pub(super) type Cells = u128;
/// A set of digits or of places in a house.
pub(super) type Mask = u16;

/// Returns the members of a mask, ascending.
#[inline(always)]
pub(super) fn bits(mut mask: Mask) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (mask != 0).then(|| mask.trailing_zeros() as usize)?;
        mask &= mask - 1;
        Some(bit)
    })
}

/// Returns the cells of a set, ascending.
#[inline(always)]
pub(super) fn cells_of(mut set: Cells) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let cell = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(cell)
    })
}

/// Returns the number of members of a mask.
#[inline(always)]
pub(super) const fn count(mask: Mask) -> u32 {
    mask.count_ones()
}

/// The geometry of the board in numbers, taken once from [`sudoku_board::Geometry`].
#[derive(Debug)]
pub(super) struct Tables {
    /// The cells of each house, by place.
    pub(super) cells: [[u8; DIGITS]; HOUSES],
    /// The same cells as a set.
    pub(super) sets: [Cells; HOUSES],
    /// The house of each kind of a cell.
    pub(super) houses: [[u8; 3]; CELLS],
    /// The place of a cell in its houses.
    pub(super) places: [[u8; 3]; CELLS],
    /// The cells that see a cell.
    pub(super) peers: [Cells; CELLS],
    /// The places of the first house that are cells of the second.
    pub(super) shared: [[Mask; HOUSES]; HOUSES],
    /// The masks with two, three, ... members of nine, ascending as numbers.
    pub(super) tuples: [Vec<Mask>; DIGITS],
}

static TABLES: LazyLock<Tables> = LazyLock::new(Tables::build);

impl Tables {
    fn build() -> Self {
        let geometry = Shape::S9.geometry();
        let mut tables = Self {
            cells: [[0; DIGITS]; HOUSES],
            sets: [0; HOUSES],
            houses: [[0; 3]; CELLS],
            places: [[0; 3]; CELLS],
            peers: [0; CELLS],
            shared: [[0; HOUSES]; HOUSES],
            tuples: Default::default(),
        };
        for house in 0..HOUSES {
            for (place, cell) in geometry.cells(self::house(house)).iter().enumerate() {
                let cell = cell.index();
                let kind = kind_of(house);
                tables.cells[house][place] = cell as u8;
                tables.sets[house] |= 1 << cell;
                tables.houses[cell][kind] = house as u8;
                tables.places[cell][kind] = place as u8;
            }
        }
        for cell in 0..CELLS {
            for peer in geometry.peer_list(Cell::at(cell)) {
                tables.peers[cell] |= 1 << peer.index();
            }
        }
        for one in 0..HOUSES {
            for other in 0..HOUSES {
                for place in 0..DIGITS {
                    let inside = tables.sets[other] >> tables.cells[one][place] & 1;
                    tables.shared[one][other] |= (inside as Mask) << place;
                }
            }
        }
        for mask in 0..1 << DIGITS {
            if let Some(tuples) = tables.tuples.get_mut(count(mask) as usize) {
                tuples.push(mask);
            }
        }
        tables
    }

    /// Returns the cells that see all of these.
    #[inline(always)]
    pub(super) fn seen_by_all(&self, set: Cells) -> Cells {
        cells_of(set).fold(!0, |seen, cell| seen & self.peers[cell])
    }

    /// Returns the houses that contain all of these cells, as bits.
    pub(super) fn houses_around(&self, set: Cells) -> u32 {
        (0..HOUSES).filter(|&house| set & !self.sets[house] == 0).fold(0, |all, house| all | 1 << house)
    }
}

/// Returns the kind of a house, as its place in [`KINDS`].
pub(super) const fn kind_of(house: usize) -> usize {
    let mut kind = 0;
    while (kind + 1) * DIGITS <= house {
        kind += 1;
    }
    kind
}

/// Returns the houses of a kind.
pub(super) const fn houses_of(kind: usize) -> std::ops::Range<usize> {
    kind * DIGITS..(kind + 1) * DIGITS
}

/// Returns the name of a house for the rest of the program.
pub(super) const fn house(house: usize) -> House {
    let kind = kind_of(house);
    House::new(KINDS[kind], (house - kind * DIGITS) as u8)
}

/// The marks and gaps of the board. Marks stay as the steps leave them: a filled cell has none.
#[derive(Clone, Debug)]
pub(super) struct SeBoard {
    /// The geometry.
    pub(super) tables: &'static Tables,
    /// The marks of each cell.
    pub(super) marks: [Mask; CELLS],
    /// The places of each digit in each house.
    pub(super) places: [[Mask; DIGITS]; HOUSES],
    /// The cells that have each digit as a mark.
    pub(super) of: [Cells; DIGITS],
    /// The empty cells.
    pub(super) empty: Cells,
    /// The number of empty cells of each house.
    pub(super) gaps: [u8; HOUSES],
    /// How often each digit is placed.
    pub(super) placed: [u8; DIGITS],
}

impl SeBoard {
    /// Returns the board of a grid, with all marks that its digits allow.
    pub(super) fn new(grid: &Grid) -> Self {
        let tables = &*TABLES;
        let mut board = Self {
            tables,
            marks: [(1 << DIGITS) - 1; CELLS],
            places: [[(1 << DIGITS) - 1; DIGITS]; HOUSES],
            of: [(1 << CELLS) - 1; DIGITS],
            empty: (1 << CELLS) - 1,
            gaps: [DIGITS as u8; HOUSES],
            placed: [0; DIGITS],
        };
        for (cell, digit) in grid.filled() {
            board.place(cell.index(), digit.index());
        }
        board
    }

    /// Returns the board of a position, with its candidates.
    pub(super) fn of(position: &Candidates) -> Self {
        let mut board = Self::new(&Grid::empty(Shape::S9));
        for cell in Cell::all(Shape::S9) {
            if let CellState::Filled(digit) = position.state(cell) {
                board.place(cell.index(), digit.index());
            }
        }
        for cell in Cell::all(Shape::S9) {
            if let CellState::Open(digits) = position.state(cell) {
                let kept = digits.iter().fold(0, |all: Mask, digit| all | 1 << digit.index());
                board.remove_all(cell.index(), !kept);
            }
        }
        board
    }

    /// Removes a mark.
    #[inline]
    pub(super) fn remove(&mut self, cell: usize, digit: usize) {
        if self.marks[cell] >> digit & 1 == 0 {
            return;
        }
        self.marks[cell] &= !(1 << digit);
        self.of[digit] &= !(1 << cell);
        for kind in 0..KINDS.len() {
            let house = self.tables.houses[cell][kind] as usize;
            self.places[house][digit] &= !(1 << self.tables.places[cell][kind]);
        }
    }

    /// Removes several marks of a cell.
    pub(super) fn remove_all(&mut self, cell: usize, digits: Mask) {
        bits(digits & self.marks[cell]).for_each(|digit| self.remove(cell, digit));
    }

    /// Fills a cell.
    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        self.remove_all(cell, self.marks[cell]);
        if self.empty >> cell & 1 == 1 {
            self.empty &= !(1 << cell);
            self.placed[digit] += 1;
            for kind in 0..KINDS.len() {
                self.gaps[self.tables.houses[cell][kind] as usize] -= 1;
            }
        }
        cells_of(self.tables.peers[cell] & self.of[digit]).for_each(|peer| self.remove(peer, digit));
    }

    /// Returns the cells with exactly two marks.
    pub(super) fn bivalue(&self) -> Cells {
        let mut set = 0;
        for cell in cells_of(self.empty) {
            set |= Cells::from(count(self.marks[cell]) == 2) << cell;
        }
        set
    }

    /// Returns the cell at a place of a house.
    #[inline(always)]
    pub(super) const fn at(&self, house: usize, place: usize) -> usize {
        self.tables.cells[house][place] as usize
    }

    /// Returns the cells at these places of a house.
    pub(super) fn at_all(&self, house: usize, places: Mask) -> Cells {
        bits(places).fold(0, |set, place| set | 1 << self.at(house, place))
    }
}

/// The number of words in a set of marks: 64 marks to a word, cell by cell.
pub(super) const WORDS: usize = (CELLS * DIGITS).div_ceil(64);

/// A set of marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Marked([u64; WORDS]);

impl Marked {
    /// The empty set.
    pub(super) const NONE: Self = Self([0; WORDS]);

    /// Adds a mark, and returns whether it was new.
    #[inline(always)]
    pub(super) const fn insert(&mut self, mark: usize) -> bool {
        let new = self.0[mark / 64] >> (mark % 64) & 1 == 0;
        self.0[mark / 64] |= 1 << (mark % 64);
        new
    }

    /// Returns whether the set has a mark.
    #[inline(always)]
    pub(super) const fn contains(&self, mark: usize) -> bool {
        self.0[mark / 64] >> (mark % 64) & 1 == 1
    }

    /// Returns the marks in both sets.
    pub(super) fn and(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// Returns whether the set is empty.
    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// Returns the marks of the set, ascending.
    pub(super) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        ones(&self.0)
    }
}

/// Returns the number of a mark.
#[inline(always)]
pub(super) const fn mark(cell: usize, digit: usize) -> usize {
    cell * DIGITS + digit
}

/// Returns the cell and digit of a mark.
#[inline(always)]
pub(super) const fn unmark(mark: usize) -> (usize, usize) {
    (mark / DIGITS, mark % DIGITS)
}
