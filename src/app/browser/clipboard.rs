//! The clipboard.

use super::{
    dom::window,
    files::{self, Chosen},
};
use leptos::prelude::document;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{ClipboardEvent, DataTransfer, DragEvent};

/// Writes to the clipboard, and tells whether it could.
pub(crate) async fn copy(text: &str) -> bool {
    let clipboard = window().navigator().clipboard();
    // Over plain http there is no clipboard at all.
    if JsValue::from(clipboard.clone()).is_undefined() {
        return false;
    }
    JsFuture::from(clipboard.write_text(text)).await.is_ok()
}

/// What somebody brings to the page.
pub(crate) enum Brought {
    /// A text; an empty one if that was nothing.
    Text(String),
    /// A file, such as a picture, that comes without a text.
    File(Chosen),
}

/// What is pasted, unless it goes into a field.
#[must_use]
pub(crate) fn pasted(event: &ClipboardEvent) -> Option<Brought> {
    brought(event.clipboard_data())
}

/// What is dragged over the page, and let go there: a text, unless it goes into a field. Before it is let go nobody is
/// told what it says.
#[must_use]
pub(crate) fn dragged(event: &DragEvent) -> Option<Brought> {
    brought(event.data_transfer())
}

/// The element of the event does not tell where it goes: Firefox names the one in which a text was chosen last, and
/// that may be the field of a dialog that has been closed since.
fn brought(data: Option<DataTransfer>) -> Option<Brought> {
    let document = document();
    let in_field = || document.active_element()?.closest("input, textarea").ok()?;
    if document.query_selector("dialog[open]").ok()?.is_some() || in_field().is_some() {
        return None;
    }
    let data = data?;
    let text = data.get_data("text/plain").ok()?;
    Some(match files::of(&data) {
        Some(file) if text.is_empty() => Brought::File(file),
        _ => Brought::Text(text),
    })
}
