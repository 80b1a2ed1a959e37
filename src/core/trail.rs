//! The trail: a start position and the passes from it, of which any moment can be shown.
//!
//! Each step is kept with the changes it makes, so that moving by one step costs what the step changes,
//! however long the trail is.

mod growing;

use crate::{
    Candidates, Change, Contradiction, ladder::Plan, passes::PassKind, singles::Singles, step::Step,
};

/// What is looked at: a moment of the trail has more than one face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// The start, before any step.
    Start,
    /// The step that was applied last, alone.
    Step,
    /// A whole pass, by its index, after all of its steps.
    Pass(usize),
    /// The far end, after everything: what it came to.
    End,
}

/// Where a trail stands at its far end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// There may be more to find.
    Open,
    /// A sweep of singles changed nothing: they have run out. The ladder was not asked.
    Dry,
    /// The ladder has nothing to say either.
    Stuck,
    /// The board is complete.
    Solved,
    /// The position contradicts itself.
    Impossible(Option<Contradiction>),
    /// A search was cut at its limit.
    Cut,
}

#[derive(Clone, Debug)]
struct Taken {
    step: Step,
    changes: Vec<Change>,
    pass: usize,
}

#[derive(Clone, Debug)]
struct PassEntry {
    kind: PassKind,
    /// Indices into the list of steps: from, and one past the last.
    from: usize,
    to: usize,
}

/// A start position, the passes found from it so far, and the moment that is shown.
#[derive(Clone, Debug)]
pub struct Trail {
    start: Candidates,
    passes: Vec<PassEntry>,
    steps: Vec<Taken>,
    state: State,
    /// How many steps are applied in `now`.
    at: usize,
    focus: Focus,
    now: Candidates,
    /// The position before the pass in which `at` stands: all of the pass was found from it.
    before_pass: Candidates,
    /// What the last look at the far end saw for the kind of pass that is due next.
    seen: Option<Singles>,
    /// Which techniques it knows.
    plan: Plan,
    /// Whether the ladder was asked before: then it goes on without showing that singles run out.
    climbing: bool,
}

/// One pass of a trail, for a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassInfo {
    /// What it looked for.
    pub kind: PassKind,
    /// Its number among the passes by logic that found something, from 1. Empty passes, searches and paths
    /// have none.
    pub number: Option<usize>,
    /// Index of its first step.
    pub from: usize,
    /// One past the index of its last step.
    pub to: usize,
}

impl Trail {
    /// A trail that starts at a position, with nothing found yet.
    #[must_use]
    pub fn new(start: Candidates) -> Self {
        Self::with_plan(start, Plan::default())
    }

    /// The same, which knows the techniques of a plan and no others.
    #[must_use]
    pub fn with_plan(start: Candidates, plan: Plan) -> Self {
        let state = Self::state_of(&start);
        Self {
            now: start.clone(),
            before_pass: start.clone(),
            start,
            passes: Vec::new(),
            steps: Vec::new(),
            state,
            at: 0,
            focus: Focus::Start,
            seen: None,
            plan,
            climbing: false,
        }
    }

    /// Which techniques it knows.
    #[must_use]
    pub const fn plan(&self) -> Plan {
        self.plan
    }

    /// Whether the ladder was asked before.
    #[must_use]
    pub const fn is_climbing(&self) -> bool {
        self.climbing
    }

    /// The position it starts from.
    #[must_use]
    pub const fn start(&self) -> &Candidates {
        &self.start
    }

    /// The position shown: after all steps up to the moment shown.
    #[must_use]
    pub const fn now(&self) -> &Candidates {
        &self.now
    }

    /// The position from which the step that is shown gives its reasons: the one before it. A step of the ladder
    /// gives them from the position before its pass, as it needs candidates that others of the pass may take.
    #[must_use]
    pub const fn found_in(&self) -> &Candidates {
        &self.before_pass
    }

    /// How many steps are applied at the moment shown.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// How many steps are known.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether no step is known.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// What is looked at.
    #[must_use]
    pub const fn focus(&self) -> Focus {
        self.focus
    }

    /// Where it stands at its far end.
    #[must_use]
    pub const fn state(&self) -> State {
        self.state
    }

    /// Whether the far end is shown.
    #[must_use]
    pub fn is_at_end(&self) -> bool {
        self.focus == Focus::End
    }

    /// The step that was applied last at the moment shown.
    #[must_use]
    pub fn last_step(&self) -> Option<&Step> {
        self.at.checked_sub(1).map(|index| &self.steps[index].step)
    }

    /// The step of that index.
    #[must_use]
    pub fn step(&self, index: usize) -> Option<&Step> {
        self.steps.get(index).map(|taken| &taken.step)
    }

    /// The steps of a pass.
    pub fn steps_of(&self, pass: usize) -> impl ExactSizeIterator<Item = &Step> {
        let (from, to) = self.passes.get(pass).map_or((0, 0), |entry| (entry.from, entry.to));
        self.steps[from..to].iter().map(|taken| &taken.step)
    }

    /// The passes so far, empty ones included.
    pub fn passes(&self) -> impl Iterator<Item = PassInfo> {
        let mut numbered = 0;
        self.passes.iter().map(move |entry| {
            let counts = !entry.kind.is_a_walk() && entry.to > entry.from;
            numbered += usize::from(counts);
            PassInfo { kind: entry.kind, number: counts.then_some(numbered), from: entry.from, to: entry.to }
        })
    }

    /// The index of the pass that is shown: that of the focus, or of the last step.
    #[must_use]
    pub fn pass(&self) -> Option<usize> {
        match self.focus {
            Focus::Start | Focus::End => None,
            Focus::Pass(index) => Some(index),
            Focus::Step => self.at.checked_sub(1).map(|index| self.steps[index].pass),
        }
    }

    /// Shows the next step. At the far end it looks for more, with one scan of the board; it answers
    /// whether anything new is shown.
    pub fn next_step(&mut self) -> bool {
        let at = self.at;
        if at == self.steps.len() && !self.find_more() {
            return self.show_end();
        }
        self.go_to(at + 1);
        true
    }

    /// Shows the pass that stands next, whole: the rest of one that was entered, or the next one, which
    /// may have found nothing. At the far end it looks for one, with one scan of the board.
    pub fn next_pass(&mut self) -> bool {
        let next = match self.focus {
            Focus::End => return false,
            Focus::Start => 0,
            Focus::Pass(index) => index + 1,
            Focus::Step => {
                let index = self.at.checked_sub(1).map_or(0, |index| self.steps[index].pass);
                index + usize::from(self.passes.get(index).is_some_and(|entry| entry.to == self.at))
            }
        };
        if next == self.passes.len() && !self.look() {
            return self.show_end();
        }
        self.show_pass(next);
        true
    }

    /// Shows the step before.
    pub fn back_step(&mut self) -> bool {
        let moved = self.focus != Focus::Start;
        let to = if self.focus == Focus::End { self.at } else { self.at.saturating_sub(1) };
        self.go_to(to);
        moved
    }

    /// Shows the pass before, whole, or the start.
    pub fn back_pass(&mut self) -> bool {
        match self.pass() {
            None if self.focus == Focus::End && !self.passes.is_empty() => {
                self.show_pass(self.passes.len() - 1);
                true
            }
            None => {
                let moved = self.focus != Focus::Start;
                self.go_to(0);
                moved
            }
            Some(0) => {
                self.go_to(0);
                true
            }
            Some(index) => {
                self.show_pass(index - 1);
                true
            }
        }
    }

    /// Shows the moment after that many steps.
    pub fn go_to(&mut self, at: usize) {
        let at = at.min(self.steps.len());
        self.move_to(at);
        self.focus = if at == 0 { Focus::Start } else { Focus::Step };
        self.set_before_pass();
    }

    /// Shows the far end, if nothing more is to be found there; the answer is whether that is new.
    pub fn show_end(&mut self) -> bool {
        if self.state == State::Open || self.focus == Focus::End {
            return false;
        }
        self.move_to(self.steps.len());
        self.focus = Focus::End;
        self.set_before_pass();
        true
    }

    /// Shows a pass, whole.
    pub fn show_pass(&mut self, index: usize) {
        let Some(entry) = self.passes.get(index) else { return };
        self.move_to(entry.to);
        self.focus = Focus::Pass(index);
        self.set_before_pass();
    }

    /// The marks of the moment need the position before the last step, too.
    #[must_use]
    pub fn before_step(&self) -> Candidates {
        let mut before = self.now.clone();
        if let Some(taken) = self.at.checked_sub(1).map(|index| &self.steps[index]) {
            taken.changes.iter().rev().for_each(|&change| before.undo(change));
        }
        before
    }

    /// The position from which a step is drawn. Patterns of the ladder need the candidates with which they were
    /// found, some of which earlier steps of the same pass may have taken.
    #[must_use]
    pub fn drawn_from(&self) -> Candidates {
        match self.pass().map(|index| self.passes[index].kind) {
            Some(PassKind::Tier(_)) => self.before_pass.clone(),
            _ => self.before_step(),
        }
    }

    /// How many digits the steps up to the moment shown have placed, wrong guesses taken back.
    #[must_use]
    pub fn placed_count(&self) -> usize {
        self.start.open_count() - self.now.open_count()
    }

    fn state_of(position: &Candidates) -> State {
        match position.contradiction() {
            Some(contradiction) => State::Impossible(Some(contradiction)),
            None if position.open_count() == 0 => State::Solved,
            None => State::Open,
        }
    }

    fn move_to(&mut self, at: usize) {
        while self.at < at {
            self.steps[self.at].changes.iter().for_each(|&change| self.now.redo(change));
            self.at += 1;
        }
        while self.at > at {
            self.at -= 1;
            self.steps[self.at].changes.iter().rev().for_each(|&change| self.now.undo(change));
        }
    }

    fn set_before_pass(&mut self) {
        let from = match self.pass() {
            None => self.at,
            // The digits of a pass of singles are drawn one after another, and reasons are read from the drawn board.
            Some(index)
                if !matches!(self.passes[index].kind, PassKind::Tier(_)) && self.focus == Focus::Step =>
            {
                self.at.saturating_sub(1)
            }
            Some(index) => self.passes[index].from,
        };
        self.before_pass.clone_from(&self.now);
        for taken in self.steps[from..self.at].iter().rev() {
            taken.changes.iter().rev().for_each(|&change| self.before_pass.undo(change));
        }
    }
}
