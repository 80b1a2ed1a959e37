//! The settings in the browser's own small store of texts. A browser that forbids it is no error: the
//! settings then last as long as the page.

use super::dom::window;
use sudoku_core::play::settings::{BadSettings, Settings};
use web_sys::Storage;

const KEY: &str = "stepdoku.settings";

fn storage() -> Option<Storage> {
    window().local_storage().ok()?
}

/// The text that is kept.
#[must_use]
pub fn text() -> Option<String> {
    storage()?.get_item(KEY).ok()?
}

/// The settings that are kept; the defaults, if there are none that can be read.
#[must_use]
pub fn read() -> Settings {
    text().and_then(|text| Settings::read(&text).ok()).unwrap_or_default()
}

/// Keeps the settings, and tells whether it could. Those of a newer version are not written over.
pub fn keep(settings: Settings) -> bool {
    let is_newer = text().is_some_and(|text| Settings::read(&text) == Err(BadSettings::Newer));
    let written = || storage()?.set_item(KEY, &settings.write()).ok();
    !is_newer && written().is_some()
}
