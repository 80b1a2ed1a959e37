//! Two almost locked sets.

use super::{bits, later, neighbours};
use crate::{
    Position,
    families::{
        AlmostLockedSets, Pattern,
        sink::{Sink, rule_out},
    },
    position::tables::Tables,
};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, CellSet, Digit, DigitSet};

/// Finds ALS-XZ, with one or two restricted commons.
pub fn find(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let next = neighbours(position, tables);
    // For each digit of a set, the later sets that have it as a restricted common, as one word of the row.
    let mut commons: Vec<(Digit, u64)> = Vec::new();
    for one in 0..tables.sets().all().len() {
        tables.work(1)?;
        for word in one / 64..next.words {
            // The sets with one restricted common, those with two, and the possible ends.
            let (mut once, mut twice) = (0, 0);
            commons.clear();
            for (digit, held) in tables.sets().held(one) {
                let partners = next.partners(held)[word] & later(one, word);
                twice |= once & partners;
                once |= partners;
                commons.push((digit, partners));
            }
            if once == 0 {
                continue;
            }
            let mut wanted = twice;
            for (z, held) in tables.sets().held(one) {
                let by_others = commons.iter().filter(|(x, _)| *x != z).fold(0, |all, (_, sets)| all | sets);
                wanted |= by_others & next.ends(held)[word];
            }
            for other in bits(word, wanted) {
                let common = commons.iter().filter(|(_, sets)| sets >> (other % 64) & 1 == 1);
                tell(tables, (one, other), common.map(|(digit, _)| *digit).collect(), sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Reports the eliminations of two sets with these restricted commons.
fn tell(tables: &Tables<'_>, (i, j): (usize, usize), commons: DigitSet, sink: Sink<'_>) -> ControlFlow<()> {
    let sets = tables.sets();
    let (one, other) = (&sets[i], &sets[j]);
    let shared = one.digits.intersection(other.digits);
    // With one common digit, none is left to eliminate; a subset of another set does not count as a second
    // one.
    if shared.len() < 2 || one.cells.is_subset_of(&other.cells) {
        return ControlFlow::Continue(());
    }
    let doubly = commons.len() > 1;
    let digits = if doubly { shared } else { shared.minus(commons) };
    let mut gone: Vec<Candidate> = Vec::new();
    for digit in digits.iter() {
        if let (Some(a), Some(b)) = (sets.holding(i, digit), sets.holding(j, digit)) {
            add(&mut gone, tables, digit, &a.seers.intersection(&b.seers));
        }
    }
    if doubly {
        locked(&mut gone, tables, i, commons);
        locked(&mut gone, tables, j, commons);
    }
    rule_out(sink, gone, || {
        Pattern::AlmostLockedSets(AlmostLockedSets {
            sets: vec![one.told(), other.told()],
            commons: vec![commons],
            digits: if doubly { DigitSet::EMPTY } else { digits },
        })
    })
}

/// Adds the eliminations of a set that has all its digits except one of the restricted commons.
fn locked(gone: &mut Vec<Candidate>, tables: &Tables<'_>, set: usize, commons: DigitSet) {
    for (digit, held) in tables.sets().held(set).filter(|(digit, _)| !commons.contains(*digit)) {
        add(gone, tables, digit, &tables.sets().holdings()[held].seers);
    }
}

fn add(gone: &mut Vec<Candidate>, tables: &Tables<'_>, digit: Digit, seers: &CellSet) {
    let there = seers.intersection(tables.places(digit));
    gone.extend(there.iter().map(|cell| Candidate::new(cell, digit)));
}
