//! Singles: the three patterns that place a digit at once.
//!
//! * **Full house**: a house with one empty cell. The missing digit goes there.
//! * **Naked single**: a cell with one candidate. Each other digit stands in a house of the cell, or was
//!   ruled out before.
//! * **Hidden single**: a digit with one place in a house. It must stand somewhere in the house, and
//!   nowhere else is left.
//!
//! A full house is always a naked single and a hidden single, too; the easiest name is given. One scan
//! finds all of a position, so that what is found together does not depend on the order of looking.

use crate::{
    Candidate, Candidates, Cell, Digit, House, HouseKind, KindSet,
    step::{Conclusion, Pattern, Step},
};

/// All singles of one position, found together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Singles {
    /// Full houses and naked singles, in reading order; one for each cell.
    pub naked: Vec<Step>,
    /// Hidden singles, in reading order; one for each cell, naming all its houses. Cells that are naked
    /// singles are among them where they are hidden singles as well, and full houses by their own name.
    pub hidden: Vec<Step>,
}

impl Singles {
    /// Looks once at each cell and each digit of each house.
    #[must_use]
    pub fn scan(candidates: &Candidates) -> Self {
        Self { naked: naked(candidates), hidden: hidden(candidates) }
    }
}

/// The kinds of house of which a cell is the last empty one.
fn last_in(candidates: &Candidates, cell: Cell) -> KindSet {
    let geometry = candidates.geometry();
    let is_last = |house: &House| {
        geometry.cells(*house).iter().all(|&other| other == cell || !candidates.is_open(other))
    };
    geometry.houses_of(cell).into_iter().filter(is_last).map(House::kind).collect()
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
    let order = candidates.order();
    let geometry = candidates.geometry();
    // Kinds of house in which a digit has its only place, by cell; contradictory positions can make
    // two digits meet in a cell, and then both are listed.
    let mut found: Vec<Vec<(Digit, KindSet)>> = vec![Vec::new(); order.cell_count()];
    for kind in HouseKind::ALL {
        for house in (0..order.side()).map(|number| House::new(kind, number as u8)) {
            for digit in Digit::all(order) {
                let Some(place) = candidates.places(digit, house).single() else { continue };
                let here = &mut found[geometry.cell_at(house, place).index()];
                match here.iter_mut().find(|(other, _)| *other == digit) {
                    Some((_, kinds)) => *kinds = kinds.with(kind),
                    None => here.push((digit, KindSet::only(kind))),
                }
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
