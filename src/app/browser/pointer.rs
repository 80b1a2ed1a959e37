//! Where a pointer is, and over which element.

use leptos::prelude::window;
use sudoku_core::{Cell, Shape};
use sudoku_play::game::history::NodeId;
use wasm_bindgen::JsCast;

/// Whether the screen takes touches. The board waits for every import, so this one imports nothing new.
pub(crate) fn can_touch() -> bool {
    js_sys::Reflect::get(&window(), &"ontouchstart".into()).is_ok_and(|found| !found.is_undefined())
}

/// Captures a pointer: its events go to the element until it is up.
pub(crate) fn hold(element: &web_sys::Element, pointer: i32) {
    // A pointer that is up already can't be captured, and need not be.
    let _ = element.set_pointer_capture(pointer);
}

/// Captures the pointer of an event for the element that it came from.
pub(crate) fn hold_target(event: &web_sys::PointerEvent) {
    if let Some(element) = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok()) {
        hold(&element, event.pointer_id());
    }
}

/// The moment of the game whose element an event came from.
#[must_use]
pub(crate) fn moment_of(target: Option<web_sys::EventTarget>) -> Option<NodeId> {
    let element = target?.dyn_into::<web_sys::Element>().ok()?.closest("[data-moment]").ok()??;
    element.get_attribute("data-moment")?.parse().ok()
}

/// The moment whose own button was pressed, not one of the buttons beside it.
#[must_use]
pub(crate) fn chosen_moment(target: Option<web_sys::EventTarget>) -> Option<NodeId> {
    let element = target.clone()?.dyn_into::<web_sys::Element>().ok()?;
    element.closest("button.moment").ok()??;
    moment_of(target)
}

/// The pointer's place in an element: 0 to 1 from the left and from the top, inside its border, at any zoom.
#[must_use]
pub(crate) fn position_in(element: &web_sys::HtmlElement, x: i32, y: i32) -> (f64, f64) {
    let area = element.get_bounding_client_rect();
    let scale = area.width() / f64::from(element.offset_width()).max(1.0);
    let width = (f64::from(element.client_width()) * scale).max(1.0);
    let height = (f64::from(element.client_height()) * scale).max(1.0);
    let left = area.left() + f64::from(element.client_left()) * scale;
    let top = area.top() + f64::from(element.client_top()) * scale;
    ((f64::from(x) - left) / width, (f64::from(y) - top) / height)
}

/// The place of the frame around an element, read once. Nothing drawn during a zoom gesture moves it, and
/// reading it again at each step would lay out the page again.
#[derive(Clone, Copy)]
pub(crate) struct Frame {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

impl Frame {
    #[must_use]
    pub(crate) fn around(element: &web_sys::HtmlElement) -> Option<Self> {
        let area = element.parent_element()?.get_bounding_client_rect();
        let [width, height] = [area.width(), area.height()].map(|far| far.max(1.0));
        Some(Self { left: area.left(), top: area.top(), width, height })
    }

    /// The frame around the board under a layer.
    #[must_use]
    pub(crate) fn around_board(layer: &web_sys::HtmlElement) -> Option<Self> {
        Self::around(&layer.parent_element()?.dyn_into().ok()?)
    }

    /// A pointer's place in it: 0 to 1 from the left and from the top.
    #[must_use]
    pub(crate) fn share(self, (x, y): (i32, i32)) -> (f64, f64) {
        ((f64::from(x) - self.left) / self.width, (f64::from(y) - self.top) / self.height)
    }
}

/// The cell whose element an event came from.
#[must_use]
pub(crate) fn cell_of(target: Option<web_sys::EventTarget>) -> Option<Cell> {
    let element = target?.dyn_into::<web_sys::Element>().ok()?.closest("[data-cell]").ok()??;
    let index: usize = element.get_attribute("data-cell")?.parse().ok()?;
    (index < Shape::MOST_CELLS).then(|| Cell::at(index))
}
