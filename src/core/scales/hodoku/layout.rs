//! The tables of the 9×9 board as plain arrays, taken once from [`Geometry`].

use std::sync::LazyLock;
use sudoku_board::{Cell, Geometry, House, Shape};

/// The length of a side, and the number of digits.
pub(super) const SIDE: usize = 9;
/// The number of cells.
pub(super) const CELLS: usize = 81;
/// The number of houses: rows, then columns, then boxes.
pub(super) const HOUSES: usize = 27;
/// The number of peers of a cell.
const PEERS: usize = 20;

/// A set of cells, one bit each.
pub(super) type Cells = u128;
/// A set of digits, one bit each, from bit 0 for the digit 1.
pub(super) type Digits = u16;

/// Houses, cells and peers.
#[derive(Debug)]
pub(super) struct Layout {
    /// The cells of each house, by place.
    pub(super) house: [[u8; SIDE]; HOUSES],
    /// The cells of each house as a set.
    pub(super) house_set: [Cells; HOUSES],
    /// The row, column and box of each cell, as numbers of houses.
    pub(super) of: [[u8; 3]; CELLS],
    /// The peers of each cell as a set.
    pub(super) peers: [Cells; CELLS],
    /// The peers of each cell in reading order.
    pub(super) peer_list: [[u8; PEERS]; CELLS],
}

static LAYOUT: LazyLock<Layout> = LazyLock::new(|| {
    let geometry = Geometry::of(Shape::S9);
    let mut layout = Layout {
        house: [[0; SIDE]; HOUSES],
        house_set: [0; HOUSES],
        of: [[0; 3]; CELLS],
        peers: [0; CELLS],
        peer_list: [[0; PEERS]; CELLS],
    };
    for house in House::all(Shape::S9) {
        let at = geometry.house_index(house);
        for (place, cell) in geometry.cells(house).iter().enumerate() {
            layout.house[at][place] = cell.index() as u8;
            layout.house_set[at] |= bit(cell.index());
        }
    }
    for cell in Cell::all(Shape::S9) {
        let at = cell.index();
        layout.of[at] = geometry.usual_houses_of(cell).map(|house| geometry.house_index(house) as u8);
        for (place, peer) in geometry.peer_list(cell).iter().enumerate() {
            layout.peer_list[at][place] = peer.index() as u8;
            layout.peers[at] |= bit(peer.index());
        }
    }
    layout
});

/// Returns the tables.
pub(super) fn layout() -> &'static Layout {
    &LAYOUT
}

impl Layout {
    /// Returns the row, column or box (0, 1, 2) of a cell.
    #[inline(always)]
    pub(super) fn house_of(&self, cell: usize, kind: usize) -> usize {
        usize::from(self.of[cell][kind])
    }

    /// Returns whether two different cells see each other.
    #[inline(always)]
    pub(super) fn see(&self, a: usize, b: usize) -> bool {
        self.peers[a] & bit(b) != 0
    }

    /// Returns the cells that see all of these; all cells if there are none.
    pub(super) fn common_peers(&self, cells: Cells) -> Cells {
        each(cells).fold(ALL_CELLS, |seen, cell| seen & self.peers[cell])
    }

    /// Returns whether two cells share a row or a column.
    pub(super) fn in_line(&self, a: usize, b: usize) -> bool {
        self.of[a][0] == self.of[b][0] || self.of[a][1] == self.of[b][1]
    }

    /// Returns the cell where two houses cross.
    pub(super) fn crossing(&self, a: usize, b: usize) -> usize {
        (self.house_set[a] & self.house_set[b]).trailing_zeros() as usize
    }
}

/// Every cell.
pub(super) const ALL_CELLS: Cells = (1 << CELLS) - 1;

/// Returns the set of one cell.
#[inline(always)]
pub(super) const fn bit(cell: usize) -> Cells {
    1 << cell
}

/// Returns the cells of a set in reading order.
#[inline(always)]
pub(super) fn each(mut cells: Cells) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (cells != 0).then(|| {
            let cell = cells.trailing_zeros() as usize;
            cells &= cells - 1;
            cell
        })
    })
}

/// Returns the first cell of a set that is not empty.
#[inline(always)]
pub(super) const fn first(cells: Cells) -> usize {
    cells.trailing_zeros() as usize
}

/// Returns the digits of a set, from 0, ascending.
#[inline(always)]
pub(super) fn digits(mut set: Digits) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let digit = set.trailing_zeros() as usize;
            set &= set - 1;
            digit
        })
    })
}
