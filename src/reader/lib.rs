//! The program that reads photographs.
//!
//! It is a separate program, because few visitors have a photograph. The worker calls it as a function, in the same
//! thread.

#![cfg(target_family = "wasm")]

use wasm_bindgen::prelude::*;

/// Answers a question of the worker, in bytes.
#[wasm_bindgen]
#[must_use]
pub fn read_photo(question: &[u8]) -> Vec<u8> {
    console_error_panic_hook::set_once();
    stepdoku_photo::answer(question)
}
