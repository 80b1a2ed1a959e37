//! The pure half of Stepdoku: everything it knows and decides, with no browser, clock or chance.
//!
//! The words, used everywhere and nowhere else by another name:
//!
//! | word | means |
//! |---|---|
//! | **order** *n* | boxes are *n*×*n*, a side has *n*² cells; 2 to 5 |
//! | **cell**, **row**, **column**, **box** | the squares of the board and their groups |
//! | **house** | a row, column or box |
//! | **peer** | a cell that shares a house |
//! | **digit** | what a cell holds, written `1`–`9`, then `A`–`P` |
//! | **given** | a digit of the puzzle itself |
//! | **candidate** | a cell and a digit that is still logically possible there |
//! | **note** | the player's own pencil mark; it may be wrong |
//! | **place** | a position inside a house |
//! | **pattern**, **conclusion**, **step** | why, what, and both |
//! | **technique** | the name of a pattern, and what is known of it |
//! | **family** | patterns that are told, drawn and written alike |
//! | **claim** | one thing that a pattern says of the position |
//! | **ladder**, **rung** | the order in which techniques are tried, and those that are tried together |
//! | **support** | the steps and digits on which something rests, all the way down |
//! | **derivation** | a walk that can be asked for the reason of each of its steps |
//! | **pass** | all steps of one kind that a position holds at once |
//! | **batch**, **lot** | what is asked of a magazine, and puzzles of it that are made in the same way |
//! | **alike** | puzzles that are each other in disguise |
//! | **sweep** | a pass of singles followed by a pass of hidden singles |
//!
//! Read the modules in this order: the words ([`order`], [`digit`], [`cell`], [`bits`], [`geometry`]),
//! the boards ([`grid`], [`candidates`]), then what thinks, shows and plays with them.

pub mod bits;
pub mod candidates;
pub mod cell;
pub mod digit;
pub mod geometry;
pub mod grid;
pub mod notation;
pub mod order;
pub mod qr;
pub mod sorting;

pub mod advice;
pub mod explain;
pub mod guesses;
pub mod ladder;
pub mod marks;
pub mod passes;
pub mod position;
pub mod premises;
pub mod singles;
pub mod step;
pub mod tables;
pub mod technique;
pub mod techniques;
pub mod telling;
pub mod trail;
pub mod why;

pub mod brute;
pub mod generate;
pub mod level;
pub mod puzzle;
pub mod rating;
pub mod rng;
pub mod study;
pub mod symmetry;

pub mod examples;
pub mod magazine;
pub mod picture;
pub mod play;
pub mod wire;

pub use bits::{CellSet, DigitSet, KindSet, Places};
pub use candidates::{Candidates, CellState, Change, Contradiction};
pub use cell::{Candidate, Cell, House, HouseKind, Place};
pub use digit::Digit;
pub use geometry::Geometry;
pub use grid::Grid;
pub use order::Order;
pub use position::Position;
pub use technique::{Technique, TechniqueSet};

pub use generate::{Filling, GenerateError, Generated, Progress, Spec, generate};
pub use level::{Graded, Level, grade};
pub use puzzle::{NotAPuzzle, Puzzle};
pub use rng::{Rng, Seed};
pub use symmetry::{Symmetry, Transform};
