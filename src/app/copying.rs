//! Copying a text with a button.

use super::{browser::clipboard, store::Store};
use leptos::prelude::*;
use sudoku_core::play::session::PageMsg;

/// Whether a text was copied, and the click handler that copies it. If the browser refuses, the session shows
/// a notice.
pub(crate) fn copying<E>(store: Store, text: String) -> (RwSignal<bool>, impl Fn(E)) {
    let done = RwSignal::new(false);
    let copy = move |_| {
        let text = text.clone();
        leptos::task::spawn_local(async move {
            if clipboard::copy(&text).await {
                done.set(true);
            } else {
                store.send(PageMsg::CopyFailed);
            }
        });
    };
    (done, copy)
}
