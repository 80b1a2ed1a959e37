//! Templates: the ways to put a digit once into each house that lacks it.
//!
//! A candidate in no way is impossible; a cell in every way has the digit. The ways are counted in full, row by row, so
//! that the text can give their number.

use super::Templates;
use crate::{
    Position,
    families::{
        Decoded,
        sink::{Sink, rule_out},
    },
    position::tables::Tables,
    step::{Step, conclusion::Conclusion},
};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Cell, CellSet, Digit, House, HouseKind};

/// The most ways to list one by one.
const LISTED: usize = 10;

/// The ways to place a digit.
#[derive(Debug)]
struct Ways {
    digit: Digit,
    count: u32,
    /// The cells in any of them, and in all.
    some: CellSet,
    all: CellSet,
    /// The first of them.
    first: Vec<Vec<Cell>>,
}

/// Finds cells that have a digit in every way, then candidates in no way.
pub fn find(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    tables.digits().filter_map(|digit| of_digit(position, tables, digit)).try_for_each(|ways| {
        let Ways { digit, ref some, ref all, .. } = ways;
        all.iter().map(|cell| Candidate::new(cell, digit)).try_for_each(|single| {
            sink(Step { pattern: pattern(&ways, true), conclusion: Conclusion::Place(single) })
        })?;
        let out = tables.places(digit).minus(some);
        let gone = out.iter().map(|cell| Candidate::new(cell, digit)).collect();
        rule_out(sink, gone, || pattern(&ways, false))
    })
}

fn pattern(ways: &Ways, is_set: bool) -> crate::families::Pattern {
    let Ways { digit, count, ref first, .. } = *ways;
    let listed = if count as usize <= LISTED { first.clone() } else { Vec::new() };
    Decoded::Templates(Templates { digit, count, listed, is_set }).into()
}

fn of_digit(position: &Position, tables: &Tables<'_>, digit: Digit) -> Option<Ways> {
    let candidates = position.candidates();
    let of_kind = |kind: HouseKind| {
        let own = House::all(position.shape()).filter(move |house| house.kind() == kind);
        own.filter(|&house| !candidates.places(digit, house).is_empty())
    };
    let mut rows: Vec<CellSet> = of_kind(HouseKind::Row)
        .map(|row| tables.places(digit).intersection(position.geometry().cell_set(row)))
        .collect();
    let is_whole = |kind| of_kind(kind).count() == rows.len();
    if rows.is_empty() || !is_whole(HouseKind::Column) || !is_whole(HouseKind::Box) {
        return None;
    }
    // The row with the fewest places first.
    rows.sort_by_key(CellSet::len);
    let ways = Ways { digit, count: 0, some: CellSet::EMPTY, all: *tables.places(digit), first: Vec::new() };
    let mut search = Search { position, most: tables.limits().templates, left: 0, path: Vec::new(), ways };
    search.left = search.most;
    let is_done = search.fill(&rows, tables.places(digit));
    (is_done && search.ways.count > 0).then_some(search.ways)
}

/// A search for the ways to place a digit in all rows.
struct Search<'a> {
    position: &'a Position,
    most: u32,
    /// The nodes left.
    left: u32,
    path: Vec<Cell>,
    ways: Ways,
}

impl Search<'_> {
    /// Fills these rows from the open places; false if that takes too long.
    fn fill(&mut self, rows: &[CellSet], open: &CellSet) -> bool {
        let Some((row, rest)) = rows.split_first() else {
            let way: CellSet = self.path.iter().copied().collect();
            self.ways.count += 1;
            self.ways.some = self.ways.some.union(&way);
            self.ways.all = self.ways.all.intersection(&way);
            if self.ways.first.len() < LISTED {
                self.ways.first.push(way.iter().collect());
            }
            return true;
        };
        for cell in row.intersection(open).iter() {
            if self.left == 0 {
                return false;
            }
            self.left -= 1;
            self.path.push(cell);
            let open = open.minus(self.position.geometry().peers(cell));
            let is_open = rest.iter().all(|row| row.meets(&open));
            let is_done = !is_open || self.fill(rest, &open);
            self.path.pop();
            if !is_done {
                return false;
            }
        }
        true
    }
}
