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
//! * **Positions** of other programs: candidates in rows, in one line (729 symbols at 9x9) or as .sdx, the three
//!   grids of Simple Sudoku, lines of HoDoKu's library and others with `+` before placed digits, gsf's lists.
//! * **Collections**: a puzzle on each line (.sdm), of one size or several, files of OpenSudoku, the magazine as
//!   text. One of them is read, and the answer says which.
//! * **Links and payloads** of SudokuWiki, SudokuPad, f-puzzles, sudoku.coach, SudokuExchange, Penpa, the
//!   Interactive Sudoku Solver and Simon Tatham's Solo, as far as they hold a Sudoku without other rules.
//!
//! * **Puzzles inside a text**: in a post with words around them, in quoted mail, tables of pages, lists, code, or the
//!   address of any page. Where there are several, one is read, and the answer says which.
//! * **Objects**: files of ipuz, and what f-puzzles and SudokuPad pack into their links.
//!
//! [`read`] knows all of these, [`read_plain`] what stands before positions.
//!
//! What is refused although it is known: see [`Foreign`] and [`Rule`]. What could be meant in two ways: see
//! [`Ambiguity`].

pub mod boards;
mod cells;
mod error;
mod foreign;
mod layout;
pub mod link;
mod matrix;
pub mod names;
mod plain;
pub mod sites;
mod source;
pub mod write;

pub use error::{Ambiguity, Foreign, ParseError, ParseErrorKind, Rule, TextPosition};

use crate::{Cell, Digit, DigitSet, Grid};
use link::LinkError;
use serde::{Deserialize, Serialize};
use source::Source;

/// The longest text of one puzzle that is looked at, in bytes. The longest sensible one, a 25x25 with all candidates and
/// borders, has a quarter of it.
pub const MAX_BYTES: usize = 64 * 1024;
/// The longest text with many puzzles that is looked at, in bytes.
pub const MAX_COLLECTION: usize = 8 * 1024 * 1024;
/// The most characters of a word that an error shows.
pub const WORD_SHOWN: usize = 24;

/// A grid, and how it was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reading {
    /// The grid: the digits that are given. It may break the rules, and have any number of solutions.
    pub grid: Grid,
    /// What somebody has put into its empty cells, each of which stands here once at most.
    pub progress: Vec<(Cell, Played)>,
    /// How it was written.
    pub format: Format,
    /// What was taken for granted, which a player should be told.
    pub assumptions: Vec<Assumption>,
    /// What the text says if its digits are numbered as usual after all, where that was not assumed and makes
    /// sense.
    pub other: Option<Grid>,
    /// Which puzzle of the text it is, where there are several.
    pub part: Option<Part>,
}

/// What somebody has put into an empty cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Played {
    /// A digit.
    Digit(Digit),
    /// Small digits.
    Notes {
        /// Those in the middle: what the cell can be.
        centre: DigitSet,
        /// Those along the edge.
        corner: DigitSet,
    },
}

/// One puzzle of several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// Which, from 0.
    pub number: usize,
    /// How many there are.
    pub of: usize,
}

/// Some puzzles of a text that has several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listing {
    /// How many it has in all.
    pub of: usize,
    /// The number of the first that is listed, from 0.
    pub from: usize,
    /// Those that are listed, in a row.
    pub puzzles: Vec<Listed>,
}

/// A puzzle of several, as it is listed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listed {
    /// What it is called; empty if it has no name.
    pub name: String,
    /// Its givens; none if it cannot be read.
    pub grid: Option<Grid>,
}

impl Reading {
    /// Whether it goes without saying: a form in which a text says a grid and nothing else, and nothing was taken
    /// for granted.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        self.format.is_plain()
            && self.assumptions.is_empty()
            && self.progress.is_empty()
            && self.part.is_none()
    }

    /// How many digits were placed beside those that are given.
    #[must_use]
    pub fn placed(&self) -> usize {
        self.progress.iter().filter(|(_, mark)| matches!(mark, Played::Digit(_))).count()
    }

    /// Whether any cell has notes.
    #[must_use]
    pub fn has_notes(&self) -> bool {
        self.progress.iter().any(|(_, mark)| matches!(mark, Played::Notes { .. }))
    }

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
        let progress = Vec::new();
        Some(Self {
            grid,
            progress,
            format: self.format,
            assumptions,
            other: Some(self.grid.clone()),
            part: self.part,
        })
    }
}

/// How a grid was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
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
    /// Candidates in rows.
    Candidates,
    /// All candidates in one line.
    CandidateLine,
    /// A file of SudoCue with candidates and placed digits.
    Sdx,
    /// A line of HoDoKu's library.
    Hodoku,
    /// A line in which placed digits are marked.
    Position,
    /// A line of gsf's, with fields between commas.
    Gsf,
    /// A link of SudokuWiki.
    SudokuWiki,
    /// A link of SudokuPad.
    SudokuPad,
    /// A link of f-puzzles.
    FPuzzles,
    /// A link or a position of sudoku.coach.
    SudokuCoach,
    /// A link of SudokuExchange.
    SudokuExchange,
    /// A link of Penpa.
    Penpa,
    /// A game of Simon Tatham's Solo, by its name or saved.
    Solo,
    /// A file of OpenSudoku.
    OpenSudoku,
    /// A link of the Interactive Sudoku Solver.
    Iss,
    /// A file in ipuz.
    Ipuz,
}

impl Format {
    /// Whether no program need be named with it.
    #[must_use]
    pub const fn is_plain(self) -> bool {
        match self {
            Format::Line
            | Format::Rows
            | Format::Block
            | Format::List
            | Format::Matrix
            | Format::Sdk
            | Format::Link => true,
            Format::Candidates
            | Format::CandidateLine
            | Format::Sdx
            | Format::Hodoku
            | Format::Position
            | Format::Gsf
            | Format::SudokuWiki
            | Format::SudokuPad
            | Format::FPuzzles
            | Format::SudokuCoach
            | Format::SudokuExchange
            | Format::Penpa
            | Format::Solo
            | Format::OpenSudoku
            | Format::Iss
            | Format::Ipuz => false,
        }
    }

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
            Format::Candidates => "candidates",
            Format::CandidateLine => "candidate-line",
            Format::Sdx => "sdx",
            Format::Hodoku => "hodoku",
            Format::Position => "position",
            Format::Gsf => "gsf",
            Format::SudokuWiki => "sudokuwiki",
            Format::SudokuPad => "sudokupad",
            Format::FPuzzles => "f-puzzles",
            Format::SudokuCoach => "sudoku-coach",
            Format::SudokuExchange => "sudokuexchange",
            Format::Penpa => "penpa",
            Format::Solo => "solo",
            Format::OpenSudoku => "opensudoku",
            Format::Iss => "interactive-solver",
            Format::Ipuz => "ipuz",
        }
    }
}

/// What was taken for granted when a text was read. "Player:" says what a note beside the board has to
/// hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
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
    /// More followed the grid. Player: the text after the puzzle was left out.
    RestIgnored,
    /// There were other sections than the puzzle's. Player: only the givens were read; digits and notes
    /// saved with them were left out.
    OtherSectionsIgnored,
    /// Candidates were given for each cell. Player: a digit alone in its cell was read as given, unless the
    /// candidates of other cells show that it was not placed yet.
    LoneDigitsAreGivens,
    /// The puzzle stands inside a text. Player: the text around the puzzle was left out.
    AroundIgnored,
    /// A sign stood for empty cells that means something else elsewhere, and no other did. Player: each of that
    /// sign was read as an empty cell.
    SignIsEmpty(char),
    /// The letter O stood for 0. Player: each letter O was read as an empty cell.
    LettersOAreEmpty,
    /// A text marks the givens alone. Player: a candidate alone in its cell was read as a placed digit.
    LoneDigitsArePlaced,
}

/// Reads a text, of one puzzle or the first of several.
///
/// The time is linear in the length. Texts longer than [`MAX_COLLECTION`] are refused unseen.
pub fn read(text: &str) -> Result<Reading, ParseError> {
    read_one(text, 0)
}

/// Reads the puzzle of that number, from 0, of a text that has several.
pub fn read_one(text: &str, number: usize) -> Result<Reading, ParseError> {
    if text.len() > MAX_COLLECTION {
        return Err(ParseError::whole(ParseErrorKind::TooBig { bytes: text.len() }));
    }
    foreign::read(text, number)
}

/// Lists puzzles of a text that has several: so many from that number on, from 0. What the whole text has is counted,
/// and only those that are listed are read.
pub fn list(text: &str, from: usize, count: usize) -> Result<Listing, ParseError> {
    if text.len() > MAX_COLLECTION {
        return Err(ParseError::whole(ParseErrorKind::TooBig { bytes: text.len() }));
    }
    foreign::list(text, from, count)
}

/// Reads a text as one grid, without what only other programs write.
///
/// The time is linear in the length, and texts longer than [`MAX_BYTES`] are refused unseen.
pub fn read_plain(text: &str) -> Result<Reading, ParseError> {
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
            return Some(Ok(plain_reading(grid, format)));
        }
        Ok(None) => ParseErrorKind::Foreign(Foreign::WebAddress),
        // That is not to say that there is nothing in the text.
        Err(LinkError::Puzzle(ParseErrorKind::Empty)) => ParseErrorKind::BadLink,
        Err(LinkError::Puzzle(kind)) => kind,
        Err(_) => ParseErrorKind::BadLink,
    };
    Some(Err(ParseError::whole(kind)))
}

/// A grid of which nothing was taken for granted.
fn plain_reading(grid: Grid, format: Format) -> Reading {
    Reading { grid, progress: Vec::new(), format, assumptions: Vec::new(), other: None, part: None }
}
