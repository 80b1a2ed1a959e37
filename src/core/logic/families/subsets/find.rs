//! Subsets: as many digits as cells, confined to each other in a house.
//!
//! *Naked*: the cells have no other digits, so these digits go nowhere else in the house.
//! *Hidden*: the digits have no other places, so nothing else goes into these cells. Both are one deduction
//! seen from two sides: if k of m open cells are naked, the other m − k digits are hidden in the other cells.
//!
//! A naked set in the intersection of a line and a box eliminates from both. If both lose something, it is a
//! *locked* pair or triple; larger ones keep the name of naked sets.

use super::{SetKind, Subset};
use crate::{
    Position,
    families::{
        Pattern,
        sink::{Sink, rule_out},
    },
    position::tables::{Tables, choose},
};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Cell, CellSet, Digit, DigitSet, House, Places};

/// The size of the largest locked set.
const LARGEST_LOCKED: usize = 3;

/// Finds naked sets of that size, including the locked ones.
pub fn naked(size: usize, position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    if size > tables.limits().subset {
        return ControlFlow::Continue(());
    }
    let geometry = position.geometry();
    let (mut open, mut masks): (Vec<Cell>, Vec<u32>) = (Vec::new(), Vec::new());
    for house in tables.houses() {
        tables.work(1)?;
        let few = |&cell: &Cell| (2..=size).contains(&position.candidates().digits(cell).len());
        open.clear();
        open.extend(geometry.cells(house).iter().copied().filter(few));
        masks.clear();
        masks.extend(open.iter().map(|&cell| position.candidates().digits(cell).bits()));
        choose(&masks, size, size, &mut |chosen, union| {
            let cells: Vec<Cell> = chosen.iter().map(|&i| open[i]).collect();
            tell_naked(position, tables, house, cells, DigitSet::from_bits(union), sink)
        })?;
    }
    ControlFlow::Continue(())
}

fn tell_naked(
    position: &Position,
    tables: &Tables<'_>,
    house: House,
    cells: Vec<Cell>,
    digits: DigitSet,
    sink: Sink<'_>,
) -> ControlFlow<()> {
    if digits.len() != cells.len() {
        return ControlFlow::Continue(());
    }
    let geometry = position.geometry();
    let own: CellSet = cells.iter().copied().collect();
    let mut gone = Vec::new();
    let mut losing = 0;
    let mut first = None;
    for shared in geometry.houses_of_all(&cells) {
        let rest = geometry.cell_set(shared).minus(&own);
        let before = gone.len();
        for digit in digits.iter() {
            let there = tables.places(digit).intersection(&rest);
            gone.extend(there.iter().map(|cell| Candidate::new(cell, digit)));
        }
        losing += usize::from(gone.len() > before);
        // A set in two houses belongs to the first of them that loses something.
        if gone.len() > before && first.is_none() {
            first = Some(shared);
        }
    }
    if first != Some(house) {
        return ControlFlow::Continue(());
    }
    let locked = losing > 1 && cells.len() <= LARGEST_LOCKED;
    let kind = if locked { SetKind::Locked } else { SetKind::Naked };
    rule_out(sink, gone, || Pattern::Subset(Subset { kind, house, cells, digits }))
}

/// Finds hidden sets of that size.
pub fn hidden(size: usize, position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    if size > tables.limits().subset {
        return ControlFlow::Continue(());
    }
    let (candidates, geometry) = (position.candidates(), position.geometry());
    let (mut open, mut masks): (Vec<Digit>, Vec<u32>) = (Vec::new(), Vec::new());
    for house in tables.houses() {
        tables.work(1)?;
        let few = |&digit: &Digit| (2..=size).contains(&candidates.places(digit, house).len());
        open.clear();
        open.extend(Digit::all(position.shape()).filter(few));
        masks.clear();
        masks.extend(open.iter().map(|&digit| candidates.places(digit, house).bits()));
        choose(&masks, size, size, &mut |chosen, union| {
            let places = Places::from_bits(union);
            if places.len() != size {
                return ControlFlow::Continue(());
            }
            let digits: DigitSet = chosen.iter().map(|&i| open[i]).collect();
            let cells: Vec<Cell> = places.iter().map(|place| geometry.cell_at(house, place)).collect();
            let of = |&cell: &Cell| {
                let others = candidates.digits(cell).minus(digits);
                others.iter().map(move |digit| Candidate::new(cell, digit))
            };
            let gone = cells.iter().flat_map(of).collect();
            rule_out(sink, gone, || Pattern::Subset(Subset { kind: SetKind::Hidden, house, cells, digits }))
        })?;
    }
    ControlFlow::Continue(())
}
