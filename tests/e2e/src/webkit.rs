//! Requests for `WebKitGTK` only: the engine of Safari, in its smallest browser. Its driver knows no touch, no colour
//! scheme and no console, and needs a display, such as a virtual one.

use crate::browser::Browser;
use crate::options::Options;
use serde_json::{Value, json};
use std::env;

/// Where Debian has the browser.
const BROWSER: &str = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/// The capabilities of a session. Each has fresh storage.
pub(crate) fn capabilities(options: &Options) -> Value {
    let browser = env::var("WEBKIT_BROWSER").unwrap_or_else(|_| BROWSER.to_owned());
    let wanted = json!({ "binary": browser, "args": ["--automation"] });
    // A script sent while a page still loads gets no answer when the page moves to another process.
    let strategy = if options.waits { "normal" } else { "none" };
    json!({ "webkitgtk:browserOptions": wanted, "pageLoadStrategy": strategy })
}

impl Browser {
    /// Makes the page as large as the options say, with the browser's own bars beside it.
    #[track_caller]
    pub(crate) fn emulate_in_webkit(&self, options: &Options) {
        let size = "return [innerWidth, innerHeight].join()";
        let wanted = format!("{},{}", options.width, options.height);
        let [mut width, mut height] = [options.width, options.height];
        self.wait_until(format!("the page is {wanted} large"), || {
            self.ask("POST", "/window/rect", &json!({ "width": width, "height": height }));
            let now = self.js(size, &[]);
            let [now_wide, now_high] = [0, 1].map(|side| {
                let text = now.as_str().and_then(|now| now.split(',').nth(side));
                text.and_then(|text| text.parse().ok()).unwrap_or(0)
            });
            // A page that has not its first size yet has none.
            let larger = |asked: u32, wanted: u32, now: u32| (asked + wanted).saturating_sub(now);
            (width, height) =
                (larger(width, options.width, now_wide), larger(height, options.height, now_high));
            now == wanted.as_str()
        });
    }
}
