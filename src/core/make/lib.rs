//! Makes puzzles from seeds, and prints them.
//!
//! ```
//! use std::ops::ControlFlow::Continue;
//! use sudoku_make::generate::recipe::Recipe;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let recipe: Recipe = "2.3.medium.random.half-turn.K7Q2M9X4".parse()?;
//! println!("{}", recipe.make(&mut |_| Continue(()))?.puzzle.clues());
//! # Ok(())
//! # }
//! ```
//!
//! The same seed gives the same puzzle on every machine. Work is counted in operations, never in time.
//!
//! | to | see |
//! |---|---|
//! | make a puzzle of a level | [`generate()`], [`Spec`] |
//! | make one by a wish or by a recipe | [`generate::measure`], [`generate::recipe`] |
//! | make the puzzle of the day | [`generate::daily`] |
//! | make many, and print them | [`magazine`], with [`qr`] for their codes and [`svg`] for numbers in drawings |
//! | begin without making any | [`examples`] |

#![warn(missing_docs)]

pub mod drawing;
pub mod examples;
pub mod generate;
pub mod magazine;
pub mod qr;
pub mod svg;

pub use generate::{Cages, ClueSet, Drawn, Filling, GenerateError, Generated, Progress, Spec, generate};
