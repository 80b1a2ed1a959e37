//! Errors in a text, as data. The sentences for players are elsewhere: the docs here list their content.

use serde::{Deserialize, Serialize};
use std::fmt;
use sudoku_board::{CagesError, ClueError, Shape};
use thiserror::Error;

/// A position in a text, for people (line and column) and for a text field (offset).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct TextPosition {
    /// The line, from 1. Lines end at LF, CR, CR LF, or the separators U+2028 and U+2029.
    pub line: u32,
    /// The column, from 1, in characters (Unicode scalar values).
    pub column: u32,
    /// Characters (Unicode scalar values) before it in the whole text, from 0.
    pub offset: u32,
}

impl TextPosition {
    pub(super) const START: Self = Self { line: 1, column: 1, offset: 0 };
}

impl fmt::Display for TextPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Why a text could not be read as one grid, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[error("{kind}{}", at.map(|at| format!(" at {at}")).unwrap_or_default())]
pub struct ParseError {
    /// Where to look; `None` if the error concerns the whole text.
    pub at: Option<TextPosition>,
    /// The error itself.
    pub kind: ParseErrorKind,
}

impl ParseError {
    pub(super) const fn at(at: TextPosition, kind: ParseErrorKind) -> Self {
        Self { at: Some(at), kind }
    }

    /// Makes an error that concerns the whole text.
    pub(super) const fn whole(kind: ParseErrorKind) -> Self {
        Self { at: None, kind }
    }
}

/// An error in a text. "Player:" gives the content of the player's message.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// Nothing but white space. Player: there is nothing in the field; paste or type a puzzle.
    #[error("the text is empty")]
    Empty,

    /// There are words or marks, but nothing like a grid. Player: no puzzle was found in the text; a puzzle
    /// has as many digits as a size has cells, with dots or zeros for empty cells.
    #[error("there is no puzzle in the text")]
    NoPuzzle,

    /// The text is longer than [`super::MAX_BYTES`] and was not read. Player: the text is too long for a
    /// puzzle (say the size in kB); copy the puzzle alone.
    #[error("the text of {bytes} bytes is too big")]
    TooBig {
        /// Its size in bytes of UTF-8.
        bytes: usize,
    },

    /// Too few cells. Player: there are `found` cells, the nearest size has `wanted`, so `wanted - found` are
    /// missing; perhaps not all was copied.
    #[error("{found} cells are too few: {wanted} are needed")]
    TooShort {
        /// Cells in the text.
        found: usize,
        /// Cells of the nearest size.
        wanted: usize,
    },

    /// Too many cells. Player: there are `found` cells, `found - wanted` more than the nearest size has. The
    /// position is the first cell too many.
    #[error("{found} cells are too many: {wanted} are needed")]
    TooLong {
        /// Cells in the text.
        found: usize,
        /// Cells of the nearest size.
        wanted: usize,
    },

    /// The text has rows, and one has a wrong length. Player: row `row` has `found` cells, where the others
    /// have `wanted`. The position is its first cell too many, or its last cell.
    #[error("row {row} has {found} cells instead of {wanted}")]
    RowLength {
        /// The row, from 1, not counting lines without cells.
        row: usize,
        /// Cells in that row.
        found: usize,
        /// The cells in a row of this size.
        wanted: usize,
    },

    /// All rows have the same length, but their number is wrong. Player: there are `found` rows of `wanted`
    /// cells, `wanted` rows are needed.
    #[error("there are {found} rows instead of {wanted}")]
    RowCount {
        /// Rows in the text.
        found: usize,
        /// The rows of this size.
        wanted: usize,
    },

    /// A character without a meaning in a grid. Player: show the character (or its code, if it cannot be
    /// seen) and its position; digits are 1 to 9 and A to P, empty cells are dots or zeros.
    #[error("{symbol:?} is neither a digit nor an empty cell")]
    UnknownSymbol {
        /// The character.
        symbol: char,
    },

    /// A word instead of a number, such as `NaN`, `-1` or `2.5`. Player: show the word and its position;
    /// whole numbers from 1 up are digits, 0 is an empty cell.
    #[error("{word:?} is not a whole number")]
    NotANumber {
        /// The word, cut off after [`super::WORD_SHOWN`] characters.
        word: String,
    },

    /// A digit beyond this size. Player: show the number (and its letter, if the text has letters) and its
    /// position; this size goes up to `side`.
    #[error("{number} is too large for a side of {side}")]
    DigitTooLarge {
        /// The number, 10 and more for letters; cut off at `u32::MAX`.
        number: u32,
        /// The largest digit of this size.
        side: usize,
    },

    /// A number is missing in a bracketed list: two commas in a row. Player: say the position; write 0 for an
    /// empty cell.
    #[error("a number is missing between two commas")]
    MissingNumber,

    /// Brackets that do not close, close twice, close another kind, or hold numbers beside lists. Player: the
    /// brackets do not match, at this position.
    #[error("the brackets do not match")]
    Brackets,

    /// Lists within lists, deeper than in any puzzle. Player: the brackets are nested too deep for a grid of
    /// rows.
    #[error("the brackets are nested deeper than {most}")]
    TooDeep {
        /// The most levels allowed.
        most: usize,
    },

    /// More than one puzzle. Player: there are `found` puzzles in the text; paste one of them.
    #[error("there are {found} puzzles in the text")]
    SeveralPuzzles {
        /// The number of puzzles.
        found: usize,
    },

    /// The text can be read in two ways that give different grids. Player: see [`Ambiguity`].
    #[error("the text could mean two different puzzles: {0}")]
    Ambiguous(Ambiguity),

    /// A known way to write puzzles that is not supported. Player: name it; copy the puzzle as a line or as
    /// rows of digits.
    #[error("this is {0}, which can't be read")]
    Foreign(Foreign),

    /// A word instead of the candidates of a cell. Player: show the word and its position; candidates are
    /// digits in ascending order.
    #[error("{word:?} is no group of candidates")]
    NotCandidates {
        /// The word, cut off after [`super::WORD_SHOWN`] characters.
        word: String,
    },

    /// The puzzle has an unsupported rule. Player: name it; the digits alone would be another puzzle.
    #[error("the puzzle has other rules: {0}")]
    Variant(Rule),

    /// A board of an unsupported size. Player: name it and the sizes.
    #[error("the board has {rows} rows and {columns} columns")]
    OtherSize {
        /// The number of rows.
        rows: usize,
        /// The number of columns.
        columns: usize,
    },

    /// A board with boxes that no size has. Player: name them and the sizes.
    #[error("the boxes have {rows} rows and {columns} columns")]
    OtherBoxes {
        /// The rows of a box.
        rows: usize,
        /// The columns of a box.
        columns: usize,
    },

    /// A packed payload is cut off or altered. Player: perhaps not all was copied.
    #[error("the text is damaged")]
    Damaged,

    /// A payload unpacks to more than any puzzle needs. Player: it is too large for a puzzle, and was not
    /// unpacked.
    #[error("the text unpacks to more than {most} bytes, or to far more than it has")]
    UnpacksTooLarge {
        /// The most bytes allowed after unpacking.
        most: usize,
    },

    /// The drawing of a jigsaw whose lines don't enclose one region for each digit, or regions without a certain
    /// puzzle. Player: it is a jigsaw, but its regions cannot be read; copy the whole drawing.
    #[error("the drawing is a jigsaw whose lines enclose no regions of the right size")]
    OpenRegions,

    /// Cells and a sum that are no cage. Player: name the cage by its cells, or by its number, and say what is wrong
    /// with it: no cells, a cell outside the board, a cell twice, more cells than digits, or a sum that so many
    /// different digits cannot have, with the smallest and the largest that they can.
    #[error("{0}")]
    Cages(CagesError),

    /// A line, a dot or another sign that no board has. Player: name the clue by its kind, its number among those of its
    /// kind, and its place, and say what is wrong with it: too few or too many cells, a cell outside the board, a cell
    /// twice, cells that don't lie as they must, or a number that no digits have.
    #[error("{fault}{}", at.map(|(row, column)| format!(", at r{row}c{column}")).unwrap_or_default())]
    Clues {
        /// What is wrong.
        fault: ClueError,
        /// The row and the column, from 1, of its first cell or of the wrong one. They may be beyond the board, also 0.
        at: Option<(usize, usize)>,
    },

    /// A cell whose candidates are all eliminated, in a position that has no solution for that reason. Player: the
    /// cell has no candidate left; check the eliminated candidates.
    #[error("row {row}, column {column} has no candidate left")]
    NoCandidate {
        /// The row, from 1.
        row: usize,
        /// The column, from 1.
        column: usize,
    },

    /// Givens with several solutions, but none with only the candidates of the text. Player: no solution fits the
    /// candidates.
    #[error("no solution fits the candidates")]
    NoneFits,

    /// A link of this program that is damaged. Player: the link is damaged; ask for it again.
    #[error("the link is damaged")]
    BadLink,
}

impl ParseErrorKind {
    /// Makes the error about a clue of a board.
    #[must_use]
    pub fn of_clue(shape: &Shape, fault: ClueError) -> Self {
        let geometry = shape.geometry();
        let inside = fault.cell.filter(|cell| cell.index() < shape.cell_count());
        let at = inside.map(|cell| (geometry.row(cell) + 1, geometry.column(cell) + 1));
        Self::Clues { fault, at }
    }
}

/// Two ways to read a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum Ambiguity {
    /// A board larger than 9x9 has both `0` and another sign for empty cells, but not the largest digit of the size:
    /// digits may count from 0, but nothing proves it. Player: it is unclear whether 0 is a digit or an empty
    /// cell; write empty cells with one sign and digits from 1 (1-9, then A).
    #[error("0 may be a digit or an empty cell")]
    Zero,
    /// In a 25x25 of letters alone, X may be a digit or an empty cell. Player: it is unclear whether X is a
    /// digit or an empty cell; write empty cells as dots.
    #[error("X may be a digit or an empty cell")]
    LetterX,
}

/// Known ways to write puzzles that are not supported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum Foreign {
    /// The address of a page that is not a link of this program.
    #[error("the address of another page")]
    WebAddress,
    /// A link with only an identifier, which only another program's server can resolve.
    #[error("a link to a puzzle that is kept on another server")]
    OnServer,
    /// A settings or game file of HoDoKu. It is serialised Java, and is never parsed.
    #[error("a file of HoDoKu's own")]
    HodokuFile,
    /// A seed of Simon Tatham's Solo, not a puzzle.
    #[error("a seed of Simon Tatham's Solo")]
    SoloSeed,
    /// A picture.
    #[error("a picture")]
    Picture,
    /// A PDF.
    #[error("a PDF")]
    Pdf,
    /// A compressed file, such as an archive or an office document.
    #[error("a packed file")]
    Packed,
}

impl Foreign {
    /// Returns the kind of a binary file, by how its beginning reads as text.
    #[must_use]
    pub fn of_file(text: &str) -> Option<Self> {
        let begins = |signs: &[&str]| signs.iter().any(|sign| text.starts_with(sign));
        let fifth = text.char_indices().nth(4).map_or("", |(at, _)| &text[at..]);
        if begins(&["%PDF-"]) {
            Some(Self::Pdf)
        } else if begins(&["PK\u{3}\u{4}", "\u{1f}\u{fffd}", "7z\u{fffd}", "Rar!"]) {
            Some(Self::Packed)
        } else if begins(&["\u{fffd}PNG", "\u{fffd}\u{fffd}\u{fffd}", "GIF8", "RIFF", "II*\0", "MM\0*"])
            || fifth.starts_with("ftyp")
            || begins(&["BM"]) && text.contains('\0')
        {
            Some(Self::Picture)
        } else {
            None
        }
    }
}

/// Rules beyond those of plain Sudoku.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum Rule {
    /// Each digit once on both diagonals, or on one.
    #[error("diagonals")]
    Diagonals,
    /// Four more boxes inside the grid.
    #[error("windows")]
    Windows,
    /// Regions that aren't square boxes.
    #[error("jigsaw regions")]
    Jigsaw,
    /// More regions.
    #[error("extra regions")]
    ExtraRegions,
    /// Cells a knight's move apart differ.
    #[error("anti-knight")]
    AntiKnight,
    /// Cells a king's move apart differ.
    #[error("anti-king")]
    AntiKing,
    /// Neighbours are not consecutive.
    #[error("nonconsecutive")]
    NonConsecutive,
    /// Cages with sums.
    #[error("killer cages")]
    Cages,
    /// Thermometers.
    #[error("thermometers")]
    Thermometers,
    /// Arrows.
    #[error("arrows")]
    Arrows,
    /// Sums of diagonals.
    #[error("little killer sums")]
    LittleKiller,
    /// Sums between two digits.
    #[error("sandwich sums")]
    Sandwich,
    /// Dots between neighbours.
    #[error("Kropki dots")]
    Dots,
    /// Sums of neighbours.
    #[error("XV pairs")]
    Xv,
    /// Cells that are even or odd.
    #[error("even and odd cells")]
    Parity,
    /// Lines that read the same from both ends.
    #[error("palindromes")]
    Palindromes,
    /// Digits at the corners of cells.
    #[error("quadruples")]
    Quadruples,
    /// Regions that are alike.
    #[error("clones")]
    Clones,
    /// Lines with a special meaning.
    #[error("lines")]
    Lines,
    /// Coloured cells, which may have a meaning.
    #[error("shaded cells")]
    Shaded,
    /// Things drawn on the grid, which may have a meaning.
    #[error("drawn marks")]
    Drawn,
    /// Candidates that are part of the puzzle.
    #[error("candidates that are part of the puzzle")]
    Candidates,
    /// A puzzle other than Sudoku.
    #[error("another kind of puzzle")]
    OtherGame,
    /// An unknown rule, with its name in the other program.
    #[error("{0:?}")]
    Other(String),
}

impl Rule {
    /// Makes the rule of that name, cut off after [`super::WORD_SHOWN`] characters.
    pub(super) fn named(name: &str) -> Self {
        Self::Other(name.chars().take(super::WORD_SHOWN).collect())
    }
}
