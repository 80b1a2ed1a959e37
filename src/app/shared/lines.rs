//! Lines over the board, as paths. Units are cells; x counts columns and y rows, from 0.

use std::fmt::{self, Write};
use sudoku_core::{
    CellSet, Shape,
    geometry::{Tint, Tinted},
};
use sudoku_play::view::outline;

/// The line around cells, that far inside them.
pub(crate) fn border(shape: Shape, cells: &CellSet, inset: f64) -> String {
    let mut path = String::new();
    for loop_ in outline(shape, cells) {
        let corners = loop_.iter().map(|corner| {
            let (right, down) = corner.inward;
            (corner.column as f64 + inset * f64::from(right), corner.row as f64 + inset * f64::from(down))
        });
        polygon(&mut path, corners);
    }
    path
}

/// The squares that a variant tints for one reason, that far inside them.
pub(crate) fn tinted(shape: Shape, tint: Tint, inset: f64) -> String {
    let mut path = String::new();
    for Tinted { row, column, side, .. } in
        shape.geometry().tinted().into_iter().filter(|one| one.tint == tint)
    {
        let (x, y, side) =
            (short(column as f64 + inset), short(row as f64 + inset), short(side as f64 - 2.0 * inset));
        let _ = write!(path, "M{x} {y}h{side}v{side}h-{side}z");
    }
    path
}

/// Adds a closed line through corners.
pub(crate) fn polygon(path: &mut String, corners: impl Iterator<Item = (f64, f64)>) {
    for (i, (x, y)) in corners.enumerate() {
        let _ = write!(path, "{}{} {}", if i == 0 { 'M' } else { 'L' }, short(x), short(y));
    }
    path.push('z');
}

/// A length in thousandths of a cell. The formatting is by hand: the standard code for floats is larger than
/// all these drawings.
#[derive(Clone, Copy)]
pub(crate) struct Thousandths(i32);

impl fmt::Display for Thousandths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, mut part) = (self.0.unsigned_abs() / 1000, self.0.unsigned_abs() % 1000);
        let sign = if self.0 < 0 { "-" } else { "" };
        if part == 0 {
            return write!(f, "{sign}{whole}");
        }
        let mut places = 3;
        while part.is_multiple_of(10) {
            part /= 10;
            places -= 1;
        }
        write!(f, "{sign}{whole}.{part:0places$}")
    }
}

/// A length to a thousandth of a cell.
pub(crate) fn short(length: f64) -> Thousandths {
    Thousandths((length * 1000.0).round() as i32)
}
