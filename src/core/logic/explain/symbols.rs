//! The names of the things in the place of digits.

use super::{
    Language, Locale,
    types::{Names, place},
};
use sudoku_board::{Digit, Symbols};

const DIGITS: &str = "123456789ABCDEFGHIJKLMNOP";

/// Returns a digit in a sentence: "4", "the heart". It is the only way from a digit to words.
#[must_use]
pub fn said(digit: Digit, locale: Locale) -> &'static str {
    let at = digit.index();
    let names = locale.language.names();
    // The things follow each other in the file.
    let first = match locale.symbols {
        // The letters follow the nine figures.
        Symbols::Letters => return DIGITS.get(at + Symbols::MOST..=at + Symbols::MOST).unwrap_or_default(),
        Symbols::Pictures => place!(Names, "sun"),
        Symbols::Colours => place!(Names, "red"),
        Symbols::Digits => return &DIGITS[at..=at],
    };
    if at < Symbols::MOST { names.by_place(first + at) } else { &DIGITS[at..=at] }
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
