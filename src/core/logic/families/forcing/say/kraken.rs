//! Sentences for Kraken fish.

use super::each_way;
use crate::{
    explain::en::say::{Assertion, Span, Step, cells, fits, houses, number, or, sentence},
    families::Kraken,
};
use sudoku_board::Candidates;

/// Returns "Rows 1 and 4 need two cells for 7, and column 9 can give only one. So r1c3, r4c5 or r4c8 must be 7.",
/// then a line for each of these places and its consequences.
pub(super) fn explain(found: &Kraken, step: &Step, position: &Candidates) -> Vec<Span> {
    let Kraken { digit, base, cover, branches, .. } = found;
    let (shape, places) = (position.shape(), found.places());
    let need = format!(" need {} cells for ", number(base.len()));
    let give = format!(" can give only {}.", number(cover.len()));
    let facts = sentence!(
        Assertion::Covered(*digit, base.clone(), cover.clone(), places.clone()),
        Assertion::Apart(*digit, base.clone(), Vec::new())
    );
    let mut only = sentence!(" So ", or(&places), " must be ", *digit, ".");
    if !fits(&only, shape) {
        only = sentence!(" So one of ", cells(&places, shape), " must be ", *digit, ".");
    }
    let said = sentence!(houses(base), need, *digit, ", and ", houses(cover), give, only, facts);
    each_way(said, Some(*digit), branches, step, position)
}
