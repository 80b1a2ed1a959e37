//! The board and the words of an answer.

use super::{
    Why,
    questions::{self, Page, Questions, Source},
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
        let questions = self.answered_questions()?;
        let page = questions.page()?;
        let words = self.told_now(kernel).map_or(Words::Step, |telling| Words::Own(Box::new(telling)));
        let step = questions.step(page).and_then(|(source, index)| {
            let step = questions.record(source)?.step(index)?.clone();
            Some(Explained { step, found_in: questions.ground()?.position })
        });
        Some(Layer { step, words, found: None, marks: self.own_marks(kernel) })
    }

    /// The position of an answer, if it differs from the board.
    pub(super) fn own_position(&self, kernel: &Kernel) -> Option<Candidates> {
        let questions = self.answered_questions()?;
        let page = questions.page()?;
        if questions.step(page).is_some() {
            return questions.ground().map(|ground| ground.position);
        }
        match page {
            // A digit that the player hasn't placed is on the board only where the words name it.
            Page::Truth(Source::Board | Source::Reason | Source::Proof(_), _)
                if kernel.page().is_playing() =>
            {
                None
            }
            Page::Truth(source, truth) => questions.record(source).map(|record| record.position(truth.at)),
            Page::Tried(_) if !kernel.page().is_playing() => {
                Some(questions.board().position(questions.board().len()))
            }
            Page::Tried(_) | Page::Line(_) => None,
        }
    }

    /// The explanation on the current page of the questions.
    pub(super) fn told_now(&self, kernel: &Kernel) -> Option<Telling> {
        let questions = self.answered_questions()?;
        let page = questions.page()?;
        match questions.step(page) {
            Some((source, index)) => told_step(kernel, questions, source, index),
            None => Some(Telling::Answer(told(kernel, questions, page)?)),
        }
    }
}

/// The explanation of a step, in the position before it.
fn told_step(kernel: &Kernel, questions: &Questions, source: Source, index: usize) -> Option<Telling> {
    let record = questions.record(source)?;
    let step = record.step(index)?;
    let told = match (&step.pattern, source) {
        (Pattern::Guess { .. }, Source::Trial) if index >= questions.first_line() => {
            step.placed().map(Told::Suppose)
        }
        (Pattern::DeadEnd { why, last: Some(last) }, Source::Trial) => {
            Some(Told::Ends { why: *why, tried: last.guess, own: is_conditional(kernel, questions) })
        }
        _ => None,
    };
    if let Some(told) = told {
        return Some(Telling::Answer(told));
    }
    let ground = questions.ground()?;
    Some(Telling::after(step, &ground.position, ground.first))
}

/// Whether the solver continues from the player's board, which was found right before.
fn is_conditional(kernel: &Kernel, questions: &Questions) -> bool {
    kernel.walk_shown().is_none() && questions.rests_on_own_digits()
}

fn told(kernel: &Kernel, questions: &Questions, page: Page) -> Option<Told> {
    let (source, truth) = match page {
        Page::Truth(source, truth) => (source, truth),
        Page::Tried(tried) => {
            let steps = questions.line_count().saturating_sub(2);
            return Some(match questions.trial() {
                questions::Searched::Steps(_) => {
                    Told::Leads { tried, steps, own: is_conditional(kernel, questions) }
                }
                questions::Searched::Free => Told::Free(tried),
                questions::Searched::Waiting(_) | questions::Searched::Nothing => Told::Trying(tried),
            });
        }
        Page::Line(_) => return None,
    };
    let candidate = truth.fact.candidate();
    let record = questions.record(source)?;
    Some(match (record.reason(truth)?, truth.fact) {
        (Reason::Start, Fact::Gone(gone)) => Told::Before(gone),
        (Reason::Start, _) if record.is_given(candidate.cell) => Told::Given(candidate),
        (Reason::Start, _) => Told::Placed(candidate, proven(kernel, questions, candidate)),
        (Reason::Filled(by), _) => Told::Filled { gone: candidate, by },
        (Reason::Seen(by), _) => {
            let house =
                kernel.current().game().shape().geometry().shared_houses(candidate.cell, by).last()?;
            Told::Seen { gone: candidate, by, house, given: record.is_given(by) }
        }
        (Reason::Step(_), _) => return None,
    })
}

fn proven(kernel: &Kernel, questions: &Questions, goal: Candidate) -> Proven {
    match questions.proof(goal) {
        Some(questions::Searched::Steps(proof)) => {
            let placed = proof.steps().filter_map(Step::placed);
            Proven::Yes(
                placed.filter(|placed| kernel.current().game().entry(placed.cell).digit().is_none()).count(),
            )
        }
        Some(questions::Searched::Free) => Proven::No,
        Some(questions::Searched::Waiting(_) | questions::Searched::Nothing) | None => Proven::Asked,
    }
}
