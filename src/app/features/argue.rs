//! The reason of a digit in a game, in the place of the pad: the digit counts once it has one.

use crate::app::{
    shared::argued::{Argued, Asked},
    store::Store,
    text::later,
};
use leptos::prelude::*;
use sudoku_play::messages::{ArgueMsg, MarkMsg};

#[component]
pub(crate) fn ArguePanel() -> impl IntoView {
    let store = expect_context::<Store>();
    let view = Memo::new(move |_| store.teacher().with(|teacher| teacher.argued.clone()));
    view! {
        <section class="panel answer" aria-label=later().argue.title>
            <header class="answer-head">
                <span class="hint-name">{later().argue.title}</span>
            </header>
            <div class="answer-card">
                <Argued view at=Asked::Game tell=Callback::new(move |msg: MarkMsg| store.send(ArgueMsg::Mark(msg))) />
            </div>
        </section>
    }
}
