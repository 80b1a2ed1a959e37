//! The words of Sudoku as types.

#![warn(missing_docs)]

pub mod bits;
pub mod candidates;
pub mod cell;
pub mod constraints;
pub mod digit;
pub mod geometry;
pub mod grid;
pub mod names;
pub mod rng;
pub mod shape;
pub mod sorting;
pub mod symbols;
pub mod symmetry;

pub use bits::{CellSet, DigitSet, KindSet, Places};
pub use candidates::{Candidates, CellState, Change, Contradiction};
pub use cell::{Candidate, Cell, House, HouseKind, Place};
pub use constraints::{Constraint, Constraints};
pub use digit::Digit;
pub use geometry::Geometry;
pub use grid::Grid;
pub use rng::{Rng, Seed};
pub use shape::Shape;
pub use symbols::Symbols;
pub use symmetry::{Symmetry, Transform};
