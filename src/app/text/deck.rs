//! Which words of lessons fit. The words themselves are in `words/en/deck.ftl`.

use super::{names, text, words::Deck};
use sudoku_core::{
    Candidate, Digit, Shape, Technique,
    explain::{Locale, technique as name},
    generate::Progress,
};
use sudoku_play::features::deck::{WorksheetJob, view::DeckFault};

impl Deck {
    /// A row of the board, by its number and its digits, for readers who don't see it.
    #[must_use]
    pub fn row_of(&self, number: usize, digits: &[Option<Digit>], locale: Locale) -> String {
        let digit = |digit: &Option<Digit>| {
            digit.map_or(self.empty_cell(), |digit| names::label(digit, locale.symbols))
        };
        self.row_digits(number, &text().lists.plain(digits.iter().map(digit)))
    }

    /// The technique of that permanent name is not found here today.
    #[must_use]
    pub fn lost_step(&self, slug: &str) -> String {
        self.lost(&named(slug))
    }

    /// The result of such a step: the digit that it places, or the candidates that it rules out.
    #[must_use]
    pub fn result(
        &self,
        slug: &str,
        placed: Option<Candidate>,
        eliminated: &[Candidate],
        shape: &Shape,
        locale: Locale,
    ) -> String {
        let named = named(slug);
        let cell = |one: &Candidate| names::short_cell(shape, one.cell);
        let digit = |one: &Candidate| names::said(one.digit, locale.symbols);
        if let Some(placed) = placed {
            return self.result_placed(&named, &cell(&placed), digit(&placed));
        }
        let gone = eliminated.iter().map(|one| self.result_gone(&cell(one), digit(one)));
        self.result_removed(&named, &text().lists.plain(gone))
    }

    /// The title of a lesson about a step by its name here, and that of another program.
    #[must_use]
    pub fn also(&self, technique: Technique, elsewhere: &str) -> String {
        let own = name(technique, text().locale);
        let is_same = elsewhere.rsplit(": ").next().is_some_and(|other| other.eq_ignore_ascii_case(own));
        if is_same { own.to_owned() } else { self.also_named(own, elsewhere) }
    }

    /// The progress of printing.
    #[must_use]
    pub fn prints(&self, WorksheetJob { draws, progress }: WorksheetJob) -> String {
        match (progress, draws) {
            (Some(Progress { done: done @ 1.., of, .. }), true) => {
                self.drawing_at(done as usize, of as usize)
            }
            (Some(Progress { done: done @ 1.., of, .. }), false) => {
                self.finding_at(done as usize, of as usize)
            }
            (_, true) => self.drawing().into(),
            (_, false) => self.finding().into(),
        }
    }

    /// The fault of the stored lesson, and its effect on this one.
    #[must_use]
    pub fn stored(&self, fault: DeckFault) -> &'static str {
        match fault {
            DeckFault::Newer => self.newer(),
            DeckFault::Damaged => self.damaged(),
            DeckFault::Aside => self.aside(),
        }
    }
}

/// The name of a technique that this version may not know.
fn named(slug: &str) -> String {
    match Technique::from_slug(slug) {
        Some(technique) => name(technique, text().locale).to_owned(),
        None => slug.replace('-', " "),
    }
}
