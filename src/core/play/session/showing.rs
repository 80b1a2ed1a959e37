//! The combined view of several rooms: the position on the board, the step drawn on it, and its explanation.
//! Views draw it, and the session announces it.

use super::Session;
use crate::{
    Candidate, Candidates,
    play::{
        inquiry::{self, Inquiry, Page, Source},
        kernel::Position,
        solver::Going,
        stages::{Found, Stage},
        taught::{HintView, JudgedView},
        ui::Panel,
    },
    step::{Pattern, Step},
    telling::{Proven, Telling, Told},
    trail::Trail,
    why::{Fact, Reason},
};
use std::borrow::Cow;

/// The position on the board.
impl Session {
    pub(in crate::play) fn trail(&self) -> Option<&Trail> {
        self.features().solver.trail()
    }

    pub(in crate::play) fn candidates_are_on(&self) -> bool {
        let solving = self.panel() == Panel::Solve;
        let wanted = self.gaze().wants_candidates(self.panel());
        self.shows_an_answer() || wanted && (!solving || self.trail().is_some())
    }

    /// Whether the board is the player's, and not a position of a walk.
    pub(in crate::play) fn shows_the_game(&self) -> bool {
        self.panel() == Panel::Play && !self.shows_an_answer()
    }

    /// The position that the board shows: the player's, or one of the solver's.
    pub(in crate::play) fn board(&self) -> &Candidates {
        &self.position().candidates
    }

    /// Whether the board shows the position of an answer.
    pub(in crate::play) fn shows_an_answer(&self) -> bool {
        self.position().is_of_an_answer
    }

    fn position(&self) -> &Position {
        self.gaze().position(|| {
            if let Some(candidates) = self.why_position() {
                return Position { candidates, is_of_an_answer: true };
            }
            let watching = self.features().solver.going().filter(|_| self.panel() == Panel::Solve);
            let candidates = watching.map_or_else(|| Candidates::new(&self.game().grid()), Going::shown);
            Position { candidates, is_of_an_answer: false }
        })
    }

    /// The position of an answer, if it differs from the board.
    pub(super) fn why_position(&self) -> Option<Candidates> {
        let inquiry = self.asked()?;
        let page = inquiry.page()?;
        if let Some((source, index)) = inquiry.step(page) {
            return inquiry.record(source).map(|record| record.found_in(index));
        }
        match page {
            Page::Truth(Source::Board, _) if self.panel() == Panel::Play => None,
            Page::Truth(source, truth) => inquiry.record(source).map(|record| record.position(truth.at)),
            Page::Tried(_) if self.panel() == Panel::Solve => {
                Some(inquiry.board().position(inquiry.board().len()))
            }
            Page::Tried(_) | Page::Line(_) => None,
        }
    }
}

/// The step drawn on it, and its explanation.
impl Session {
    /// Whether a hint is on the board or on its way.
    pub(in crate::play) fn gives_hint(&self) -> bool {
        self.features.hint.is_shown(&self.kernel)
    }

    /// The card of the current hint.
    #[must_use]
    pub fn hint_card(&self) -> Option<HintView> {
        self.features.hint.card(&self.kernel)
    }

    /// The judgement of the last move.
    #[must_use]
    pub fn judged_view(&self) -> Option<JudgedView> {
        self.features.review.view(&self.kernel)
    }

    /// The step to draw: the reason of the last move while it is highlighted, or else the hint.
    pub(in crate::play) fn drawn(&self) -> Option<&Found> {
        if self.panel() != Panel::Play {
            return None;
        }
        self.features.review.reason().or(self.features.hint.found())
    }

    /// The step shown with its whole reason: that of an answer, of the solver, of a completely revealed hint,
    /// or of the judgement of the last move.
    pub(in crate::play) fn step_shown(&self) -> Option<&Step> {
        if let Some((inquiry, page)) = self.asked().and_then(|asked| Some((asked, asked.page()?))) {
            let (source, index) = inquiry.step(page)?;
            return inquiry.record(source)?.step(index);
        }
        if self.panel() == Panel::Play {
            return self.drawn().filter(|found| found.stage == Stage::Why).map(|found| &found.step);
        }
        let going = self.features().solver.going()?;
        if going.all().is_some() {
            return going.pointed();
        }
        going.step_told()
    }

    /// The position before that step.
    pub(in crate::play) fn reasons_from(&self) -> Option<Cow<'_, Candidates>> {
        if let Some((inquiry, page)) = self.asked().and_then(|asked| Some((asked, asked.page()?))) {
            let (source, index) = inquiry.step(page)?;
            return inquiry.record(source).map(|record| Cow::Owned(record.found_in(index)));
        }
        if self.panel() == Panel::Play {
            return self.drawn().map(|found| Cow::Borrowed(&found.found_in));
        }
        let going = self.features().solver.going()?;
        let trail = going.trail();
        Some(Cow::Borrowed(if going.all().is_some() { trail.now() } else { trail.found_in() }))
    }

    /// The explanation of the drawing on the board. For the first stages of a hint, the page makes a sentence
    /// from a place, and the reason of the last move is not visible.
    pub(in crate::play) fn telling_shown(&self) -> Option<Telling> {
        if let Some(telling) = self.why_told() {
            return Some(telling);
        }
        let step = self.step_shown()?;
        if self.panel() == Panel::Play && self.features.review.is_lit() {
            return None;
        }
        Some(Telling::of(step, &*self.reasons_from()?))
    }
}

/// The explanation of a question "Why?".
impl Session {
    /// The explanation on the page of an inquiry.
    pub(in crate::play) fn why_told(&self) -> Option<Telling> {
        let inquiry = self.asked()?;
        let page = inquiry.page()?;
        match inquiry.step(page) {
            Some((source, index)) => self.told_step(inquiry, source, index),
            None => Some(Telling::Answer(self.told(inquiry, page)?)),
        }
    }

    /// The explanation of a step, in the position before it.
    fn told_step(&self, inquiry: &Inquiry, source: Source, index: usize) -> Option<Telling> {
        let record = inquiry.record(source)?;
        let step = record.step(index)?;
        let told = match (&step.pattern, source) {
            (Pattern::Guess { .. }, Source::Trial) if index >= inquiry.first_line() => {
                step.placed().map(Told::Suppose)
            }
            (Pattern::DeadEnd { why, last: Some(last) }, Source::Trial) => {
                Some(Told::Ends { why: *why, tried: last.guess, own: self.is_conditional(inquiry) })
            }
            _ => None,
        };
        Some(match told {
            Some(told) => Telling::Answer(told),
            None => Telling::of(step, &record.found_in(index)),
        })
    }

    /// Whether the solver continues from the player's board, which was found right before.
    fn is_conditional(&self, inquiry: &Inquiry) -> bool {
        (self.panel() == Panel::Play || self.trail().is_none()) && inquiry.rests_on_own_digits()
    }

    fn told(&self, inquiry: &Inquiry, page: Page) -> Option<Told> {
        let (source, truth) = match page {
            Page::Truth(source, truth) => (source, truth),
            Page::Tried(tried) => {
                let steps = inquiry.line_count().saturating_sub(2);
                return Some(match inquiry.trial() {
                    inquiry::Found::Steps(_) => {
                        Told::Leads { tried, steps, own: self.is_conditional(inquiry) }
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
            (Reason::Start, _) => Told::Placed(candidate, self.proven(inquiry, candidate)),
            (Reason::Filled(by), _) => Told::Filled { gone: candidate, by },
            (Reason::Seen(by), _) => {
                let house = self.game().order().geometry().shared_houses(candidate.cell, by).last()?;
                Told::Seen { gone: candidate, by, house, given: record.is_given(by) }
            }
            (Reason::Step(_), _) => return None,
        })
    }

    fn proven(&self, inquiry: &Inquiry, goal: Candidate) -> Proven {
        match inquiry.proof(goal) {
            Some(inquiry::Found::Steps(proof)) => {
                let placed = proof.steps().filter_map(Step::placed);
                Proven::Yes(placed.filter(|placed| self.game().entry(placed.cell).digit().is_none()).count())
            }
            Some(inquiry::Found::Free) => Proven::No,
            Some(inquiry::Found::Waiting(_) | inquiry::Found::Nothing) | None => Proven::Asked,
        }
    }
}
