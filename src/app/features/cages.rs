//! The line about the cages of the cell at the cursor, under the board of a killer.

use crate::app::{
    shared::live,
    store::Store,
    text::{later, text},
};
use leptos::prelude::*;

#[component]
pub(crate) fn CageLine() -> impl IntoView {
    let store = expect_context::<Store>();
    let has_cages = Memo::new(move |_| !store.shape().with(|shape| shape.cages().is_empty()));
    let lines = move || {
        let locale = text().locale.with(store.symbols().get());
        let cages = store.cages().get();
        cages
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
