//! Bringing into sight what is out of it.

use leptos::prelude::{document, request_animation_frame};

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
