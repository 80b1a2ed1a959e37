//! Sentences for singles.

use crate::{
    explain::en::say::{
        Assertion, NAMED, Span, Step, Technique, all_of, cells, fits, sentence, some_or_count, the_digits,
    },
    step::premises::{Premises, easiest, premises},
};
use sudoku_board::{Candidate, Candidates, Cell, Digit, DigitSet, House, KindSet, Shape};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] = &[
    (Technique::FullHouse, "Full house"),
    (Technique::HiddenSingle, "Hidden single"),
    (Technique::NakedSingle, "Naked single"),
];

pub(crate) fn full_house(step: &Step, kinds: KindSet, found_in: &Candidates) -> Vec<Span> {
    let Some((placed, house)) = placed_in(step, kinds, found_in) else { return Vec::new() };
    last_empty(placed, house)
}

/// Returns the placement of a single, and the house that shows it best.
fn placed_in(step: &Step, kinds: KindSet, found_in: &Candidates) -> Option<(Candidate, House)> {
    let placed = step.placed()?;
    Some((placed, found_in.geometry().house_of(placed.cell, easiest(kinds)?)?))
}

fn last_empty(placed: Candidate, house: House) -> Vec<Span> {
    let Candidate { cell, digit } = placed;
    let why = sentence!(house, " has one empty cell left, and ", digit, " is the only digit missing.");
    sentence!(why, Assertion::Last(placed, house), must_be(cell, digit))
}

/// Returns " So r4c9 must be 2."
fn must_be(cell: Cell, digit: Digit) -> Vec<Span> {
    sentence!(Span::Conclusion, " So ", cell, " must be ", digit, ".")
}

pub(crate) fn naked_single(step: &Step, found_in: &Candidates) -> Vec<Span> {
    let Some(Candidate { cell, digit }) = step.placed() else { return Vec::new() };
    let Premises { placed, gone, .. } = premises(step, found_in);
    let earlier = Assertion::Earlier(gone.clone());
    let gone: DigitSet = gone.iter().map(|gone| gone.digit).collect();
    let were = if gone.len() == 1 { " was ruled out earlier." } else { " were ruled out earlier." };
    let mut said = Vec::new();
    // Six digits leave no room for "already".
    let already = if gone.len() < NAMED { " is already" } else { " is" };
    let there = format!("{already} in {}", sight_of(found_in.shape()));
    let around = Assertion::Around(
        cell,
        Digit::all(found_in.shape()).collect::<DigitSet>().minus(gone).without(digit),
    );
    if placed.is_empty() {
        said.extend(sentence!("In ", cell, ", ", the_digits(gone), were));
    } else if gone.len() > NAMED {
        said.extend(sentence!("Every digit but ", digit, there, cell, ", or was ruled out earlier.", around));
    } else {
        said.extend(sentence!("Every digit but ", all_of(gone.with(digit)), there, cell, ".", around));
        if !gone.is_empty() {
            said.extend(sentence!(" ", the_digits(gone), were));
        }
    }
    sentence!(said, earlier, must_be(cell, digit))
}

/// Returns "the row, column or box of ": the cells that see a cell.
fn sight_of(shape: &Shape) -> &'static str {
    match (shape.has_plain_sight(), shape.regions().is_none()) {
        (true, true) => "the row, column or box of ",
        (true, false) => "the row, column or region of ",
        (false, _) => "sight of ",
    }
}

/// Returns the cells with the digit that exclude the other places, and the places eliminated earlier.
pub(crate) fn hidden_single(step: &Step, kinds: KindSet, found_in: &Candidates) -> Vec<Span> {
    let Some((place, house)) = placed_in(step, kinds, found_in) else { return Vec::new() };
    let Candidate { cell, digit } = place;
    let (geometry, shape) = (found_in.geometry(), found_in.shape());
    let empty = |house: House| {
        geometry.cells(house).iter().copied().filter(|&other| other != cell && found_in.is_open(other))
    };
    // Digits of the same pass may have filled the rest of it.
    if empty(house).next().is_none() {
        return last_empty(place, house);
    }
    let mut said = sentence!(house, " still needs its ", digit, ".");
    let Premises { placed, gone, .. } = premises(step, found_in);
    let gone: Vec<Cell> = gone.iter().map(|gone| gone.cell).collect();
    let left = Assertion::Left { place, house, by: placed.clone(), earlier: gone.clone() };
    let only = sentence!(cell, " is left for it.", left);
    let (there, earlier) = (cells(&placed, shape), some_or_count(&gone, shape));
    let why = match (placed.is_empty(), gone.is_empty()) {
        (true, true) => sentence!("Only ", only.clone()),
        (false, true) => sentence!("With ", digit, " in ", there.clone(), ", only ", only.clone()),
        (true, false) => {
            sentence!("It was ruled out earlier in ", earlier.clone(), ", so only ", only.clone())
        }
        (false, false) => {
            let with = sentence!("With ", digit, " in ", there.clone(), ", and no longer possible in ");
            sentence!(with, earlier.clone(), ", only ", only.clone())
        }
    };
    if fits(&why, shape) {
        return sentence!(said, " ", why, must_be(cell, digit));
    }
    if !placed.is_empty() {
        said.extend(sentence!(Span::Line, "It is already in ", there, "."));
    }
    if !gone.is_empty() {
        said.extend(sentence!(Span::Line, "It was ruled out earlier in ", earlier, "."));
    }
    sentence!(said, Span::Rest, "Only ", only, must_be(cell, digit))
}
