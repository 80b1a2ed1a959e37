//! Three and more almost locked sets in a row.

use super::{Neighbours, neighbours};
use crate::{
    Candidate, Digit, DigitSet, Position,
    step::Pattern,
    tables::Tables,
    techniques::{Sink, rule_out},
};
use std::{collections::HashSet, ops::ControlFlow};

/// What a row rules out, its sets, their restricted commons, and the digits that an end must hold.
type Row = (Vec<Candidate>, Vec<usize>, Vec<Digit>, DigitSet);

/// A set in a row, the digit by which it was reached, and where the row was before.
struct Reached {
    set: usize,
    by: Digit,
    before: usize,
    length: usize,
}

/// What is reached from a set; kept from one to the next.
#[derive(Default)]
struct Reach {
    /// For each set, the digits by which it was reached.
    seen: Vec<DigitSet>,
    reached: Vec<Reached>,
}

/// ALS-XY-Wings: three sets.
pub fn three(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let next = neighbours(position, tables);
    let (mut known, mut reach) = (HashSet::new(), Reach::default());
    for start in 0..tables.sets().len() {
        tables.work(1)?;
        from(tables, &next, &mut reach, start, 3, &mut |row| {
            if known.insert(row.0.clone()) { told(tables, row, sink) } else { ControlFlow::Continue(()) }
        })?;
    }
    ControlFlow::Continue(())
}

/// ALS chains: four sets and more, the shortest between each two.
pub fn more(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    if tables.limits().sets < 4 {
        return ControlFlow::Continue(());
    }
    let next = neighbours(position, tables);
    let (mut known, mut reach) = (HashSet::new(), Reach::default());
    let mut rows: Vec<Row> = Vec::new();
    for start in 0..tables.sets().len() {
        tables.work(1)?;
        from(tables, &next, &mut reach, start, tables.limits().sets, &mut |row| {
            if row.1.len() > 3 && known.insert(row.0.clone()) {
                rows.push(row);
            }
            ControlFlow::Continue(())
        })?;
    }
    rows.sort_by_key(|(_, row, ..)| row.len());
    rows.into_iter().try_for_each(|row| told(tables, row, sink))
}

fn told(tables: &Tables<'_>, (gone, row, commons, digits): Row, sink: Sink<'_>) -> ControlFlow<()> {
    rule_out(sink, gone, || Pattern::AlmostLockedSets {
        sets: row.iter().map(|&set| tables.sets()[set].told()).collect(),
        commons: commons.iter().map(|&digit| DigitSet::only(digit)).collect(),
        digits,
    })
}

/// All rows of at most so many sets that begin with a set and end with a later one.
fn from(
    tables: &Tables<'_>,
    next: &Neighbours,
    reach: &mut Reach,
    start: usize,
    most: usize,
    found: &mut dyn FnMut(Row) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if !next.may_begin(start) {
        return ControlFlow::Continue(());
    }
    let sets = tables.sets();
    let Reach { seen, reached } = reach;
    let firsts = next.of[start].iter().fold(DigitSet::EMPTY, |all, (_, common)| all.union(*common));
    for first in firsts.iter() {
        seen.clear();
        seen.resize(sets.len(), DigitSet::EMPTY);
        reached.clear();
        for (set, _) in next.of[start].iter().filter(|(_, common)| common.contains(first)) {
            seen[*set] = seen[*set].with(first);
            reached.push(Reached { set: *set, by: first, before: usize::MAX, length: 2 });
        }
        let mut at = 0;
        while let Some(&Reached { set, by, length, .. }) = reached.get(at) {
            if length > 2 && set > start && next.may_end(start, set) {
                let shared = sets[start].digits.intersection(sets[set].digits).without(first).without(by);
                let gone = excluded(tables, start, set, shared);
                if !gone.is_empty() {
                    let (row, commons) = path(reached, at, start);
                    found((gone, row, commons, shared))?;
                }
            }
            if length < most {
                for &(to, common) in next.of[set].iter().filter(|(to, _)| *to != start) {
                    // The last set of all must be able to end the row.
                    let last = length + 1 == most;
                    if last && (to < start || !next.may_end(start, to)) {
                        continue;
                    }
                    for digit in common.without(by).minus(seen[to]).iter() {
                        seen[to] = seen[to].with(digit);
                        reached.push(Reached { set: to, by: digit, before: at, length: length + 1 });
                    }
                }
            }
            at += 1;
        }
    }
    ControlFlow::Continue(())
}

/// What is ruled out if one of two sets holds each of these digits.
fn excluded(tables: &Tables<'_>, one: usize, other: usize, digits: DigitSet) -> Vec<Candidate> {
    let (one, other) = (&tables.sets()[one], &tables.sets()[other]);
    let of = |digit: Digit| {
        let (_, a) = one.holding(digit)?;
        let (_, b) = other.holding(digit)?;
        let there = a.intersection(b);
        Some(there.iter().map(|cell| Candidate::new(cell, digit)).collect::<Vec<_>>())
    };
    let mut gone: Vec<Candidate> = digits.iter().filter_map(of).flatten().collect();
    gone.sort_unstable();
    gone
}

/// The sets and the restricted commons of a row, from its end back.
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
