//! The names of the things in the place of digits.

use super::{Language, Locale};
use sudoku_board::{Digit, Symbols};

const DIGITS: &str = "123456789ABCDEFGHIJKLMNOP";

/// Returns a digit in a sentence: "4", "the heart". It is the only way from a digit to words.
#[must_use]
pub fn said(digit: Digit, locale: Locale) -> &'static str {
    let at = digit.index();
    let names = locale.language.names();
    match (locale.symbols, at) {
        // The letters follow the nine figures.
        (Symbols::Letters, _) => DIGITS.get(at + Symbols::MOST..=at + Symbols::MOST).unwrap_or_default(),
        (Symbols::Pictures, 0) => names.sun(),
        (Symbols::Pictures, 1) => names.fish(),
        (Symbols::Pictures, 2) => names.leaf(),
        (Symbols::Pictures, 3) => names.heart(),
        (Symbols::Pictures, 4) => names.star(),
        (Symbols::Pictures, 5) => names.moon(),
        (Symbols::Pictures, 6) => names.boat(),
        (Symbols::Pictures, 7) => names.cloud(),
        (Symbols::Pictures, 8) => names.mushroom(),
        (Symbols::Colours, 0) => names.red(),
        (Symbols::Colours, 1) => names.blue(),
        (Symbols::Colours, 2) => names.yellow(),
        (Symbols::Colours, 3) => names.green(),
        (Symbols::Colours, 4) => names.orange(),
        (Symbols::Colours, 5) => names.violet(),
        (Symbols::Colours, 6) => names.brown(),
        (Symbols::Colours, 7) => names.pink(),
        (Symbols::Colours, 8) => names.grey(),
        _ => &DIGITS[at..=at],
    }
}

/// Returns a digit by itself, in a label or after an article: "4", "heart".
#[must_use]
pub fn label(digit: Digit, locale: Locale) -> &'static str {
    bare(said(digit, locale), locale.language)
}

/// Returns a name without its article.
pub(super) fn bare(said: &str, language: Language) -> &str {
    said.strip_prefix(language.names().article()).unwrap_or(said)
}

/// Returns whether a name after these words has no article of its own.
pub(super) fn takes_no_article(before: &str, language: Language) -> bool {
    language.names().before_things().split_terminator('|').any(|end| before.ends_with(end))
}
