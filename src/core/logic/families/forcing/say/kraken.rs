//! Sentences for Kraken fish.

use super::each_way;
use crate::{
    explain::{
        Assertion,
        plan::{Plan, fitting, plan},
        words::forcing,
    },
    families::Kraken,
    step::Step,
};
use sudoku_board::Candidates;

/// Returns "Rows 1 and 4 need two cells for 7, and column 9 can give only one. So r1c3, r4c5 or r4c8 must be 7.",
/// then a line for each of these places and its consequences.
pub(super) fn explain(found: &Kraken, step: &Step, position: &Candidates) -> Plan {
    let Kraken { digit, base, cover, branches, .. } = found;
    let places = found.places();
    let premise = plan![
        forcing::need_cells(base, *digit, cover),
        fitting(forcing::so_must_be(&places, *digit), forcing::so_one_must_be(&places, *digit)),
        Assertion::Covered(*digit, base.clone(), cover.clone(), places.clone()),
        Assertion::Apart(*digit, base.clone(), Vec::new()),
    ];
    each_way(premise, Some(*digit), branches, step, position)
}
