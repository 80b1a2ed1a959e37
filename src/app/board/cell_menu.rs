//! The menu of a cell, by a right click or a long press: what one can ask about it.

use crate::app::{
    browser::sheets,
    shared::icons::{ABOUT, CANDIDATES, Drawing, Icon},
    store::Store,
    text::text,
};
use leptos::{html, prelude::*};
use sudoku_play::messages::{Msg, PointerMsg, WhyMsg};

/// The place on the window where the menu of the cursor's cell was asked for, in pixels.
pub(crate) type Asked = RwSignal<Option<(i32, i32)>>;

/// The menu. It opens each time somebody asks for it.
#[component]
pub(crate) fn CellMenu(asked: Asked) -> impl IntoView {
    let store = expect_context::<Store>();
    let menu = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        if asked.get().is_some()
            && let Some(menu) = menu.get()
        {
            // Not within the release of the pointer, which closes sheets.
            request_animation_frame(move || sheets::open(&menu));
        }
    });
    let item = move |does: &'static str, icon: Drawing, name: &'static str, msg: fn() -> Msg| {
        view! {
            <button
                class="button"
                type="button"
                data-does=does
                on:click=move |_| {
                    sheets::close_all();
                    store.send(msg());
                }
            >
                <Icon icon />
                {name}
            </button>
        }
    };
    let place = move |part: fn((i32, i32)) -> i32| format!("{}px", asked.get().map_or(0, part));
    view! {
        <div
            class="cell-menu sheet"
            popover="auto"
            role="group"
            aria-label=text().play.ask_why_help()
            node_ref=menu
            style:--x=move || place(|at| at.0)
            style:--y=move || place(|at| at.1)
        >
            {item("why", ABOUT, text().play.ask_why(), || Msg::Why(WhyMsg::Open))}
            {item("look", CANDIDATES, text().play.look(), || Msg::Pointer(PointerMsg::Look))}
        </div>
    }
}
