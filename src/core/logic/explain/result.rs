//! The result of a step in a few words, for the line above its reasons.

use super::{
    Locale, Span,
    plan::{Plan, losses, plan},
    say::{say, written},
    words::result as words,
};
use crate::{
    families::Pattern,
    step::{Step, conclusion::Conclusion},
};
use sudoku_board::{Candidate, CellSet, Shape};

/// The most letters of a result: one line on the narrowest phone. A longer result becomes a count.
pub const LONGEST: usize = 40;

/// Returns "r5c4 is 3", "r1c2 and r4c5 aren't 7", or "9 cells aren't 7".
pub(super) fn of(step: &Step, shape: &Shape, locale: Locale) -> Vec<Span> {
    let plan = plan![match (&step.conclusion, &step.pattern) {
        (Conclusion::Place(Candidate { cell, digit }), Pattern::Guess { .. }) => {
            words::try_it(*digit, *cell)
        }
        (Conclusion::Place(Candidate { cell, digit }), _) => words::is(*cell, *digit),
        (Conclusion::Eliminate(gone), _) => return gone_in_short(gone, shape, locale),
        (Conclusion::TakeBack(guess), _) => return gone_in_short(&[*guess], shape, locale),
        (Conclusion::Impossible, Pattern::DeadEnd { last: Some(_), .. }) => words::guess_was_wrong(),
        (Conclusion::Impossible, _) => words::no_solution(),
    }];
    say(plan, shape, locale.language)
}

/// Returns the eliminations with all names, or with a number in the place of names that are too many.
fn gone_in_short(gone: &[Candidate], shape: &Shape, locale: Locale) -> Vec<Span> {
    let named = say(plan![words::gone(gone)], shape, locale.language);
    if written(&named, shape, locale.language).chars().count() <= LONGEST {
        return named;
    }
    let counted: Plan = if let [(some, digits)] = &losses(gone)[..] {
        plan![words::so_many_are_not(some.len(), *digits)]
    } else {
        let cells: CellSet = gone.iter().map(|gone| gone.cell).collect();
        plan![words::so_many_are_out(gone.len(), cells.len())]
    };
    say(counted, shape, locale.language)
}
