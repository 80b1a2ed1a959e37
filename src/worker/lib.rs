//! The program beside the page: it does long work, one question after another.
//!
//! It is a separate program, because the page draws its first board without it. Without the code to find,
//! make and prove, the page is half the bytes. And the compiler optimises each for its purpose: the page for
//! size, the worker for speed.
//!
//! The walks of other programs are a third program, `src/scales`, and the reader of photographs is a fourth,
//! `src/reader`. Few questions need them, so `start.js` loads each at the first of those.

#![cfg(target_family = "wasm")]

use js_sys::Uint8Array;
use std::ops::ControlFlow;
use sudoku_core::{
    explain::{Language, Locale},
    rating::exact::{Scales, WalkWatch},
    wire::{self, PhotoReader, Reply, Request, Response, ScalesElsewhere},
};
use wasm_bindgen::{JsCast, prelude::*};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

#[wasm_bindgen]
extern "C" {
    /// Asks the program that has the walks of other programs. `start.js` defines it.
    #[wasm_bindgen(catch)]
    fn weigh(question: &[u8], goes_on: &mut dyn FnMut(u32, u32) -> bool) -> Result<Vec<u8>, JsValue>;

    /// Asks the program that reads photographs. `start.js` defines it.
    #[wasm_bindgen(catch)]
    fn read_photo(question: &[u8]) -> Result<Vec<u8>, JsValue>;
}

/// Returns the walks of other programs, which the program beside this one computes. If it cannot be loaded, every
/// answer is empty.
#[must_use]
pub fn scales_beside() -> impl Scales {
    ScalesElsewhere(|question: &[u8], watch: WalkWatch<'_>| {
        let goes_on = &mut |done, of| watch((done, of)) == ControlFlow::Continue(());
        weigh(question, goes_on).unwrap_or_default()
    })
}

/// Returns the reader of photographs, which is a program beside this one. If it cannot be loaded, every answer is
/// empty.
#[must_use]
pub fn reader_beside() -> impl PhotoReader {
    |question: &[u8]| read_photo(question).unwrap_or_default()
}

/// The language of a message with words, and these: its code and a line break come first.
fn words_of(message: &str) -> Option<(Language, &str)> {
    let (code, words) = message.split_once('\n')?;
    Some((Language::from_code(code)?, words))
}

/// Serves the page that started this worker, as long as the worker lives. Does nothing outside a worker.
pub fn serve(mut scales: impl Scales + 'static, mut reader: impl PhotoReader + 'static) {
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
        // The words of the page's language come before the first question.
        if let Some((language, words)) = event.data().as_string().as_deref().and_then(words_of) {
            language.bring(words.to_owned());
            return;
        }
        // Other messages are for `start.js`.
        let Ok(bytes) = event.data().dyn_into::<Uint8Array>() else { return };
        let bytes = bytes.to_vec();
        let Ok((locale, Request { job, task })) = wire::decode::<(Locale, Request)>(&bytes) else { return };
        let now = || js_sys::Date::now() as u64;
        let mut told = now();
        wire::answer(task, locale, &mut scales, &mut reader, &mut || now(), &mut |reply| {
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
