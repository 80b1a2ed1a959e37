//! The name of a technique, as a link to its page.

use crate::app::{store::Store, text::text};
use leptos::{ev, prelude::*};
use sudoku_core::{
    Technique,
    explain::{self, Span, with_names},
};
use sudoku_play::features::learn::LearnMsg;

/// The name. The address can be copied, and a press opens the page at once.
#[component]
pub(crate) fn TechniqueLink(technique: Technique) -> impl IntoView {
    let store = expect_context::<Store>();
    let open = move |event: ev::MouseEvent| {
        event.prevent_default();
        store.send(LearnMsg::Show(Some(technique)));
    };
    view! {
        <a class="technique-link" href=format!("#l={}", technique.slug()) on:click=open>
            {explain::technique(technique, text().locale)}
        </a>
    }
}

/// A text whose names of techniques lead to their pages, except the name of one.
pub(crate) fn linked(words: &str, except: Option<Technique>) -> AnyView {
    let piece = |span| match span {
        Span::Technique(one) if Some(one) == except => explain::technique(one, text().locale).into_any(),
        Span::Technique(technique) => view! { <TechniqueLink technique /> }.into_any(),
        Span::Text(words) => words.into_any(),
        _ => ().into_any(),
    };
    with_names(words, text().locale).into_iter().map(piece).collect_view().into_any()
}
