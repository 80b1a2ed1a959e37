//! Firework triples.
//!
//! ```text
//!        box 1    box 2    box 3
//!   r1   X o o    - Y -    - - -     Outside box 1, row 1 has the digit in Y at most, and column 1 in Z. If it is
//!   r2   o . .    . . .    . . .     in neither, both lines have it in box 1. A box has a digit once, so it is in
//!   r3   o . .    . . .    . . .     X. With three such digits, X, Y and Z have nothing else.
//!   r4   -
//!   r5   Z
//! ```

use super::{Sink, rule_out};
use crate::{
    Candidate, Cell, CellSet, Digit, DigitSet, House, Position,
    step::{Firework, Later},
    tables::{Tables, choose},
};
use std::ops::ControlFlow;

/// All of them.
pub fn triple(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let (candidates, geometry) = (position.candidates(), position.geometry());
    for cross in candidates.open_cells() {
        let [row, column, within] = geometry.usual_houses_of(cross);
        if !tables.is_new(row) && !tables.is_new(column) {
            continue;
        }
        let outside = |line: House| geometry.cell_set(line).minus(geometry.cell_set(within));
        let beyond = [row, column].map(outside);
        // The digits that each line still needs, with their places outside the box.
        let of = |line: usize, digit: Digit| -> Option<CellSet> {
            let house = [row, column][line];
            let there = tables.places(digit).intersection(&beyond[line]);
            (!candidates.places(digit, house).is_empty() && there.len() < 2).then_some(there)
        };
        let fires =
            Digit::all(position.shape()).filter_map(|digit| Some((digit, [of(0, digit)?, of(1, digit)?])));
        let fires: Vec<(Digit, [CellSet; 2])> = fires.collect();
        let masks = vec![0; fires.len()];
        choose(&masks, 3, 0, &mut |chosen, _| {
            let all =
                |line: usize| chosen.iter().fold(CellSet::EMPTY, |all, &at| all.union(&fires[at].1[line]));
            let (Some(one), Some(other)) = (only(&all(0)), only(&all(1))) else {
                return ControlFlow::Continue(());
            };
            let digits: DigitSet = chosen.iter().map(|&at| fires[at].0).collect();
            let ends = [one, other];
            let gone = [cross, one, other].into_iter().flat_map(|cell| {
                let gone = candidates.digits(cell).minus(digits);
                gone.iter().map(move |digit| Candidate::new(cell, digit))
            });
            rule_out(sink, gone.collect(), || {
                Later::Firework(Firework { digits, cross, within, lines: [row, column], ends }).into()
            })
        })?;
    }
    ControlFlow::Continue(())
}

fn only(cells: &CellSet) -> Option<Cell> {
    cells.first().filter(|_| cells.len() == 1)
}
