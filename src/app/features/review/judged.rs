//! The verdict on the last move, quietly beside the board. Pointing at it highlights the reason.

use crate::app::{store::Store, text::later};
use leptos::prelude::*;
use sudoku_core::advice::Nearness;
use sudoku_play::{messages::ReviewMsg, taught::JudgedView};

/// The words, or nothing.
#[component]
pub(crate) fn Judged() -> impl IntoView {
    let store = expect_context::<Store>();
    // Rebuilt only for another move, so that the focus stays when the reason is highlighted.
    let judged = Memo::new(move |_| {
        let judged = store.teacher().with(|view| view.judged.clone());
        judged.filter(|view| view.verdict.is_some()).map(|view| JudgedView { lit: false, ..view })
    });
    move || judged.get().map(|view| words(store, &view))
}

fn words(store: Store, view: &JudgedView) -> AnyView {
    let words = &later().review;
    let (short, said) = (words.judged(view), words.judged_said(view, store.locale()));
    let class = class(view);
    if !view.has_reason() {
        return view! { <span class=class title=said>{short}</span> }.into_any();
    }
    let light = move |lit: bool| store.send(ReviewMsg::Light(lit));
    view! {
        <button
            class=class
            type="button"
            aria-label=said.clone()
            title=said
            on:click=move |_| light(true)
            on:pointerenter=move |_| light(true)
            on:pointerleave=move |_| light(false)
            on:focus=move |_| light(true)
            on:blur=move |_| light(false)
        >
            {short}
        </button>
    }
    .into_any()
}

const fn class(view: &JudgedView) -> &'static str {
    match &view.verdict {
        None => "judged",
        Some(verdict) => match verdict.nearness() {
            Nearness::Near => "judged near",
            Nearness::Far => "judged far",
            Nearness::Wrong => "judged wrong",
        },
    }
}
