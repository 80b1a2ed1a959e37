//! Parts of plans that several families share.

use super::{
    assertion::Assertion,
    plan::{Plan, Said, losses, plan},
    words::common,
};
use sudoku_board::{Candidate, Cell, DigitSet};

/// Returns the conclusion about cells that see something; with several groups of digits the reason is a sentence of its
/// own.
pub(crate) fn so_seeing(gone: &[Candidate], what: Said) -> Plan {
    if let [(cells, digits)] = &losses(gone)[..] {
        return plan![Said::Conclusion, common::so_seeing(cells, what, *digits)];
    }
    let all: DigitSet = gone.iter().map(|gone| gone.digit).collect();
    plan![common::no_cell_seeing(what, all), Said::Conclusion, common::so(gone)]
}

/// Returns the line of a set, by its number, its cells and its digits.
pub(crate) fn set_line(number: u16, cells: &[Cell], digits: DigitSet) -> Plan {
    plan![Said::Line, common::set_line(number, cells, digits), Assertion::Holds(cells.to_vec(), digits)]
}
