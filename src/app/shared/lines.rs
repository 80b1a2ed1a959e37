//! Numbers in the attributes of drawings.

use sudoku_core::svg::Decimal;

/// A length to a thousandth of a cell.
pub(crate) fn short(length: f64) -> Decimal {
    Decimal::of(length, 3)
}

/// A scale, or a share of a whole board: a hundred-thousandth is below a pixel.
pub(crate) fn fine(share: f64) -> Decimal {
    Decimal::of(share, 5)
}
