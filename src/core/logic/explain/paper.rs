//! The words on printed pages, in any language.

use crate::{Level, Technique, technique::Tenths};
use std::ops::RangeInclusive;
use sudoku_board::{Candidate, Constraint, Digit, DigitSet, House, Shape, Symbols};

/// The words on the pages of a magazine.
#[derive(Debug)]
pub struct PaperWords {
    /// The heading of a puzzle: its number, its size and its level.
    pub puzzle: fn(u16, &Shape, Level) -> String,
    /// The heading of a puzzle whose lot has a name.
    pub named: fn(u16, &str) -> String,
    /// The rating of the hardest step, and HoDoKu's score.
    pub rated: fn(Tenths, u32) -> String,
    /// A remark on the meaning of rating and score.
    pub scales: &'static str,
    /// The number of puzzles.
    pub count: fn(usize) -> String,
    /// A line of the contents: the puzzles of these numbers, of that size, name and level, or of several.
    pub part: fn(RangeInclusive<u16>, &PartKind<'_>) -> String,
    /// The titles of the other parts of a magazine.
    pub titles: PaperTitles,
    /// The title of a page with the answers to these numbers.
    pub answers: fn(RangeInclusive<u16>) -> String,
    /// The pages of the answers.
    pub answers_on: fn(RangeInclusive<usize>) -> String,
    /// The title of a page with the solution steps of the puzzle with this number.
    pub way: fn(u16) -> String,
    /// The title of a step: its number and its technique.
    pub step: fn(usize, Technique) -> String,
    /// The title of placements in a row on one board: their numbers.
    pub steps: fn(RangeInclusive<usize>) -> String,
    /// The title of a solution path by itself: the size and the level of its puzzle.
    pub path: fn(&Shape, Level) -> String,
    /// The title of the board at the start of a path.
    pub start: &'static str,
    /// The title of the board at the end, if it is solved.
    pub solved: &'static str,
    /// The title of that board if it is not solved.
    pub here: &'static str,
    /// A remark that no technique finds a step, and the path ends early.
    pub guess: &'static str,
    /// A remark on how to make the magazine again, or on the batch that its puzzles were chosen from.
    pub again: fn(&str, bool) -> String,
    /// The words of a worksheet.
    pub worksheet: WorksheetWords,
    /// The words of puzzles in braille.
    pub braille: BrailleWords,
}

/// The features that the puzzles of one line of the contents share.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PartKind<'a> {
    /// The name of their lot, or the technique that it needs.
    pub name: Option<&'a str>,
    /// The size of the puzzles, if they share one.
    pub shape: Option<&'a Shape>,
    /// The level of the puzzles, if they share one.
    pub level: Option<Level>,
}

/// The words on a worksheet.
#[derive(Debug)]
pub struct WorksheetWords {
    /// The title of a worksheet that has no other title.
    pub title: &'static str,
    /// Precedes the line for a name.
    pub name: &'static str,
    /// The question about a digit that can be placed in this area.
    pub places: fn(House) -> String,
    /// The question about candidates of these digits that can be ruled out.
    pub rules_out: fn(DigitSet, Symbols) -> String,
    /// The question about a position without an answer.
    pub next: &'static str,
    /// The position contradicts its puzzle.
    pub wrong: &'static str,
    /// The candidates are too small for paper.
    pub small: &'static str,
    /// The code opens the position with them.
    pub in_code: &'static str,
    /// The link to the position is too long for a code.
    pub no_code: &'static str,
    /// How the answers name a cell.
    pub names: &'static str,
    /// A result without its reason: the digit that is placed, or the candidates that are ruled out.
    pub result: fn(Option<Candidate>, &[Candidate], &Shape, Symbols) -> String,
}

/// The words in a file of braille.
#[derive(Debug)]
pub struct BrailleWords {
    /// The signs of digits and of empty cells.
    pub signs: &'static str,
    /// The letters in place of numbers from ten on, up to this digit.
    pub letters: fn(Digit) -> String,
    /// The heading of a puzzle: its number in a magazine, its size and its level.
    pub puzzle: fn(Option<u16>, &Shape, Option<Level>) -> String,
    /// The heading of the answer to a puzzle by itself.
    pub answer: &'static str,
    /// A rule beyond the usual ones, with its name.
    pub rule: fn(Constraint) -> &'static str,
    /// The same for irregular regions.
    pub jigsaw: &'static str,
    /// The heading of a map of those regions.
    pub regions: &'static str,
    /// The rule of cages.
    pub killer: &'static str,
    /// The heading of a list of cages.
    pub cages: &'static str,
}

/// The titles of the parts of a magazine other than its puzzles.
#[derive(Debug)]
pub struct PaperTitles {
    /// The table of contents.
    pub contents: &'static str,
    /// The solutions.
    pub answers: &'static str,
    /// The solution steps of the puzzles.
    pub ways: &'static str,
}
