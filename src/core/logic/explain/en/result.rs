//! The result of a step in a few words, for the line above its reasons.

use super::{
    Span,
    naming::short,
    say::{Piece, cells, losses, one_of, sentence},
};
use crate::{
    families::Pattern,
    step::{Step, conclusion::Conclusion},
};
use sudoku_board::{Candidate, CellSet, DigitSet, Shape, Symbols};

/// The most letters of a result: one line on the narrowest phone. A longer result becomes a count.
pub const LONGEST: usize = 40;

/// Returns "r5c4 is 3", "r1c2 and r4c5 aren't 7", or "9 cells aren't 7".
#[must_use]
pub fn result(step: &Step, shape: &Shape) -> Vec<Span> {
    match (&step.conclusion, &step.pattern) {
        (Conclusion::Place(Candidate { cell, digit }), Pattern::Guess { .. }) => {
            sentence!("Try ", *digit, " in ", *cell)
        }
        (Conclusion::Place(Candidate { cell, digit }), _) => sentence!(*cell, " is ", *digit),
        (Conclusion::Eliminate(gone), _) => gone_in_short(gone, shape),
        (Conclusion::TakeBack(guess), _) => gone_in_short(&[*guess], shape),
        (Conclusion::Impossible, Pattern::DeadEnd { last: Some(_), .. }) => {
            sentence!("The last guess was wrong")
        }
        (Conclusion::Impossible, _) => sentence!("No solution"),
    }
}

/// Returns the eliminations with all names, or with a number in the place of names that are too many.
fn gone_in_short(gone: &[Candidate], shape: &Shape) -> Vec<Span> {
    let groups = losses(gone);
    let is = |count: usize, digits: DigitSet| {
        sentence!(if count == 1 { " isn't " } else { " aren't " }, one_of(digits))
    };
    let mut named = Vec::new();
    for (at, (some, digits)) in groups.iter().enumerate() {
        if at > 0 {
            (if at + 1 == groups.len() { ", and " } else { ", " }).add(&mut named);
        }
        cells(some, shape).add(&mut named);
        is(some.len(), *digits).add(&mut named);
    }
    let counted = if let [(some, digits)] = &groups[..] {
        sentence!(format!("{} cells", some.len()), is(some.len(), *digits))
    } else {
        let cells: CellSet = gone.iter().map(|gone| gone.cell).collect();
        sentence!(format!("{} candidates in {} cells are out", gone.len(), cells.len()))
    };
    let fits = |said: &[Span]| {
        // Digits measure it, so that it stays the same when the board shows other things.
        let written = said.iter().map(|span| short(span, shape, Symbols::Digits).chars().count());
        written.sum::<usize>() <= LONGEST
    };
    if fits(&named) { named } else { counted }
}
