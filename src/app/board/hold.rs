//! A press on a button that may become a long one.

use super::hand::{LONG_PRESS, TREMBLE};
use gloo_timers::callback::Timeout;
use leptos::{ev, prelude::*};

/// The press.
#[derive(Clone, Copy)]
pub(crate) struct Hold {
    /// The running timer, and the start of the press.
    waiting: StoredValue<Option<(Timeout, i32, i32)>, LocalStorage>,
    /// Whether the last press was long: then the click that ends it counts for nothing.
    was_long: StoredValue<bool>,
}

impl Hold {
    /// The presses on the buttons of the component that calls it.
    pub(crate) fn new() -> Self {
        let hold = Self { waiting: StoredValue::new_local(None), was_long: StoredValue::new(false) };
        on_cleanup(move || hold.end());
        hold
    }

    /// The pointer goes down. If it stays, this happens.
    pub(crate) fn begin(self, event: &ev::PointerEvent, then: impl FnOnce() + 'static) {
        let long = move || {
            self.was_long.set_value(true);
            then();
        };
        self.was_long.set_value(false);
        // Ignore the other buttons of a mouse.
        let waits = (event.button() == 0)
            .then(|| (Timeout::new(LONG_PRESS, long), event.client_x(), event.client_y()));
        self.waiting.set_value(waits);
    }

    /// The pointer moves. A press that strays is not a long one.
    pub(crate) fn move_to(self, event: &ev::PointerEvent) {
        let strayed = |from: i32, to: i32| (from - to).abs() > TREMBLE;
        self.waiting.update_value(|waiting| {
            if waiting
                .as_ref()
                .is_some_and(|(_, x, y)| strayed(*x, event.client_x()) || strayed(*y, event.client_y()))
            {
                *waiting = None;
            }
        });
    }

    /// The pointer goes up, or away.
    pub(crate) fn end(self) {
        self.waiting.set_value(None);
    }

    /// Whether this click ends a long press. One from the keyboard has a count of 0, without a press before it.
    pub(crate) fn ends_with(self, event: &ev::MouseEvent) -> bool {
        self.end();
        event.detail() > 0 && self.was_long.try_update_value(std::mem::take).unwrap_or_default()
    }
}
