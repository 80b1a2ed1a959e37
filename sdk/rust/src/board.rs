//! Boards and their cells.

use crate::{Error, Format, Progress, error::QUOTED, puzzle::watched};
use std::{fmt, ops::ControlFlow, str::FromStr};
use sudoku_board as core;
use sudoku_logic::search::brute::{self, End};
use sudoku_notation::{self as notation, Assumption, Played, Reading};

/// A cell, by its row and column.
///
/// ```
/// let cell = stepdoku::Cell { row: 4, column: 7 };
/// assert_eq!(cell.to_string(), "r4c7");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Cell {
    /// The row, from 1 at the top.
    pub row: u8,
    /// The column, from 1 at the left.
    pub column: u8,
}

impl Cell {
    pub(crate) fn of(cell: core::Cell, shape: &core::Shape) -> Self {
        let geometry = shape.geometry();
        Self { row: geometry.row(cell) as u8 + 1, column: geometry.column(cell) as u8 + 1 }
    }

    #[cfg(feature = "words")]
    pub(crate) fn all_of(cells: &[core::Cell], shape: &core::Shape) -> Vec<Self> {
        cells.iter().map(|&cell| Self::of(cell, shape)).collect()
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row, self.column)
    }
}

/// A digit in a cell.
///
/// ```
/// let candidate = stepdoku::Candidate { cell: stepdoku::Cell { row: 4, column: 7 }, digit: 9 };
/// assert_eq!(candidate.to_string(), "9 in r4c7");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The digit, from 1.
    pub digit: u8,
}

impl Candidate {
    pub(crate) fn of(candidate: core::Candidate, shape: &core::Shape) -> Self {
        Self { cell: Cell::of(candidate.cell, shape), digit: candidate.digit.number() }
    }

    pub(crate) fn all_of(candidates: &[core::Candidate], shape: &core::Shape) -> Vec<Self> {
        candidates.iter().map(|&one| Self::of(one, shape)).collect()
    }
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in {}", self.digit, self.cell)
    }
}

/// A board of any size and any rules, with some digits on it. It may break the rules, and have any number of solutions.
///
/// [`str::parse`] reads one from any text: a line of symbols (`1` to `9`, then `A` to `P`, and `.` or `0` for an empty cell), rows,
/// and with the feature `formats` whatever the page reads: files and links of other programs, posts, tables, positions with
/// candidates. It refuses texts of more than 8 MiB without reading them, and of more than 64 KiB without that feature.
/// [`Display`](fmt::Display) writes one line, which brings the board back with all its rules: placed digits are givens in it, and
/// candidates are lost.
///
/// ```
/// use stepdoku::Board;
///
/// # fn main() -> Result<(), stepdoku::Error> {
/// let board: Board = "12|..\n..|..\n--+--\n..|.3\n4.|..".parse()?;
/// assert_eq!(board.to_string(), "12.........34...");
/// // The tag before the colon names the diagonals.
/// let diagonal: Board = "x:12.........34...".parse()?;
/// assert_eq!(diagonal.to_string(), "x:12.........34...");
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Board {
    pub(crate) givens: core::Grid,
    /// At most one for each cell without a given.
    pub(crate) played: Vec<(core::Cell, Played)>,
    assumed: Vec<Assumption>,
}

impl Board {
    pub(crate) const fn new(givens: core::Grid) -> Self {
        Self { givens, played: Vec::new(), assumed: Vec::new() }
    }

    fn read(reading: Reading) -> Self {
        Self { givens: reading.grid, played: reading.progress, assumed: reading.assumptions }
    }

    /// Givens and placed digits.
    pub(crate) fn grid(&self) -> core::Grid {
        let mut grid = self.givens.clone();
        for (cell, played) in &self.played {
            if let Played::Digit(digit) = played {
                grid.set(*cell, Some(*digit));
            }
        }
        grid
    }

    /// Reads all puzzles of a text: one on each line, or the puzzles of a file with many. In a list with a puzzle on each line, empty
    /// lines and those that begin with `#` are passed over, and a line that can't be read has its error in its place. Other collections
    /// give the givens of their puzzles.
    ///
    /// ```
    /// use stepdoku::Board;
    ///
    /// # fn main() -> Result<(), stepdoku::Error> {
    /// let list = "# mine\n3..2..1..2..1..4\n3..2..1..2..1..\n..3.4......2..1.\n";
    /// let boards = Board::read_all(list)?;
    /// assert_eq!(boards.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// The text holds no puzzle at all, or it has more than 8 MiB.
    #[cfg(feature = "formats")]
    pub fn read_all(text: &str) -> Result<Vec<Result<Self, Error>>, Error> {
        let whole = text.parse::<Self>();
        if text.len() > notation::MAX_COLLECTION {
            return Ok(vec![Ok(whole?)]);
        }
        let lines =
            text.lines().filter(|line| !line.trim().is_empty() && !line.trim_start().starts_with('#'));
        let boards: Vec<Result<Self, Error>> = lines.map(str::parse).collect();
        let sides = || boards.iter().flatten().map(Self::side);
        // A row of a 16×16 is as long as a whole 4×4.
        let is_one = whole.as_ref().is_ok_and(|whole| sides().all(|side| side < whole.side()));
        if boards.len() > 1 && sides().count() * 2 >= boards.len() && !is_one {
            return Ok(boards);
        }
        if notation::read(text).is_ok_and(|reading| reading.part.is_none()) {
            return Ok(vec![Ok(whole?)]);
        }
        let listing = notation::list(text, 0, usize::MAX)?;
        let unread = || Error::Text { what: "this puzzle of the text can't be read".to_owned(), at: None };
        Ok(listing.puzzles.into_iter().map(|listed| listed.grid.map(Self::new).ok_or_else(unread)).collect())
    }

    /// The number of rows, which is that of columns and of digits.
    ///
    /// ```
    /// let board: stepdoku::Board = "12.........34...".parse().unwrap();
    /// assert_eq!(board.side(), 4);
    /// ```
    #[must_use]
    pub fn side(&self) -> usize {
        self.givens.shape().side()
    }

    /// The digits in reading order, both given and placed; `None` for empty cells.
    ///
    /// ```
    /// let board: stepdoku::Board = "12.........34...".parse().unwrap();
    /// assert_eq!(board.digits()[..3], [Some(1), Some(2), None]);
    /// ```
    #[must_use]
    pub fn digits(&self) -> Vec<Option<u8>> {
        self.grid().iter().map(|(_, digit)| digit.map(core::Digit::number)).collect()
    }

    /// What was assumed in reading the text, each as a sentence; empty for a plain text.
    ///
    /// ```
    /// let board: stepdoku::Board = "12.........34...  from Sunday".parse().unwrap();
    /// assert_eq!(board.assumptions(), ["The text around the puzzle was left out."]);
    /// ```
    #[must_use]
    pub fn assumptions(&self) -> Vec<String> {
        self.assumed.iter().map(|&assumption| assumed(assumption, self.givens.shape())).collect()
    }

    /// Writes the board in a format. Most formats hold the givens alone; `board-line` also has the placed digits, and `hodoku`, `sdx`,
    /// `sudokuwiki`, `candidate-grid` and the links of sites that know them also have candidates.
    ///
    /// ```
    /// use stepdoku::Board;
    ///
    /// # fn main() -> Result<(), stepdoku::Error> {
    /// let board: Board = "12.........34...".parse()?;
    /// assert_eq!(board.write("rows".parse()?)?, "12..\n....\n...3\n4...\n");
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// [`Error::Unsupported`]: the format has no form for this board, or its reader would take it for another.
    pub fn write(&self, format: Format) -> Result<String, Error> {
        format.write(self)
    }

    /// Counts the solutions, and stops at `limit`. A result below the limit is exact.
    ///
    /// The closure learns the number of guesses so far. With all digits of an empty 4×4 free:
    ///
    /// ```
    /// use std::ops::ControlFlow::Continue;
    ///
    /// # fn main() -> Result<(), stepdoku::Error> {
    /// let empty: stepdoku::Board = "................".parse()?;
    /// assert_eq!(empty.count(1000, &mut |_| Continue(()))?, 288);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// [`Error::Stopped`]: the closure stopped it.
    pub fn count(
        &self,
        limit: usize,
        watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<usize, Error> {
        let count = brute::count(&self.grid(), limit, &mut watched(watch));
        if count.end == End::Interrupted { Err(Error::Stopped) } else { Ok(count.found) }
    }
}

/// Boards are equal if they have the same rules, givens, placed digits and candidates, however they were read.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.givens == other.givens && self.played == other.played
    }
}

impl Eq for Board {}

impl FromStr for Board {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        #[cfg(feature = "formats")]
        let reading = if is_usual(text) { notation::read_plain(text) } else { notation::read(text) };
        #[cfg(not(feature = "formats"))]
        let reading = notation::read_plain(text);
        let board = Self::read(reading?.known()?);
        match unknown_rule(text, &board) {
            None => Ok(board),
            Some(tag) => {
                let tag: String = tag.chars().take(QUOTED).collect();
                Err(Error::Text { what: format!("{tag:?} before the colon isn't a known rule"), at: None })
            }
        }
    }
}

/// Whether a text is the usual line of a 9×9, which every reader takes for the same board, so that the quickest may read it.
#[cfg(feature = "formats")]
fn is_usual(text: &str) -> bool {
    let line = text.trim_ascii();
    let has = |sign: u8| line.as_bytes().contains(&sign);
    line.len() == 81 && line.bytes().all(|sign| matches!(sign, b'0'..=b'9' | b'.')) && has(b'.') != has(b'0')
}

/// The word before a colon at the beginning of a text, or behind labels such as `Sunday: `, if the reader passed over it. It would
/// name a rule, without which the puzzle is another one.
fn unknown_rule<'a>(text: &'a str, board: &Board) -> Option<&'a str> {
    let is_lost = |tag: &str| core::Shape::is_tag(tag) && board.givens.shape().tag().is_empty();
    let mut rest = text.trim();
    loop {
        let (tag, behind) = rest.split_once(':')?;
        let is_word = tag.starts_with(|sign: char| sign.is_ascii_alphabetic())
            && !tag.contains(char::is_whitespace)
            && !behind.starts_with('/');
        if !is_word {
            return None;
        }
        if !behind.starts_with(char::is_whitespace) {
            return (!board.assumed.is_empty() || is_lost(tag)).then_some(tag);
        }
        rest = behind.trim_start();
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.grid().fmt(f)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({self})")
    }
}

/// The sentence about an assumption.
fn assumed(assumption: Assumption, shape: &core::Shape) -> String {
    let said = match assumption {
        Assumption::LettersAreDigits => "The letters were read as digits, A as 1.",
        Assumption::DigitsFromZero => "Digits were read as counted from 0, so that 0 became 1.",
        Assumption::ZerosAreEmpty => "Each 0 was read as an empty cell.",
        Assumption::BlanksAreEmpty => "Blanks were read as empty cells.",
        Assumption::RestIgnored => "The text after the puzzle was left out.",
        Assumption::OtherSectionsIgnored => {
            "Only the givens were read, and what was saved beside them was left out."
        }
        Assumption::LoneDigitsAreGivens => {
            "A digit alone in its cell was read as given, unless other candidates show that it was not placed yet."
        }
        Assumption::AroundIgnored => "The text around the puzzle was left out.",
        Assumption::SignIsEmpty(sign) => return format!("Each {sign:?} was read as an empty cell."),
        Assumption::LettersOAreEmpty => "Each letter O was read as an empty cell.",
        Assumption::LettersLAreOnes => "Each letter l and I was read as 1.",
        Assumption::LoneDigitsArePlaced => "A candidate alone in its cell was read as a placed digit.",
        Assumption::OtherBoxes => "The board was turned, so that its rows became columns.",
        Assumption::WrongSolution => {
            "The full board beside the puzzle is not its solution, and was left out."
        }
        Assumption::GroupIgnored => "A second group of symbols beside the puzzle was left out.",
        Assumption::EndsAreEmpty => "The cells missing at the ends of rows were read as empty.",
        Assumption::OthersUnread => "Other parts of the text look like puzzles, and can't be read.",
        Assumption::NoCandidateIn(cell) => {
            return format!("{} has no candidate left.", Cell::of(cell, shape));
        }
        Assumption::SolutionRuledOut => "The candidates lack the right digit of a cell.",
    };
    said.to_owned()
}
