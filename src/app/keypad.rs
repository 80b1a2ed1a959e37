//! The pad: a key for each digit, with the number that is left of it.

use super::{store::Store, text::text};
use leptos::prelude::*;
use sudoku_core::{Digit, play::session::Msg, play::view::KeyView};

/// The pad of the present order.
#[component]
pub(crate) fn Keypad() -> impl IntoView {
    let store = expect_context::<Store>();
    let pad = store.pad();
    let notes_on = Memo::new(move |_| pad.with(|pad| pad.notes_on));
    let order = store.order();
    view! {
        <div
            class="keypad"
            // A click leaves the focus on the board, where the keys are heard.
            on:mousedown=|event| event.prevent_default()
            data-order=move || order.get().get()
            data-entry=move || if notes_on.get() { "notes" } else { "digits" }
            role="group"
            aria-label=text().play.pad
        >
            {move || {
                Digit::all(order.get())
                    .map(|digit| {
                        let key = Memo::new(move |_| {
                            let found = pad.with(|pad| pad.keys.get(digit.index()).copied());
                            found.unwrap_or(KeyView { digit, left: 0, on: false })
                        });
                        view! { <PadKey digit key notes_on /> }
                    })
                    .collect_view()
            }}
        </div>
    }
}

/// One key. In note mode it says whether the cell has the note already.
#[component]
fn PadKey(digit: Digit, key: Memo<KeyView>, notes_on: Memo<bool>) -> impl IntoView {
    let store = expect_context::<Store>();
    view! {
        <button
            class="key"
            class:done=move || key.get().left == 0
            type="button"
            data-digit=digit.number()
            aria-pressed=move || notes_on.get().then(|| key.get().on.to_string())
            on:click=move |_| store.send(Msg::Enter(digit))
        >
            <span class="key-digit">{digit.symbol()}</span>
            " "
            <span class="key-left">
                {move || key.get().left}
                <span class="unit">" " {text().play.left}</span>
            </span>
        </button>
    }
}
