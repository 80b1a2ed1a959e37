//! A small board: all its digits in one line, so that a list of many boards stays light. A digit too small to
//! read is a dot.

use std::fmt::Write;
use sudoku_core::{CellSet, Digit, Grid, Shape};

/// How wide a cell is, in the units of a sketch.
pub const CELL: usize = 100;
/// The strokes of the digits: their start in the cell, and their path. On a board with more digits than
/// these, they would be unreadable.
const STROKES: &[(usize, usize, &str)] = &[
    (38, 33, "l14-13v60"),
    (31, 35, "c0-20 38-20 38 0c0 16-38 26-38 45h39"),
    (32, 20, "h36l-21 23c32-1 31 37 0 37c-10 0-16-3-21-9"),
    (59, 80, "v-60l-30 42h43"),
    (67, 20, "h-32l-4 27c38-11 48 33 15 33c-9 0-15-3-20-8"),
    (63, 20, "c-22 5-33 23-33 41c0 26 40 26 40 0c0-21-30-23-39-5"),
    (30, 20, "h40l-25 60"),
    (50, 47, "c-24-4-24-27 0-27s24 23 0 27c-28 4-28 33 0 33s28-29 0-33"),
    (37, 80, "c22-5 33-23 33-41c0-26-40-26-40 0c0 21 30 23 39 5"),
];

/// The path of all digits of a grid that the other grid lacks, or of all.
#[must_use]
pub fn path(grid: &Grid, without: Option<&Grid>) -> String {
    let geometry = grid.shape().geometry();
    let mut path = String::new();
    for (cell, digit) in grid.filled() {
        if without.is_some_and(|other| other.get(cell).is_some()) {
            continue;
        }
        let (x, y, rest) = stroke(digit, grid.shape().side());
        let (x, y) = (geometry.column(cell) * CELL + x, geometry.row(cell) * CELL + y);
        // Writing to a string can't fail.
        let _ = write!(path, "M{x} {y}{rest}");
    }
    path
}

/// The path of cells that are filled. `width` is that of a cell, in drawing units.
#[must_use]
pub fn cells(shape: &Shape, cells: &CellSet, width: usize) -> String {
    let geometry = shape.geometry();
    let mut path = String::new();
    for cell in cells.iter() {
        let (x, y) = (geometry.column(cell) * width, geometry.row(cell) * width);
        let _ = write!(path, "M{x} {y}h{width}v{width}h-{width}z");
    }
    path
}

fn stroke(digit: Digit, side: usize) -> (usize, usize, &'static str) {
    let readable = STROKES.get(digit.index()).filter(|_| side <= STROKES.len());
    // A line of zero length with round ends is a dot.
    readable.copied().unwrap_or((CELL / 2, CELL / 2, "h0"))
}
