//! The words in `words/en/core`: a type for each file. The build script makes them.

#![allow(clippy::doc_markdown, reason = "the notes in the files are for translators")]
#![allow(clippy::wrong_self_convention, reason = "a key names what the text says, and not what Rust does")]

use stepdoku_words::{Category, Hole, Plurals, Tables, fill};

/// The place of a message without holes among the words of a type, by its key: a choice between places is a table, and
/// one between calls is code.
macro_rules! place {
    ($words:ty, $key:literal) => {
        const { stepdoku_words::place(<$words>::KEYS, $key) }
    };
}
pub(super) use place;

include!(concat!(env!("OUT_DIR"), "/core.rs"));
