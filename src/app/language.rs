//! The language of the page. `boot.js` knows which one is wanted, and fetches its words beside the program.

use super::{
    browser::{dom, texts},
    seams,
};
use sudoku_play::ui::Untranslated;

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
