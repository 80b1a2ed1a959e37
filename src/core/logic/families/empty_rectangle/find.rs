//! Empty rectangle: in a box, all places of a digit are in one row and one column.
//!
//! ```text
//!        c2 c3 ...  c8
//!   r1   .  d       .        If B is the digit, the cell * can't be it. If not, A is, which bars row 2 in
//!   r2   d  .       A        the box: the digit must be in column 3 there, and * can't be it either.
//!   r3   .  d       :
//!           :       :
//!   r7      *       B
//! ```

use super::{BoxReading, EmptyRectangle};
use crate::{
    Position,
    families::{
        Pattern,
        sink::{Sink, rule_out_of},
    },
    position::tables::Tables,
};
use std::{cell::OnceCell, ops::ControlFlow};
use sudoku_board::{Cell, CellSet, Digit, House, HouseKind};

/// Readings of a box, each with the cells that it eliminates the digit from.
type Readings = [(BoxReading, CellSet)];

/// Finds empty rectangles with one strong link.
pub fn single(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    each(position, tables, &mut |digit, within, found| {
        for (reading, gone) in found {
            rule_out_of(sink, digit, gone, || {
                Pattern::EmptyRectangle(EmptyRectangle { digit, within, readings: vec![*reading] })
            })?;
        }
        ControlFlow::Continue(())
    })
}

/// Finds two empty rectangles of a box whose strong links share their far end, one for each reading of the box.
pub fn dual(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    each(position, tables, &mut |digit, within, found| {
        for (i, (one, gone)) in found.iter().enumerate() {
            for (other, more) in &found[i + 1..] {
                if one.is_swapped(other) && gone != more {
                    let readings = vec![*one, *other];
                    rule_out_of(sink, digit, &gone.union(more), || {
                        Pattern::EmptyRectangle(EmptyRectangle { digit, within, readings })
                    })?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// Finds two empty rectangles of a box with different eliminations and links that do not share their far end.
pub fn dual_apart(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    each(position, tables, &mut |digit, within, found| {
        for (i, (one, gone)) in found.iter().enumerate() {
            for (other, more) in &found[i + 1..] {
                let differ = !gone.minus(more).is_empty() && !more.minus(gone).is_empty();
                if !one.is_swapped(other) && differ {
                    let readings = vec![*one, *other];
                    rule_out_of(sink, digit, &gone.union(more), || {
                        Pattern::EmptyRectangle(EmptyRectangle { digit, within, readings })
                    })?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// A box and its readings that eliminate something.
type Read = (House, Vec<(BoxReading, CellSet)>);

/// The boxes by digit, computed once for both techniques.
struct Boxes(Vec<OnceCell<Vec<Read>>>);

/// Yields, box by box, all readings that eliminate something.
fn each(
    position: &Position,
    tables: &Tables<'_>,
    told: &mut dyn FnMut(Digit, House, &Readings) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let boxes = tables.shared(|| Boxes(vec![OnceCell::new(); position.shape().side()]));
    for digit in tables.digits() {
        let boxes = boxes.0[digit.index()].get_or_init(|| boxes_of(position, tables, digit));
        boxes.iter().try_for_each(|(within, found)| told(digit, *within, found))?;
    }
    ControlFlow::Continue(())
}

fn boxes_of(position: &Position, tables: &Tables<'_>, digit: Digit) -> Vec<Read> {
    let geometry = position.geometry();
    let mut boxes = Vec::new();
    if tables.links(digit).is_empty() {
        return boxes;
    }
    // Two lines have at most this many cells in a box, one of them in common.
    let [row, column, _] = geometry.usual_houses_of(Cell::at(0));
    let most = geometry.meeting(row) + geometry.meeting(column) - 1;
    for within in House::all(position.shape()).filter(|house| house.kind() == HouseKind::Box) {
        let count = position.candidates().places(digit, within).len();
        if count < 2 || count > most {
            continue;
        }
        let inside = tables.places(digit).intersection(geometry.cell_set(within));
        let mut found = Vec::new();
        for corner in geometry.cells(within) {
            let [row, column, _] = geometry.usual_houses_of(*corner);
            if is_empty_rectangle(position, &inside, row, column) {
                readings(position, tables, digit, within, (row, column), &mut found);
                readings(position, tables, digit, within, (column, row), &mut found);
            }
        }
        if !found.is_empty() {
            boxes.push((within, found));
        }
    }
    boxes
}

/// Returns whether all places are on the two lines, and each line has one that the other lacks.
fn is_empty_rectangle(position: &Position, inside: &CellSet, row: House, column: House) -> bool {
    let geometry = position.geometry();
    let (on_row, on_column) = (geometry.cell_set(row), geometry.cell_set(column));
    inside.is_subset_of(&on_row.union(on_column))
        && !inside.is_subset_of(on_row)
        && !inside.is_subset_of(on_column)
}

/// Adds the strong links across the barred line that eliminate the digit from it in the box.
fn readings(
    position: &Position,
    tables: &Tables<'_>,
    digit: Digit,
    within: House,
    (barred, left): (House, House),
    found: &mut Vec<(BoxReading, CellSet)>,
) {
    let geometry = position.geometry();
    let in_box = geometry.cell_set(within);
    let bars = |cell: Cell| geometry.cell_set(barred).contains(cell) && !in_box.contains(cell);
    for link in tables.links(digit).iter().filter(|link| link.house.kind() == left.kind()) {
        for (near, far) in link.both_ways().into_iter().filter(|(near, _)| bars(*near)) {
            let crossing = geometry.peers(far).intersection(geometry.cell_set(left)).minus(in_box);
            let gone = crossing.intersection(tables.places(digit));
            if !gone.is_empty() {
                found.push((BoxReading { barred, left, link: [near, far], house: link.house }, gone));
            }
        }
    }
}
