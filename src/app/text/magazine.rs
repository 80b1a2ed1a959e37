//! Which words of the magazine fit. The words themselves are in `words/en/magazine.ftl`.

use super::{
    boards::{game, level, size},
    later, text,
    words::Magazine,
};
use sudoku_core::{
    explain::technique,
    magazine::{Answers, Layout, Paper, Shortfall, Ways},
};
use sudoku_play::features::magazine::{
    PickView,
    view::{LotView, MagazineView},
};

impl Magazine {
    /// Makes that number of puzzles, or as many as the field says.
    #[must_use]
    pub fn make_many(&self, many: Option<u16>) -> String {
        many.map_or_else(|| self.make().into(), |many| self.make_count(many.into()))
    }

    /// How far it is.
    #[must_use]
    pub fn state(&self, view: &MagazineView) -> String {
        let made = self.made(view.made.into(), view.of.into());
        match (view.makes, view.left) {
            (true, Some(left)) if left >= 1500 => self.time_left(&made, &self.span(left)),
            (true, _) => self.going_on(&made),
            (false, _) if view.lacks => self.stopped(&made),
            (false, _) => made,
        }
    }

    /// A stretch of time, roughly.
    fn span(&self, millis: u64) -> String {
        let seconds = millis.div_ceil(1000) as usize;
        match seconds {
            0..100 => later().numbers.seconds(seconds),
            100..6000 => self.minutes(seconds.div_ceil(60)),
            _ => self.hours(seconds.div_ceil(3600)),
        }
    }

    /// The label of a puzzle.
    #[must_use]
    pub fn pick(&self, one: PickView) -> String {
        self.puzzle(one.number.into(), level(one.level))
    }

    /// The thing that the buttons act on: a puzzle, or the whole lot.
    #[must_use]
    pub fn acts_on(&self, puzzle: Option<&PickView>) -> String {
        puzzle.map_or_else(|| self.this_group().to_owned(), |puzzle| self.pick(*puzzle))
    }

    /// The usual name of puzzles of one form.
    #[must_use]
    pub fn usual_name(&self, lot: &LotView) -> String {
        match (lot.level, lot.needs) {
            (Some(level), _) => game(&lot.shape, Some(level)),
            (None, None) => self.custom_name(&size(&lot.shape)),
            (None, Some(needed)) => {
                self.custom_name_needs(&size(&lot.shape), technique(needed, text().locale))
            }
        }
    }

    /// Puzzles of one form, and why there are fewer than requested.
    #[must_use]
    pub fn lot(&self, lot: &LotView) -> String {
        let name = if lot.name.is_empty() { self.usual_name(lot) } else { lot.name.clone() };
        let asked = self.group(lot.count.into(), &name);
        let made = usize::from(lot.made.unwrap_or_default());
        let tried = lot.tried.filter(|(tries, _)| *tries > 0);
        let work = tried.map(|(tries, millis)| self.work(tries as usize, &self.span(millis)));
        let Some(shortfall) = lot.shortfall else {
            return match work {
                // A lot by level finds one with each search, so its count tells nothing.
                Some(work) if lot.makes && lot.level.is_none() => {
                    let found =
                        if made == 0 { self.none_found_in(&work) } else { self.found_in(made, &work) };
                    self.group_more(&asked, &found)
                }
                _ => asked,
            };
        };
        let why = match (shortfall, made, work) {
            (Shortfall::Alike, ..) => self.alike(made),
            (Shortfall::Missed, 0, None) => self.none_missed().into(),
            (Shortfall::Missed, 0, Some(work)) => self.none_missed_in(&work),
            (Shortfall::Missed, made, None) => self.missed(made),
            (Shortfall::Missed, made, Some(work)) => self.missed_in(made, &work),
            (Shortfall::Impossible, ..) => self.impossible().into(),
        };
        self.group_more(&asked, &why)
    }

    /// The lots with fewer puzzles on a page than chosen, those of one size in one sentence.
    #[must_use]
    pub fn all_fewer(&self, view: &MagazineView) -> Option<String> {
        let mut said: Vec<String> = Vec::new();
        for sentence in view.lots.iter().filter_map(|lot| self.fewer_of(&view.layout, lot)) {
            if !said.contains(&sentence) {
                said.push(sentence);
            }
        }
        (!said.is_empty()).then(|| text().lists.text(said))
    }

    /// The same for one lot.
    #[must_use]
    pub fn fewer_of(&self, layout: &Layout, lot: &LotView) -> Option<String> {
        let layout = &Layout { most: lot.most.unwrap_or(layout.most), ..*layout };
        let fits = layout.per_page(&lot.shape);
        if fits >= layout.most {
            return None;
        }
        let without = |change: fn(&mut Layout)| {
            let mut other = *layout;
            change(&mut other);
            other.per_page(&lot.shape) > fits
        };
        let said =
            if layout.answers == Answers::UpsideDown && without(|layout| layout.answers = Answers::AtEnd) {
                Self::fewer_answers
            } else if layout.large && without(|layout| layout.large = false) {
                Self::fewer_large
            } else if layout.candidates && without(|layout| layout.candidates = false) {
                Self::fewer_candidates
            } else {
                Self::fewer
            };
        Some(said(self, &size(&lot.shape), fits.into()))
    }

    /// A paper.
    #[must_use]
    pub fn paper_name(&self, paper: Paper) -> &'static str {
        match paper {
            Paper::A4 => self.paper_a4(),
            Paper::Letter => self.paper_letter(),
        }
    }

    /// A place of the answers.
    #[must_use]
    pub fn answers_name(&self, answers: Answers) -> &'static str {
        match answers {
            Answers::None => self.answers_none(),
            Answers::AtEnd => self.answers_end(),
            Answers::UpsideDown => self.answers_upside_down(),
        }
    }

    /// Which steps are printed.
    #[must_use]
    pub fn ways_name(&self, ways: Ways) -> &'static str {
        match ways {
            Ways::None => self.ways_none(),
            Ways::Hard => self.ways_hard(),
            Ways::All => self.ways_all(),
        }
    }

    /// Large print, candidates, rating, recipe, code, cover, booklet, numbers: each with its sentence.
    #[must_use]
    pub fn switches(&self) -> [(&'static str, &'static str); 8] {
        [
            (self.large(), self.large_help()),
            (self.candidates(), self.candidates_help()),
            (self.rating(), self.rating_help()),
            (self.recipe(), self.recipe_help()),
            (self.code(), self.code_help()),
            (self.cover(), self.cover_help()),
            (self.booklet(), self.booklet_help()),
            (self.numbers(), self.numbers_help()),
        ]
    }

    /// How many pages are shown.
    #[must_use]
    pub fn shown(&self, shown: usize, pages: u32) -> String {
        let pages = pages as usize;
        if shown == pages { self.page_count(pages) } else { self.pages_shown(shown, pages) }
    }

    /// The print button: whether the pages are being drawn for it, and their number, if known.
    #[must_use]
    pub fn print_button(&self, prints: bool, pages: Option<u32>) -> String {
        match (prints, pages) {
            (true, _) => self.printing().into(),
            (false, Some(pages)) => later().numbers.print_pages(pages as usize),
            (false, None) => self.print().into(),
        }
    }

    /// Saves as lines; saves as text; saves as braille.
    #[must_use]
    pub fn save(&self) -> [&'static str; 3] {
        [self.save_lines(), self.save_text(), self.save_braille()]
    }
}
