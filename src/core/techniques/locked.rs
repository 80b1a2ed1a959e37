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

use super::{Sink, rule_out_of};
use crate::{
    House, Position,
    step::{Locked, Pattern},
    tables::Tables,
};
use std::ops::ControlFlow;

/// Digits of a box, or of a house beyond the usual ones, whose places are in another house.
pub fn pointing(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    for house in House::all(position.shape()).filter(|house| !house.is_line()) {
        confined(position, tables, house, sink)?;
    }
    ControlFlow::Continue(())
}

/// Digits of a line whose places are in one other house.
pub fn claiming(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    for house in House::all(position.shape()).filter(|house| house.is_line()) {
        confined(position, tables, house, sink)?;
    }
    ControlFlow::Continue(())
}

fn confined(position: &Position, tables: &Tables<'_>, within: House, sink: Sink<'_>) -> ControlFlow<()> {
    let geometry = position.geometry();
    for digit in tables.new_digits() {
        let places = position.candidates().places(digit, within);
        if places.len() < 2 || places.len() > geometry.meeting(within) {
            continue;
        }
        let Some(first) = places.first().map(|place| geometry.cell_at(within, place)) else { continue };
        for &crossing in geometry.houses_of(first) {
            let together = crossing.kind() != within.kind()
                && places
                    .iter()
                    .all(|place| geometry.cell_set(crossing).contains(geometry.cell_at(within, place)));
            if together {
                let all = tables.places(digit).intersection(geometry.cell_set(crossing));
                let gone = all.minus(geometry.cell_set(within));
                rule_out_of(sink, digit, &gone, || Pattern::Locked(Locked { digit, within, crossing }))?;
            }
        }
    }
    ControlFlow::Continue(())
}
