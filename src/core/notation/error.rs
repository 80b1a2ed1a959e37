//! What can be wrong with a text, as data. The sentences for players live elsewhere: each kind says
//! here what they have to tell.

use serde::{Deserialize, Serialize};
use std::fmt;
use thiserror::Error;

/// A place in a text, for people (line and column) and for a text field (offset).
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
    /// The first character of a text.
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
    /// Where to look; `None` if the fault is of the text as a whole.
    pub at: Option<TextPosition>,
    /// What is wrong.
    pub kind: ParseErrorKind,
}

impl ParseError {
    /// A fault at a place.
    pub(super) const fn at(at: TextPosition, kind: ParseErrorKind) -> Self {
        Self { at: Some(at), kind }
    }

    /// A fault of the text as a whole.
    pub(super) const fn whole(kind: ParseErrorKind) -> Self {
        Self { at: None, kind }
    }
}

/// What is wrong with a text. "Player:" says what the sentence shown to a player has to hold.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// Nothing but white space. Player: there is nothing in the field; paste or type a puzzle.
    #[error("the text is empty")]
    Empty,

    /// There are words or marks, but nothing that looks like a grid. Player: no puzzle was found in the
    /// text; a puzzle is 16, 81, 256 or 625 digits, with dots or zeros for empty cells.
    #[error("there is no puzzle in the text")]
    NoPuzzle,

    /// The text is longer than [`super::MAX_BYTES`] and was not looked at. Player: the text is too long
    /// for a puzzle (say the size in kB); copy the puzzle alone.
    #[error("the text of {bytes} bytes is too big")]
    TooBig {
        /// Its size in bytes of UTF-8.
        bytes: usize,
    },

    /// Too few cells. Player: there are `found` cells, the nearest size has `wanted`, so `wanted - found`
    /// are missing; perhaps not all was copied.
    #[error("{found} cells are too few: {wanted} are needed")]
    TooShort {
        /// Cells in the text.
        found: usize,
        /// Cells of the nearest size: 16, 81, 256 or 625.
        wanted: usize,
    },

    /// Too many cells. Player: there are `found` cells, `found - wanted` more than the nearest size has.
    /// The place is the first cell too many.
    #[error("{found} cells are too many: {wanted} are needed")]
    TooLong {
        /// Cells in the text.
        found: usize,
        /// Cells of the nearest size: 16, 81, 256 or 625.
        wanted: usize,
    },

    /// The text stands in rows, and one has a wrong length. Player: row `row` has `found` cells, where
    /// the others have `wanted`. The place is its first cell too many, or its last cell.
    #[error("row {row} has {found} cells instead of {wanted}")]
    RowLength {
        /// Which row, from 1, not counting lines that hold no cells.
        row: usize,
        /// Cells in that row.
        found: usize,
        /// Cells that a row of this size has: 4, 9, 16 or 25.
        wanted: usize,
    },

    /// All rows have the same length, but their number is wrong. Player: there are `found` rows of
    /// `wanted` cells, `wanted` rows are needed.
    #[error("there are {found} rows instead of {wanted}")]
    RowCount {
        /// Rows in the text.
        found: usize,
        /// Rows that this size has: 4, 9, 16 or 25.
        wanted: usize,
    },

    /// A character that means nothing in a grid. Player: show the character (or its code, if it cannot be
    /// seen) and its place; digits are 1 to 9 and A to P, empty cells are dots or zeros.
    #[error("{symbol:?} is neither a digit nor an empty cell")]
    UnknownSymbol {
        /// The character.
        symbol: char,
    },

    /// A word where a number should be, such as `NaN`, `-1` or `2.5`. Player: show the word and its
    /// place; whole numbers from 1 up are digits, 0 is an empty cell.
    #[error("{word:?} is not a whole number")]
    NotANumber {
        /// The word, cut off after [`super::WORD_SHOWN`] characters.
        word: String,
    },

    /// A digit that this size does not have. Player: show the number (and its letter, if that is how the
    /// text is written) and its place; this size goes up to `side`.
    #[error("{number} is too large for a side of {side}")]
    DigitTooLarge {
        /// The number, 10 and more for letters; cut off at `u32::MAX`.
        number: u32,
        /// The largest digit: 4, 9, 16 or 25.
        side: usize,
    },

    /// A number is missing in a bracketed list: two commas in a row. Player: say the place; write 0 for an
    /// empty cell.
    #[error("a number is missing between two commas")]
    MissingNumber,

    /// Brackets that do not close, close twice, close another kind, or hold numbers beside lists. Player:
    /// the brackets do not match, at this place.
    #[error("the brackets do not match")]
    Brackets,

    /// Lists in lists, deeper than any puzzle is written. Player: the brackets are nested too deep for a
    /// grid of rows.
    #[error("the brackets are nested deeper than {most}")]
    TooDeep {
        /// The most levels that are read.
        most: usize,
    },

    /// More than one puzzle. Player: there are `found` puzzles in the text; paste one of them.
    #[error("there are {found} puzzles in the text")]
    SeveralPuzzles {
        /// How many.
        found: usize,
    },

    /// The text can be read in two ways that give different grids. Player: see [`Ambiguity`].
    #[error("the text could mean two different puzzles: {0}")]
    Ambiguous(Ambiguity),

    /// A way of writing puzzles that is known, but not read. Player: name it; copy the puzzle as a line or
    /// as rows of digits.
    #[error("this is {0}, which can't be read")]
    Foreign(Foreign),

    /// A word where the candidates of a cell should be. Player: show the word and its place; candidates are
    /// digits in ascending order.
    #[error("{word:?} is no group of candidates")]
    NotCandidates {
        /// The word, cut off after [`super::WORD_SHOWN`] characters.
        word: String,
    },

    /// The puzzle has a rule that is not known here. Player: name it; its digits alone would be another puzzle.
    #[error("the puzzle has other rules: {0}")]
    Variant(Rule),

    /// A board of a size that is not known here. Player: name it and the four sizes.
    #[error("the board has {rows} rows and {columns} columns")]
    OtherSize {
        /// Its rows.
        rows: usize,
        /// Its columns.
        columns: usize,
    },

    /// A board with boxes of another shape. Player: name it; boxes are squares here.
    #[error("the boxes have {rows} rows and {columns} columns")]
    OtherBoxes {
        /// Rows of a box.
        rows: usize,
        /// Columns of a box.
        columns: usize,
    },

    /// What another program has packed is cut off or was changed. Player: perhaps not all was copied.
    #[error("the text is damaged")]
    Damaged,

    /// What is packed is longer than any puzzle. Player: it is too large for one, and was not unpacked.
    #[error("the text unpacks to more than {most} bytes, or to far more than it has")]
    UnpacksTooLarge {
        /// The most bytes that are unpacked.
        most: usize,
    },

    /// A link of this program that is damaged. Player: the link is damaged; ask for it again.
    #[error("the link is damaged")]
    BadLink,
}

/// How a text can be read in two ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum Ambiguity {
    /// Both `0` and another sign for empty cells stand in a 16x16 or 25x25, and the largest digit of the
    /// size does not: digits may be counted from 0, but nothing proves it. Player: it is unclear whether 0 is a digit or an empty cell;
    /// write empty cells with one sign and digits from 1 (1-9, then A).
    #[error("0 may be a digit or an empty cell")]
    Zero,
    /// In a 25x25 written in letters alone, X may be a digit or an empty cell. Player: it is unclear
    /// whether X is a digit or an empty cell; write empty cells as dots.
    #[error("X may be a digit or an empty cell")]
    LetterX,
}

/// Ways of writing puzzles that are known but not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum Foreign {
    /// The address of a page that is not a link of this program.
    #[error("the address of another page")]
    WebAddress,
    /// A link that holds no puzzle but a name, by which another program's server knows it.
    #[error("a link to a puzzle that is kept on another server")]
    OnServer,
    /// A file of settings or of a game of HoDoKu, which is a program for Java to run, and is never looked into.
    #[error("a file of HoDoKu's own")]
    HodokuFile,
    /// The seed from which Simon Tatham's Solo makes a puzzle.
    #[error("a seed of Simon Tatham's Solo")]
    SoloSeed,
    /// A picture.
    #[error("a picture")]
    Picture,
    /// A PDF.
    #[error("a PDF")]
    Pdf,
    /// A file that is packed, as archives and the documents of an office are.
    #[error("a packed file")]
    Packed,
}

impl Foreign {
    /// What a file is that is no text, by its beginning as it is read as text.
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

/// Rules of puzzles that are no plain Sudoku.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum Rule {
    /// Each digit once on both diagonals, or on one.
    #[error("diagonals")]
    Diagonals,
    /// Four more boxes inside the grid.
    #[error("windows")]
    Windows,
    /// Regions that are no boxes.
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
    /// Lines with a meaning.
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
    /// It is no Sudoku at all.
    #[error("another kind of puzzle")]
    OtherGame,
    /// A rule that is not known even by name; what it is called there.
    #[error("{0:?}")]
    Other(String),
}

impl Rule {
    /// The rule of that name, cut off after [`super::WORD_SHOWN`] characters.
    pub(super) fn named(name: &str) -> Self {
        Self::Other(name.chars().take(super::WORD_SHOWN).collect())
    }
}
