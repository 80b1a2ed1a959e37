//! Death blossom: a stem cell, and for each of its candidates an almost locked set that loses this digit if
//! the stem has it. Each case locks one of the sets; a cell that sees a digit z in all of them can't be z.

use super::neighbours;
use crate::{
    Candidate, CellSet, Digit, DigitSet, Position,
    bits::ones,
    step::{DeathBlossom, Pattern},
    tables::Tables,
    techniques::{Sink, rule_out},
};
use std::{collections::HashSet, ops::ControlFlow};

/// Death blossoms, one for each conclusion around a stem.
pub fn find(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let candidates = position.candidates();
    let next = neighbours(position, tables);
    for stem in candidates.open_cells() {
        tables.work(1)?;
        let digits = candidates.digits(stem);
        if digits.len() < 2 || digits.len() > tables.limits().sets {
            continue;
        }
        // The sets that lose a digit if the stem has it.
        if digits.iter().any(|digit| next.seen_from(stem, digit).iter().all(|&sets| sets == 0)) {
            continue;
        }
        let list = |digit: Digit| ones(next.seen_from(stem, digit)).collect();
        let petals: Vec<(Digit, Vec<usize>)> = digits.iter().map(|digit| (digit, list(digit))).collect();
        let mut told = HashSet::new();
        for digit in Digit::all(position.shape()).filter(|digit| !digits.contains(*digit)) {
            let mut found = Vec::new();
            grow(tables, &petals, digit, tables.places(digit), &mut Vec::new(), &mut found);
            for (sets, gone) in found {
                let gone: Vec<Candidate> = gone.iter().map(|cell| Candidate::new(cell, digit)).collect();
                if told.insert(gone.clone()) {
                    rule_out(sink, gone, || {
                        Pattern::DeathBlossom(DeathBlossom {
                            stem,
                            petals: sets.iter().map(|&set| tables.sets()[set].told()).collect(),
                            digit,
                        })
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Adds a petal for each candidate of the stem in turn, while some cell sees the digit in all petals. Of
/// several sets that the same cells see, only the smallest, which comes first, matters.
fn grow(
    tables: &Tables<'_>,
    petals: &[(Digit, Vec<usize>)],
    digit: Digit,
    left: &CellSet,
    chosen: &mut Vec<usize>,
    found: &mut Vec<(Vec<usize>, CellSet)>,
) {
    let Some((lost, sets)) = petals.get(chosen.len()) else {
        if !found.iter().any(|(_, gone)| gone == left) {
            found.push((chosen.clone(), *left));
        }
        return;
    };
    let mut tried: Vec<CellSet> = Vec::new();
    for &set in sets {
        let holding = tables.sets().holding(set, digit);
        let Some(holding) = holding.filter(|_| DigitSet::only(*lost).with(digit).len() == 2) else {
            continue;
        };
        let rest = left.intersection(&holding.seers);
        if rest.is_empty() || tried.contains(&rest) {
            continue;
        }
        tried.push(rest);
        chosen.push(set);
        grow(tables, petals, digit, &rest, chosen, found);
        chosen.pop();
    }
}
