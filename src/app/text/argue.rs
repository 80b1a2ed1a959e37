//! Which words of reasons for moves fit. The words themselves are in `words/en/argue.ftl`.

use super::{
    spans::{HOLES, named},
    text,
    words::Argue,
};
use sudoku_core::{
    Candidate, Cell, Shape,
    explain::{Span, plain},
    step::argument::ArgumentKind,
};
use sudoku_play::{
    links::reasons::{ReasonCount, Reasons},
    taught::ArguedView,
};

impl Argue {
    /// The question for the reason.
    #[must_use]
    pub fn ask(&self, view: &ArguedView) -> Vec<Span> {
        let Candidate { cell, digit } = view.argument.candidate;
        let asked = if view.argument.places {
            self.ask_placed(HOLES[0], HOLES[1])
        } else {
            self.ask_removed(HOLES[0], HOLES[1])
        };
        named(&asked, &[&[Span::Cell(cell)], &[Span::Digit(digit)]])
    }

    /// A cell was marked, or its mark was removed.
    #[must_use]
    pub fn marked(&self, cell: Cell, shape: &Shape, is_marked: bool) -> String {
        let cell = plain(&[Span::Cell(cell)], shape, text().locale);
        if is_marked { self.marked_cell(&cell) } else { self.unmarked_cell(&cell) }
    }

    /// A kind of reason.
    #[must_use]
    pub fn kind(&self, kind: ArgumentKind) -> &'static str {
        match kind {
            ArgumentKind::FullHouse => self.full_house(),
            ArgumentKind::HiddenSingle => self.hidden_single(),
            ArgumentKind::NakedSingle => self.naked_single(),
            ArgumentKind::Pattern => self.pattern(),
        }
    }

    /// The number of reasons that held at once.
    #[must_use]
    pub fn counts(&self, reasons: &Reasons) -> String {
        let (held, all) = reasons.sum();
        self.at_once(held as usize, all as usize)
    }

    /// The kind with which somebody has the most trouble.
    #[must_use]
    pub fn weakest(&self, count: ReasonCount) -> String {
        self.weakest_kind(self.kind(count.kind), count.at_once as usize, count.held as usize)
    }
}
