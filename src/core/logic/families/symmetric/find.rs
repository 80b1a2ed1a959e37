//! Gurth's symmetrical placement.
//!
//! A motion of the board maps the givens to givens, and one digit always to the same other, or to itself. It maps
//! each solution to a solution, and there is only one, so the whole solution has the symmetry. A cell that the motion
//! leaves where it is can only have a digit that stays the same. Any other cell and its image have a digit and the image
//! of the digit.

use super::Symmetric;
use crate::{
    Position,
    families::{
        Decoded,
        sink::{Sink, rule_out},
    },
    position::tables::Tables,
};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Cell, Digit, DigitSet, Symmetry};

/// Finds the symmetries of the givens with all digits that break them.
pub fn find(position: &Position, _: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    Symmetry::all_on(position.shape()).try_for_each(|symmetry| {
        let Some(digits) = exchanged(symmetry, position) else { return ControlFlow::Continue(()) };
        let (candidates, geometry) = (position.candidates(), position.geometry());
        let image = |cell: Cell| symmetry.image(geometry, cell).unwrap_or(cell);
        let of = |all: DigitSet| -> DigitSet { all.iter().map(|digit| digits[digit.index()]).collect() };
        let mut fixed = Vec::new();
        for cell in candidates.open_cells().filter(|&cell| image(cell) == cell) {
            let gone = candidates.digits(cell).iter().filter(|digit| digits[digit.index()] != *digit);
            fixed.extend(gone.map(|digit| Candidate::new(cell, digit)));
        }
        let pattern = |from: Option<Cell>| {
            let digits = digits.clone();
            move || Decoded::Symmetric(Symmetric { symmetry, digits, from }).into()
        };
        rule_out(sink, fixed, pattern(None))?;
        Cell::all(position.shape()).try_for_each(|from| {
            let to = image(from);
            let kept = of(candidates.digit(from).map_or(candidates.digits(from), DigitSet::only));
            let gone = candidates.digits(to).minus(kept).iter().map(|digit| Candidate::new(to, digit));
            let gone = if to == from { Vec::new() } else { gone.collect() };
            rule_out(sink, gone, pattern(Some(from)))
        })
    })
}

/// Returns the image of each digit, if the givens have the symmetry with any.
fn exchanged(symmetry: Symmetry, position: &Position) -> Option<Vec<Digit>> {
    let (candidates, geometry, shape) = (position.candidates(), position.geometry(), position.shape());
    let mut images: Vec<Option<Digit>> = vec![None; shape.side()];
    let mut taken = DigitSet::EMPTY;
    for cell in position.givens().iter() {
        let to = symmetry.image(geometry, cell)?;
        let to = candidates.digit(to).filter(|_| position.givens().contains(to))?;
        let known = &mut images[candidates.digit(cell)?.index()];
        if known.is_none() {
            if taken.contains(to) {
                return None;
            }
            taken = taken.with(to);
            *known = Some(to);
        } else if *known != Some(to) {
            return None;
        }
    }
    // A puzzle with one solution lacks at most one digit, which has the only image left.
    let mut left = DigitSet::all(shape).minus(taken).iter();
    let mut all = Vec::new();
    for image in images {
        all.push(match image {
            Some(image) => image,
            None => left.next()?,
        });
    }
    (DigitSet::all(shape).minus(taken).len() < 2).then_some(all)
}
