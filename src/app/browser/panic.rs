//! Panics: the console has the details for developers, the page a sentence for players.

use leptos::prelude::document;
use std::panic::PanicHookInfo;

/// From now on a panic shows a sentence over the page. The journal holds the game; a reload brings it back.
pub(crate) fn watch() {
    std::panic::set_hook(Box::new(|info: &PanicHookInfo<'_>| {
        console_error_panic_hook::hook(info);
        let words = &crate::app::text::text().head;
        let (title, sentence, reload) = (words.broken(), words.broken_help(), words.reload());
        let Ok(cover) = document().create_element("div") else { return };
        cover.set_class_name("broken");
        let _ = cover.set_attribute("role", "alert");
        // A link to this very page reloads it without the program, which has stopped.
        for (tag, words) in [("h2", title), ("p", sentence), ("a", reload)] {
            let Ok(element) = document().create_element(tag) else { return };
            element.set_text_content(Some(words));
            if tag == "a" {
                element.set_class_name("button primary");
                let _ = element.set_attribute("href", "");
            }
            let _ = cover.append_child(&element);
        }
        if let Some(body) = document().body() {
            let _ = body.append_child(&cover);
        }
    }));
}
