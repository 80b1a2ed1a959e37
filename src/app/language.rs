//! The language of the page: which one is wanted, and its words, which the page fetches before it draws itself.

use super::{
    browser::{address, settings, texts},
    text,
};
use futures::future::{Either, select};
use gloo_timers::future::TimeoutFuture;
use std::pin::pin;
use sudoku_core::Language;
use sudoku_play::ui::Untranslated;

/// How long the page waits for words before it starts in English, in milliseconds.
const PATIENCE: u32 = 8000;

/// Brings the words of the wanted language. Returns why the page is not in it, if so.
pub(super) async fn bring() -> Option<Untranslated> {
    let link = address::language();
    let settings = settings::read().and_then(Result::ok).unwrap_or_default();
    let language = settings.tongue.language(link.as_deref(), &address::languages());
    if language != Language::English {
        let path = format!("languages/{}.txt", language.code());
        let words = match select(pin!(texts::get(&path)), TimeoutFuture::new(PATIENCE)).await {
            Either::Left((words, _)) => words,
            Either::Right(_) => None,
        };
        if !words.is_some_and(|words| text::bring(language, words)) {
            return Some(Untranslated::Missing(language));
        }
    }
    link.filter(|code| Language::from_code(code).is_none()).map(Untranslated::Unknown)
}
