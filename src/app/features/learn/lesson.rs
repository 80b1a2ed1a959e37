//! The lesson before the exercises of a unit: the idea of a technique, and its example line by line. The first of all
//! begins with the rules and the words of a step.

use super::{example::Example, part};
use crate::app::{
    browser::focus,
    shared::terms::Terms,
    store::Store,
    text::{later, text},
};
use leptos::prelude::*;
use sudoku_core::explain::technique;
use sudoku_play::{
    features::learn::{
        Section,
        view::{LearnPage, LearnPlace, LearnView},
    },
    messages::LearnMsg,
};

#[component]
pub(super) fn UnitLesson(view: Memo<Option<LearnView>>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().learn;
    let lesson = Memo::new(move |_| {
        view.with(|view| match &view.as_ref()?.place {
            LearnPlace::Lesson(lesson) => Some((**lesson).clone()),
            _ => None,
        })
    });
    let page: Memo<Option<LearnPage>> =
        Memo::new(move |_| lesson.with(|lesson| lesson.as_ref().map(|lesson| lesson.page.clone())));
    let head = part(page, |page| technique(page.technique, text().locale));
    let begins =
        Memo::new(move |_| lesson.with(|lesson| lesson.as_ref().is_some_and(|lesson| lesson.begins)));
    let shape = part(page, |page| page.shape.clone());
    let rules = move || {
        let shape = shape.get().filter(|_| begins.get())?;
        let one = |(word, meaning): (&'static str, &'static str)| {
            view! { <div><dt>{word}</dt><dd>{meaning}</dd></div> }
        };
        Some(view! {
            <ol class="rules-said">
                {words.rules_said(&shape).into_iter().map(|said| view! { <li>{said}</li> }).collect_view()}
            </ol>
            <dl class="lesson-words">{words.lesson_words().into_iter().map(one).collect_view()}</dl>
        })
    };
    let idea = part(page, |page| {
        let prose = page.lesson.clone().unwrap_or_default();
        let idea = prose.into_iter().find(|(section, _)| *section == Section::Idea);
        (idea.map_or_else(Vec::new, |(_, idea)| idea), page.missing)
    });
    let idea = move || {
        let (idea, missing) = idea.get()?;
        let mut terms = Terms::new(store, text().locale);
        let said = idea.iter().map(|said| view! { <p>{terms.explained(said)}</p> });
        let said = said.collect_view();
        let missing = missing.then(|| view! { <p role="status">{words.missing()}</p> });
        Some(view! { {missing} {said} {terms.sheets()} })
    };
    view! {
        <article class="learn-page unit-lesson">
            <h3 class="learn-name">{head}</h3>
            <div class="learn-words">{rules} {idea}</div>
            <Example page />
            <div class="learn-do">
                <button
                    class="button primary"
                    id="lesson-go"
                    type="button"
                    on:click=move |_| {
                        // The next lesson has a button in the same place, which would keep the focus.
                        focus::at_once("learn-place");
                        store.send(LearnMsg::Taught);
                    }
                >
                    {words.go()}
                </button>
            </div>
        </article>
    }
}
