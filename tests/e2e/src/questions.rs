//! Questions about a page: counts, texts and positions.

use crate::browser::{Browser, string};
use serde_json::{Value, json};

impl Browser {
    /// The number of elements.
    #[must_use]
    #[track_caller]
    pub fn count(&self, css: &str) -> usize {
        let count = self.js("return document.querySelectorAll(arguments[0]).length", &[json!(css)]);
        count.as_u64().and_then(|count| usize::try_from(count).ok()).unwrap_or(0)
    }

    /// The displayed text of an element.
    #[must_use]
    #[track_caller]
    pub fn text(&self, css: &str) -> String {
        string(self.of(css, "innerText"))
    }

    /// The texts of all such elements, in order.
    #[must_use]
    #[track_caller]
    pub fn texts(&self, css: &str) -> Vec<String> {
        let script = "return Array.from(document.querySelectorAll(arguments[0]), e => e.innerText)";
        let texts = self.js(script, &[json!(css)]);
        texts.as_array().into_iter().flatten().cloned().map(string).collect()
    }

    /// The value of a field.
    #[must_use]
    #[track_caller]
    pub fn value(&self, css: &str) -> String {
        string(self.of(css, "value"))
    }

    /// An attribute of an element, if it has it.
    #[must_use]
    #[track_caller]
    pub fn attr(&self, css: &str, name: &str) -> Option<String> {
        self.element(css);
        let script = "return document.querySelector(arguments[0]).getAttribute(arguments[1])";
        self.js(script, &[json!(css), json!(name)]).as_str().map(str::to_owned)
    }

    /// Whether such an element has the focus.
    #[must_use]
    #[track_caller]
    pub fn has_focus(&self, css: &str) -> bool {
        let script = "return document.activeElement !== null && document.activeElement.matches(arguments[0])";
        self.js(script, &[json!(css)]) == true
    }

    /// Left, top, width and height of an element, in CSS pixels from the corner of the window.
    #[must_use]
    #[track_caller]
    pub fn rect(&self, css: &str) -> [f64; 4] {
        self.element(css);
        let script = "const r = document.querySelector(arguments[0]).getBoundingClientRect();
                      return [r.x, r.y, r.width, r.height]";
        let rect = self.js(script, &[json!(css)]);
        [0, 1, 2, 3].map(|side| rect[side].as_f64().unwrap_or(f64::NAN))
    }

    #[track_caller]
    fn of(&self, css: &str, property: &str) -> Value {
        self.element(css);
        self.js("return document.querySelector(arguments[0])?.[arguments[1]]", &[json!(css), json!(property)])
    }
}
