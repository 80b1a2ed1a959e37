//! The choice of size, for a new puzzle and for the magazine.

use crate::app::shared::measures::measures_of;
use crate::app::{
    store::Store,
    text::{later, text},
};
use leptos::prelude::*;
use sudoku_core::Shape;
use sudoku_play::{messages::MakeMsg, ui::PuzzleForm};

/// Changes the wishes for the next puzzle.
pub(crate) fn change_form(store: Store, change: impl FnOnce(&mut PuzzleForm)) {
    let mut form = store.dialog().with_untracked(|view| view.puzzle_form.clone());
    change(&mut form);
    store.send(MakeMsg::Puzzle(form));
}

#[component]
pub(crate) fn Sizes() -> impl IntoView {
    let store = expect_context::<Store>();
    let chosen = Memo::new(move |_| store.dialog().with(|view| view.puzzle_form.shape.clone()));
    let sizes = Shape::offered().map(|shape| {
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name="shape"
                    value=shape.token()
                    prop:checked=move || chosen.get() == shape
                    on:change=move |_| change_form(store, |form| form.shape = shape.clone())
                />
                <span class="mini-board" {..measures_of(shape)} data-density=shape.density().slug() aria-hidden="true"></span>
                {(text().game)(shape, None)}
            </label>
        }
    });
    view! {
        <fieldset class="group sizes">
            <legend class="vh">{later().dialog.size}</legend>
            <div class="segments">{sizes.collect_view()}</div>
        </fieldset>
    }
}
