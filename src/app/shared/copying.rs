//! Copying a text with a button.

use crate::app::{browser::clipboard, store::Store, text::later};
use leptos::prelude::*;
use sudoku_play::messages::PageMsg;

/// Whether a text was copied, and the click handler that copies it. If the browser refuses, the session shows
/// a notice.
pub(crate) fn copying<E>(store: Store, text: String) -> (RwSignal<bool>, impl Fn(E)) {
    let done = RwSignal::new(false);
    let copy = move |_| {
        let text = text.clone();
        leptos::task::spawn_local(async move {
            if clipboard::copy(&text).await {
                done.set(true);
                store.say(later().dialog.copied().to_owned());
            } else {
                store.send(PageMsg::CopyFailed);
            }
        });
    };
    (done, copy)
}

/// A text in a field, with a button that copies it.
#[component]
pub(crate) fn ShareText(
    label: &'static str,
    shared: String,
    /// Whether copying is the main action of the dialog.
    #[prop(optional)]
    main: bool,
) -> impl IntoView {
    let shown = shared.clone();
    view! {
        <div class="share">
            <input class="input" readonly aria-label=label value=shown />
            <CopyButton shared main />
        </div>
    }
}

/// Copies a text, and says so.
#[component]
pub(crate) fn CopyButton(shared: String, #[prop(optional)] main: bool) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().dialog;
    let (copy, copied) = (words.copy(), words.copied());
    let (done, copying) = copying(store, shared);
    view! {
        <button class="button" class:primary=main type="button" autofocus=main on:click=copying>
            {move || if done.get() { copied } else { copy }}
        </button>
    }
}
