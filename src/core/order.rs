//! The four sizes of board.

use crate::Geometry;
use serde::{Deserialize, Serialize};

/// The order *n* of a board: boxes are *n*×*n* cells, a side has *n*² cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Order {
    /// 4×4.
    Two = 2,
    /// 9×9, the classic.
    Three = 3,
    /// 16×16.
    Four = 4,
    /// 25×25.
    Five = 5,
}

impl Order {
    /// All orders, smallest first.
    pub const ALL: [Order; 4] = [Order::Two, Order::Three, Order::Four, Order::Five];

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

    /// The order with the number `n`.
    #[must_use]
    pub fn from_number(n: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|order| order.get() == n)
    }

    /// The order with this number of cells along a side.
    #[must_use]
    pub fn from_side(side: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|order| order.side() == side)
    }

    /// The order with this number of cells on the board.
    #[must_use]
    pub fn from_cell_count(cells: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|order| order.cell_count() == cells)
    }

    /// The tables of this order, built once.
    #[must_use]
    pub fn geometry(self) -> &'static Geometry {
        Geometry::of(self)
    }
}
