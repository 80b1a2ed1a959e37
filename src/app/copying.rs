//! Copying a text at a press.

use super::{browser::clipboard, store::Store};
use leptos::prelude::*;
use sudoku_core::play::session::PageMsg;

/// Whether a text was copied, and what a button does that copies it. Where the browser does not let it, the
/// session says so.
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
