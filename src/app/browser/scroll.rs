//! Bringing into sight what is out of it.

use super::dom::cell_on_page;
use leptos::prelude::{document, request_animation_frame};
use sudoku_core::{Cell, Order};

/// Brings a cell into the middle of a board that is larger than its frame.
pub(crate) fn center_cell(at: (Order, Cell)) {
    request_animation_frame(move || {
        if let Some(element) = cell_on_page(at) {
            let options = web_sys::ScrollIntoViewOptions::new();
            options.set_block(web_sys::ScrollLogicalPosition::Center);
            options.set_inline(web_sys::ScrollLogicalPosition::Center);
            element.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
}

/// Scrolls a list so that its current line can be seen, and nothing but the list. The line is the first that
/// one of these selects, tried in turn.
pub(crate) fn show_current(list: &'static str, current: &'static [&'static str]) {
    request_animation_frame(move || {
        let Ok(Some(list)) = document().query_selector(list) else { return };
        let find = |selector: &&str| list.query_selector(selector).ok().flatten();
        let Some(line) = current.iter().find_map(find) else { return };
        let (room, line) = (list.get_bounding_client_rect(), line.get_bounding_client_rect());
        let above = line.top() - room.top();
        let below = line.bottom() - room.bottom();
        let by = if above < 0.0 { above } else { below.max(0.0).min(above) };
        list.set_scroll_top(list.scroll_top() + by as i32);
    });
}
