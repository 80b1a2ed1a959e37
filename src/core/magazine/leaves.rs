//! The contents of each page.

use super::{
    Answers, Layout, Numbered, Ways,
    boards::Space,
    layout::{GAP, MARGIN, spaces},
};
use crate::Order;
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
    /// A page of a puzzle's solution steps, counted from 0.
    Way(usize, usize),
}

/// The pages in order. `way_pages` has the number of pages for the steps of each puzzle.
pub(super) fn leaves(sheet: &[Numbered], layout: &Layout, way_pages: &[u16]) -> Vec<Leaf> {
    let mut leaves = Vec::new();
    if layout.cover {
        leaves.push(Leaf::Cover);
    }
    leaves.extend(runs(sheet, |order| usize::from(layout.per_page(order))).map(Leaf::Puzzles));
    if layout.answers == Answers::AtEnd {
        leaves.extend(runs(sheet, |order| answer_spaces(layout, order).len()).map(Leaf::Answers));
    }
    if layout.ways != Ways::None {
        for (at, &pages) in way_pages.iter().enumerate() {
            leaves.extend((0..usize::from(pages)).map(|page| Leaf::Way(at, page)));
        }
    }
    leaves
}

/// Runs of puzzles of one size, with a limit on their length.
fn runs(sheet: &[Numbered], most: impl Fn(Order) -> usize) -> impl Iterator<Item = Range<usize>> {
    let order = |at: usize| sheet.get(at).map(|one: &Numbered| one.puzzle.clues().order());
    let mut from = 0;
    std::iter::from_fn(move || {
        let here = order(from)?;
        let to = (from..from + most(here).max(1)).take_while(|&at| order(at) == Some(here)).count() + from;
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
pub(super) fn answer_spaces(layout: &Layout, order: Order) -> Vec<Space> {
    let (columns, rows) = match (order, layout.large || layout.booklet && order >= Order::Four) {
        (Order::Two, false) => (5, 6),
        (Order::Two, true) => (3, 4),
        (Order::Three, false) => (4, 5),
        (Order::Four, false) => (2, 3),
        (Order::Three, true) | (Order::Five, false) => (2, 2),
        (Order::Four, true) => (1, 2),
        (Order::Five, true) => (1, 1),
    };
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
