//! Singles one at a time, for the ladder. [`crate::families::singles`] defines them, and finds all of a pass.

use crate::{
    Position,
    families::{Pattern, sink::Sink},
    position::tables::Tables,
    step::{Step, conclusion::Conclusion},
};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind, KindSet};

/// Finds cells that are the last empty one of a house.
pub fn full_houses(position: &Position, _: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let candidates = position.candidates();
    for cell in candidates.with_one_digit().iter() {
        let Some(digit) = candidates.digits(cell).single() else { continue };
        let kinds = last_of(position, cell);
        if !kinds.is_empty() {
            tell(sink, Pattern::FullHouse { kinds }, cell, digit)?;
        }
    }
    ControlFlow::Continue(())
}

/// Finds cells with one candidate that are not the last of a house.
pub fn naked(position: &Position, _: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let candidates = position.candidates();
    for cell in candidates.with_one_digit().iter() {
        let Some(digit) = candidates.digits(cell).single() else { continue };
        if last_of(position, cell).is_empty() {
            tell(sink, Pattern::NakedSingle, cell, digit)?;
        }
    }
    ControlFlow::Continue(())
}

/// Finds digits with one place in a box.
pub fn hidden_in_box(position: &Position, _: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    hidden(position, sink, HouseKind::is_box, in_box)
}

/// Finds digits with one place in a row, a column or another house, and more in the box.
pub fn hidden_in_line(position: &Position, _: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    hidden(position, sink, |kind| !kind.is_box(), |kinds| !in_box(kinds))
}

/// Finds digits with one place in any house.
pub fn hidden_anywhere(position: &Position, _: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    hidden(position, sink, |_| true, |_| true)
}

fn in_box(kinds: KindSet) -> bool {
    kinds.contains(HouseKind::Box) || kinds.contains(HouseKind::Region)
}

/// Finds digits with a single place in some of these kinds of house, if `wanted` accepts all kinds of house that
/// single them out.
fn hidden(
    position: &Position,
    sink: Sink<'_>,
    among: fn(HouseKind) -> bool,
    wanted: fn(KindSet) -> bool,
) -> ControlFlow<()> {
    let (candidates, geometry) = (position.candidates(), position.geometry());
    // As a set, the cells are in reading order, whichever house found them.
    let mut cells = CellSet::EMPTY;
    for house in House::all(position.shape()).filter(|house| among(house.kind())) {
        for digit in candidates.placed_once(house).iter() {
            let places = candidates.places(digit, house);
            places.iter().for_each(|one| cells.insert(geometry.cell_at(house, one)));
        }
    }
    for cell in cells.iter() {
        let houses = geometry.houses_of(cell);
        let once = |house: House| candidates.placed_once(house);
        let any = houses.iter().fold(DigitSet::EMPTY, |any, &house| any.union(once(house)));
        for digit in candidates.digits(cell).intersection(any).iter() {
            let only = houses.iter().filter(|&&house| once(house).contains(digit));
            let kinds: KindSet = only.map(|house| house.kind()).collect();
            // In the last cell of a house, a full house is the better reason.
            if wanted(kinds) && last_of(position, cell).is_empty() {
                tell(sink, Pattern::HiddenSingle { kinds }, cell, digit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Returns the kinds of house that have an open cell as their last.
fn last_of(position: &Position, cell: Cell) -> KindSet {
    let houses = position.geometry().houses_of(cell).iter().copied();
    houses.filter(|&house| position.candidates().gaps(house) == 1).map(House::kind).collect()
}

fn tell(sink: Sink<'_>, pattern: Pattern, cell: Cell, digit: Digit) -> ControlFlow<()> {
    sink(Step { pattern, conclusion: Conclusion::Place(Candidate::new(cell, digit)) })
}
