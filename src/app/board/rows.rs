//! The rows of the board.
//!
//! One effect writes all cells. On a board of 625 cells, an effect for each would cost too much at mounting
//! and at each key.

use super::cell::{Cell, Square};
use crate::app::{shared::reconcile::reconcile, store::Store};
use leptos::{html, prelude::*};
use sudoku_core::Shape;

/// The rows of a board with their cells.
#[component]
pub(crate) fn Rows(
    shape: Shape,
    /// The board around them.
    board: NodeRef<html::Div>,
) -> impl IntoView {
    let store = expect_context::<Store>();
    let (seen, remarks) = (store.cells(), store.remarks());
    let taken = |element| Some(Square::new(element));
    let of_squares = shape.clone();
    reconcile(board, "[data-cell]", taken, move |squares| {
        let locale = store.locale();
        seen.with(|seen| {
            // On a change of size, this effect also gets the cells of the next board.
            if seen.len() == squares.len() {
                remarks.with(|remarks| {
                    let mut remarks = remarks.iter().peekable();
                    for (square, seen) in squares.iter_mut().zip(seen) {
                        let own = remarks.next_if(|(cell, _)| *cell == seen.cell);
                        square.paint(*seen, &of_squares, locale, own.map_or("", |(_, said)| said));
                    }
                });
            }
        });
    });
    let (side, geometry) = (shape.side(), shape.geometry());
    let row = |row| {
        let cell = |column| view! { <Cell index=geometry.cell(row, column).index() column /> };
        let cells = (0..side).map(cell).collect_view();
        view! { <div role="row" class="row" aria-rowindex=row + 1>{cells}</div> }
    };
    (0..side).map(row).collect_view()
}
