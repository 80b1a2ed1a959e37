//! A board of digits, which may contradict each other.

use crate::{Cell, CellSet, Digit, Geometry, House, Shape};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A digit or nothing in each cell. A grid may break the rules: a player's mistake is data.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Option<Digit>>", into = "Vec<Option<Digit>>")]
pub struct Grid {
    shape: Shape,
    digits: Vec<Option<Digit>>,
}

/// A digit that is more than once in a house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Duplicate {
    /// The shape of the grid.
    pub shape: Shape,
    /// The house.
    pub house: House,
    /// The digit.
    pub digit: Digit,
    /// The first two cells of the house with the digit.
    pub cells: [Cell; 2],
}

impl Grid {
    /// An empty grid.
    #[must_use]
    pub fn empty(shape: Shape) -> Self {
        Self { shape, digits: vec![None; shape.cell_count()] }
    }

    /// A grid from its cells in reading order; `None` if their number is not a shape's, or a digit is larger
    /// than the side.
    #[must_use]
    pub fn from_cells(digits: Vec<Option<Digit>>) -> Option<Self> {
        let shape = Shape::from_cell_count(digits.len())?;
        let fits = digits.iter().flatten().all(|digit| digit.index() < shape.side());
        fits.then_some(Self { shape, digits })
    }

    /// A grid from its line, in exactly the form that `Display` writes. For other forms see
    /// [`notation`](crate::notation).
    #[must_use]
    pub fn from_line(line: &str) -> Option<Self> {
        let cell = |symbol| if symbol == '.' { Some(None) } else { Digit::from_symbol(symbol).map(Some) };
        Self::from_cells(line.chars().map(cell).collect::<Option<_>>()?)
    }

    /// The shape.
    #[must_use]
    #[inline(always)]
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// The tables of its shape.
    #[must_use]
    pub fn geometry(&self) -> &'static Geometry {
        self.shape.geometry()
    }

    /// The grid with rows in the place of columns. It follows the same rules only on a board with square boxes.
    #[must_use]
    pub fn transposed(&self) -> Self {
        let geometry = self.geometry();
        let mut turned = Self::empty(self.shape);
        for (cell, digit) in self.filled() {
            turned.set(geometry.cell(geometry.column(cell), geometry.row(cell)), Some(digit));
        }
        turned
    }

    /// The digit of a cell.
    #[must_use]
    #[inline(always)]
    pub fn get(&self, cell: Cell) -> Option<Digit> {
        self.digits[cell.index()]
    }

    /// Sets or clears the digit of a cell.
    pub fn set(&mut self, cell: Cell, digit: Option<Digit>) {
        debug_assert!(digit.is_none_or(|digit| digit.index() < self.shape.side()));
        self.digits[cell.index()] = digit;
    }

    /// All cells with their digits, in reading order.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, Option<Digit>)> + '_ {
        self.digits.iter().enumerate().map(|(i, &digit)| (Cell::at(i), digit))
    }

    /// The filled cells with their digits, in reading order.
    pub fn filled(&self) -> impl Iterator<Item = (Cell, Digit)> + '_ {
        self.iter().filter_map(|(cell, digit)| Some((cell, digit?)))
    }

    /// The number of filled cells.
    #[must_use]
    pub fn filled_count(&self) -> usize {
        self.digits.iter().flatten().count()
    }

    /// Whether each cell has a digit.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.digits.iter().all(Option::is_some)
    }

    /// The first digit that is twice in a house: rows first, then columns, then boxes.
    #[must_use]
    pub fn duplicate(&self) -> Option<Duplicate> {
        House::all(self.shape).find_map(|house| {
            let mut seen: [Option<Cell>; Digit::MAX as usize] = [None; Digit::MAX as usize];
            self.geometry().cells(house).iter().find_map(|&cell| {
                let digit = self.get(cell)?;
                let first = seen[digit.index()].replace(cell)?;
                Some(Duplicate { shape: self.shape, house, digit, cells: [first, cell] })
            })
        })
    }

    /// The cells whose digit is elsewhere in one of their houses.
    #[must_use]
    pub fn doubles(&self) -> CellSet {
        doubles(self.shape, |cell| self.get(cell))
    }

    /// Whether it is full and follows the rules.
    #[must_use]
    pub fn is_solution(&self) -> bool {
        self.is_full() && self.duplicate().is_none()
    }

    /// Whether the other grid has all digits of this one.
    #[must_use]
    pub fn agrees_with(&self, other: &Grid) -> bool {
        self.shape == other.shape && self.filled().all(|(cell, digit)| other.get(cell) == Some(digit))
    }
}

/// The cells whose digit is elsewhere in one of their houses, given the digits as a function.
#[must_use]
pub fn doubles(shape: Shape, digit_at: impl Fn(Cell) -> Option<Digit>) -> CellSet {
    let mut twice = CellSet::EMPTY;
    for house in House::all(shape) {
        let mut first: [Option<Cell>; Digit::MAX as usize] = [None; Digit::MAX as usize];
        for &cell in shape.geometry().cells(house) {
            let Some(digit) = digit_at(cell) else { continue };
            match first[digit.index()] {
                Some(other) => {
                    twice.insert(other);
                    twice.insert(cell);
                }
                None => first[digit.index()] = Some(cell),
            }
        }
    }
    twice
}

impl From<Grid> for Vec<Option<Digit>> {
    fn from(grid: Grid) -> Self {
        grid.digits
    }
}

impl TryFrom<Vec<Option<Digit>>> for Grid {
    type Error = NoSuchGrid;

    fn try_from(digits: Vec<Option<Digit>>) -> Result<Self, NoSuchGrid> {
        Self::from_cells(digits).ok_or(NoSuchGrid)
    }
}

/// The number of cells is not a shape's, or a digit is too large.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the cells are no grid of any order")]
pub struct NoSuchGrid;

/// The line: a symbol for each cell in reading order, `.` for an empty one.
impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.digits.iter().try_for_each(|digit| write!(f, "{}", digit.map_or('.', Digit::symbol)))
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Grid({self})")
    }
}
