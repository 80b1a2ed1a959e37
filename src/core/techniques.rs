//! The patterns that a person looks for, a file for each family. Each finder is a function of a position: it
//! tells a sink what it finds, and stops when the sink has enough. No file here knows another family's.

pub mod bug;
pub mod chains;
pub mod coloring;
pub mod empty_rectangle;
pub mod fish;
pub mod forcing;
pub mod locked;
pub mod mixed_fish;
pub mod rectangles;
pub mod sets;
pub mod siamese;
pub mod singles;
pub mod subsets;
pub mod sue_de_coq;
pub mod turbot;
pub mod wings;

use crate::{
    Candidate, CellSet, Digit,
    step::{Conclusion, Pattern, Step},
};
use std::ops::ControlFlow;

/// Takes what a finder finds, and says whether it wants more.
pub type Sink<'a> = &'a mut dyn FnMut(Step) -> ControlFlow<()>;

/// Tells a sink that a pattern rules candidates out, unless there are none of these.
pub(crate) fn rule_out(
    sink: Sink<'_>,
    mut gone: Vec<Candidate>,
    pattern: impl FnOnce() -> Pattern,
) -> ControlFlow<()> {
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    gone.sort_unstable();
    gone.dedup();
    sink(Step { pattern: pattern(), conclusion: Conclusion::Eliminate(gone) })
}

/// Tells a sink that a pattern rules one digit out of these cells, all of which have it.
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
