//! The board in plain text, a line for each row, for braille displays and for reading line by line. It is there only
//! with its switch, and announces nothing: the player goes to it. Eyes have the board itself.

use crate::app::{store::Store, text::later};
use leptos::prelude::*;
use sudoku_play::features::queries::TextBoard;

/// The text, or nothing without the switch.
#[component]
pub(crate) fn BoardText() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().queries;
    let text = store.board_text();
    let on = Memo::new(move |_| text.with(Option::is_some));
    let lines = move || {
        let locale = store.locale();
        text.with(|text| match text {
            Some(TextBoard::Rows(rows)) => {
                let rows = rows.iter().map(|row| view! { <p>{words.row(row, locale)}</p> });
                rows.collect_view().into_any()
            }
            Some(TextBoard::Hidden) => view! { <p>{words.hidden()}</p> }.into_any(),
            None => ().into_any(),
        })
    };
    view! {
        <Show when=move || on.get()>
            <section class="vh" id="board-text" aria-labelledby="board-text-title">
                <h2 id="board-text-title">{words.title()}</h2>
                <p>{words.empty_sign()}</p>
                {lines}
            </section>
        </Show>
    }
}
