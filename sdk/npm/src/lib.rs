//! The verbs of Stepdoku for JavaScript: a question in JSON comes in, and the answer goes out.
//!
//! The features choose the verbs of a build. Everything around it, from promises to workers, is in `sdk/npm/js`.
//! wasm-bindgen makes the bridge, as one by hand would be unsafe code. Only texts and numbers cross it: with a function as an
//! argument, the table of foreign objects would come along.

#![cfg(target_family = "wasm")]

use std::ops::ControlFlow::{self, Continue};
use stepdoku_verbs::answer_text;
use wasm_bindgen::prelude::*;

/// Answers a question in JSON.
#[wasm_bindgen]
#[must_use]
pub fn answer(verb: &str, question: &str) -> String {
    answer_text(verb, question, &mut |progress| watched(progress.done, progress.of))
}

/// Does nothing, but the bridge can start a program again, after a fault, only if it has a start.
#[wasm_bindgen(start)]
pub fn start() {}

#[cfg(feature = "progress")]
#[wasm_bindgen(raw_module = "./progress.js")]
extern "C" {
    /// Tells what is done and all that is to be done, and returns whether to go on. It never throws.
    #[wasm_bindgen(js_name = goesOn)]
    fn goes_on(done: f64, of: f64) -> bool;
}

#[cfg(feature = "progress")]
fn watched(done: u64, of: u64) -> ControlFlow<()> {
    if goes_on(done as f64, of as f64) { Continue(()) } else { ControlFlow::Break(()) }
}

/// In one file without imports there is nobody to tell.
#[cfg(not(feature = "progress"))]
const fn watched(_: u64, _: u64) -> ControlFlow<()> {
    Continue(())
}
