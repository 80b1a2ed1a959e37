//! The page, mounted in a real browser: it shows the session's state, and events on it reach the session. The
//! session's own decisions are tested on the host.

#![cfg(target_family = "wasm")]
#![expect(clippy::unwrap_used, reason = "what is not on the page has failed the test")]

mod anything;
mod budget;
mod page;
mod script;
mod shelf;
mod shown;
mod twin;
mod worker;

use wasm_bindgen_test::wasm_bindgen_test_configure;

wasm_bindgen_test_configure!(run_in_browser);
