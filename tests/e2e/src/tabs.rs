//! Several tabs of one browser. What an `Options` asks of the screen and of scripts holds for the first.

use crate::browser::Browser;
use serde_json::{Value, json};

/// A tab.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tab(String);

impl Browser {
    /// The tab that all questions and actions go to.
    #[must_use]
    #[track_caller]
    pub fn tab(&self) -> Tab {
        handle(&self.ask("GET", "/window", &Value::Null))
    }

    /// Opens an empty tab and goes there.
    #[track_caller]
    pub fn open_tab(&self) -> Tab {
        let opened = self.ask("POST", "/window/new", &json!({ "type": "tab" }));
        let tab = handle(&opened["handle"]);
        self.switch_to(&tab);
        tab
    }

    /// Goes to another tab.
    #[track_caller]
    pub fn switch_to(&self, tab: &Tab) {
        self.ask("POST", "/window", &json!({ "handle": tab.0 }));
    }
}

fn handle(value: &Value) -> Tab {
    Tab(value.as_str().unwrap_or_default().to_owned())
}
