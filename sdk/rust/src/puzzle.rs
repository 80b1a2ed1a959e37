//! Puzzles: boards with exactly one solution.

use crate::{Board, Cell, Error};
use std::{fmt, ops::ControlFlow, str::FromStr};
use sudoku_logic::{
    self as logic, PuzzleError,
    ladder::level::Grader,
    search::{brute, puzzle},
};

/// How far long work has come.
///
/// ```
/// use std::ops::ControlFlow::{Break, Continue};
///
/// // Stops a search after a thousand guesses.
/// let mut patience = |progress: stepdoku::Progress| if progress.done > 1000 { Break(()) } else { Continue(()) };
/// let empty: stepdoku::Board = ".".repeat(625).parse().unwrap();
/// assert!(empty.count(1_000_000, &mut patience).is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Progress {
    /// What is done, in units of the work, which its function names.
    pub done: u64,
    /// All that is to be done, in the same units; 0 if unknown.
    pub of: u64,
}

/// The closure of those who let all work go on to its end.
///
/// ```
/// let empty: stepdoku::Board = "................".parse().unwrap();
/// assert_eq!(empty.count(1000, &mut stepdoku::unwatched), Ok(288));
/// ```
pub const fn unwatched(_: Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// The watcher of a search, from that of a user.
pub(crate) fn watched(
    watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> impl FnMut(u64) -> ControlFlow<()> {
    |done| watch(Progress { done, of: 0 })
}

/// The most guesses of a search that nobody watches: some seconds. Nearly all 9×9 puzzles take fewer than ten thousand.
const GUESSES: u64 = 5_000_000;

/// The level of a puzzle: what it takes to solve it without a guess.
///
/// [`Display`](fmt::Display) and [`str::parse`] use its name: `easy`, `medium`, `hard`, `very-hard`, `fiendish`, `extreme`.
///
/// ```
/// use stepdoku::Level;
///
/// assert_eq!("very-hard".parse(), Ok(Level::VeryHard));
/// assert!(Level::Easy < Level::Extreme);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Level {
    /// Full houses and hidden singles are enough.
    Easy,
    /// Naked singles are needed, or pairs and locked candidates that are not hard to find.
    Medium,
    /// Requires pairs or locked candidates that take a search, or triples, X-Wings and the like.
    Hard,
    /// Requires triples, X-Wings and the like that take a search, or wings, rectangles and colours.
    VeryHard,
    /// Requires wings, rectangles or colours that take a search, or chains and almost locked sets.
    Fiendish,
    /// Requires chains or almost locked sets that take a search, or techniques beyond them.
    Extreme,
}

impl Level {
    const ALL: [Self; 6] =
        [Self::Easy, Self::Medium, Self::Hard, Self::VeryHard, Self::Fiendish, Self::Extreme];

    pub(crate) const fn of(level: logic::Level) -> Self {
        match level {
            logic::Level::Easy => Self::Easy,
            logic::Level::Medium => Self::Medium,
            logic::Level::Hard => Self::Hard,
            logic::Level::VeryHard => Self::VeryHard,
            logic::Level::Fiendish => Self::Fiendish,
            logic::Level::Extreme => Self::Extreme,
        }
    }

    pub(crate) const fn core(self) -> logic::Level {
        logic::Level::ALL[self as usize]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.core().fmt(f)
    }
}

impl FromStr for Level {
    type Err = Error;

    fn from_str(name: &str) -> Result<Self, Error> {
        let found = Self::ALL.into_iter().find(|level| level.core().slug() == name);
        found.ok_or_else(|| Error::name(name, "level"))
    }
}

/// A board with exactly one solution, which is proven.
///
/// [`str::parse`] reads a board and proves it, with a bound of some seconds of search, which only large boards with few digits reach.
///
/// ```
/// use stepdoku::{Error, Puzzle};
///
/// let puzzle: Puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// assert!(puzzle.solution().to_string().starts_with("534678912"));
/// assert!(matches!("12..............".parse::<Puzzle>(), Err(Error::SeveralSolutions { .. })));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    core: puzzle::Puzzle,
    board: Board,
    solution: Board,
}

impl Puzzle {
    #[cfg(feature = "make")]
    pub(crate) fn of(core: puzzle::Puzzle) -> Self {
        let (board, solution) = (Board::new(core.clues().clone()), Board::new(core.solution().clone()));
        Self { core, board, solution }
    }

    pub(crate) const fn core(&self) -> &puzzle::Puzzle {
        &self.core
    }

    /// Proves that the givens of a board have exactly one solution. The closure learns the number of guesses so far.
    ///
    /// ```
    /// use std::ops::ControlFlow::Continue;
    ///
    /// let board: stepdoku::Board = "3..2..1..2..1..4".parse().unwrap();
    /// let puzzle = stepdoku::Puzzle::new(&board, &mut |_| Continue(())).unwrap();
    /// assert_eq!(puzzle.solution().to_string(), "3142241342311324");
    /// ```
    ///
    /// # Errors
    ///
    /// [`Error::Clash`], [`Error::Complete`], [`Error::NoSolution`] or [`Error::SeveralSolutions`], and [`Error::Stopped`] if the
    /// closure stopped it.
    pub fn new(board: &Board, watch: &mut dyn FnMut(Progress) -> ControlFlow<()>) -> Result<Self, Error> {
        Self::prove(board, &mut watched(watch))
    }

    fn prove(board: &Board, watch: &mut dyn FnMut(u64) -> ControlFlow<()>) -> Result<Self, Error> {
        let shape = board.givens.shape();
        let core = puzzle::Puzzle::new(board.givens.clone(), watch).map_err(|error| match error {
            PuzzleError::Clash(twice) => Error::Clash {
                digit: twice.digit.number(),
                cells: twice.cells.map(|cell| Cell::of(cell, shape)),
            },
            PuzzleError::Complete => Error::Complete,
            PuzzleError::Unsolvable => Error::NoSolution,
            PuzzleError::Ambiguous(first, second) => {
                Error::SeveralSolutions { solutions: Box::new([Board::new(first), Board::new(second)]) }
            }
            PuzzleError::Undecided => Error::Stopped,
            PuzzleError::UnknownRules => {
                Error::Unsupported { what: "the board has rules that are not known".to_owned() }
            }
        })?;
        Ok(Self { solution: Board::new(core.solution().clone()), core, board: board.clone() })
    }

    /// The board that it was read from, with its givens and all that is placed.
    ///
    /// ```
    /// let puzzle: stepdoku::Puzzle = "3..2..1..2..1..4".parse().unwrap();
    /// assert_eq!(puzzle.board().to_string(), "3..2..1..2..1..4");
    /// ```
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The only solution.
    ///
    /// ```
    /// let puzzle: stepdoku::Puzzle = "3..2..1..2..1..4".parse().unwrap();
    /// assert!(puzzle.solution().digits().iter().all(Option::is_some));
    /// ```
    #[must_use]
    pub const fn solution(&self) -> &Board {
        &self.solution
    }

    /// The level: the techniques that the puzzle needs, and how much there is to choose from where it is narrowest. The closure is
    /// asked before each pass, and learns how many there were.
    ///
    /// ```
    /// use std::ops::ControlFlow::Continue;
    ///
    /// let puzzle: stepdoku::Puzzle = "3..2..1..2..1..4".parse().unwrap();
    /// assert_eq!(puzzle.level(&mut |_| Continue(())), Ok(stepdoku::Level::Easy));
    /// ```
    ///
    /// # Errors
    ///
    /// [`Error::Stopped`]: the closure stopped it.
    pub fn level(&self, watch: &mut dyn FnMut(Progress) -> ControlFlow<()>) -> Result<Level, Error> {
        let clues = self.core.clues();
        let mut done = 0;
        let mut pulse = || {
            done += 1;
            watch(Progress { done, of: 0 })
        };
        match Grader::new(clues.shape()).grade(clues, logic::Level::Extreme, &mut pulse) {
            ControlFlow::Continue(Some(graded)) => Ok(Level::of(graded.level)),
            // Nothing is above the last level.
            ControlFlow::Continue(None) | ControlFlow::Break(()) => Err(Error::Stopped),
        }
    }
}

impl FromStr for Puzzle {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Self::prove(&text.parse()?, &mut brute::budget(GUESSES))
    }
}
