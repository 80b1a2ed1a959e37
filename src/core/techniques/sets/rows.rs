//! Three and more almost locked sets in a row.

use super::neighbours;
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

/// ALS-XY-Wings and ALS chains, the shortest between each two sets.
pub fn find(_: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let next = neighbours(tables);
    let mut told = HashSet::new();
    let mut rows: Vec<Row> = Vec::new();
    for start in 0..tables.sets().len() {
        from(tables, &next, start, &mut |gone, row, commons, digits| {
            if told.insert((gone.clone(), row.len().min(4))) {
                rows.push((gone, row, commons, digits));
            }
        });
    }
    rows.sort_by_key(|(_, row, ..)| row.len());
    for (gone, row, commons, digits) in rows {
        rule_out(sink, gone, || Pattern::AlmostLockedSets {
            sets: row.iter().map(|&set| tables.sets()[set].told()).collect(),
            commons: commons.iter().map(|&digit| DigitSet::only(digit)).collect(),
            digits,
        })?;
    }
    ControlFlow::Continue(())
}

/// All rows that begin with a set and end with a later one.
fn from(
    tables: &Tables<'_>,
    next: &[Vec<(usize, DigitSet)>],
    start: usize,
    found: &mut dyn FnMut(Vec<Candidate>, Vec<usize>, Vec<Digit>, DigitSet),
) {
    let sets = tables.sets();
    let firsts = next[start].iter().fold(DigitSet::EMPTY, |all, (_, common)| all.union(*common));
    for first in firsts.iter() {
        let mut seen: HashSet<(usize, Digit)> = HashSet::new();
        let mut reached: Vec<Reached> = Vec::new();
        for (set, _) in next[start].iter().filter(|(_, common)| common.contains(first)) {
            seen.insert((*set, first));
            reached.push(Reached { set: *set, by: first, before: usize::MAX, length: 2 });
        }
        let mut at = 0;
        while let Some(&Reached { set, by, length, .. }) = reached.get(at) {
            if length > 2 && set > start {
                let shared = sets[start].digits.intersection(sets[set].digits).without(first).without(by);
                let gone = excluded(tables, start, set, shared);
                if !gone.is_empty() {
                    let (row, commons) = path(&reached, at, start);
                    found(gone, row, commons, shared);
                }
            }
            if length < tables.limits().sets {
                for (to, common) in &next[set] {
                    for digit in common.without(by).iter() {
                        if *to != start && seen.insert((*to, digit)) {
                            reached.push(Reached { set: *to, by: digit, before: at, length: length + 1 });
                        }
                    }
                }
            }
            at += 1;
        }
    }
}

/// What is ruled out if one of two sets holds each of these digits.
fn excluded(tables: &Tables<'_>, one: usize, other: usize, digits: DigitSet) -> Vec<Candidate> {
    let (one, other) = (&tables.sets()[one], &tables.sets()[other]);
    let of = |digit: Digit| {
        let (_, a) = one.holding(digit)?;
        let (_, b) = other.holding(digit)?;
        let there = a.intersection(b).intersection(tables.places(digit));
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
