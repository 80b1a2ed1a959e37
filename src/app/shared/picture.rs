//! A board at one moment of its game, as a picture.

use super::{
    clues::{Part, drawn_inside},
    sketch,
    tints::tints,
};
use leptos::prelude::*;
use std::fmt::Write;
use sudoku_core::{
    Cell, Digit, Shape,
    drawing::{Place, walls},
};
use sudoku_play::features::moments::view::PositionView;

/// The width of a cell in the picture, in drawing units.
const CELL: usize = 10;

/// Changed cells, lines, the squares of a variant, and all digits in two pieces of text.
#[component]
pub(crate) fn Drawn(picture: PositionView) -> impl IntoView {
    let PositionView { board, givens, differs, .. } = picture;
    let shape = board.shape();
    let side = shape.side();
    let wide = side * CELL;
    let place = Place { cell: CELL as f64, ..Place::BOARD };
    // Walls cover some of the thin lines, and the frame is a line of its own, with round corners as on any board.
    let lines = (1..side).map(|line| line * CELL);
    let hairs: Vec<String> = lines.map(|at| format!("M0 {at}h{wide}M{at} 0v{wide}")).collect();
    let boxes = walls(shape).path(place);
    let placed = board.filled().filter(|&(cell, _)| givens.get(cell).is_none());
    let [under, over] = [Part::Under, Part::Over].map(|part| drawn_inside(shape, part, CELL));
    let room = format!("-1 -1 {0} {0}", wide + 2);
    view! {
        <svg class="picture-board" viewBox=room aria-hidden="true">
            <rect class="picture-ground" width=wide height=wide rx="1"></rect>
            <g transform=format!("scale({CELL})")>{tints(shape, false)}</g>
            <path class="picture-differs" d=sketch::cells(shape, &differs, CELL)></path>
            {under}
            <path class="picture-hair" d=hairs.concat()></path>
            <path class="picture-box" d=boxes></path>
            <rect class="picture-frame" width=wide height=wide rx="1"></rect>
            <g transform=format!("scale({CELL})")>{tints(shape, true)}</g>
            {digits("picture-given", shape, CELL, givens.filled())}
            {digits("picture-placed", shape, CELL, placed)}
            {over}
        </svg>
    }
}

/// Digits in the middle of their cells, as one piece of text. `width` is that of a cell, in drawing units.
pub(crate) fn digits(
    class: &'static str,
    shape: &Shape,
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
