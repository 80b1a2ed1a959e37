//! Strokes and the focus in the core's words.

use super::sheets;
use leptos::{
    ev::{Event, KeyboardEvent},
    prelude::document,
};
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

/// What a pointer presses without taking the keys along: every button of the page, and what lies between
/// those that stand together.
const PRESSED: &str = "button, .board, .map, .pad-area, .tools, .modes, .pad-line, .tabs, .transport, .lists-tabs, \
                       .hint-actions";

/// Whether a press of a pointer leaves the keys to the board. A browser would give the focus to the button,
/// or take it from everything; then digits would be dead, and Enter would press the button again.
#[must_use]
pub(crate) fn stays_with_the_board(press: &Event) -> bool {
    // An answer to why is walked by keys of its own.
    is_within(press, PRESSED) && !is_within(press, ".why")
}

/// What has the focus when something happens there.
#[must_use]
pub(crate) fn focus(event: &Event) -> Focus {
    let within = |selector: &str| is_within(event, selector);
    if within("dialog, input, textarea, select") || sheets::is_open() {
        Focus::Elsewhere
    } else if within(".board, .sentence .piece") {
        // A piece of a sentence is pointed at, and takes no keys.
        Focus::Board
    } else if within(".play, .stepper, .tabs, .hint-card") {
        Focus::Controls
    } else if nothing_has_focus() {
        Focus::Nothing
    } else {
        Focus::Elsewhere
    }
}

/// Whether what a pointer has just pressed left the keys where nobody hears them: with nothing at all, with a box that
/// only scrolls, or with the slider of the solver, which has done what the pointer wanted.
#[must_use]
pub(crate) fn are_lost() -> bool {
    let idle = |element: web_sys::Element| {
        element.matches("body, .pass-scroll, .sentence, .step-bar").unwrap_or(false)
    };
    document().active_element().is_none_or(idle)
}

/// Whether no element has the focus.
#[must_use]
pub(crate) fn nothing_has_focus() -> bool {
    let document = document();
    document.active_element() == document.body().map(Into::into)
}

/// Whether an event came from within an element that a selector finds.
fn is_within(event: &Event, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| element.closest(selector).is_ok_and(|found| found.is_some()))
}
