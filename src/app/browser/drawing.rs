//! Drawings: the only way for a text to become a part of the page.

use super::dom::Element;
use wasm_bindgen::JsValue;

/// The policy of the page refused a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Refused;

/// Puts a drawing into an element, in place of its content. `web_sys` would let the refusal of the policy go through
/// the program as an exception, so this sets the property by its name.
pub(crate) fn draw(element: &Element, drawing: &str) -> Result<(), Refused> {
    match js_sys::Reflect::set(element, &"innerHTML".into(), &JsValue::from_str(drawing)) {
        Ok(true) => Ok(()),
        Ok(false) | Err(_) => Err(Refused),
    }
}
