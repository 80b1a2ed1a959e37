//! A board in a list of boards.

use super::sketch;
use leptos::prelude::*;
use sudoku_core::Grid;

/// A small board: its givens, and the other digits.
#[component]
pub(crate) fn SmallBoard(
    /// The givens.
    givens: Grid,
    /// All digits, where there are more than the givens.
    #[prop(optional)]
    board: Option<Grid>,
) -> impl IntoView {
    let side = givens.order().side() * sketch::CELL;
    let placed = board.map(|board| {
        view! { <path class="sketch-placed" d=sketch::path(&board, Some(&givens))></path> }
    });
    view! {
        <span class="mini-board" data-order=givens.order().get() aria-hidden="true">
            <svg viewBox=format!("0 0 {side} {side}")>
                <path class="sketch-given" d=sketch::path(&givens, None)></path>
                {placed}
            </svg>
        </span>
    }
}
