//! The English names of things, as short calls.

use super::{Locale, Span, naming};
use crate::{Level, Technique, families::Alias};
use std::borrow::Cow;
use sudoku_board::{Cell, Digit, DigitSet, House, Shape, Symbols};

/// Returns the name of a technique.
#[must_use]
pub fn technique(technique: Technique) -> &'static str {
    super::technique(technique, Locale::ENGLISH)
}

/// Returns the name of a technique within a line: in lower case, unless its first word is a name.
#[must_use]
pub fn within(technique: Technique) -> String {
    super::within(technique, Locale::ENGLISH)
}

/// Returns another name of a step.
#[must_use]
pub fn alias(alias: Alias) -> &'static str {
    super::alias(alias, Locale::ENGLISH)
}

const fn with(symbols: Symbols) -> Locale {
    Locale::ENGLISH.with(symbols)
}

/// Returns the name of a level.
#[must_use]
pub fn level(level: Level) -> &'static str {
    super::level(level, Locale::ENGLISH)
}

/// Returns "rows 2 and 7", "box 2 and r7c8", or "row 3 and box 2, and at r7c8": a place to look at.
#[must_use]
pub fn houses_and_cells(houses: &[House], cells: &[Cell], shape: &Shape) -> Vec<Span> {
    super::houses_and_cells(houses, cells, shape, Locale::ENGLISH)
}

/// Returns a span in spoken form.
#[must_use]
pub fn words(span: &Span, shape: &Shape, symbols: Symbols) -> Cow<'static, str> {
    naming::words(span, shape, with(symbols))
}

/// Returns a span as the page writes it.
#[must_use]
pub fn short(span: &Span, shape: &Shape, symbols: Symbols) -> Cow<'static, str> {
    naming::short(span, shape, with(symbols))
}

/// Returns "row 4 column 7", the spoken name of a cell. It has no comma, since commas separate things.
#[must_use]
pub fn cell_name(cell: Cell, shape: &Shape) -> String {
    super::cell_name(cell, shape, Locale::ENGLISH)
}

/// Returns "row 5, columns 2 and 4; row 7 column 1", the spoken names of cells in as few parts as possible.
#[must_use]
pub fn cell_names(cells: &[Cell], shape: &Shape) -> String {
    super::cell_names(cells, shape, Locale::ENGLISH)
}

/// Returns "columns 2 and 4", the spoken places of cells in a line; in another house the same as [`cell_names`].
#[must_use]
pub fn places_in(house: House, cells: &[Cell], shape: &Shape) -> String {
    super::places_in(house, cells, shape, Locale::ENGLISH)
}

/// Returns "box 5", "the window at top right".
#[must_use]
pub fn house_name(house: House) -> String {
    super::house_name(house, Locale::ENGLISH)
}

/// Returns "1, 4 or 7".
#[must_use]
pub fn list(digits: DigitSet, last: &str, symbols: Symbols) -> String {
    naming::list(digits, &format!(" {last} "), with(symbols))
}

/// Returns a digit in a sentence: "4", "the heart".
#[must_use]
pub fn said(digit: Digit, symbols: Symbols) -> &'static str {
    super::said(digit, with(symbols))
}

/// Returns a digit by itself, in a label or after an article: "4", "heart".
#[must_use]
pub fn label(digit: Digit, symbols: Symbols) -> &'static str {
    super::label(digit, with(symbols))
}
