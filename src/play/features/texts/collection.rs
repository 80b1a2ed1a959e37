//! A text that was read last, and the list of its puzzles if it has collection.

use crate::work::Asked;
use std::{collections::BTreeMap, sync::Arc};
use sudoku_core::{
    Grid,
    notation::{Listing, Part, write},
    rating::hodoku,
    wire::Weighing,
};

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
    /// The findings about its puzzles, by their numbers.
    figures: BTreeMap<usize, Weighing>,
    /// Whether the figures of a puzzle could not be found.
    has_failed: bool,
}

impl Collection {
    /// A text on its way to the worker.
    pub(super) const fn new(text: String, asked: Asked) -> Self {
        Self { asked, text, part: None, listing: None, figures: BTreeMap::new(), has_failed: false }
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

    /// The puzzles on the page of the list that other programs rate, by their numbers.
    fn rateable(&self) -> impl Iterator<Item = (usize, &Grid)> {
        let listing = self.listing.iter();
        let numbered = listing.flat_map(|listing| (listing.from..).zip(&listing.puzzles));
        let grids = numbered.filter_map(|(number, listed)| Some((number, listed.grid.as_ref()?)));
        grids.filter(|(_, grid)| hodoku::rates(grid.shape()))
    }

    /// The first of those without figures.
    pub(super) fn unrated(&self) -> Option<(usize, &Grid)> {
        self.rateable().find(|(number, _)| !self.figures.contains_key(number))
    }

    /// How many of those have figures, and how many there are.
    pub(super) fn rated(&self) -> (usize, usize) {
        let rated = self.rateable().filter(|(number, _)| self.figures.contains_key(number));
        (rated.count(), self.rateable().count())
    }

    /// Takes the finding about the first puzzle without figures.
    pub(super) fn weighed(&mut self, found: Weighing) {
        self.has_failed = found == Weighing::Failed;
        if !self.has_failed
            && let Some((number, _)) = self.unrated()
        {
            self.figures.insert(number, found);
        }
    }

    /// Whether the last question for figures failed.
    pub(super) const fn has_failed(&self) -> bool {
        self.has_failed
    }

    /// The finding about a puzzle.
    pub(super) fn figures(&self, number: usize) -> Option<Weighing> {
        self.figures.get(&number).copied()
    }

    /// The rated puzzles of the page as lines with Sudoku Explainer's ratings; those without are left out.
    pub(super) fn rated_lines(&self) -> Option<String> {
        let lines: Vec<String> = self
            .rateable()
            .filter_map(|(number, grid)| {
                let Weighing::Found(figures) = self.figures(number)? else { return None };
                Some(write::rated_line(grid, figures.se.filter(|_| !figures.at_least)?))
            })
            .collect();
        (!lines.is_empty()).then(|| lines.join("\n"))
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
