//! The puzzles of a text that has several, as their dialog lists them.

use crate::{
    notation::{Listing, Part},
    play::{
        session::{Purpose, Session},
        several::Several,
    },
};
use std::sync::Arc;

/// What the dialog shows.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzlesView {
    /// How many puzzles the text has; 0 if there is none that has several.
    pub of: usize,
    /// The page that is shown, once it was read.
    pub listing: Option<Arc<Listing>>,
    /// The puzzle on the board, from 0, if it is on this page.
    pub here: Option<usize>,
    /// Whether another page is being read, or a puzzle of it proven.
    pub busy: bool,
}

impl Session {
    /// The list of puzzles.
    #[must_use]
    pub fn puzzles(&self) -> PuzzlesView {
        let several = self.maker().several();
        let part = several.and_then(Several::part);
        let listing = several.and_then(|several| several.listing());
        let clues = self.game().puzzle().clues();
        // Of several that are alike it is the one that was read.
        let is_here = |listing: &Listing, number: usize| {
            let listed = number.checked_sub(listing.from).and_then(|at| listing.puzzles.get(at));
            listed.is_some_and(|listed| listed.grid.as_ref() == Some(clues))
        };
        let read = part.map(|Part { number, .. }| number);
        let here = listing.and_then(|listing| read.filter(|&number| is_here(listing, number)));
        let busy = self.job().is_some_and(|job| matches!(job.purpose, Purpose::List | Purpose::Paste));
        PuzzlesView { of: part.map_or(0, |Part { of, .. }| of), listing: listing.cloned(), here, busy }
    }
}
