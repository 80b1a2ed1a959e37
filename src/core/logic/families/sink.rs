//! The sink of the finders, and the steps that they pass to it.

use crate::{
    Position,
    families::Pattern,
    position::tables::Tables,
    step::{Step, conclusion::Conclusion},
};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, CellSet, Digit, sorting::sort_few};

/// Receives each step of a finder, and returns whether to continue.
pub type Sink<'a> = &'a mut dyn FnMut(Step) -> ControlFlow<()>;

/// Passes a step that eliminates these candidates to the sink, unless there are none.
pub(crate) fn rule_out(
    sink: Sink<'_>,
    mut gone: Vec<Candidate>,
    pattern: impl FnOnce() -> Pattern,
) -> ControlFlow<()> {
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    sort_few(&mut gone);
    gone.dedup();
    sink(Step { pattern: pattern(), conclusion: Conclusion::Eliminate(gone) })
}

/// Passes a step that eliminates one digit from these cells to the sink. All of the cells have it.
pub(crate) fn rule_out_of(
    sink: Sink<'_>,
    digit: Digit,
    cells: &CellSet,
    pattern: impl FnOnce() -> Pattern,
) -> ControlFlow<()> {
    if cells.is_empty() {
        return ControlFlow::Continue(());
    }
    let gone = cells.iter().map(|cell| Candidate::new(cell, digit)).collect();
    sink(Step { pattern: pattern(), conclusion: Conclusion::Eliminate(gone) })
}

/// A finder: passes the steps of some techniques in a position to the sink.
pub type Find = fn(&Position, &Tables<'_>, Sink<'_>) -> ControlFlow<()>;
