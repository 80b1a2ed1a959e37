//! Strokes and the focus in the core's words.

use super::{dom::window, sheets};
use leptos::ev::{Event, KeyboardEvent};
use sudoku_core::play::{
    keyboard::{Keyboard, Stroke},
    keys::{Focus, Key, Modifiers},
};
use wasm_bindgen::JsCast;

/// The key of an event, and what is held with it. `None` for keys that mean nothing here, and while letters
/// are being composed.
pub(crate) fn read(keyboard: &mut Keyboard, event: &KeyboardEvent) -> Option<(Key, Modifiers)> {
    if event.is_composing() {
        return None;
    }
    let held = Modifiers {
        shift: event.shift_key(),
        ctrl: event.ctrl_key() || event.meta_key(),
        alt: event.alt_key(),
    };
    let alt_gr = event.get_modifier_state("AltGraph");
    keyboard.read(Stroke { key: &event.key(), code: &event.code(), held, alt_gr })
}

/// The keys held when a key goes down or up; `AltGr` is one of them, as what it writes is no digit.
#[must_use]
pub(crate) fn held(event: &KeyboardEvent) -> Modifiers {
    Modifiers {
        shift: event.shift_key(),
        ctrl: event.ctrl_key() || event.meta_key(),
        alt: event.alt_key() || event.get_modifier_state("AltGraph"),
    }
}

/// What has the focus when something happens there.
#[must_use]
pub(crate) fn focus(event: &Event) -> Focus {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let within = |selector: &str| {
        target.as_ref().is_some_and(|element| element.closest(selector).is_ok_and(|found| found.is_some()))
    };
    if within("dialog, input, textarea, select") || sheets::is_open() {
        Focus::Elsewhere
    } else if within(".board") {
        Focus::Board
    } else if within(".play, .stepper, .tabs, .hint-card") {
        Focus::Controls
    } else if window()
        .document()
        .is_some_and(|document| document.active_element() == document.body().map(Into::into))
    {
        Focus::Nothing
    } else {
        Focus::Elsewhere
    }
}
