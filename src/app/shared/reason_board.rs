//! A board apart from the game, of the same elements and in the same style as that of the game: its frame with the
//! numbers of its rows and columns, its cells, and the drawings under and over its digits.

use super::{
    cages::Cages,
    cell_class::class,
    clues::Clues,
    marks_layer::MarksLayer,
    measures::measures,
    tints::{tints, walls},
};
use leptos::prelude::*;
use sudoku_core::{
    Cell, CellSet, Digit, DigitSet, Shape,
    drawing::{Place, border},
};
use sudoku_play::{
    features::moments::view::PositionView,
    view::{CellView, Drawing},
};

/// How far inside the cell the line around it runs.
const INSET: f64 = 0.04;

/// The frame of a board: its measures, and the numbers of rows and columns, as sentences name cells. The board itself
/// is its content.
#[component]
pub(crate) fn Frame(#[prop(into)] shape: Signal<Shape>, children: Children) -> impl IntoView {
    let grid = move || shape.get().geometry().note_grid();
    let numbers = move || (1..=shape.get().side()).map(|number| view! { <i>{number}</i> }).collect_view();
    view! {
        <div
            class="board-frame apart"
            data-density=move || shape.get().density().slug()
            data-rows=move || grid().0
            data-columns=move || grid().1
            data-regions=move || (!shape.get().has_usual_boxes()).then_some("")
            data-coordinates=""
            {..measures(move || shape.get())}
        >
            {children()}
            <div class="coordinates columns" aria-hidden="true">
                <div>{numbers}</div>
            </div>
            <div class="coordinates rows" aria-hidden="true">
                <div>{numbers}</div>
            </div>
        </div>
    }
}

/// The drawings of a board: the squares and walls of its rules, the line around a cell, and the marks of a step.
#[component]
pub(crate) fn Layers(
    shape: Shape,
    /// The cell with the line around it.
    #[prop(into)]
    cursor: Signal<Option<Cell>>,
    #[prop(into)] drawing: Signal<Drawing>,
) -> impl IntoView {
    let field = format!("0 0 {0} {0}", shape.side());
    let of_cell = shape.clone();
    let around = move || {
        cursor.get().map(|cell| border(&of_cell, &CellSet::from_iter([cell]), INSET).path(Place::BOARD))
    };
    view! {
        <svg class="ground" viewBox=field.clone() aria-hidden="true">
            {tints(&shape, false)}
            {tints(&shape, true)}
        </svg>
        <svg class="rings" viewBox=field aria-hidden="true">
            {(!shape.has_usual_boxes()).then(|| walls(&shape))}
            <path class="chosen" d=around></path>
        </svg>
        <Cages shape=shape.clone() />
        <Clues shape=shape.clone() />
        <MarksLayer shape drawing />
    }
}

/// The digits of a position with the small digits of some cells, and the marks of a reason.
#[component]
pub(crate) fn ReasonBoard(
    picture: PositionView,
    #[prop(into)] small: Signal<Vec<(Cell, DigitSet)>>,
    #[prop(into)] drawing: Signal<Drawing>,
    /// A layer over everything.
    #[prop(optional)]
    over: Option<AnyView>,
) -> impl IntoView {
    let shape = picture.board.shape().clone();
    let cells = move || {
        let cells = small.with(|small| picture.cells(small));
        let shape = picture.board.shape();
        cells
            .chunks(shape.side())
            .map(|row| {
                let row = row.iter().map(|&one| square(one, shape)).collect_view();
                view! { <div class="row">{row}</div> }
            })
            .collect_view()
    };
    view! {
        <Frame shape=shape.clone()>
            <div class="board" aria-hidden="true">
                {cells}
                <Layers shape cursor=Signal::stored(None) drawing />
                {over}
            </div>
        </Frame>
    }
}

fn square(one: CellView, shape: &Shape) -> AnyView {
    view! {
        <div class=class(one, shape) data-notes=notes(one, shape)>
            {one.digit.map(Digit::symbol)}
        </div>
    }
    .into_any()
}

/// The small digits of a cell, for the style.
pub(crate) fn notes(one: CellView, shape: &Shape) -> Option<String> {
    Some(one.note_text(shape)).filter(|notes| !notes.is_empty())
}
