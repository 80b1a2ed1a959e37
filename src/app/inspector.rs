//! The line under the board: what the cell under the pointer or the cursor can hold. Its height never
//! changes, so that nothing moves under a resting pointer.

use super::{store::Store, text::text};
use leptos::prelude::*;

/// The line.
#[component]
pub(crate) fn Inspector() -> impl IntoView {
    let store = expect_context::<Store>();
    let said =
        Memo::new(move |_| store.inspected().get().map(|seen| (text().inspected)(seen, store.order().get())));
    let part = move |which: fn((String, String)) -> String| said.get().map(which).unwrap_or_default();
    view! {
        <p class="inspector">
            <b>{move || part(|said| said.0)}</b>
            " "
            <span>{move || part(|said| said.1)}</span>
        </p>
    }
}
