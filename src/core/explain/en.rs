//! English.

use super::Span;
use crate::{
    Candidate, Candidates, Cell, Contradiction, DigitSet, House, KindSet, Level, Order,
    premises::{easiest, premises},
    step::{Conclusion, Pattern, StandingGuess, Step},
};
use say::{number, sentence};
use std::borrow::Cow;

mod deep;
mod fish;
mod forcing;
pub(super) mod paper;
mod patterns;
mod say;
mod unique;
mod why;

pub use patterns::technique;
pub use why::answer;

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

/// The sentence of a step.
#[must_use]
pub fn explain(step: &Step, found_in: &Candidates) -> Vec<Span> {
    match &step.pattern {
        Pattern::FullHouse { kinds } => full_house(step, *kinds, found_in),
        Pattern::NakedSingle => naked_single(step, found_in),
        Pattern::HiddenSingle { kinds } => hidden_single(step, *kinds, found_in),
        Pattern::Guess { among, depth } => guess(step, *among, *depth),
        Pattern::DeadEnd { why, last } => dead_end(*why, *last),
        Pattern::Retreat { digits, depth } => retreat(step, *digits, *depth),
        _ => patterns::explain(step, found_in),
    }
}

fn full_house(step: &Step, kinds: KindSet, found_in: &Candidates) -> Vec<Span> {
    let (Some(Candidate { cell, digit }), Some(kind)) = (step.placed(), easiest(kinds)) else {
        return Vec::new();
    };
    let house = found_in.geometry().house_of(cell, kind);
    vec![
        Span::House(house),
        " has one empty cell left, ".into(),
        Span::Cell(cell),
        ", and one digit missing: ".into(),
        Span::Digit(digit),
        ".".into(),
    ]
}

fn naked_single(step: &Step, found_in: &Candidates) -> Vec<Span> {
    let Some(Candidate { cell, digit }) = step.placed() else { return Vec::new() };
    let why = if premises(step, found_in).gone.is_empty() {
        ": every other digit already stands in its row, column or box."
    } else {
        ": every other digit stands in its row, column or box, or was ruled out before."
    };
    vec![Span::Cell(cell), " can hold only ".into(), Span::Digit(digit), why.into()]
}

fn hidden_single(step: &Step, kinds: KindSet, found_in: &Candidates) -> Vec<Span> {
    let (Some(Candidate { cell, digit }), Some(kind)) = (step.placed(), easiest(kinds)) else {
        return Vec::new();
    };
    let geometry = found_in.geometry();
    let mut said = vec![
        "in ".into(),
        Span::House(geometry.house_of(cell, kind)),
        ", only ".into(),
        Span::Cell(cell),
        " can hold ".into(),
        Span::Digit(digit),
        ".".into(),
    ];
    let others: Vec<House> = kinds.without(kind).iter().map(|other| geometry.house_of(cell, other)).collect();
    for (i, &house) in others.iter().enumerate() {
        said.push(if i == 0 { " The same is true in ".into() } else { " and ".into() });
        said.push(Span::House(house));
    }
    if !others.is_empty() {
        said.push(".".into());
    }
    said
}

fn guess(step: &Step, among: DigitSet, depth: u16) -> Vec<Span> {
    let Some(Candidate { cell, digit }) = step.placed() else { return Vec::new() };
    let mut said = sentence!("no single is left, and ", cell, " can be ");
    said.extend([Span::Digits(among), ". Try ".into(), Span::Digit(digit), " and see what follows.".into()]);
    // A guess proves nothing, so nothing is said of what it takes from other cells.
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

/// What is wrong with a position, as a sentence that another follows.
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
        Some(StandingGuess { guess, depth: 0 | 1 }) => sentence!("So the guess, ", guess, ", was wrong."),
        // One of them is wrong, and nobody knows which: the last is the one to be undone.
        Some(StandingGuess { guess, depth }) => {
            let others = if depth == 2 { "the one before it." } else { "the ones before it." };
            sentence!("So the last guess, ", guess, ", can't be right with ", others)
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
    let why = format!("{followed}. It led to a contradiction, so ");
    sentence!("undo ", guess, why, cell, " can't be ", digit, given)
}

/// One piece in words.
#[must_use]
pub fn words(span: &Span, order: Order) -> Cow<'static, str> {
    named(span, &|cell| cell_name(cell, order))
}

/// The same with cells by their short names, "r4c7".
#[must_use]
pub fn short(span: &Span, order: Order) -> Cow<'static, str> {
    named(span, &|cell| crate::notation::names::cell_name(order, cell))
}

fn named(span: &Span, cell_name: &dyn Fn(Cell) -> String) -> Cow<'static, str> {
    match span {
        Span::Text(text) => text.clone(),
        Span::Technique(name) => technique(*name).into(),
        Span::Cell(cell) => cell_name(*cell).into(),
        Span::Digit(digit) => digit.to_string().into(),
        Span::Digits(digits) => list(*digits, "or").into(),
        Span::House(house) => house_name(*house).into(),
        Span::Candidate(Candidate { cell, digit }) => format!("{digit} in {}", cell_name(*cell)).into(),
        Span::Statement(_, digit, cells) => {
            let cells: Vec<String> = cells.iter().map(|&cell| cell_name(cell)).collect();
            format!("{digit} in {}", cells.join(" or ")).into()
        }
        Span::Link(_, said) => (*said).into(),
        Span::Set(number) => format!("set {}", letter(*number)).into(),
    }
}

/// The letter of a set, by its number from 0; after Z they begin anew.
fn letter(number: u16) -> char {
    char::from(b'A' + (number % 26) as u8)
}

/// "row 4, column 7".
#[must_use]
pub fn cell_name(cell: Cell, order: Order) -> String {
    let geometry = order.geometry();
    format!("row {}, column {}", geometry.row(cell) + 1, geometry.column(cell) + 1)
}

/// "box 5".
#[must_use]
pub fn house_name(house: House) -> String {
    let kind = match house {
        House::Row(_) => "row",
        House::Column(_) => "column",
        House::Box(_) => "box",
    };
    format!("{kind} {}", house.number() + 1)
}

/// "1, 4 or 7".
#[must_use]
pub fn list(digits: DigitSet, last: &str) -> String {
    let digits: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
    match &digits[..] {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., end] => format!("{} {last} {end}", most.join(", ")),
    }
}
