//! The bar of modes for digits. A mode that lasts only while a key is down looks different.

use crate::app::{
    shared::{
        icons::{CENTRE, COLOUR, CORNER, DIGIT, Drawing, Icon, PENCIL},
        live,
    },
    store::Store,
    text::text,
};
use leptos::prelude::*;
use sudoku_play::{input::Mode, messages::InputMsg, saved::settings::NoteLayout};

#[component]
pub(crate) fn ModeBar() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().entry;
    let pad = store.pad();
    let choice = Memo::new(move |_| pad.with(|pad| (pad.modes, pad.layout)));
    let now = Memo::new(move |_| pad.with(|pad| (pad.mode, pad.momentary)));
    let segment = move |mode: Mode, layout: NoteLayout| {
        view! {
            <button
                class="mode"
                type="button"
                data-mode=super::mode_name(mode)
                aria-pressed=live::words(move || (now.get().0 == mode).to_string())
                on:click=move |_| store.send(InputMsg::SetMode(mode))
            >
                <Icon icon=drawing(mode, layout) />
                <span>{words.mode(mode, layout)}</span>
            </button>
        }
    };
    view! {
        <div
            class="track modes"
            role="group"
            aria-label=words.modes()
            data-held=live::words(move || now.get().1.then_some(""))
        >
            {live::drawn(move || {
                let (modes, layout) = choice.get();
                modes.iter().map(|&mode| segment(mode, layout)).collect_view()
            })}
        </div>
    }
}

const fn drawing(mode: Mode, layout: NoteLayout) -> Drawing {
    match (mode, layout) {
        (Mode::Digit, _) => DIGIT,
        (Mode::Colour, _) => COLOUR,
        (Mode::Corner | Mode::Centre, NoteLayout::Fixed) => PENCIL,
        (Mode::Corner, NoteLayout::CornerCentre) => CORNER,
        (Mode::Centre, NoteLayout::CornerCentre) => CENTRE,
    }
}
