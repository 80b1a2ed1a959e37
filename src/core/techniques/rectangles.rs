//! Rectangles that would have two solutions.
//!
//! ```text
//!            c2          c8
//!   r1       ab          ab       Four cells in two rows, two columns and two boxes. With only a and b in
//!   r3       ab          abc      them, the two could change places everywhere, and there would be two
//!                                 solutions. A puzzle has one, so something prevents it.
//! ```
//!
//! This needs the proof that the puzzle has one solution. A corner that is *bare* holds a or b; the types
//! differ in where the other candidates are. A corner may lack a or b: the argument is the same.

mod avoidable;
mod types;

pub use avoidable::{one as avoidable_one, two as avoidable_two};
pub use types::find;

use crate::{Cell, House, HouseKind, Order};

/// The corners of all rectangles in two boxes, in turn around them.
fn each_rectangle(
    order: Order,
    mut found: impl FnMut([Cell; 4]) -> std::ops::ControlFlow<()>,
) -> std::ops::ControlFlow<()> {
    let geometry = order.geometry();
    let side = order.side();
    let box_of = |cell: Cell| geometry.house_of(cell, HouseKind::Box);
    for top in 0..side {
        for bottom in top + 1..side {
            for left in 0..side {
                let [a, d] = [top, bottom].map(|row| geometry.cell(row, left));
                for right in left + 1..side {
                    let [b, c] = [top, bottom].map(|row| geometry.cell(row, right));
                    let two_boxes = (box_of(a) == box_of(b)) != (box_of(a) == box_of(d));
                    if two_boxes {
                        found([a, b, c, d])?;
                    }
                }
            }
        }
    }
    std::ops::ControlFlow::Continue(())
}

/// The houses that two cells share, lines first.
fn shared(order: Order, one: Cell, other: Cell) -> impl Iterator<Item = House> {
    order.geometry().shared_houses(one, other)
}
