//! The words of Sudoku as types.
//!
//! * [`shape`]: the size of a board, its boxes or regions, its constraints and [cages](shape::cages). Every other type
//!   asks it.
//! * [`geometry`]: the houses of a shape and the cells that see each other, as tables.
//! * [`cell`]: cells, houses and candidates, and their [names](cell::names). [`digit`]: digits, and the
//!   [symbols](digit::symbols) that may take their place.
//! * [`drawn`]: what is drawn for clues, as plain shapes.
//! * [`bits`]: small sets of cells, digits and places.
//! * [`grid`]: a digit or none for each cell, and the [candidates](grid::candidates) that are left.
//! * [`symmetry`]: patterns of clues, and boards that are the same but for their looks.
//! * [`rng`]: seeds and what follows from them. [`sorting`]: sorting in few bytes.
//!
//! ```
//! use sudoku_board::{Candidates, Cell, Digit, Grid, House, Shape};
//!
//! let grid = Grid::from_line("b3:12..............................3...").expect("36 cells, in boxes of three rows");
//! assert_eq!((grid.shape().box_rows(), grid.shape().box_columns()), (3, 2));
//!
//! let (geometry, corner) = (grid.geometry(), Cell::at(6));
//! assert!(geometry.houses_of(corner).iter().eq(&[House::Row(1), House::Column(0), House::Box(0)]));
//!
//! let left = Candidates::new(&grid).digits(corner);
//! assert!(!left.contains(Digit::at(0)) && left.contains(Digit::at(2)));
//! ```

#![warn(missing_docs)]

pub mod bits;
pub mod cell;
pub mod digit;
pub mod drawn;
pub mod geometry;
pub mod grid;
pub mod rng;
pub mod shape;
pub mod sorting;
pub mod symmetry;

pub use bits::{CellSet, DigitSet, KindSet, Places};
pub use cell::{Candidate, Cell, House, HouseKind, Place, names};
pub use digit::{Digit, symbols, symbols::Symbols};
pub use geometry::Geometry;
pub use grid::{
    Grid,
    candidates::{self, Candidates, CellState, Change, Contradiction},
};
pub use rng::{Rng, Seed};
pub use shape::{
    Shape,
    cages::{self, Cage, CagesError},
    clues::{self, Clue, ClueError, ClueKind, Pairing, Relation},
    constraints::{self, Constraint, Constraints},
    unknown::UnknownRules,
};
pub use symmetry::{Symmetry, Transform};
