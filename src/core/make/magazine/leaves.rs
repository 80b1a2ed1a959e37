//! The contents of each page.

use super::{
    Answers, Layout, Numbered, Printing, Ways,
    boards::Space,
    layout::{FOOT, GAP, MARGIN},
};
use std::ops::Range;
use sudoku_board::{Shape, shape::Density};

/// A page before drawing. Puzzles are given by their index in the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Leaf {
    /// The title and the contents.
    Cover,
    /// Puzzles to solve, all of one size and with one number on a page.
    Puzzles(Range<usize>),
    /// Answers.
    Answers(Range<usize>),
    /// A page of solution steps, counted from 0.
    Way(usize),
}

/// Returns the pages in order. `way_pages` is the number of pages for the steps.
pub(super) fn leaves(printing: &Printing, way_pages: usize) -> Vec<Leaf> {
    let Printing { sheet, layout, .. } = printing;
    let mut leaves = Vec::new();
    if layout.cover {
        leaves.push(Leaf::Cover);
    }
    leaves.extend(runs(printing).map(Leaf::Puzzles));
    if layout.answers == Answers::AtEnd {
        let mut from = 0;
        while from < sheet.len() {
            let to = from + answer_spaces(layout, &sheet[from..]).len().max(1);
            leaves.push(Leaf::Answers(from..to));
            from = to;
        }
    }
    if layout.ways != Ways::None {
        leaves.extend((0..way_pages).map(Leaf::Way));
    }
    leaves
}

/// Returns the puzzles of each page.
fn runs(printing: &Printing) -> impl Iterator<Item = Range<usize>> {
    let look = |at: usize| {
        let one = printing.sheet.get(at)?;
        let shape = one.puzzle.clues().shape();
        Some((shape, usize::from(printing.layout_of(one).per_page(shape)).max(1)))
    };
    let mut from = 0;
    std::iter::from_fn(move || {
        let here @ (_, most) = look(from)?;
        let to = (from..from + most).take_while(|&at| look(at) == Some(here)).count() + from;
        let run = from..to;
        from = to;
        Some(run)
    })
}

/// The height of the title of a page of answers.
const TITLE: f64 = 12.0;
/// The height of the number over an answer.
pub(super) const NUMBER: f64 = 5.0;
/// The height between rows of answers.
const BETWEEN: f64 = 6.0;
/// The largest side of a cell of an answer.
const LARGEST_CELL: f64 = 9.0;

/// Returns the spaces of the first answers on a page, as many as fit: rows of one size each, one size after the other.
/// Each is as wide as its board.
pub(super) fn answer_spaces(layout: &Layout, answers: &[Numbered]) -> Vec<Space> {
    let bottom = layout.paper.size().1 - MARGIN - FOOT;
    let mut found: Vec<Space> = Vec::new();
    let mut y = MARGIN + TITLE;
    while let Some(first) = answers.get(found.len()) {
        let shape = first.puzzle.clues().shape();
        let same = |one: &&Numbered| one.puzzle.clues().shape() == shape;
        let row = answer_row(layout, shape);
        let height = row.first().map_or(0.0, |space| space.height);
        if y + height > bottom + 0.01 && !found.is_empty() {
            break;
        }
        let count = answers[found.len()..].iter().take(row.len()).take_while(same).count();
        found.extend(row.into_iter().take(count).map(|space| Space { y, ..space }));
        y += height + BETWEEN;
    }
    found
}

/// Returns the spaces of a row of answers of one size, at any height: from margin to margin, or one in the middle.
fn answer_row(layout: &Layout, shape: &Shape) -> Vec<Space> {
    let large = layout.large || layout.booklet && shape.density() >= Density::Large;
    let (columns, rows) = shape.page().answers[usize::from(large)];
    let (across, down) = (f64::from(columns), f64::from(rows));
    let (width, height) = layout.paper.size();
    let (width, height) = (width - 2.0 * MARGIN, height - 2.0 * MARGIN - FOOT - TITLE);
    let wide = (width - GAP * (across - 1.0)) / across + GAP / 2.0 - 2.0;
    let high = (height - BETWEEN * (down - 1.0)) / down - NUMBER;
    let board = wide.min(high).min(shape.side() as f64 * LARGEST_CELL).min(width);
    let left = width - board;
    let x = |column: u8| if columns == 1 { left / 2.0 } else { left * f64::from(column) / (across - 1.0) };
    let space = |column| Space { x: MARGIN + x(column), y: 0.0, width: board, height: board + NUMBER };
    (0..columns).map(space).collect()
}
