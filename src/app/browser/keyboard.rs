//! Key presses in the core's words.

use super::dom::window;
use leptos::ev::KeyboardEvent;
use sudoku_core::play::{
    keys::{Focus, Key, Modifiers},
    ui::Direction,
};
use wasm_bindgen::JsCast;

/// The key of an event. `None` for keys that mean nothing here, and while letters are being composed.
#[must_use]
pub(crate) fn key(event: &KeyboardEvent) -> Option<Key> {
    if event.is_composing() {
        return None;
    }
    // With Shift a figure writes another sign on most keyboards; the key itself is still that figure.
    let code = event.code();
    let figure = code.strip_prefix("Digit").or_else(|| code.strip_prefix("Numpad"));
    let figure = figure.and_then(|rest| rest.chars().next()).filter(char::is_ascii_digit);
    let key = event.key();
    Some(match key.as_str() {
        "ArrowUp" => Key::Go(Direction::Up),
        "ArrowDown" => Key::Go(Direction::Down),
        "ArrowLeft" => Key::Go(Direction::Left),
        "ArrowRight" => Key::Go(Direction::Right),
        "Home" => Key::Go(Direction::RowStart),
        "End" => Key::Go(Direction::RowEnd),
        "Delete" => Key::Delete,
        "Backspace" => Key::Backspace,
        "Enter" => Key::Enter,
        "Escape" => Key::Escape,
        _ => {
            let mut letters = key.chars();
            let written = letters.next().filter(|_| letters.next().is_none())?;
            let shifted = event.shift_key() || event.ctrl_key() || event.meta_key();
            Key::Char(figure.filter(|_| shifted).unwrap_or(written))
        }
    })
}

/// The keys held with it.
#[must_use]
pub(crate) fn held(event: &KeyboardEvent) -> Modifiers {
    Modifiers {
        shift: event.shift_key(),
        ctrl: event.ctrl_key() || event.meta_key(),
        alt: event.alt_key() || event.get_modifier_state("AltGraph"),
    }
}

/// What has the focus when a key is pressed.
#[must_use]
pub(crate) fn focus(event: &KeyboardEvent) -> Focus {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let within = |selector: &str| {
        target.as_ref().is_some_and(|element| element.closest(selector).is_ok_and(|found| found.is_some()))
    };
    if within("dialog, input, textarea, select") {
        Focus::Elsewhere
    } else if within(".board") {
        Focus::Board
    } else if within(".keypad, .tools, .transport, .stepper") {
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
