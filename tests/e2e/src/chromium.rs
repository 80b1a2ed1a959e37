//! Requests for Chromium only, in its own protocol.

use crate::browser::{Browser, string};
use crate::options::Options;
use serde_json::{Value, json};
use std::path::Path;

/// Chromium without a window, without background tasks, and without a network beyond this machine.
const ARGUMENTS: [&str; 14] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-extensions",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-features=Translate,OptimizationHints,MediaRouter,PreloadTopChromeWebUI,WebUIOmniboxPopup,SpareRendererForSitePerProcess",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
    "--force-color-profile=srgb",
];

/// The capabilities of a session.
pub(crate) fn capabilities(options: &Options, profile: &Path) -> Value {
    let mut arguments: Vec<String> = ARGUMENTS.iter().map(|&argument| argument.to_owned()).collect();
    arguments.push(format!("--user-data-dir={}", profile.display()));
    arguments.push(format!("--window-size={},{}", options.width, options.height));
    arguments.extend(options.arguments.iter().cloned());
    json!({
        "goog:chromeOptions": { "args": arguments },
        "goog:loggingPrefs": { "browser": "ALL" },
        // Journeys wait themselves for anything that loads after the page's text.
        "pageLoadStrategy": if options.waits { "eager" } else { "none" },
    })
}

impl Browser {
    /// A command of Chromium's protocol, for actions that WebDriver lacks.
    #[track_caller]
    pub fn cdp(&self, command: &str, parameters: &Value) -> Value {
        self.ask("POST", "/goog/cdp/execute", &json!({ "cmd": command, "params": parameters }))
    }

    /// Empties the cache of immutable files.
    #[track_caller]
    pub fn forget_files(&self) {
        self.cdp("Network.clearBrowserCache", &json!({}));
    }

    /// The bytes that the page's scripts and its program have, after the browser has thrown away its garbage. The
    /// program's memory never shrinks.
    #[must_use]
    #[track_caller]
    pub fn memory(&self) -> u64 {
        self.cdp("HeapProfiler.collectGarbage", &json!({}));
        let heap = self.cdp("Runtime.getHeapUsage", &json!({}));
        let of = |name: &str| heap[name].as_f64().unwrap_or_default() as u64;
        of("usedSize") + of("backingStorageSize")
    }

    /// Two fingers on an element, side by side, at a distance from its middle given as a share of its width:
    /// put down, moved, or lifted, by the names `touchStart`, `touchMove` and `touchEnd`. Each reaches the
    /// page immediately, where [`Browser::pinch`] leaves the steps to the browser.
    #[track_caller]
    pub fn two_fingers(&self, what: &str, css: &str, from_middle: f64) {
        let [left, top, width, height] = self.rect(css);
        let finger = |(id, share): (u8, f64)| json!({ "id": id, "x": left + share * width, "y": top + share * height });
        let fingers: Vec<Value> = if what == "touchEnd" {
            Vec::new()
        } else {
            [(0, 0.5 - from_middle), (1, 0.5 + from_middle)].map(finger).into()
        };
        self.cdp("Input.dispatchTouchEvent", &json!({ "type": what, "touchPoints": fingers }));
    }

    /// Runs a script in every document before the document's own.
    #[track_caller]
    pub(crate) fn add_script_to_chromium(&self, script: &str) {
        self.cdp("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script }));
    }

    #[track_caller]
    pub(crate) fn emulate_in_chromium(&self, options: &Options) {
        self.cdp(
            "Emulation.setDeviceMetricsOverride",
            &json!({
                "width": options.width,
                "height": options.height,
                "deviceScaleFactor": options.scale,
                "mobile": options.touch,
            }),
        );
        self.cdp(
            "Emulation.setTouchEmulationEnabled",
            &json!({ "enabled": options.touch, "maxTouchPoints": 5 }),
        );
        let feature = |name: &str, value: &str| json!({ "name": name, "value": value });
        self.cdp(
            "Emulation.setEmulatedMedia",
            &json!({ "features": [
                feature("prefers-color-scheme", if options.dark { "dark" } else { "light" }),
                feature(
                    "prefers-reduced-motion",
                    if options.reduced_motion { "reduce" } else { "no-preference" },
                ),
                feature("prefers-contrast", if options.more_contrast { "more" } else { "no-preference" }),
            ] }),
        );
    }

    /// The console's messages since the last call, including errors of the network and of the page's policy.
    #[track_caller]
    pub(crate) fn console_of_chromium(&self) -> Vec<String> {
        let new = self.ask("POST", "/se/log", &json!({ "type": "browser" }));
        let lines = new.as_array().into_iter().flatten().map(|entry| {
            format!("{} {}", entry["level"].as_str().unwrap_or("?"), string(entry["message"].clone()))
        });
        lines.collect()
    }
}
