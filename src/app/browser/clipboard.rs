//! The clipboard.

use super::dom::window;
use leptos::prelude::document;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// Writes to the clipboard, and tells whether it could.
pub(crate) async fn copy(text: &str) -> bool {
    let clipboard = window().navigator().clipboard();
    // Over plain http there is no clipboard at all.
    if JsValue::from(clipboard.clone()).is_undefined() {
        return false;
    }
    JsFuture::from(clipboard.write_text(text)).await.is_ok()
}

/// The text that is pasted, unless it goes into a field; an empty one if there is only a picture, or nothing.
///
/// The element of the event does not tell: Firefox names the one in which a text was chosen last, and that may
/// be the field of a dialog that has been closed since.
#[must_use]
pub(crate) fn pasted(event: &web_sys::ClipboardEvent) -> Option<String> {
    let document = document();
    let in_field = || document.active_element()?.closest("input, textarea").ok()?;
    if document.query_selector("dialog[open]").ok()?.is_some() || in_field().is_some() {
        return None;
    }
    event.clipboard_data()?.get_data("text/plain").ok()
}
