//! The document: its elements, and the page as a whole.

use gloo_timers::future::TimeoutFuture;
use js_sys::Promise;
use leptos::prelude::document;
use sudoku_core::{Cell, Shape};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::IdleRequestOptions;

/// The window. It exists, because the worker branches off before the page starts.
///
/// # Panics
/// In a worker, where this module has no use.
pub(crate) fn window() -> web_sys::Window {
    web_sys::window().expect("the page has a window")
}

pub(crate) fn reload() {
    // If the browser refuses, the page stays, and its reload button with it.
    let _ = window().location().reload();
}

/// Waits until the page has nothing more urgent to do, for some seconds at most.
pub(crate) async fn idle() {
    let options = IdleRequestOptions::new();
    options.set_timeout(IDLE_AT_LAST);
    let mut can_say = false;
    let idle = Promise::new(&mut |told, _| {
        can_say = window().request_idle_callback_with_options(&told, &options).is_ok();
    });
    if can_say {
        // The promise always resolves.
        let _ = JsFuture::from(idle).await;
    } else {
        TimeoutFuture::new(IDLE_GUESSED).await;
    }
}

/// The longest wait for an idle page, and the wait in browsers that can't report idleness, in milliseconds.
const IDLE_AT_LAST: u32 = 3000;

const IDLE_GUESSED: u32 = 300;

/// Today's date in the player's time zone, in days since 1970.
#[must_use]
pub fn local_day() -> i32 {
    let now = js_sys::Date::new_0();
    let minutes = now.get_time() / 60_000.0 - now.get_timezone_offset();
    (minutes / (24.0 * 60.0)).floor() as i32
}

/// The element to mount the page in, cleared of the loading screen.
#[must_use]
pub(crate) fn take_mount() -> Option<web_sys::HtmlElement> {
    let mount = document().get_element_by_id("app")?;
    mount.set_text_content(None);
    mount.dyn_into().ok()
}

/// Says in which language the document is, by its tag.
pub(crate) fn speak(tag: &str) {
    if let Some(root) = document().document_element() {
        set(&root, "lang", Some(tag));
    }
}

/// Marks the root of the document as ready, which styles and tests wait for.
pub(crate) fn say_ready() {
    if let Some(root) = document().document_element() {
        // Setting a fixed attribute name can't fail.
        _ = root.set_attribute("data-app", "ready");
    }
}

pub(crate) type Element = web_sys::Element;

/// Sets an attribute, or removes it.
pub(crate) fn set(element: &Element, name: &str, value: Option<&str>) {
    // A fixed name can't fail.
    _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}

/// Replaces an element's content by a text, or clears it.
pub(crate) fn write(element: &Element, text: Option<&str>) {
    element.set_text_content(text);
}

/// The elements inside another that match a selector, in document order.
#[must_use]
pub(crate) fn all_in(element: &Element, selector: &str) -> Vec<Element> {
    let Ok(found) = element.query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok()).collect()
}

/// A cell's element on the board. Indexing the children is much faster than a search by name among 625.
pub(super) fn cell_on_page((shape, cell): (Shape, Cell)) -> Option<web_sys::HtmlElement> {
    let board = document().get_elements_by_class_name("board").item(0)?;
    let row = board.children().item(shape.geometry().row(cell) as u32)?;
    let cell = row.children().item(shape.geometry().column(cell) as u32)?;
    cell.dyn_into().ok()
}

/// Whether the event's target is an open `<details>`.
#[must_use]
pub(crate) fn is_open(target: Option<web_sys::EventTarget>) -> bool {
    let element = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    element.is_some_and(|element| element.has_attribute("open"))
}

/// Selects the text of a field, so that what is typed takes its place.
pub(crate) fn select_text(target: Option<web_sys::EventTarget>) {
    if let Some(field) = target.and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok()) {
        field.select();
    }
}

/// Whether another page frames this one. It stores nothing there: the page around it may be anyone's.
#[must_use]
pub(crate) fn is_framed() -> bool {
    let window = window();
    window.parent().is_ok_and(|parent| parent.is_some_and(|parent| parent != window))
}

#[must_use]
pub(crate) fn is_visible() -> bool {
    document().visibility_state() == web_sys::VisibilityState::Visible
}
