//! A board in a list of boards.

use super::{
    clues::{Part, drawn_inside},
    picture, sketch,
};
use crate::app::{shared::measures::measures_of, store::Store};
use leptos::prelude::*;
use sudoku_core::{
    Cell, Digit, Grid, Symbols,
    drawing::{self, Place},
};

/// A small board: its givens, and the other digits.
#[component]
pub(crate) fn SmallBoard(
    /// The givens.
    givens: Grid,
    /// All digits, where there are more than the givens.
    #[prop(optional)]
    board: Option<Grid>,
) -> impl IntoView {
    let shape = givens.shape().clone();
    let side = shape.side() * sketch::CELL;
    let things = expect_context::<Store>().locale().symbols.on(&shape) != Symbols::Digits;
    let text = |class: &'static str, digits: &mut dyn Iterator<Item = (Cell, Digit)>| {
        picture::digits(class, &shape, sketch::CELL, digits)
    };
    let placed = board.map(|board| {
        if things {
            return text(
                "things placed",
                &mut board.filled().filter(|&(cell, _)| givens.get(cell).is_none()),
            );
        }
        view! { <path class="sketch-placed" d=sketch::path(&board, Some(&givens))></path> }.into_any()
    });
    let given = if things {
        text("things", &mut givens.filled())
    } else {
        view! { <path class="sketch-given" d=sketch::path(&givens, None)></path> }.into_any()
    };
    let cages = shape.has_cages().then(|| {
        let around = drawing::cages(&shape).map(|cage| cage.line.path(Place::BOARD)).collect::<String>();
        view! { <path class="sketch-cages" transform=format!("scale({})", sketch::CELL) d=around></path> }
    });
    let [under, over] = [Part::Under, Part::Over].map(|part| drawn_inside(&shape, part, sketch::CELL));
    view! {
        <span class="mini-board" {..measures_of(&shape)} data-density=shape.density().slug() aria-hidden="true">
            <svg viewBox=format!("0 0 {side} {side}")>
                {under}
                {cages}
                {given}
                {placed}
                {over}
            </svg>
        </span>
    }
}
