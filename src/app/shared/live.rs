//! The changing parts of a view, in a few kinds. Leptos compiles the update code once per closure in a view.
//! Closures of one of these kinds share that code, which saves a large share of the bytes that the board
//! waits for.

use leptos::{prelude::*, tachys::reactive_graph::SharedReactiveFunction};
use std::sync::{Arc, Mutex};

/// A value for an attribute: a text, or nothing to remove the attribute.
pub(crate) trait Worded {
    /// Returns the text, or `None` for no attribute.
    fn worded(self) -> Option<String>;
}

impl Worded for String {
    fn worded(self) -> Option<String> {
        Some(self)
    }
}

impl Worded for &str {
    fn worded(self) -> Option<String> {
        Some(self.to_owned())
    }
}

impl Worded for usize {
    fn worded(self) -> Option<String> {
        Some(self.to_string())
    }
}

impl Worded for u8 {
    fn worded(self) -> Option<String> {
        usize::from(self).worded()
    }
}

impl<T: Worded> Worded for Option<T> {
    fn worded(self) -> Option<String> {
        self.and_then(T::worded)
    }
}

/// An attribute that changes.
pub(crate) fn words<T: Worded>(
    read: impl Fn() -> T + Send + 'static,
) -> SharedReactiveFunction<Option<String>> {
    Arc::new(Mutex::new(move || read().worded()))
}

/// An attribute or a class that comes and goes.
pub(crate) fn flag(read: impl Fn() -> bool + Send + 'static) -> SharedReactiveFunction<bool> {
    Arc::new(Mutex::new(read))
}

/// A piece of the page that changes.
pub(crate) fn drawn<V: IntoAny>(draw: impl Fn() -> V + Send + 'static) -> SharedReactiveFunction<AnyView> {
    Arc::new(Mutex::new(move || draw().into_any()))
}

type Draw = Box<dyn Fn() -> AnyView + Send>;

/// A piece of the page that exists while a condition holds.
pub(crate) fn when<V: IntoAny>(
    holds: impl Fn() -> bool + Send + Sync + 'static,
    draw: impl Fn() -> V + Send + 'static,
) -> SharedReactiveFunction<AnyView> {
    either(holds, draw, || ())
}

/// A piece of the page while a condition holds, and another while it doesn't.
pub(crate) fn either<V: IntoAny, W: IntoAny>(
    holds: impl Fn() -> bool + Send + Sync + 'static,
    draw: impl Fn() -> V + Send + 'static,
    other: impl Fn() -> W + Send + 'static,
) -> SharedReactiveFunction<AnyView> {
    fn choose(
        holds: Box<dyn Fn() -> bool + Send + Sync>,
        draw: Draw,
        other: Draw,
    ) -> SharedReactiveFunction<AnyView> {
        // Redraw only when the answer changes.
        let holds = Memo::new(move |_| holds());
        Arc::new(Mutex::new(move || if holds.get() { draw() } else { other() }))
    }
    choose(Box::new(holds), Box::new(move || draw().into_any()), Box::new(move || other().into_any()))
}
