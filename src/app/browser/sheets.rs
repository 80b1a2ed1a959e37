//! Sheets that lie over the page until they are answered: the browser's own popovers, which it closes by
//! Escape and by a tap beside them.

use leptos::prelude::document;
use wasm_bindgen::JsCast;

/// Whether a sheet is open.
#[must_use]
pub(crate) fn is_open() -> bool {
    // A browser that knows no popovers does not know the selector: then none is open.
    document().query_selector(":popover-open").is_ok_and(|open| open.is_some())
}

/// Closes all of them.
pub(crate) fn close_all() {
    while let Ok(Some(open)) = document().query_selector(":popover-open") {
        let closed = open.dyn_into::<web_sys::HtmlElement>().map(|open| open.hide_popover());
        if !matches!(closed, Ok(Ok(()))) {
            return;
        }
    }
}
