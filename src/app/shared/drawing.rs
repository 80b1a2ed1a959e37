//! A drawing in an element.

use crate::app::{browser::drawing, store::Store};
use leptos::{html, prelude::*};
use std::sync::Arc;
use sudoku_play::{messages::BrowserMsg, ui::Undrawn};

/// Keeps a drawing in the returned element, and tells the player if the policy of the page refuses it.
pub(crate) fn drawn<E>(drawing: impl Into<Signal<Option<Arc<str>>>>) -> NodeRef<E>
where
    E: html::ElementType,
    E::Output: Clone + AsRef<crate::app::browser::dom::Element> + wasm_bindgen::JsCast + 'static,
{
    let store = expect_context::<Store>();
    let drawing = drawing.into();
    let place = NodeRef::<E>::new();
    Effect::new(move |_| {
        let Some(place) = place.get() else { return };
        let drawn =
            drawing.with(|drawing| drawing::draw(place.as_ref(), drawing.as_deref().unwrap_or_default()));
        if drawn.is_err() {
            store.send(BrowserMsg::NotDrawn(Undrawn::Shown));
        }
    });
    place
}
