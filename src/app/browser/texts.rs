//! Texts beside the page.

use super::dom::window;
use js_sys::{Array, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// What `boot.js` found of the language that it wants instead of English: its code, and its words if they came. An
/// array of the code alone is a language that the page doesn't have.
pub(crate) fn language() -> Option<(String, Option<String>, bool)> {
    let found = Reflect::get(&js_sys::global(), &"stepdokuLanguage".into()).ok()?;
    let found = found.dyn_into::<Array>().ok()?;
    Some((found.get(0).as_string()?, found.get(1).as_string(), found.length() > 1))
}

/// A text by its path; `None` if it doesn't come.
pub(crate) async fn get(path: &str) -> Option<String> {
    let response = JsFuture::from(window().fetch_with_str(path)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
