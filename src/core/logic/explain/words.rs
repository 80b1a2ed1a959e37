//! The messages in `words/en/reasons`: a module for each file with a function for each message. The build script makes
//! them.

#![allow(clippy::doc_markdown, reason = "the notes in the files are for translators")]
#![allow(clippy::wildcard_imports, reason = "a generated module has what all of them have")]

use super::plan::{Plan, Said, Statement, Thing};
use crate::Technique;
use sudoku_board::{Candidate, Cell, Digit, DigitSet, House};

include!(concat!(env!("OUT_DIR"), "/reasons.rs"));
