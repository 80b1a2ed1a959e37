//! A board apart from the game, with the candidates and the marks of a reason, and the numbers of its rows and
//! columns.

use super::{marks_layer::MarksLayer, picture::Drawn};
use leptos::prelude::*;
use sudoku_core::{Cell, Digit, DigitSet, Shape};
use sudoku_play::{
    features::moments::view::PositionView,
    view::{Drawing, Spot},
};

/// The digits of a position, below them the small digits of some cells, and the marks above.
#[component]
pub(crate) fn ReasonBoard(
    picture: PositionView,
    #[prop(into)] small: Signal<Vec<(Cell, DigitSet)>>,
    #[prop(into)] drawing: Signal<Drawing>,
) -> impl IntoView {
    let shape = picture.board.shape();
    let side = shape.side();
    let small =
        move || small.get().into_iter().map(|(cell, digits)| candidates(shape, cell, digits)).collect_view();
    let numbers = || (1..=side).map(|number| view! { <i>{number}</i> }).collect_view();
    view! {
        <div class="reason-board" style:--side=side.to_string()>
            <div class="reason-columns" aria-hidden="true">{numbers()}</div>
            <div class="reason-rows" aria-hidden="true">{numbers()}</div>
            <div class="seen-board" style:--edge=(side * 10 + 2).to_string() data-density=shape.density().slug()>
                <Drawn picture />
                <svg class="marks" viewBox=format!("0 0 {side} {side}") aria-hidden="true">
                    {small}
                </svg>
                <MarksLayer shape drawing />
            </div>
        </div>
    }
}

/// The candidates of a cell, each in its fixed place.
fn candidates(shape: Shape, cell: Cell, digits: DigitSet) -> AnyView {
    let geometry = shape.geometry();
    let one = |digit: Digit| {
        let Spot { across, down, height, .. } = Spot::fixed(digit, shape);
        let (x, y) = (geometry.column(cell) as f64 + across, geometry.row(cell) as f64 + down);
        view! { <text class="seen-small" x=x y=y font-size=0.82 * height>{digit.symbol()}</text> }
    };
    digits.iter().map(one).collect_view().into_any()
}
