//! All saved games, and the book of times. Each function opens the database for itself and closes it
//! afterwards.

use super::database::{
    ATTEMPT, BOOK, JOURNAL, Opened, Writing, answer, attempt_key, fault, finish_key, key, keys_of, outcome,
    read_key, span_of, text_of, texts,
};
use crate::app::browser::{moment, slices::in_slices};
use idb::{CursorDirection, Database, Error, KeyRange, ObjectStore, Query, TransactionMode};
use sudoku_core::sorting::sort;
use sudoku_play::{
    saved::{
        archive::{Merge, StoredGame},
        book::Finish,
        journal::{Record, Restored, last_played},
        practice::Attempt,
    },
    ui::SaveError,
};
use wasm_bindgen::JsValue;

/// The result of looking for a game at the start.
#[derive(Debug)]
pub enum LastGame {
    Nothing,
    /// The last played game.
    Game {
        id: u64,
        /// The restored game.
        restored: Box<Restored>,
        /// Whether there is a later game that can't be read.
        unreadable: bool,
    },
    /// There are games, but none can be read.
    Unreadable,
    /// The disk can't be read.
    Fault(SaveError),
}

pub async fn last_game() -> LastGame {
    match Opened::new().await {
        Ok(database) => read_last(&database).await.unwrap_or_else(LastGame::Fault),
        Err(fault) => LastGame::Fault(fault),
    }
}

/// The last played game that can be read and is not deleted. Of the other games this reads only the last
/// record.
async fn read_last(database: &Database) -> Result<LastGame, SaveError> {
    let mut games = Vec::new();
    let mut above = None;
    let now = moment().date;
    while let Some(last) = last_key(database, above).await? {
        // A foreign key is not a game.
        let Some((id, number)) = last.as_string().and_then(|last| read_key(&last)) else {
            above = Some(last);
            continue;
        };
        // A game with a broken last record was played when it began, if not later.
        let date = last_record(database, id, number).await?.map_or(0, |record| record.date);
        games.push((last_played(id, date, now), id));
        above = Some(key(id, 0));
    }
    sort(&mut games);
    let mut unreadable = false;
    for (_, id) in games.into_iter().rev() {
        let game = StoredGame { id, records: read_game(database, id).await? };
        match in_slices(async |pace| game.restore_slowly(pace).await).await {
            Ok(restored) if restored.deleted.is_some() => {}
            Ok(restored) => return Ok(LastGame::Game { id, restored: Box::new(restored), unreadable }),
            Err(_) => unreadable = true,
        }
    }
    Ok(if unreadable { LastGame::Unreadable } else { LastGame::Nothing })
}

/// One record, if it can be read.
async fn last_record(database: &Database, game: u64, number: u64) -> Result<Option<Record>, SaveError> {
    let asked = reading(database).and_then(|store| store.get(Query::Key(key(game, number))));
    let value = answer(asked.map_err(fault)?).await?;
    let Some(value) = value else { return Ok(None) };
    let Some(text) = text_of(&value).await else { return Ok(None) };
    Ok(in_slices(async |pace| Record::read_slowly(&text, pace).await).await.ok())
}

/// A record's last key; given `below`, the last before that key.
async fn last_key(database: &Database, below: Option<JsValue>) -> Result<Option<JsValue>, SaveError> {
    let range = below.map(|key| KeyRange::upper_bound(&key, Some(true))).transpose().map_err(fault)?;
    let asked = reading(database)
        .and_then(|store| store.open_key_cursor(range.map(Query::from), Some(CursorDirection::Prev)));
    let cursor = answer(asked.map_err(fault)?).await?;
    cursor.map(|cursor| cursor.key()).transpose().map_err(fault)
}

/// The record store, for reading.
fn reading(database: &Database) -> Result<ObjectStore, Error> {
    database.transaction(&[JOURNAL], TransactionMode::ReadOnly)?.object_store(JOURNAL)
}

/// The records of a game with their numbers, in order.
async fn read_game(database: &Database, game: u64) -> Result<Vec<(u64, String)>, SaveError> {
    let mut records = Vec::new();
    let add = |key: String, text| records.extend(read_key(&key).map(|(_, number)| (number, text)));
    texts(database, JOURNAL, Some(&span_of(game)), add).await?;
    Ok(records)
}

/// All saved games, readable or not, in the order of their beginnings.
pub async fn games() -> Result<Vec<StoredGame>, SaveError> {
    let database = Opened::new().await?;
    let mut games: Vec<StoredGame> = Vec::new();
    let add = |key: String, text| {
        let Some((id, number)) = read_key(&key) else { return };
        match games.last_mut().filter(|game| game.id == id) {
            Some(game) => game.records.push((number, text)),
            None => games.push(StoredGame { id, records: vec![(number, text)] }),
        }
    };
    texts(&database, JOURNAL, None, add).await?;
    Ok(games)
}

/// Calls `tell` with each saved game, readable or not, latest beginning first.
pub async fn each_game(mut tell: impl AsyncFnMut(StoredGame)) -> Result<(), SaveError> {
    let database = Opened::new().await?;
    let mut above = None;
    while let Some(last) = last_key(&database, above).await? {
        let id = last.as_string().and_then(|last| read_key(&last)).map(|(id, _)| id);
        above = Some(id.map_or(last, |id| key(id, 0)));
        if let Some(id) = id {
            tell(StoredGame { id, records: read_game(&database, id).await? }).await;
        }
    }
    Ok(())
}

/// One saved game, readable or not; `None` if it has no record.
pub async fn game(id: u64) -> Result<Option<StoredGame>, SaveError> {
    let database = Opened::new().await?;
    let records = read_game(&database, id).await?;
    Ok((!records.is_empty()).then_some(StoredGame { id, records }))
}

/// The number of records added before a pause.
const TOGETHER: usize = 200;

/// Adds a game with all its records, or nothing. Returns [`SaveError::Elsewhere`] if there is already a
/// record with that name and number.
pub async fn add_game(game: &StoredGame) -> Result<(), SaveError> {
    add_to(&*Opened::new().await?, game).await
}

async fn add_to(database: &Database, game: &StoredGame) -> Result<(), SaveError> {
    let mut writing = Writing::to(database, JOURNAL).map_err(fault)?;
    for some in game.records.chunks(TOGETHER) {
        for (number, text) in some {
            writing.add(&key(game.id, *number), text);
        }
        writing.settle().await;
    }
    commit(writing).await
}

/// Deletes all records of some games, or nothing. Their finishes stay in the book. A page with one of these
/// games open writes the whole game again.
pub async fn delete_games(ids: &[u64]) -> Result<(), SaveError> {
    let database = Opened::new().await?;
    let mut writing = Writing::to(&database, JOURNAL).map_err(fault)?;
    for &id in ids {
        writing.delete(keys_of(id));
    }
    commit(writing).await
}

/// All finishes with the names of their games, readable or not.
pub async fn finishes() -> Result<Vec<(u64, String)>, SaveError> {
    let database = Opened::new().await?;
    let mut finishes = Vec::new();
    let add = |key: String, text| finishes.extend(key.parse().ok().map(|game| (game, text)));
    texts(&database, BOOK, None, add).await?;
    Ok(finishes)
}

/// Writes a finish into the book, in place of an earlier one of the same game.
pub async fn put_finish(finish: &Finish) -> Result<(), SaveError> {
    let database = Opened::new().await?;
    let mut writing = Writing::to(&database, BOOK).map_err(fault)?;
    let key = finish_key(finish.game);
    writing.delete(KeyRange::only(&key));
    writing.add(&key, &finish.write());
    commit(writing).await
}

/// All attempts at techniques with their dates, readable or not.
pub async fn attempts() -> Result<Vec<(u64, String)>, SaveError> {
    let database = Opened::new().await?;
    let mut attempts = Vec::new();
    let add = |key: String, text| {
        let date = key.strip_prefix(ATTEMPT).and_then(|date| date.parse().ok());
        attempts.extend(date.map(|date| (date, text)));
    };
    texts(&database, BOOK, None, add).await?;
    Ok(attempts)
}

/// Writes an attempt into the log of practice.
pub async fn put_attempt(attempt: &Attempt) -> Result<(), SaveError> {
    let database = Opened::new().await?;
    let mut writing = Writing::to(&database, BOOK).map_err(fault)?;
    let key = attempt_key(attempt.date);
    writing.delete(KeyRange::only(&key));
    writing.add(&key, &attempt.write());
    commit(writing).await
}

/// Writes a file's additions: all finishes and attempts first, then one game after another. At the first failure it
/// returns the number of games written; reading the file again adds the rest.
pub async fn add_merge(merge: &Merge) -> Result<(), (usize, SaveError)> {
    let none = |fault| (0, fault);
    let database = Opened::new().await.map_err(none)?;
    let mut writing = Writing::to(&database, BOOK).map_err(|error| none(fault(error)))?;
    for some in merge.finishes.chunks(TOGETHER) {
        for (game, text) in some {
            writing.add(&finish_key(*game), text);
        }
        writing.settle().await;
    }
    for some in merge.practice.chunks(TOGETHER) {
        for (date, text) in some {
            writing.add(&attempt_key(*date), text);
        }
        writing.settle().await;
    }
    commit(writing).await.map_err(none)?;
    for (written, game) in merge.games.iter().enumerate() {
        add_to(&database, game).await.map_err(|fault| (written, fault))?;
    }
    Ok(())
}

async fn commit(writing: Writing) -> Result<(), SaveError> {
    outcome(writing.commit().map_err(fault)?.await)
}
