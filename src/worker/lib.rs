//! The program beside the page: it does long work, one question after another.
//!
//! It is a separate program, because the page draws its first board without it. Without the code to find,
//! make and prove, the page is half the bytes. And the compiler optimises each for its purpose: the page for
//! size, the worker for speed.

#![cfg(target_family = "wasm")]

use js_sys::Uint8Array;
use sudoku_core::{
    explain::Locale,
    wire::{self, Reply, Request, Response},
};
use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Serves the page that started this worker, as long as the worker lives. Does nothing outside a worker.
pub fn serve() {
    console_error_panic_hook::set_once();
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let post = {
        let scope = scope.clone();
        move |response: &Response| {
            let bytes = Uint8Array::from(&wire::encode(response)[..]);
            let _ = scope.post_message(&bytes);
        }
    };
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        let Ok((locale, Request { job, task })) = wire::decode::<(Locale, Request)>(&bytes) else { return };
        let now = || js_sys::Date::now() as u64;
        let mut told = now();
        wire::answer(task, locale, &mut || now(), &mut |reply| {
            // Progress more often than this is unreadable; results are sent every time.
            let is_due = now() - told >= 60;
            if is_due || !matches!(reply, Reply::Progress(_)) {
                told = now();
                post(&Response { job, reply });
            }
        });
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
}
