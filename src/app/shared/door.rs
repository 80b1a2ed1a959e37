//! A button with the name of what it opens.

use crate::app::store::Store;
use leptos::prelude::*;
use sudoku_play::{messages::PageMsg, ui::Dialog};

/// Opens a dialog.
#[component]
pub(crate) fn Door(
    #[prop(optional)] id: Option<&'static str>,
    #[prop(default = "button")] class: &'static str,
    dialog: Dialog,
    name: &'static str,
) -> impl IntoView {
    let store = expect_context::<Store>();
    view! {
        <button
            class=class
            type="button"
            id=id
            data-opens=dialog.slug()
            on:click=move |_| store.send(PageMsg::Open(dialog))
        >
            {name}
        </button>
    }
}
