//! A text that was read last, and the list of its puzzles if it has several.

use super::work::Asked;
use crate::notation::{Listing, Part};
use std::sync::Arc;

/// How many puzzles a page of the list has.
pub const LISTED: usize = 48;

/// A text, and what is known of its puzzles.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::play) struct Several {
    /// The question that was asked last.
    asked: Asked,
    text: String,
    /// Which puzzle was read last, and of how many, once that is known.
    part: Option<Part>,
    /// The page of the list that was looked at last.
    listing: Option<Arc<Listing>>,
}

impl Several {
    /// A text that the worker was asked to read.
    pub(in crate::play) const fn new(text: String, asked: Asked) -> Self {
        Self { asked, text, part: None, listing: None }
    }

    /// The text.
    #[must_use]
    pub(in crate::play) fn text(&self) -> &str {
        &self.text
    }

    /// The worker was asked to read another puzzle of it, or to list some.
    pub(in crate::play) const fn ask(&mut self, asked: Asked) {
        self.asked = asked;
    }

    /// Whether that question is about it.
    #[must_use]
    pub(in crate::play) fn is_asked(&self, asked: Asked) -> bool {
        self.asked == asked
    }

    /// A puzzle of it was read.
    pub(in crate::play) const fn read(&mut self, part: Part) {
        self.part = Some(part);
    }

    /// Some of its puzzles were listed.
    pub(in crate::play) fn listed(&mut self, listing: Listing) {
        self.listing = Some(Arc::new(listing));
    }

    /// Which of its puzzles was read last, and how many there are; none if it was not read yet.
    #[must_use]
    pub(in crate::play) const fn part(&self) -> Option<Part> {
        self.part
    }

    /// The page of the list that was looked at last.
    #[must_use]
    pub(in crate::play) const fn listing(&self) -> Option<&Arc<Listing>> {
        self.listing.as_ref()
    }
}
