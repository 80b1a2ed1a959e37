//! Singles: the three patterns that directly place a digit.
//!
//! * **Full house**: a house with one empty cell. The missing digit goes there.
//! * **Naked single**: a cell with one candidate. Each other digit is in a house of the cell, or was
//!   eliminated earlier.
//! * **Hidden single**: a digit with one place in a house. The house needs the digit, and has no other place
//!   for it.
//!
//! A full house is always also a naked single and a hidden single; it has the easiest name. One scan finds
//! all singles of a position, so that the result does not depend on the order of search.

pub mod find;
pub(crate) mod say;

use super::{Conclusion, Pattern};
use crate::step::Step;
use sudoku_board::{Candidate, Candidates, Cell, Digit, House, KindSet};

/// All singles of one position, found together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Singles {
    /// Full houses and naked singles, in reading order; one for each cell.
    pub naked: Vec<Step>,
    /// Hidden singles, in reading order; one for each cell, with all its houses. Includes cells of naked
    /// singles if they are also hidden singles, and full houses under that name.
    pub hidden: Vec<Step>,
}

impl Singles {
    /// Examines each cell, and each digit of each house, once.
    #[must_use]
    pub fn scan(candidates: &Candidates) -> Self {
        Self { naked: naked(candidates), hidden: hidden(candidates) }
    }
}

/// Returns the kinds of house that have a cell as their last empty one.
fn last_in(candidates: &Candidates, cell: Cell) -> KindSet {
    let geometry = candidates.geometry();
    let is_last = |house: &House| {
        geometry.cells(*house).iter().all(|&other| other == cell || !candidates.is_open(other))
    };
    geometry.houses_of(cell).iter().copied().filter(is_last).map(House::kind).collect()
}

fn naked(candidates: &Candidates) -> Vec<Step> {
    candidates
        .open_cells()
        .filter_map(|cell| {
            let digit = candidates.digits(cell).single()?;
            let kinds = last_in(candidates, cell);
            let pattern = if kinds.is_empty() { Pattern::NakedSingle } else { Pattern::FullHouse { kinds } };
            Some(placing(pattern, cell, digit))
        })
        .collect()
}

fn hidden(candidates: &Candidates) -> Vec<Step> {
    let shape = candidates.shape();
    let geometry = candidates.geometry();
    // For each cell, the digits with their only place there, and the kinds of house. In a contradictory
    // position a cell may have two such digits, and both are listed.
    let mut found: Vec<Vec<(Digit, KindSet)>> = vec![Vec::new(); shape.cell_count()];
    for house in House::all(shape) {
        for digit in Digit::all(shape) {
            let Some(place) = candidates.places(digit, house).single() else { continue };
            let here = &mut found[geometry.cell_at(house, place).index()];
            match here.iter_mut().find(|(other, _)| *other == digit) {
                Some((_, kinds)) => *kinds = kinds.with(house.kind()),
                None => here.push((digit, KindSet::only(house.kind()))),
            }
        }
    }
    let steps = found.into_iter().enumerate().flat_map(|(index, digits)| {
        let cell = Cell::at(index);
        digits.into_iter().map(move |(digit, kinds)| {
            let last = last_in(candidates, cell);
            let pattern = if last.is_empty() {
                Pattern::HiddenSingle { kinds }
            } else {
                Pattern::FullHouse { kinds: last }
            };
            placing(pattern, cell, digit)
        })
    });
    steps.collect()
}

fn placing(pattern: Pattern, cell: Cell, digit: Digit) -> Step {
    Step { pattern, conclusion: Conclusion::Place(Candidate::new(cell, digit)) }
}
