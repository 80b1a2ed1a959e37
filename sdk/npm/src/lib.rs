//! The verbs of Stepdoku for JavaScript: a question in JSON comes in, and the answer goes out.
//!
//! The features choose the verbs of a build. Everything around it, from promises to workers, is in `sdk/npm/js`.
//! wasm-bindgen makes the bridge, as one by hand would be unsafe code. Only texts and numbers cross it: with a function as an
//! argument, the table of foreign objects would come along.

#![cfg(target_family = "wasm")]

use std::ops::ControlFlow;
use stepdoku_verbs::answer_text;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(raw_module = "./progress.js")]
extern "C" {
    /// Tells what is done and all that is to be done, and returns whether to go on. It never throws.
    #[wasm_bindgen(js_name = goesOn)]
    fn goes_on(done: f64, of: f64) -> bool;
}

/// Answers a question in JSON.
#[wasm_bindgen]
#[must_use]
pub fn answer(verb: &str, question: &str) -> String {
    answer_text(verb, question, &mut |progress| {
        if goes_on(progress.done as f64, progress.of as f64) {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    })
}
