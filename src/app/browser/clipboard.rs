//! Writes to the clipboard, and reads what the player pastes.

use super::{
    dom::window,
    files::{self, Chosen},
};
use leptos::prelude::document;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{ClipboardEvent, DataTransfer, DragEvent};

/// Writes to the clipboard. Returns whether that worked.
pub(crate) async fn copy(text: &str) -> bool {
    let clipboard = window().navigator().clipboard();
    // Over plain HTTP there isn't a clipboard.
    if JsValue::from(clipboard.clone()).is_undefined() {
        return false;
    }
    JsFuture::from(clipboard.write_text(text)).await.is_ok()
}

/// Data that the player pastes or drops.
pub(crate) enum Brought {
    /// A text; empty if there was none.
    Text(String),
    /// A file without a text, such as a picture.
    File(Chosen),
}

/// The pasted data, unless it goes into a field.
#[must_use]
pub(crate) fn pasted(event: &ClipboardEvent) -> Option<Brought> {
    brought(event.clipboard_data())
}

/// The pasted text, wherever it goes.
#[must_use]
pub(crate) fn pasted_text(event: &ClipboardEvent) -> Option<String> {
    let text = event.clipboard_data()?.get_data("text/plain").ok()?;
    (!text.trim().is_empty()).then_some(text)
}

/// The data dropped on the page: a text, unless it goes into a field. Browsers hide its content until the
/// drop.
#[must_use]
pub(crate) fn dragged(event: &DragEvent) -> Option<Brought> {
    brought(event.data_transfer())
}

/// The event's target doesn't say where a paste goes: Firefox gives the element with the latest text
/// selection, perhaps a field in a dialog that has been closed since.
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
