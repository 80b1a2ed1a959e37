//! Rows of at least three almost locked sets.

use super::{Neighbours, later, neighbours};
use crate::{
    Position,
    families::{
        AlmostLockedSets, Pattern,
        sink::{Sink, rule_out},
    },
    position::tables::Tables,
};
use std::{collections::HashSet, ops::ControlFlow};
use sudoku_board::{
    Candidate, Digit, DigitSet,
    sorting::{sort_few, sort_few_by_key},
};

/// The eliminations of a row, its sets, their restricted commons, and the digits that one end must have.
type Row = (Vec<Candidate>, Vec<usize>, Vec<Digit>, DigitSet);

/// Finds ALS-XY-Wings: three sets.
pub fn three(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let next = neighbours(position, tables);
    let (mut known, mut reach) = (HashSet::new(), Reach::new(tables));
    for start in 0..tables.sets().all().len() {
        tables.work(1)?;
        from(tables, &next, &mut reach, start, (3, 3), &mut |row| {
            if known.insert(row.0.clone()) { told(tables, row, sink) } else { ControlFlow::Continue(()) }
        })?;
    }
    ControlFlow::Continue(())
}

/// Finds ALS chains: at least four sets, the shortest between each pair.
pub fn more(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    if tables.limits().sets < 4 {
        return ControlFlow::Continue(());
    }
    let next = neighbours(position, tables);
    let (mut known, mut reach) = (HashSet::new(), Reach::new(tables));
    let mut rows: Vec<Row> = Vec::new();
    for start in 0..tables.sets().all().len() {
        tables.work(1)?;
        from(tables, &next, &mut reach, start, (4, tables.limits().sets), &mut |row| {
            if known.insert(row.0.clone()) {
                rows.push(row);
            }
            ControlFlow::Continue(())
        })?;
    }
    sort_few_by_key(&mut rows, |(_, row, ..)| row.len());
    rows.into_iter().try_for_each(|row| told(tables, row, sink))
}

fn told(tables: &Tables<'_>, (gone, row, commons, digits): Row, sink: Sink<'_>) -> ControlFlow<()> {
    rule_out(sink, gone, || {
        Pattern::AlmostLockedSets(AlmostLockedSets {
            sets: row.iter().map(|&set| tables.sets()[set].told()).collect(),
            commons: commons.iter().map(|&digit| DigitSet::only(digit)).collect(),
            digits,
        })
    })
}

/// A set in a row, the digit that links it to the row, and the index of the set before it.
#[derive(Clone, Copy)]
struct Reached {
    set: usize,
    by: Digit,
    before: usize,
    length: usize,
}

/// The sets reached from a start; the buffers serve all starts.
struct Reach {
    reached: Vec<Reached>,
    /// For each set, the digits that link it to a row.
    seen: Vec<DigitSet>,
    /// The digits of the first set that a later one may end a row with, and their indices.
    closing: Vec<(Digit, usize)>,
    /// The sets that do so with a digit other than the first common, as bits.
    ends: Vec<u64>,
}

impl Reach {
    fn new(tables: &Tables<'_>) -> Self {
        let seen = vec![DigitSet::EMPTY; tables.sets().all().len()];
        Self { reached: Vec::new(), seen, closing: Vec::new(), ends: Vec::new() }
    }

    /// Starts over with a set and its first restricted common, and returns whether any row can end.
    fn begin(&mut self, next: &Neighbours, start: usize, first: Digit) -> bool {
        self.ends.clear();
        self.ends.resize(next.words, 0);
        let mut any = 0;
        for word in start / 64..next.words {
            let others = self.closing.iter().filter(|(digit, _)| *digit != first);
            let ends = others.fold(0, |all, &(_, held)| all | next.ends(held)[word]) & later(start, word);
            self.ends[word] = ends;
            any |= ends;
        }
        if any == 0 {
            return false;
        }
        self.reached.clear();
        self.seen.fill(DigitSet::EMPTY);
        // A row does not return to its start.
        self.seen[start] = DigitSet::from_bits(u32::MAX);
        true
    }

    /// Returns whether a row eliminates something, given its first digit, its last set and that set's link digit.
    fn may_end(&self, next: &Neighbours, first: Digit, set: usize, by: Digit) -> bool {
        let has = |row: &[u64]| row[set / 64] >> (set % 64) & 1 == 1;
        let mut others = self.closing.iter().filter(|(digit, _)| *digit != first && *digit != by);
        has(&self.ends) && others.any(|&(_, held)| has(next.ends(held)))
    }

    fn reach(&mut self, to: Reached) {
        self.seen[to.set] = self.seen[to.set].with(to.by);
        self.reached.push(to);
    }
}

/// Finds all rows with a number of sets in this range that begin with a set and end with a later one.
fn from(
    tables: &Tables<'_>,
    next: &Neighbours,
    reach: &mut Reach,
    start: usize,
    (least, most): (usize, usize),
    found: &mut dyn FnMut(Row) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let sets = tables.sets();
    let closes = |held: usize| {
        let mut ends = next.ends(held).iter().enumerate().skip(start / 64);
        ends.any(|(word, ends)| ends & later(start, word) != 0)
    };
    reach.closing.clear();
    reach.closing.extend(sets.held(start).filter(|&(_, held)| closes(held)));
    if reach.closing.is_empty() {
        return ControlFlow::Continue(());
    }
    let firsts: DigitSet = next.ways(start).map(|(_, common)| common).collect();
    for first in firsts.iter() {
        if !reach.begin(next, start, first) {
            continue;
        }
        for (set, by) in next.ways(start).filter(|(_, by)| *by == first) {
            reach.reach(Reached { set, by, before: usize::MAX, length: 2 });
        }
        let mut at = 0;
        while let Some(&here) = reach.reached.get(at) {
            if here.length >= least && reach.may_end(next, first, here.set, here.by) {
                let shared = sets[start].digits.intersection(sets[here.set].digits);
                let shared = shared.without(first).without(here.by);
                let (row, commons) = path(&reach.reached, at, start);
                found((excluded(tables, start, here.set, shared), row, commons, shared))?;
            }
            if here.length < most {
                go_on(next, reach, first, at, here.length + 1 == most);
            }
            at += 1;
        }
    }
    ControlFlow::Continue(())
}

/// Extends a row by the sets that share a restricted common with its last set, other than that set's own link
/// digit; for the last set of a row, only possible ends.
fn go_on(next: &Neighbours, reach: &mut Reach, first: Digit, at: usize, last: bool) {
    let Reached { set, by: common, length, .. } = reach.reached[at];
    if last && next.partners_of(set).iter().zip(&reach.ends).all(|(partners, ends)| partners & ends == 0) {
        return;
    }
    for (set, by) in next.ways(set) {
        let new = by != common && !reach.seen[set].contains(by);
        if new && (!last || reach.may_end(next, first, set, by)) {
            reach.reach(Reached { set, by, before: at, length: length + 1 });
        }
    }
}

/// Returns the eliminations if one of two sets has each of these digits.
fn excluded(tables: &Tables<'_>, one: usize, other: usize, digits: DigitSet) -> Vec<Candidate> {
    let of = |digit: Digit| {
        let (a, b) = (tables.sets().holding(one, digit)?, tables.sets().holding(other, digit)?);
        let there = a.seers.intersection(&b.seers);
        Some(there.iter().map(|cell| Candidate::new(cell, digit)).collect::<Vec<_>>())
    };
    let mut gone: Vec<Candidate> = digits.iter().filter_map(of).flatten().collect();
    sort_few(&mut gone);
    gone
}

/// Returns the sets and the restricted commons of a row, traced from its end.
fn path(reached: &[Reached], end: usize, start: usize) -> (Vec<usize>, Vec<Digit>) {
    let (mut row, mut commons) = (Vec::new(), Vec::new());
    let mut at = end;
    while let Some(here) = reached.get(at) {
        row.push(here.set);
        commons.push(here.by);
        at = here.before;
    }
    row.push(start);
    row.reverse();
    commons.reverse();
    (row, commons)
}
