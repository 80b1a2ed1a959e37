//! The line under the board: the digit and notes of the cell under the pointer or the cursor, and its
//! candidates on request. Its height never changes, so that nothing moves under a resting pointer.

use crate::app::{
    shared::{
        icons::{CANDIDATES, Icon},
        live,
    },
    store::Store,
    text::text,
};
use leptos::prelude::*;
use sudoku_play::messages::PointerMsg;

#[component]
pub(crate) fn Inspector() -> impl IntoView {
    let store = expect_context::<Store>();
    let said = Memo::new(move |_| {
        store
            .inspected()
            .get()
            .map(|seen| text().spoken.inspected(seen, &store.shape().get(), store.locale()))
    });
    let part = move |which: fn((String, String)) -> String| said.get().map(which).unwrap_or_default();
    view! {
        <p class="inspector">
            <b>{live::drawn(move || part(|said| said.0))}</b>
            " "
            <span>{live::drawn(move || part(|said| said.1))}</span>
        </p>
        <Look />
    }
}

/// A button that shows the candidates at the cursor, where nothing shows them yet.
#[component]
fn Look() -> impl IntoView {
    let store = expect_context::<Store>();
    let name = text().play.look();
    let offered =
        Memo::new(move |_| store.inspected().get().filter(|seen| seen.offered).map(|seen| seen.cell));
    let label = move || offered.get().map(|cell| text().play.look_in(cell, &store.shape().get()));
    view! {
        {live::when(move || offered.get().is_some(), move || view! {
            <button
                class="look"
                type="button"
                aria-label=live::words(label)
                title=name
                // The board keeps the keyboard.
                on:mousedown=|event| event.prevent_default()
                on:click=move |_| store.send(PointerMsg::Look)
            >
                <Icon icon=CANDIDATES />
                <span>{name}</span>
            </button>
        })}
    }
}
