//! The puzzles of a text with collection, for their dialog.

use super::{Collection, Texts};
use crate::{kernel::Kernel, work::Purpose};
use std::sync::Arc;
use sudoku_core::{
    notation::{Listing, Part},
    wire::Weighing,
};

/// The state of the search for exact figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Weighed {
    /// No puzzle of the page can have any, as the other programs rate boards of 9×9 alone.
    #[default]
    Nothing,
    /// Some puzzles have none yet.
    Some,
    /// The worker is at it: the puzzles with figures, and all.
    Working(usize, usize),
    /// The last question failed.
    Failed,
    /// All have figures.
    All,
}

/// The contents of the dialog.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzlesView {
    /// The number of puzzles in the text; 0 without a text of collection.
    pub of: usize,
    /// The current page, once read.
    pub listing: Option<Arc<Listing>>,
    /// The number of the puzzle on the board, counted from 0, if it is on this page.
    pub here: Option<usize>,
    /// Whether the worker is reading another page, or proving a puzzle of it.
    pub busy: bool,
    /// The search for figures.
    pub weighed: Weighed,
    /// The finding about the exact figures of each puzzle on the page.
    pub figures: Vec<Option<Weighing>>,
    /// The rated puzzles of the page as lines with their ratings.
    pub lines: Option<String>,
}

impl Texts {
    /// The list of puzzles.
    pub(crate) fn view(&self, kernel: &Kernel) -> PuzzlesView {
        let collection = self.several();
        let part = collection.and_then(Collection::part);
        let listing = collection.and_then(|collection| collection.listing());
        let clues = kernel.current().game().clues();
        // Among identical puzzles it is the last one read.
        let is_here = |listing: &Listing, number: usize| {
            let listed = number.checked_sub(listing.from).and_then(|at| listing.puzzles.get(at));
            listed.is_some_and(|listed| listed.grid.as_ref() == Some(clues))
        };
        let read = part.map(|Part { number, .. }| number);
        let here = listing.and_then(|listing| read.filter(|&number| is_here(listing, number)));
        let purpose = kernel.work().job().map(|job| job.purpose);
        let figures = collection.zip(listing).map_or_else(Vec::new, |(collection, listing)| {
            (listing.from..).zip(&listing.puzzles).map(|(number, _)| collection.figures(number)).collect()
        });
        PuzzlesView {
            of: part.map_or(0, |Part { of, .. }| of),
            listing: listing.cloned(),
            here,
            busy: matches!(purpose, Some(Purpose::List | Purpose::Paste)),
            weighed: collection.map(|collection| weighed(collection, purpose)).unwrap_or_default(),
            figures,
            lines: collection.and_then(Collection::rated_lines),
        }
    }
}

fn weighed(collection: &Collection, purpose: Option<Purpose>) -> Weighed {
    match collection.rated() {
        (_, 0) => Weighed::Nothing,
        (rated, all) if purpose == Some(Purpose::Figures) => Weighed::Working(rated, all),
        (rated, all) if rated == all => Weighed::All,
        _ if collection.has_failed() => Weighed::Failed,
        _ => Weighed::Some,
    }
}
