//! The choices of size and rules, for a new puzzle and for the magazine.

use crate::app::{
    shared::{fields::Select, measures::measures_of},
    store::Store,
    text::{later, text},
};
use leptos::prelude::*;
use sudoku_core::{Shape, generate::Variant};
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
                {text().boards.game(shape, None)}
            </label>
        }
    });
    view! {
        <fieldset class="group sizes">
            <legend class="vh">{later().dialog.size()}</legend>
            <div class="segments">{sizes.collect_view()}</div>
        </fieldset>
    }
}

/// The choice of a variant, for the sizes that have any, with the rule that it adds.
#[component]
pub(crate) fn Rules(
    /// Whether it offers only those with puzzles of the day.
    #[prop(optional)]
    daily: bool,
) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().making;
    let shape = Memo::new(move |_| store.dialog().with(|view| view.puzzle_form.shape.clone()));
    let wanted = Memo::new(move |_| store.dialog().with(|view| view.puzzle_form.variant));
    let is_offered = move |variant: &Variant| !daily || variant.is_daily();
    let variant = move || wanted.get().filter(is_offered);
    let choose = Callback::new(move |slug: String| {
        change_form(store, |form| form.variant = Variant::from_slug(&slug));
    });
    let options = move || {
        let shape = shape.get();
        let offered = Variant::all().filter(|variant| is_offered(variant) && variant.fits(&shape));
        let (lines, others): (Vec<Variant>, Vec<Variant>) =
            offered.partition(|variant| matches!(variant, Variant::Lines(_)));
        let option = |variant: Variant| {
            view! { <option value=variant.slug()>{words.variant(Some(variant)).0}</option> }
        };
        let has_lines = !lines.is_empty();
        let lines = lines.into_iter().map(option).collect_view();
        let group = has_lines.then(|| view! { <optgroup label=words.lines_and_sums()>{lines}</optgroup> });
        view! { {others.into_iter().map(option).collect_view()} {group} }
    };
    view! {
        <div class="variant">
            <label class="variant-choice">
                <span>{words.rules()}</span>
                {move || {
                    view! {
                        <Select
                            name="variant"
                            label=words.rules()
                            value=Signal::derive(move || variant().map_or("", Variant::slug).to_owned())
                            chosen=choose
                        >
                            <option value="">{words.variant(None).0}</option>
                            {options()}
                        </Select>
                    }
                }}
            </label>
            <span class="field-help">{move || words.variant(variant()).1}</span>
        </div>
    }
}
