//! Reads and writes grids in every text format that people and programs use for puzzles.
//!
//! [`read`] takes a text from anywhere. It never guesses where a guess could give another grid. It reports
//! its assumptions ([`Assumption`]), and an unreadable text gives an error with a position. The result is a
//! [`Grid`], which may break the rules or have no solution: checking that it is a puzzle is a separate step.
//!
//! Formats it reads:
//!
//! * **Cells**: digits `1`–`9`, then `A`–`P` in either case, or decimal numbers. Empty cells are `.`, `0`,
//!   `_`, `*`, `·` or `x`. Boards larger than 9x9 in letters alone, A for 1, or in digits from 0, are
//!   known by having all digits but one, as every puzzle does.
//! * **A line** of as many symbols as a size has cells; a remark may follow, as in lists of puzzles, or the regions of
//!   a jigsaw. A tag before it, such as `x:`, names further rules.
//! * **Rows**, with or without borders between the boxes (`|`, `---+---`, box drawing), as in .ss files and
//!   from most programs. A row that is too short or too long is an error even if another makes up for it.
//! * **Numbers** with spaces or commas between them, as a list or in rows.
//! * **Tables** where an empty field, or a space in a grid of fixed width, is an empty cell.
//! * **Brackets**: lists of rows, one list, or rows as strings, with or without a variable's name.
//! * **.sdk files**: comments from `#` to the line's end, and the section `[Puzzle]`.
//! * **Links** of this program, whole or from `#` on.
//! * **Positions** of other programs: candidates in rows, in one line (729 symbols at 9x9) or as .sdx, the three
//!   grids of Simple Sudoku, lines of HoDoKu's library and others with `+` before placed digits, gsf's lists.
//! * **Collections**: a puzzle on each line (.sdm), of one size or several, files of OpenSudoku, the magazine
//!   as text. One puzzle is read, and the answer says which.
//! * **Links and payloads** of SudokuWiki, SudokuPad, f-puzzles, sudoku.coach, SudokuExchange, Penpa, the
//!   Interactive Sudoku Solver and Simon Tatham's Solo, if they hold a Sudoku without other rules.
//!
//! * **Drawings** of jigsaws, whose borders enclose the regions, and lines of SumoCue.
//! * **Puzzles inside a text**: in a post with words around them, in quoted mail, tables of pages, lists,
//!   code, or the address of any page. If there are several, one is read, and the answer says which.
//! * **Objects**: ipuz files, and the objects that f-puzzles and SudokuPad pack into their links.
//!
//! [`read`] knows all of these, [`read_plain`] only those listed before positions.
//!
//! Known formats and rules that are refused: see [`Foreign`] and [`Rule`]. Texts with two meanings: see
//! [`Ambiguity`].

pub mod boards;
pub mod braille;
mod cells;
mod error;
mod foreign;
mod layout;
pub mod link;
mod matrix;
mod plain;
pub mod sites;
mod source;
pub mod write;

pub use error::{Ambiguity, Foreign, ParseError, ParseErrorKind, Rule, TextPosition};

use link::LinkError;
use serde::{Deserialize, Serialize};
use source::Source;
use sudoku_board::{Cell, Digit, DigitSet, Grid, Shape};

/// The longest text of one puzzle that is read, in bytes: four times the longest sensible one, a 25x25 with
/// all candidates and borders.
pub const MAX_BYTES: usize = 64 * 1024;
/// The longest text with many puzzles that is read, in bytes.
pub const MAX_COLLECTION: usize = 8 * 1024 * 1024;
/// The most characters of a word that an error quotes.
pub const WORD_SHOWN: usize = 24;

/// A grid read from a text, and how it was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reading {
    /// The givens. They may break the rules, and have any number of solutions.
    pub grid: Grid,
    /// A player's entries in the empty cells, at most one for each cell.
    pub progress: Vec<(Cell, Played)>,
    /// The format of the text.
    pub format: Format,
    /// Assumptions made in reading, for the player to see.
    pub assumptions: Vec<Assumption>,
    /// The grid with digits numbered as usual, if another numbering was assumed and this one also makes
    /// sense.
    pub other: Option<Grid>,
    /// Which puzzle of the text it is, if there are several.
    pub part: Option<Part>,
    /// Rules of the text that are not known, in its order. The board is then [drawn as it came](sudoku_board::UnknownRules).
    pub unknown: Vec<Rule>,
}

/// A player's entry in an empty cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Played {
    /// A digit.
    Digit(Digit),
    /// Pencil marks.
    Notes {
        /// Centre marks: the digits that the cell can be.
        centre: DigitSet,
        /// Corner marks.
        corner: DigitSet,
    },
}

/// One puzzle of several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// Its number, from 0.
    pub number: usize,
    /// The number of puzzles in the text.
    pub of: usize,
}

/// Some of the puzzles of a collection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listing {
    /// The number of puzzles in the text.
    pub of: usize,
    /// The number of the first listed puzzle, from 0.
    pub from: usize,
    /// The listed puzzles, in the order of the text.
    pub puzzles: Vec<Listed>,
}

/// A listed puzzle of a collection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listed {
    /// Its name; empty if it has none.
    pub name: String,
    /// Its givens; `None` if it cannot be read.
    pub grid: Option<Grid>,
}

impl Reading {
    /// Returns whether the text is a plain grid, read without assumptions, so that the format needs no mention.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        self.format.is_plain()
            && self.assumptions.is_empty()
            && self.progress.is_empty()
            && self.part.is_none()
    }

    /// Returns the number of placed digits besides the givens.
    #[must_use]
    pub fn placed(&self) -> usize {
        self.progress.iter().filter(|(_, mark)| matches!(mark, Played::Digit(_))).count()
    }

    /// Returns whether any cell has notes.
    #[must_use]
    pub fn has_notes(&self) -> bool {
        self.progress.iter().any(|(_, mark)| matches!(mark, Played::Notes { .. }))
    }

    /// Returns the other reading of the text, if there is one. The other reading of the result is this one.
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
            unknown: self.unknown.clone(),
        })
    }

    /// Returns the reading if all its rules are known.
    ///
    /// # Errors
    /// The first rule that is not. The digits alone would be another puzzle.
    pub fn known(self) -> Result<Self, ParseError> {
        let unnamed = self.grid.shape().has_unknown_rules().then_some(Rule::Drawn);
        match self.unknown.first().cloned().or(unnamed) {
            Some(rule) => Err(ParseError::whole(ParseErrorKind::Variant(rule))),
            None => Ok(self),
        }
    }
}

/// The format of a grid's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Format {
    /// All symbols in one line.
    Line,
    /// A line of symbols for each row, without borders.
    Rows,
    /// Rows with borders between the boxes.
    Block,
    /// Numbers or symbols with separators.
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
    /// A SudoCue file with candidates and placed digits.
    Sdx,
    /// A line of HoDoKu's library.
    Hodoku,
    /// A line that marks placed digits.
    Position,
    /// A line of gsf's, with fields separated by commas.
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
    /// A game of Simon Tatham's Solo: a game ID or a save file.
    Solo,
    /// A file of OpenSudoku.
    OpenSudoku,
    /// A link of the Interactive Sudoku Solver.
    Iss,
    /// A file in ipuz.
    Ipuz,
    /// A line of SumoCue.
    SumoCue,
    /// A killer as a sign, a number or a letter for each cell.
    Killer,
    /// A file of `KSudoku`.
    KSudoku,
}

impl Format {
    /// Returns whether the format belongs to no particular program.
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
            | Format::Ipuz
            | Format::SumoCue
            | Format::Killer
            | Format::KSudoku => false,
        }
    }

    /// Returns an identifier of the format for programs.
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
            Format::SumoCue => "sumocue",
            Format::Killer => "killer",
            Format::KSudoku => "ksudoku",
        }
    }
}

/// An assumption made when reading a text. "Player:" gives the content of a note beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Assumption {
    /// The text consists of letters. Player: the letters were read as digits, A as 1.
    LettersAreDigits,
    /// The text has 0 beside another sign for empty cells. Player: digits were read as counted from 0, so
    /// that 0 is shown as 1, 1 as 2, and so on.
    DigitsFromZero,
    /// The text has 0 beside another sign for empty cells, and both mean an empty cell. [`read`] never
    /// assumes that: it is the other reading of [`Assumption::DigitsFromZero`].
    ZerosAreEmpty,
    /// Empty cells have no sign. Player: blanks were read as empty cells.
    BlanksAreEmpty,
    /// Text follows the grid. Player: the text after the puzzle was left out.
    RestIgnored,
    /// There are other sections than the puzzle's. Player: only the givens were read; digits and notes saved
    /// with them were left out.
    OtherSectionsIgnored,
    /// Each cell has candidates. Player: a digit alone in its cell was read as given, unless the candidates
    /// of other cells show that it was not placed yet.
    LoneDigitsAreGivens,
    /// The puzzle is inside a text. Player: the text around the puzzle was left out.
    AroundIgnored,
    /// The only sign for empty cells is one that means something else elsewhere. Player: each of that sign
    /// was read as an empty cell.
    SignIsEmpty(char),
    /// The letter O means 0. Player: each letter O was read as an empty cell.
    LettersOAreEmpty,
    /// The letters l and I mean 1, as in a scan. Player: each letter l and I was read as 1.
    LettersLAreOnes,
    /// The text marks only the givens. Player: a candidate alone in its cell was read as a placed digit.
    LoneDigitsArePlaced,
    /// The boxes of the text are higher than wide. Player: the board was turned, so that rows became columns.
    OtherBoxes,
    /// A full board beside the puzzle isn't its solution. Player: it was left out.
    WrongSolution,
    /// A second group of symbols beside the puzzle has no known meaning. Player: it was left out.
    GroupIgnored,
    /// Rows are shorter than the board. Player: the cells missing at their ends were read as empty.
    EndsAreEmpty,
    /// Other parts of the text look like puzzles. Player: these cannot be read.
    OthersUnread,
    /// A cell has lost all candidates. Player: the first such cell.
    NoCandidateIn(Cell),
    /// The candidates lack the right digit of a cell. Player: so, without the cell.
    SolutionRuledOut,
}

impl Reading {
    /// Returns the same board with the boxes or regions and constraints of another shape; `None` unless it has the
    /// same size.
    #[must_use]
    pub fn on(self, shape: &Shape) -> Option<Self> {
        let other = self.other.map(|other| other.on(shape));
        let other = match other {
            Some(None) => return None,
            Some(on) => on,
            None => None,
        };
        Some(Self { grid: self.grid.on(shape)?, other, ..self })
    }
}

/// Reads a text with one puzzle, or the first of several. All its rules are known.
///
/// Takes linear time. Refuses texts longer than [`MAX_COLLECTION`] without reading them.
///
/// ```
/// use sudoku_board::Shape;
/// use sudoku_notation as notation;
///
/// let reading = notation::read("12|..\n..|..\n--+--\n..|.3\n4.|..").expect("four rows with borders");
/// assert_eq!(reading.grid.shape(), Shape::S4);
/// assert_eq!(reading.format, notation::Format::Block);
/// assert_eq!(reading.grid.to_string(), "12.........34...");
/// ```
pub fn read(text: &str) -> Result<Reading, ParseError> {
    read_one(text, 0)
}

/// Reads one puzzle of a collection, by its number from 0. All its rules are known.
pub fn read_one(text: &str, number: usize) -> Result<Reading, ParseError> {
    read_any(text, number)?.known()
}

/// Reads one puzzle of a collection, by its number from 0, also one with rules that are [not known](Reading::unknown).
pub fn read_any(text: &str, number: usize) -> Result<Reading, ParseError> {
    if text.len() > MAX_COLLECTION {
        return Err(ParseError::whole(ParseErrorKind::TooBig { bytes: text.len() }));
    }
    foreign::read(text, number)
}

/// Lists up to `count` puzzles of a collection, beginning with number `from`, counted from 0. Counts all
/// puzzles of the text, but parses only the listed ones.
pub fn list(text: &str, from: usize, count: usize) -> Result<Listing, ParseError> {
    if text.len() > MAX_COLLECTION {
        return Err(ParseError::whole(ParseErrorKind::TooBig { bytes: text.len() }));
    }
    foreign::list(text, from, count)
}

/// Reads a text as one grid, without the formats that only other programs write.
///
/// Takes linear time. Refuses texts longer than [`MAX_BYTES`] without reading them.
pub fn read_plain(text: &str) -> Result<Reading, ParseError> {
    if text.len() > MAX_BYTES {
        return Err(ParseError::whole(ParseErrorKind::TooBig { bytes: text.len() }));
    }
    if let Some(reading) = read_link(text) {
        return reading;
    }
    if let Some((tag, line)) = tagged(text) {
        return bare_board(tag, line).map_or_else(|| on_variant(tag, read_plain(line)?), Ok);
    }
    let source = Source::new(text)?;
    matrix::read(&source).unwrap_or_else(|| plain::read(&source))
}

/// Splits a text into the tag of a shape before a colon and the text behind it; `None` without a tag.
fn tagged(text: &str) -> Option<(&str, &str)> {
    let (tag, line) = text.trim().split_once(':')?;
    let fits = Shape::is_tag(tag);
    // A colon behind the tag would be another tag.
    (fits && !line.contains(|symbol: char| symbol == ':' || symbol.is_whitespace())).then_some((tag, line))
}

/// Reads a board without givens behind a tag of cages or clues. Without the tag, a line of dots is a board only with square boxes.
fn bare_board(tag: &str, line: &str) -> Option<Reading> {
    let shape = Shape::from_cell_count(line.len()).filter(|_| line.bytes().all(|sign| sign == b'.'))?;
    let shape = shape.tagged(tag).filter(|shape| !shape.is_bare())?;
    Some(plain_reading(Grid::empty(&shape), Format::Line))
}

/// Returns the reading on the board of a tag.
fn on_variant(tag: &str, reading: Reading) -> Result<Reading, ParseError> {
    let shape = reading.grid.shape().tagged(tag).ok_or(ParseError::whole(ParseErrorKind::Damaged))?;
    reading.on(&shape).ok_or(ParseError::whole(ParseErrorKind::Damaged))
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
        // The text itself is not empty, so this is not `Empty`.
        Err(LinkError::Puzzle(ParseErrorKind::Empty)) => ParseErrorKind::BadLink,
        Err(LinkError::Puzzle(kind)) => kind,
        Err(_) => ParseErrorKind::BadLink,
    };
    Some(Err(ParseError::whole(kind)))
}

/// Makes a reading without assumptions.
fn plain_reading(grid: Grid, format: Format) -> Reading {
    Reading {
        grid,
        progress: Vec::new(),
        format,
        assumptions: Vec::new(),
        other: None,
        part: None,
        unknown: Vec::new(),
    }
}
