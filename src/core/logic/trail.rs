//! The trail: a start position and the passes from it, with access to every point in between.
//!
//! Each step is stored with its changes, so that a move by one step costs as much as its changes, however
//! long the trail is.

mod growing;

use crate::{
    families::singles::Singles,
    ladder::{Plan, passes::PassKind},
    step::Step,
};
use sudoku_board::{Candidates, Change, Contradiction};

/// The part of the trail in view; one point of the trail can have several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// The start, before any step.
    Start,
    /// The last applied step.
    Step,
    /// A whole pass, by its index, after all of its steps.
    Pass(usize),
    /// The end, after everything: the result.
    End,
}

/// The state at the end of a trail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// There may be more to find.
    Open,
    /// A sweep of singles changed nothing. The ladder has not been tried.
    Dry,
    /// The ladder finds nothing either.
    Stuck,
    /// The board is complete.
    Solved,
    /// The position contradicts itself.
    Impossible(Option<Contradiction>),
    /// A search reached its limit.
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

/// A start position, the passes found from it so far, and the current point.
///
/// ```
/// use sudoku_logic::trail::{State, Trail};
/// use sudoku_board::Candidates;
/// use sudoku_make::examples;
///
/// let (puzzle, _) = examples::first();
/// let mut trail = Trail::new(Candidates::new(puzzle.clues()));
/// while trail.next_pass() {}
/// assert_eq!(trail.state(), State::Solved);
/// trail.go_to(1);
/// println!("The first step is a {}.", trail.last_step().expect("a step").technique().slug());
/// ```
#[derive(Clone, Debug)]
pub struct Trail {
    start: Candidates,
    passes: Vec<PassEntry>,
    steps: Vec<Taken>,
    state: State,
    /// The number of steps applied in `now`.
    at: usize,
    focus: Focus,
    now: Candidates,
    /// The position before the pass of `at`, where all steps of the pass were found.
    before_pass: Candidates,
    /// The singles of the next kind, found in the last scan at the end.
    seen: Option<Singles>,
    /// The techniques in use.
    plan: Plan,
    /// Whether the ladder was tried before: the trail then continues without reporting the end of the
    /// singles.
    climbing: bool,
}

/// A pass of a trail, for a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassInfo {
    /// The kind of the pass.
    pub kind: PassKind,
    /// The number of the pass among those by logic that found something, from 1. Empty passes, searches and paths
    /// have none.
    pub number: Option<usize>,
    /// The index of the first step of the pass.
    pub from: usize,
    /// One past the index of the last step of the pass.
    pub to: usize,
}

impl Trail {
    /// Returns a trail from a position, without passes.
    #[must_use]
    pub fn new(start: Candidates) -> Self {
        Self::with_plan(start, Plan::default())
    }

    /// Returns a trail from a position, without passes, that uses the techniques of a plan.
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

    /// Returns the techniques in use.
    #[must_use]
    pub const fn plan(&self) -> Plan {
        self.plan
    }

    /// Returns whether the ladder was tried before.
    #[must_use]
    pub const fn is_climbing(&self) -> bool {
        self.climbing
    }

    /// Returns the position at the start.
    #[must_use]
    pub const fn start(&self) -> &Candidates {
        &self.start
    }

    /// Returns the position after all steps up to the current point.
    #[must_use]
    pub const fn now(&self) -> &Candidates {
        &self.now
    }

    /// Returns the position that the reasons of the current step refer to: the one before it. A step of the ladder
    /// refers to the position before its pass, since other steps of the pass may remove candidates that it
    /// needs.
    #[must_use]
    pub const fn found_in(&self) -> &Candidates {
        &self.before_pass
    }

    /// Returns the number of steps applied at the current point.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Returns the number of known steps.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.steps.len()
    }

    /// Returns whether the trail has no steps.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Returns the part in view.
    #[must_use]
    pub const fn focus(&self) -> Focus {
        self.focus
    }

    /// Returns the state at the end.
    #[must_use]
    pub const fn state(&self) -> State {
        self.state
    }

    /// Returns whether the end is in view.
    #[must_use]
    pub fn is_at_end(&self) -> bool {
        self.focus == Focus::End
    }

    /// Returns the last step applied at the current point.
    #[must_use]
    pub fn last_step(&self) -> Option<&Step> {
        self.at.checked_sub(1).map(|index| &self.steps[index].step)
    }

    /// Returns the step at this index; `None` beyond the last.
    #[must_use]
    pub fn step(&self, index: usize) -> Option<&Step> {
        self.steps.get(index).map(|taken| &taken.step)
    }

    /// Returns the steps of a pass.
    pub fn steps_of(&self, pass: usize) -> impl ExactSizeIterator<Item = &Step> {
        let (from, to) = self.passes.get(pass).map_or((0, 0), |entry| (entry.from, entry.to));
        self.steps[from..to].iter().map(|taken| &taken.step)
    }

    /// Returns the passes so far, including empty ones.
    pub fn passes(&self) -> impl Iterator<Item = PassInfo> {
        let mut numbered = 0;
        self.passes.iter().map(move |entry| {
            let counts = !entry.kind.is_a_walk() && entry.to > entry.from;
            numbered += usize::from(counts);
            PassInfo { kind: entry.kind, number: counts.then_some(numbered), from: entry.from, to: entry.to }
        })
    }

    /// Returns the index of the current pass: that of the focus, or of the last step.
    #[must_use]
    pub fn pass(&self) -> Option<usize> {
        match self.focus {
            Focus::Start | Focus::End => None,
            Focus::Pass(index) => Some(index),
            Focus::Step => self.at.checked_sub(1).map(|index| self.steps[index].pass),
        }
    }

    /// Moves to the next step. At the end it searches for more, with one scan of the board. Returns whether
    /// anything new is in view.
    pub fn next_step(&mut self) -> bool {
        let at = self.at;
        if at == self.steps.len() && !self.find_more() {
            return self.show_end();
        }
        self.go_to(at + 1);
        true
    }

    /// Moves to the end of the next pass, or of the current one if it is unfinished. That pass may be empty.
    /// At the end it searches for one, with one scan of the board.
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

    /// Moves to the step before.
    pub fn back_step(&mut self) -> bool {
        let moved = self.focus != Focus::Start;
        let to = if self.focus == Focus::End { self.at } else { self.at.saturating_sub(1) };
        self.go_to(to);
        moved
    }

    /// Moves to the end of the pass before, or to the start.
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

    /// Moves to the point after this number of steps.
    pub fn go_to(&mut self, at: usize) {
        let at = at.min(self.steps.len());
        self.move_to(at);
        self.focus = if at == 0 { Focus::Start } else { Focus::Step };
        self.set_before_pass();
    }

    /// Moves to the end, if it has nothing more to find. Returns whether that is a change.
    pub fn show_end(&mut self) -> bool {
        if self.state == State::Open || self.focus == Focus::End {
            return false;
        }
        self.move_to(self.steps.len());
        self.focus = Focus::End;
        self.set_before_pass();
        true
    }

    /// Moves to the end of a pass.
    pub fn show_pass(&mut self, index: usize) {
        let Some(entry) = self.passes.get(index) else { return };
        self.move_to(entry.to);
        self.focus = Focus::Pass(index);
        self.set_before_pass();
    }

    /// Returns the position before the last step, for the marks.
    #[must_use]
    pub fn before_step(&self) -> Candidates {
        let mut before = self.now.clone();
        if let Some(taken) = self.at.checked_sub(1).map(|index| &self.steps[index]) {
            taken.changes.iter().rev().for_each(|&change| before.undo(change));
        }
        before
    }

    /// Returns the position for drawing a step. Patterns of the ladder need the candidates at the start of their
    /// pass, since earlier steps of the same pass may remove some.
    #[must_use]
    pub fn drawn_from(&self) -> Candidates {
        match self.pass().map(|index| self.passes[index].kind) {
            Some(PassKind::Tier(_)) => self.before_pass.clone(),
            _ => self.before_step(),
        }
    }

    /// Returns the number of digits placed by the steps up to the current point, without retracted guesses.
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
            // The digits of a pass of singles appear one after another, and reasons must match the board in
            // view.
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
