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

/// The three kinds of house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum HouseKind {
    /// A row.
    Row,
    /// A column.
    Column,
    /// A box.
    Box,
}

impl HouseKind {
    /// Rows, columns, boxes.
    pub const ALL: [HouseKind; 3] = [HouseKind::Row, HouseKind::Column, HouseKind::Box];
}

/// A row, column or box, numbered from 0 (boxes in reading order).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum House {
    /// A row, from the top.
    Row(u8),
    /// A column, from the left.
    Column(u8),
    /// A box, in reading order.
    Box(u8),
}

impl House {
    /// The house of this kind and number.
    #[must_use]
    #[inline(always)]
    pub const fn new(kind: HouseKind, number: u8) -> Self {
        match kind {
            HouseKind::Row => House::Row(number),
            HouseKind::Column => House::Column(number),
            HouseKind::Box => House::Box(number),
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
        }
    }

    /// Its number among the houses of its kind, from 0.
    #[must_use]
    #[inline(always)]
    pub const fn number(self) -> usize {
        match self {
            House::Row(n) | House::Column(n) | House::Box(n) => n as usize,
        }
    }

    /// All houses of a shape: rows, columns, boxes.
    pub fn all(shape: Shape) -> impl Iterator<Item = House> + Clone {
        HouseKind::ALL
            .into_iter()
            .flat_map(move |kind| (0..shape.side()).map(move |n| House::new(kind, n as u8)))
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
