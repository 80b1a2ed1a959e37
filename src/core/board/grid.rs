//! A board of digits, which may contradict each other.

pub mod candidates;

use crate::{Cell, CellSet, Digit, Geometry, House, Shape, geometry::Bond};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A digit or nothing in each cell. A grid may break the rules: a player's mistake is data.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Written")]
pub struct Grid {
    shape: Shape,
    digits: Vec<Option<Digit>>,
}

/// A grid whose cells may be too many or too few, and digits too large.
#[derive(Deserialize)]
struct Written {
    shape: Shape,
    digits: Vec<Option<Digit>>,
}

/// Two cells that cannot have the same digit, and have it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Duplicate {
    /// The shape of the grid.
    pub shape: Shape,
    /// The house or the rule that forbids it.
    pub bond: Bond,
    /// The digit.
    pub digit: Digit,
    /// The first two such cells.
    pub cells: [Cell; 2],
}

impl Grid {
    /// Returns an empty grid.
    #[must_use]
    pub fn empty(shape: &Shape) -> Self {
        Self { shape: shape.clone(), digits: vec![None; shape.cell_count()] }
    }

    /// Makes a grid from its cells in reading order, with boxes and the usual rules; `None` if their number is not a
    /// shape's, or a digit is larger than the side.
    #[must_use]
    pub fn from_cells(digits: Vec<Option<Digit>>) -> Option<Self> {
        let shape = Shape::from_cell_count(digits.len())?;
        Self::empty(shape).filled_with(digits)
    }

    /// Returns a grid of the same shape with these digits in reading order; `None` if there are not as many as cells,
    /// or a digit is larger than the side.
    #[must_use]
    pub fn filled_with(&self, digits: Vec<Option<Digit>>) -> Option<Self> {
        let fits = digits.iter().flatten().all(|digit| digit.index() < self.shape.side());
        (fits && digits.len() == self.shape.cell_count())
            .then_some(Self { shape: self.shape.clone(), digits })
    }

    /// Reads a grid from its line, in exactly the form that `Display` writes; `None` for any other text. For other
    /// forms see [`notation`](sudoku_notation).
    #[must_use]
    pub fn from_line(line: &str) -> Option<Self> {
        let (tag, line) = line.split_once(':').unwrap_or(("", line));
        let cell = |symbol| if symbol == '.' { Some(None) } else { Digit::from_symbol(symbol).map(Some) };
        let grid = Self::from_cells(line.chars().map(cell).collect::<Option<_>>()?)?;
        Some(Self { shape: grid.shape.tagged(tag)?, ..grid })
    }

    /// Returns the same digits on a board of another shape; `None` unless it has as many cells.
    #[must_use]
    pub fn on(self, shape: &Shape) -> Option<Self> {
        (shape.side() == self.shape.side()).then_some(Self { shape: shape.clone(), ..self })
    }

    /// Returns the shape of the board.
    #[must_use]
    #[inline(always)]
    pub const fn shape(&self) -> &Shape {
        &self.shape
    }

    /// Returns the tables of the shape.
    #[must_use]
    pub fn geometry(&self) -> &Geometry {
        self.shape.geometry()
    }

    /// Returns a symbol for each cell in reading order, `.` for an empty one, without the tag of the shape.
    #[must_use]
    pub fn symbols(&self) -> String {
        self.digits.iter().map(|digit| digit.map_or('.', Digit::symbol)).collect()
    }

    /// Returns the digit of a cell; `None` if the cell is empty.
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

    /// Returns all cells with their digits, in reading order.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, Option<Digit>)> + '_ {
        self.digits.iter().enumerate().map(|(i, &digit)| (Cell::at(i), digit))
    }

    /// Returns the filled cells with their digits, in reading order.
    pub fn filled(&self) -> impl Iterator<Item = (Cell, Digit)> + '_ {
        self.iter().filter_map(|(cell, digit)| Some((cell, digit?)))
    }

    /// Returns the number of filled cells.
    #[must_use]
    pub fn filled_count(&self) -> usize {
        self.digits.iter().flatten().count()
    }

    /// Returns whether each cell has a digit.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.digits.iter().all(Option::is_some)
    }

    /// Returns the first digit that is twice in a house, or in two cells that a rule or a cage forbids to have the same
    /// digit: rows first, then columns, then boxes.
    #[must_use]
    pub fn duplicate(&self) -> Option<Duplicate> {
        let in_house = House::all(&self.shape).find_map(|house| {
            let mut seen: [Option<Cell>; Digit::MAX as usize] = [None; Digit::MAX as usize];
            self.geometry().cells(house).iter().find_map(|&cell| {
                let digit = self.get(cell)?;
                let first = seen[digit.index()].replace(cell)?;
                let bond = Bond::House(house);
                Some(Duplicate { shape: self.shape.clone(), bond, digit, cells: [first, cell] })
            })
        });
        in_house.or_else(|| {
            self.filled().find_map(|(cell, digit)| {
                let mut others = self.geometry().peers_by_rule(cell);
                let other = others.find(|&other| self.get(other) == Some(digit))?;
                let bond = self.geometry().bond(cell, other)?;
                Some(Duplicate { shape: self.shape.clone(), bond, digit, cells: [cell, other] })
            })
        })
    }

    /// Returns the cells whose digit is also in another cell that they see, and those of full cages with another sum.
    #[must_use]
    pub fn doubles(&self) -> CellSet {
        doubles(&self.shape, |cell| self.get(cell))
    }

    /// Returns whether the grid is full and follows the rules.
    #[must_use]
    pub fn is_solution(&self) -> bool {
        self.is_full() && self.duplicate().is_none() && self.has_right_sums()
    }

    fn has_right_sums(&self) -> bool {
        self.geometry().wrong_cages(&|cell| self.get(cell)).is_empty()
    }

    /// Returns whether the other grid has all digits of this one, in the same cells and shape.
    #[must_use]
    pub fn agrees_with(&self, other: &Grid) -> bool {
        self.shape == other.shape && self.filled().all(|(cell, digit)| other.get(cell) == Some(digit))
    }
}

/// Returns the cells whose digit is also in another cell that they see, and those of each full cage whose digits have
/// another sum than its own. A function gives the digit of each cell.
#[must_use]
pub fn doubles(shape: &Shape, digit_at: impl Fn(Cell) -> Option<Digit>) -> CellSet {
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
    let bound = |&cell: &Cell| {
        let same = |other: Cell| digit_at(other) == digit_at(cell);
        digit_at(cell).is_some() && shape.geometry().peers_by_rule(cell).any(same)
    };
    if !shape.has_plain_sight() {
        Cell::all(shape).filter(bound).for_each(|cell| twice.insert(cell));
    }
    for (cage, _) in shape.geometry().wrong_cages(&digit_at) {
        cage.cells().iter().for_each(|&cell| twice.insert(cell));
    }
    twice
}

impl TryFrom<Written> for Grid {
    type Error = NoSuchGrid;

    fn try_from(Written { shape, digits }: Written) -> Result<Self, NoSuchGrid> {
        Self::empty(&shape).filled_with(digits).ok_or(NoSuchGrid)
    }
}

/// The number of cells is not a shape's, or a digit is too large.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the cells are no grid of any order")]
pub struct NoSuchGrid;

/// The line: a symbol for each cell in reading order, `.` for an empty one. Before it, with a colon, the
/// [tag](Shape::tag) of its shape, if it has one.
impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tag = self.shape.tag();
        if !tag.is_empty() {
            write!(f, "{tag}:")?;
        }
        self.digits.iter().try_for_each(|digit| write!(f, "{}", digit.map_or('.', Digit::symbol)))
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Grid({self})")
    }
}
