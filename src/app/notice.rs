//! The sentence above all: what the player must know, with what can be done about it.

use super::{
    icons::{CLOSE, Icon},
    store::Store,
    text::text,
};
use leptos::prelude::*;
use sudoku_core::play::{session::Msg, view::Answer};

/// The notice, or nothing.
#[component]
pub(crate) fn NoticeBar() -> impl IntoView {
    let store = expect_context::<Store>();
    let shown = move || {
        store.notice().get().map(|notice| {
            let answer = Answer::to(&notice).map(|answer| {
                view! {
                    <button class="button" type="button" on:click=move |_| store.send(answer.msg())>
                        {(text().games.answer)(answer)}
                    </button>
                }
            });
            view! {
                <span>{(text().notice)(&notice)}</span>
                {answer}
                <button
                    class="icon-button"
                    type="button"
                    aria-label=text().dialog.close
                    on:click=move |_| store.send(Msg::DismissNotice)
                >
                    <Icon icon=CLOSE />
                </button>
            }
        })
    };
    view! { <div class="notice" role="status">{shown}</div> }
}
