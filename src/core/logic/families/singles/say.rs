//! Sentences for singles.

use crate::{
    explain::{
        assertion::Assertion,
        plan::{Plan, Said, plan},
        say::NAMED,
        words::{common, singles},
    },
    step::{
        Step,
        premises::{Premises, easiest, premises},
    },
};
use sudoku_board::{Candidate, Candidates, Cell, Digit, DigitSet, House, KindSet};

pub(crate) fn full_house(step: &Step, kinds: KindSet, found_in: &Candidates) -> Plan {
    let Some((placed, house)) = placed_in(step, kinds, found_in) else { return Plan::new() };
    last_empty(placed, house)
}

/// Returns the placement of a single, and the house that shows it best.
fn placed_in(step: &Step, kinds: KindSet, found_in: &Candidates) -> Option<(Candidate, House)> {
    let placed = step.placed()?;
    Some((placed, found_in.geometry().house_of(placed.cell, easiest(kinds)?)?))
}

fn last_empty(placed: Candidate, house: House) -> Plan {
    let Candidate { cell, digit } = placed;
    plan![
        singles::last_empty(house, digit),
        Assertion::Last(placed, house),
        Said::Conclusion,
        common::must_be(cell, digit),
    ]
}

pub(crate) fn naked_single(step: &Step, found_in: &Candidates) -> Plan {
    let Some(Candidate { cell, digit }) = step.placed() else { return Plan::new() };
    let Premises { placed, gone, .. } = premises(step, found_in);
    let earlier = Assertion::Earlier(gone.clone());
    let gone: DigitSet = gone.iter().map(|gone| gone.digit).collect();
    let shape = found_in.shape();
    let there = match (shape.has_plain_sight(), shape.regions().is_none()) {
        (true, true) => singles::in_areas(cell),
        (true, false) => singles::in_areas_of_jigsaw(cell),
        (false, _) => singles::in_sight(cell),
    };
    let around = Assertion::Around(cell, Digit::all(shape).collect::<DigitSet>().minus(gone).without(digit));
    let why = if placed.is_empty() {
        plan![singles::were_ruled_out_there(cell, gone)]
    } else if gone.len() > NAMED {
        plan![singles::there_or_earlier(digit, there), around]
    } else {
        let but = gone.with(digit);
        // Six digits leave no room for "already".
        let said = if gone.len() < NAMED {
            singles::already_there(but, there)
        } else {
            singles::is_there(but, there)
        };
        plan![said, around, (!gone.is_empty()).then(|| singles::were_ruled_out(gone))]
    };
    plan![why, earlier, Said::Conclusion, common::must_be(cell, digit)]
}

/// Returns the cells with the digit that exclude the other places, and the places eliminated earlier.
pub(crate) fn hidden_single(step: &Step, kinds: KindSet, found_in: &Candidates) -> Plan {
    let Some((place, house)) = placed_in(step, kinds, found_in) else { return Plan::new() };
    let Candidate { cell, digit } = place;
    let geometry = found_in.geometry();
    let empty = |house: House| {
        geometry.cells(house).iter().copied().filter(|&other| other != cell && found_in.is_open(other))
    };
    // Digits of the same pass may have filled the rest of it.
    if empty(house).next().is_none() {
        return last_empty(place, house);
    }
    let Premises { placed, gone, .. } = premises(step, found_in);
    let gone: Vec<Cell> = gone.iter().map(|gone| gone.cell).collect();
    let needs = singles::still_needs(house, digit);
    let why = match (placed.is_empty(), gone.is_empty()) {
        (true, true) => singles::only_left(cell),
        (false, true) => singles::with_only_left(digit, &placed, cell),
        (true, false) => singles::earlier_only_left(&gone, cell),
        (false, false) => singles::with_earlier_only_left(digit, &placed, &gone, cell),
    };
    let mut lines = Plan::new();
    if !placed.is_empty() {
        lines.extend([Said::Line, singles::already_in(&placed)]);
    }
    if !gone.is_empty() {
        lines.extend([Said::Line, singles::ruled_out_in(&gone)]);
    }
    let left = Assertion::Left { place, house, by: placed, earlier: gone };
    let so = plan![left, Said::Conclusion, common::must_be(cell, digit)];
    plan![Said::Fits(
        why.clone().into(),
        plan![needs.clone(), why, so.clone()],
        plan![needs, lines, Said::Rest, singles::only_left(cell), so],
    )]
}
