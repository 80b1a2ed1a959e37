//! Cells, houses, places and candidates: names for positions on a board.

pub mod names;

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
    /// Returns the cell at this position in reading order, from 0.
    ///
    /// # Panics
    /// If the index is beyond the largest board (625 cells).
    #[must_use]
    #[inline(always)]
    pub const fn at(index: usize) -> Self {
        assert!(index < Shape::MOST_CELLS, "a cell's index is below 625");
        Self(index as u16)
    }

    /// Returns the position in reading order, from 0.
    #[must_use]
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns all cells of a shape, in reading order.
    pub fn all(shape: &Shape) -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator + Clone + use<> {
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
        let exists = usize::from(index) < Shape::MOST_CELLS;
        if exists { Ok(Self(index)) } else { Err(NoSuchCell(index)) }
    }
}

/// A number beyond the cells of the largest board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is no cell")]
pub struct NoSuchCell(u16);

/// The form of the cells of a house, for a drawing that surrounds them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A rectangle, whose first and last cell say enough.
    Rectangle,
    /// Any other form.
    Scattered,
}

/// Writes the kinds of house and the houses from a row for each kind: whether there are several, its form, and its
/// letter in [names](crate::names) with the number of the first house in them.
macro_rules! kinds {
    ($(#[doc = $one:literal] #[doc = $what:literal] $kind:ident $(($number:ident))? $form:ident $letter:literal $first:literal;)*) => {
        /// The kinds of house. A cell is in at most one house of a kind.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum HouseKind {
            $(#[doc = $one] $kind,)*
        }

        impl HouseKind {
            /// All kinds.
            pub const ALL: [HouseKind; [$($letter),*].len()] = [$(HouseKind::$kind),*];

            /// Returns the form of houses of this kind.
            #[must_use]
            pub const fn form(self) -> Form {
                match self {
                    $(HouseKind::$kind => Form::$form,)*
                }
            }

            /// Returns the letter of the kind in names, and the number of its first house there, from 0.
            pub(crate) const fn letter(self) -> (char, usize) {
                match self {
                    $(HouseKind::$kind => ($letter, $first),)*
                }
            }
        }

        /// A house: cells that have each digit once. Numbered from 0 among its kind.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum House {
            $(#[doc = $what] $kind $((kinds!(@byte $number)))?,)*
        }

        impl House {
            /// Returns the house of this kind and number. A kind without numbers has one house, and `at` is ignored.
            #[must_use]
            #[inline(always)]
            pub const fn new(kind: HouseKind, at: u8) -> Self {
                match kind {
                    $(HouseKind::$kind => House::$kind $(({ let $number = at; $number }))?,)*
                }
            }

            /// Returns the kind of the house.
            #[must_use]
            #[inline(always)]
            pub const fn kind(self) -> HouseKind {
                match self {
                    $(House::$kind { .. } => HouseKind::$kind,)*
                }
            }

            /// Returns the number of the house among those of its kind, from 0.
            #[must_use]
            #[inline(always)]
            pub const fn number(self) -> usize {
                match self {
                    $(House::$kind $(($number))? => 0 $(+ $number as usize)?,)*
                }
            }
        }
    };
    (@byte $number:ident) => { u8 };
}

kinds! {
    /// A row.
    /// A row, from the top.
    Row(number) Rectangle 'r' 0;
    /// A column.
    /// A column, from the left.
    Column(number) Rectangle 'c' 0;
    /// A box.
    /// A box, in reading order.
    Box(number) Rectangle 'b' 0;
    /// An irregular region, in the place of a box.
    /// A region, in the reading order of their first cells.
    Region(number) Scattered 'b' 0;
    /// The diagonal from the top left, as a house.
    /// The diagonal from the top left.
    Falling Scattered 'd' 0;
    /// The diagonal from the top right, as a house.
    /// The diagonal from the top right.
    Rising Scattered 'd' 1;
    /// A window.
    /// A window, in reading order.
    Window(number) Rectangle 'w' 0;
    /// A further region that a clue adds.
    /// An extra region, in the reading order of their first cells.
    Extra(number) Scattered 'e' 0;
}

impl HouseKind {
    /// The kinds of a board without further rules, whose cells are each in one house of each kind.
    pub const USUAL: [HouseKind; 3] = [HouseKind::Row, HouseKind::Column, HouseKind::Box];

    /// Returns whether houses of this kind are boxes, or regions in the place of boxes.
    #[must_use]
    #[inline(always)]
    pub const fn is_box(self) -> bool {
        matches!(self, HouseKind::Box | HouseKind::Region)
    }

    /// Returns whether a constraint adds this kind to rows, columns and boxes or regions.
    #[must_use]
    #[inline(always)]
    pub const fn is_further(self) -> bool {
        !matches!(self, HouseKind::Row | HouseKind::Column | HouseKind::Box | HouseKind::Region)
    }
}

impl House {
    /// Returns whether the house is a row or a column.
    #[must_use]
    #[inline(always)]
    pub const fn is_line(self) -> bool {
        matches!(self, House::Row(_) | House::Column(_))
    }

    /// Returns all houses of a shape: rows, columns, boxes, and then the others.
    pub fn all(shape: &Shape) -> std::iter::Copied<std::slice::Iter<'_, House>> {
        shape.geometry().houses().iter().copied()
    }
}

/// A position inside a house, from 0: along a row or column, or in reading order inside a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Place(u8);

impl Place {
    /// Returns the place with this number, from 0.
    #[must_use]
    #[inline(always)]
    pub const fn at(index: usize) -> Self {
        assert!(index < Shape::MOST_DIGITS, "a place's index is below 25");
        Self(index as u8)
    }

    /// Returns the number of the place, from 0.
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
    /// Returns the candidate of this digit in this cell.
    #[must_use]
    #[inline(always)]
    pub const fn new(cell: Cell, digit: Digit) -> Self {
        Self { cell, digit }
    }
}
