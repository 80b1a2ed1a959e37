//! Cells, houses, places and candidates: names for positions on a board.

use crate::{Digit, Shape};
use serde::{Deserialize, Serialize};

/// A cell of a board, by its position in reading order.
///
/// A cell does not know its shape: the same number is another square on another board, so a cell is only
/// meaningful with a [`crate::Geometry`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Cell(u16);

impl Cell {
    /// The cell at this position in reading order, from 0.
    ///
    /// # Panics
    /// If the index is beyond the largest board (625 cells).
    #[must_use]
    #[inline(always)]
    pub const fn at(index: usize) -> Self {
        assert!(index < Shape::S25.cell_count(), "a cell's index is below 625");
        Self(index as u16)
    }

    /// The position in reading order, from 0.
    #[must_use]
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All cells of a shape, in reading order.
    pub fn all(shape: Shape) -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator + Clone {
        (0..shape.cell_count()).map(Self::at)
    }
}

impl From<Cell> for u16 {
    fn from(cell: Cell) -> Self {
        cell.0
    }
}

impl TryFrom<u16> for Cell {
    type Error = NoSuchCell;

    fn try_from(index: u16) -> Result<Self, NoSuchCell> {
        let exists = usize::from(index) < Shape::S25.cell_count();
        if exists { Ok(Self(index)) } else { Err(NoSuchCell(index)) }
    }
}

/// A number beyond the cells of the largest board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is no cell")]
pub struct NoSuchCell(u16);

/// The kinds of house. A cell is in at most one house of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum HouseKind {
    /// A row.
    Row,
    /// A column.
    Column,
    /// A box.
    Box,
    /// An irregular region, in the place of a box.
    Region,
    /// The diagonal from the top left, as a house.
    Falling,
    /// The diagonal from the top right, as a house.
    Rising,
    /// A window.
    Window,
}

impl HouseKind {
    /// All kinds.
    pub const ALL: [HouseKind; 7] = [
        HouseKind::Row,
        HouseKind::Column,
        HouseKind::Box,
        HouseKind::Region,
        HouseKind::Falling,
        HouseKind::Rising,
        HouseKind::Window,
    ];

    /// The kinds of a board without further rules, whose cells are each in one house of each kind.
    pub const USUAL: [HouseKind; 3] = [HouseKind::Row, HouseKind::Column, HouseKind::Box];
}

/// A house: cells that have each digit once. Numbered from 0 among its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum House {
    /// A row, from the top.
    Row(u8),
    /// A column, from the left.
    Column(u8),
    /// A box, in reading order.
    Box(u8),
    /// A region, in the reading order of their first cells.
    Region(u8),
    /// The diagonal from the top left.
    Falling,
    /// The diagonal from the top right.
    Rising,
    /// A window, in reading order.
    Window(u8),
}

impl House {
    /// The house of this kind and number. There is one house of each kind of diagonal.
    #[must_use]
    #[inline(always)]
    pub const fn new(kind: HouseKind, number: u8) -> Self {
        match kind {
            HouseKind::Row => House::Row(number),
            HouseKind::Column => House::Column(number),
            HouseKind::Box => House::Box(number),
            HouseKind::Region => House::Region(number),
            HouseKind::Falling => House::Falling,
            HouseKind::Rising => House::Rising,
            HouseKind::Window => House::Window(number),
        }
    }

    /// Its kind.
    #[must_use]
    #[inline(always)]
    pub const fn kind(self) -> HouseKind {
        match self {
            House::Row(_) => HouseKind::Row,
            House::Column(_) => HouseKind::Column,
            House::Box(_) => HouseKind::Box,
            House::Region(_) => HouseKind::Region,
            House::Falling => HouseKind::Falling,
            House::Rising => HouseKind::Rising,
            House::Window(_) => HouseKind::Window,
        }
    }

    /// Whether it is a row or a column.
    #[must_use]
    #[inline(always)]
    pub const fn is_line(self) -> bool {
        matches!(self, House::Row(_) | House::Column(_))
    }

    /// Its number among the houses of its kind, from 0.
    #[must_use]
    #[inline(always)]
    pub const fn number(self) -> usize {
        match self {
            House::Row(n) | House::Column(n) | House::Box(n) | House::Region(n) | House::Window(n) => {
                n as usize
            }
            House::Falling | House::Rising => 0,
        }
    }

    /// All houses of a shape: rows, columns, boxes, and then the others.
    pub fn all(shape: Shape) -> std::iter::Copied<std::slice::Iter<'static, House>> {
        shape.geometry().houses().iter().copied()
    }
}

/// A position inside a house, from 0: along a row or column, or in reading order inside a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Place(u8);

impl Place {
    /// The place with this number, from 0.
    #[must_use]
    #[inline(always)]
    pub const fn at(index: usize) -> Self {
        assert!(index < Shape::S25.side(), "a place's index is below 25");
        Self(index as u8)
    }

    /// Its number, from 0.
    #[must_use]
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A cell and a digit that it has, or may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
}

impl Candidate {
    /// The candidate of this digit in this cell.
    #[must_use]
    #[inline(always)]
    pub const fn new(cell: Cell, digit: Digit) -> Self {
        Self { cell, digit }
    }
}
