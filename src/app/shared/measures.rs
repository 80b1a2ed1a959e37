//! The measures of a board for the style sheets, which ask for nothing else about its size.

use sudoku_core::Shape;

/// The custom properties of a shape: its side, half of that, and the rows and columns of a box.
pub(crate) fn measures(shape: Shape) -> String {
    let side = shape.side();
    let (half, rows, columns) = (side.div_ceil(2), shape.box_rows(), shape.box_columns());
    format!("--side:{side};--half:{half};--box-rows:{rows};--box-columns:{columns}")
}
