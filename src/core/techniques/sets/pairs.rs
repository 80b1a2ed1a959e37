//! Two almost locked sets.

use super::neighbours;
use crate::{
    Candidate, CellSet, Digit, DigitSet, Position,
    step::Pattern,
    tables::{Als, Tables},
    techniques::{Sink, rule_out},
};
use std::ops::ControlFlow;

/// ALS-XZ, with one or two restricted commons.
pub fn find(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let sets = tables.sets();
    let next = neighbours(position, tables);
    for (i, one) in sets.iter().enumerate() {
        tables.work(1)?;
        for &(j, commons) in next.of[i].iter().filter(|(j, _)| *j > i) {
            if commons.len() == 1 && !next.may_end(i, j) {
                continue;
            }
            let other = &sets[j];
            // With one digit in common there is none left to rule out; a set inside another is no second set.
            if one.digits.intersection(other.digits).len() < 2 || one.cells.is_subset_of(&other.cells) {
                continue;
            }
            let doubly = commons.len() > 1;
            let shared = one.digits.intersection(other.digits);
            let digits = if doubly { shared } else { shared.minus(commons) };
            let mut gone: Vec<Candidate> = Vec::new();
            for digit in digits.iter() {
                if let (Some((_, a)), Some((_, b))) = (one.holding(digit), other.holding(digit)) {
                    add(&mut gone, tables, digit, &a.intersection(b));
                }
            }
            if doubly {
                locked(&mut gone, tables, one, commons);
                locked(&mut gone, tables, other, commons);
            }
            rule_out(sink, gone, || Pattern::AlmostLockedSets {
                sets: vec![one.told(), other.told()],
                commons: vec![commons],
                digits: if doubly { DigitSet::EMPTY } else { digits },
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// What a set rules out that holds all its digits but for one of the restricted commons.
fn locked(gone: &mut Vec<Candidate>, tables: &Tables<'_>, set: &Als, commons: DigitSet) {
    for (digit, _, seers) in set.of_digit.iter().filter(|(digit, ..)| !commons.contains(*digit)) {
        add(gone, tables, *digit, seers);
    }
}

fn add(gone: &mut Vec<Candidate>, tables: &Tables<'_>, digit: Digit, seers: &CellSet) {
    let there = seers.intersection(tables.places(digit));
    gone.extend(there.iter().map(|cell| Candidate::new(cell, digit)));
}
