//! The seed of a custom puzzle.

use crate::app::{shared::sizes::change_form, store::Store, text::later};
use leptos::prelude::*;

#[component]
pub(super) fn SeedField() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().dialog;
    let typed = move |seed: String| change_form(store, |form| form.seed = seed);
    view! {
        <label class="field">
            <span class="field-name">{words.seed()}</span>
            <input
                class="input"
                name="seed"
                placeholder=words.seed_empty()
                maxlength="60"
                autocomplete="off"
                spellcheck="false"
                prop:value=move || store.dialog().with(|view| view.puzzle_form.seed.clone())
                on:input=move |event| typed(event_target_value(&event))
            />
            <span class="field-help">{words.seed_help()}</span>
        </label>
    }
}
