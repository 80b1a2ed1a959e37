//! The root of the page.

#[cfg(target_family = "wasm")]
mod page {
    use leptos::prelude::*;

    /// The whole page.
    #[component]
    pub fn App() -> impl IntoView {
        view! { <h1>"Stepdoku"</h1> }
    }
}
#[cfg(target_family = "wasm")]
pub use page::App;
