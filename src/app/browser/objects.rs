//! Objects and functions by their names. A function that `web_sys` declares adds itself to the script which a page loads
//! before its board; one called by its name adds nothing.

use super::dom::window;
use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// A property, if the object has it. A window of another origin tells little.
pub(super) fn property(object: &JsValue, name: &str) -> Option<JsValue> {
    let property = Reflect::get(object, &name.into()).ok()?;
    (!property.is_undefined() && !property.is_null()).then_some(property)
}

/// A property of the window.
pub(super) fn global(name: &str) -> Option<JsValue> {
    property(&window(), name)
}

/// Calls a function of an object. `None` if it isn't there, or fails.
pub(super) fn call(object: &JsValue, name: &str, said: &[JsValue]) -> Option<JsValue> {
    let function = property(object, name)?.dyn_into::<Function>().ok()?;
    let said: Array = said.iter().collect();
    function.apply(object, &said).ok()
}

/// Makes an object of a class. `None` if the browser lacks the class, or refuses.
pub(super) fn make(class: &str, said: &JsValue) -> Option<JsValue> {
    call(&global("Reflect")?, "construct", &[global(class)?, Array::of1(said).into()])
}
