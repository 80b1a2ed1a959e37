//! The style for everything after the board. A release puts it in a second sheet that loads with the late
//! parts of the program; other builds load all sheets at the start.

use js_sys::Promise;
use leptos::prelude::{document, window};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlLinkElement, RequestCache, RequestInit};

const LATE: &str = "data-late";

/// Marks a sheet that failed to load.
const FAILED: &str = "data-failed";

/// Waits for the late sheet. Returns whether it loaded.
pub(crate) async fn came() -> bool {
    let Some(mut sheet) = named() else { return true };
    if let Some(link) = asked().filter(|link| link.has_attribute(FAILED)) {
        link.remove();
        // A broken sheet must not come from the browser's cache again. Firefox also keeps the parsed sheet by
        // its full address. So each try has a longer fragment, which no server sees.
        sheet = link.get_attribute("href").unwrap_or(sheet);
        sheet.push('#');
        let how = RequestInit::new();
        how.set_cache(RequestCache::Reload);
        _ = JsFuture::from(window().fetch_with_str_and_init(&sheet, &how)).await;
    }
    let Some(link) = asked().or_else(|| ask(&sheet)) else { return false };
    if link.sheet().is_some() && is_whole() {
        return true;
    }
    // Several parts may wait for it.
    let arrived = Promise::new(&mut |yes, no| {
        for (event, told) in [("load", yes), ("error", no)] {
            // A fixed event name can't fail.
            _ = link.add_event_listener_with_callback(event, &told);
        }
    });
    let came = JsFuture::from(arrived).await.is_ok() && is_whole();
    if !came {
        // So that the next request loads it again.
        _ = link.set_attribute(FAILED, "");
    }
    came
}

/// Whether the sheet has its end mark. A browser doesn't report a truncated sheet as an error.
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

/// The sheet's link, if a part has requested it.
fn asked() -> Option<HtmlLinkElement> {
    document().query_selector(&format!("link[{LATE}]")).ok()??.dyn_into().ok()
}

/// Requests the sheet. The first sheet must precede it, as that one sets the order of all layers.
fn ask(sheet: &str) -> Option<HtmlLinkElement> {
    let link: HtmlLinkElement = document().create_element("link").ok()?.dyn_into().ok()?;
    link.set_rel("stylesheet");
    link.set_href(sheet);
    link.set_attribute(LATE, "").ok()?;
    document().body()?.append_child(&link).ok()?;
    Some(link)
}
