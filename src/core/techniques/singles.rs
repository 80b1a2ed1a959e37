//! Singles one at a time, for the ladder. What they are says [`crate::singles`], which finds all of a pass.

use super::Sink;
use crate::{
    Candidate, Cell, Digit, House, HouseKind, KindSet, Position,
    step::{Conclusion, Pattern, Step},
    tables::Tables,
};
use std::ops::ControlFlow;

/// Cells that are the last empty one of a house.
pub fn full_houses(position: &Position, _: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let candidates = position.candidates();
    for cell in candidates.open_cells() {
        let Some(digit) = candidates.digits(cell).single() else { continue };
        let kinds = last_of(position, cell);
        if !kinds.is_empty() {
            tell(sink, Pattern::FullHouse { kinds }, cell, digit)?;
        }
    }
    ControlFlow::Continue(())
}

/// Cells with one candidate that are not the last of a house.
pub fn naked(position: &Position, _: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let candidates = position.candidates();
    for cell in candidates.open_cells() {
        let Some(digit) = candidates.digits(cell).single() else { continue };
        if last_of(position, cell).is_empty() {
            tell(sink, Pattern::NakedSingle, cell, digit)?;
        }
    }
    ControlFlow::Continue(())
}

/// Digits with one place in a box.
pub fn hidden_in_box(position: &Position, _: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    hidden(position, sink, |kinds| kinds.contains(HouseKind::Box))
}

/// Digits with one place in a row or column, and more in the box.
pub fn hidden_in_line(position: &Position, _: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    hidden(position, sink, |kinds| !kinds.contains(HouseKind::Box))
}

/// Digits with one place in any house.
pub fn hidden_anywhere(position: &Position, _: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    hidden(position, sink, |_| true)
}

fn hidden(position: &Position, sink: Sink<'_>, wanted: fn(KindSet) -> bool) -> ControlFlow<()> {
    let (candidates, geometry) = (position.candidates(), position.geometry());
    for cell in candidates.open_cells() {
        for digit in candidates.digits(cell).iter() {
            let houses = geometry.houses_of(cell).into_iter();
            let kinds: KindSet =
                houses.filter(|&house| candidates.places(digit, house).len() == 1).map(House::kind).collect();
            // The last cell of a house is a full house, and that is the better reason.
            if !kinds.is_empty() && wanted(kinds) && last_of(position, cell).is_empty() {
                tell(sink, Pattern::HiddenSingle { kinds }, cell, digit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The kinds of house of which an open cell is the last.
fn last_of(position: &Position, cell: Cell) -> KindSet {
    let (candidates, geometry) = (position.candidates(), position.geometry());
    let mut houses = geometry.houses_of(cell).into_iter();
    let alone =
        |house| geometry.cells(house).iter().all(|&other| other == cell || !candidates.is_open(other));
    let full = houses.by_ref().filter(|&house| alone(house));
    full.map(House::kind).collect()
}

fn tell(sink: Sink<'_>, pattern: Pattern, cell: Cell, digit: Digit) -> ControlFlow<()> {
    sink(Step { pattern, conclusion: Conclusion::Place(Candidate::new(cell, digit)) })
}
