//! The program beside the page: it does what takes long, one question after another.
//!
//! A program of its own, because the page draws its first board without it: the page is half the bytes if it
//! need not carry what finds, makes and proves, and each of the two is compiled for what it is there for, the
//! page to be small and this to be fast.

#![cfg(target_family = "wasm")]

use js_sys::Uint8Array;
use sudoku_core::{
    explain::Locale,
    wire::{self, Reply, Request, Response},
};
use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Serves the page that started this worker, for as long as the worker lives. Does nothing where it runs in
/// no worker.
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
            // More often than this nobody can read how far it is; what was made is told each time.
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
