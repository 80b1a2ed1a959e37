//! Grids from text and to text: every form in which people and programs pass puzzles on.
//!
//! [`read`] takes a text from anywhere. It never guesses where a guess could give another grid, says what
//! it took for granted ([`Assumption`]), and for anything else gives an error with its place. What it
//! reads is a [`Grid`], which may break the rules or have no solution: whether it is a puzzle is another
//! question, and not asked here.
//!
//! What is read:
//!
//! * **Cells**: digits `1`–`9`, then `A`–`P` in either case, or decimal numbers. Empty cells are `.`, `0`,
//!   `_`, `*`, `·` or `x`. 16x16 and 25x25 written in letters alone, A for 1, or in digits from 0, are
//!   known by having all digits but one, as every puzzle does.
//! * **A line** of 16, 81, 256 or 625 symbols; a remark may follow, as in lists of puzzles.
//! * **Rows**, with or without borders between the boxes (`|`, `---+---`, box drawing), as .ss files and
//!   most programs write them. A row that is too short or too long is an error even if another makes up
//!   for it.
//! * **Numbers** with spaces or commas between them, as a list or in rows.
//! * **Tables** where nothing between two separators, or a space in a grid of fixed width, is empty.
//! * **Brackets**: lists of rows, one list, or rows as strings, with or without a variable's name.
//! * **.sdk files**: comments from `#` to the line's end, and the section `[Puzzle]`.
//! * **Links** of this program, whole or from `#` on.
//!
//! What is refused although it is known: see [`Foreign`]. What could be meant in two ways: see
//! [`Ambiguity`].

pub mod boards;
mod cells;
mod error;
mod layout;
pub mod link;
mod matrix;
pub mod names;
mod plain;
pub mod sites;
mod source;
pub mod write;

pub use error::{Ambiguity, Foreign, ParseError, ParseErrorKind, TextPosition};

use crate::Grid;
use link::LinkError;
use source::Source;

/// The longest text that is looked at, in bytes. The longest sensible one, a 25x25 with all candidates and
/// borders, has a quarter of it.
pub const MAX_BYTES: usize = 64 * 1024;
/// The most characters of a word that an error shows.
pub const WORD_SHOWN: usize = 24;

/// A grid, and how it was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The grid. It may break the rules, and have any number of solutions.
    pub grid: Grid,
    /// How it was written.
    pub format: Format,
    /// What was taken for granted, which a player should be told.
    pub assumptions: Vec<Assumption>,
    /// What the text says if its digits are numbered as usual after all, where that was not assumed and makes
    /// sense.
    pub other: Option<Grid>,
}

impl Reading {
    /// The other reading of the text, if there is one; its other one is this.
    #[must_use]
    pub fn otherwise(&self) -> Option<Self> {
        let grid = self.other.clone()?;
        let other = |assumption| match assumption {
            Assumption::DigitsFromZero => Assumption::ZerosAreEmpty,
            Assumption::ZerosAreEmpty => Assumption::DigitsFromZero,
            same => same,
        };
        let assumptions = self.assumptions.iter().copied().map(other).collect();
        Some(Self { grid, format: self.format, assumptions, other: Some(self.grid.clone()) })
    }
}

/// How a grid was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Format {
    /// All symbols in one line.
    Line,
    /// A line of symbols for each row, without borders.
    Rows,
    /// Rows with borders between the boxes.
    Block,
    /// Numbers or symbols with something between them.
    List,
    /// Lists in brackets.
    Matrix,
    /// A file with comments or sections.
    Sdk,
    /// A link of this program.
    Link,
}

impl Format {
    /// A word for it, for programs.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Format::Line => "line",
            Format::Rows => "rows",
            Format::Block => "ss",
            Format::List => "list",
            Format::Matrix => "matrix",
            Format::Sdk => "sdk",
            Format::Link => "link",
        }
    }
}

/// What was taken for granted when a text was read. "Player:" says what a note beside the board has to
/// hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Assumption {
    /// The text has letters alone. Player: the letters were read as digits, A as 1.
    LettersAreDigits,
    /// 0 stood beside another sign for empty cells. Player: digits were read as counted from 0, so that 0
    /// is shown as 1, 1 as 2, and so on.
    DigitsFromZero,
    /// 0 stood beside another sign for empty cells, and both are read as such. [`read`] never assumes that: it is the
    /// other reading of [`Assumption::DigitsFromZero`].
    ZerosAreEmpty,
    /// Nothing stood for an empty cell. Player: blanks were read as empty cells.
    BlanksAreEmpty,
    /// More followed the first grid on its line. Player: the text after the puzzle was left out.
    RestIgnored,
    /// There were other sections than the puzzle's. Player: only the givens were read; digits and notes
    /// saved with them were left out.
    OtherSectionsIgnored,
}

/// Reads a text as one grid.
///
/// The time is linear in the length, and texts longer than [`MAX_BYTES`] are refused unseen.
pub fn read(text: &str) -> Result<Reading, ParseError> {
    if text.len() > MAX_BYTES {
        return Err(ParseError::whole(ParseErrorKind::TooBig { bytes: text.len() }));
    }
    if let Some(reading) = read_link(text) {
        return reading;
    }
    let source = Source::new(text)?;
    matrix::read(&source).unwrap_or_else(|| plain::read(&source))
}

/// Reads a text that is an address, or the fragment of one.
fn read_link(text: &str) -> Option<Result<Reading, ParseError>> {
    let fragment = link::fragment(text)?;
    let kind = match link::read(fragment) {
        Ok(Some(link)) => {
            let (grid, format) = (link.grid().clone(), Format::Link);
            return Some(Ok(Reading { grid, format, assumptions: Vec::new(), other: None }));
        }
        Ok(None) => ParseErrorKind::Foreign(Foreign::WebAddress),
        // That is not to say that there is nothing in the text.
        Err(LinkError::Puzzle(ParseErrorKind::Empty)) => ParseErrorKind::BadLink,
        Err(LinkError::Puzzle(kind)) => kind,
        Err(_) => ParseErrorKind::BadLink,
    };
    Some(Err(ParseError::whole(kind)))
}
