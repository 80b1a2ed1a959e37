//! The questions of the query keys, and the answers to them, for players who hear the board instead of seeing
//! it. Nothing here changes a digit or a note.

mod asking;

use crate::input::Mode;
pub use asking::QueryMsg;
pub(crate) use asking::{Asked, Asking, Response};
use sudoku_core::{
    Candidate, Cell, Digit, DigitSet, House, HouseKind, Shape,
    cages::CageState,
    level::Level,
    marks::{LinkMark, Marks},
};

/// A question about the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Query {
    /// Reads a house of the cursor's cell.
    Read(HouseKind),
    /// Reads the diagonals and the window of the cell.
    ReadFurther,
    /// Reads the whole board, row by row.
    Board,
    /// Tells the row, the column and the other houses of the cell.
    Place,
    /// Names the digits that the houses of the cell lack.
    Missing,
    /// Tells the places of a digit in the houses of the cell; the next key names the digit.
    Digit,
    /// The same at once, for a digit that is a figure.
    PlacesOf,
    /// Moves the cursor to the next cell of a kind, or to the one before.
    Seek(Sought, Towards),
    /// Moves the cursor to a row and a column, which the next two keys name.
    Go,
    /// Counts each digit.
    Counts,
    /// Lists the highlighted cells, and the marks of the step on the board.
    Highlighted,
    /// Reads the links of that step, one with each press.
    Link(Towards),
    /// Reads the cells that share a house with the cursor's, one with each press.
    Scan(Towards),
    /// Tells the state of the game.
    State,
}

/// A direction in the order of reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Towards {
    /// To the next.
    Onwards,
    /// To the one before.
    Back,
}

/// A kind of cell to look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sought {
    /// Without a digit.
    Empty,
    /// Highlighted, or marked by the step on the board.
    Highlighted,
    /// With two candidates.
    Bivalue,
}

/// The places of a digit in a house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Places {
    /// It is in that cell.
    In(Cell),
    /// It can go in those cells; in none of a house with a mistake.
    Can(Vec<Cell>),
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Queried {
    /// The prefix was typed: the next key asks.
    Begun,
    /// The next key names a digit.
    WhichDigit,
    /// The next key names a row of a board of this size.
    WhichRow(Shape),
    /// The next key names a column.
    WhichColumn(Shape),
    /// The digits of a house in order, and those that it lacks.
    Read {
        /// The house.
        house: House,
        /// The digit of each cell.
        digits: Vec<Option<Digit>>,
        /// The digits that it lacks.
        missing: DigitSet,
    },
    /// The same for the diagonals and the window of a cell, each as [`Self::Read`]; empty if it has none.
    Further(Vec<Queried>),
    /// The place of a cell, on a board of this size, and its cages.
    Place(Cell, Shape, Vec<CageState>),
    /// The digits of each row in order.
    Board(Vec<(House, Vec<Option<Digit>>)>),
    /// The digits that each house of a cell lacks, and those that all of them lack; none in a filled cell.
    Missing(Vec<(House, DigitSet)>, Option<DigitSet>),
    /// The places of a digit in each house of a cell.
    Places {
        /// The digit.
        digit: Digit,
        /// The houses, each with its places.
        houses: Vec<(House, Places)>,
        /// The size of the board.
        shape: Shape,
    },
    /// No cell of that kind is left.
    NoneLeft(Sought),
    /// The cursor is at a cell with these two candidates.
    Bivalue(DigitSet),
    /// How often each digit is on the board, and how often it belongs there.
    Counts(Vec<(Digit, usize)>, usize),
    /// The highlighted cells, none without a highlight; and the marks of the step on the board.
    Highlighted(Option<Vec<Cell>>, Box<Marks>, Shape),
    /// A link of the step on the board: its number, the number of all, and the link.
    Link(usize, usize, LinkMark, Shape),
    /// The step on the board has no links.
    NoLinks,
    /// Cells, each with its digit or its notes.
    Cells(Vec<(Cell, Option<Digit>, DigitSet)>, Shape),
    /// The cells that have a digit.
    Standing(Digit, Vec<Cell>, Shape),
    /// Candidates that a sentence speaks of.
    Candidates(Vec<Candidate>, Shape),
    /// A cell that shares a house with the cursor's.
    Scanned {
        /// The house, if it differs from that of the last press.
        house: Option<House>,
        /// The cell.
        cell: Cell,
        /// Its digit.
        digit: Option<Digit>,
        /// Its notes.
        notes: DigitSet,
        /// The size of the board.
        shape: Shape,
    },
    /// The state of the game.
    State {
        /// The size of the board.
        shape: Shape,
        /// The level, once known.
        level: Option<Level>,
        /// The number of empty cells.
        empty: usize,
        /// The mode for digits.
        mode: Mode,
        /// The locked digit.
        lock: Option<Digit>,
    },
    /// The board of an exercise.
    Exercise {
        /// Its size.
        shape: Shape,
        /// The number of empty cells.
        empty: usize,
    },
    /// The board is covered.
    Covered,
    /// The key asks nothing.
    Unknown,
}
