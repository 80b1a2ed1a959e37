//! Sudoku from 4×4 to 25×25, with diagonals, windows, jigsaws, killers and chess moves: solves puzzles, explains every step, rates,
//! makes and prints them.
//!
//! ```
//! use stepdoku::{Ladder, Language, Position, Puzzle, unwatched};
//!
//! # fn main() -> Result<(), stepdoku::Error> {
//! let puzzle: Puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! println!("The only solution: {}", puzzle.solution());
//!
//! let mut position = Position::of(&puzzle);
//! while let Some(step) = position.next_step(&Ladder::default(), &mut unwatched)? {
//!     println!("{}", step.explain(Language::English).text);
//!     position.apply(&step);
//! }
//! assert_eq!(position.board(), *puzzle.solution());
//! # Ok(())
//! # }
//! ```
//!
//! | to | see |
//! |---|---|
//! | read and write a puzzle | [`Board`] with [`str::parse`], [`Board::read_all`], [`Board::write`] |
//! | count solutions, solve | [`Board::count`], [`Puzzle`] |
//! | see candidates | [`Position::candidates`] |
//! | find steps | [`Position::next_step`], [`Position::steps`], [`Position::walk`] |
//! | say why | [`Step::explain`] |
//! | grade and rate | [`Puzzle::level`], [`Puzzle::se`], [`Puzzle::hodoku`] |
//! | make puzzles | [`Wish`], [`Recipe`] |
//! | print | [`print()`] |
//!
//! Nothing here reads a clock, a file or random numbers. Work without a bound asks a closure whether to go on; [`unwatched`] lets it.
//! No input makes it panic: each mistake is an [`Error`] that says what is wrong, and where.
//!
//! # Features
//!
//! All are on by default except the last two. `formats` and `languages` change which texts and names are read, so one package that turns
//! them on does so for all.
//!
//! | feature | brings |
//! |---|---|
//! | `words` | [`Step::explain`], [`Technique::name`] and [`Language`] |
//! | `formats` | positions, files and links of other programs, and puzzles inside a text; without it, lines, rows, frames, tables and lists are read |
//! | `scales` | [`Puzzle::se`] and [`Puzzle::hodoku`] |
//! | `make` | [`Wish`] and [`Recipe`] |
//! | `print` | [`print()`] |
//! | `languages` | eight languages beside English, about 300 kB |
//! | `serde` | `Serialize` for what is found: cells, candidates, levels, explanations, ratings |
//!
//! # Promises
//!
//! * **The same recipe, the same puzzle.** A [`Recipe`] names the version of the generator. A recipe that a release makes gives the
//!   same puzzle in every later release that Cargo takes for compatible, on every machine.
//! * **The same names.** The slugs of techniques, levels, formats and languages stay.
//! * **[`Wish`] and `Paper` may get fields.** End yours with `..Wish::default()`.
//! * **Steps and sentences may change** with any release: a better one may come before another.
//!
//! It needs the compiler that `rust-version` of the package names, or a later one. Asking for a newer compiler is no breaking change.

#![warn(missing_docs)]

mod board;
mod error;
mod format;
mod found;
#[cfg(feature = "words")]
mod language;
mod position;
#[cfg(feature = "print")]
mod print;
mod puzzle;
#[cfg(feature = "make")]
mod recipe;
#[cfg(feature = "scales")]
mod scales;
mod step;
#[cfg(feature = "words")]
mod words;

pub use board::{Board, Candidate, Cell};
pub use error::Error;
pub use format::Format;
#[cfg(feature = "words")]
pub use language::Language;
pub use position::{Ladder, Position};
#[cfg(feature = "print")]
pub use print::{Paper, print};
pub use puzzle::{Level, Progress, Puzzle, unwatched};
#[cfg(feature = "make")]
pub use recipe::{Recipe, Wish};
#[cfg(feature = "scales")]
pub use scales::{HodokuRating, RatedStep, SeRating};
pub use step::{Step, Technique};
#[cfg(feature = "words")]
pub use words::{Explanation, Link, Mark, Span};
