//! A person's actions on a page: keys, a mouse, and fingers, all of them through the browser's input and
//! never by calling the page's functions.

use crate::browser::{Browser, PATIENCE};
use crate::engine::Engine;
use crate::keys::chord;
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;

/// Longer than the page's threshold for a long press.
const LONG_PRESS: Duration = Duration::from_millis(900);

impl Browser {
    /// Clicks the middle of an element with the mouse, once it can be clicked. If it is on a closed sheet, it
    /// opens that first.
    #[track_caller]
    pub fn click(&self, css: &str) {
        if let Some(opener) = self.closed_sheet(css) {
            self.click(&opener);
        }
        self.wait_for_some(PATIENCE, format!("`{css}` can be clicked"), || {
            let element = self.element(css);
            let clicked = self.try_ask("POST", &Self::element_path(&element, "click"), &json!({}));
            // It may be covered, moving, or just being replaced by another.
            let words = ["element click intercepted", "element not interactable", "stale element reference"];
            match clicked {
                Ok(_) => Some(()),
                Err(trouble) if words.iter().any(|word| trouble.is(word)) => None,
                Err(trouble) => self.fail(&format!("`{css}`: {trouble}")),
            }
        });
    }

    /// Selects a file of the disk in a file field.
    #[track_caller]
    pub fn choose_file(&self, css: &str, file: &Path) {
        let field = self.element(css);
        self.ask("POST", &Self::element_path(&field, "value"), &json!({ "text": file.to_string_lossy() }));
    }

    /// Clicks twice, fast enough for a double click.
    #[track_caller]
    pub fn double_click(&self, css: &str) {
        let moved = self.move_to(css);
        self.mouse(&[moved, down(), up(), down(), up()]);
    }

    /// Clicks with the second button.
    #[track_caller]
    pub fn right_click(&self, css: &str) {
        let press = |kind: &str| json!({ "type": kind, "button": 2 });
        let moved = self.move_to(css);
        self.mouse(&[moved, press("pointerDown"), press("pointerUp")]);
    }

    /// Moves the mouse to the middle of an element and leaves it there.
    #[track_caller]
    pub fn hover(&self, css: &str) {
        let moved = self.move_to(css);
        self.mouse(&[moved]);
    }

    /// Moves the mouse to a point of the window, in pixels of CSS, and leaves it there.
    #[track_caller]
    pub fn hover_at(&self, x: f64, y: f64) {
        self.mouse(&[json!({ "type": "pointerMove", "duration": 0, "x": x, "y": y })]);
    }

    /// Clicks a point of the window with the mouse, in pixels of CSS.
    #[track_caller]
    pub fn click_at(&self, x: f64, y: f64) {
        self.mouse(&[json!({ "type": "pointerMove", "duration": 0, "x": x, "y": y }), down(), up()]);
    }

    /// Presses the mouse on the first element, moves it over all the others, and releases it on the last.
    #[track_caller]
    pub fn drag(&self, path: &[&str]) {
        self.mouse(&self.stroke(path));
    }

    /// Turns the wheel over an element, by pixels downwards.
    #[track_caller]
    pub fn wheel(&self, css: &str, down: i32) {
        let origin = self.in_view(css);
        let turn = json!({
            "type": "scroll", "duration": 0, "origin": origin, "x": 0, "y": 0, "deltaX": 0, "deltaY": down
        });
        self.act(&json!({ "type": "wheel", "id": "wheel", "actions": [turn] }));
    }

    /// Touches the middle of an element with one finger. If it is on a closed sheet, it opens that first.
    #[track_caller]
    pub fn tap(&self, css: &str) {
        if let Some(opener) = self.closed_sheet(css) {
            self.tap(&opener);
        }
        let moved = self.move_to(css);
        self.finger(&[moved, down(), up()]);
    }

    /// Touches an element for about a second. A click follows the release, as in some browsers after a long
    /// press: a page has to work with and without it.
    #[track_caller]
    pub fn long_press(&self, css: &str) {
        let moved = self.move_to(css);
        let stay = json!({ "type": "pause", "duration": LONG_PRESS.as_millis() });
        self.finger(&[moved, down(), stay, up()]);
    }

    /// Drags a finger from the first element over all the others.
    #[track_caller]
    pub fn swipe(&self, path: &[&str]) {
        self.finger(&self.stroke(path));
    }

    /// Puts two fingers down at points of the window, drags each to another point, and lifts both: fingers
    /// that spread zoom in.
    #[track_caller]
    pub fn pinch(&self, fingers: [[(f64, f64); 2]; 2], millis: u64) {
        let sources: Vec<Value> = fingers
            .iter()
            .enumerate()
            .map(|(number, way)| {
                let go = |(x, y): (f64, f64), millis: u64| {
                    json!({ "type": "pointerMove", "duration": millis, "x": x as i64, "y": y as i64 })
                };
                json!({
                    "type": "pointer", "id": format!("finger{number}"), "parameters": { "pointerType": "touch" },
                    "actions": [go(way[0], 0), down(), go(way[1], millis), up()]
                })
            })
            .collect();
        self.ask("POST", "/actions", &json!({ "actions": sources }));
    }

    /// Drags one finger from a point of the window to another.
    #[track_caller]
    pub fn draw(&self, from: (f64, f64), to: (f64, f64)) {
        let go = |(x, y): (f64, f64), millis: u64| json!({ "type": "pointerMove", "duration": millis, "x": x as i64, "y": y as i64 });
        self.finger(&[go(from, 0), down(), go(to, 200), up()]);
    }

    /// Touches an element twice, fast enough for a double tap.
    #[track_caller]
    pub fn double_tap(&self, css: &str) {
        let moved = self.move_to(css);
        self.finger(&[moved, down(), up(), down(), up()]);
    }

    /// Turns the wheel over an element while Ctrl is held.
    #[track_caller]
    pub fn ctrl_wheel(&self, css: &str, down: i32) {
        let origin = self.in_view(css);
        let turn = json!({
            "type": "scroll", "duration": 0, "origin": origin, "x": 0, "y": 0, "deltaX": 0, "deltaY": down
        });
        let wait = json!({ "type": "pause", "duration": 0 });
        let key = |kind: &str| json!({ "type": kind, "value": "\u{e009}" });
        self.ask(
            "POST",
            "/actions",
            &json!({ "actions": [
            { "type": "key", "id": "keyboard", "actions": [key("keyDown"), wait, key("keyUp")] },
            { "type": "wheel", "id": "wheel", "actions": [wait, turn, wait] },
        ] }),
        );
    }

    /// Presses a key or a chord, such as `7`, `ArrowDown`, `Ctrl+z`, by the names of `KeyboardEvent.key`.
    #[track_caller]
    pub fn press(&self, keys: &str) {
        let Some(keys) = chord(keys) else { panic!("`{keys}` is no key") };
        let stroke = |kind: &str, key: &char| json!({ "type": kind, "value": key });
        let downs = keys.iter().map(|key| stroke("keyDown", key));
        let ups = keys.iter().rev().map(|key| stroke("keyUp", key));
        self.keyboard(&downs.chain(ups).collect::<Vec<_>>());
    }

    /// Types a text, key by key.
    #[track_caller]
    pub fn type_text(&self, text: &str) {
        let strokes = text
            .chars()
            .flat_map(|letter| ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": letter })));
        self.keyboard(&strokes.collect::<Vec<_>>());
    }

    /// Inserts a text at the caret in one go, like pasting, at any length.
    #[track_caller]
    pub fn insert_text(&self, text: &str) {
        match self.engine {
            Engine::Chromium => _ = self.cdp("Input.insertText", &json!({ "text": text })),
            Engine::Firefox => {
                self.copy_into_firefox(text);
                self.press("Ctrl+v");
            }
            Engine::WebKit => {
                _ = self.js("document.execCommand('insertText', false, arguments[0])", &[json!(text)]);
            }
        }
    }

    /// The button that opens the sheet of an element, if that is on a closed one.
    #[track_caller]
    fn closed_sheet(&self, css: &str) -> Option<String> {
        // Sheets come after the board.
        self.wait_for(css);
        let script = "const element = document.querySelector(arguments[0]);
            if (!element || element.checkVisibility()) return null;
            // Low screens fold the solver's lists and the row of a teacher.
            if (element.closest('.lists, .for-class')) return '.unfolds';
            let sheet = element.closest('[popover]');
            if (!sheet) return null;
            // The menu of a cell has no button.
            if (!sheet.id) return null;
            // A sheet without a button on this screen belongs to another sheet.
            const own = id => getComputedStyle(document.querySelector(`[popovertarget='${id}']`)).display;
            while (own(sheet.id) === 'none') sheet = sheet.parentElement.closest('[popover]');
            return `[popovertarget='${sheet.id}']`";
        self.js(script, &[json!(css)]).as_str().map(str::to_owned)
    }

    #[track_caller]
    fn keyboard(&self, actions: &[Value]) {
        self.act(&json!({ "type": "key", "id": "keyboard", "actions": actions }));
    }

    #[track_caller]
    fn mouse(&self, actions: &[Value]) {
        self.pointer("mouse", actions);
    }

    #[track_caller]
    fn finger(&self, actions: &[Value]) {
        self.pointer("touch", actions);
    }

    #[track_caller]
    fn pointer(&self, kind: &str, actions: &[Value]) {
        self.act(&json!({
            "type": "pointer", "id": kind, "parameters": { "pointerType": kind }, "actions": actions
        }));
    }

    #[track_caller]
    fn act(&self, source: &Value) {
        self.ask("POST", "/actions", &json!({ "actions": [source] }));
    }

    /// The pointer moves to the middle of an element.
    #[track_caller]
    fn move_to(&self, css: &str) -> Value {
        json!({ "type": "pointerMove", "duration": 0, "origin": self.in_view(css), "x": 0, "y": 0 })
    }

    /// Down on the first, over the others, and up, slowly enough for the page to see each move.
    #[track_caller]
    fn stroke(&self, path: &[&str]) -> Vec<Value> {
        let mut actions = Vec::new();
        for (number, css) in path.iter().enumerate() {
            let mut moved = self.move_to(css);
            if number == 0 {
                actions.extend([moved, down()]);
            } else {
                moved["duration"] = json!(60);
                actions.push(moved);
            }
        }
        actions.push(up());
        actions
    }

    /// An element, scrolled into the window if it is outside.
    #[track_caller]
    fn in_view(&self, css: &str) -> Value {
        let element = self.element(css);
        let script = "const r = arguments[0].getBoundingClientRect();
            const [x, y] = [r.x + r.width / 2, r.y + r.height / 2];
            if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight)
              arguments[0].scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });";
        self.js(script, std::slice::from_ref(&element));
        element
    }
}

fn down() -> Value {
    json!({ "type": "pointerDown", "button": 0 })
}

fn up() -> Value {
    json!({ "type": "pointerUp", "button": 0 })
}
