//! The types of the words in `words/en`: one for each file, with a method for each message. The build script
//! makes them.

#![allow(clippy::doc_markdown, reason = "the notes in the files are for translators")]
#![allow(
    clippy::new_ret_no_self,
    clippy::wrong_self_convention,
    reason = "a key names what the page says, and not what Rust does"
)]

use stepdoku_words::{Category, Hole, Plurals, Tables, fill};

/// The place of a message without holes, by its key: a choice between places is a table, and one between calls is code.
macro_rules! place {
    ($key:literal) => {
        const { stepdoku_words::place(Self::KEYS, $key) }
    };
}
pub(super) use place;

include!(concat!(env!("OUT_DIR"), "/words.rs"));
