//! Steps in the two notations of those who talk about Sudoku: Eureka, which writes inferences, and that of
//! HoDoKu, which writes names, cells and links. Neither belongs to a language.
//!
//! Eureka has a form for chains alone; patterns of houses are written as a base and what covers it, as in
//! `(5)r24\c37`, and singles as the digit and its house.

mod eureka;
mod hodoku;
mod places;

use crate::{
    Candidate, Candidates, Cell, Digit, DigitSet,
    step::{Conclusion, Step},
};
use places::{cells, digits};

/// A way of writing steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// `(3)r1c2=(3)r1c5-(3)r4c5=(3)r4c8 => r4c2<>3`.
    Eureka,
    /// `X-Chain: 3 r1c2 =3= r1c5 -3- r4c5 =3= r4c8 => r4c2<>3`.
    Hodoku,
}

impl Notation {
    /// Both.
    pub const ALL: [Notation; 2] = [Notation::Eureka, Notation::Hodoku];
}

/// A step that was found in that position, in a notation. None for what a search does, which has no form in
/// either.
#[must_use]
pub fn written(step: &Step, found_in: &Candidates, notation: Notation) -> Option<String> {
    let why = match notation {
        Notation::Eureka => eureka::written(step, found_in)?,
        Notation::Hodoku => hodoku::written(step, found_in)?,
    };
    // Of a single HoDoKu says what it places, and nothing else.
    let then = if notation == Notation::Hodoku && hodoku::is_single(step) { ": " } else { " => " };
    Some(format!("{why}{then}{}", conclusion(step, found_in)?))
}

/// `r1c2=5`, or `r1c3,r9c7<>5, r2c2<>4`.
fn conclusion(step: &Step, position: &Candidates) -> Option<String> {
    let of = |digit: Digit, gone: &[Candidate]| -> Vec<Cell> {
        gone.iter().filter(|gone| gone.digit == digit).map(|gone| gone.cell).collect()
    };
    match &step.conclusion {
        Conclusion::Place(Candidate { cell, digit }) => {
            Some(format!("{}={digit}", cells(&[*cell], position)))
        }
        Conclusion::Eliminate(gone) => {
            let all: DigitSet = gone.iter().map(|gone| gone.digit).collect();
            let told = all.iter().map(|digit| format!("{}<>{digit}", cells(&of(digit, gone), position)));
            Some(told.collect::<Vec<_>>().join(", "))
        }
        Conclusion::Impossible | Conclusion::TakeBack(_) => None,
    }
}

/// The candidates of some cells.
fn held(position: &Candidates, cells: &[Cell]) -> DigitSet {
    cells.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(position.digits(cell)))
}

/// Digits as they are written together: `123`.
fn run(all: DigitSet) -> String {
    digits(all, "")
}
