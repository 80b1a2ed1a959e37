//! The warning on a button of help after which the time does not count.

use super::live;
use crate::app::{store::Store, text::text};
use leptos::prelude::*;

/// The words, while the time counts.
pub(crate) fn words(store: Store) -> impl IntoView {
    live::when(
        move || store.tools().get().counts,
        || {
            view! {
                " "
                <small class="costs">{text().head.solve_costs}</small>
            }
        },
    )
}
