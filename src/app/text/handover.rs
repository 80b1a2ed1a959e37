//! Which words of handing a game over fit. The words themselves are in `words/en/handover.ftl`.

use super::{later, text, words::Handover};
use sudoku_core::explain::Locale;
use sudoku_play::{features::handover::CannotTake, ui::Refusal};

impl Handover {
    /// The use of the codes, by their number.
    #[must_use]
    pub fn how_to_send(&self, codes: usize) -> &'static str {
        if codes > 1 { self.send_several() } else { self.send_one() }
    }

    /// The numbers of the codes still to read, and the number of all.
    #[must_use]
    pub fn still_missing(&self, missing: &[usize], of: usize) -> String {
        let numbers = text().lists.plain(missing.iter().map(ToString::to_string));
        self.missing(of - missing.len(), of, &numbers)
    }

    /// Why the game can't begin.
    #[must_use]
    pub fn cannot(&self, fault: &CannotTake, locale: Locale) -> String {
        match fault {
            CannotTake::Link(error) => later().refusals.plain(&Refusal::Link(error.clone()), locale),
            CannotTake::Puzzle(fault) => later().refusals.plain(&Refusal::Puzzle(fault.clone()), locale),
            CannotTake::Worker => self.unchecked().into(),
        }
    }
}
