//! Keys and the focus, translated for the core.

use super::sheets;
use leptos::{
    ev::{Event, KeyboardEvent},
    prelude::document,
};
use sudoku_play::keys::{
    Focus, Key, Modifiers,
    keyboard::{Keyboard, Stroke},
};
use wasm_bindgen::JsCast;

/// The key of an event with its modifiers. `None` for keys without a meaning here, and during text
/// composition.
pub(crate) fn read(keyboard: &mut Keyboard, event: &KeyboardEvent) -> Option<(Key, Modifiers)> {
    if event.is_composing() {
        return None;
    }
    let held = Modifiers {
        shift: event.shift_key(),
        ctrl: event.ctrl_key() || event.meta_key(),
        alt: event.alt_key(),
    };
    let [alt_gr, num_lock] = ["AltGraph", "NumLock"].map(|name| event.get_modifier_state(name));
    let at = event.time_stamp() as u64;
    keyboard.read(Stroke { key: &event.key(), code: &event.code(), held, alt_gr, num_lock, at })
}

/// Tells the keyboard of a released key.
pub(crate) fn release(keyboard: &mut Keyboard, event: &KeyboardEvent) {
    keyboard.release(&event.key(), event.time_stamp() as u64);
}

/// The modifiers of a key event, including `AltGr`, as its characters are not digits.
#[must_use]
pub(crate) fn held(event: &KeyboardEvent) -> Modifiers {
    Modifiers {
        shift: event.shift_key(),
        ctrl: event.ctrl_key() || event.meta_key(),
        alt: event.alt_key() || event.get_modifier_state("AltGraph"),
    }
}

/// The areas that a pointer presses without taking the keyboard from the board: every button, and the gaps
/// between neighbouring controls.
const PRESSED: &str = "button, .board, .map, .pad-area, .tools, .modes, .pad-line, .tabs, .transport, .lists-tabs, \
                       .hint-actions";

/// Whether the board keeps the keyboard after a pointer press. By default a browser would focus the button,
/// or nothing; then digits would do nothing, and Enter would press the button again.
#[must_use]
pub(crate) fn stays_with_the_board(press: &Event) -> bool {
    // An explanation has its own keys, and so have Learn and New.
    is_within(press, PRESSED) && !is_within(press, ".why, .learn-panel, dialog")
}

/// The core's name for the focused element of an event.
#[must_use]
pub(crate) fn focus(event: &Event) -> Focus {
    let within = |selector: &str| is_within(event, selector);
    if within("dialog, .learn-panel, input, textarea, select") || sheets::is_open() {
        Focus::Elsewhere
    } else if within(".board, .sentence .piece") {
        // The reader points at a piece of a sentence, which takes no keys.
        Focus::Board
    } else if within(".play, .board-foot, .simple, .stepper, .places, .hint-card") {
        Focus::Controls
    } else if nothing_has_focus() {
        Focus::Nothing
    } else {
        Focus::Elsewhere
    }
}

/// Whether the element with the focus takes a key itself: a field takes all, a button and a link Enter and Space.
#[must_use]
pub(crate) fn is_taken(press: &KeyboardEvent) -> bool {
    is_within(press, "input, textarea, select")
        || matches!(press.key().as_str(), " " | "Enter") && is_within(press, "button, a, summary")
}

/// Whether the focus is where no keys arrive: on nothing, on a box that only scrolls, on the solver's slider,
/// which the pointer has already moved, or on an element that is hidden, which has the focus until the next
/// frame is drawn.
#[must_use]
pub(crate) fn are_lost() -> bool {
    let idle = |element: web_sys::Element| {
        element.matches("body, .pass-scroll, .sentence, .step-bar").unwrap_or(false)
            || element.get_bounding_client_rect().width() == 0.0
    };
    document().active_element().is_none_or(idle)
}

/// Whether nothing in a dialog has the focus, but perhaps the dialog itself, as after a press beside it.
#[must_use]
pub(crate) fn nothing_in_a_dialog_has_focus() -> bool {
    let outside = |element: web_sys::Element| element.matches("body, dialog").unwrap_or(false);
    document().active_element().is_none_or(outside)
}

#[must_use]
pub(crate) fn nothing_has_focus() -> bool {
    let document = document();
    document.active_element() == document.body().map(Into::into)
}

/// Whether an event's target is inside an element that matches a selector.
fn is_within(event: &Event, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| element.closest(selector).is_ok_and(|found| found.is_some()))
}
