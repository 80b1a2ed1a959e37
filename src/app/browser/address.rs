//! The address of the page.

use super::dom::window;
use wasm_bindgen::JsValue;

/// The fragment of the address, with its `#`.
#[must_use]
pub(crate) fn fragment() -> String {
    window().location().hash().unwrap_or_default()
}

/// The address of the page, with another fragment.
#[must_use]
pub(crate) fn with(fragment: &str) -> String {
    let address = window().location().href().unwrap_or_default();
    let page = address.split('#').next().unwrap_or_default();
    format!("{page}{fragment}")
}

/// Puts a fragment into the address, without a new entry in the history.
pub(crate) fn set_fragment(fragment: &str) {
    if let Ok(history) = window().history() {
        // An address that cannot be written is not worth a word: the board shows the puzzle.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(fragment));
    }
}
