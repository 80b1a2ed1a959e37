//! The puzzles of a text with collection, for their dialog.

use super::{Collection, Texts};
use crate::{kernel::Kernel, work::Purpose};
use std::sync::Arc;
use sudoku_core::notation::{Listing, Part};

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
}

impl Texts {
    /// The list of puzzles.
    pub(crate) fn view(&self, kernel: &Kernel) -> PuzzlesView {
        let collection = self.several();
        let part = collection.and_then(Collection::part);
        let listing = collection.and_then(|collection| collection.listing());
        let clues = kernel.current.game().puzzle().clues();
        // Among identical puzzles it is the last one read.
        let is_here = |listing: &Listing, number: usize| {
            let listed = number.checked_sub(listing.from).and_then(|at| listing.puzzles.get(at));
            listed.is_some_and(|listed| listed.grid.as_ref() == Some(clues))
        };
        let read = part.map(|Part { number, .. }| number);
        let here = listing.and_then(|listing| read.filter(|&number| is_here(listing, number)));
        let busy = kernel.work.job().is_some_and(|job| matches!(job.purpose, Purpose::List | Purpose::Paste));
        PuzzlesView { of: part.map_or(0, |Part { of, .. }| of), listing: listing.cloned(), here, busy }
    }
}
