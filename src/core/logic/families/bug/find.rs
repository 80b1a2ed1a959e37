//! The bivalue universal grave: if each open cell has two candidates, and each missing digit has two places
//! in each house, the puzzle has two solutions or none. So the single extra candidate is right.

use super::Bug;
use crate::{
    Position,
    families::{
        Pattern,
        sink::{Sink, rule_out},
    },
    position::tables::Tables,
    step::{Step, conclusion::Conclusion},
};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Digit, House};

/// Finds BUG+1: one cell with three candidates, and a digit of it with three places in its houses. Reports first
/// the placement, then the eliminations.
pub fn plus_one(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let candidates = position.candidates();
    if tables.bivalue().len() + 1 != candidates.open_count() {
        return ControlFlow::Continue(());
    }
    let Some(cell) = candidates.open_cells().find(|&cell| candidates.digits(cell).len() == 3) else {
        return ControlFlow::Continue(());
    };
    let own = position.geometry().houses_of(cell);
    for digit in candidates.digits(cell).iter() {
        let is_bug = House::all(position.shape()).all(|house| {
            let extra = own.contains(&house);
            Digit::all(position.shape()).all(|other| {
                let places = candidates.places(other, house).len();
                if extra && other == digit { places == 3 } else { places == 0 || places == 2 }
            })
        });
        if is_bug {
            let others = candidates.digits(cell).without(digit);
            let gone = others.iter().map(|other| Candidate::new(cell, other)).collect();
            let candidate = Candidate::new(cell, digit);
            sink(Step {
                pattern: Pattern::Bug(Bug { candidate }),
                conclusion: Conclusion::Place(candidate),
            })?;
            rule_out(sink, gone, || Pattern::Bug(Bug { candidate }))?;
        }
    }
    ControlFlow::Continue(())
}
