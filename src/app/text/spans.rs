//! Sentences whose holes are names on the board.

use sudoku_core::explain::Span;

/// What fills the holes of a message until the names come.
pub(super) const HOLES: [&str; 3] = ["\u{E000}", "\u{E001}", "\u{E002}"];

/// A message that was filled with [`HOLES`], with names in their places.
pub(super) fn named(said: &str, names: &[&[Span]]) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut words = String::new();
    for letter in said.chars() {
        let hole = HOLES.iter().position(|hole| hole.starts_with(letter));
        let Some(names) = hole.and_then(|hole| names.get(hole)) else {
            words.push(letter);
            continue;
        };
        if !words.is_empty() {
            spans.push(std::mem::take(&mut words).into());
        }
        spans.extend_from_slice(names);
    }
    if !words.is_empty() {
        spans.push(words.into());
    }
    spans
}
