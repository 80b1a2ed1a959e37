//! A small choice of size.

use crate::app::text::{later, text};
use leptos::prelude::*;
use sudoku_core::Shape;

/// The sizes side by side, one of them chosen. `name` tells this choice from others on the page.
#[component]
pub(super) fn SizeSwitch(
    name: &'static str,
    sizes: Vec<&'static Shape>,
    #[prop(into)] chosen: Signal<Shape>,
    choose: impl Fn(Shape) + Copy + 'static,
) -> impl IntoView {
    let size = move |shape: &'static Shape| {
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name=name
                    value=shape.token()
                    prop:checked=move || chosen.get() == *shape
                    on:change=move |_| choose(shape.clone())
                />
                {text().boards.game(shape, None)}
            </label>
        }
    };
    view! {
        <fieldset class="group learn-sizes">
            <legend class="vh">{later().dialog.size()}</legend>
            <div class="segments">{sizes.into_iter().map(size).collect_view()}</div>
        </fieldset>
    }
}
