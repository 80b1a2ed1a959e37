//! The live region for screen readers. Its element is there from the start and never replaced: they don't
//! announce a new one.

use super::{shared::live, store::Store};
use leptos::prelude::*;

#[component]
pub(crate) fn Announcer() -> impl IntoView {
    let store = expect_context::<Store>();
    view! { <div class="vh" role="status" aria-live="polite" id="announcer">{live::drawn(move || store.announced().get())}</div> }
}
