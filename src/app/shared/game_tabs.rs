//! The tabs of the saved games: the games themselves, their times, and the door to printed ones.

use super::door::Door;
use crate::app::{
    store::Store,
    text::{later, text},
};
use leptos::prelude::*;
use sudoku_play::{messages::PageMsg, ui::Dialog};

#[component]
pub(crate) fn GameTabs(
    /// The tab in front.
    here: Dialog,
) -> impl IntoView {
    let store = expect_context::<Store>();
    let tab = move |dialog: Dialog| {
        view! {
            <button
                class="games-tab"
                type="button"
                id=format!("open-{}", dialog.slug())
                aria-pressed=(dialog == here).to_string()
                on:click=move |_| store.send(PageMsg::Open(dialog))
            >
                {text().titles.of_dialog(dialog)}
            </button>
        }
    };
    view! {
        <div class="games-head">
            {tab(Dialog::Games)} {tab(Dialog::Times)}
            <Door id="print-magazine" class="button quiet" dialog=Dialog::Magazine name=later().games.print() />
        </div>
    }
}
