//! The player's magazine in the page: the request, the puzzles as text, and the pages drawn so far. Only the
//! worker understands the text; its code loads after the first board.

use super::arranging::Arranging;
use crate::ui::sheets::Sheets;
use std::sync::Arc;
use sudoku_core::{
    generate::recipe::Recipe,
    magazine::{Arrangement, Batch, BatchError, Layout, Lot, Shortfall, WayPlace},
    rng::Seed,
    wire::{Attempts, MagazineState, Printed, Sides},
};

/// The number of pages drawn at a time for viewing.
pub const SIDES: u32 = 8;
/// The number of pages drawn at a time for printing: the worker reads the whole magazine for each answer.
const PRINTED: u32 = 64;

/// A batch, and its puzzles so far as lines of text.
#[derive(Clone, Debug, PartialEq)]
struct Contents {
    batch: Batch,
    /// The arrangement, as text: its code loads after the first board.
    arranged: String,
    lines: String,
    /// The number of lines with puzzles.
    puzzles: u16,
}

impl Contents {
    fn new(batch: Batch, lines: &str) -> Self {
        let (arranged, lines) = Arrangement::split(lines);
        let puzzles = puzzles(lines);
        Self { batch, arranged: arranged.to_owned(), lines: lines.to_owned(), puzzles }
    }
}

/// The number of lines with puzzles.
fn puzzles(lines: &str) -> u16 {
    lines.lines().filter(|line| line.starts_with('+')).count() as u16
}

/// The magazine that the player makes.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Magazines {
    contents: Option<Contents>,
    /// The contents removed last.
    before: Option<Contents>,
    /// The progress, from the worker's last answer.
    made: Option<MagazineState>,
    title: String,
    base: String,
    layout: Layout,
    /// The pages that are drawn.
    sides: Vec<Arc<str>>,
    /// The number of pages to draw, once known.
    of: Option<u32>,
    way_ends: Vec<WayPlace>,
    /// The number of pages requested.
    wanted: u32,
    /// Whether to print once all pages are drawn.
    prints: bool,
    /// Whether the page has requested the saved magazine.
    asked: bool,
    /// A request from before the saved magazine was loaded.
    waiting: Option<(u16, Recipe, Seed)>,
    pub(super) arranging: Arranging,
    /// Whether it exists only in this page.
    unkept: bool,
    /// Whether the saved magazine is unreadable.
    damaged: bool,
}

impl Magazines {
    /// Whether the saved magazine still has to be requested. Returns `true` only once.
    pub(crate) fn asks(&mut self) -> bool {
        !std::mem::replace(&mut self.asked, true)
    }

    /// Takes the text of the saved magazine, unless another was begun meanwhile. An unreadable one stays on
    /// the disk until the next save.
    pub(crate) fn kept(&mut self, text: Option<&str>) {
        if self.contents.is_some() {
            return;
        }
        match text.filter(|text| !text.is_empty()).map(Batch::of_magazine) {
            Some(Ok((batch, lines))) => {
                let (layout, title, lines) =
                    Layout::of_lines(lines).unwrap_or((self.layout, &self.title, lines));
                let contents = Contents::new(batch, lines);
                (self.layout, self.title) = (layout, title.to_owned());
                self.contents = Some(contents);
            }
            Some(Err(_)) => self.damaged = true,
            None => {}
        }
    }

    /// Holds this request until the saved magazine is loaded; otherwise it would overwrite that.
    pub(crate) fn wait(&mut self, count: u16, like: Recipe, seed: Seed) {
        self.waiting = Some((count, like, seed));
    }

    /// Takes the waiting request.
    pub(crate) const fn waited(&mut self) -> Option<(u16, Recipe, Seed)> {
        self.waiting.take()
    }

    /// Asks for more puzzles.
    pub(crate) fn add(&mut self, count: u16, like: &Recipe, seed: Seed) -> Result<(), BatchError> {
        let lot = Lot::new(count, like)?;
        // A damaged one is replaced, as the dialog says; the player can have it back until then.
        if self.damaged {
            self.clear();
        }
        let here = self.contents.as_ref().map(|contents| &contents.batch);
        let mut lots = here.map_or_else(Vec::new, |batch| batch.lots().to_vec());
        lots.push(lot);
        let (seed, ascending) = here.map_or((seed, false), |batch| (batch.seed(), batch.is_ascending()));
        let batch = Batch::new(seed, ascending, lots)?;
        match &mut self.contents {
            Some(contents) => contents.batch = batch,
            None => self.contents = Some(Contents::new(batch, "")),
        }
        self.damaged = false;
        Ok(())
    }

    pub(crate) fn set_ascending(&mut self, ascending: bool) {
        if let Some(contents) = &mut self.contents
            && let Ok(batch) = Batch::new(contents.batch.seed(), ascending, contents.batch.lots().to_vec())
        {
            contents.batch = batch;
            self.forget_sides();
        }
    }

    pub(crate) fn set_layout(&mut self, layout: Layout) {
        self.layout = layout;
        self.forget_sides();
    }

    pub(crate) fn set_title(&mut self, title: String) {
        self.title = title;
        self.forget_sides();
    }

    pub(crate) fn set_base(&mut self, base: String) {
        self.base = base;
    }

    /// Removes all puzzles; [`Self::restore`] brings them back.
    pub(crate) fn clear(&mut self) {
        if let Some(contents) = self.contents.take() {
            self.before = Some(contents);
        }
        (self.made, self.damaged) = (None, false);
        self.arranging = Arranging::default();
        self.forget_sides();
    }

    /// Restores the puzzles removed last, unless there are new ones.
    pub(crate) fn restore(&mut self) {
        if self.contents.is_none() {
            self.contents = self.before.take();
        }
        self.forget_sides();
    }

    /// Drops the pages drawn so far, and requests the initial number again.
    pub(crate) fn forget_sides(&mut self) {
        self.sides.clear();
        self.way_ends.clear();
        (self.of, self.wanted, self.prints) = (None, SIDES, false);
    }

    pub(crate) const fn set_unkept(&mut self) {
        self.unkept = true;
    }

    /// Drops the contents, as another page changed the saved ones. A waiting request and the contents removed
    /// last stay.
    pub(crate) fn forget(&mut self) {
        (self.contents, self.made, self.asked) = (None, None, false);
        (self.unkept, self.damaged) = (false, false);
        self.arranging = Arranging::default();
        self.forget_sides();
    }

    /// Appends the lines of new attempts.
    pub(crate) fn take_attempts(&mut self, Attempts { lines, state }: &Attempts) {
        self.made = Some(state.clone());
        if let Some(contents) = &mut self.contents {
            contents.lines += lines;
            contents.puzzles += puzzles(lines);
        }
    }

    /// The worker has made all that it can.
    pub(crate) fn published(&mut self, made: MagazineState) {
        self.made = Some(made);
    }

    /// The worker cannot read it.
    pub(crate) fn cannot_be_read(&mut self) {
        self.damaged = true;
        self.forget_sides();
    }

    /// All of it as text; none without a request.
    pub(crate) fn text(&self) -> Option<String> {
        self.contents
            .as_ref()
            .map(|Contents { batch, arranged, lines, .. }| batch.first_line() + arranged + lines)
    }

    /// The same with the layout and the title, to be saved.
    pub(crate) fn saved_text(&self) -> Option<String> {
        let style = self.layout.line(&self.title);
        self.contents
            .as_ref()
            .map(|Contents { batch, arranged, lines, .. }| batch.first_line() + &style + arranged + lines)
    }

    /// Resumes the lots that found nothing. Returns whether there are any.
    pub(crate) fn keep_looking(&mut self) -> bool {
        let can = self.can_look();
        if let Some(contents) = self.contents.as_mut().filter(|_| can) {
            contents.lines += &Batch::line_to_keep_looking();
        }
        // The worker says the same once it has read that line.
        for (_, shortfall) in self.made.iter_mut().flat_map(|made| &mut made.lots) {
            shortfall.take_if(|shortfall| *shortfall == Shortfall::Missed);
        }
        can
    }

    /// Whether lots ended because attempt after attempt found nothing.
    pub(crate) fn can_look(&self) -> bool {
        let arrangement = self.arrangement();
        let missed = |(lot, (_, shortfall)): (usize, &(u16, Option<Shortfall>))| {
            *shortfall == Some(Shortfall::Missed) && !arrangement.is_out(lot)
        };
        self.made.as_ref().is_some_and(|made| made.lots.iter().enumerate().any(missed))
    }

    /// Requests more pages, or all of them for printing.
    pub(crate) const fn want(&mut self, all: bool) {
        self.wanted = if all { u32::MAX } else { self.wanted.saturating_add(SIDES) };
        self.prints = all;
    }

    /// The pages requested and not drawn yet.
    pub(crate) fn wants(&self) -> Option<Sides> {
        if self.all_puzzles() == 0 || self.damaged {
            return None;
        }
        let from = self.sides.len() as u32;
        let until = self.wanted.max(SIDES).min(self.of.unwrap_or(u32::MAX));
        (from < until).then(|| Sides {
            magazine: self.text().unwrap_or_default(),
            layout: self.layout,
            title: self.title.clone(),
            base: self.base.clone(),
            way_ends: self.way_ends.clone(),
            from,
            count: (until - from).min(if self.prints { PRINTED } else { SIDES }),
        })
    }

    /// Takes pages that were drawn.
    pub(crate) fn drawn(&mut self, printed: Printed) {
        let Printed { pages, from, of, state, hardness, way_ends } = printed;
        self.made.get_or_insert(state);
        self.arranging.hardness = hardness;
        if from as usize == self.sides.len() {
            self.sides.extend(pages.into_iter().map(Arc::from));
            (self.of, self.way_ends) = (Some(of), way_ends);
        }
    }

    /// Whether to print now: all pages are drawn. Returns `true` only once.
    pub(crate) fn is_to_be_printed(&mut self) -> bool {
        let ready = self.prints && self.of == Some(self.sides.len() as u32);
        if ready {
            self.prints = false;
        }
        ready
    }

    /// The pages drawn, for printing.
    #[must_use]
    pub(crate) fn sheets(&self) -> Sheets {
        Sheets { paper: self.layout.paper, across: self.layout.booklet, pages: self.sides.clone() }
    }

    /// How many puzzles were made, also those taken out.
    #[must_use]
    pub(super) fn all_puzzles(&self) -> u16 {
        self.contents.as_ref().map_or(0, |contents| contents.puzzles)
    }

    /// The arrangement, as text.
    pub(super) fn arranged(&self) -> Option<&str> {
        self.contents.as_ref().map(|contents| contents.arranged.as_str())
    }

    /// Takes another arrangement, and the lines that it adds to the making.
    pub(super) fn set_arranged(&mut self, arranged: String, lines: &str) {
        if let Some(contents) = &mut self.contents {
            contents.arranged = arranged;
            contents.lines += lines;
        }
        self.forget_sides();
    }

    pub(crate) fn batch(&self) -> Option<&Batch> {
        self.contents.as_ref().map(|contents| &contents.batch)
    }

    pub(crate) const fn made(&self) -> Option<&MagazineState> {
        self.made.as_ref()
    }

    pub(crate) const fn layout(&self) -> &Layout {
        &self.layout
    }

    pub(crate) fn title(&self) -> &str {
        &self.title
    }

    /// The pages drawn, and the number of pages to draw, once known.
    pub(crate) fn sides(&self) -> (&[Arc<str>], Option<u32>) {
        (&self.sides, self.of)
    }

    /// Whether the worker is drawing all pages for printing.
    pub(crate) const fn prints(&self) -> bool {
        self.prints
    }

    pub(crate) const fn can_restore(&self) -> bool {
        self.contents.is_none() && self.before.is_some()
    }

    pub(crate) const fn is_unkept(&self) -> bool {
        self.unkept
    }

    pub(crate) const fn is_damaged(&self) -> bool {
        self.damaged
    }
}
