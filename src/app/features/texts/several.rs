//! Beside the notice of a text with several puzzles: another of them by its number, and the list of all.

use crate::app::{
    store::Store,
    text::{later, text},
};
use leptos::{ev, prelude::*};
use sudoku_core::notation::Part;
use sudoku_play::{
    messages::{PageMsg, TextMsg},
    ui::Dialog,
};

/// Draws both.
pub(crate) fn choice(part: Part) -> AnyView {
    view! { <Several part /> }.into_any()
}

/// The puzzle that a field names, from 0; the field counts from 1. `None` for text other than a number, or a
/// number out of range.
pub(crate) fn chosen(event: &ev::Event, of: usize) -> Option<usize> {
    let number: usize = event_target_value(event).parse().ok()?;
    (1..=of).contains(&number).then(|| number - 1)
}

#[component]
fn Several(part: Part) -> impl IntoView {
    let store = expect_context::<Store>();
    let choose = move |event: ev::Event| {
        if let Some(number) = chosen(&event, part.of) {
            store.send(TextMsg::ReadPart(number));
        }
    };
    let words = &later().texts;
    view! {
        <input
            class="notice-which"
            type="number"
            inputmode="numeric"
            min="1"
            max=part.of
            prop:value=part.number + 1
            aria-label=words.which()
            title=words.which()
            on:change=choose
        />
        <button
            class="button"
            type="button"
            data-opens="puzzles"
            on:click=move |_| store.send(PageMsg::Open(Dialog::Puzzles))
        >
            {text().titles.of_dialog(Dialog::Puzzles)}
        </button>
    }
}
