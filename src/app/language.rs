//! The language of the page. `boot.js` knows which one is wanted, and fetches its words beside the program.

use super::{browser::texts, seams};
use sudoku_core::Language;
use sudoku_play::ui::Untranslated;

/// Brings the words of the wanted language. Returns why the page is not in it, if so.
pub(super) async fn bring() -> Option<Untranslated> {
    let (code, words) = texts::language()?;
    let Some(language) = Language::from_code(&code) else { return Some(Untranslated::Unknown(code)) };
    let is_brought = match (words, seams::brings_words().await) {
        (Some(words), Some(bring)) => bring(language, words),
        _ => false,
    };
    (!is_brought).then_some(Untranslated::Missing(language))
}
