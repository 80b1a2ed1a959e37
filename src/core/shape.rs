//! The four sizes of board.

use crate::Geometry;
use serde::{Deserialize, Serialize};

/// The order *n* of a board: boxes are *n*×*n* cells, a side has *n*² cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Shape {
    /// 4×4.
    S4 = 2,
    /// 9×9, the classic.
    S9 = 3,
    /// 16×16.
    S16 = 4,
    /// 25×25.
    S25 = 5,
}

impl Shape {
    /// All shapes, smallest first.
    pub const ALL: [Shape; 4] = [Shape::S4, Shape::S9, Shape::S16, Shape::S25];

    /// The number *n* itself, 2 to 5.
    #[must_use]
    #[inline(always)]
    pub const fn get(self) -> usize {
        self as usize
    }

    /// Cells along a side, and digits in a house: 4, 9, 16 or 25.
    #[must_use]
    #[inline(always)]
    pub const fn side(self) -> usize {
        self.get() * self.get()
    }

    /// Cells on the board: 16, 81, 256 or 625.
    #[must_use]
    #[inline(always)]
    pub const fn cell_count(self) -> usize {
        self.side() * self.side()
    }

    /// Whether its board has digits written as letters.
    #[must_use]
    pub fn has_letters(self) -> bool {
        crate::Digit::all(self).any(|digit| digit.symbol().is_ascii_alphabetic())
    }

    /// The shape with the number `n`.
    #[must_use]
    pub fn from_number(n: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|shape| shape.get() == n)
    }

    /// The shape with this number of cells along a side.
    #[must_use]
    pub fn from_side(side: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|shape| shape.side() == side)
    }

    /// The shape with this number of cells on the board.
    #[must_use]
    pub fn from_cell_count(cells: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|shape| shape.cell_count() == cells)
    }

    /// The tables of this shape, built once.
    #[must_use]
    pub fn geometry(self) -> &'static Geometry {
        Geometry::of(self)
    }
}
