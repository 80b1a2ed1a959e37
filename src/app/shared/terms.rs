//! Terms of the field in a text: underlined, each says what it means when it is pressed.

use leptos::prelude::*;
use std::sync::atomic::{AtomicUsize, Ordering};
use sudoku_core::explain::{Locale, Term, terms};

/// The number of terms drawn so far, so that each has its own name.
static DRAWN: AtomicUsize = AtomicUsize::new(0);

/// A text with its terms explained, each once: `known` are those explained before it.
pub(crate) fn explained(text: &str, known: &mut Vec<Term>, locale: Locale) -> AnyView {
    let mut pieces: Vec<AnyView> = Vec::new();
    let mut at = 0;
    for (place, term) in terms(text, known, locale) {
        known.push(term);
        pieces.push(text[at..place.start].to_owned().into_any());
        pieces.push(explained_term(text[place.clone()].to_owned(), term.meaning(locale)));
        at = place.end;
    }
    pieces.push(text[at..].to_owned().into_any());
    pieces.into_any()
}

fn explained_term(word: String, meaning: &'static str) -> AnyView {
    let id = format!("term-{}", DRAWN.fetch_add(1, Ordering::Relaxed));
    view! {
        <button class="term" type="button" popovertarget=id.clone()>{word}</button>
        <span class="meaning sheet" id=id popover="auto" role="note">{meaning}</span>
    }
    .into_any()
}
