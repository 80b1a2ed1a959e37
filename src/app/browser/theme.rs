//! Light and dark, and the things that stand for digits.

use leptos::prelude::document;
use sudoku_core::Symbols;
use sudoku_play::saved::settings::{OwnColours, Theme, Tinted};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Lets the style draw these things instead of digits.
pub(crate) fn draw(symbols: Symbols) {
    if let Some(root) = document().document_element() {
        // A fixed name can't fail.
        _ = root.set_attribute("data-symbols", symbols.slug());
    }
}

/// Tells the style which switches of appearance are on, and the player's own colours.
pub(crate) fn look(on: &str, colours: OwnColours) {
    let Some(root) = document().document_element() else { return };
    _ = root.set_attribute("data-look", on);
    let root: HtmlElement = root.unchecked_into();
    for part in Tinted::ALL {
        // The style reads those whose names are in the attribute.
        if let Some(colour) = colours.get(part) {
            _ = root.style().set_property(&format!("--{}", part.slug()), &colour.to_string());
        }
    }
}

/// Makes the page and the browser's own bars light or dark, or lets them follow the system.
pub(crate) fn set(theme: Theme) {
    let (forced, schemes) = match theme {
        Theme::System => (None, "light dark"),
        Theme::Light => (Some("light"), "light"),
        Theme::Dark => (Some("dark"), "dark"),
    };
    let set = |selector: &str, name: &str, value: &str| {
        if let Ok(Some(element)) = document().query_selector(selector) {
            // Ignore a failure: the browser lacks the feature.
            let _ = element.set_attribute(name, value);
        }
    };
    match (forced, document().document_element()) {
        (Some(theme), Some(root)) => _ = root.set_attribute("data-theme", theme),
        (None, Some(root)) => _ = root.remove_attribute("data-theme"),
        (_, None) => {}
    }
    set("meta[name=color-scheme]", "content", schemes);
    for scheme in ["light", "dark"] {
        let media = match forced {
            None => format!("(prefers-color-scheme: {scheme})"),
            Some(theme) if theme == scheme => "all".into(),
            Some(_) => "not all".into(),
        };
        set(&format!("meta[name=theme-color][data-scheme={scheme}]"), "media", &media);
    }
}
