//! Scrolls elements into view.

use leptos::{
    ev::WheelEvent,
    prelude::{document, request_animation_frame, window},
};
use wasm_bindgen::JsCast;

/// Scrolls a list to its current line or place without scrolling anything else. The selectors in `current` are tried
/// in turn.
pub(crate) fn show_current(list: &'static str, current: &'static [&'static str]) {
    request_animation_frame(move || {
        let Ok(Some(list)) = document().query_selector(list) else { return };
        let find = |selector: &&str| list.query_selector(selector).ok().flatten();
        let Some(line) = current.iter().find_map(find) else { return };
        let (room, line) = (list.get_bounding_client_rect(), line.get_bounding_client_rect());
        let down = way(line.top() - room.top(), line.bottom() - room.bottom());
        let right = way(line.left() - room.left(), line.right() - room.right());
        list.set_scroll_top(list.scroll_top() + down as i32);
        list.set_scroll_left(list.scroll_left() + right as i32);
    });
}

/// Scrolls a list so that an element which is out of sight comes to its middle.
pub(crate) fn show_in_the_middle(list: &'static str, element: &'static str) {
    // A new place scrolls to its beginning on the next frame.
    request_animation_frame(move || {
        request_animation_frame(move || {
            let Ok(Some(list)) = document().query_selector(list) else { return };
            let Ok(Some(element)) = list.query_selector(element) else { return };
            let (room, line) = (list.get_bounding_client_rect(), element.get_bounding_client_rect());
            if line.top() < room.top() || line.bottom() > room.bottom() {
                let down = (line.top() + line.bottom() - room.top() - room.bottom()) / 2.0;
                list.set_scroll_top(list.scroll_top() + down as i32);
            }
        });
    });
}

/// Lets the wheel of a mouse move a row that scrolls sideways.
pub(crate) fn sideways(event: &WheelEvent) {
    let row = event.current_target().and_then(|row| row.dyn_into::<web_sys::Element>().ok());
    if let Some(row) = row.filter(|row| event.delta_x() == 0.0 && row.scroll_width() > row.client_width()) {
        event.prevent_default();
        row.set_scroll_left(row.scroll_left() + event.delta_y() as i32);
    }
}

/// How far something must move to be inside, by its distances to both edges.
const fn way(before: f64, after: f64) -> f64 {
    if before < 0.0 { before } else { after.max(0.0).min(before) }
}

/// The number of lines of a scrolling text below its visible part, up to the end of the last element that
/// matches a selector. A cut line counts.
#[must_use]
pub(crate) fn lines_below(text: &web_sys::Element, last: &str) -> usize {
    let Some(end) = text.query_selector_all(last).ok().and_then(|all| all.get(all.length().checked_sub(1)?))
    else {
        return 0;
    };
    let Ok(end) = end.dyn_into::<web_sys::Element>() else { return 0 };
    let out = end.get_bounding_client_rect().bottom() - text.get_bounding_client_rect().bottom();
    let scrolls = text.scroll_height() > text.client_height();
    // The last 3 pixels are space between lines.
    if scrolls && out > 3.0 { (out / line_height(&end)).ceil() as usize } else { 0 }
}

/// The height of a line, in pixels.
fn line_height(element: &web_sys::Element) -> f64 {
    let style = window().get_computed_style(element).ok().flatten();
    let height = style.and_then(|style| style.get_property_value("line-height").ok());
    height.and_then(|height| height.trim_end_matches("px").parse().ok()).unwrap_or(24.0_f64).max(1.0)
}

/// Scrolls a text down by its visible height less two lines.
pub(crate) fn read_on(text: &web_sys::Element) {
    let seen = f64::from(text.client_height());
    let by = (seen - 2.0 * line_height(text)).max(seen / 2.0);
    text.set_scroll_top(text.scroll_top() + by as i32);
}

/// Scrolls a text down to the last element that matches a selector, on the next frame.
pub(crate) fn show_last(text: &web_sys::Element, last: &'static str) {
    let text = text.clone();
    request_animation_frame(move || {
        let Ok(all) = text.query_selector_all(last) else { return };
        let shown = |at| all.get(at).and_then(|one| one.dyn_into::<web_sys::Element>().ok());
        let bottoms = (0..all.length()).filter_map(shown).map(|one| one.get_bounding_client_rect());
        let Some(end) = bottoms.rev().find(|room| room.height() > 0.0) else { return };
        let below = end.bottom() - text.get_bounding_client_rect().bottom();
        if below > 0.0 {
            text.set_scroll_top(text.scroll_top() + below.ceil() as i32);
        }
    });
}

/// Scrolls a newly opened section into view inside its box, at least its beginning.
pub(crate) fn show_opened(section: Option<web_sys::EventTarget>, around: &'static str) {
    let Some(section) = section.and_then(|section| section.dyn_into::<web_sys::Element>().ok()) else {
        return;
    };
    if !section.has_attribute("open") {
        return;
    }
    // Its content is there on the next frame.
    request_animation_frame(move || {
        let Ok(Some(room)) = section.closest(around) else { return };
        let (seen, all) = (room.get_bounding_client_rect(), section.get_bounding_client_rect());
        let by = (all.bottom() - seen.bottom()).min(all.top() - seen.top());
        if by > 0.0 {
            room.set_scroll_top(room.scroll_top() + by as i32);
        }
    });
}
