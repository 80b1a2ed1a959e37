//! The settings, the puzzles made for later and the magazine, in the browser's local storage. A browser
//! without it is not an error: then all of these last as long as the page.

use super::dom::{is_framed, window};
use leptos::ev;
use sudoku_play::saved::settings::{Settings, SettingsError};
use web_sys::Storage;

const KEY: &str = "stepdoku.settings";
const SPARES: &str = "stepdoku.stock";
/// The magazine. Lines appended since are beside it, under numbers.
const MAGAZINE: &str = "stepdoku.magazine";
/// The player's own lesson, as the text of its link.
const DECK: &str = "stepdoku.lesson";
/// Damaged lessons that were set aside, a line for each.
const DECKS_ASIDE: &str = "stepdoku.lesson.damaged";
/// The assignment under way.
const ASSIGNMENT: &str = "stepdoku.assignment";
/// The results of a class, a line for each.
const CLASS: &str = "stepdoku.class";
/// The pieces of a game from another device, a line for each.
const HANDOVER: &str = "stepdoku.handover";
/// Exists if the database has games, so that the page notices their loss.
const GAMES: &str = "stepdoku.games";

fn storage() -> Option<Storage> {
    if is_framed() { None } else { window().local_storage().ok()? }
}

/// The stored settings as text.
#[must_use]
pub fn text() -> Option<String> {
    storage()?.get_item(KEY).ok()?
}

/// The stored settings, or the reason that they are unreadable; `None` without any.
#[must_use]
pub fn read() -> Option<Result<Settings, SettingsError>> {
    text().map(|text| Settings::read(&text))
}

/// The settings that another tab has just stored; `None` if the storage event is about something else.
#[must_use]
pub(crate) fn changed(event: &ev::StorageEvent) -> Option<Result<Settings, SettingsError>> {
    if event.key()? != KEY {
        return None;
    }
    event.new_value().map(|text| Settings::read(&text))
}

/// Stores settings as text. Returns whether it could.
pub fn keep_text(settings: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(KEY, settings).is_ok())
}

/// The stored puzzles made for later.
#[must_use]
pub fn spares() -> Option<String> {
    storage()?.get_item(SPARES).ok()?
}

/// The puzzles made for later that another tab has just stored.
#[must_use]
pub(crate) fn changed_spares(event: &ev::StorageEvent) -> Option<String> {
    if event.key()? == SPARES { event.new_value() } else { None }
}

/// Stores puzzles made for later. Returns whether it could.
pub fn keep_spares(spares: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(SPARES, spares).is_ok())
}

/// The stored magazine.
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

/// Stores a magazine, or deletes it if the text is empty. Returns whether it could.
pub fn keep_magazine(text: &str) -> bool {
    let Some(storage) = storage() else { return false };
    // Appended lines go with their magazine.
    let parts = (0..).map(magazine_part);
    for part in parts.take_while(|part| storage.get_item(part).is_ok_and(|lines| lines.is_some())) {
        _ = storage.remove_item(&part);
    }
    if text.is_empty() { storage.remove_item(MAGAZINE) } else { storage.set_item(MAGAZINE, text) }.is_ok()
}

/// Appends lines to the stored magazine. Returns whether it could. They get a separate key, as local storage
/// can't append to a value.
pub fn grow_magazine(lines: &str) -> bool {
    let Some(storage) = storage() else { return false };
    let is_taken = |nth: u32| storage.get_item(&magazine_part(nth)).is_ok_and(|lines| lines.is_some());
    // Doubling and halving finds the first free number after a taken one in a few reads.
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

/// The stored lesson.
#[must_use]
pub fn deck() -> Option<String> {
    storage()?.get_item(DECK).ok()?
}

/// Stores a lesson, or deletes it if the text is empty. Without local storage it lasts as long as the page.
pub fn keep_deck(text: &str) {
    keep_or_delete(DECK, text);
}

/// Sets the stored lesson aside. It stays where it is if the storage has no room for that.
pub fn set_deck_aside() {
    let (Some(storage), Some(text)) = (storage(), deck()) else { return };
    let before = storage.get_item(DECKS_ASIDE).ok().flatten().map_or_else(String::new, |lines| lines + "\n");
    if storage.set_item(DECKS_ASIDE, &(before + &text)).is_ok() {
        keep_deck("");
    }
}

/// The stored assignment.
#[must_use]
pub fn assignment() -> Option<String> {
    storage()?.get_item(ASSIGNMENT).ok()?
}

/// Stores the assignment under way. Without local storage it lasts as long as the page.
pub fn keep_assignment(text: &str) {
    keep_or_delete(ASSIGNMENT, text);
}

/// The stored results of a class.
#[must_use]
pub fn class() -> Option<String> {
    storage()?.get_item(CLASS).ok()?
}

/// Stores the results of a class. Without local storage they last as long as the page.
pub fn keep_class(text: &str) {
    keep_or_delete(CLASS, text);
}

/// The stored pieces of a game from another device.
#[must_use]
pub fn handover() -> Option<String> {
    storage()?.get_item(HANDOVER).ok()?
}

/// Stores those pieces. Without local storage they last as long as the page.
pub fn keep_handover(text: &str) {
    keep_or_delete(HANDOVER, text);
}

fn keep_or_delete(key: &str, text: &str) {
    let Some(storage) = storage() else { return };
    _ = if text.is_empty() { storage.remove_item(key) } else { storage.set_item(key, text) };
}

/// Whether another tab has just changed the stored magazine.
#[must_use]
pub(crate) fn changed_magazine(event: &ev::StorageEvent) -> bool {
    event.key().is_none_or(|key| key.starts_with(MAGAZINE))
}

/// The key of appended lines.
fn magazine_part(nth: u32) -> String {
    format!("{MAGAZINE}.{nth}")
}

/// Whether the database should have games.
#[must_use]
pub fn knows_games() -> bool {
    storage().and_then(|storage| storage.get_item(GAMES).ok()?).is_some()
}

/// Remembers whether the database has games. Without local storage this is lost.
pub fn know_games(known: bool) {
    let Some(storage) = storage() else { return };
    _ = if known { storage.set_item(GAMES, "1") } else { storage.remove_item(GAMES) };
}
