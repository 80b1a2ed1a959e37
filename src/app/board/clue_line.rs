//! The line under the board about clues that its digits break. It is a status, so that screen readers hear of it.

use crate::app::{
    shared::live,
    store::Store,
    text::{later, text},
};
use leptos::prelude::*;
use sudoku_core::Shape;

/// The line; nothing on a board without clues. Of several broken clues it tells the first, as the cells of all are marked.
#[component]
pub(crate) fn ClueLine() -> impl IntoView {
    let store = expect_context::<Store>();
    let shape = store.shape();
    let has_clues = Memo::new(move |_| shape.with(Shape::has_clues));
    let broken = store.broken();
    let said = move || {
        let first = broken.with(|broken| broken.first().copied())?;
        shape.with(|shape| later().clues.told(shape, first, text().locale.with(store.symbols().get())))
    };
    view! {
        {live::when(
            move || has_clues.get(),
            move || view! { <p class="cage-line clue-line" role="status">{said}</p> },
        )}
    }
}
