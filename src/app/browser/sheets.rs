//! Sheets that lie over the page until they are answered: the browser's own popovers, which it closes by
//! Escape and by a tap beside them. Each has the class `sheet`, as to look for what is open among all elements
//! of the page would take as long as all else that a key does.

use leptos::prelude::document;
use wasm_bindgen::JsCast;

/// The sheet that is open.
fn open() -> Option<web_sys::HtmlElement> {
    let sheets = document().get_elements_by_class_name("sheet");
    // A browser that knows no popovers does not know the selector: then none is open.
    let open = (0..sheets.length())
        .filter_map(|number| sheets.item(number))
        .find(|sheet| sheet.matches(":popover-open") == Ok(true))?;
    open.dyn_into().ok()
}

/// Whether a sheet is open.
#[must_use]
pub(crate) fn is_open() -> bool {
    open().is_some()
}

/// Closes all of them.
pub(crate) fn close_all() {
    while let Some(open) = open() {
        if open.hide_popover().is_err() {
            return;
        }
    }
}
