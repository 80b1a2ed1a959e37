//! The map in the corner of a zoomed board: the whole board, small, with a frame around the visible part. A
//! drag on it moves that part (`hand.rs` does this, as a tap is for the cell under the map). It is only for
//! pointers and eyes, as keys reach every cell without it.

use crate::app::{
    shared::{lines::fine, live},
    store::Store,
};
use leptos::{html, prelude::*};
use sudoku_core::Shape;
use sudoku_play::input::lens::MapCorner;

#[component]
pub(crate) fn Map(map: NodeRef<html::Div>) -> impl IntoView {
    let store = expect_context::<Store>();
    let shape = Memo::new(move |_| store.shape().get());
    let corner = Memo::new(move |before: Option<&MapCorner>| {
        store.lens().get().map.or(before.copied()).unwrap_or_default()
    });
    let seen = move || {
        let lens = store.lens().get().lens;
        let ((x, y), side) = (lens.corner(), lens.seen());
        let [x, y, side] = [x, y, side].map(fine);
        format!("M{x} {y}h{side}v{side}h-{side}z")
    };
    view! {
        <div
            class="map"
            class:top=live::flag(move || corner.get().top)
            class:left=live::flag(move || corner.get().left)
            aria-hidden="true"
            node_ref=map
        >
            <svg viewBox="0 0 1 1">
                <path class="map-boxes" d=live::words(move || boxes(&shape.get()))></path>
                <path class="map-seen" d=live::words(seen)></path>
            </svg>
        </div>
    }
}

/// The lines between boxes.
fn boxes(shape: &Shape) -> String {
    // A board has as many boxes side by side as a box has rows, and as many below each other as it has columns.
    let at = |count: usize| (1..count).map(move |line| fine(line as f64 / count as f64));
    let across = at(shape.box_rows()).map(|at| format!("M{at} 0V1"));
    across.chain(at(shape.box_columns()).map(|at| format!("M0 {at}H1"))).collect()
}
