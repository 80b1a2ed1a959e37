//! Words on printed pages.

use super::Locale;
use crate::{Level, Order, Technique, rating::Tenths};

/// The words on the pages of a magazine.
#[derive(Debug)]
pub struct PaperWords {
    /// The heading of a puzzle: its number, its size and its level.
    pub puzzle: fn(u16, Order, Level) -> String,
    /// The name of a level.
    pub level: fn(Level) -> &'static str,
    /// The rating of the hardest step, and the score as HoDoKu counts.
    pub rated: fn(Tenths, u32) -> String,
    /// How many puzzles there are.
    pub count: fn(usize) -> String,
    /// A part of the contents: puzzles from one number to another, of that size and level, or of several.
    pub part: fn((u16, u16), Option<Order>, Option<Level>) -> String,
    /// Contents, answers, and the ways through the puzzles.
    pub titles: [&'static str; 3],
    /// The answers to these numbers, as the title of a page.
    pub answers: fn(u16, u16) -> String,
    /// Where the answers are: from one page to another.
    pub answers_on: fn(usize, usize) -> String,
    /// The way through the puzzle of a number, as the title of a page.
    pub way: fn(u16) -> String,
    /// The title of a step: its number and its technique.
    pub step: fn(usize, Technique) -> String,
    /// That no technique is left, and the way ends before the puzzle does.
    pub guess: &'static str,
    /// How the magazine is made again.
    pub again: fn(&str) -> String,
}

/// The words of a language.
#[must_use]
pub const fn words(locale: Locale) -> &'static PaperWords {
    match locale {
        Locale::English => &super::en::paper::WORDS,
    }
}
