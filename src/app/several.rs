//! Beside the notice of a text with several puzzles: another of them by its number, and the list of all.

use super::{
    store::Store,
    text::{later, text},
};
use leptos::{ev, prelude::*};
use sudoku_core::{
    notation::Part,
    play::{
        session::{PageMsg, PuzzleMsg},
        ui::Dialog,
    },
};

/// Both.
pub(crate) fn choice(part: Part) -> AnyView {
    view! { <Several part /> }.into_any()
}

#[component]
fn Several(part: Part) -> impl IntoView {
    let store = expect_context::<Store>();
    let choose = move |event: ev::Event| {
        // What is no number, or none of these, leaves the puzzle as it is.
        let number = event_target_value(&event).parse().unwrap_or(0);
        if (1..=part.of).contains(&number) {
            store.send(PuzzleMsg::ReadPart(number - 1));
        }
    };
    let words = &later().puzzles;
    view! {
        <input
            class="notice-which"
            type="number"
            inputmode="numeric"
            min="1"
            max=part.of
            prop:value=part.number + 1
            aria-label=words.which
            title=words.which
            on:change=choose
        />
        <button
            class="button"
            type="button"
            data-opens="puzzles"
            on:click=move |_| store.send(PageMsg::Open(Dialog::Puzzles))
        >
            {(text().titles)(Dialog::Puzzles)}
        </button>
    }
}
