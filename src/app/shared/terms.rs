//! Terms of the field in a text: underlined, each says what it means when it is pressed.

use crate::app::{browser::sheets, store::Store};
use leptos::prelude::*;
use std::{
    mem,
    sync::atomic::{AtomicUsize, Ordering},
};
use sudoku_core::explain::{Locale, Term, terms};

/// The number of terms drawn so far, so that each has its own name.
static DRAWN: AtomicUsize = AtomicUsize::new(0);

/// The terms of a text in pieces, each explained once. Their sheets come after the text, which reads as if it had
/// none.
pub(crate) struct Terms {
    store: Store,
    locale: Locale,
    known: Vec<Term>,
    /// Whether the keyboard reaches them.
    for_keys: bool,
    sheets: Vec<AnyView>,
}

impl Terms {
    pub(crate) fn new(store: Store, locale: Locale) -> Self {
        Self { store, locale, known: Vec::new(), for_keys: true, sheets: Vec::new() }
    }

    /// The terms of a text that is only seen: the keyboard passes them by.
    pub(crate) fn seen(store: Store, locale: Locale) -> Self {
        Self { for_keys: false, ..Self::new(store, locale) }
    }

    /// A piece of the text, with the terms that no earlier piece has.
    pub(crate) fn explained(&mut self, text: &str) -> AnyView {
        let mut pieces: Vec<AnyView> = Vec::new();
        let mut at = 0;
        for (place, term) in terms(text, &self.known, self.locale) {
            self.known.push(term);
            pieces.push(text[at..place.start].to_owned().into_any());
            pieces.push(self.term(text[place.clone()].to_owned(), term));
            at = place.end;
        }
        pieces.push(text[at..].to_owned().into_any());
        pieces.into_any()
    }

    /// The sheets with the meanings so far.
    pub(crate) fn sheets(&mut self) -> Vec<AnyView> {
        mem::take(&mut self.sheets)
    }

    fn term(&mut self, word: String, term: Term) -> AnyView {
        let (store, meaning) = (self.store, term.meaning(self.locale));
        let id = format!("term-{}", DRAWN.fetch_add(1, Ordering::Relaxed));
        // The browser opens the sheet after the click, or closes the one that is open.
        let say = move |_| {
            if !sheets::is_open() {
                store.say(meaning.to_owned());
            }
        };
        let sheet = id.clone();
        self.sheets.push(
            view! { <span class="meaning sheet" id=sheet popover="auto" role="note">{meaning}</span> }
                .into_any(),
        );
        view! {
            <button
                class="term"
                type="button"
                tabindex=(!self.for_keys).then_some("-1")
                popovertarget=id
                // A pointer leaves the focus where the keys are.
                on:mousedown=|event| event.prevent_default()
                on:click=say
            >
                {word}
            </button>
        }
        .into_any()
    }
}
