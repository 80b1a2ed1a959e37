//! A board drawn small: all its digits in one line of a pen, so that a list of many boards stays light.
//! Where a digit would be too small to be read it is a dot.

use std::fmt::Write;
use sudoku_core::{Digit, Grid};

/// How wide a cell is, in the units of a sketch.
pub const CELL: usize = 100;
/// The largest side whose digits can still be told apart.
const READABLE: usize = 9;

/// The strokes of the digits: where each begins, seen from the middle of its cell, and how it goes on.
const STROKES: [(i32, i32, &str); READABLE] = [
    (-12, -17, "l14-13v60"),
    (-19, -15, "c0-20 38-20 38 0c0 16-38 26-38 45h39"),
    (-18, -30, "h36l-21 23c32-1 31 37 0 37c-10 0-16-3-21-9"),
    (9, 30, "v-60l-30 42h43"),
    (17, -30, "h-32l-4 27c38-11 48 33 15 33c-9 0-15-3-20-8"),
    (13, -30, "c-22 5-33 23-33 41c0 26 40 26 40 0c0-21-30-23-39-5"),
    (-20, -30, "h40l-25 60"),
    (0, -3, "c-24-4-24-27 0-27s24 23 0 27c-28 4-28 33 0 33s28-29 0-33"),
    (-13, 30, "c22-5 33-23 33-41c0-26-40-26-40 0c0 21 30 23 39 5"),
];

/// The path of all digits of a grid that the other grid does not hold, or of all.
#[must_use]
pub fn path(grid: &Grid, without: Option<&Grid>) -> String {
    let geometry = grid.order().geometry();
    let mut path = String::new();
    for (cell, digit) in grid.filled() {
        if without.is_some_and(|other| other.get(cell).is_some()) {
            continue;
        }
        let middle = |line: usize| (line * CELL + CELL / 2) as i32;
        let (x, y, rest) = stroke(digit, grid.order().side());
        let (x, y) = (middle(geometry.column(cell)) + x, middle(geometry.row(cell)) + y);
        // To write into a text cannot fail.
        let _ = write!(path, "M{x} {y}{rest}");
    }
    path
}

fn stroke(digit: Digit, side: usize) -> (i32, i32, &'static str) {
    let readable = (side <= READABLE).then(|| STROKES[digit.index()]);
    // A line of no length with round ends is a dot.
    readable.unwrap_or((0, 0, "h0"))
}
