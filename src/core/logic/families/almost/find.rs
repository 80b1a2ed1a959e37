//! Almost locked pairs and triples, in a line and a box that cross.
//!
//! ```text
//!        box 1    box 2    box 3
//!   r1   . . .    . . .    . . .     One of a and b at most is in r2c8, so row 2 has the other in box 1. Not
//!   r2   - - -    . . .    . * .     both are there, or r3c2 had none. So r2c8 is a or b, and box 1 has both
//!   r3   . ab.    . . .    . . .     in the cells - and r3c2.
//! ```
//!
//! Row 2 has a and b in the cells - and * alone. With three digits, there are two cells like r3c2 and two
//! cells *. The line and the box may change places.

use super::CrossedSet;
use crate::{
    Position,
    families::{
        Decoded,
        sink::{Sink, rule_out},
    },
    position::tables::{Tables, choose},
};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Cell, CellSet, DigitSet, House, HouseKind};

/// Returns the houses that cross another one: lines a box, and boxes a line.
fn crossing(position: &Position, within: House) -> Vec<House> {
    let geometry = position.geometry();
    let kinds: &[HouseKind] = match within.kind() {
        HouseKind::Row | HouseKind::Column => &[HouseKind::Box, HouseKind::Region],
        _ => &[HouseKind::Row, HouseKind::Column],
    };
    let mut houses: Vec<House> = Vec::new();
    for &kind in kinds {
        for &cell in geometry.cells(within) {
            if let Some(house) = geometry.house_of(cell, kind)
                && !houses.contains(&house)
            {
                houses.push(house);
            }
        }
    }
    houses
}

/// Finds almost locked pairs: sets of two digits.
pub fn pairs(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let (candidates, geometry) = (position.candidates(), position.geometry());
    for &cell in tables.bivalue() {
        for &within in geometry.houses_of(cell) {
            for crossing in crossing(position, within) {
                let is_new = tables.is_new(within) || tables.is_new(crossing);
                if is_new && !geometry.cell_set(crossing).contains(cell) {
                    tell(candidates.digits(cell), &[cell], within, crossing, position, tables, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds almost locked triples: sets of three digits.
pub fn triples(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let (candidates, geometry) = (position.candidates(), position.geometry());
    if tables.limits().subset < 3 {
        return ControlFlow::Continue(());
    }
    let few = |cell: &Cell| (2..=3).contains(&candidates.digits(*cell).len());
    for within in House::all(position.shape()) {
        if geometry.cells(within).iter().filter(|cell| few(cell)).count() < 2 {
            continue;
        }
        tables.work(1)?;
        for crossing in crossing(position, within) {
            if !tables.is_new(within) && !tables.is_new(crossing) {
                continue;
            }
            let beside = geometry.cells(within).iter().copied().filter(few);
            let open: Vec<Cell> =
                beside.filter(|&cell| !geometry.cell_set(crossing).contains(cell)).collect();
            let masks: Vec<u32> = open.iter().map(|&cell| candidates.digits(cell).bits()).collect();
            choose(&masks, 2, 3, &mut |chosen, union| {
                let digits = DigitSet::from_bits(union);
                let naked: Vec<Cell> = chosen.iter().map(|&at| open[at]).collect();
                if digits.len() == 3 {
                    tell(digits, &naked, within, crossing, position, tables, sink)?;
                }
                ControlFlow::Continue(())
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Reports naked cells in the first house, if there are as many hidden ones in the second.
fn tell(
    digits: DigitSet,
    naked: &[Cell],
    within: House,
    crossing: House,
    position: &Position,
    tables: &Tables<'_>,
    sink: Sink<'_>,
) -> ControlFlow<()> {
    let (candidates, geometry) = (position.candidates(), position.geometry());
    let mut hidden = CellSet::EMPTY;
    for digit in digits.iter() {
        let there = tables.places(digit).intersection(geometry.cell_set(crossing));
        let there = there.minus(geometry.cell_set(within));
        hidden = hidden.union(&there);
        if there.is_empty() || hidden.len() > naked.len() {
            return ControlFlow::Continue(());
        }
    }
    if hidden.len() != naked.len() {
        return ControlFlow::Continue(());
    }
    let of = |cell: Cell, digits: DigitSet| digits.iter().map(move |digit| Candidate::new(cell, digit));
    let mut gone: Vec<Candidate> =
        hidden.iter().flat_map(|cell| of(cell, candidates.digits(cell).minus(digits))).collect();
    let beside = geometry.cell_set(within).minus(geometry.cell_set(crossing));
    for cell in beside.iter().filter(|cell| !naked.contains(cell)) {
        gone.extend(of(cell, candidates.digits(cell).intersection(digits)));
    }
    rule_out(sink, gone, || {
        let (naked, hidden) = (naked.to_vec(), hidden.iter().collect());
        Decoded::CrossedSet(CrossedSet { digits, within, naked, crossing, hidden }).into()
    })
}
