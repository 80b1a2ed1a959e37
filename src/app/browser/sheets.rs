//! Sheets over the page: native popovers, which the browser closes on Escape or a tap beside them. Each has
//! the class `sheet`, because a search for the open popover among all elements would take as long as the rest
//! of a key's work.

use leptos::prelude::document;
use wasm_bindgen::JsCast;

fn opened() -> Option<web_sys::HtmlElement> {
    let sheets = document().get_elements_by_class_name("sheet");
    // A browser without popovers rejects the selector: then none is open.
    let open = (0..sheets.length())
        .filter_map(|number| sheets.item(number))
        .find(|sheet| sheet.matches(":popover-open") == Ok(true))?;
    open.dyn_into().ok()
}

/// Opens a sheet that has no button.
pub(crate) fn open(sheet: &web_sys::HtmlElement) {
    let _ = sheet.show_popover();
}

#[must_use]
pub(crate) fn is_open() -> bool {
    opened().is_some()
}

pub(crate) fn close_all() {
    while let Some(open) = opened() {
        if open.hide_popover().is_err() {
            return;
        }
    }
}
