//! Printing.

use super::dom::{all_in, window};
use leptos::prelude::document;
use sudoku_core::play::sheets::Sheets;
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};

/// Prints pages on their paper, instead of the page itself.
pub(crate) fn print(Sheets { paper, across, pages }: &Sheets) {
    let print = || -> Result<(), JsValue> {
        let body = document().body().ok_or(JsValue::NULL)?;
        // A browser may say nothing when the printing is over; then they go with the next.
        for last in all_in(&body, "#paper") {
            last.remove();
        }
        let place = document().create_element("div")?;
        place.set_id("paper");
        let across = if *across { "-across" } else { "" };
        place.set_attribute("data-paper", &[paper.slug(), across].concat())?;
        place.set_inner_html(&pages.concat());
        body.append_child(&place)?;
        let over = Closure::once_into_js(move || place.remove());
        let options = web_sys::AddEventListenerOptions::new();
        options.set_once(true);
        let window = window();
        let over = over.unchecked_ref();
        window.add_event_listener_with_callback_and_add_event_listener_options(
            "afterprint",
            over,
            &options,
        )?;
        window.print()
    };
    // Who forbids printing has said so.
    let _ = print();
}
