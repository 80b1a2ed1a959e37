//! The code of a link, for a camera.

use leptos::prelude::*;
use sudoku_core::qr::{Code, QUIET};

/// The code, or the reason for its absence.
#[component]
pub(crate) fn QrCode(
    link: String,
    /// Its description.
    name: &'static str,
    /// The sentence for a link without a code.
    without: &'static str,
) -> impl IntoView {
    let Some(Code { dots, path }) = Code::of(&link) else {
        return view! { <p>{without}</p> }.into_any();
    };
    let side = dots + 2 * QUIET;
    view! {
        <svg
            class="qr-code"
            role="img"
            aria-label=name
            viewBox=format!("-{QUIET} -{QUIET} {side} {side}")
            style:--dots=side.to_string()
        >
            <path d=path shape-rendering="crispEdges"></path>
        </svg>
    }
    .into_any()
}
