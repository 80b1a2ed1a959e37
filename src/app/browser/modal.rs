//! The browser's own dialogs.

use leptos::prelude::document;
use std::cell::RefCell;
use wasm_bindgen::JsCast;

/// Opens or closes a dialog, above everything or in its place on the page. An open one stays open. One that opens
/// again with its contents has its focus again.
pub(crate) fn show(dialog: &web_sys::HtmlDialogElement, shown: bool, above: bool) {
    if shown && !dialog.open() {
        if above {
            let _ = dialog.show_modal();
        } else {
            dialog.show();
        }
        let left = LEFT.take().filter(|left| dialog.contains(Some(left)));
        if let Some(left) = left.and_then(|left| left.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = left.focus();
        }
    } else if !shown && dialog.open() {
        LEFT.set(document().active_element());
        GIVING_BACK.set(true);
        dialog.close();
        GIVING_BACK.set(false);
    }
}

thread_local! {
    /// The element with the focus when the last dialog closed.
    static LEFT: RefCell<Option<web_sys::Element>> = const { RefCell::new(None) };

    static GIVING_BACK: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}

/// Whether a closing dialog is just restoring the focus. A board of another size reuses the elements, so its
/// target may now be another cell, one that the player did not choose.
#[must_use]
pub(crate) fn gives_focus_back() -> bool {
    GIVING_BACK.get()
}
