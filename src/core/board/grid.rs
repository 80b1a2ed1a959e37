//! A board of digits, which may contradict each other.

pub mod candidates;

use crate::{Cell, CellSet, Digit, Geometry, House, Relation, Shape, geometry::Bond};
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

    /// Returns the cells whose digit is also in another cell that they see, and those that break a cage or a clue.
    #[must_use]
    pub fn doubles(&self) -> CellSet {
        doubles(&self.shape, |cell| self.get(cell))
    }

    /// Returns whether the grid is full and follows the rules.
    #[must_use]
    pub fn is_solution(&self) -> bool {
        let digit_at = |cell| self.get(cell);
        let keeps_clues = || self.geometry().broken_relations(&digit_at).next().is_none();
        let keeps_cages = || self.geometry().wrong_cages(&digit_at).is_empty();
        self.is_full() && self.duplicate().is_none() && keeps_cages() && keeps_clues()
    }

    /// Returns whether the other grid has all digits of this one, in the same cells and shape.
    #[must_use]
    pub fn agrees_with(&self, other: &Grid) -> bool {
        self.shape == other.shape && self.filled().all(|(cell, digit)| other.get(cell) == Some(digit))
    }
}

/// Returns the cells whose digit is also in another cell that they see, those of each full cage whose digits have another
/// sum than its own, and those whose digits break a relation of a clue. A function gives the digit of each cell.
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
    for (_, relation) in shape.geometry().broken_relations(&digit_at) {
        // Cells that only have to differ see each other, and are found above.
        if !matches!(relation, Relation::Differ(_)) {
            relation.cells().into_iter().for_each(|cell| twice.insert(cell));
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_that_break_a_clue_are_found_and_no_solution() {
        // Cells by number, in a solved board whose first row is 1234.
        let check = |clues: &str, expected: &[usize]| {
            let shape = Shape::S4.tagged(&format!("~{clues}")).unwrap_or_else(|| panic!("{clues}"));
            let grid = Grid::from_line("1234432121433412").and_then(|grid| grid.on(&shape)).expect("a grid");
            let found: Vec<usize> = grid.doubles().iter().map(Cell::index).collect();
            assert_eq!(found, expected, "{clues}");
            assert_eq!(grid.is_solution(), expected.is_empty(), "{clues}");
        };
        check("tAaAbAc", &[]);
        // Only cells out of order and equal ones, not the whole line.
        check("tAaAbAcBc", &[1, 2, 6]);
        check("d1AaAb", &[]);
        check("d2AaAb", &[0, 1]);
        check("a1AcAbAa", &[]);
        check("a1AdAcAb", &[1, 2, 3]);
        check("oAaoAb", &[1]);
        check("nAaAbAc", &[]);
        check("h5AaAbAcAd", &[]);
        check("h4AaAbAcAd", &[0, 1, 2, 3]);
        check("e1", &(0..16).collect::<Vec<_>>());
        // 1 in r1c1 and in r2c4.
        check("xAaBd", &[0, 7]);
    }

    #[test]
    fn an_empty_cell_breaks_no_clue() {
        let shape = Shape::S4.tagged("~a1AdAcAb").expect("an arrow");
        let mut grid = Grid::from_line("1234432121433412").and_then(|grid| grid.on(&shape)).expect("a grid");
        assert!(!grid.doubles().is_empty());
        grid.set(Cell::at(3), None);
        assert!(grid.doubles().is_empty());
    }
}
