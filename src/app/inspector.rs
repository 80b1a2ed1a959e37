//! The line under the board: what the cell under the pointer or the cursor can hold. Its height never
//! changes, so that nothing moves under a resting pointer.

use super::{store::Store, text::text};
use leptos::prelude::*;

/// The line.
#[component]
pub(crate) fn Inspector() -> impl IntoView {
    let store = expect_context::<Store>();
    let said = move || (text().inspected)(store.inspected().get(), store.order().get());
    view! {
        <p class="inspector">
            <b>{move || said().0}</b>
            " "
            <span class="digits">{move || said().1}</span>
        </p>
    }
}
