//! The prose about techniques. It loads when a page about them opens.

use futures::future::join;
use leptos::{prelude::window, task::spawn_local};
use sudoku_core::explain::Locale;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// Loads the prose in a language, and the examples. `then` gets both, or none if either is missing.
pub(crate) fn load(locale: Locale, then: impl FnOnce(Option<(String, String)>) + 'static) {
    let prose = match locale {
        Locale::English => "learn-en.txt",
    };
    spawn_local(async move {
        let (prose, examples) = join(text(prose), text("learn-examples.txt")).await;
        then(prose.zip(examples));
    });
}

async fn text(path: &str) -> Option<String> {
    let response = JsFuture::from(window().fetch_with_str(path)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
