//! English.

use super::{Assertion, Span};
use crate::{
    Level,
    premises::{Premises, easiest, premises},
    step::{Conclusion, Pattern, StandingGuess, Step},
    technique::NoSeRating,
};
use say::{List, NAMED, all_of, cells, fits, houses, number, sentence, some_or_count, the_digits};
use sudoku_board::{Candidate, Candidates, Cell, Contradiction, Digit, DigitSet, House, KindSet, Shape};

mod aligned;
mod almost;
mod bent;
mod chains;
mod colours;
mod deadly;
mod deduction;
mod exocet;
mod firework;
mod fish;
mod forcing;
mod guardians;
mod kraken;
mod medusa;
mod names;
mod naming;
pub(super) mod paper;
mod patterns;
mod say;
mod sectors;
mod sets;
mod sight;
mod symbols;
mod symmetric;
mod templates;
mod unique;
mod why;

pub use names::{alias, technique, within};
pub use naming::{cell_name, cell_names, house_name, list, places_in, short, words};
pub use symbols::{label, said};
pub use why::answer;

pub(super) use symbols::{bare, takes_no_article};

/// The name of a level.
#[must_use]
pub const fn level(level: Level) -> &'static str {
    match level {
        Level::Easy => "Easy",
        Level::Medium => "Medium",
        Level::Hard => "Hard",
        Level::VeryHard => "Very hard",
        Level::Fiendish => "Fiendish",
        Level::Extreme => "Extreme",
    }
}

/// The reason that a grid has no rating by Sudoku Explainer.
#[must_use]
pub const fn no_se_rating(why: NoSeRating) -> &'static str {
    match why {
        NoSeRating::Size => "Sudoku Explainer rates only 9×9 boards.",
        NoSeRating::FewGivens => "Sudoku Explainer rates only grids of ten or more givens.",
        NoSeRating::NoSolution => "This grid has no solution, so it has no rating.",
        NoSeRating::SeveralSolutions => "This grid has more than one solution, so it has no rating.",
    }
}

/// The sentence of a step.
#[must_use]
pub fn explain(step: &Step, found_in: &Candidates) -> Vec<Span> {
    let said = match &step.pattern {
        Pattern::FullHouse { kinds } => full_house(step, *kinds, found_in),
        Pattern::NakedSingle => naked_single(step, found_in),
        Pattern::HiddenSingle { kinds } => hidden_single(step, *kinds, found_in),
        Pattern::Guess { among, depth } => guess(step, *among, *depth),
        Pattern::DeadEnd { why, last } => dead_end(*why, *last),
        Pattern::Retreat { digits, depth } => retreat(step, *digits, *depth),
        _ => patterns::explain(step, found_in),
    };
    sight::told(said, found_in)
}

/// "After 8 in r3c2 and 9 in r1c7, every digit but 5 is …": the digits that have to come first, and the sentence.
/// More of them than a sentence has room for get a separate one.
#[must_use]
pub fn after(first: &[Candidate], mut said: Vec<Span>) -> Vec<Span> {
    let list = List(first.to_vec(), " and ");
    let is_list = matches!(said.first(), None | Some(Span::Line | Span::Brief(..)));
    match first.len() {
        0 => said,
        1 if is_list => sentence!("First comes ", list, ". ", said),
        2.. if is_list || first.len() > IN_A_CLAUSE => sentence!("First come ", list, ". ", said),
        _ => {
            if let Some(Span::Text(words)) = said.first_mut() {
                let mut letters = words.chars();
                let small = letters.next().into_iter().map(|first| first.to_ascii_lowercase());
                *words = small.chain(letters).collect::<String>().into();
            }
            sentence!("After ", list, ", ", said)
        }
    }
}

/// The most digits before the clause that they lead to.
const IN_A_CLAUSE: usize = 3;

fn full_house(step: &Step, kinds: KindSet, found_in: &Candidates) -> Vec<Span> {
    let Some((placed, house)) = placed_in(step, kinds, found_in) else { return Vec::new() };
    last_empty(placed, house)
}

/// The placement of a single, and the house that shows it best.
fn placed_in(step: &Step, kinds: KindSet, found_in: &Candidates) -> Option<(Candidate, House)> {
    let placed = step.placed()?;
    Some((placed, found_in.geometry().house_of(placed.cell, easiest(kinds)?)?))
}

fn last_empty(placed: Candidate, house: House) -> Vec<Span> {
    let Candidate { cell, digit } = placed;
    let why = sentence!(house, " has one empty cell left, and ", digit, " is the only digit missing.");
    sentence!(why, Assertion::Last(placed, house), must_be(cell, digit))
}

/// " So r4c9 must be 2."
fn must_be(cell: Cell, digit: Digit) -> Vec<Span> {
    sentence!(Span::Conclusion, " So ", cell, " must be ", digit, ".")
}

fn naked_single(step: &Step, found_in: &Candidates) -> Vec<Span> {
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

/// "the row, column or box of ": the cells that see a cell.
const fn sight_of(shape: Shape) -> &'static str {
    match (shape.constraints().is_empty(), shape.is_classic()) {
        (true, true) => "the row, column or box of ",
        (true, false) => "the row, column or region of ",
        (false, _) => "sight of ",
    }
}

/// The cells with the digit that exclude the other places, and the places eliminated earlier.
fn hidden_single(step: &Step, kinds: KindSet, found_in: &Candidates) -> Vec<Span> {
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
    let left = |house: House| Assertion::Left { place, house, by: placed.clone(), earlier: gone.clone() };
    let only = sentence!(cell, " is left for it.", left(house));
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
    // Also names the other houses with this hidden single, if the same digits exclude all their other places.
    let same = |house: &House| {
        let barred = |other: Cell| gone.contains(&other) || placed.iter().any(|&by| geometry.see(by, other));
        empty(*house).next().is_some() && empty(*house).all(barred)
    };
    let others: Vec<House> = kinds
        .iter()
        .filter_map(|other| geometry.house_of(cell, other))
        .filter(|other| *other != house && same(other))
        .collect();
    let same = if others.is_empty() {
        Vec::new()
    } else {
        let mut facts = Vec::new();
        for &house in &others {
            facts.extend(sentence!(left(house)));
        }
        sentence!(" The same goes for ", houses(&others), ".", facts)
    };
    if fits(&why, shape) {
        return sentence!(said, " ", why, same, must_be(cell, digit));
    }
    if !placed.is_empty() {
        said.extend(sentence!(Span::Line, "It is already in ", there, "."));
    }
    if !gone.is_empty() {
        said.extend(sentence!(Span::Line, "It was ruled out earlier in ", earlier, "."));
    }
    sentence!(said, Span::Rest, "Only ", only, same, must_be(cell, digit))
}

/// "rows 2 and 7", or "r1c2 and r7c8": a place to look at.
#[must_use]
pub fn houses_and_cells(list: &[House], some: &[Cell], shape: Shape) -> Vec<Span> {
    let between = if list.is_empty() || some.is_empty() { "" } else { " and " };
    sentence!(houses(list), between, cells(some, shape))
}

fn guess(step: &Step, among: DigitSet, depth: u16) -> Vec<Span> {
    let Some(Candidate { cell, digit }) = step.placed() else { return Vec::new() };
    let mut said = sentence!("No single is left. ", cell, " can be ");
    said.extend([Span::Digits(among), ": try ".into(), Span::Digit(digit), " and see what follows.".into()]);
    // A guess proves nothing, so the text does not mention the candidates it excludes.
    match depth {
        0 | 1 => {}
        2 => said.push(" This is guess 2, on top of one earlier guess.".into()),
        _ => {
            let earlier = number(usize::from(depth) - 1);
            said.push(format!(" This is guess {depth}, on top of {earlier} earlier guesses.").into());
        }
    }
    said
}

/// A contradiction as a sentence before another one.
fn contradiction(why: Contradiction) -> Vec<Span> {
    match why {
        Contradiction::NoDigit(cell) => sentence!(cell, " has no candidate left. "),
        Contradiction::NoPlace(house, digit) => sentence!(house, " has no place left for ", digit, ". "),
        Contradiction::Twice(house, digit) => sentence!(house, " would have ", digit, " twice. "),
    }
}

fn dead_end(why: Contradiction, last: Option<StandingGuess>) -> Vec<Span> {
    let mut said = contradiction(why);
    said.extend(match last {
        None => sentence!("There is no guess left to undo, so this position has no solution."),
        Some(StandingGuess { guess, depth: 0 | 1 }) => {
            sentence!(Span::Conclusion, "So the guess, ", guess, ", was wrong.")
        }
        // One of the guesses is wrong, and it is unknown which: the last one is undone.
        Some(StandingGuess { guess, depth }) => {
            let others = if depth == 2 { "the one before it." } else { "the ones before it." };
            sentence!(Span::Conclusion, "So the last guess, ", guess, ", can't be right with ", others)
        }
    });
    said
}

fn retreat(step: &Step, digits: u16, depth: u16) -> Vec<Span> {
    let Conclusion::TakeBack(guess) = step.conclusion else { return Vec::new() };
    let followed = match digits {
        0 | 1 => String::new(),
        2 => " and the digit that followed".into(),
        n => format!(" and the {} digits that followed", n - 1),
    };
    let given = match depth {
        0 | 1 => ".",
        2 => ", given the guess before it.",
        _ => ", given the guesses before it.",
    };
    let Candidate { cell, digit } = guess;
    let undone = sentence!("Undo ", guess, format!("{followed}."));
    let why = " It led to a contradiction, so ";
    sentence!(undone, Span::Conclusion, why, cell, " can't be ", digit, given)
}
