//! Makes puzzles and prints them.

#![warn(missing_docs)]

pub mod examples;
pub mod generate;
pub mod magazine;
pub mod qr;
pub mod svg;

pub use generate::{Filling, GenerateError, Generated, Progress, Spec, generate};
