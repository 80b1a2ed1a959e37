//! The window of a presenter: keys from a clicker with any focus, and the whole screen.

use super::{dom::window, keyboard};
use leptos::{
    ev::{KeyboardEvent, MouseEvent},
    prelude::document,
};
use sudoku_play::keys::{Key, Modifiers, keyboard::Keyboard};
use wasm_bindgen::{JsCast, closure::Closure};

/// A key press, or one without a meaning here.
pub(crate) type Pressed = Option<(Key, Modifiers)>;

/// Listeners on the document. They hear an event before the page's own listeners on the window do, and end
/// with this value.
pub(crate) struct Listening {
    keys: Closure<dyn FnMut(KeyboardEvent)>,
    clicks: Closure<dyn FnMut(MouseEvent)>,
    screen: Closure<dyn FnMut()>,
}

impl Listening {
    /// Listens to keys, to clicks and to the end of a full screen. `press` returns whether the key is used up.
    pub(crate) fn start(
        press: impl Fn(Pressed) -> bool + 'static,
        click: impl Fn() + 'static,
        left: impl Fn() + 'static,
    ) -> Self {
        let mut keyboard = Keyboard::default();
        let keys = Closure::new(move |event: KeyboardEvent| {
            let meant = !is_for_a_control(&event) && !event.get_modifier_state("Alt");
            // Many clickers start a show by this key, which would reload the page.
            if meant && (event.key() == "F5" || press(keyboard::read(&mut keyboard, &event))) {
                event.prevent_default();
            }
        });
        let clicks = Closure::new(move |event: MouseEvent| {
            if !is_in(&event, "dialog") {
                click();
            }
        });
        let screen = Closure::new(move || {
            if !is_full() {
                left();
            }
        });
        let document = document();
        // Fixed event names can't fail.
        _ = document.add_event_listener_with_callback("keydown", keys.as_ref().unchecked_ref());
        _ = document.add_event_listener_with_callback("click", clicks.as_ref().unchecked_ref());
        _ = document.add_event_listener_with_callback("fullscreenchange", screen.as_ref().unchecked_ref());
        Self { keys, clicks, screen }
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        let document = document();
        _ = document.remove_event_listener_with_callback("keydown", self.keys.as_ref().unchecked_ref());
        _ = document.remove_event_listener_with_callback("click", self.clicks.as_ref().unchecked_ref());
        _ = document
            .remove_event_listener_with_callback("fullscreenchange", self.screen.as_ref().unchecked_ref());
    }
}

/// Whether a key belongs to a dialog, or presses a button that it has reached.
fn is_for_a_control(event: &KeyboardEvent) -> bool {
    let presses = matches!(event.key().as_str(), " " | "Enter");
    is_in(event, "dialog") || presses && is_in(event, ".presenting :is(button, [role=button]):focus-visible")
}

fn is_in(event: &web_sys::Event, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| element.closest(selector).is_ok_and(|found| found.is_some()))
}

/// Whether the page fills the screen.
#[must_use]
pub(crate) fn is_full() -> bool {
    document().fullscreen_element().is_some()
}

/// Fills the screen with the page, or gives the screen back. A browser without that leaves the window as it
/// is.
pub(crate) fn fill_screen(full: bool) {
    let document = document();
    if full == is_full() {
        return;
    }
    if !full {
        document.exit_fullscreen();
    } else if let Some(root) = document.document_element().filter(|_| may_fill()) {
        _ = root.request_fullscreen();
    }
}

/// Whether the browser lets a page fill the screen. Some phones lack even the question.
fn may_fill() -> bool {
    let answer = js_sys::Reflect::get(&window().document().into(), &"fullscreenEnabled".into());
    answer.is_ok_and(|answer| answer.is_truthy())
}
