//! Death blossom: a stem cell, and for each of its candidates an almost locked set that loses this digit if
//! the stem has it. Each case locks one of the sets; a cell that sees a digit z in all of them can't be z.
//!
//! Like HoDoKu, [`find`] names all such digits of the same sets at once.

use super::{Neighbours, neighbours};
use crate::{
    Position,
    families::{
        DeathBlossom, Pattern,
        sink::{Sink, rule_out},
    },
    position::tables::Tables,
};
use std::{collections::HashSet, ops::ControlFlow};
use sudoku_board::{Candidate, Cell, CellSet, Digit, DigitSet, bits::ones};

/// A choice of petals, one for each digit of the stem, by their numbers, and the candidates that see their
/// digit in all of them.
type Blossom = (Vec<usize>, Vec<Candidate>);

/// Finds death blossoms. One that rules out several digits takes the place of those that rule out some of them.
pub fn find(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let next = neighbours(position, tables);
    for stem in position.candidates().open_cells() {
        tables.work(1)?;
        let Some(petals) = petals_around(stem, position, tables, &next) else { continue };
        let mut of_one: Vec<Blossom> = Vec::new();
        of_each_digit(&petals, position, tables, &mut |found| {
            of_one.push(found);
            ControlFlow::Continue(())
        })?;
        let digits: DigitSet = of_one.iter().flat_map(|(_, gone)| gone).map(|gone| gone.digit).collect();
        let several = if digits.len() > 1 { of_several(&petals, digits, tables)? } else { Vec::new() };
        let is_told =
            |(_, gone): &Blossom| several.iter().any(|(_, more)| gone.iter().all(|gone| more.contains(gone)));
        of_one.retain(|one| !is_told(one));
        for (sets, gone) in several.into_iter().chain(of_one) {
            blossom(stem, &sets, gone, tables, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// Returns the choices of petals that rule out at least two of these digits, less those whose conclusions are part of
/// another's.
fn of_several(
    petals: &[(Digit, Vec<usize>)],
    digits: DigitSet,
    tables: &Tables<'_>,
) -> ControlFlow<(), Vec<Blossom>> {
    // The petals of the first digits of the stem, and for each digit the cells that see it in all of them. A
    // choice with fewer cells of each digit leads to nothing more.
    type Choice = (Vec<usize>, Vec<(Digit, CellSet)>);
    let covers = |(_, more): &Choice, (_, fewer): &Choice| {
        more.iter().zip(fewer).all(|((_, more), (_, fewer))| fewer.is_subset_of(more))
    };
    let all = digits.iter().map(|digit| (digit, *tables.places(digit))).collect();
    let mut choices: Vec<Choice> = vec![(Vec::new(), all)];
    for (_, sets) in petals {
        let mut longer: Vec<Choice> = Vec::new();
        for (chosen, left) in &choices {
            tables.work(1)?;
            for &set in sets {
                let seers = |digit| tables.sets().holding(set, digit).map(|holding| &holding.seers);
                let rest = left.iter().map(|(digit, left)| {
                    (*digit, seers(*digit).map_or(CellSet::EMPTY, |seers| left.intersection(seers)))
                });
                let rest: Vec<_> = rest.collect();
                if rest.iter().filter(|(_, left)| !left.is_empty()).count() < 2 {
                    continue;
                }
                let choice = (chosen.iter().copied().chain([set]).collect(), rest);
                if !longer.iter().any(|other| covers(other, &choice)) {
                    longer.retain(|other| !covers(&choice, other));
                    longer.push(choice);
                }
            }
        }
        choices = longer;
    }
    let gone = |left: Vec<(Digit, CellSet)>| {
        let of_one = |(digit, cells): (Digit, CellSet)| {
            cells.iter().map(|cell| Candidate::new(cell, digit)).collect::<Vec<_>>()
        };
        left.into_iter().flat_map(of_one).collect()
    };
    ControlFlow::Continue(choices.into_iter().map(|(sets, left)| (sets, gone(left))).collect())
}

/// Finds death blossoms, one for each digit and the cells that lose it.
pub fn of_one_digit(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let next = neighbours(position, tables);
    for stem in position.candidates().open_cells() {
        tables.work(1)?;
        let Some(petals) = petals_around(stem, position, tables, &next) else { continue };
        let mut told = HashSet::new();
        of_each_digit(&petals, position, tables, &mut |(sets, gone)| {
            if !told.insert(gone.clone()) {
                return ControlFlow::Continue(());
            }
            blossom(stem, &sets, gone, tables, sink)
        })?;
    }
    ControlFlow::Continue(())
}

/// Returns, for each digit of a stem, the sets that lose it if the stem has it; `None` if some digit has none, or if
/// the stem has too few or too many digits.
fn petals_around(
    stem: Cell,
    position: &Position,
    tables: &Tables<'_>,
    next: &Neighbours,
) -> Option<Vec<(Digit, Vec<usize>)>> {
    let digits = position.candidates().digits(stem);
    if digits.len() < 2 || digits.len() > tables.limits().sets {
        return None;
    }
    if digits.iter().any(|digit| next.seen_from(stem, digit).iter().all(|&sets| sets == 0)) {
        return None;
    }
    let list = |digit: Digit| ones(next.seen_from(stem, digit)).collect();
    Some(digits.iter().map(|digit| (digit, list(digit))).collect())
}

/// Returns the digits that the stem lacks.
fn others<'a>(petals: &'a [(Digit, Vec<usize>)], position: &Position) -> impl Iterator<Item = Digit> + 'a {
    let is_taken = |digit: &Digit| petals.iter().any(|(taken, _)| taken == digit);
    Digit::all(position.shape()).filter(move |digit| !is_taken(digit))
}

/// Finds the choices of petals for each digit that the stem lacks, one for each set of cells that lose it.
fn of_each_digit(
    petals: &[(Digit, Vec<usize>)],
    position: &Position,
    tables: &Tables<'_>,
    found: &mut dyn FnMut(Blossom) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for digit in others(petals, position) {
        let mut grown = Vec::new();
        grow(tables, petals, digit, tables.places(digit), &mut Vec::new(), &mut grown);
        for (sets, gone) in grown {
            found((sets, gone.iter().map(|cell| Candidate::new(cell, digit)).collect()))?;
        }
    }
    ControlFlow::Continue(())
}

fn blossom(
    stem: Cell,
    sets: &[usize],
    gone: Vec<Candidate>,
    tables: &Tables<'_>,
    sink: Sink<'_>,
) -> ControlFlow<()> {
    let digits = gone.iter().map(|gone| gone.digit).collect();
    rule_out(sink, gone, || {
        let petals = sets.iter().map(|&set| tables.sets()[set].told()).collect();
        Pattern::DeathBlossom(DeathBlossom { stem, petals, digits })
    })
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
