//! The style of what comes after the board. A release has it as a sheet of its own, which comes with the parts of the
//! program that it is for; any other build has all sheets from the start.

use js_sys::Promise;
use leptos::prelude::{document, window};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlLinkElement, RequestCache, RequestInit};

/// Marks the link to the late sheet.
const LATE: &str = "data-late";

/// Marks one that did not come.
const FAILED: &str = "data-failed";

/// Waits until the late sheet is here; the answer is whether it is.
pub(crate) async fn came() -> bool {
    let Some(sheet) = named() else { return true };
    let failed = asked().filter(|link| link.has_attribute(FAILED));
    if let Some(link) = &failed {
        link.remove();
        // A sheet that was of no use is not taken from what the browser kept of it.
        let how = RequestInit::new();
        how.set_cache(RequestCache::Reload);
        _ = JsFuture::from(window().fetch_with_str_and_init(&sheet, &how)).await;
    }
    let Some(link) = asked().or_else(|| ask(&sheet)) else { return false };
    if link.sheet().is_some() && is_whole() {
        return true;
    }
    // Both parts may wait for it.
    let arrived = Promise::new(&mut |yes, no| {
        for (event, told) in [("load", yes), ("error", no)] {
            // An event of a fixed name cannot be refused.
            _ = link.add_event_listener_with_callback(event, &told);
        }
    });
    let came = JsFuture::from(arrived).await.is_ok() && is_whole();
    if !came {
        // So that it is asked for again.
        _ = link.set_attribute(FAILED, "");
    }
    came
}

/// Whether the sheet is here to its end, where it says so. One that was cut short is no error to a browser.
fn is_whole() -> bool {
    let root = document().document_element();
    let style = root.and_then(|root| window().get_computed_style(&root).ok().flatten());
    style
        .and_then(|style| style.get_property_value("--whole").ok())
        .is_some_and(|said| !said.trim().is_empty())
}

/// The address of the sheet, if this build has one.
fn named() -> Option<String> {
    document().query_selector("script[data-style]").ok()??.get_attribute("data-style")
}

/// The link to it, if it was asked for.
fn asked() -> Option<HtmlLinkElement> {
    document().query_selector(&format!("link[{LATE}]")).ok()??.dyn_into().ok()
}

/// Asks for it. The first sheet, which says in which order all layers are, has to stand before it.
fn ask(sheet: &str) -> Option<HtmlLinkElement> {
    let link: HtmlLinkElement = document().create_element("link").ok()?.dyn_into().ok()?;
    link.set_rel("stylesheet");
    link.set_href(sheet);
    link.set_attribute(LATE, "").ok()?;
    document().body()?.append_child(&link).ok()?;
    Some(link)
}
