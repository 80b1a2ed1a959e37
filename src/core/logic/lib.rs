//! Solves Sudoku by search and by reasons.
//!
//! ```
//! use sudoku_board::{Candidates, Grid};
//! use sudoku_logic::{Position, explain::{Locale, explain, plain}, ladder::{Ladder, next_step}};
//!
//! let grid = Grid::from_line("1234341221434.2.").expect("a line of 16 symbols");
//! let mut position = Position::new(Candidates::new(&grid));
//! while let Some(step) = next_step(&position, &Ladder::teaching()) {
//!     println!("{}", plain(&explain(&step, position.candidates(), Locale::ENGLISH), grid.shape(), Locale::ENGLISH));
//!     position.apply(&step);
//! }
//! assert_eq!(position.candidates().open_count(), 0);
//! ```
//!
//! | module | content |
//! |---|---|
//! | [`search`] | the solutions of a grid, [`Puzzle`]s with just one solution, and the clues that they need |
//! | [`technique`] | the names and figures of techniques |
//! | [`step`] | a pattern and its conclusion; its claims, marks and premises; replies to a learner |
//! | [`families`] | the patterns, each with its finder and its sentence: a folder for each family |
//! | [`position`] | a board to search for patterns, and tables about it |
//! | [`ladder`] | the order of techniques, walks, passes, and the [`Level`] that a walk shows |
//! | [`trail`] | the steps so far, each with its changes |
//! | [`why`] | the reasons of a digit, and advice on the move of a player or a learner |
//! | [`explain`] | the sentences; only this module and the `say.rs` of each family depend on a language |

#![warn(missing_docs)]

pub mod explain;
pub mod families;
pub mod ladder;
pub mod position;
pub mod search;
pub mod step;
pub mod technique;
pub mod trail;
pub mod why;

pub use ladder::level::{Graded, Level, grade};
pub use position::Position;
pub use search::puzzle::{Puzzle, PuzzleError};
pub use technique::{Technique, TechniqueSet};

/// The progress of long work: the number of units done, and the number of all units.
pub type Share = (u32, u32);
