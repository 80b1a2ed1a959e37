//! The entries of the browser's history that belong to the page: how many layers are in front of the board in each,
//! so that the browser's Back leads back on the page.

use super::dom::window;
use wasm_bindgen::JsValue;

/// An entry of the history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The visit that it belongs to: an entry of another one has another puzzle in its address.
    pub(crate) visit: u64,
    /// The layers in front of the board.
    pub(crate) depth: usize,
}

/// What the current entry holds; none if the page hasn't marked it, as after following a link.
pub(crate) fn here() -> Option<Entry> {
    let held = window().history().ok()?.state().ok()?.as_string()?;
    let (visit, depth) = held.split_once(' ')?;
    Some(Entry { visit: visit.parse().ok()?, depth: depth.parse().ok()? })
}

/// Marks the current entry.
pub(crate) fn mark(entry: Entry) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&text(entry), "", None);
    }
}

/// Adds an entry with the same address.
pub(crate) fn push(entry: Entry) {
    if let Ok(history) = window().history() {
        let _ = history.push_state_with_url(&text(entry), "", None);
    }
}

/// Goes back over some entries. The browser does so later, and then reports it.
pub(crate) fn back_over(entries: usize) {
    if let (Ok(history), Ok(entries)) = (window().history(), i32::try_from(entries)) {
        let _ = history.go_with_delta(-entries);
    }
}

fn text(Entry { visit, depth }: Entry) -> JsValue {
    format!("{visit} {depth}").into()
}
