//! One effect that updates many elements. Separate effects would all run at every change.

use crate::app::browser::dom::{self, Element};
use leptos::{html::ElementType, prelude::*};

/// Keeps the elements inside another that match a selector. `taken` takes each element up, and `write` gets
/// all of them whenever a value that it reads changes.
///
/// Their first content is unknown: Leptos reuses the elements of the earlier view.
pub(crate) fn reconcile<E, T>(
    within: NodeRef<E>,
    selector: &'static str,
    taken: impl Fn(Element) -> Option<T> + 'static,
    write: impl Fn(&mut [T]) + 'static,
) where
    E: ElementType,
    E::Output: Clone + wasm_bindgen::JsCast + AsRef<Element> + 'static,
    T: 'static,
{
    Effect::new(move |before: Option<Vec<T>>| {
        let mut kept = before.filter(|kept| !kept.is_empty()).unwrap_or_else(|| {
            let found = within.get().map(|within| dom::all_in(within.as_ref(), selector)).unwrap_or_default();
            found.into_iter().filter_map(&taken).collect()
        });
        write(&mut kept);
        kept
    });
}
