//! Reasons for digits and eliminations: a record of a walk, with the premises of each step, back to the
//! givens.
//!
//! A question concerns a fact at a point of the record. Its reason is a digit of the start, or a step before
//! that point; the premises of a step are facts at the point where it was found. So each link leads back in
//! time, none leads in a circle, and every path ends at the start.

pub mod advice;

mod carried;
mod follow;
mod ground;
mod near;
mod prove;
mod support;
mod suppose;

pub use carried::{Carried, CarriedStep, Source, carried};
pub(crate) use carried::{add_bond, region};
pub use ground::Grounding;
pub use near::{Added, NearMiss};
pub use prove::prove;
pub use support::Support;
pub use suppose::{CHEAP, reach, suppose};

use crate::{
    Position,
    families::Pattern,
    ladder::passes::PassKind,
    step::{Step, conclusion::Conclusion, premises::premises},
    trail::Trail,
};
use sudoku_board::{Candidate, Candidates, Cell, CellSet, Contradiction, Digit};

/// A fact about a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fact {
    /// The digit is in the cell.
    Stands(Candidate),
    /// The digit is not possible in the cell.
    Gone(Candidate),
}

impl Fact {
    /// Returns the cell and the digit of the fact.
    #[must_use]
    pub const fn candidate(self) -> Candidate {
        match self {
            Self::Stands(candidate) | Self::Gone(candidate) => candidate,
        }
    }
}

/// A fact, and a point of a record where it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Truth {
    /// The fact.
    pub fact: Fact,
    /// The point: after this number of steps.
    pub at: usize,
}

/// The reason for a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// It was a fact at the start, where nothing on the board explains it: the digit was placed, or the
    /// candidate eliminated.
    Start,
    /// The cell has another digit.
    Filled(Digit),
    /// This cell, which sees the candidate's, has the digit.
    Seen(Cell),
    /// The step at this index placed the digit, or eliminated the candidate.
    Step(usize),
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Taken {
    step: Step,
    /// The point of the position it was found in.
    found_at: usize,
    /// The index of the step that retracted it, if one did.
    undone_by: Option<usize>,
}

/// A recorded walk from a position.
///
/// ```
/// use sudoku_logic::why::{Derivation, Fact, Reason, Truth};
/// use sudoku_board::Candidate;
/// use sudoku_logic::{Position, ladder};
/// use sudoku_make::examples;
///
/// let (puzzle, _) = examples::first();
/// let start = Position::of(&puzzle);
/// let walk = ladder::walk(&start, &ladder::Ladder::teaching());
/// let record = Derivation::of(&start, walk.steps);
///
/// let cell = start.candidates().open_cells().next().expect("an empty cell");
/// let digit = puzzle.solution().get(cell).expect("a full solution");
/// let truth = Truth { fact: Fact::Stands(Candidate::new(cell, digit)), at: record.len() };
/// let reason = record.reason(truth).expect("the walk solves the puzzle");
/// assert!(matches!(reason, Reason::Step(_)));
/// println!("It rests on {:?}.", record.rests(truth, reason));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Derivation {
    start: Candidates,
    givens: CellSet,
    taken: Vec<Taken>,
}

impl Derivation {
    /// Returns a record that begins at a position, without steps. If several digits are reasons, a given comes first.
    #[must_use]
    pub const fn new(start: Candidates, givens: CellSet) -> Self {
        Self { start, givens, taken: Vec::new() }
    }

    /// Returns the record of steps that were found one after another, each in the position after the earlier ones.
    #[must_use]
    pub fn of(start: &Position, steps: impl IntoIterator<Item = Step>) -> Self {
        let candidates = start.candidates();
        let given = |&cell: &Cell| !candidates.is_open(cell) && start.solved(cell).is_none();
        let givens = Cell::all(start.shape()).filter(given).collect();
        Self::new(candidates.clone(), givens).with(steps)
    }

    /// Returns the record with more steps that were found one after another.
    #[must_use]
    pub fn with(mut self, steps: impl IntoIterator<Item = Step>) -> Self {
        steps.into_iter().for_each(|step| self.push(step));
        self
    }

    /// Returns the record of a trail up to its current point.
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

    /// Returns a record of the same start with this cell emptied, without steps.
    #[must_use]
    pub fn without(&self, cell: Cell) -> Self {
        let mut grid = self.start.to_grid();
        grid.set(cell, None);
        Self::new(Candidates::new(&grid), self.givens)
    }

    /// Adds a step, found in the position after all steps so far.
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

    /// Returns the number of steps, which is the last point.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.taken.len()
    }

    /// Returns whether the record has no steps.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.taken.is_empty()
    }

    /// Returns the step at this index; `None` beyond the last.
    #[must_use]
    pub fn step(&self, index: usize) -> Option<&Step> {
        self.taken.get(index).map(|taken| &taken.step)
    }

    /// Returns the steps, in order.
    pub fn steps(&self) -> impl ExactSizeIterator<Item = &Step> {
        self.taken.iter().map(|taken| &taken.step)
    }

    /// Returns whether a cell has a given.
    #[must_use]
    pub fn is_given(&self, cell: Cell) -> bool {
        self.givens.contains(cell)
    }

    /// Returns the position at a point: after this number of steps.
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

    /// Returns the position that a step was found in.
    #[must_use]
    pub fn found_in(&self, index: usize) -> Candidates {
        self.position(self.taken.get(index).map_or(0, |taken| taken.found_at))
    }

    /// Returns the steps before a point that are still in effect there, with their indices.
    fn standing(&self, at: usize) -> impl Iterator<Item = (usize, &Step)> {
        let stands = move |(_, taken): &(usize, &Taken)| taken.undone_by.is_none_or(|by| by >= at);
        let so_far = &self.taken[..at.min(self.taken.len())];
        so_far.iter().enumerate().filter(stands).map(|(index, taken)| (index, &taken.step))
    }

    /// Returns the fact about a candidate at a point: `None` if it is still possible.
    #[must_use]
    pub fn fact(&self, candidate: Candidate, at: usize) -> Option<Truth> {
        let stands = Truth { fact: Fact::Stands(candidate), at };
        let gone = Truth { fact: Fact::Gone(candidate), at };
        [stands, gone].into_iter().find(|&truth| self.reason(truth).is_some())
    }

    /// Returns the reason for a fact: `None` if it does not hold. A reason that is visible at the start comes
    /// first, and a given before all others; otherwise the earliest.
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

    /// Returns the premises of a reason for a fact, each at the point where the reason needs it.
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

    /// Returns the premises of a step, each at the point where the step was found.
    #[must_use]
    pub fn rests_of(&self, index: usize) -> Vec<Truth> {
        let Some(Taken { step, found_at: at, .. }) = self.taken.get(index) else { return Vec::new() };
        let at = *at;
        match &step.pattern {
            Pattern::Guess { .. } => Vec::new(),
            Pattern::DeadEnd { why, .. } => self.rests_of_contradiction(*why, at),
            // The premises of a retreat are those of the dead end before it.
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

    /// Returns the premises of a contradiction: the digits that bar, without duplicates, and the eliminations by
    /// steps.
    fn rests_of_contradiction(&self, why: Contradiction, at: usize) -> Vec<Truth> {
        let geometry = self.start.geometry();
        let shape = self.start.shape();
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
                Digit::all(shape).for_each(|digit| need(bar(Candidate::new(cell, digit))));
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
            Contradiction::Sum { first, sum, .. } => {
                let stands = |&cell: &Cell| {
                    let held = Digit::all(shape).map(|digit| Fact::Stands(Candidate::new(cell, digit)));
                    held.into_iter().find(|&fact| self.reason(Truth { fact, at }).is_some())
                };
                geometry.cage_from(first, sum).iter().filter_map(stands).for_each(need);
            }
        }
        facts.into_iter().map(|fact| Truth { fact, at }).collect()
    }
}
