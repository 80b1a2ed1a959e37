//! The pad: a key for each digit, with the number that is left of it.

use super::{board::mode_name, store::Store, text::text};
use leptos::prelude::*;
use sudoku_core::{
    Digit,
    play::{input::Mode, session::Msg, view::KeyView},
};

/// The pad of the present order.
#[component]
pub(crate) fn Keypad() -> impl IntoView {
    let store = expect_context::<Store>();
    let pad = store.pad();
    let mode = Memo::new(move |_| pad.with(|pad| pad.mode));
    let notes_on = Memo::new(move |_| matches!(mode.get(), Mode::Corner | Mode::Centre));
    let order = store.order();
    view! {
        <div
            class="keypad"
            // A click leaves the focus on the board, where the keys are heard.
            on:mousedown=|event| event.prevent_default()
            data-order=move || order.get().get()
            data-entry=move || mode_name(mode.get())
            role="group"
            aria-label=text().play.pad
        >
            {move || {
                Digit::all(order.get())
                    .map(|digit| {
                        let key = Memo::new(move |_| {
                            pad.with(|pad| pad.keys.iter().find(|key| key.digit == digit).copied())
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
fn PadKey(digit: Digit, key: Memo<Option<KeyView>>, notes_on: Memo<bool>) -> impl IntoView {
    let store = expect_context::<Store>();
    view! {
        <button
            class="key"
            class:done=move || key.get().is_some_and(|key| key.done)
            type="button"
            data-digit=digit.number()
            aria-pressed=move || key.get().filter(|_| notes_on.get()).map(|key| key.on.to_string())
            on:click=move |_| store.send(Msg::Pad(digit))
        >
            <span class="key-digit">{digit.symbol()}</span>
            " "
            <span class="key-left">
                {move || key.get().and_then(|key| key.left)}
                <span class="unit">" " {text().play.left}</span>
            </span>
        </button>
    }
}
