//! Sudoku from 4×4 to 25×25: solves puzzles, explains them step by step, rates, makes and prints them.
//!
//! ```
//! use std::ops::ControlFlow::Continue;
//! use sudoku_core::explain::{Locale, explain, plain};
//! use sudoku_core::{Puzzle, Position, brute, generate::recipe::Recipe, ladder, notation};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let clues = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let puzzle = Puzzle::new(notation::read(clues)?.grid, &mut brute::unlimited())?;
//! println!("Its only solution: {}", puzzle.solution());
//!
//! let (mut position, ladder) = (Position::of(&puzzle), ladder::Ladder::teaching());
//! while let Some(step) = ladder::next_step(&position, &ladder) {
//!     let reason = explain(&step, position.candidates(), Locale::ENGLISH);
//!     println!("{}", plain(&reason, position.shape(), Locale::ENGLISH));
//!     position.apply(&step);
//! }
//! assert_eq!(&position.candidates().to_grid(), puzzle.solution());
//!
//! let recipe: Recipe = "2.3.medium.random.half-turn.K7Q2M9X4".parse()?;
//! println!("Another puzzle: {}", recipe.make(&mut |_| Continue(()))?.puzzle.clues());
//! # Ok(())
//! # }
//! ```
//!
//! The crate is pure: it has no browser, no clock and no randomness other than a seed. Long work calls a
//! watcher, which may stop it, and limits count work instead of time, so results are the same on every machine.
//!
//! | to | see |
//! |---|---|
//! | read and write puzzles | [`notation::read`], [`notation::write`], [`notation::link`] |
//! | count solutions | [`brute::count`], [`brute::solve`], [`Puzzle::new`] |
//! | look at candidates | [`Candidates`], [`Position`] |
//! | find steps | [`ladder::next_step`], [`ladder::all_steps`], [`ladder::walk`] |
//! | find steps in passes, or a path | [`passes::run`], [`passes::climb`], [`passes::path`], [`trail`] |
//! | put steps into words and marks | [`explain::explain`], [`explain::written`], [`marks`] |
//! | ask for the reason of a digit | [`why`], [`advice`] |
//! | grade and rate | [`grade`], [`rating::rate`] |
//! | make puzzles | [`generate::generate`], [`generate::recipe`], [`generate::measure`], [`generate::daily`] |
//! | check and reduce clues | [`study`], [`symmetry`] |
//! | print | [`magazine`], [`qr`] |
//!
//! The words, each with the same meaning everywhere:
//!
//! | word | meaning |
//! |---|---|
//! | **shape** | the side of a board, from 4 to 25 cells, its boxes or regions, and its rules |
//! | **cell**, **row**, **column**, **box** | the squares of the board and their groups |
//! | **house** | a row, column or box, or a region, diagonal or window of a variant |
//! | **peer** | another cell that cannot have the same digit, by a house or by a rule |
//! | **digit** | the value of a cell, written `1`–`9`, then `A`–`P` |
//! | **given** | a digit of the puzzle itself |
//! | **candidate** | a cell and a digit that is still logically possible there |
//! | **note** | the player's own pencil mark, which may be wrong |
//! | **place** | a position inside a house |
//! | **pattern**, **conclusion**, **step** | the reason, the effect, and both together |
//! | **technique** | the name of a pattern, with its properties |
//! | **family** | patterns with the same data, sentences and marks |
//! | **claim** | a fact about the position that a pattern states |
//! | **ladder**, **rung** | the order of techniques, and the techniques that are tried together |
//! | **walk** | the steps that solve a position, as far as the ladder reaches |
//! | **support** | the steps and digits that a fact rests on, down to the start |
//! | **derivation** | a recorded walk that can give the reason for each of its steps |
//! | **pass** | all steps of one kind in a position |
//! | **batch**, **lot** | the request for a magazine, and puzzles in it that are made in the same way |
//! | **alike** | puzzles that are disguises of each other |
//! | **sweep** | a pass of singles followed by a pass of hidden singles |
//!
//! The core is six packages, of which each knows only those above it: `sudoku-board`, `sudoku-notation`, `sudoku-logic`,
//! `sudoku-scales`, `sudoku-make` and `sudoku-wire`. This one shows them all.
//!
//! A good order for reading the modules: the words ([`shape`], [`digit`], [`cell`], [`bits`], [`geometry`]),
//! the boards ([`grid`], [`candidates`]), then the search, the techniques and the texts.

#![warn(missing_docs)]

pub use sudoku_board::{
    bits, cages, candidates, cell, clues, constraints, digit, geometry, grid, rng, shape, shape::unknown,
    sorting, symbols, symmetry,
};
pub use sudoku_logic::{
    explain, families,
    families::singles,
    ladder,
    ladder::{guesses, level, passes},
    position,
    position::tables,
    search::{brute, possible, puzzle, study},
    step::{chain, marks, premises, telling},
    technique, trail, why,
    why::advice,
};
pub use sudoku_make::{drawing, examples, generate, magazine, qr, svg};
pub use sudoku_scales as rating;
pub use sudoku_wire as wire;

/// Steps, with the patterns of all families.
pub mod step {
    pub use sudoku_logic::{
        families::*,
        step::{
            claim::Claim,
            origin::{Origin, conflict},
            shown::{LinkMark, Marks, Role},
            *,
        },
    };
}

/// Grids as texts.
pub mod notation {
    pub use sudoku_board::names;
    pub use sudoku_notation::*;
}

pub use sudoku_board::{
    Cage, CagesError, Candidate, Candidates, Cell, CellSet, CellState, Change, Clue, ClueError, ClueKind,
    Constraint, Constraints, Contradiction, Digit, DigitSet, Geometry, Grid, House, HouseKind, KindSet,
    Place, Places, Rng, Seed, Shape, Symbols, Symmetry, Transform,
};
pub use sudoku_logic::explain::Language;
pub use sudoku_logic::{Graded, Level, Position, Puzzle, PuzzleError, Share, Technique, TechniqueSet, grade};
pub use sudoku_make::{Cages, Drawn, Filling, GenerateError, Generated, Progress, Spec};
