//! Guardians of a broken wing: an odd ring of places of a digit, where neighbours share a house. Without other
//! places in these houses, each would need the digit in one of its two cells, so that it would alternate around the
//! ring, which an odd ring does not allow. So one of the other places, the guardians, has the digit.

use super::Guardians;
use crate::{
    Position,
    families::{
        Decoded, Pattern,
        sink::{Sink, rule_out_of},
    },
    position::tables::Tables,
    step::{Step, conclusion::Conclusion},
};
use std::{collections::BTreeMap, ops::ControlFlow};
use sudoku_board::{Candidate, Cell, CellSet, Digit, Geometry, House};

/// The guardians of the houses of a path, and the places of the digit that see all of them.
#[derive(Clone, Copy)]
struct Guarded {
    guardians: CellSet,
    seen: CellSet,
}

/// The search for the rings of a digit.
struct Search<'a> {
    geometry: &'a Geometry,
    tables: &'a Tables<'a>,
    digit: Digit,
    longest: usize,
    path: Vec<Cell>,
    on_path: CellSet,
    houses: Vec<House>,
    /// The shortest ring for each set of guardians.
    found: BTreeMap<Vec<Cell>, (Vec<Cell>, Vec<House>)>,
}

/// Finds rings of five or more cells.
pub fn find(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    for digit in tables.digits() {
        tables.work(1)?;
        let mut search = Search {
            geometry: position.geometry(),
            tables,
            digit,
            longest: tables.limits().odd,
            path: Vec::new(),
            on_path: CellSet::EMPTY,
            houses: Vec::new(),
            found: BTreeMap::new(),
        };
        for start in tables.places(digit).iter() {
            search.step(start, Guarded { guardians: CellSet::EMPTY, seen: *tables.places(digit) });
        }
        for (guardians, (ring, houses)) in search.found {
            let gone = position.geometry().common_peers(guardians.iter().copied());
            let gone = gone.intersection(tables.places(digit));
            let only = guardians.first().copied().filter(|_| guardians.len() == 1);
            // A naked single.
            if only.is_some_and(|cell| position.candidates().digits(cell).len() == 1) {
                continue;
            }
            let pattern =
                || -> Pattern { Decoded::Guardians(Guardians { digit, ring, houses, guardians }).into() };
            if let Some(cell) = only {
                let conclusion = Conclusion::Place(Candidate::new(cell, digit));
                sink(Step { pattern: pattern(), conclusion })?;
            } else {
                rule_out_of(sink, digit, &gone, pattern)?;
            }
        }
    }
    ControlFlow::Continue(())
}

impl Search<'_> {
    /// Continues a path by a cell, with the guardians of its houses.
    fn step(&mut self, cell: Cell, so_far: Guarded) {
        self.path.push(cell);
        self.on_path.insert(cell);
        let count = self.path.len();
        let first = self.path[0];
        if count >= 5 && count % 2 == 1 && self.path[1] < cell {
            for house in self.geometry.shared_houses(cell, first) {
                if let Some(guarded) = self.guarded(house, cell, first, so_far) {
                    self.houses.push(house);
                    self.close(&guarded.guardians);
                    self.houses.pop();
                }
            }
        }
        if count < self.longest {
            let mut next =
                self.geometry.peers(cell).intersection(self.tables.places(self.digit)).minus(&self.on_path);
            // The last cell closes the ring.
            if count + 1 == self.longest {
                next = next.intersection(self.geometry.peers(first));
            }
            for next in next.iter().filter(|&next| next > first && !so_far.guardians.contains(next)) {
                for house in self.geometry.shared_houses(cell, next) {
                    if let Some(guarded) = self.guarded(house, cell, next, so_far) {
                        self.houses.push(house);
                        self.step(next, guarded);
                        self.houses.pop();
                    }
                }
            }
        }
        self.on_path.remove(cell);
        self.path.pop();
    }

    /// Returns the guardians with those of a house; none if nothing follows from so many, or a third cell of the
    /// ring is in the house.
    fn guarded(&self, house: House, one: Cell, other: Cell, so_far: Guarded) -> Option<Guarded> {
        if self.houses.contains(&house) {
            return None;
        }
        let mut more = self.tables.places(self.digit).intersection(self.geometry.cell_set(house));
        more.remove(one);
        more.remove(other);
        if more.meets(&self.on_path) {
            return None;
        }
        let guardians = so_far.guardians.union(&more);
        let added = more.minus(&so_far.guardians);
        let seen = added.iter().fold(so_far.seen, |seen, cell| seen.intersection(self.geometry.peers(cell)));
        let is_useful = !seen.is_empty() || guardians.len() < 2;
        is_useful.then_some(Guarded { guardians, seen })
    }

    fn close(&mut self, guardians: &CellSet) {
        if guardians.is_empty() {
            return;
        }
        let key: Vec<Cell> = guardians.iter().collect();
        let is_shorter = |(ring, _): &(Vec<Cell>, Vec<House>)| self.path.len() < ring.len();
        if self.found.get(&key).is_none_or(is_shorter) {
            self.found.insert(key, (self.path.clone(), self.houses.clone()));
        }
    }
}
