//! The squares that a variant tints on a drawn board, below its digits. Units are cells.

use super::lines::tinted;
use leptos::prelude::*;
use sudoku_core::{Shape, geometry::Tint};

/// The squares of a shape: filled, or their outlines, which a player's colours don't cover. They are in a group, so
/// that nothing else counts them as paths.
pub(crate) fn tints(shape: Shape, outlined: bool) -> Option<AnyView> {
    let (part, inset) = if outlined { ("edge", Tint::INSET) } else { ("wash", 0.0) };
    let squares = |tint| {
        let name = match tint {
            Tint::Diagonal => "diagonals",
            Tint::Window => "windows",
        };
        let squares = tinted(shape, tint, inset);
        (!squares.is_empty()).then(|| view! { <path class=format!("{name} {part}") d=squares></path> })
    };
    let draw = || view! { <g class="houses">{Tint::ALL.map(squares)}</g> }.into_any();
    (!shape.geometry().tinted().is_empty()).then(draw)
}
