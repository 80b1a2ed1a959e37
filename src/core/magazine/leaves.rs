//! The contents of each page.

use super::{
    Answers, Layout, Numbered, Ways,
    boards::Space,
    layout::{GAP, MARGIN, spaces},
};
use crate::{Shape, shape::Density};
use std::ops::Range;

/// A page before drawing. Puzzles are given by their index in the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Leaf {
    /// The title and the contents.
    Cover,
    /// Puzzles to solve, all of one size.
    Puzzles(Range<usize>),
    /// Answers, all of one size.
    Answers(Range<usize>),
    /// A page of solution steps, counted from 0.
    Way(usize),
}

/// The pages in order. `way_pages` is the number of pages for the steps.
pub(super) fn leaves(sheet: &[Numbered], layout: &Layout, way_pages: usize) -> Vec<Leaf> {
    let mut leaves = Vec::new();
    if layout.cover {
        leaves.push(Leaf::Cover);
    }
    leaves.extend(runs(sheet, |shape| usize::from(layout.per_page(shape))).map(Leaf::Puzzles));
    if layout.answers == Answers::AtEnd {
        leaves.extend(runs(sheet, |shape| answer_spaces(layout, shape).len()).map(Leaf::Answers));
    }
    if layout.ways != Ways::None {
        leaves.extend((0..way_pages).map(Leaf::Way));
    }
    leaves
}

/// Runs of puzzles of one size, with a limit on their length.
fn runs(sheet: &[Numbered], most: impl Fn(Shape) -> usize) -> impl Iterator<Item = Range<usize>> {
    let shape = |at: usize| sheet.get(at).map(|one: &Numbered| one.puzzle.clues().shape());
    let mut from = 0;
    std::iter::from_fn(move || {
        let here = shape(from)?;
        let to = (from..from + most(here).max(1)).take_while(|&at| shape(at) == Some(here)).count() + from;
        let run = from..to;
        from = to;
        Some(run)
    })
}

/// The height of the title of a page of answers.
const TITLE: f64 = 12.0;
/// The height of the number over an answer.
pub(super) const NUMBER: f64 = 5.0;

/// The spaces of answers on a page.
pub(super) fn answer_spaces(layout: &Layout, shape: Shape) -> Vec<Space> {
    let large = layout.large || layout.booklet && shape.density() >= Density::Large;
    let (columns, rows) = shape.page().answers[usize::from(large)];
    let (_, height) = layout.paper.size();
    let squeeze = (height - 2.0 * MARGIN - TITLE) / (height - 2.0 * MARGIN);
    let space = |space: Space| {
        let y = MARGIN + TITLE + (space.y - MARGIN) * squeeze;
        Space {
            y,
            width: space.width + GAP / 2.0 - 2.0,
            height: (space.height + GAP / 2.0) * squeeze - 2.0,
            ..space
        }
    };
    spaces(layout.paper, columns, rows).into_iter().map(space).collect()
}
