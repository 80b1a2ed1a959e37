//! The drawings under the digits and around the cells: colours, discs behind notes, the filter, and the line
//! around the selected cells. Units are cells; x counts columns and y rows, from 0.
//!
//! Each kind has one path for the whole board, written only when it differs: a key press on the largest board
//! changes a few paths, however many cells they cover.

use crate::app::{
    browser::dom::{self, Element},
    shared::{
        lines::short,
        reconcile::reconcile,
        tints::{tints, walls},
    },
    store::Store,
};
use leptos::{prelude::*, svg};
use std::fmt::Write;
use sudoku_core::{
    Cell, CellSet, Shape,
    drawing::{Figure, Place, border, corner},
};
use sudoku_play::{
    game::colour::Colour,
    view::{Ground, Paint, Spot, slices},
};

/// The pattern of each colour on a repeating field of eight by eight: a line and its width.
const GRAINS: [(&str, &str); Colour::COUNT] = [
    ("M2 2h.01M6 6h.01", "2.6"),
    ("M-2 2L2-2M-2 10L10-2M6 10L10 6", "1.7"),
    ("M-2 7L2 3L6 7L10 3", "1.5"),
    ("M0 2H8M0 6H8", "1.5"),
    ("M2 0V8M6 0V8", "1.5"),
    ("M-2 6L2 10M-2-2L10 10M6-2L10 2", "1.7"),
    ("M0 0L8 8M8 0L0 8", "1.2"),
    ("M1.6 4a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z", "1.3"),
    ("M4 1.4V6.6M1.4 4H6.6", "1.5"),
];
/// How far inside the cells the line around those chosen runs.
const INSET: f64 = 0.04;

/// The layer under the digits.
#[component]
pub(crate) fn GroundLayer(shape: Shape) -> impl IntoView {
    let side = shape.side();
    let layer = NodeRef::new();
    let of_ground = shape.clone();
    keep_drawn(layer, move |ground| under(ground, &of_ground));
    let of_colours = |name: &'static str| {
        let path = |colour: Colour| view! { <path class=name data-colour=colour.number()></path> };
        Colour::all().map(path).collect_view()
    };
    view! {
        <svg class="ground" viewBox=format!("0 0 {side} {side}") aria-hidden="true" node_ref=layer>
            <Grains shape=shape.clone() />
            {tints(&shape, false)}
            {path("peers")}
            {of_colours("paint")}
            {["standing", "barred", "discs"].map(path)}
            {of_colours("chip")}
            {tints(&shape, true)}
        </svg>
    }
}

/// A path of a layer, without its line. The class is dynamic: Leptos wraps static markup in a group.
fn path(class: &'static str) -> impl IntoView {
    view! { <path class=class></path> }
}

/// The lines of the layer under the digits, in the order of its paths.
fn under(ground: &Ground, shape: &Shape) -> Vec<String> {
    let Ground { peers, paint, standing, impossible, .. } = ground;
    let mut lines = vec![runs(shape, peers)];
    lines.extend(Colour::all().map(|colour| painted(paint, shape, colour)));
    lines.extend([runs(shape, standing), runs(shape, impossible), discs(ground, shape)]);
    lines.extend(Colour::all().map(|colour| chips(paint, shape, colour)));
    lines
}

/// The line around the cells chosen, over the digits.
#[component]
pub(crate) fn ChosenLayer(shape: Shape) -> impl IntoView {
    let side = shape.side();
    let layer = NodeRef::new();
    let walls = (!shape.has_usual_boxes()).then(|| walls(&shape));
    keep_drawn(layer, move |ground| around(ground, &shape));
    view! {
        <svg class="rings" viewBox=format!("0 0 {side} {side}") aria-hidden="true" node_ref=layer>
            {walls}
            {["chosen", "here"].map(path)}
        </svg>
    }
}

/// The lines over the digits, in the order of their paths.
fn around(ground: &Ground, shape: &Shape) -> Vec<String> {
    let here = ground.cursor.map_or_else(String::new, |cell| here(shape, cell));
    vec![border(shape, &ground.selected, INSET).path(Place::BOARD), here]
}

/// Keeps the paths of a layer up to date, with one effect for all of them.
fn keep_drawn(layer: NodeRef<svg::Svg>, lines: impl Fn(&Ground) -> Vec<String> + 'static) {
    let ground = expect_context::<Store>().ground();
    let taken = |path| Some((path, None::<String>));
    reconcile(layer, ":scope > path", taken, move |paths: &mut [(Element, Option<String>)]| {
        for ((path, old), new) in paths.iter_mut().zip(ground.with(&lines)) {
            if old.as_ref() != Some(&new) {
                dom::set(path, "d", Some(&new));
                *old = Some(new);
            }
        }
    });
}

/// The patterns: for whole cells, and finer for single candidates.
#[component]
fn Grains(shape: Shape) -> impl IntoView {
    // The smaller the cells, the larger the pattern in them, so that it looks about the same size on each
    // board.
    let tile = 0.05 * shape.geometry().note_grid().0 as f64;
    let of_size = move |name: &'static str, tile: f64| {
        Colour::all()
            .zip(GRAINS)
            .map(|(colour, (line, thick))| {
                let number = colour.number();
                view! {
                    <pattern
                        id=format!("{name}-{number}")
                        data-colour=number
                        width=short(tile).to_string()
                        height=short(tile).to_string()
                        viewBox="0 0 8 8"
                        patternUnits="userSpaceOnUse"
                    >
                        <rect class="tint" width="8" height="8"></rect>
                        <path class="grain" d=line stroke-width=thick></path>
                    </pattern>
                }
            })
            .collect_view()
    };
    view! {
        <defs>
            {of_size("paint", tile)} {of_size("chip", tile * 0.6)}
            <pattern id="barred" width=short(tile).to_string() height=short(tile).to_string() viewBox="0 0 8 8" patternUnits="userSpaceOnUse">
                <rect class="bar-wash" width="8" height="8"></rect>
                <path class="bar" d="M-2 2L2-2M-2 10L10-2M6 10L10 6"></path>
            </pattern>
        </defs>
    }
}

/// Pieces of cells that have a colour.
fn painted(paint: &Paint, shape: &Shape, colour: Colour) -> String {
    let mut path = String::new();
    for (cell, colours) in paint.cells.iter().filter(|(_, colours)| colours.contains(colour)) {
        let (x, y) = corner(shape, *cell);
        let number = colours.iter().position(|other| other == colour).unwrap_or_default();
        if let Some(slice) = slices(colours.len()).get(number) {
            let corners = slice.iter().map(|(across, down)| (x + across, y + down)).collect();
            Figure::Polygons(vec![corners]).draw(&mut path, Place::BOARD);
        }
    }
    path
}

/// Chips behind candidates that have a colour.
fn chips(paint: &Paint, shape: &Shape, colour: Colour) -> String {
    let mut path = String::new();
    for (_, cell, spot) in paint.chips.iter().filter(|(other, ..)| *other == colour) {
        rounded(&mut path, corner(shape, *cell), *spot, 0.94, 0.25);
    }
    path
}

/// Discs behind notes.
fn discs(ground: &Ground, shape: &Shape) -> String {
    let mut path = String::new();
    for (cell, spot) in &ground.discs {
        rounded(&mut path, corner(shape, *cell), *spot, 0.98, 0.5);
    }
    path
}

/// Whole cells, those beside one another as one piece.
fn runs(shape: &Shape, cells: &CellSet) -> String {
    let geometry = shape.geometry();
    let mut runs: Vec<(usize, usize, usize)> = Vec::new();
    for cell in cells.iter() {
        let (row, column) = (geometry.row(cell), geometry.column(cell));
        match runs.last_mut() {
            Some((line, from, length)) if *line == row && *from + *length == column => *length += 1,
            _ => runs.push((row, column, 1)),
        }
    }
    let mut path = String::new();
    for (row, column, length) in runs {
        // Writing to a string can't fail.
        let _ = write!(path, "M{column} {row}h{length}v1h-{length}z");
    }
    path
}

/// The mark of the cursor among several cells: a frame inside the line around them.
fn here(shape: &Shape, cell: Cell) -> String {
    let (x, y) = corner(shape, cell);
    format!("M{} {}h.76v.76h-.76z", short(x + 0.12), short(y + 0.12))
}

/// A field with round corners that fills that share of a spot; the radius is a share of its shorter side.
fn rounded(path: &mut String, (x, y): (f64, f64), spot: Spot, fills: f64, round: f64) {
    let (width, height) = (spot.width * fills, spot.height * fills);
    let radius = width.min(height) * round;
    let (left, top) = (x + spot.across - width / 2.0, y + spot.down - height / 2.0);
    let from = short(left + radius);
    let (wide, high, radius) = (short(width - 2.0 * radius), short(height - 2.0 * radius), short(radius));
    let _ = write!(
        path,
        "M{} {}h{wide}a{radius} {radius} 0 0 1 {radius} {radius}v{high}a{radius} {radius} 0 0 1-{radius} {radius}\
         h-{wide}a{radius} {radius} 0 0 1-{radius}-{radius}v-{high}a{radius} {radius} 0 0 1 {radius}-{radius}z",
        from,
        short(top),
    );
}
