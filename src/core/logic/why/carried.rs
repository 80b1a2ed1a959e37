//! The clues that carry a puzzle: for each step of its way, the givens, cages and clues that it rests on.

use super::{Derivation, Fact, Reason, Truth};
use crate::{
    Position, Puzzle, Technique,
    ladder::{Ladder, walk},
    step::Step,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use sudoku_board::{Candidate, Candidates, Cell, Clue, ClueKind, House, HouseKind, geometry::Bond};

/// What a setter puts on a board, and steps rest on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Source {
    /// The given of a cell.
    Given(Cell),
    /// The cage with this number.
    Cage(u16),
    /// The line, dot or other clue with this number.
    Clue(u16),
}

/// A step of the way, and what carries it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CarriedStep {
    /// Its technique.
    pub technique: Technique,
    /// The digit that it places.
    pub placed: Option<Candidate>,
    /// All that it rests on, down to the givens: without anything else the step is the same.
    pub on: Vec<Source>,
    /// Whether it or a step that it rests on assumes that the puzzle has one solution, and so needs every clue.
    pub assumes_one_solution: bool,
}

/// The way of a puzzle, and what carries each step.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Carried {
    /// The steps, as far as the ladder finds them.
    pub steps: Vec<CarriedStep>,
    /// Whether they fill the board.
    pub is_whole: bool,
}

impl Carried {
    /// Returns the number of the hardest step, the first if there are several; `None` without a step.
    #[must_use]
    pub fn hardest(&self) -> Option<usize> {
        self.hardest_of(|_| true)
    }

    /// Returns the number of the hardest step that rests on something, and the number of steps that do.
    #[must_use]
    pub fn carried_by(&self, source: Source) -> (Option<usize>, usize) {
        let rests = |step: &CarriedStep| step.on.contains(&source);
        (self.hardest_of(rests), self.steps.iter().filter(|step| rests(step)).count())
    }

    /// Returns the number of the step that fills a cell.
    #[must_use]
    pub fn fills(&self, cell: Cell) -> Option<usize> {
        self.steps.iter().position(|step| step.placed.is_some_and(|placed| placed.cell == cell))
    }

    fn hardest_of(&self, counts: impl Fn(&CarriedStep) -> bool) -> Option<usize> {
        let hardness = |at: &usize| {
            let info = self.steps[*at].technique.info();
            (info.tier, info.rating)
        };
        let own = (0..self.steps.len()).filter(|&at| counts(&self.steps[at]));
        own.rev().max_by_key(hardness)
    }
}

/// Returns what carries each step of the way of a puzzle up a ladder. `grounds` tells the cages and clues that a step
/// itself goes by, found in a position.
#[must_use]
pub fn carried(
    puzzle: &Puzzle,
    ladder: &Ladder,
    grounds: &dyn Fn(&Step, &Candidates) -> BTreeSet<Source>,
) -> Carried {
    let start = Position::of(puzzle);
    let found = walk(&start, ladder);
    let is_whole = found.end.candidates().open_count() == 0;
    let record = Derivation::of(&start, found.steps);
    let mut now = start.candidates().clone();
    let mut all: Vec<Grounds> = Vec::new();
    for (index, step) in record.steps().enumerate() {
        let assumes_one_solution = step.technique().assumes_one_solution();
        let mut own = Grounds { on: grounds(step, &now), assumes_one_solution };
        for truth in record.rests_of(index) {
            own.add(truth, &record, &all);
        }
        if let Some(placed) = step.placed() {
            now.place(placed, |_| {});
        }
        step.eliminated().iter().for_each(|&gone| now.eliminate(gone, |_| {}));
        all.push(own);
    }
    let told = |(step, grounds): (&Step, Grounds)| CarriedStep {
        technique: step.technique(),
        placed: step.placed(),
        on: grounds.on.into_iter().collect(),
        assumes_one_solution: grounds.assumes_one_solution,
    };
    Carried { steps: record.steps().zip(all).map(told).collect(), is_whole }
}

/// What a step rests on.
#[derive(Clone, Debug, Default)]
struct Grounds {
    on: BTreeSet<Source>,
    assumes_one_solution: bool,
}

impl Grounds {
    /// Adds what a fact rests on. `before` has the grounds of all earlier steps.
    fn add(&mut self, truth: Truth, record: &Derivation, before: &[Self]) {
        let Some(reason) = record.reason(truth) else { return };
        match (reason, truth.fact) {
            (Reason::Start, Fact::Stands(given)) => _ = self.on.insert(Source::Given(given.cell)),
            (Reason::Step(index), _) => {
                if let Some(others) = before.get(index) {
                    self.on.extend(&others.on);
                    self.assumes_one_solution |= others.assumes_one_solution;
                }
                return;
            }
            (Reason::Seen(by), fact) => {
                add_bond(&record.start, by, fact.candidate().cell, &mut self.on);
            }
            _ => {}
        }
        for next in record.rests(truth, reason) {
            self.add(next, record, before);
        }
    }
}

/// Adds the cage or the clues by which two cells see each other, if nothing else lets them.
pub(crate) fn add_bond(position: &Candidates, mut one: Cell, mut other: Cell, on: &mut BTreeSet<Source>) {
    let geometry = position.geometry();
    // A cell sees what its twin sees, which has the same digit by a clue.
    while let Some((clue, [own, twin])) = geometry.twin(one, other) {
        on.insert(Source::Clue(clue));
        (one, other) = (twin, if own == one { other } else { one });
    }
    if one == other {
        return;
    }
    on.extend(match geometry.bond(one, other) {
        Some(Bond::Cage(number)) => Some(Source::Cage(number)),
        Some(Bond::Clue(number)) => Some(Source::Clue(number)),
        Some(Bond::House(house)) => region(position, house),
        Some(Bond::Sight(_)) | None => None,
    });
}

/// Returns the clue that makes an extra region.
pub(crate) fn region(position: &Candidates, house: House) -> Option<Source> {
    if house.kind() != HouseKind::Extra {
        return None;
    }
    let geometry = position.geometry();
    let cells = geometry.cell_set(house);
    let is_own = |clue: &Clue| {
        clue.kind == ClueKind::ExtraRegion && clue.cells.iter().all(|&cell| cells.contains(cell))
    };
    let number = geometry.clues().iter().position(is_own)?;
    Some(Source::Clue(number as u16))
}
