//! Hidden singles alone, as fast as possible: making an easy puzzle checks this at each clue.

use crate::search::brute::SearchTables;
use sudoku_board::{Grid, Shape, shape::Held};

/// A board for hidden singles only: a cell with one candidate left waits until its digit has no other place
/// in a house.
#[derive(Debug)]
pub(super) struct HiddenOnly {
    tables: Held<SearchTables>,
    /// The digits left in each cell.
    cells: Vec<u32>,
    /// The digits placed in each house.
    placed: Vec<u32>,
    /// Houses that lost a candidate since their last examination.
    dirty: [u64; 2],
    open: usize,
}

impl HiddenOnly {
    pub(super) fn new(shape: &Shape) -> Self {
        let tables = SearchTables::of(shape);
        Self {
            cells: vec![0; shape.cell_count()],
            placed: vec![0; tables.house_count()],
            tables,
            dirty: [0; 2],
            open: 0,
        }
    }

    /// Returns whether hidden singles fill the board.
    pub(super) fn solve(&mut self, clues: &Grid) -> bool {
        let held = self.tables.clone();
        let tables: &SearchTables = &held;
        self.cells.fill(tables.all);
        self.placed.fill(0);
        self.dirty = [0; 2];
        self.open = self.cells.len();
        for (cell, digit) in clues.filled() {
            self.place(tables, cell.index(), 1 << digit.index());
        }
        while self.open > 0
            && let Some(house) = self.take_dirty()
        {
            self.look_at(tables, house);
        }
        self.open == 0
    }

    fn look_at(&mut self, tables: &SearchTables, house: usize) {
        let cells = tables.house(house);
        let (mut once, mut twice) = (0, 0);
        for &cell in cells {
            let mask = self.cells[usize::from(cell)];
            twice |= once & mask;
            once |= mask;
        }
        let hidden = once & !twice & !self.placed[house];
        if hidden == 0 {
            return;
        }
        for &cell in cells {
            let here = self.cells[usize::from(cell)] & hidden;
            if here.is_power_of_two() {
                self.place(tables, usize::from(cell), here);
            }
        }
    }

    fn place(&mut self, tables: &SearchTables, cell: usize, digit: u32) {
        self.open -= 1;
        self.cells[cell] = digit;
        self.touch(tables, cell);
        for house in tables.houses_of(cell) {
            self.placed[house] |= digit;
        }
        for &peer in tables.peers(cell) {
            let peer = usize::from(peer);
            if self.cells[peer] & digit != 0 {
                self.cells[peer] &= !digit;
                self.touch(tables, peer);
            }
        }
    }

    fn touch(&mut self, tables: &SearchTables, cell: usize) {
        let bits = tables.house_bits(cell);
        self.dirty[0] |= bits[0];
        self.dirty[1] |= bits[1];
    }

    fn take_dirty(&mut self) -> Option<usize> {
        let word = usize::from(self.dirty[0] == 0);
        let bits = self.dirty[word];
        self.dirty[word] &= bits.wrapping_sub(1);
        (bits != 0).then(|| word * 64 + bits.trailing_zeros() as usize)
    }
}
