//! Texts for the steps of a search.

use super::{
    plan::{Plan, Said, plan},
    words::search,
};
use crate::step::{
    Step,
    conclusion::{Conclusion, StandingGuess},
};
use sudoku_board::{Candidate, Contradiction, DigitSet};

pub(super) fn guess(step: &Step, among: DigitSet, depth: u16) -> Plan {
    let Some(Candidate { cell, digit }) = step.placed() else { return Plan::new() };
    let depth = usize::from(depth);
    // A guess proves nothing, so the text does not mention the candidates it excludes.
    let earlier = match depth {
        0 | 1 => None,
        2 => Some(search::second_guess(depth)),
        _ => Some(search::further_guess(depth, depth - 1)),
    };
    plan![search::no_single(), search::try_digit(cell, among, digit), earlier]
}

/// Says what a contradiction is.
pub(super) fn contradiction(why: Contradiction) -> Said {
    match why {
        Contradiction::NoDigit(cell) => search::no_digit(cell),
        Contradiction::NoPlace(house, digit) => search::no_place(house, digit),
        Contradiction::Twice(house, digit) => search::twice(house, digit),
        Contradiction::Sum { first, found, sum } => {
            search::wrong_sum(first, usize::from(found), usize::from(sum))
        }
    }
}

pub(super) fn dead_end(why: Contradiction, last: Option<StandingGuess>) -> Plan {
    let so = match last {
        None => plan![search::no_guess_left()],
        Some(StandingGuess { guess, depth: 0 | 1 }) => plan![Said::Conclusion, search::was_wrong(guess)],
        // One of the guesses is wrong, and it is unknown which: the last one is undone.
        Some(StandingGuess { guess, depth: 2 }) => {
            plan![Said::Conclusion, search::not_with_the_one(guess)]
        }
        Some(StandingGuess { guess, .. }) => plan![Said::Conclusion, search::not_with_the_others(guess)],
    };
    plan![contradiction(why), so]
}

pub(super) fn retreat(step: &Step, digits: u16, depth: u16) -> Plan {
    let Conclusion::TakeBack(guess) = step.conclusion else { return Plan::new() };
    let Candidate { cell, digit } = guess;
    let undo = match digits {
        0 | 1 => search::undo(guess),
        2 => search::undo_with_one(guess),
        digits => search::undo_with(guess, usize::from(digits - 1)),
    };
    let led = match depth {
        0 | 1 => search::led(cell, digit),
        2 => search::led_given_one(cell, digit),
        _ => search::led_given_others(cell, digit),
    };
    plan![undo, Said::Conclusion, led]
}
