//! Several tabs of one browser. The screen and the scripts of an `Options` apply to the first.

use crate::browser::{Browser, PATIENCE};
use serde_json::{Value, json};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tab(String);

impl Browser {
    /// The tab of all questions and actions.
    #[must_use]
    #[track_caller]
    pub fn tab(&self) -> Tab {
        handle(&self.ask("GET", "/window", &Value::Null))
    }

    /// Opens an empty tab and switches to it.
    #[track_caller]
    pub fn open_tab(&self) -> Tab {
        let opened = self.ask("POST", "/window/new", &json!({ "type": "tab" }));
        let tab = handle(&opened["handle"]);
        self.switch_to(&tab);
        tab
    }

    /// Waits for a tab or a window that a page opens beside this only one.
    #[must_use]
    #[track_caller]
    pub fn wait_for_tab(&self, only: &Tab) -> Tab {
        self.wait_for_some(PATIENCE, "another tab", || {
            let all = self.ask("GET", "/window/handles", &Value::Null);
            all.as_array().into_iter().flatten().map(handle).find(|tab| tab != only)
        })
    }

    /// Switches to another tab.
    #[track_caller]
    pub fn switch_to(&self, tab: &Tab) {
        self.ask("POST", "/window", &json!({ "handle": tab.0 }));
    }

    /// Switches to the first frame of the page.
    #[track_caller]
    pub fn enter_frame(&self) {
        self.ask("POST", "/frame", &json!({ "id": 0 }));
    }

    /// Switches back to the page around all frames.
    #[track_caller]
    pub fn leave_frame(&self) {
        self.ask("POST", "/frame", &json!({ "id": Value::Null }));
    }
}

fn handle(value: &Value) -> Tab {
    Tab(value.as_str().unwrap_or_default().to_owned())
}
