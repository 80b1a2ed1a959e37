//! A board at one moment of its game, as a picture.

use super::{sketch, tints::tints};
use leptos::prelude::*;
use std::fmt::Write;
use sudoku_core::{Cell, Digit, Shape, geometry::Wall};
use sudoku_play::features::moments::view::PositionView;

/// The width of a cell in the picture, in drawing units.
const CELL: usize = 10;

/// Changed cells, lines, the squares of a variant, and all digits in two pieces of text.
#[component]
pub(crate) fn Drawn(picture: PositionView) -> impl IntoView {
    let PositionView { board, givens, differs, .. } = picture;
    let shape = board.shape();
    let side = shape.side();
    let edge = side * CELL;
    let lines = |rows: usize, columns: usize| {
        let at = |every: usize| (0..=side).step_by(every).map(|line| line * CELL);
        let level = at(rows).map(|at| format!("M0 {at}h{edge}"));
        level.chain(at(columns).map(|at| format!("M{at} 0v{edge}"))).collect::<String>()
    };
    let placed = board.filled().filter(|&(cell, _)| givens.get(cell).is_none());
    let room = format!("-1 -1 {0} {0}", edge + 2);
    view! {
        <svg class="picture-board" viewBox=room aria-hidden="true">
            <rect class="picture-ground" width=edge height=edge></rect>
            <g transform=format!("scale({CELL})")>{tints(shape, false)}</g>
            <path class="picture-differs" d=sketch::cells(shape, &differs, CELL)></path>
            <path class="picture-hair" d=lines(1, 1)></path>
            <path class="picture-box" d=boxes(shape, edge)></path>
            <g transform=format!("scale({CELL})")>{tints(shape, true)}</g>
            {digits("picture-given", shape, CELL, givens.filled())}
            {digits("picture-placed", shape, CELL, placed)}
        </svg>
    }
}

/// The frame, and the walls between boxes.
fn boxes(shape: Shape, edge: usize) -> String {
    let mut path = format!("M0 0h{edge}v{edge}h-{edge}z");
    for Wall { across, line, from, length } in shape.geometry().walls() {
        let [line, from, length] = [line, from, length].map(|cells| cells * CELL);
        let _ = if across {
            write!(path, "M{from} {line}h{length}")
        } else {
            write!(path, "M{line} {from}v{length}")
        };
    }
    path
}

/// Digits in the middle of their cells, as one piece of text. `width` is that of a cell, in drawing units.
pub(crate) fn digits(
    class: &'static str,
    shape: Shape,
    width: usize,
    digits: impl Iterator<Item = (Cell, Digit)>,
) -> AnyView {
    let geometry = shape.geometry();
    let (mut x, mut y, mut symbols) = (String::new(), String::new(), String::new());
    for (cell, digit) in digits {
        // Writing to a string can't fail.
        let _ = write!(x, "{} ", geometry.column(cell) * width + width / 2);
        let _ = write!(y, "{} ", geometry.row(cell) * width + width / 2);
        symbols.push(digit.symbol());
    }
    view! { <text class=class x=x y=y>{symbols}</text> }.into_any()
}
