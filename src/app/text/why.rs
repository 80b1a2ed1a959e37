//! Which words of "Why?" and "Why not?" fit. The words themselves are in `words/en/why.ftl`.

use super::{text, words::Why};
use sudoku_core::{
    Progress, Shape, Technique,
    explain::{Locale, en, technique},
    notation::names::cell_name,
    why::Fact,
};
use sudoku_play::features::why::view::{Askable, By, Crumb, InCell, TrialLine, WhyView};

impl Why {
    /// The title of the panel.
    #[must_use]
    pub fn title(&self, view: &WhyView, shape: &Shape, locale: Locale) -> String {
        self.titled(view, &cell_name(shape, view.cell), locale)
    }

    /// The same for screen readers, with the cell's name in full.
    #[must_use]
    pub fn title_heard(&self, view: &WhyView, shape: &Shape, locale: Locale) -> String {
        self.titled(view, &en::cell_name(view.cell, shape), locale)
    }

    fn titled(&self, view: &WhyView, cell: &str, locale: Locale) -> String {
        match view.subject() {
            None => self.ask_about(cell),
            Some(Crumb::Fact(Fact::Stands(placed))) => {
                self.why_is(cell, en::said(placed.digit, locale.symbols))
            }
            Some(Crumb::Fact(Fact::Gone(gone))) => self.why_not(cell, en::said(gone.digit, locale.symbols)),
            Some(Crumb::Tried(tried)) => self.what_if(cell, en::said(tried.digit, locale.symbols)),
            Some(Crumb::Line(_)) => cell.to_owned(),
        }
    }

    /// A digit of the cell, for screen readers.
    #[must_use]
    pub fn digit(&self, Askable { digit, is, .. }: Askable, locale: Locale) -> String {
        let digit = en::said(digit, locale.symbols);
        match is {
            InCell::Stands => self.digit_is(digit),
            InCell::Gone => self.digit_gone(digit),
            InCell::Then => self.digit_then(digit),
            InCell::There => self.digit_possible(digit),
        }
    }

    /// One link of the questions so far.
    #[must_use]
    pub fn crumb(&self, crumb: Crumb, shape: &Shape, locale: Locale) -> String {
        match crumb {
            Crumb::Fact(fact) => self.fact(fact, shape, locale),
            Crumb::Tried(tried) => {
                self.tried(&cell_name(shape, tried.cell), en::label(tried.digit, locale.symbols))
            }
            Crumb::Line(line) => self.line_number(line + 1),
        }
    }

    /// A fact, in short.
    #[must_use]
    pub fn fact(&self, fact: Fact, shape: &Shape, locale: Locale) -> String {
        match fact {
            Fact::Stands(placed) => {
                self.stands(&cell_name(shape, placed.cell), en::label(placed.digit, locale.symbols))
            }
            Fact::Gone(gone) => {
                self.gone(&cell_name(shape, gone.cell), en::label(gone.digit, locale.symbols))
            }
        }
    }

    /// Where a fact comes from. Of a proof, the words before it.
    #[must_use]
    pub const fn by(&self, by: By) -> &'static str {
        match by {
            By::Given => self.given(),
            By::Player => self.yours(),
            By::Before => self.before(),
            By::Digit => self.by_digit(),
            By::Step(step) => technique(step, text().locale),
            By::Trial => self.by_trial(),
            By::Proof => self.proof(),
        }
    }

    /// A line of a trial, by its number.
    #[must_use]
    pub fn line(&self, number: usize, line: TrialLine, shape: &Shape, locale: Locale) -> String {
        let TrialLine { technique: by, candidate, places } = line;
        let (Some(candidate), false) = (candidate, by == Technique::DeadEnd) else {
            return self.contradiction().into();
        };
        let name = technique(by, text().locale);
        let fact = if places || number == 0 { Fact::Stands(candidate) } else { Fact::Gone(candidate) };
        let fact = self.fact(fact, shape, locale);
        if number == 0 { self.suppose(&fact) } else { self.line_by(&fact, name) }
    }

    /// How far the worker is: with a trial, or with a walk to a digit.
    #[must_use]
    pub fn progress(&self, trial: bool, Progress { done, of, .. }: Progress) -> String {
        let (done, of) = (done as usize, of as usize);
        if trial { self.busy_trial(done, of) } else { self.busy_cells(done, of) }
    }
}
