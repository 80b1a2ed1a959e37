//! The address of the page.

use super::dom::window;
use wasm_bindgen::JsValue;
use web_sys::UrlSearchParams;

/// The fragment of the address, with its `#`.
#[must_use]
pub(crate) fn fragment() -> String {
    window().location().hash().unwrap_or_default()
}

/// The name that the service worker puts into the address if it has a shared picture.
const PICTURE: &str = "picture";

/// The name of the language that a link asks for. `boot.js` reads it.
const LANGUAGE: &str = "lang";

/// A text with a puzzle or a link that another program shared by the manifest's share target. This removes it
/// from the address, so that a reload doesn't bring it again. A shared picture stays announced there.
#[must_use]
pub(crate) fn take_shared() -> Option<String> {
    let shared = search()?;
    if shared.has(PICTURE) {
        return None;
    }
    forget_search();
    ["text", "url", "title"]
        .into_iter()
        .filter_map(|name| shared.get(name))
        .find(|text| !text.trim().is_empty())
}

/// Whether the address announces a picture that another program shared. This removes the announcement.
#[must_use]
pub(crate) fn take_picture() -> bool {
    let is_announced = search().is_some_and(|shared| shared.has(PICTURE));
    if is_announced {
        forget_search();
    }
    is_announced
}

fn search() -> Option<UrlSearchParams> {
    let search = window().location().search().ok().filter(|search| !search.is_empty())?;
    UrlSearchParams::new_with_str(&search).ok()
}

/// Forgets all but the language, which a reload asks for again.
fn forget_search() {
    let language = search().and_then(|search| search.get(LANGUAGE));
    let is_code = |code: &String| code.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    let search = language.filter(is_code).map(|code| format!("?{LANGUAGE}={code}"));
    replace(&search.unwrap_or_default());
}

/// Takes the language that a link asked for out of the address, with all else of the search.
pub(crate) fn forget_language() {
    replace("");
}

/// Puts another search into the address.
fn replace(search: &str) {
    let window = window();
    if let (Ok(history), Ok(path)) = (window.history(), window.location().pathname()) {
        let _ = history.replace_state_with_url(&state(&history), "", Some(&(path + search + &fragment())));
    }
}

/// The page's address with another fragment. The language isn't part of it: each reader has their own.
#[must_use]
pub(crate) fn with(fragment: &str) -> String {
    let address = window().location().href().unwrap_or_default();
    let page = address.split(['?', '#']).next().unwrap_or_default();
    format!("{page}{fragment}")
}

/// Sets the address's fragment without a new entry in the history.
pub(crate) fn set_fragment(fragment: &str) {
    if let Ok(history) = window().history() {
        // Ignore a failure: the board shows the puzzle anyway.
        let _ = history.replace_state_with_url(&state(&history), "", Some(fragment));
    }
}

/// What the current entry of the history holds, to be kept.
fn state(history: &web_sys::History) -> JsValue {
    history.state().unwrap_or_default()
}
