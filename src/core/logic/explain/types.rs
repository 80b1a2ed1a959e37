//! The words in `words/en/core`: a type for each file. The build script makes them.

#![allow(clippy::doc_markdown, reason = "the notes in the files are for translators")]
#![allow(clippy::wrong_self_convention, reason = "a key names what the text says, and not what Rust does")]

use stepdoku_words::{Category, Hole, Plurals, Tables, fill};

include!(concat!(env!("OUT_DIR"), "/core.rs"));
