//! A running trial: its words and its two ends, under the board that it frames. So the line at the pad stays
//! free for the pad.

use crate::app::{shared::live, store::Store, text::text};
use leptos::prelude::*;
use sudoku_play::{messages::MomentMsg, ui::Panel};

/// The words and the ends, while a trial runs.
#[component]
pub(crate) fn Trial() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().entry;
    let placed = Memo::new(move |_| {
        store.tools().with(|tools| tools.trial).filter(|_| store.panel().get() == Panel::Play)
    });
    let said = move || placed.get().map(|placed| words.tried(placed));
    let end = move |class: &'static str, name: &'static str, msg: fn() -> MomentMsg| {
        view! {
            <button class=class type="button" on:click=move |_| store.send(msg())>
                {name}
            </button>
        }
    };
    live::when(
        move || placed.get().is_some(),
        move || {
            view! {
                <div class="trial" role="group" aria-label=words.trial()>
                    <p>{live::drawn(said)}</p>
                    {end("line-button primary", words.keep(), || MomentMsg::Keep)}
                    {end("line-button", words.discard(), || MomentMsg::GiveUp)}
                </div>
            }
        },
    )
}
