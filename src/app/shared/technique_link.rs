//! The name of a technique or of a rule of clues, as a link to its page.

use super::icons::{ABOUT, Icon};
use crate::app::{
    store::Store,
    text::{later, text},
};
use leptos::{ev, prelude::*};
use sudoku_core::{
    Technique,
    explain::{self, Span, with_names},
    generate::ClueSet,
    notation::link,
    step::Title,
};
use sudoku_play::messages::LearnMsg;

/// The name. The address can be copied, and a press opens the page at once.
#[component]
pub(crate) fn TechniqueLink(technique: Technique) -> impl IntoView {
    view! {
        <a class="technique-link" href=address(technique) on:click=opens(technique)>
            {explain::technique(technique, text().locale)}
        </a>
    }
}

/// The name of a rule of clues, likewise.
#[component]
pub(crate) fn ClueLink(set: ClueSet) -> impl IntoView {
    let store = expect_context::<Store>();
    let opens = move |event: ev::MouseEvent| {
        event.prevent_default();
        store.send(LearnMsg::Clues(set));
    };
    let (name, _) = later().making.lines(set);
    view! {
        <a class="technique-link" href=link::of_lesson(set.slug()) on:click=opens>
            {name}
        </a>
    }
}

/// The name of a step. The name of its technique leads to its page.
#[component]
pub(crate) fn StepTitle(title: Title) -> impl IntoView {
    let Title { technique, alias } = title;
    let Some(alias) = alias else { return view! { <TechniqueLink technique /> }.into_any() };
    view! {
        {explain::alias(alias, text().locale)}
        " ("
        <a class="technique-link" href=address(technique) on:click=opens(technique)>
            {explain::within(technique, text().locale)}
        </a>
        ")"
    }
    .into_any()
}

/// A sign with the same effect, beside a row that has the name and reacts to a press itself.
#[component]
pub(crate) fn AboutTechnique(technique: Technique) -> impl IntoView {
    let name = later().learn.about_technique(explain::technique(technique, text().locale));
    view! {
        <a
            class="icon-button"
            href=address(technique)
            aria-label=name.clone()
            title=name
            on:click=opens(technique)
        >
            <Icon icon=ABOUT />
        </a>
    }
}

fn address(technique: Technique) -> String {
    link::of_lesson(technique.slug())
}

fn opens(technique: Technique) -> impl Fn(ev::MouseEvent) + Clone {
    let store = expect_context::<Store>();
    move |event| {
        event.prevent_default();
        store.send(LearnMsg::Show(Some(technique)));
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
