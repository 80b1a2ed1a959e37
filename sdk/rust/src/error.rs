//! What can go wrong.

use crate::{Board, Cell};
use sudoku_notation::ParseError;

/// What is wrong, and where.
///
/// ```
/// use stepdoku::{Board, Error};
///
/// let error = "53..7....6..195....98".parse::<Board>().unwrap_err();
/// assert!(matches!(error, Error::Text { .. }));
/// println!("{error}");
///
/// let twice = "5.5......6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let error = twice.parse::<stepdoku::Puzzle>().unwrap_err();
/// assert_eq!(error.to_string(), "5 stands twice in a house, in r1c1 and r1c3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A text is no board.
    #[error("{what}{}", at.map(|(line, column)| format!(" at line {line}, column {column}")).unwrap_or_default())]
    Text {
        /// What is wrong.
        what: String,
        /// The line and the column in characters, both from 1; `None` if the whole text is meant.
        at: Option<(u32, u32)>,
    },
    /// A digit stands twice in a house.
    #[error("{digit} stands twice in a house, in {} and {}", cells[0], cells[1])]
    Clash {
        /// The digit.
        digit: u8,
        /// The cells.
        cells: [Cell; 2],
    },
    /// Every cell is filled, so that there is nothing to solve.
    #[error("nothing is left to solve")]
    Complete,
    /// There is no solution.
    #[error("there is no solution")]
    NoSolution,
    /// There is more than one solution.
    #[error("there is more than one solution")]
    SeveralSolutions {
        /// Two of them.
        solutions: Box<[Board; 2]>,
    },
    /// The closure, or a bound of work, stopped it before the result.
    #[error("stopped before the result was known")]
    Stopped,
    /// Candidates that don't fit the board.
    #[error("{what}")]
    Candidates {
        /// What is wrong, with the cell.
        what: String,
    },
    /// The board or the puzzle has no such form, rating or page.
    #[error("{what}")]
    Unsupported {
        /// What is missing, and why.
        what: String,
    },
    /// A recipe or a wish that no puzzle can meet, or a text that is no recipe.
    #[error("{what}")]
    Recipe {
        /// What is wrong.
        what: String,
    },
    /// A name that nothing has: of a technique, a level, a format, a language, a variant or a symmetry.
    #[error("{name:?} isn't a {kind}")]
    Name {
        /// The name, at most some words of it.
        name: String,
        /// What it should name.
        kind: &'static str,
    },
    /// The boards that the recipe allows gave no such puzzle. Another seed may.
    #[error("{tries} boards gave no such puzzle; another seed may")]
    NotFound {
        /// The number of boards tried.
        tries: u32,
    },
}

/// The longest name that an error quotes, in characters.
pub(crate) const QUOTED: usize = 40;

impl Error {
    pub(crate) fn name(name: &str, kind: &'static str) -> Self {
        Self::Name { name: name.chars().take(QUOTED).collect(), kind }
    }
}

impl From<ParseError> for Error {
    fn from(error: ParseError) -> Self {
        let at = error.at.map(|at| (at.line, at.column));
        Self::Text { what: error.kind.to_string(), at }
    }
}
