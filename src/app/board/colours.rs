//! The colours to paint with, and the choice between cells and candidates.

use crate::app::{
    shared::{
        icons::{Icon, LOCK},
        live,
    },
    store::Store,
    text::text,
};
use leptos::prelude::*;
use sudoku_play::{game::colour::Colour, input::Target, messages::InputMsg};

/// The nine colours: each has a number, a spoken name, and a pattern on the board.
#[component]
pub(crate) fn Paints() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().entry;
    let pad = store.pad();
    let paint = move |colour: Colour| {
        let view = Memo::new(move |_| {
            pad.with(|pad| pad.paints.iter().find(|paint| paint.colour == colour).copied())
        });
        view! {
            <button
                class="paint-key"
                type="button"
                data-colour=colour.number()
                data-taken=live::words(move || view.get().filter(|paint| paint.taken).map(|_| ""))
                aria-label=words.numbered(colour)
                aria-pressed=live::words(move || {
                    let cells = pad.with(|pad| pad.brush.target == Target::Cells);
                    view.get().map(|paint| if cells { paint.on } else { paint.taken }.to_string())
                })
                on:click=move |_| store.send(InputMsg::Paint(colour))
            >
                <svg class="swatch" viewBox="0 0 1 1" aria-hidden="true">
                    <rect width="1" height="1"></rect>
                </svg>
                <span>{colour.number()}</span>
                {live::drawn(move || {
                    let locked = view.get().is_some_and(|paint| paint.locked);
                    locked.then(|| view! { <Icon icon=LOCK /> <span class="vh">{words.locked()}</span> })
                })}
            </button>
        }
    };
    view! {
        <div class="paints" role="group" aria-label=words.paints()>
            {Colour::all().map(paint).collect_view()}
        </div>
    }
}

/// Cells or candidates, and the button to clear all colours.
#[component]
pub(crate) fn Painting(
    /// Whether a colour is locked: then the line shows how to unlock it.
    locked: Signal<bool>,
) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().entry;
    let target = Memo::new(move |_| store.pad().with(|pad| pad.brush.target));
    let segment = move |choice: Target| {
        view! {
            <button
                class="mode"
                type="button"
                aria-pressed=live::words(move || (target.get() == choice).to_string())
                on:click=move |_| store.send(InputMsg::PaintOn(choice))
            >
                {words.target(choice)}
            </button>
        }
    };
    view! {
        <div class="track" role="group" aria-label=words.targets()>
            {segment(Target::Cells)}
            {segment(Target::Candidates)}
        </div>
        {live::either(
            move || locked.get(),
            || view! { <Icon icon=LOCK /> },
            move || {
                view! {
                    <button
                        class="line-button"
                        type="button"
                        aria-label=words.clear_colours_help()
                        disabled=live::flag(move || !store.tools().get().coloured)
                        on:click=move |_| store.send(InputMsg::ClearColours)
                    >
                        {words.clear_colours()}
                    </button>
                }
            },
        )}
    }
}
