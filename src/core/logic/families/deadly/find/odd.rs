//! Bivalue oddagons: odd rings of cells with the same two candidates, each seeing the next. The two digits would
//! have to alternate around the ring, and cannot.

use super::{Found, Type, tell};
use crate::{
    Position,
    families::{DeadlyShape, sink::Sink},
    position::tables::Tables,
};
use std::{ops::ControlFlow, rc::Rc};
use sudoku_board::{Cell, CellSet, DigitSet, Geometry};

/// All odd rings of a position.
struct Rings(Vec<Found>);

/// Finds odd rings of five or more cells, with extra candidates of any type.
pub fn find(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let all: Rc<Rings> = tables.shared(|| Rings(all_rings(position, tables)));
    for of in [Type::One, Type::Two, Type::Four, Type::Three] {
        all.0.iter().try_for_each(|one| tell(one, of, position, tables, sink))?;
    }
    ControlFlow::Continue(())
}

/// The search for rings of a pair.
struct Search<'a> {
    geometry: &'a Geometry,
    position: &'a Position,
    /// The cells with both digits.
    holders: CellSet,
    pair: DigitSet,
    longest: usize,
    path: Vec<Cell>,
    on_path: CellSet,
    found: Vec<Found>,
}

impl Search<'_> {
    /// Continues a path by a cell. `rich` counts the cells with extra candidates, which have the digits `extra`.
    fn step(&mut self, cell: Cell, rich: usize, extra: DigitSet) {
        let own = self.position.candidates().digits(cell).minus(self.pair);
        let (rich, extra) = (rich + usize::from(!own.is_empty()), extra.union(own));
        if rich > 2 && extra.len() > 1 {
            return;
        }
        self.path.push(cell);
        self.on_path.insert(cell);
        let count = self.path.len();
        if count >= 5 && count % 2 == 1 && self.geometry.see(cell, self.path[0]) {
            self.close();
        }
        if count < self.longest {
            let first = self.path[0];
            let next = self.geometry.peers(cell).intersection(&self.holders).minus(&self.on_path);
            for cell in next.iter().filter(|&cell| cell > first) {
                self.step(cell, rich, extra);
            }
        }
        self.on_path.remove(cell);
        self.path.pop();
    }

    /// Records the path in one of its two directions.
    fn close(&mut self) {
        let (Some(second), Some(last)) = (self.path.get(1), self.path.last()) else { return };
        if second > last {
            return;
        }
        let candidates = self.position.candidates();
        let extra = self.path.iter().map(|&cell| (cell, candidates.digits(cell).minus(self.pair)));
        let extra: Vec<(Cell, DigitSet)> = extra.filter(|(_, digits)| !digits.is_empty()).collect();
        if !extra.is_empty() {
            let ring = self.path.clone();
            self.found.push(Found { shape: DeadlyShape::Odd, ring, pair: self.pair, extra });
        }
    }
}

fn all_rings(position: &Position, tables: &Tables<'_>) -> Vec<Found> {
    let candidates = position.candidates();
    let mut found = Vec::new();
    let mut pairs: Vec<DigitSet> = Vec::new();
    for &cell in tables.bivalue() {
        let pair = candidates.digits(cell);
        if pairs.contains(&pair) {
            continue;
        }
        pairs.push(pair);
        let holders = pair.iter().map(|digit| *tables.places(digit));
        let holders = holders.reduce(|all, one| all.intersection(&one)).unwrap_or(CellSet::EMPTY);
        if holders.len() < 5 {
            continue;
        }
        let mut search = Search {
            geometry: position.geometry(),
            position,
            holders,
            pair,
            longest: tables.limits().odd,
            path: Vec::new(),
            on_path: CellSet::EMPTY,
            found: Vec::new(),
        };
        for start in holders.iter() {
            search.step(start, 0, DigitSet::EMPTY);
        }
        found.extend(search.found);
    }
    found
}
