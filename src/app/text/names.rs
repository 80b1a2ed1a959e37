//! The core's names of things, in the language in use.

use super::text;
use std::borrow::Cow;
use sudoku_core::{
    Cell, Clue, Constraint, Digit, House, HouseKind, Shape, Symbols,
    explain::{
        self, Locale, Span,
        rules::{self, ClueWords, RuleWords, SightWords},
    },
};

fn with(symbols: Symbols) -> Locale {
    text().locale.with(symbols)
}

/// "row 4 column 7", the spoken name of a cell.
pub(super) fn cell_name(cell: Cell, shape: &Shape) -> String {
    explain::cell_name(cell, shape, text().locale)
}

/// "r4c7", the written name of a cell.
pub(super) fn short_cell(shape: &Shape, cell: Cell) -> String {
    explain::written_cell(cell, shape, text().locale)
}

/// "row 5, columns 2 and 4; row 7 column 1".
pub(super) fn cell_names(cells: &[Cell], shape: &Shape) -> String {
    explain::cell_names(cells, shape, text().locale)
}

/// "columns 2 and 4", the spoken places of cells in a line.
pub(super) fn places_in(house: House, cells: &[Cell], shape: &Shape) -> String {
    explain::places_in(house, cells, shape, text().locale)
}

/// "box 5".
pub(super) fn house_name(house: House) -> String {
    explain::house_name(house, text().locale)
}

/// "box".
pub(super) fn kind_name(kind: HouseKind) -> &'static str {
    explain::kind_name(kind, text().locale)
}

/// "rows 2 and 7", "box 2 and r7c8": a place to look at.
pub(super) fn houses_and_cells(houses: &[House], cells: &[Cell], shape: &Shape) -> Vec<Span> {
    explain::houses_and_cells(houses, cells, shape, text().locale)
}

/// A span as the page writes it.
pub(super) fn short(span: &Span, shape: &Shape, symbols: Symbols) -> Cow<'static, str> {
    explain::short(span, shape, with(symbols))
}

/// A span in spoken form.
pub(super) fn words(span: &Span, shape: &Shape, symbols: Symbols) -> Cow<'static, str> {
    explain::words(span, shape, with(symbols))
}

/// A digit in a sentence.
pub(super) fn said(digit: Digit, symbols: Symbols) -> &'static str {
    explain::said(digit, with(symbols))
}

/// A digit by itself.
pub(super) fn label(digit: Digit, symbols: Symbols) -> &'static str {
    explain::label(digit, with(symbols))
}

/// The words for a constraint.
pub(super) fn rule(constraint: Constraint) -> RuleWords {
    rules::rule(constraint, text().locale)
}

/// The words for two cells that share a cage.
pub(super) fn cage() -> SightWords {
    rules::cage(text().locale)
}

/// The words for two cells that differ because of a clue.
pub(super) fn clue() -> SightWords {
    rules::clue(text().locale)
}

/// The name of a clue and its rule.
pub(super) fn clue_words(clue: &Clue, shape: &Shape) -> ClueWords {
    rules::of_clue(clue, shape, text().locale)
}

/// "with boxes of 2 rows", behind the size of a board whose boxes have another form than usual.
pub(super) fn boxes(shape: &Shape) -> Option<String> {
    rules::boxes(shape, text().locale)
}
