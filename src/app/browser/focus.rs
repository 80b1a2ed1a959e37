//! The focus: where it is, how it moves, and which cell Tab reaches on the board.

use super::dom::{Element, all_in, cell_on_page, set};
use leptos::prelude::{document, request_animation_frame};
use sudoku_core::{Cell, Shape};
use wasm_bindgen::JsCast;

/// Adds a cell to the tab order, or removes it.
///
/// When the element with the focus changes its `tabindex`, a browser checks at once whether it may keep the
/// focus. That check styles and lays out the whole half-written page. So the focused cell leaves the tab
/// order only after the focus has moved on, unless the cursor has come back by then.
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

/// Focuses a cell on the next frame. `at` is called then: another key may have moved the cursor, and the
/// focus must not return to its old cell.
pub(crate) fn cell(at: impl Fn() -> Option<(Shape, Cell)> + 'static) {
    request_animation_frame(move || {
        if let Some(element) = at().and_then(cell_on_page) {
            let _ = element.focus();
        }
    });
}

/// Focuses a cell already in the document, immediately and without scrolling.
pub(crate) fn drawn_cell(at: (Shape, Cell)) {
    if let Some(found) = cell_on_page(at) {
        element(&found);
    }
}

/// Focuses an element immediately, without scrolling.
pub(crate) fn element(element: &web_sys::HtmlElement) {
    let options = web_sys::FocusOptions::new();
    options.set_prevent_scroll(true);
    let _ = element.focus_with_options(&options);
}

/// The name of a cell that has the focus; none if something else has it.
pub(crate) fn name_here(at: (Shape, Cell)) -> Option<String> {
    let cell = cell_on_page(at)?;
    let has_focus = document().active_element().is_some_and(|active| active.is_same_node(Some(&cell)));
    if has_focus { cell.get_attribute("aria-label") } else { None }
}

/// Focuses the element with that id.
pub(crate) fn id(id: impl AsRef<str> + 'static) {
    request_animation_frame(move || {
        let element = document().get_element_by_id(id.as_ref());
        if let Some(element) = element.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = element.focus();
        }
    });
}

/// Focuses the element with that id immediately.
pub(crate) fn at_once(id: &str) {
    if let Some(found) = document().get_element_by_id(id).and_then(|found| found.dyn_into().ok()) {
        element(&found);
    }
}

/// Focuses a region that shows something new, unless the focus is on a tab or within the region: at its beginning, or at
/// its first element that matches `at`, if there is one.
pub(crate) fn region(id: &'static str, at: Option<String>) {
    request_animation_frame(move || {
        let region = document().get_element_by_id(id);
        let Some(region) = region.and_then(|region| region.dyn_into::<web_sys::HtmlElement>().ok()) else {
            return;
        };
        region.set_scroll_top(0);
        let is_elsewhere = document().active_element().is_none_or(|active| {
            active.id() == id
                || !active.closest(&format!("#{id}, [role=tab]")).is_ok_and(|found| found.is_some())
        });
        if is_elsewhere {
            let inside = at.and_then(|at| region.query_selector(&at).ok()?);
            match inside.and_then(|inside| inside.dyn_into::<web_sys::HtmlElement>().ok()) {
                Some(inside) => {
                    // What is folded away has no focus.
                    if let Ok(Some(folded)) = inside.closest("details") {
                        set(&folded, "open", Some(""));
                    }
                    _ = inside.focus();
                }
                None => element(&region),
            }
        }
    });
}

/// Focuses the first button of the next list item, or of the one before if the element's item is the last.
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

/// Whether a newly focused element shows the focus: after a key, not after a pointer.
pub(crate) fn is_seen(event: &web_sys::FocusEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| target.matches(":focus-visible").unwrap_or(false))
}
