//! A set of houses of one board.

use sudoku_board::{Geometry, House, Shape};

/// A set of houses; the largest board has 75.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct HouseSet([u64; 2]);

impl HouseSet {
    /// The empty set.
    pub(crate) const EMPTY: Self = Self([0; 2]);

    /// Returns all houses of a shape.
    pub(crate) fn all(shape: &Shape) -> Self {
        House::all(shape).fold(Self::EMPTY, |all, house| all.with(shape.geometry(), house))
    }

    pub(crate) fn with(mut self, geometry: &Geometry, house: House) -> Self {
        let index = geometry.house_index(house);
        self.0[index / 64] |= 1 << (index % 64);
        self
    }

    pub(crate) fn contains(self, geometry: &Geometry, house: House) -> bool {
        let index = geometry.house_index(house);
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    pub(crate) fn union(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}
