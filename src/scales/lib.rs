//! The program with the walks of other programs, for their exact figures.
//!
//! It is a separate program, because it is a quarter of the worker's size and few visitors ask for such figures.
//! The worker calls it as a function, in the same thread.

#![cfg(target_family = "wasm")]

use js_sys::Function;
use std::ops::ControlFlow;
use sudoku_core::wire;
use wasm_bindgen::prelude::*;

/// Answers a question of the worker, in bytes. `goes_on` gets the cells filled and all of them, and returns whether
/// to go on. Empty if it stopped.
#[wasm_bindgen]
#[must_use]
pub fn weigh(question: &[u8], goes_on: &Function) -> Vec<u8> {
    console_error_panic_hook::set_once();
    wire::weigh(question, &mut |(done, of)| {
        let told = goes_on.call2(&JsValue::NULL, &done.into(), &of.into());
        if told.is_ok_and(|told| told.is_truthy()) {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    })
}
