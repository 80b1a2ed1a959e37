//! Sentences whose holes are names on the board.

use super::text;
use sudoku_core::explain::Span;

/// What fills the holes of a message until the names come.
pub(super) const HOLES: [&str; 4] = ["\u{E000}", "\u{E001}", "\u{E002}", "\u{E003}"];

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

/// Names with words between them, of which the last two have others than the rest.
pub(super) fn listed(
    names: impl IntoIterator<Item = Span>,
    last: impl Fn(&str, &str) -> String,
) -> Vec<Span> {
    let mut names: Vec<Span> = names.into_iter().collect();
    let Some(end) = names.pop() else { return Vec::new() };
    let mut names = names.into_iter();
    let Some(first) = names.next() else { return vec![end] };
    let comma = text().lists.comma(HOLES[0], HOLES[1]);
    let most = names.fold(vec![first], |most, next| named(&comma, &[&most, &[next]]));
    named(&last(HOLES[0], HOLES[1]), &[&most, &[end]])
}
