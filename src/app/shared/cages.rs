//! The cages of a killer on a drawn board: the lines around them, and their sums. Units are cells.

use leptos::prelude::*;
use sudoku_core::{
    Shape,
    drawing::{self, DrawnCage, Figure, Place},
};

/// The cages of a board; nothing without them. A query says the cage of a cell, so this is for eyes alone.
#[component]
pub(crate) fn Cages(
    shape: Shape,
    /// Whether they are tinted, each other than its neighbours.
    #[prop(optional)]
    tinted: bool,
) -> impl IntoView {
    let side = shape.side();
    let (dash, gap) = DrawnCage::DASH;
    let cage = |DrawnCage { line, sum }: DrawnCage| {
        let sum = sum.map(|((x, y), sum)| view! { <text x=x y=y font-size=DrawnCage::SIZE>{sum}</text> });
        view! {
            <path d=line.path(Place::BOARD) stroke-dasharray=format!("{dash} {gap}")></path>
            {sum}
        }
    };
    let areas = (tinted && shape.has_cages()).then(|| {
        let area = |(tint, area): (u8, Figure)| {
            view! { <path data-tint=tint d=area.path(Place::BOARD)></path> }
        };
        let areas = drawing::cage_areas(&shape).into_iter().map(area).collect_view();
        view! { <svg class="cage-tints" viewBox=format!("0 0 {side} {side}") aria-hidden="true">{areas}</svg> }
    });
    let lines = shape.has_cages().then(|| {
        view! {
            <svg class="cages" viewBox=format!("0 0 {side} {side}") aria-hidden="true">
                {drawing::cages(&shape).map(cage).collect_view()}
            </svg>
        }
    });
    view! { {areas} {lines} }
}
