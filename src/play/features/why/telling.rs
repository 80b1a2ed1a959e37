//! The board and the words of an answer.

use super::{
    Why,
    inquiry::{self, Inquiry, Page, Source},
};
use crate::kernel::{Explained, Kernel, Layer, Words};
use sudoku_core::{
    Candidate, Candidates,
    step::{Pattern, Step},
    telling::{Proven, Telling, Told},
    why::{Fact, Reason},
};

impl Why {
    /// The layer of the current answer.
    pub(super) fn own_layer(&self, kernel: &Kernel) -> Option<Layer> {
        let inquiry = self.inquiry()?;
        let page = inquiry.page()?;
        let words = self.told_now(kernel).map_or(Words::Step, |telling| Words::Own(Box::new(telling)));
        let step = inquiry.step(page).and_then(|(source, index)| {
            let record = inquiry.record(source)?;
            Some(Explained { step: record.step(index)?.clone(), found_in: record.found_in(index) })
        });
        Some(Layer { step, words, found: None })
    }

    /// The position of an answer, if it differs from the board.
    pub(super) fn own_position(&self, kernel: &Kernel) -> Option<Candidates> {
        let inquiry = self.inquiry()?;
        let page = inquiry.page()?;
        if let Some((source, index)) = inquiry.step(page) {
            return inquiry.record(source).map(|record| record.found_in(index));
        }
        match page {
            Page::Truth(Source::Board, _) if kernel.page.is_playing() => None,
            Page::Truth(source, truth) => inquiry.record(source).map(|record| record.position(truth.at)),
            Page::Tried(_) if !kernel.page.is_playing() => {
                Some(inquiry.board().position(inquiry.board().len()))
            }
            Page::Tried(_) | Page::Line(_) => None,
        }
    }

    /// The explanation on the page of an inquiry.
    pub(super) fn told_now(&self, kernel: &Kernel) -> Option<Telling> {
        let inquiry = self.inquiry()?;
        let page = inquiry.page()?;
        match inquiry.step(page) {
            Some((source, index)) => told_step(kernel, inquiry, source, index),
            None => Some(Telling::Answer(told(kernel, inquiry, page)?)),
        }
    }
}

/// The explanation of a step, in the position before it.
fn told_step(kernel: &Kernel, inquiry: &Inquiry, source: Source, index: usize) -> Option<Telling> {
    let record = inquiry.record(source)?;
    let step = record.step(index)?;
    let told = match (&step.pattern, source) {
        (Pattern::Guess { .. }, Source::Trial) if index >= inquiry.first_line() => {
            step.placed().map(Told::Suppose)
        }
        (Pattern::DeadEnd { why, last: Some(last) }, Source::Trial) => {
            Some(Told::Ends { why: *why, tried: last.guess, own: is_conditional(kernel, inquiry) })
        }
        _ => None,
    };
    Some(match told {
        Some(told) => Telling::Answer(told),
        None => Telling::of(step, &record.found_in(index)),
    })
}

/// Whether the solver continues from the player's board, which was found right before.
fn is_conditional(kernel: &Kernel, inquiry: &Inquiry) -> bool {
    kernel.walk_shown().is_none() && inquiry.rests_on_own_digits()
}

fn told(kernel: &Kernel, inquiry: &Inquiry, page: Page) -> Option<Told> {
    let (source, truth) = match page {
        Page::Truth(source, truth) => (source, truth),
        Page::Tried(tried) => {
            let steps = inquiry.line_count().saturating_sub(2);
            return Some(match inquiry.trial() {
                inquiry::Found::Steps(_) => {
                    Told::Leads { tried, steps, own: is_conditional(kernel, inquiry) }
                }
                inquiry::Found::Free => Told::Free(tried),
                inquiry::Found::Waiting(_) | inquiry::Found::Nothing => Told::Trying(tried),
            });
        }
        Page::Line(_) => return None,
    };
    let candidate = truth.fact.candidate();
    let record = inquiry.record(source)?;
    Some(match (record.reason(truth)?, truth.fact) {
        (Reason::Start, Fact::Gone(gone)) => Told::Before(gone),
        (Reason::Start, _) if record.is_given(candidate.cell) => Told::Given(candidate),
        (Reason::Start, _) => Told::Placed(candidate, proven(kernel, inquiry, candidate)),
        (Reason::Filled(by), _) => Told::Filled { gone: candidate, by },
        (Reason::Seen(by), _) => {
            let house = kernel.table.game().order().geometry().shared_houses(candidate.cell, by).last()?;
            Told::Seen { gone: candidate, by, house, given: record.is_given(by) }
        }
        (Reason::Step(_), _) => return None,
    })
}

fn proven(kernel: &Kernel, inquiry: &Inquiry, goal: Candidate) -> Proven {
    match inquiry.proof(goal) {
        Some(inquiry::Found::Steps(proof)) => {
            let placed = proof.steps().filter_map(Step::placed);
            Proven::Yes(
                placed.filter(|placed| kernel.table.game().entry(placed.cell).digit().is_none()).count(),
            )
        }
        Some(inquiry::Found::Free) => Proven::No,
        Some(inquiry::Found::Waiting(_) | inquiry::Found::Nothing) | None => Proven::Asked,
    }
}
