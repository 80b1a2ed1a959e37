//! The visible state of the stepper.

use crate::{
    common::puzzle,
    page::{Page, sentence_of},
};
use sudoku_core::{Technique, telling::Telling, trail::State};
use sudoku_play::features::solver::view::{PassTitle, SolveBody};

/// The stepper's view of a position, without the sentence.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Moment {
    pub(crate) title: Option<PassTitle>,
    pub(crate) technique: Option<Technique>,
    pub(crate) numbered: usize,
    pub(crate) guesses: usize,
    pub(crate) placed: usize,
    pub(crate) end: Option<State>,
    pub(crate) back: bool,
    pub(crate) next: bool,
}

pub(crate) fn moment(page: &Page) -> Moment {
    match page.body() {
        SolveBody::Going {
            title, numbered, guesses, placed, end, can_back, can_next, telling, open, ..
        } => {
            let sentence = telling.as_ref().map_or_else(Vec::new, sentence_of);
            let technique = telling.as_ref().and_then(Telling::title).map(|title| title.technique);
            assert_eq!(sentence.is_empty(), technique.is_none());
            let start = page.session.game().grid().filled_count();
            let filled = page.session.shape().cell_count() - open;
            assert!(filled >= placed && (filled == start + placed || start > filled - placed));
            Moment { title, technique, numbered, guesses, placed, end, back: can_back, next: can_next }
        }
        SolveBody::Blocked(wrong) => panic!("blocked by {wrong}"),
    }
}

/// A page with the solver open from the givens, by passes.
pub(crate) fn solving(text: &str) -> Page {
    let mut page = Page::new(puzzle(text));
    page.by_passes();
    page
}

/// The start of a trail.
pub(crate) const START: Moment = Moment {
    title: None,
    technique: None,
    numbered: 0,
    guesses: 0,
    placed: 0,
    end: None,
    back: false,
    next: true,
};
