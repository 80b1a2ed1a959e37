//! Why a digit stands and why a candidate is gone: a walk kept as a record, so that each of its steps can be
//! asked for what it rests on, back to the givens.
//!
//! A fact is asked for at a moment of the walk. Its reason is a digit that stood from the start, or a step
//! that was taken before that moment; and what a step rests on is asked for at the moment at which it was
//! found. So each link leads back in time, none leads in a circle, and every way ends at the start.

mod follow;
mod prove;
mod support;
mod suppose;

pub use prove::prove;
pub use support::Support;
pub use suppose::{CHEAP, reach, suppose};

use crate::{
    Candidate, Candidates, Cell, CellSet, Contradiction, Digit, Position,
    passes::PassKind,
    premises::premises,
    step::{Conclusion, Pattern, Step},
    trail::Trail,
};

/// Something that is so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fact {
    /// The digit stands in the cell.
    Stands(Candidate),
    /// The digit is not possible in the cell.
    Gone(Candidate),
}

impl Fact {
    /// The cell and the digit that it is about.
    #[must_use]
    pub const fn candidate(self) -> Candidate {
        match self {
            Self::Stands(candidate) | Self::Gone(candidate) => candidate,
        }
    }
}

/// A fact, and a moment of a record at which it is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Truth {
    /// The fact.
    pub fact: Fact,
    /// The moment: after so many steps.
    pub at: usize,
}

/// Why something is so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// It was so when the walk began, and nothing on the board then says why: the digit stands there, or the
    /// candidate had been ruled out.
    Start,
    /// The cell holds another digit.
    Filled(Digit),
    /// The digit stands in that cell, which sees the candidate's.
    Seen(Cell),
    /// The step of that index placed the digit, or removed the candidate.
    Step(usize),
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Taken {
    step: Step,
    /// The moment of the position in which it was found.
    found_at: usize,
    /// The step that took it back.
    undone_by: Option<usize>,
}

/// A walk from a position, kept for questions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Derivation {
    start: Candidates,
    givens: CellSet,
    taken: Vec<Taken>,
}

impl Derivation {
    /// A record that begins at a position, with no step yet. Where more than one digit is a reason, one of
    /// the givens is preferred.
    #[must_use]
    pub const fn new(start: Candidates, givens: CellSet) -> Self {
        Self { start, givens, taken: Vec::new() }
    }

    /// The record of steps that were found one after the other, each in the position after those before it.
    #[must_use]
    pub fn of(start: &Position, steps: impl IntoIterator<Item = Step>) -> Self {
        let candidates = start.candidates();
        let given = |&cell: &Cell| !candidates.is_open(cell) && start.solved(cell).is_none();
        let givens = Cell::all(start.order()).filter(given).collect();
        Self::new(candidates.clone(), givens).with(steps)
    }

    /// The same, going on with steps that were found one after the other.
    #[must_use]
    pub fn with(mut self, steps: impl IntoIterator<Item = Step>) -> Self {
        steps.into_iter().for_each(|step| self.push(step));
        self
    }

    /// The record of a trail up to the moment that it shows.
    #[must_use]
    pub fn of_trail(trail: &Trail, givens: CellSet) -> Self {
        let mut record = Self::new(trail.start().clone(), givens);
        for pass in trail.passes() {
            for index in pass.from..pass.to.min(trail.at()) {
                // The steps of a search rest on each other; those of any other pass were found together.
                let found_at = if pass.kind == PassKind::Search { index } else { pass.from };
                if let Some(step) = trail.step(index) {
                    record.push_found(step.clone(), found_at);
                }
            }
        }
        record
    }

    /// The same start with a cell that is empty again, and no step.
    #[must_use]
    pub fn without(&self, cell: Cell) -> Self {
        let mut grid = self.start.to_grid();
        grid.set(cell, None);
        Self::new(Candidates::new(&grid), self.givens)
    }

    /// Adds a step that was found in the position after all steps so far.
    pub fn push(&mut self, step: Step) {
        self.push_found(step, self.taken.len());
    }

    fn push_found(&mut self, step: Step, found_at: usize) {
        let index = self.taken.len();
        if matches!(step.conclusion, Conclusion::TakeBack(_)) {
            let stands = |taken: &Taken| taken.undone_by.is_none();
            let guess = |taken: &Taken| stands(taken) && matches!(taken.step.pattern, Pattern::Guess { .. });
            if let Some(from) = self.taken.iter().rposition(guess) {
                self.taken[from..]
                    .iter_mut()
                    .filter(|taken| stands(taken))
                    .for_each(|taken| taken.undone_by = Some(index));
            }
        }
        self.taken.push(Taken { step, found_at, undone_by: None });
    }

    /// How many steps it has: the last moment.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.taken.len()
    }

    /// Whether it has no step.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.taken.is_empty()
    }

    /// The step of that index.
    #[must_use]
    pub fn step(&self, index: usize) -> Option<&Step> {
        self.taken.get(index).map(|taken| &taken.step)
    }

    /// The steps, in order.
    pub fn steps(&self) -> impl ExactSizeIterator<Item = &Step> {
        self.taken.iter().map(|taken| &taken.step)
    }

    /// Whether a cell holds a given.
    #[must_use]
    pub fn is_given(&self, cell: Cell) -> bool {
        self.givens.contains(cell)
    }

    /// The position at a moment: after so many steps.
    #[must_use]
    pub fn position(&self, at: usize) -> Candidates {
        let mut now = self.start.clone();
        for (_, step) in self.standing(at) {
            if let Some(placed) = step.placed() {
                now.place(placed, |_| {});
            }
            step.eliminated().iter().for_each(|&gone| now.eliminate(gone, |_| {}));
        }
        now
    }

    /// The position in which a step was found.
    #[must_use]
    pub fn found_in(&self, index: usize) -> Candidates {
        self.position(self.taken.get(index).map_or(0, |taken| taken.found_at))
    }

    /// The steps before a moment that were not taken back before it, with their indices.
    fn standing(&self, at: usize) -> impl Iterator<Item = (usize, &Step)> {
        let stands = move |(_, taken): &(usize, &Taken)| taken.undone_by.is_none_or(|by| by >= at);
        let so_far = &self.taken[..at.min(self.taken.len())];
        so_far.iter().enumerate().filter(stands).map(|(index, taken)| (index, &taken.step))
    }

    /// The fact about a candidate at a moment: none if it is still there.
    #[must_use]
    pub fn fact(&self, candidate: Candidate, at: usize) -> Option<Truth> {
        let stands = Truth { fact: Fact::Stands(candidate), at };
        let gone = Truth { fact: Fact::Gone(candidate), at };
        [stands, gone].into_iter().find(|&truth| self.reason(truth).is_some())
    }

    /// Why something is so: none if it is not. What can be seen at the start is preferred, a given before
    /// all; else it is what came first.
    #[must_use]
    pub fn reason(&self, Truth { fact, at }: Truth) -> Option<Reason> {
        match fact {
            Fact::Stands(placed) if self.start.digit(placed.cell).is_some() => {
                (self.start.digit(placed.cell) == Some(placed.digit)).then_some(Reason::Start)
            }
            Fact::Stands(placed) => {
                let mut steps = self.standing(at);
                steps.find(|(_, step)| step.placed() == Some(placed)).map(|(index, _)| Reason::Step(index))
            }
            Fact::Gone(gone) => self
                .reason_at_start(gone)
                .or_else(|| self.standing(at).find_map(|(index, step)| self.removes(step, gone, index))),
        }
    }

    fn reason_at_start(&self, gone: Candidate) -> Option<Reason> {
        let Candidate { cell, digit } = gone;
        let sees = |given: bool| {
            let mut peers = self.start.geometry().peer_list(cell).iter().copied();
            let holds = |&peer: &Cell| self.start.digit(peer) == Some(digit) && self.is_given(peer) == given;
            peers.find(holds).map(Reason::Seen)
        };
        let filled = self.start.digit(cell);
        if filled == Some(digit) {
            return None;
        }
        let unseen = || (filled.is_none() && !self.start.allows(gone)).then_some(Reason::Start);
        sees(true).or(filled.map(Reason::Filled)).or_else(|| sees(false)).or_else(unseen)
    }

    fn removes(&self, step: &Step, gone: Candidate, index: usize) -> Option<Reason> {
        if step.eliminated().contains(&gone) {
            return Some(Reason::Step(index));
        }
        let placed = step.placed()?;
        if placed.cell == gone.cell {
            return (placed.digit != gone.digit).then_some(Reason::Filled(placed.digit));
        }
        let sees = placed.digit == gone.digit && self.start.geometry().see(placed.cell, gone.cell);
        sees.then_some(Reason::Seen(placed.cell))
    }

    /// What a reason for something rests on, each at the moment at which it was needed.
    #[must_use]
    pub fn rests(&self, truth: Truth, reason: Reason) -> Vec<Truth> {
        let Candidate { cell, digit } = truth.fact.candidate();
        let stands = |cell, digit| vec![Truth { fact: Fact::Stands(Candidate::new(cell, digit)), ..truth }];
        match reason {
            Reason::Start => Vec::new(),
            Reason::Filled(other) => stands(cell, other),
            Reason::Seen(by) => stands(by, digit),
            Reason::Step(index) => self.rests_of(index),
        }
    }

    /// What a step rests on, each at the moment at which the step was found.
    #[must_use]
    pub fn rests_of(&self, index: usize) -> Vec<Truth> {
        let Some(Taken { step, found_at: at, .. }) = self.taken.get(index) else { return Vec::new() };
        let at = *at;
        match &step.pattern {
            Pattern::Guess { .. } => Vec::new(),
            Pattern::DeadEnd { why, .. } => self.rests_of_contradiction(*why, at),
            // It rests on what the dead end before it rests on.
            Pattern::Retreat { .. } => index.checked_sub(1).map_or_else(Vec::new, |end| self.rests_of(end)),
            _ => {
                let found_in = self.position(at);
                let needed = premises(step, &found_in);
                let stands = |&cell: &Cell| {
                    let digit = found_in.digit(cell)?;
                    Some(Fact::Stands(Candidate::new(cell, digit)))
                };
                let filled = needed.placed.iter().chain(&needed.filled).filter_map(stands);
                let gone = needed.gone.iter().copied().map(Fact::Gone);
                filled.chain(gone).map(|fact| Truth { fact, at }).collect()
            }
        }
    }

    /// Why no digit or no place is left: the digits that bar, each once, and what was ruled out by steps.
    fn rests_of_contradiction(&self, why: Contradiction, at: usize) -> Vec<Truth> {
        let geometry = self.start.geometry();
        let order = self.start.order();
        let mut facts: Vec<Fact> = Vec::new();
        let mut need = |fact: Fact| {
            if !facts.contains(&fact) {
                facts.push(fact);
            }
        };
        let bar = |gone: Candidate| match self.reason(Truth { fact: Fact::Gone(gone), at }) {
            Some(Reason::Filled(other)) => Fact::Stands(Candidate::new(gone.cell, other)),
            Some(Reason::Seen(by)) => Fact::Stands(Candidate::new(by, gone.digit)),
            _ => Fact::Gone(gone),
        };
        match why {
            Contradiction::NoDigit(cell) => {
                Digit::all(order).for_each(|digit| need(bar(Candidate::new(cell, digit))));
            }
            Contradiction::NoPlace(house, digit) => {
                let cells = geometry.cells(house).iter();
                cells.for_each(|&cell| need(bar(Candidate::new(cell, digit))));
            }
            Contradiction::Twice(house, digit) => {
                let holds = |&&cell: &&Cell| {
                    self.reason(Truth { fact: Fact::Stands(Candidate::new(cell, digit)), at }).is_some()
                };
                let cells = geometry.cells(house).iter().filter(holds);
                cells.for_each(|&cell| need(Fact::Stands(Candidate::new(cell, digit))));
            }
        }
        facts.into_iter().map(|fact| Truth { fact, at }).collect()
    }
}
