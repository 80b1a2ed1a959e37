//! Solves by search and by reasons.

#![warn(missing_docs)]

pub mod advice;
pub mod brute;
pub mod chain;
pub mod explain;
pub mod guesses;
pub mod ladder;
pub mod level;
pub mod marks;
pub mod passes;
pub mod position;
pub mod premises;
pub mod puzzle;
pub mod singles;
pub mod step;
pub mod study;
pub mod tables;
pub mod technique;
pub mod techniques;
pub mod telling;
pub mod trail;
pub mod why;

pub use level::{Graded, Level, grade};
pub use position::Position;
pub use puzzle::{NotAPuzzle, Puzzle};
pub use technique::{Technique, TechniqueSet};

/// How far long work is: the units that are done, and all of them.
pub type Share = (u32, u32);
