//! The page of a rule of clues: the rule, the techniques that its boards need, and two examples.

use super::{begin, example::Example};
use crate::app::{
    shared::technique_link::{ClueLink, TechniqueLink},
    store::Store,
    text::later,
};
use leptos::prelude::*;
use sudoku_core::generate::ClueSet;
use sudoku_play::{
    features::learn::{
        Needed,
        view::{LearnClues, LearnPage},
    },
    messages::Course,
};

/// The rules of clues in a row, each a link to its page.
pub(super) fn links(rules: impl IntoIterator<Item = ClueSet>) -> AnyView {
    let link = |set| view! { <li><ClueLink set /></li> };
    view! { <ul class="clue-links">{rules.into_iter().map(link).collect_view()}</ul> }.into_any()
}

#[component]
pub(super) fn Clues(of: ClueSet, clues: Memo<Option<LearnClues>>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().learn;
    let (name, rule) = later().making.lines(of);
    let needed = Memo::new(move |_| {
        clues.with(|clues| clues.as_ref().map(|clues| (clues.needed.clone(), clues.missing)))
    });
    let needed = move || {
        let (needed, missing) = needed.get()?;
        if needed.is_empty() {
            let said = if missing { words.missing() } else { words.loading() };
            return Some(view! { <p role="status">{said}</p> }.into_any());
        }
        let one = |Needed { technique, what }: Needed| {
            view! { <dt><TechniqueLink technique /></dt><dd>{what}</dd> }
        };
        Some(view! { <dl class="clue-needs">{needed.into_iter().map(one).collect_view()}</dl> }.into_any())
    };
    let start = move || begin(store, Course::Clues(of), words.practise(), "button primary");
    let count =
        Memo::new(move |_| clues.with(|clues| clues.as_ref().map_or(0, |clues| clues.examples.len())));
    let example = move |number: usize| {
        let page: Memo<Option<LearnPage>> = Memo::new(move |_| {
            clues.with(|clues| clues.as_ref().and_then(|clues| clues.examples.get(number)).cloned())
        });
        // The exercises are under the first board, as on the page of a technique.
        match number {
            0 => view! { <Example page number doors=ViewFn::from(start) /> }.into_any(),
            _ => view! { <Example page number /> }.into_any(),
        }
    };
    view! {
        <article class="learn-page clue-page">
            <h3 class="learn-name">{name}</h3>
            <div class="learn-words">
                <p>{rule}</p>
                <h4>{words.head_follows()}</h4>
                {needed}
            </div>
            {move || (0..count.get()).map(example).collect_view()}
        </article>
    }
}
