//! The live regions for screen readers. Their elements are never replaced: they don't announce a new one. An open
//! dialog makes the rest of the page silent, so it has its own region.

use super::{shared::live, store::Store};
use leptos::prelude::*;

#[component]
pub(crate) fn Announcer(
    /// The name of its element.
    id: &'static str,
) -> impl IntoView {
    let store = expect_context::<Store>();
    view! {
        <div class="vh" role="status" aria-live="polite" id=id>
            {live::drawn(move || store.announced().get())}
        </div>
    }
}
