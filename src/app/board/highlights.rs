//! The digits to highlight, in the line at the pad, whose keys go on entering. On large boards the digits scroll
//! sideways.

use crate::app::{
    browser::scroll,
    shared::{
        icons::{CLOSE, Icon, PAIRS},
        live,
        symbol::symbol,
    },
    store::Store,
    text::text,
};
use leptos::prelude::*;
use sudoku_core::Digit;
use sudoku_play::{input::Filter, messages::InputMsg};

/// The digits, the cells with two candidates, and the way out.
#[component]
pub(crate) fn Highlights() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().entry;
    let now = Memo::new(move |_| store.pad().with(|pad| pad.filter));
    Effect::new(move |_| {
        if now.get().is_some() {
            scroll::show_current(".highlights", &["[aria-pressed=true]"]);
        }
    });
    let pressed = move |filter| live::words(move || (now.get() == Some(filter)).to_string());
    let highlight = move |filter| store.send(InputMsg::FilterBy(Some(filter)));
    let digit = move |digit: Digit| {
        let filter = Filter::Digit(digit);
        view! {
            <button
                type="button"
                aria-pressed=pressed(filter)
                on:click=move |_| highlight(filter)
            >
                {symbol("symbol", digit)}
            </button>
        }
    };
    view! {
        <div
            class="highlights"
            role="group"
            aria-label=words.highlights()
            on:wheel=move |event| scroll::sideways(&event)
        >
            {live::drawn(move || Digit::all(&store.shape().get()).map(digit).collect_view())}
        </div>
        <button
            class="line-button pairs"
            type="button"
            aria-label=words.pairs()
            title=words.pairs()
            aria-pressed=pressed(Filter::Bivalue)
            on:click=move |_| highlight(Filter::Bivalue)
        >
            <Icon icon=PAIRS />
        </button>
        <button
            class="line-button way-out"
            type="button"
            aria-label=words.clear_highlight()
            title=words.clear_highlight()
            on:click=move |_| store.send(InputMsg::TogglePicking)
        >
            <Icon icon=CLOSE />
        </button>
    }
}
