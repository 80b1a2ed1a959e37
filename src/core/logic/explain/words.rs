//! The words in `words/en/core`, a type for each file, and the messages in `words/en/reasons`, a module for each file
//! with a function for each message. The build script makes them.

#![allow(clippy::doc_markdown, reason = "the notes in the files are for translators")]
#![allow(clippy::wrong_self_convention, reason = "a key names what the text says, and not what Rust does")]

use super::plan::{Plan, Said, Statement, Thing};
use crate::Technique;
use sudoku_board::{Candidate, Cell, Digit, DigitSet, House};

pub use types::{Names, Paper, Rules, Techniques, Terms};

mod types {
    use stepdoku_words::{Category, Hole, Plurals, Tables, fill};

    include!(concat!(env!("OUT_DIR"), "/core.rs"));
}

include!(concat!(env!("OUT_DIR"), "/reasons.rs"));
