//! The cages and clues that a step goes by, from the claims of its text.

use super::{
    Assertion, facts,
    sight::{Link, each_link},
};
use crate::{
    families::Pattern,
    step::{
        Step,
        premises::{Claim, easiest, premises},
    },
    why::{Source, add_bond, region},
};
use std::collections::BTreeSet;
use sudoku_board::{Candidates, Cell, Contradiction, House};

/// Returns the cages and clues that a step itself goes by, besides those of its premises: those that its text names, and
/// those by which its cells see each other.
#[must_use]
pub fn grounds(step: &Step, before: &Candidates) -> BTreeSet<Source> {
    let mut all = BTreeSet::new();
    let on = &mut all;
    let geometry = before.geometry();
    if !before.shape().has_arithmetic() && geometry.cages().is_empty() && geometry.clues().is_empty() {
        return all;
    }
    let of_relation = |number: u16| {
        let relation = geometry.relations().get(usize::from(number));
        relation.map(|(clue, _)| Source::Clue(*clue))
    };
    let sight = |one: Cell, other: Cell, on: &mut BTreeSet<Source>| add_bond(before, one, other, on);
    for (one, other) in premises(step, before).sights {
        sight(one, other, on);
    }
    for fact in facts(step, before) {
        match &fact {
            Assertion::Adds(_, [cages, _], ..) => {
                on.extend(cages.iter().map(|&number| Source::Cage(number)));
            }
            Assertion::Keeps(relations) => on.extend(relations.iter().filter_map(|&one| of_relation(one))),
            Assertion::Lonely(relation, _) | Assertion::Gaps(relation, _) => {
                on.extend(of_relation(*relation));
            }
            Assertion::Fillings(clue, cells, _) => {
                on.insert(Source::Clue(*clue));
                all_pairs(cells, &mut |one, other| sight(one, other, on));
            }
            Assertion::Combinations(cells, ..) => {
                all_pairs(cells, &mut |one, other| sight(one, other, on));
            }
            _ => {}
        }
        on.extend(houses(&fact).into_iter().filter_map(|house| region(before, house)));
        each_link(&fact, before, &mut |link| match link {
            Link::Sees(one, other) => sight(one, other, on),
            Link::Bars(by, gone) => on.extend(geometry.barred(by, gone).and_then(of_relation)),
        });
    }
    // What goes sees some candidates of the pattern, which the words may leave to the eye.
    let marks = step.pattern_marks(before);
    for gone in step.eliminated() {
        for (own, _) in marks.candidates.iter().filter(|(own, _)| own.cell != gone.cell) {
            if own.digit == gone.digit {
                sight(own.cell, gone.cell, on);
            } else {
                on.extend(geometry.barred(*own, *gone).and_then(of_relation));
            }
        }
    }
    let own = match &step.pattern {
        Pattern::FullHouse { kinds } | Pattern::HiddenSingle { kinds } => {
            let house = step.placed().zip(easiest(*kinds));
            house.and_then(|(placed, kind)| geometry.house_of(placed.cell, kind))
        }
        _ => None,
    };
    let claimed = step.claims(before).into_iter().filter_map(|claim| match claim {
        Claim::Places(_, house, _) => Some(house),
        _ => None,
    });
    let houses = marks.houses.iter().map(|(house, _)| *house).chain(own).chain(claimed);
    on.extend(houses.filter_map(|house| region(before, house)));
    all
}

/// Returns the houses that a claim names.
fn houses(fact: &Assertion) -> Vec<House> {
    match fact {
        Assertion::Places(_, house, _)
        | Assertion::Within(_, house)
        | Assertion::Last(_, house)
        | Assertion::Left { house, .. }
        | Assertion::Kept(_, house, _)
        | Assertion::Follows(_, Some(house), _)
        | Assertion::Clashes(Contradiction::NoPlace(house, _), _) => vec![*house],
        Assertion::Among(_, houses)
        | Assertion::Apart(_, houses, _)
        | Assertion::Exocet(.., houses)
        | Assertion::Adds(houses, ..) => houses.clone(),
        Assertion::Covered(_, some, others, _)
        | Assertion::Elsewhere(_, some, _, others)
        | Assertion::Confined(_, some, others) => [&some[..], others].concat(),
        Assertion::Sectors(_, covers, _) => covers.iter().map(|(house, _)| *house).collect(),
        _ => Vec::new(),
    }
}

fn all_pairs(cells: &[Cell], pair: &mut dyn FnMut(Cell, Cell)) {
    for (at, &one) in cells.iter().enumerate() {
        cells[at + 1..].iter().for_each(|&other| pair(one, other));
    }
}
