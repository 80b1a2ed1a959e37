//! Bars of controls: Tab stops once at each bar, and the arrow keys move inside, as in other toolbars. While
//! the focus is elsewhere, a bar keeps the tab stops that the page rendered, so Tab enters from either side.
//! A bar with a primary control is entered there.

use super::dom::{Element, all_in, set};
use leptos::ev::{FocusEvent, KeyboardEvent};
use wasm_bindgen::JsCast;

/// The bars with one tab stop each.
const BARS: &str = ".tools, .modes, .highlights, .keypad, .editor-pad, .paints, .transport, .lists-tabs, .puzzle-list, .levels, .sentence, .story-buttons, .learn-list";
/// Their controls: buttons, the links to techniques, and the pieces of a sentence, which break at the end of a
/// line as words do.
const CONTROLS: &str = "button, .piece, .learn-tile a";

/// When a control of a bar gets the focus, Tab skips the bar's other controls from then on.
pub(crate) fn entered(event: &FocusEvent) {
    if let Some((bar, control)) = bar_of(event.target()) {
        for other in all_in(&bar, CONTROLS) {
            make_stop(&other, other == control);
        }
    }
}

/// When the focus leaves a bar, makes all its controls tab stops again.
pub(crate) fn left(event: &FocusEvent) {
    let Some((bar, _)) = bar_of(event.target()) else { return };
    if bar_of(event.related_target()).is_none_or(|(other, _)| other != bar) {
        let controls = all_in(&bar, CONTROLS);
        let first = controls.iter().position(is_main);
        for (number, control) in controls.iter().enumerate() {
            make_stop(control, first.is_none_or(|first| first == number));
        }
    }
}

/// Moves the focus inside a bar if the key asks for it. Returns whether it did.
pub(crate) fn turned(event: &KeyboardEvent) -> bool {
    // Some lists have their own arrows.
    if event.default_prevented()
        || event.shift_key()
        || event.ctrl_key()
        || event.alt_key()
        || event.meta_key()
    {
        return false;
    }
    let Some((bar, control)) = bar_of(event.target()) else { return false };
    let usable = |one: &Element| {
        !one.matches(":disabled").unwrap_or(false) && one.get_bounding_client_rect().width() > 0.0
    };
    let controls: Vec<Element> = all_in(&bar, CONTROLS).into_iter().filter(usable).collect();
    let Some(at) = controls.iter().position(|one| *one == control) else { return false };
    let count = controls.len();
    let to = match event.key().as_str() {
        "ArrowLeft" => Some((at + count - 1) % count),
        "ArrowRight" => Some((at + 1) % count),
        "ArrowUp" => beyond(&controls, at, -1.0),
        "ArrowDown" => beyond(&controls, at, 1.0),
        "Home" => Some(0),
        "End" => Some(count - 1),
        _ => return false,
    };
    let next = to.and_then(|to| controls.get(to)?.dyn_ref::<web_sys::HtmlElement>());
    if let Some(next) = next {
        let _ = next.focus();
    }
    true
}

/// Adds a control to the tab order, or removes it.
fn make_stop(control: &Element, stop: bool) {
    let piece = control.class_list().contains("piece").then_some("0");
    set(control, "tabindex", if stop { piece } else { Some("-1") });
}

fn is_main(control: &Element) -> bool {
    control.class_list().contains("primary")
}

/// The nearest control above control `at` (-1) or below it (1).
fn beyond(controls: &[Element], at: usize, down: f64) -> Option<usize> {
    let middle = |one: &Element| {
        let place = one.get_bounding_client_rect();
        (place.x() + place.width() / 2.0, place.y() + place.height() / 2.0, place.height())
    };
    let (x, y, height) = middle(controls.get(at)?);
    let way = |one: &Element| {
        let (other_x, other_y, _) = middle(one);
        let deep = (other_y - y) * down;
        // In the next line, take the control nearest to straight ahead.
        (deep > height / 2.0).then(|| deep * 8.0 + (other_x - x).abs())
    };
    let ways = controls.iter().enumerate().filter_map(|(number, one)| Some((number, way(one)?)));
    ways.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(number, _)| number)
}

/// The bar around an element, and the element, if it is one of the bar's controls.
fn bar_of(target: Option<web_sys::EventTarget>) -> Option<(Element, Element)> {
    let control = target?.dyn_into::<Element>().ok()?.closest(CONTROLS).ok()??;
    Some((control.closest(BARS).ok()??, control))
}
