//! The contents of the magazine's dialog.

use super::{ArrangingView, Magazines};
use crate::{game::clock::Millis, kernel::Kernel, ui::Dialog, work::Purpose};
use std::sync::Arc;
use sudoku_core::{
    Level, Shape, Technique,
    generate::recipe::Recipe,
    magazine::{ArrangedLot, Layout, Lot, Shortfall},
    rng::Seed,
};

/// Puzzles of one form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LotView {
    /// Its index in the batch.
    pub lot: usize,
    /// Its own name; empty if it has none.
    pub name: String,
    /// Its own number of puzzles on a page, if any.
    pub most: Option<u8>,
    /// The number requested, without those taken out.
    pub count: u16,
    /// Their size.
    pub shape: Shape,
    /// Their level; none if they are made to measure.
    pub level: Option<Level>,
    /// The technique that they must need, if any.
    pub needs: Option<Technique>,
    /// The number made so far, if known.
    pub made: Option<u16>,
    /// The number of attempts so far, and their time, if known.
    pub tried: Option<(u32, Millis)>,
    /// Whether the worker is making these.
    pub makes: bool,
    /// The reason why there are fewer than requested, if so.
    pub shortfall: Option<Shortfall>,
}

/// The contents of the dialog.
#[derive(Clone, Debug, PartialEq)]
pub struct MagazineView {
    /// The request, in the order of print and without the lots taken out.
    pub lots: Vec<LotView>,
    /// The number of puzzles made.
    pub made: u16,
    /// The number of puzzles requested.
    pub of: u16,
    /// Whether the worker is making puzzles.
    pub makes: bool,
    /// Whether the lots and puzzles can be arranged.
    pub can_arrange: bool,
    /// Arranging, while the player does.
    pub arranging: Option<ArrangingView>,
    /// The estimated time for the rest.
    pub left: Option<Millis>,
    /// Whether some of it can still be made.
    pub lacks: bool,
    /// Whether more can be found by looking longer.
    pub can_look: bool,
    /// Whether the easiest puzzles come first.
    pub ascending: bool,
    /// The print layout.
    pub layout: Layout,
    /// Its title.
    pub title: String,
    /// The pages drawn so far.
    pub sides: Vec<Arc<str>>,
    /// The number of pages to draw, once known.
    pub side_count: Option<u32>,
    /// Whether the worker is drawing pages.
    pub draws: bool,
    /// Whether it is drawing them for the printer.
    pub prints: bool,
    /// Whether there is a removed puzzle to restore.
    pub can_restore: bool,
    /// Whether it exists only in this page.
    pub unkept: bool,
    /// Whether the saved magazine is unreadable.
    pub damaged: bool,
}

impl Magazines {
    /// The magazine, while its dialog is open.
    pub(crate) fn view(&self, kernel: &Kernel) -> Option<Box<MagazineView>> {
        if !kernel.page().shows(Dialog::Magazine) {
            return None;
        }
        let made = self.made();
        let makes = kernel.work().job().is_some_and(|job| job.purpose == Purpose::Magazine);
        let lots: Vec<LotView> = self.batch().map_or_else(Vec::new, |batch| {
            let lot = |arranged: ArrangedLot| {
                let at = arranged.lot();
                let lot = batch.lots().get(at).filter(|_| !arranged.is_out())?;
                let known = made.and_then(|made| made.lots.get(at));
                let (level, needs) = match lot.recipe(Seed::new(0)) {
                    Recipe::Spec(spec) => (Some(spec.level), None),
                    Recipe::Measure(measure) => (None, measure.logic.needs),
                    Recipe::Daily(_) => (None, None),
                };
                Some(LotView {
                    lot: at,
                    name: arranged.name().to_owned(),
                    most: arranged.most(),
                    count: lot.count().saturating_sub(arranged.gone()),
                    shape: lot.shape().clone(),
                    level,
                    needs,
                    made: known.map(|(made, _)| *made),
                    tried: made.and_then(|made| made.tried.get(at).copied()),
                    makes: makes
                        && known.is_none_or(|(made, shortfall)| *made < lot.count() && shortfall.is_none()),
                    shortfall: known.and_then(|(_, shortfall)| *shortfall),
                })
            };
            self.arrangement().lots(batch.lots().len()).into_iter().filter_map(lot).collect()
        });
        let is = |purpose| kernel.work().job().is_some_and(|job| job.purpose == purpose);
        let (sides, side_count) = self.sides();
        let asked = |lot: usize| self.batch().and_then(|batch| batch.lots().get(lot)).map(Lot::count);
        let done = |lot: &LotView| lot.shortfall.is_some() || lot.made == asked(lot.lot);
        let puzzles = self.puzzles();
        Some(Box::new(MagazineView {
            made: puzzles,
            of: lots.iter().map(|lot| lot.count).sum(),
            makes,
            can_arrange: !makes && self.can_arrange(),
            arranging: self.arranging_view().filter(|_| !makes),
            left: made.map(|made| made.left),
            can_look: self.can_look() && !makes,
            lacks: puzzles < lots.iter().map(|lot| lot.count).sum() && !lots.iter().all(done),
            ascending: self.batch().is_some_and(sudoku_core::magazine::Batch::is_ascending),
            layout: *self.layout(),
            title: self.title().to_owned(),
            sides: sides.to_vec(),
            side_count,
            draws: is(Purpose::Paper),
            prints: self.prints(),
            can_restore: self.can_restore(),
            unkept: self.is_unkept(),
            damaged: self.is_damaged(),
            lots,
        }))
    }
}
