//! Sentences for steps, in pieces that can be pointed at.
//!
//! This module and its languages are the only part of the core that knows a language. No reasoning depends
//! on it, and `play` never asks for a sentence: it hands on what there is to be told. A language is a set of total functions: a new pattern does
//! not compile until every language can say it.

pub mod en;
pub mod paper;
pub mod written;

use crate::{
    Candidate, Candidates, Cell, Digit, DigitSet, House, Level, Order, Technique,
    step::Step,
    telling::{Mention, Telling},
};
use serde::{Deserialize, Serialize};
use std::{borrow::Cow, iter::once};

/// The languages that can be spoken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Locale {
    /// English.
    #[default]
    English,
}

/// A piece of a sentence. A piece that names something can be pointed at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Words.
    Text(Cow<'static, str>),
    /// The name of a technique.
    Technique(Technique),
    /// A cell.
    Cell(Cell),
    /// A digit.
    Digit(Digit),
    /// A set of digits.
    Digits(DigitSet),
    /// A house.
    House(House),
    /// A digit in a cell.
    Candidate(Candidate),
    /// A statement of a chain: its number from 0, the digit, and the cells of which one holds it.
    Statement(u16, Digit, Vec<Cell>),
    /// Words for a link between two statements of a chain, by its number from 0.
    Link(u16, &'static str),
    /// An almost locked set of a step, by its number from 0.
    Set(u16),
}

impl From<&'static str> for Span {
    fn from(words: &'static str) -> Self {
        Span::Text(Cow::Borrowed(words))
    }
}

impl From<String> for Span {
    fn from(words: String) -> Self {
        Span::Text(Cow::Owned(words))
    }
}

impl Span {
    /// What it names, if it names one thing.
    #[must_use]
    pub const fn mention(&self) -> Option<Mention> {
        match self {
            Span::Cell(cell) => Some(Mention::Cell(*cell)),
            Span::House(house) => Some(Mention::House(*house)),
            Span::Digit(digit) => Some(Mention::Digit(*digit)),
            Span::Candidate(candidate) => Some(Mention::Cell(candidate.cell)),
            Span::Statement(number, ..) => Some(Mention::Statement(*number)),
            Span::Link(number, _) => Some(Mention::Link(*number)),
            Span::Set(number) => Some(Mention::Set(*number)),
            Span::Text(_) | Span::Technique(_) | Span::Digits(_) => None,
        }
    }
}

/// The sentence of whatever there is to be told.
#[must_use]
pub fn tell(telling: &Telling, locale: Locale) -> Vec<Span> {
    match (telling, locale) {
        (Telling::Step { step, found_in }, locale) => explain(step, found_in, locale),
        (Telling::Answer(told), Locale::English) => en::answer(*told),
    }
}

/// The sentence of a step. `found_in` is the position in which it was found, from which it gives its reasons.
#[must_use]
pub fn explain(step: &Step, found_in: &Candidates, locale: Locale) -> Vec<Span> {
    match locale {
        Locale::English => en::explain(step, found_in),
    }
}

/// The name of a technique.
#[must_use]
pub const fn technique(technique: Technique, locale: Locale) -> &'static str {
    match locale {
        Locale::English => en::technique(technique),
    }
}

/// The name of a level.
#[must_use]
pub const fn level(level: Level, locale: Locale) -> &'static str {
    match locale {
        Locale::English => en::level(level),
    }
}

/// One piece in words.
#[must_use]
pub fn words(span: &Span, order: Order, locale: Locale) -> Cow<'static, str> {
    match locale {
        Locale::English => en::words(span, order),
    }
}

/// How many cells a sentence can name by row and column before it is too long to be read at a glance.
const LONG: usize = 4;

/// A sentence piece by piece, as it is written on a page: one that names many cells names them in short.
#[must_use]
pub fn written_out(spans: &[Span], order: Order, locale: Locale) -> Vec<String> {
    let cells = |span: &Span| match span {
        Span::Cell(_) | Span::Candidate(_) => 1,
        Span::Statement(_, _, cells) => cells.len(),
        _ => 0,
    };
    let short = spans.iter().map(cells).sum::<usize>() > LONG;
    let said = |span: &Span| match locale {
        Locale::English if short => en::short(span, order).into_owned(),
        Locale::English => en::words(span, order).into_owned(),
    };
    let mut pieces: Vec<String> = spans.iter().map(said).collect();
    // A short name keeps its small letter: it is no word.
    let is_name = short && matches!(spans.first(), Some(Span::Cell(_)));
    if let Some(first) = pieces.first_mut().filter(|_| !is_name) {
        *first = capitalised(first);
    }
    pieces
}

/// A whole sentence in plain words, beginning with a capital letter.
#[must_use]
pub fn plain(spans: &[Span], order: Order, locale: Locale) -> String {
    let text: String = spans.iter().map(|span| words(span, order, locale)).collect();
    capitalised(&text)
}

/// The text with its first letter in upper case, if that is one of the Latin alphabet. A language that begins
/// with others would need the tables of Unicode, which are larger than all its words.
#[must_use]
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| once(first.to_ascii_uppercase()).chain(letters).collect())
}
