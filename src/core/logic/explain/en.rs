//! The English language: sentences, and the names of things.

use super::Span;
use crate::{
    Level,
    families::{
        Pattern, ask,
        singles::say::{full_house, hidden_single, naked_single},
    },
    step::{
        Step,
        conclusion::{Conclusion, StandingGuess},
    },
    technique::NoSeRating,
};
use say::{English, List, cells, houses, number, sentence};
use sudoku_board::{Candidate, Candidates, Cell, Contradiction, DigitSet, House, Shape};

mod argument;
mod glossary;
mod names;
pub(crate) mod naming;
pub(super) mod paper;
mod reply;
pub mod result;
pub mod rules;
pub(crate) mod say;
mod sight;
mod symbols;
mod why;

pub use argument::judgement;
pub(super) use glossary::forms;
pub use glossary::meaning;
pub use names::{alias, technique, within};
pub use naming::{cell_name, cell_names, house_name, list, places_in, short, words};
pub use reply::reply;
pub use symbols::{label, said};
pub use why::answer;

pub(super) use symbols::{bare, takes_no_article};

/// Returns the name of a level.
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

/// Returns the reason that a grid has no rating by Sudoku Explainer.
#[must_use]
pub const fn no_se_rating(why: NoSeRating) -> &'static str {
    match why {
        NoSeRating::Size => "Sudoku Explainer rates only 9×9 boards.",
        NoSeRating::FewGivens => "Sudoku Explainer rates only grids of ten or more givens.",
        NoSeRating::NoSolution => "This grid has no solution, so it has no rating.",
        NoSeRating::SeveralSolutions => "This grid has more than one solution, so it has no rating.",
    }
}

/// Returns the sentence of a step.
#[must_use]
pub fn explain(step: &Step, found_in: &Candidates) -> Vec<Span> {
    let said = match &step.pattern {
        Pattern::FullHouse { kinds } => full_house(step, *kinds, found_in),
        Pattern::NakedSingle => naked_single(step, found_in),
        Pattern::HiddenSingle { kinds } => hidden_single(step, *kinds, found_in),
        Pattern::Guess { among, depth } => guess(step, *among, *depth),
        Pattern::DeadEnd { why, last } => dead_end(*why, *last),
        Pattern::Retreat { digits, depth } => retreat(step, *digits, *depth),
        pattern => ask!(pattern, found => found.english(step, found_in), else Vec::new()),
    };
    sight::told(said, found_in)
}

/// Returns "After 8 in r3c2 and 9 in r1c7, every digit but 5 is …": the digits that have to come first, and the
/// sentence. More of them than a sentence has room for get a separate one.
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

/// Returns "rows 2 and 7", "box 2 and r7c8", or "row 3 and box 2, and at r7c8": a place to look at.
#[must_use]
pub fn houses_and_cells(list: &[House], some: &[Cell], shape: &Shape) -> Vec<Span> {
    let kinds = list.chunk_by(|one, other| one.kind() == other.kind()).count();
    let between = match (kinds, some) {
        (0, _) | (_, []) => "",
        (1, _) => " and ",
        _ => ", and at ",
    };
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

/// Returns a contradiction as a sentence before another one.
fn contradiction(why: Contradiction) -> Vec<Span> {
    match why {
        Contradiction::NoDigit(cell) => sentence!(cell, " has no candidate left. "),
        Contradiction::NoPlace(house, digit) => sentence!(house, " has no place left for ", digit, ". "),
        Contradiction::Twice(house, digit) => sentence!(house, " would have ", digit, " twice. "),
        Contradiction::Sum { first, found, sum } => {
            sentence!("The cage of ", first, format!(" adds up to {found} instead of {sum}. "))
        }
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
