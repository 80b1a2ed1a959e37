//! The names of the things on a board.

use sudoku_board::{Digit, Symbols};

const DIGITS: &str = "123456789ABCDEFGHIJKLMNOP";
const PICTURES: [&str; Symbols::MOST] = [
    "the sun",
    "the fish",
    "the leaf",
    "the heart",
    "the star",
    "the moon",
    "the boat",
    "the cloud",
    "the mushroom",
];
const COLOURS: [&str; Symbols::MOST] =
    ["red", "blue", "yellow", "green", "orange", "violet", "brown", "pink", "grey"];

/// Returns a digit in a sentence: "4", "the heart". It is the only way from a digit to words.
#[must_use]
pub fn said(digit: Digit, symbols: Symbols) -> &'static str {
    let at = digit.index();
    let names = match symbols {
        Symbols::Digits => return &DIGITS[at..=at],
        // The letters follow the nine figures.
        Symbols::Letters => return DIGITS.get(at + Symbols::MOST..=at + Symbols::MOST).unwrap_or_default(),
        Symbols::Pictures => PICTURES,
        Symbols::Colours => COLOURS,
    };
    names.get(at).copied().unwrap_or(&DIGITS[at..=at])
}

/// Returns a digit by itself, in a label or after an article: "4", "heart".
#[must_use]
pub fn label(digit: Digit, symbols: Symbols) -> &'static str {
    bare(said(digit, symbols))
}

/// Returns a name without its article.
#[must_use]
pub(in crate::explain) fn bare(said: &str) -> &str {
    said.strip_prefix("the ").unwrap_or(said)
}

/// Returns whether a name after these words has no article of its own.
#[must_use]
pub(in crate::explain) fn takes_no_article(before: &str) -> bool {
    ["the ", "its ", "their ", "every ", "no ", "another ", "digits "].iter().any(|end| before.ends_with(end))
}
