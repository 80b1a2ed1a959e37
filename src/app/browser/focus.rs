//! Where the focus is, where it goes, and where the tabulator finds the board.

use super::dom::{Element, all_in, cell_on_page, set};
use leptos::prelude::{document, request_animation_frame};
use sudoku_core::{Cell, Order};
use wasm_bindgen::JsCast;

/// Makes a cell the one that is reached by the tabulator, or not.
///
/// A browser that is told so of the element with the focus looks at once whether it may keep it, and for that
/// it styles and lays out the whole page in the middle of its being written. So such an element is told
/// after the focus has moved on; unless it is the only one by then, as the cursor came back.
pub(crate) fn set_tab_stop(cell: &Element, stop: bool) {
    if stop || document().active_element().as_ref() != Some(cell) {
        return set(cell, "tabindex", Some(if stop { "0" } else { "-1" }));
    }
    let cell = cell.clone();
    request_animation_frame(move || {
        let board = cell.closest(".board").ok().flatten();
        if board.is_some_and(|board| all_in(&board, "[data-cell][tabindex='0']").len() > 1) {
            set(&cell, "tabindex", Some("-1"));
        }
    });
}

/// Puts the focus on a cell, once the board is drawn. Which it is, is asked then: another key may have come in
/// between, and the focus must not fall back to where the cursor was.
pub(crate) fn cell(at: impl Fn() -> Option<(Order, Cell)> + 'static) {
    request_animation_frame(move || {
        if let Some(element) = at().and_then(cell_on_page) {
            let _ = element.focus();
        }
    });
}

/// Puts the focus on a cell that is drawn, at once and without scrolling.
pub(crate) fn drawn_cell(at: (Order, Cell)) {
    if let Some(element) = cell_on_page(at) {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
    }
}

/// Puts the focus on the element of that name.
pub(crate) fn id(id: impl AsRef<str> + 'static) {
    request_animation_frame(move || {
        let element = document().get_element_by_id(id.as_ref());
        if let Some(element) = element.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = element.focus();
        }
    });
}

/// Puts the focus on the first button of the list item after that of an element, or before it if it is the
/// last.
pub(crate) fn beside(target: Option<web_sys::EventTarget>) {
    let beside = || -> Option<web_sys::HtmlElement> {
        let item = target?.dyn_into::<web_sys::Element>().ok()?.closest("li").ok()??;
        let other = item.next_element_sibling().or_else(|| item.previous_element_sibling())?;
        other.query_selector("button").ok()??.dyn_into().ok()
    };
    if let Some(element) = beside() {
        let _ = element.focus();
    }
}

/// Whether an element that has just got the focus shows it: a key brought it there, and no pointer.
pub(crate) fn is_seen(event: &web_sys::FocusEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| target.matches(":focus-visible").unwrap_or(false))
}
