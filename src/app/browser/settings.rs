//! The settings, the puzzles made for later and the magazine, in the browser's own small store of texts. A
//! browser that forbids it is no error: all that then lasts as long as the page.

use super::dom::window;
use leptos::ev;
use sudoku_core::play::settings::{BadSettings, Settings};
use web_sys::Storage;

const KEY: &str = "stepdoku.settings";
const STOCK: &str = "stepdoku.stock";
/// The magazine; what was appended to it since is beside it, numbered.
const MAGAZINE: &str = "stepdoku.magazine";
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

/// The magazine that is kept.
#[must_use]
pub fn magazine() -> Option<String> {
    let storage = storage()?;
    let mut text = storage.get_item(MAGAZINE).ok()??;
    for nth in 0.. {
        let Some(lines) = storage.get_item(&magazine_part(nth)).ok().flatten() else { break };
        text.push_str(&lines);
    }
    Some(text)
}

/// Keeps a magazine, or none if its text is empty, and tells whether it could.
pub fn keep_magazine(text: &str) -> bool {
    let Some(storage) = storage() else { return false };
    // What was appended goes with what it was appended to.
    let parts = (0..).map(magazine_part);
    for part in parts.take_while(|part| storage.get_item(part).is_ok_and(|lines| lines.is_some())) {
        _ = storage.remove_item(&part);
    }
    if text.is_empty() { storage.remove_item(MAGAZINE) } else { storage.set_item(MAGAZINE, text) }.is_ok()
}

/// Appends lines to the magazine that is kept, and tells whether it could. They get a place of their own, as
/// nothing here can be appended to.
pub fn grow_magazine(lines: &str) -> bool {
    let Some(storage) = storage() else { return false };
    let is_taken = |nth: u32| storage.get_item(&magazine_part(nth)).is_ok_and(|lines| lines.is_some());
    // The first that is free lies behind one that is taken, and so it is found in a few looks.
    let (mut taken, mut free) = (0, 1);
    while is_taken(free - 1) {
        (taken, free) = (free, free * 2);
    }
    while taken + 1 < free {
        let middle = taken.midpoint(free);
        if is_taken(middle - 1) { taken = middle } else { free = middle }
    }
    storage.set_item(&magazine_part(taken), lines).is_ok()
}

/// Whether another tab has just changed the magazine that is kept.
#[must_use]
pub(crate) fn changed_magazine(event: &ev::StorageEvent) -> bool {
    event.key().is_none_or(|key| key.starts_with(MAGAZINE))
}

/// The place of lines that were appended.
fn magazine_part(nth: u32) -> String {
    format!("{MAGAZINE}.{nth}")
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
