//! Words on printed pages.

use crate::{Level, Order, Technique, rating::Tenths};
use std::ops::RangeInclusive;

/// The words on the pages of a magazine.
#[derive(Debug)]
pub struct PaperWords {
    /// The heading of a puzzle: its number, its size and its level.
    pub puzzle: fn(u16, Order, Level) -> String,
    /// The rating of the hardest step, and the score as HoDoKu counts.
    pub rated: fn(Tenths, u32) -> String,
    /// How many puzzles there are.
    pub count: fn(usize) -> String,
    /// A part of the contents: the puzzles of these numbers, of that size and level, or of several.
    pub part: fn(RangeInclusive<u16>, Option<Order>, Option<Level>) -> String,
    /// The titles of the parts of a magazine beside its puzzles.
    pub titles: PaperTitles,
    /// The answers to these numbers, as the title of a page.
    pub answers: fn(RangeInclusive<u16>) -> String,
    /// Where the answers are: on these pages.
    pub answers_on: fn(RangeInclusive<usize>) -> String,
    /// The way through the puzzle of a number, as the title of a page.
    pub way: fn(u16) -> String,
    /// The title of a step: its number and its technique.
    pub step: fn(usize, Technique) -> String,
    /// The title of a solution path by itself: the size and the level of its puzzle.
    pub path: fn(Order, Level) -> String,
    /// The title of the board with which a path begins.
    pub start: &'static str,
    /// The title of the board with which it ends, if that is the solution.
    pub solved: &'static str,
    /// The title of that board, if it is not.
    pub here: &'static str,
    /// That no technique is left, and the way ends before the puzzle does.
    pub guess: &'static str,
    /// How the magazine is made again.
    pub again: fn(&str) -> String,
}

/// What the parts of a magazine beside its puzzles are called.
#[derive(Debug)]
pub struct PaperTitles {
    /// What is on which page.
    pub contents: &'static str,
    /// The solutions.
    pub answers: &'static str,
    /// The ways through the puzzles.
    pub ways: &'static str,
}
