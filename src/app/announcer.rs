//! What is said to those who listen. The element is there from the start and never made again, as a new one
//! is not heard.

use super::{live, store::Store};
use leptos::prelude::*;

/// The live region.
#[component]
pub(crate) fn Announcer() -> impl IntoView {
    let store = expect_context::<Store>();
    view! { <div class="vh" role="status" aria-live="polite" id="announcer">{live::drawn(move || store.announced().get())}</div> }
}
