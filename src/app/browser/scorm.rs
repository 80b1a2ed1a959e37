//! The learning management system around a page in a package: its object `API`, by SCORM 1.2.

use super::{
    dom::{is_visible, window},
    objects::{call, global, property},
};
use js_sys::Object;
use leptos::prelude::document;
use std::{cell::RefCell, rc::Rc};
use sudoku_play::scorm::{cmi::Report, package::ATTRIBUTE};
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};

/// How many windows around one are searched. SCORM's own search stops after seven; some systems frame more.
const DEEPEST: usize = 50;

thread_local! {
    /// The object, while the page may speak to it.
    static API: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Begins to speak to the system, if the page is in a package and there is one. `began` gets the text of the assignment
/// and the way to read a value. `left` says what to report when the page is closed or covered.
pub(crate) fn launch(
    began: impl FnOnce(&str, &dyn Fn(&str) -> String),
    left: impl Fn() -> Option<Report> + 'static,
) {
    let root = document().document_element();
    let Some(assignment) = root.and_then(|root| root.get_attribute(ATTRIBUTE)) else { return };
    let Some(api) = find().filter(begin) else { return };
    API.set(Some(api.clone()));
    began(&assignment, &|element| said(&api, "LMSGetValue", &[element]));
    let told = move || {
        if let Some(last) = left() {
            report(&last);
        }
    };
    let told = Rc::new(told);
    // A phone may close a covered page without a word.
    let covered = {
        let told = Rc::clone(&told);
        move || {
            if !is_visible() {
                told();
            }
        }
    };
    let closed = {
        let api = api.clone();
        move || {
            told();
            if API.take().is_some() {
                said(&api, "LMSFinish", &[""]);
            }
        }
    };
    // A page that the browser has kept for a way back begins again.
    let shown = move || {
        if API.with_borrow(Option::is_none) && begin(&api) {
            API.set(Some(api.clone()));
        }
    };
    on("pagehide", closed);
    on("visibilitychange", covered);
    on("pageshow", shown);
}

/// Reports values. Returns whether the system took them all.
pub(crate) fn report(report: &Report) -> bool {
    let Some(api) = API.with_borrow(Clone::clone) else { return false };
    let mut are_taken = true;
    for (element, value) in report.values() {
        are_taken &= agrees(&api, "LMSSetValue", &[element, value]);
    }
    are_taken & agrees(&api, "LMSCommit", &[""])
}

fn begin(api: &JsValue) -> bool {
    agrees(api, "LMSInitialize", &[""])
}

/// Whether the system answers yes.
fn agrees(api: &JsValue, name: &str, words: &[&str]) -> bool {
    said(api, name, words) == "true"
}

/// The answer of a function of the system. SCORM says it as a text, some systems as a value. One that fails says nothing.
fn said(api: &JsValue, name: &str, words: &[&str]) -> String {
    let words: Vec<JsValue> = words.iter().map(|word| JsValue::from_str(word)).collect();
    let answer = call(api, name, &words).and_then(|answer| call(&global("window")?, "String", &[answer]));
    answer.and_then(|answer| answer.as_string()).unwrap_or_default()
}

fn on(event: &str, then: impl FnMut() + 'static) {
    let then = Closure::<dyn FnMut()>::new(then).into_js_value();
    _ = window().add_event_listener_with_callback(event, then.unchecked_ref());
}

/// The object in this window or in one around it, and else in the one that opened any of these, or around that.
fn find() -> Option<JsValue> {
    let own = around(window().into());
    let openers = own.iter().filter_map(|window| property(window, "opener")).flat_map(around);
    own.iter().cloned().chain(openers).find_map(|window| property(&window, "API"))
}

/// A window and those around it, the innermost first.
fn around(window: JsValue) -> Vec<JsValue> {
    let parent = |window: &JsValue| property(window, "parent").filter(|parent| !Object::is(parent, window));
    std::iter::successors(Some(window), parent).take(DEEPEST).collect()
}
