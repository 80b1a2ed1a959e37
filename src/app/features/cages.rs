//! The line about the cages of the cell under the pointer or the cursor, under the board of a killer.

use crate::app::{
    shared::live,
    store::Store,
    text::{later, text},
};
use leptos::prelude::*;
use sudoku_core::{Cell, Shape, cages::states};

#[component]
pub(crate) fn CageLine() -> impl IntoView {
    let store = expect_context::<Store>();
    let has_cages = Memo::new(move |_| store.shape().with(Shape::has_cages));
    let lines = move || {
        let locale = text().locale.with(store.symbols().get());
        // A covered board inspects no cell.
        let cell = store.inspected().get().map(|seen| seen.cell);
        let shape = store.shape().get();
        let digit_at =
            |cell: Cell| store.cells().with(|cells| cells.get(cell.index()).and_then(|cell| cell.view.digit));
        cell.map_or_else(Vec::new, |cell| states(&shape, cell, digit_at))
            .iter()
            .map(|cage| {
                let (said, combinations) = (later().cages.line)(cage, locale.symbols);
                view! {
                    <span>{said}</span>
                    " "
                    {combinations.into_iter().map(|one| view! { <b>{one}</b>" " }).collect_view()}
                }
            })
            .collect_view()
    };
    view! {
        {live::when(move || has_cages.get(), move || view! { <p class="cage-line">{lines}</p> })}
    }
}
