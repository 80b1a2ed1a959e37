//! The magazine, as its dialog shows it.

use crate::{
    Level, Order,
    generate::recipe::Recipe,
    magazine::{Layout, Shortfall},
    play::{
        clock::Millis,
        session::{Purpose, Session},
        ui::Dialog,
    },
    rng::Seed,
};
use std::sync::Arc;

/// Puzzles of one form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LotView {
    /// How many were asked for.
    pub count: u16,
    /// Their size.
    pub order: Order,
    /// Their level; none if they are made to measure.
    pub level: Option<Level>,
    /// How many there are, where that is known.
    pub made: Option<u16>,
    /// Why there are no more, if there are fewer than were asked for.
    pub shortfall: Option<Shortfall>,
}

/// What the dialog shows.
#[derive(Clone, Debug, PartialEq)]
pub struct MagazineView {
    /// What was asked for.
    pub lots: Vec<LotView>,
    /// How many puzzles there are.
    pub made: u16,
    /// How many were asked for.
    pub of: u16,
    /// Whether puzzles are being made.
    pub makes: bool,
    /// How long the rest takes, by what is known so far.
    pub left: Option<Millis>,
    /// Whether something of it can still be made.
    pub lacks: bool,
    /// Whether the easiest puzzles come first.
    pub ascending: bool,
    /// How it is printed.
    pub layout: Layout,
    /// Its title.
    pub title: String,
    /// The pages that are drawn.
    pub sides: Vec<Arc<str>>,
    /// How many there are to draw, once that is known.
    pub side_count: Option<u32>,
    /// Whether pages are being drawn.
    pub draws: bool,
    /// Whether they are drawn to be printed.
    pub prints: bool,
    /// Whether what was taken out can be had back.
    pub can_restore: bool,
    /// Whether it is in this page alone.
    pub unkept: bool,
    /// Whether what is there cannot be read.
    pub damaged: bool,
}

impl Session {
    /// The magazine, while its dialog is open.
    #[must_use]
    pub fn magazine_view(&self) -> Option<Box<MagazineView>> {
        if self.dialog() != Some(Dialog::Magazine) {
            return None;
        }
        let edition = &self.features().magazine;
        let made = edition.made();
        let lots: Vec<LotView> = edition.batch().map_or_else(Vec::new, |batch| {
            let lot = |(at, lot): (usize, &crate::magazine::Lot)| {
                let known = made.and_then(|made| made.lots.get(at));
                let level = match lot.recipe(Seed::new(0)) {
                    Recipe::Spec(spec) => Some(spec.level),
                    Recipe::Daily(_) | Recipe::Measure(_) => None,
                };
                LotView {
                    count: lot.count(),
                    order: lot.order(),
                    level,
                    made: known.map(|(made, _)| *made),
                    shortfall: known.and_then(|(_, shortfall)| *shortfall),
                }
            };
            batch.lots().iter().enumerate().map(lot).collect()
        });
        let is = |purpose| self.job().is_some_and(|job| job.purpose == purpose);
        let (sides, side_count) = edition.sides();
        let done = |lot: &LotView| lot.shortfall.is_some() || lot.made == Some(lot.count);
        Some(Box::new(MagazineView {
            made: edition.puzzles(),
            of: lots.iter().map(|lot| lot.count).sum(),
            makes: is(Purpose::Magazine),
            left: made.map(|made| made.left),
            lacks: edition.puzzles() < lots.iter().map(|lot| lot.count).sum() && !lots.iter().all(done),
            ascending: edition.batch().is_some_and(crate::magazine::Batch::is_ascending),
            layout: *edition.layout(),
            title: edition.title().to_owned(),
            sides: sides.to_vec(),
            side_count,
            draws: is(Purpose::Paper),
            prints: edition.prints(),
            can_restore: edition.can_restore(),
            unkept: edition.is_unkept(),
            damaged: edition.is_damaged(),
            lots,
        }))
    }
}
