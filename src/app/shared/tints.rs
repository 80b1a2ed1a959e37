//! The squares that a variant tints on a drawn board, and the walls of its regions. Units are cells.

use leptos::prelude::*;
use sudoku_core::{
    Shape,
    drawing::{self, Place},
    geometry::Tint,
};

/// The squares of a shape: filled, or their outlines, which a player's colours don't cover. They are in a group, so
/// that nothing else counts them as paths.
pub(crate) fn tints(shape: &Shape, outlined: bool) -> Option<AnyView> {
    let part = if outlined { "edge" } else { "wash" };
    let squares = |tint| {
        let name = match tint {
            Tint::Diagonal => "diagonals",
            Tint::Window => "windows",
        };
        let mut path = String::new();
        drawing::tinted(shape, tint, outlined).for_each(|square| square.draw(&mut path, Place::BOARD));
        (!path.is_empty()).then(|| view! { <path class=format!("{name} {part}") d=path></path> })
    };
    let draw = || view! { <g class="houses">{Tint::ALL.map(squares)}</g> }.into_any();
    (!shape.geometry().tinted().is_empty()).then(draw)
}

/// The walls of irregular regions, over the thin lines of the cells.
pub(crate) fn walls(shape: &Shape) -> impl IntoView + use<> {
    view! {
        <g class="houses">
            <path class="walls" d=drawing::walls(shape).path(Place::BOARD)></path>
        </g>
    }
}
