//! The fields of both forms for a new puzzle.

use crate::app::{
    store::Store,
    text::{later, text},
};
use leptos::prelude::*;
use sudoku_core::Order;
use sudoku_play::{
    session::{MakeMsg, PageMsg},
    ui::{Dialog, PuzzleForm},
};

pub(super) fn change_form(store: Store, change: impl FnOnce(&mut PuzzleForm)) {
    let mut form = store.dialog().with_untracked(|view| view.puzzle_form.clone());
    change(&mut form);
    store.send(MakeMsg::Puzzle(form));
}

#[component]
pub(super) fn Sizes() -> impl IntoView {
    let store = expect_context::<Store>();
    let chosen = Memo::new(move |_| store.dialog().with(|view| view.puzzle_form.order));
    let choose = move |order: Order| change_form(store, |form| form.order = order);
    let sizes = Order::ALL.map(|order| {
        view! {
            <label class="choice">
                <input
                    type="radio"
                    name="order"
                    value=order.get()
                    prop:checked=move || chosen.get() == order
                    on:change=move |_| choose(order)
                />
                <span class="mini-board" data-order=order.get() aria-hidden="true"></span>
                <span class="choice-name">{(text().game)(order, None)}</span>
            </label>
        }
    });
    view! {
        <fieldset class="group">
            <legend>{later().dialog.size}</legend>
            <div class="choices sizes">{sizes.into_iter().collect_view()}</div>
        </fieldset>
    }
}

/// The number of puzzles: more than one go into the magazine, and a button here opens it.
#[component]
pub(super) fn HowMany() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().magazine;
    let (name, placeholder, help) = words.many;
    let typed = move |many: String| change_form(store, |form| form.many = many);
    view! {
        <div class="how-many">
            <label class="field">
                <span class="field-name">{name}</span>
                <input
                    class="input number"
                    name="many"
                    inputmode="numeric"
                    maxlength="4"
                    placeholder=placeholder
                    autocomplete="off"
                    prop:value=move || store.dialog().with(|view| view.puzzle_form.many.clone())
                    on:input=move |event| typed(event_target_value(&event))
                />
            </label>
            <button
                class="button"
                type="button"
                id="open-magazine"
                on:click=move |_| store.send(PageMsg::Open(Dialog::Magazine))
            >
                {words.open}
            </button>
            <p class="field-help">{help}</p>
        </div>
    }
}

#[component]
pub(super) fn SeedField() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().dialog;
    let typed = move |seed: String| change_form(store, |form| form.seed = seed);
    view! {
        <label class="field">
            <span class="field-name">{words.seed.0}</span>
            <input
                class="input"
                name="seed"
                placeholder=words.seed.1
                maxlength="60"
                autocomplete="off"
                spellcheck="false"
                prop:value=move || store.dialog().with(|view| view.puzzle_form.seed.clone())
                on:input=move |event| typed(event_target_value(&event))
            />
            <span class="field-help">{words.seed.2}</span>
        </label>
    }
}
