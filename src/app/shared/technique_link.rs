//! The name of a technique, as a link to its page.

use crate::app::{store::Store, text::text};
use leptos::{ev, prelude::*};
use sudoku_core::{Technique, explain};
use sudoku_play::features::learn::LearnMsg;

/// The name. The address can be copied, and a press opens the page at once.
#[component]
pub(crate) fn TechniqueLink(technique: Technique) -> impl IntoView {
    let store = expect_context::<Store>();
    let open = move |event: ev::MouseEvent| {
        event.prevent_default();
        store.send(LearnMsg::Show(Some(technique)));
    };
    view! {
        <a class="technique-link" href=format!("#l={}", technique.slug()) on:click=open>
            {explain::technique(technique, text().locale)}
        </a>
    }
}
