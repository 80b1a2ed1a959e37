//! A sentence in pieces. A piece that names something lights it on the board while it is pointed at.

use super::{store::Store, text::text};
use leptos::prelude::*;
use sudoku_core::{
    Order,
    explain::{Span, capitalised, words},
    play::{session::Msg, ui::Thing},
};

/// A sentence.
#[component]
pub(crate) fn Sentence(spans: Vec<Span>, order: Order) -> impl IntoView {
    let pieces = spans.into_iter().enumerate().map(|(i, span)| {
        let said = words(&span, order, text().locale).into_owned();
        let said = if i == 0 { capitalised(&said) } else { said };
        match Thing::named(&span) {
            Some(thing) => view! { <Piece thing said /> }.into_any(),
            // What follows a piece, such as a full stop, stays on its line.
            None if said.starts_with(['.', ',', ':', ';']) => format!("\u{2060}{said}").into_any(),
            None => said.into_any(),
        }
    });
    view! { <p class="sentence">{pieces.collect_view()}</p> }
}

/// A piece that names something.
#[component]
fn Piece(thing: Thing, said: String) -> impl IntoView {
    let store = expect_context::<Store>();
    let class = match thing {
        Thing::Cell(_) => "piece cell",
        Thing::House(_) => "piece house",
        Thing::Digit(_) => "piece digit",
    };
    let point = move |thing: Option<Thing>| store.send(Msg::PointAt(thing));
    view! {
        <button
            class=class
            type="button"
            on:pointerenter=move |_| point(Some(thing))
            on:pointerleave=move |_| point(None)
            on:focus=move |_| point(Some(thing))
            on:blur=move |_| point(None)
        >
            {said}
        </button>
    }
}
