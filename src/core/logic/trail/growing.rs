//! Extends a trail at its end: by singles, by passes found elsewhere, by a search.

use super::{Focus, PassEntry, State, Taken, Trail};
use crate::{
    families::{Pattern, singles::Singles},
    ladder::{
        guesses::{Search, SearchEnding},
        passes::{Pass, PassKind, either, is_consistent, singles},
    },
    step::{Step, conclusion::Conclusion},
};
use std::collections::BTreeMap;
use sudoku_board::{Candidates, Cell, CellState, Change};

impl Trail {
    /// Adds passes that were found elsewhere from this trail's end, in order. Checks them, and drops
    /// everything from the first pass that does not fit.
    pub fn add_passes(&mut self, passes: Vec<Pass>) {
        let shown = (self.at, self.focus);
        self.seen = None;
        self.move_to(self.steps.len());
        for pass in passes {
            if self.state != State::Open || !is_consistent(&self.now, &pass.steps) {
                break;
            }
            self.push_pass(pass.kind, pass.steps);
        }
        self.restore(shown);
    }

    /// Returns whether the ladder must be tried before anything more can be shown. Either the end is in view without
    /// further singles; or the trail is climbing, all known steps have been shown, and one scan finds no
    /// single.
    pub fn wants_ladder(&mut self) -> bool {
        if self.focus == Focus::End {
            return self.state == State::Dry;
        }
        if !self.climbing || self.at < self.steps.len() {
            return false;
        }
        let shown = (self.at, self.focus);
        self.find_more();
        self.restore(shown);
        self.at == self.steps.len() && self.state == State::Dry
    }

    /// Adds the ladder's passes after the singles, if any. `all` says that they are complete.
    pub fn add_climb(&mut self, passes: Vec<Pass>, all: bool) {
        self.climbing = true;
        let known = self.passes.len();
        if self.state == State::Dry {
            self.state = State::Open;
        }
        self.add_passes(passes);
        if self.state == State::Open && (all || self.passes.len() == known) {
            self.state = State::Stuck;
        }
    }

    /// Adds the steps of a path from the end, which goes as far as the ladder reaches.
    pub fn add_path(&mut self, steps: Vec<Step>) {
        let shown = (self.at, self.focus);
        self.seen = None;
        self.climbing = true;
        self.move_to(self.steps.len());
        if !steps.is_empty() {
            self.push_pass(PassKind::Path, steps);
        }
        if matches!(self.state, State::Open | State::Dry) {
            self.state = State::Stuck;
        }
        self.restore(shown);
    }

    /// Takes a step of the current position, and forgets everything after that point.
    pub fn choose(&mut self, step: Step) {
        let at = self.at;
        self.seen = None;
        self.climbing = true;
        self.steps.truncate(at);
        // An unfinished pass keeps its steps up to this point.
        self.passes.retain(|entry| entry.from < at);
        if let Some(last) = self.passes.last_mut() {
            last.to = last.to.min(at);
        }
        let kind = PassKind::Tier(step.technique());
        self.push_pass(kind, vec![step]);
        self.go_to(self.steps.len());
    }

    /// Adds a search from the end, after the singles.
    pub fn add_search(&mut self, search: Search) {
        let shown = (self.at, self.focus);
        self.move_to(self.steps.len());
        self.push_pass(PassKind::Search, search.steps);
        self.state = match search.ending {
            SearchEnding::Solved => State::Solved,
            SearchEnding::Impossible => State::Impossible(self.now.contradiction()),
            SearchEnding::Cut => State::Cut,
        };
        self.restore(shown);
    }

    /// Returns the next kind of pass at the end: singles and hidden singles alternate.
    #[must_use]
    pub fn due(&self) -> PassKind {
        self.passes.last().map_or(PassKind::Singles, |entry| entry.kind.next())
    }

    /// Returns the position at the end.
    #[must_use]
    pub fn end(&self) -> Candidates {
        let mut end = self.now.clone();
        for taken in &self.steps[self.at..] {
            taken.changes.iter().for_each(|&change| end.redo(change));
        }
        end
    }

    fn restore(&mut self, (at, focus): (usize, Focus)) {
        self.move_to(at);
        // The end has moved; the previous end is now a point like any other.
        self.focus = match focus {
            Focus::End if at < self.steps.len() => {
                if at == 0 {
                    Focus::Start
                } else {
                    Focus::Step
                }
            }
            other => other,
        };
        self.set_before_pass();
    }

    /// Searches until it finds steps; an empty pass and the one after it come from the same scan.
    pub(super) fn find_more(&mut self) -> bool {
        while self.state == State::Open {
            if self.look() && self.passes.last().is_some_and(|entry| entry.to > entry.from) {
                return true;
            }
        }
        false
    }

    /// Searches for the next pass; while climbing, also for the other kind of singles, as empty passes are
    /// then left out.
    pub(super) fn look(&mut self) -> bool {
        if self.state != State::Open {
            return false;
        }
        self.move_to(self.steps.len());
        let due = self.due();
        let found = self.seen.take().unwrap_or_else(|| singles(&self.now, self.plan));
        if self.climbing {
            let Some(pass) = either(found, due) else {
                self.state = State::Dry;
                return false;
            };
            if !is_consistent(&self.now, &pass.steps) {
                self.state = State::Impossible(None);
                return false;
            }
            self.push_pass(pass.kind, pass.steps);
            return true;
        }
        let (steps, other) = match due {
            PassKind::Singles => (found.naked, Singles { hidden: found.hidden, naked: Vec::new() }),
            _ => (found.hidden, Singles { naked: found.naked, hidden: Vec::new() }),
        };
        // An empty pass does not change the position, so the singles of the other kind are still valid.
        self.seen = steps.is_empty().then_some(other);
        if !is_consistent(&self.now, &steps) {
            self.state = State::Impossible(None);
            return false;
        }
        self.push_pass(due, steps);
        true
    }

    /// Applies a pass at the end and updates the state.
    fn push_pass(&mut self, kind: PassKind, steps: Vec<Step>) {
        let (pass, from) = (self.passes.len(), self.steps.len());
        let mut branches: Vec<usize> = Vec::new();
        for step in steps {
            let mut changes = Vec::new();
            match (&step.pattern, &step.conclusion) {
                (pattern, Conclusion::Place(candidate)) => {
                    if matches!(pattern, Pattern::Guess { .. }) {
                        branches.push(self.steps.len());
                    }
                    self.now.place(*candidate, |change| changes.push(change));
                }
                (_, Conclusion::Eliminate(candidates)) => {
                    for &candidate in candidates {
                        self.now.eliminate(candidate, |change| changes.push(change));
                    }
                }
                (_, Conclusion::TakeBack(guess)) => {
                    // Each cell returns directly to its state before the guess: storing every change again
                    // would double the list with each nested guess.
                    let mut was: BTreeMap<Cell, CellState> = BTreeMap::new();
                    let since = branches.pop().unwrap_or(from);
                    for change in self.steps[since..].iter().flat_map(|taken| &taken.changes) {
                        was.entry(change.cell).or_insert(change.before);
                    }
                    for (cell, after) in was {
                        let change = Change { cell, before: self.now.state(cell), after };
                        self.now.redo(change);
                        changes.push(change);
                    }
                    self.now.eliminate(*guess, |change| changes.push(change));
                }
                (_, Conclusion::Impossible) => {}
            }
            self.steps.push(Taken { step, changes, pass });
        }
        self.at = self.steps.len();
        self.passes.push(PassEntry { kind, from, to: self.at });
        self.state = Self::state_of(&self.now);
        let dry = matches!(&self.passes[..], [.., a, b] if a.from == a.to && b.from == b.to);
        if self.state == State::Open && dry {
            self.state = State::Dry;
        }
    }
}
