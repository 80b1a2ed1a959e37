//! The texts about techniques. They load when a page about them opens, and the cases once the page has its example, or
//! with an exercise.

use futures::future::join4;
use leptos::{prelude::window, task::spawn_local};
use sudoku_core::explain::{Language, Locale};
use sudoku_play::messages::LearnTexts;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// Loads the cases for exercises and for the boards beside an example. `then` gets them, or none if they are missing.
pub(crate) fn load_cases(then: impl FnOnce(Option<String>) + 'static) {
    spawn_local(async move { then(text("learn-drills.txt").await) });
}

/// Loads the prose in a language, and the other texts. `then` gets all, or none if the prose or the examples
/// are missing.
pub(crate) fn load(locale: Locale, then: impl FnOnce(Option<LearnTexts>) + 'static) {
    let prose = match locale.language {
        Language::English => "learn-en.txt",
    };
    spawn_local(async move {
        let files = join4(
            text(prose),
            text("learn-examples.txt"),
            text("learn-pictures.txt"),
            text("learn-often.txt"),
        )
        .await;
        let (prose, examples, pictures, often) = files;
        let both = prose.zip(examples);
        then(both.map(|(prose, examples)| LearnTexts {
            prose,
            examples,
            pictures: pictures.unwrap_or_default(),
            often: often.unwrap_or_default(),
        }));
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
