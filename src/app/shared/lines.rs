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

/// A number with few decimal places. The formatting is by hand: the standard code for floats is larger than all
/// these drawings.
#[derive(Clone, Copy)]
pub(crate) struct Decimal {
    /// The number in units of its last place.
    units: i32,
    places: u8,
}

impl Decimal {
    fn of(number: f64, places: u8) -> Self {
        Self { units: (number * f64::from(10_u32.pow(places.into()))).round() as i32, places }
    }
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let one = 10_u32.pow(self.places.into());
        let (whole, mut part) = (self.units.unsigned_abs() / one, self.units.unsigned_abs() % one);
        let sign = if self.units < 0 { "-" } else { "" };
        if part == 0 {
            return write!(f, "{sign}{whole}");
        }
        let mut places = usize::from(self.places);
        while part.is_multiple_of(10) {
            part /= 10;
            places -= 1;
        }
        write!(f, "{sign}{whole}.{part:0places$}")
    }
}

/// A length to a thousandth of a cell.
pub(crate) fn short(length: f64) -> Decimal {
    Decimal::of(length, 3)
}

/// A scale, or a share of a whole board: a hundred-thousandth is below a pixel.
pub(crate) fn fine(share: f64) -> Decimal {
    Decimal::of(share, 5)
}
