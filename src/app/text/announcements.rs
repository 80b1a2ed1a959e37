//! Which announcements of the board fit. The words themselves are in `words/en/announcements.ftl`.

use super::{
    boards::game,
    names, text,
    words::{Announcements, place},
};
use sudoku_core::{
    Cell,
    explain::{Locale, capitalised},
};
use sudoku_play::{
    input::{Filter, Mode, Target},
    saved::settings::{NoteLayout, Speech},
    session::{Announcement, DigitChange, Done},
    view::Labelled,
};

impl Announcements {
    /// What an event announces to screen readers.
    #[must_use]
    pub fn said(&self, event: &Announcement, labelled: &dyn Fn(Cell) -> Labelled, locale: Locale) -> String {
        let notices = &text().notices;
        let place = match event {
            Announcement::Cell(at, shape) => return text().spoken.cell(labelled(*at), shape, "", locale),
            Announcement::Puzzle(shape, level) => return self.new_puzzle(&game(shape, *level)),
            Announcement::Finished => place!("finished"),
            Announcement::Mode(mode, layout) => return self.mode_now(self.mode(*mode, *layout)),
            Announcement::Colours(Target::Cells) => place!("colours-cells"),
            Announcement::Colours(Target::Candidates) => place!("colours-candidates"),
            Announcement::Filtered(found) => return self.filtered(*found, locale),
            Announcement::MomentKept => place!("savepoint"),
            Announcement::MomentReached(digits) => return self.moved(*digits),
            Announcement::Paused(true) => place!("paused"),
            Announcement::Paused(false) => place!("resumed"),
            Announcement::TrialBegun => place!("trial-begun"),
            Announcement::TrialEnded(true) => place!("trial-kept"),
            Announcement::TrialEnded(false) => place!("trial-discarded"),
            Announcement::Candidates(true) => place!("candidates-shown"),
            Announcement::Candidates(false) => place!("candidates-hidden"),
            Announcement::Locked(Some(digit)) => {
                return self.locked(&capitalised(names::said(*digit, locale.symbols)));
            }
            Announcement::Locked(None) => place!("unlocked"),
            Announcement::Selected(cells) => return self.selected(*cells),
            Announcement::Changed(cells) => return self.changed(*cells),
            Announcement::EndsCounting => return notices.ends_counting().into(),
            Announcement::Face(panel, costs) => {
                let face = self.face(text().head.face(*panel));
                let costs = costs.then(|| notices.ends_counting().to_owned());
                return text().lists.text([face].into_iter().chain(costs));
            }
            Announcement::Undone(is_undone, done) => {
                let what = self.done(done, labelled, locale);
                return if *is_undone { self.undone(&what) } else { self.redone(&what) };
            }
        };
        self.by_place(place).into()
    }

    /// The name of a mode.
    #[must_use]
    pub fn mode(&self, mode: Mode, layout: NoteLayout) -> &'static str {
        self.by_place(match (mode, layout) {
            (Mode::Digit, _) => place!("mode-digits"),
            (Mode::Colour, _) => place!("mode-colours"),
            (Mode::Corner | Mode::Centre, NoteLayout::Fixed) => place!("mode-notes"),
            (Mode::Corner, _) => place!("mode-corner"),
            (Mode::Centre, _) => place!("mode-centre"),
        })
    }

    /// The result of the filter.
    fn filtered(&self, found: Option<(Filter, usize, usize)>, locale: Locale) -> String {
        match found {
            None => self.highlight_cleared().into(),
            Some((Filter::Bivalue, _, possible)) => self.pairs(possible),
            Some((Filter::Digit(digit), standing, possible)) => {
                self.highlighted(&capitalised(names::said(digit, locale.symbols)), standing, possible)
            }
        }
    }

    fn done(&self, done: &Done, labelled: &dyn Fn(Cell) -> Labelled, locale: Locale) -> String {
        match done {
            Done::Digit(change) => self.digit_change(change, locale),
            Done::Cell(at, shape) => {
                let labelled = labelled(*at);
                // The cell is seldom that of the cursor, so its place is news.
                let speech = match labelled.speech {
                    Speech::Placeless => Speech::Short,
                    speech => speech,
                };
                text().spoken.inside_a_sentence(Labelled { speech, ..labelled }, shape, "", locale)
            }
            Done::Cells(cells) => self.done_cells(*cells),
        }
    }

    fn digit_change(
        &self,
        DigitChange { cell, shape, before, after }: &DigitChange,
        locale: Locale,
    ) -> String {
        let cell = names::cell_name(*cell, shape);
        let digit = |digit| names::said(digit, locale.symbols);
        match (*before, *after) {
            (Some(removed), None) => self.digit_removed(digit(removed), &cell),
            (None, Some(placed)) => self.digit_placed(digit(placed), &cell),
            (Some(_), Some(now)) => self.digit_now(&cell, digit(now)),
            (None, None) => self.cell_empty(&cell),
        }
    }
}
