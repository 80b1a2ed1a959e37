//! Rectangles that would have two solutions.
//!
//! ```text
//!            c2          c8
//!   r1       ab          ab       Four cells in two rows, two columns and two boxes. With only a and b in
//!   r3       ab          abc      them, the two could change places everywhere, and there would be two
//!                                 solutions. A puzzle has one, so something prevents it.
//! ```
//!
//! The argument requires a unique solution. A *bare* corner has only a and b; the types differ in the corners
//! with other candidates. A corner may lack a or b without changing the argument.

mod avoidable;
mod types;

pub use avoidable::{one as avoidable_one, two as avoidable_two};
pub use types::{find, hidden_between_bare};

use std::ops::ControlFlow;
use sudoku_board::{Cell, Geometry, House, Shape};

/// The corners of all rectangles in two boxes, in order around them, whose left and right sides are both
/// usable: the arguments give the upper and the lower end of a side.
fn each_rectangle(
    geometry: &Geometry,
    of_use: impl Fn(Cell, Cell) -> bool,
    mut found: impl FnMut([Cell; 4]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let side = geometry.side();
    let box_at = |row: usize, column: usize| geometry.box_of(geometry.cell(row, column));
    let stacks: Vec<House> = (0..side).map(|column| box_at(0, column)).collect();
    let mut sides: Vec<(House, Cell, Cell)> = Vec::with_capacity(side);
    for top in 0..side {
        for bottom in top + 1..side {
            let one_band = box_at(top, 0) == box_at(bottom, 0);
            let ends = (0..side).map(|column| [top, bottom].map(|row| geometry.cell(row, column)));
            let useful = stacks.iter().zip(ends).filter(|(_, [upper, lower])| of_use(*upper, *lower));
            sides.clear();
            sides.extend(useful.map(|(&stack, [upper, lower])| (stack, upper, lower)));
            for (i, &(stack, a, d)) in sides.iter().enumerate() {
                // Exactly one of the two must hold: the rows run through the same boxes, or the columns do.
                let others = sides[i + 1..].iter().filter(|(other, ..)| one_band != (*other == stack));
                for &(_, b, c) in others {
                    found([a, b, c, d])?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Returns the houses that two cells share, lines first.
fn shared(shape: &Shape, one: Cell, other: Cell) -> impl Iterator<Item = House> {
    shape.geometry().shared_houses(one, other)
}
