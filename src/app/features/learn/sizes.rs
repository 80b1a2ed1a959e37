//! A small choice of size.

use crate::app::text::later;
use leptos::prelude::*;
use sudoku_core::Order;

/// The sizes side by side, one of them chosen. `name` tells this choice from others on the page.
#[component]
pub(super) fn SizeSwitch(
    name: &'static str,
    sizes: Vec<Order>,
    #[prop(into)] chosen: Signal<Order>,
    choose: impl Fn(Order) + Copy + 'static,
) -> impl IntoView {
    let size = move |order: Order| {
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name=name
                    value=order.get()
                    prop:checked=move || chosen.get() == order
                    on:change=move |_| choose(order)
                />
                {(later().learn.size)(order)}
            </label>
        }
    };
    view! {
        <fieldset class="group learn-sizes">
            <legend class="vh">{later().dialog.size}</legend>
            <div class="segments">{sizes.into_iter().map(size).collect_view()}</div>
        </fieldset>
    }
}
