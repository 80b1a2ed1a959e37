//! A text that was read last, and the list of its puzzles if it has collection.

use crate::work::Asked;
use std::sync::Arc;
use sudoku_core::notation::{Listing, Part};

/// The number of puzzles on a page of the list.
pub const LISTED: usize = 48;

/// A text, with the findings about its puzzles.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Collection {
    /// The last question about it.
    asked: Asked,
    text: String,
    /// The puzzle read last, and the number of puzzles, once known.
    part: Option<Part>,
    /// The last page of the list.
    listing: Option<Arc<Listing>>,
}

impl Collection {
    /// A text on its way to the worker.
    pub(super) const fn new(text: String, asked: Asked) -> Self {
        Self { asked, text, part: None, listing: None }
    }

    /// The text.
    #[must_use]
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The worker has the question for another puzzle of it, or for a list.
    pub(super) const fn ask(&mut self, asked: Asked) {
        self.asked = asked;
    }

    /// Whether that question is about it.
    #[must_use]
    pub(super) fn is_asked(&self, asked: Asked) -> bool {
        self.asked == asked
    }

    /// A puzzle of it was read.
    pub(super) const fn read(&mut self, part: Part) {
        self.part = Some(part);
    }

    /// Some of its puzzles were listed.
    pub(super) fn listed(&mut self, listing: Listing) {
        self.listing = Some(Arc::new(listing));
    }

    /// The text with the puzzle read last, once there is one.
    pub(super) fn with_part(&mut self) -> Option<(&mut Self, Part)> {
        let part = self.part?;
        Some((self, part))
    }

    /// The puzzle read last, and the number of puzzles; none before the first.
    #[must_use]
    pub(super) const fn part(&self) -> Option<Part> {
        self.part
    }

    /// The last page of the list.
    #[must_use]
    pub(super) const fn listing(&self) -> Option<&Arc<Listing>> {
        self.listing.as_ref()
    }
}
