//! Locked candidates: a digit that one house confines to another.
//!
//! ```text
//!   box    rest of the row
//!   . . .  . . .  . . .
//!   d d .  * . .  . * .     Wherever d lands in the box, it lands in this row: nowhere else in the row.
//!   . . .  . . .  . . .
//! ```
//!
//! *Pointing* goes from a box to a line, *claiming* from a line to a box.

use super::Locked;
use crate::{
    Position,
    families::{
        Pattern,
        sink::{Sink, rule_out_of},
    },
    position::tables::Tables,
};
use std::ops::ControlFlow;
use sudoku_board::{Cell, Digit, House};

/// Finds digits of a box, or of a house beyond the usual ones, whose places are in another house.
pub fn pointing(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    for house in House::all(position.shape()).filter(|house| !house.is_line()) {
        confined(position, tables, house, sink)?;
    }
    ControlFlow::Continue(())
}

/// Finds digits of a line whose places are in one other house.
pub fn claiming(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    for house in House::all(position.shape()).filter(|house| house.is_line()) {
        confined(position, tables, house, sink)?;
    }
    ControlFlow::Continue(())
}

fn confined(position: &Position, tables: &Tables<'_>, within: House, sink: Sink<'_>) -> ControlFlow<()> {
    let geometry = position.geometry();
    let (cells, meeting) = (geometry.cells(within), geometry.meeting(within));
    for digit in tables.new_digits() {
        let places = position.candidates().places(digit, within);
        if places.len() < 2 || places.len() > meeting {
            continue;
        }
        let mut others = places.iter().map(|place| cells[place.index()]);
        let Some(first) = others.next() else { continue };
        for &crossing in geometry.houses_of(first).iter().filter(|crossing| crossing.kind() != within.kind())
        {
            let set = geometry.cell_set(crossing);
            if others.clone().all(|cell| set.contains(cell)) {
                let all = tables.places(digit).intersection(set);
                let gone = all.minus(geometry.cell_set(within));
                let crossing = Some(crossing);
                rule_out_of(sink, digit, &gone, || Pattern::Locked(Locked { digit, within, crossing }))?;
            }
        }
        if !position.shape().is_classic() {
            seen_by_all(position, tables, digit, within, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// Reports the cells that see all places of a digit in a house, but share no house with all of them.
fn seen_by_all(
    position: &Position,
    tables: &Tables<'_>,
    digit: Digit,
    within: House,
    sink: Sink<'_>,
) -> ControlFlow<()> {
    let geometry = position.geometry();
    let places = position.candidates().places(digit, within);
    let places: Vec<Cell> = places.iter().map(|place| geometry.cell_at(within, place)).collect();
    let crossings = geometry.houses_of_all(&places);
    let shared = crossings.fold(*geometry.cell_set(within), |all, house| all.union(geometry.cell_set(house)));
    let seers = geometry.common_peers(places).intersection(tables.places(digit));
    rule_out_of(sink, digit, &seers.minus(&shared), || {
        Pattern::Locked(Locked { digit, within, crossing: None })
    })
}
