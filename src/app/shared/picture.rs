//! A board at one moment of its game, as a picture.

use leptos::prelude::*;
use sudoku_core::{Digit, Grid, play::view::Picture};

/// The width of a cell in the picture, in drawing units.
const CELL: usize = 10;

/// Changed cells, lines, and all digits in two pieces of text.
#[component]
pub(crate) fn Drawn(picture: Picture) -> impl IntoView {
    let Picture { board, givens, differs, .. } = picture;
    let order = board.order();
    let geometry = order.geometry();
    let side = order.side();
    let edge = side * CELL;
    let lines = |every: usize| {
        let at = (0..=side).step_by(every).map(|line| line * CELL);
        at.map(|at| format!("M{at} 0v{edge}M0 {at}h{edge}")).collect::<Vec<_>>().concat()
    };
    let changed = differs.iter().map(|cell| {
        format!("M{} {}h{CELL}v{CELL}h-{CELL}z", geometry.column(cell) * CELL, geometry.row(cell) * CELL)
    });
    let changed = changed.collect::<Vec<_>>().concat();
    let digits = |grid: &Grid, without: Option<&Grid>| {
        let open = grid.filled().filter(|&(cell, _)| without.is_none_or(|other| other.get(cell).is_none()));
        let open: Vec<_> = open.collect();
        let middle = |line: usize| (line * CELL + CELL / 2).to_string();
        let x: Vec<String> = open.iter().map(|&(cell, _)| middle(geometry.column(cell))).collect();
        let y: Vec<String> = open.iter().map(|&(cell, _)| middle(geometry.row(cell))).collect();
        let symbols: String = open.iter().map(|&(_, digit)| Digit::symbol(digit)).collect();
        (x.join(" "), y.join(" "), symbols)
    };
    let (given, placed) = (digits(&givens, None), digits(&board, Some(&givens)));
    let room = format!("-1 -1 {0} {0}", edge + 2);
    view! {
        <svg class="picture-board" viewBox=room aria-hidden="true">
            <rect class="picture-ground" width=edge height=edge></rect>
            <path class="picture-differs" d=changed></path>
            <path class="picture-hair" d=lines(1)></path>
            <path class="picture-box" d=lines(order.get())></path>
            <text class="picture-given" x=given.0 y=given.1>
                {given.2}
            </text>
            <text class="picture-placed" x=placed.0 y=placed.1>
                {placed.2}
            </text>
        </svg>
    }
}
