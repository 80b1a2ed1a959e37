//! Prints pages: puts them into the document, and opens the dialog of the browser.

use super::{
    dom::{all_in, window},
    drawing,
};
use leptos::prelude::document;
use sudoku_play::ui::sheets::Sheets;
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};

/// Prints pages on paper of their size, in place of the page itself.
pub(crate) fn print(Sheets { paper, across, pages }: &Sheets) -> Result<(), drawing::Refused> {
    let place = document().create_element("div").map_err(|_| drawing::Refused)?;
    drawing::draw(&place, &pages.concat())?;
    let print = || -> Result<(), JsValue> {
        let body = document().body().ok_or(JsValue::NULL)?;
        // A browser may not report the end of printing, so the next printing removes the last sheets.
        for last in all_in(&body, "#paper") {
            last.remove();
        }
        place.set_id("paper");
        let across = if *across { "-across" } else { "" };
        place.set_attribute("data-paper", &[paper.slug(), across].concat())?;
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
    // A player who blocks printing knows it.
    let _ = print();
    Ok(())
}

/// Prints the page itself, of which the style leaves what belongs on paper.
pub(crate) fn page() {
    // A player who blocks printing knows it.
    let _ = window().print();
}
