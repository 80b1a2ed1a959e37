//! The language of the page. `boot.js` knows which one is wanted, and fetches its words beside the program.

use super::{
    browser::{dom, texts},
    seams, text,
};
use sudoku_core::Language;
use sudoku_play::ui::Untranslated;

/// Brings the words of a language, from its code and the text of its file, and returns the tag that documents have for
/// it. `None` if the words are not those of this version.
pub(super) type Brings = fn(&str, String) -> Option<&'static str>;

/// Its part of the program loads only in a page that wants another language than English.
pub(super) const BRINGS: Brings = |code, words| {
    let language = Language::from_code(code)?;
    text::bring(language, words).then(|| language.tag())
};

/// Brings the words of the wanted language. Returns why the page is not in it, if so.
pub(super) async fn bring() -> Option<Untranslated> {
    let (code, words, is_known) = texts::language()?;
    if !is_known {
        return Some(Untranslated::Unknown(code));
    }
    let brings = seams::brings().await;
    let tag = words.zip(brings).and_then(|(words, brings)| brings(&code, words));
    let Some(tag) = tag else { return Some(Untranslated::Missing(code)) };
    dom::speak(tag);
    None
}
