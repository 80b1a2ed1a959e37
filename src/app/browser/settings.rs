//! The settings, and the puzzles made for later, in the browser's own small store of texts. A browser that forbids it is no error: the
//! settings then last as long as the page.

use super::dom::window;
use leptos::ev;
use sudoku_core::play::settings::{BadSettings, Settings};
use web_sys::Storage;

const KEY: &str = "stepdoku.settings";
const STOCK: &str = "stepdoku.stock";
/// Is there if the database has games: should that be lost, somebody knows.
const GAMES: &str = "stepdoku.games";

fn storage() -> Option<Storage> {
    window().local_storage().ok()?
}

/// The text that is kept.
#[must_use]
pub fn text() -> Option<String> {
    storage()?.get_item(KEY).ok()?
}

/// The settings that are kept, or why they cannot be read; none if there are none.
#[must_use]
pub fn read() -> Option<Result<Settings, BadSettings>> {
    text().map(|text| Settings::read(&text))
}

/// The settings that another tab has just kept; none if an event of the storage is about something else.
#[must_use]
pub(crate) fn changed(event: &ev::StorageEvent) -> Option<Result<Settings, BadSettings>> {
    if event.key()? != KEY {
        return None;
    }
    event.new_value().map(|text| Settings::read(&text))
}

/// Keeps settings as text, and tells whether it could.
pub fn keep_text(settings: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(KEY, settings).is_ok())
}

/// The puzzles made for later that are kept.
#[must_use]
pub fn stock() -> Option<String> {
    storage()?.get_item(STOCK).ok()?
}

/// The puzzles made for later that another tab has just kept.
#[must_use]
pub(crate) fn changed_stock(event: &ev::StorageEvent) -> Option<String> {
    if event.key()? == STOCK { event.new_value() } else { None }
}

/// Keeps puzzles made for later, and tells whether it could.
pub fn keep_stock(stock: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(STOCK, stock).is_ok())
}

/// Whether the database is known to have games.
#[must_use]
pub fn knows_games() -> bool {
    storage().and_then(|storage| storage.get_item(GAMES).ok()?).is_some()
}

/// Remembers that the database has games, or that it has none. Without this store nobody remembers.
pub fn know_games(known: bool) {
    let Some(storage) = storage() else { return };
    _ = if known { storage.set_item(GAMES, "1") } else { storage.remove_item(GAMES) };
}
