//! The row of a teacher under a step: showing it to a class, keeping it for a lesson, and more positions like it.

use crate::app::{
    shared::icons::{Icon, PRESENT},
    store::Store,
    text::later,
};
use leptos::prelude::*;
use sudoku_play::messages::{AssignmentMsg, DeckMsg, Msg, PresentMsg};

/// The row. Without a step, what needs one is left out.
#[component]
pub(super) fn ForClass(#[prop(into)] has_step: Signal<bool>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().deck;
    let added = Memo::new(move |_| store.teacher().with(|view| view.added));
    let button = move |id: &'static str, (name, about): (&'static str, &'static str), msg: fn() -> Msg| {
        view! {
            <button
                class="for-class-button"
                id=id
                type="button"
                title=about
                on:click=move |_| store.send(msg())
            >
                {name}
            </button>
        }
    };
    let said = move || {
        added.get().map(|slides| {
            view! {
                <span>{words.row_added(slides)}</span>
                " "
                <button class="link-button" id="open-lesson" type="button" on:click=move |_| store.send(DeckMsg::Own)>
                    {words.row_open()}
                </button>
            }
        })
    };
    view! {
        <div class="for-class">
        <div class="for-class-row" role="group" aria-label=words.row()>
            <button
                class="for-class-button presents"
                type="button"
                title=later().present.open_help()
                on:click=move |_| store.send(PresentMsg::Open)
            >
                <Icon icon=PRESENT />
                {later().present.open()}
            </button>
            {button("add-to-lesson", (words.row_add(), words.row_add_help()), || DeckMsg::Add.into())}
            <Show when=move || has_step.get()>
                {button("another-like-this", (words.row_another(), words.row_another_help()), || DeckMsg::Like.into())}
                {button("worksheet-of-step", (words.row_sheet(), words.row_sheet_help()), || DeckMsg::Sheet.into())}
            </Show>
            {button("assign-step", (words.row_assign(), words.row_assign_help()), || AssignmentMsg::SetLike.into())}
        </div>
        <p class="for-class-said" role="status">{said}</p>
        </div>
    }
}
