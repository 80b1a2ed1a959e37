//! The words of the page as data: a reader for a part of Fluent, its checks, and the filling of holes.
//!
//! `words/README.md` describes the part. The build script of the page uses all of this, and the page itself only
//! [`fill`]:
//!
//! 1. [`read`](read::read) makes messages of a file.
//! 2. [`english`](check::english) and [`translated`](check::translated) check them.
//! 3. [`compact`] makes a template of each, and [`rust`](rust::rust) a type of each file.
//! 4. [`pack`] makes one text of the templates of another language, and [`Tables`] reads it.
//! 5. [`fill`] makes a text of a template.
//!
//! ```
//! use stepdoku_words::{Hole, Plurals, check, compact, fill, read::read};
//!
//! let text = "### The editor.\n\n# How many.\n# $count (number): the cells.\nleft = { $count } left\n";
//! let file = read("editor.ftl", text).unwrap();
//! check::english(&file).unwrap();
//! let template = compact(&file.messages[0].text, &["count"]);
//! assert_eq!(fill(&template, &[Hole::Number(3)], Plurals::ENGLISH.of), "3 left");
//! ```

pub mod check;
pub mod folder;
mod pack;
mod plurals;
pub mod read;
pub mod rust;
mod template;

pub use pack::{Tables, pack, table_name};
pub use plurals::{Category, Plurals};
pub use template::{Hole, Part, compact, fill, walk};

use std::fmt;

/// A mistake in a file of words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file.
    pub path: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, and what to do.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// Which of the keys of a table it is. In a constant, a key that isn't among them does not compile.
///
/// # Panics
///
/// The key isn't among them.
#[must_use]
pub const fn place(keys: &[&str], key: &str) -> usize {
    let mut place = 0;
    while place < keys.len() {
        if same(keys[place].as_bytes(), key.as_bytes()) {
            return place;
        }
        place += 1;
    }
    panic!("no such key");
}

const fn same(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}
