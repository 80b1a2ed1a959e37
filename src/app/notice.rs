//! The sentence above all: what the player must know, with what can be done about it.

use super::{
    icons::{CLOSE, Icon},
    store::Store,
    text::text,
};
use leptos::prelude::*;
use sudoku_core::play::{session::Msg, ui::Notice};

/// The notice, or nothing.
#[component]
pub(crate) fn NoticeBar() -> impl IntoView {
    let store = expect_context::<Store>();
    let shown = move || {
        store.notice().get().map(|notice| {
            let back = (notice == Notice::PuzzleReplaced).then(|| {
                view! {
                    <button class="button" type="button" on:click=move |_| store.send(Msg::Return)>
                        {text().dialog.return_to}
                    </button>
                }
            });
            view! {
                <span>{(text().notice)(&notice)}</span>
                {back}
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
