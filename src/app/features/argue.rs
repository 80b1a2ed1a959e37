//! The reason of a digit in a game, in the place of the pad: the digit counts once it has one.

use crate::app::{
    shared::{
        argued::{Argued, Asked},
        live,
    },
    store::Store,
    text::later,
};
use leptos::prelude::*;
use sudoku_core::explain::{judgement, written_out};
use sudoku_play::messages::{ArgueMsg, MarkMsg};

#[component]
pub(crate) fn ArguePanel() -> impl IntoView {
    let store = expect_context::<Store>();
    let view = Memo::new(move |_| store.teacher().with(|teacher| teacher.argued.clone()));
    view! {
        <section class="panel answer" aria-label=later().argue.title()>
            <header class="answer-head">
                <span class="hint-name">{later().argue.title()}</span>
            </header>
            <div class="answer-card">
                <Argued view at=Asked::Game tell=Callback::new(move |msg: MarkMsg| store.send(ArgueMsg::Mark(msg))) />
            </div>
        </section>
    }
}

/// The reason that has just held, in the place of the line under the board.
#[component]
pub(crate) fn HeldReason() -> impl IntoView {
    let store = expect_context::<Store>();
    let held = Memo::new(move |_| store.teacher().with(|teacher| teacher.held.clone()));
    let said = move || {
        let view = held.get()?;
        let said = judgement(&view.argument, view.judged.as_ref()?, &view.shape, store.locale());
        let said = written_out(&said, &view.shape, store.locale()).concat();
        Some(view! { <p class="held-reason">{said}</p> })
    };
    live::drawn(said)
}
