//! Steps in two notations from Sudoku forums: Eureka, which writes inferences, and that of HoDoKu, which
//! writes names, cells and links. Neither depends on a language.
//!
//! Eureka only has a form for chains; a pattern of houses is written as a base and its cover, as in
//! `(5)r24\c37`, and a single as the digit and its house.

use super::capitalised;
use crate::{
    Technique,
    families::Pattern,
    step::{
        Step,
        conclusion::Conclusion,
        premises::easiest,
        telling::Telling,
        written::{cells, houses},
    },
};
use sudoku_board::{Candidate, Candidates, Cell, Digit, DigitSet};

/// A notation for steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// `(3)r1c2=(3)r1c5-(3)r4c5=(3)r4c8 => r4c2<>3`.
    Eureka,
    /// `X-Chain: 3 r1c2 =3= r1c5 -3- r4c5 =3= r4c8 => r4c2<>3`.
    Hodoku,
}

impl Notation {
    /// Both notations.
    pub const ALL: [Notation; 2] = [Notation::Eureka, Notation::Hodoku];
}

/// Returns a telling in each notation that has a form for it.
#[must_use]
pub fn in_notations(telling: &Telling) -> Vec<(Notation, String)> {
    let Some((step, found_in)) = telling.step() else { return Vec::new() };
    let in_each = |notation| Some((notation, written(step, found_in, notation)?));
    Notation::ALL.into_iter().filter_map(in_each).collect()
}

/// Returns a step in a notation, found in that position. `None` for the steps of a search, which have no form in
/// either.
#[must_use]
pub fn written(step: &Step, found_in: &Candidates, notation: Notation) -> Option<String> {
    let why = match notation {
        Notation::Eureka => eureka(step, found_in)?,
        Notation::Hodoku => hodoku(step, found_in)?,
    };
    // HoDoKu's notation of a single consists of the placement.
    let then = if notation == Notation::Hodoku && is_single(step) { ": " } else { " => " };
    Some(format!("{why}{then}{}", conclusion(step, found_in)?))
}

const fn is_single(step: &Step) -> bool {
    matches!(step.pattern, Pattern::FullHouse { .. } | Pattern::NakedSingle | Pattern::HiddenSingle { .. })
}

/// Returns the reason in Eureka: `(3)r1c2` means that 3 is there; `=` that one of two statements is true, `-` that at
/// most one is. A cell or set of cells with two digits in brackets is two statements: `(3=5)r1c2`.
fn eureka(step: &Step, position: &Candidates) -> Option<String> {
    match &step.pattern {
        Pattern::NakedSingle => {
            let placed = step.placed()?;
            Some(format!("({}){}", placed.digit.symbol(), cells(&[placed.cell], position)))
        }
        Pattern::FullHouse { kinds } | Pattern::HiddenSingle { kinds } => {
            let placed = step.placed()?;
            let house = position.geometry().house_of(placed.cell, easiest(*kinds)?)?;
            Some(format!("({}){}", placed.digit.symbol(), houses(&[house], position)))
        }
        _ => step.eureka(position),
    }
}

/// Returns the reason in HoDoKu's notation: the name of the technique, then its elements. Chains are cells joined by
/// links, `=` for strong and `-` for weak, each around its digit.
fn hodoku(step: &Step, position: &Candidates) -> Option<String> {
    let name = hodoku_name(step.technique())?;
    let why = if is_single(step) { String::new() } else { step.hodoku(position)? };
    Some(if why.is_empty() { name } else { format!("{name}: {why}") })
}

/// Returns HoDoKu's name of a technique, or our slug in the style of its names if HoDoKu lacks the technique. `None`
/// for the steps of a search.
fn hodoku_name(technique: Technique) -> Option<String> {
    let info = technique.info();
    let own = || info.slug.split('-').map(capitalised).collect::<Vec<_>>().join(" ");
    let known = info.hodoku.map(|figures| figures.name.to_owned());
    known.or_else(|| (info.tier > 0).then(own))
}

/// Writes `r1c2=5`, or `r1c3,r9c7<>5, r2c2<>4`.
fn conclusion(step: &Step, position: &Candidates) -> Option<String> {
    let of = |digit: Digit, gone: &[Candidate]| -> Vec<Cell> {
        gone.iter().filter(|gone| gone.digit == digit).map(|gone| gone.cell).collect()
    };
    match &step.conclusion {
        Conclusion::Place(Candidate { cell, digit }) => {
            Some(format!("{}={}", cells(&[*cell], position), digit.symbol()))
        }
        Conclusion::Eliminate(gone) => {
            let all: DigitSet = gone.iter().map(|gone| gone.digit).collect();
            let told =
                all.iter().map(|digit| format!("{}<>{}", cells(&of(digit, gone), position), digit.symbol()));
            Some(told.collect::<Vec<_>>().join(", "))
        }
        Conclusion::Impossible | Conclusion::TakeBack(_) => None,
    }
}
