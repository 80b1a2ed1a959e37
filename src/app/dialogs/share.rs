//! Texts to be taken along: the link of the puzzle, and how it was made.

use crate::app::{
    browser::address,
    copying::copying,
    store::Store,
    text::{LinkText, later},
};
use leptos::prelude::*;
use sudoku_core::notation::link;

/// The link of the puzzle.
#[component]
pub(super) fn Link() -> impl IntoView {
    let LinkText { sentence, label, .. } = later().dialog.link;
    view! {
        <div class="dialog-body">
            <p>{sentence}</p>
            <ShareLink label main=true />
        </div>
    }
}

/// The link of the puzzle in a field, with a button that copies it.
#[component]
pub(super) fn ShareLink(
    label: &'static str,
    /// Whether to copy it is what the dialog is for.
    #[prop(optional)]
    main: bool,
) -> impl IntoView {
    let store = expect_context::<Store>();
    let fragment = store.read(|session| link::write(session.game().puzzle().clues()));
    view! { <ShareText label shared=address::with(&fragment) main /> }
}

/// A text in a field, with a button that copies it.
#[component]
pub(super) fn ShareText(
    label: &'static str,
    shared: String,
    /// Whether to copy it is what the dialog is for.
    #[prop(optional)]
    main: bool,
) -> impl IntoView {
    let store = expect_context::<Store>();
    let LinkText { copy, copied, .. } = later().dialog.link;
    let shown = shared.clone();
    let (done, copying) = copying(store, shared);
    view! {
        <div class="share">
            <input class="input" readonly aria-label=label value=shown />
            <button class="button" class:primary=main type="button" autofocus=main on:click=copying>
                {move || if done.get() { copied } else { copy }}
            </button>
        </div>
    }
}
