//! Journals of games in IndexedDB, one database record for each record of a journal.
//!
//! A key is the game's name and the record's number, both of fixed length, so that keys in order are
//! records in order. Writes go one after another, each in a transaction of its own, and a record counts as
//! saved when its transaction is complete and not before. A record is added, never put over another: if
//! another tab has written the same number, this one learns of it.

use idb::{
    Database, DatabaseEvent, Error, Factory, KeyRange, ObjectStoreParams, Query, TransactionMode,
    TransactionResult,
};
use std::{
    cell::{Cell, RefCell},
    collections::VecDeque,
    future::IntoFuture,
    rc::Rc,
};
use sudoku_core::play::{
    journal::{BadRecord, Restored, restore},
    ui::SaveFault,
};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

const DATABASE: &str = "stepdoku";
const STORE: &str = "journal";
/// The largest number that a key has room for.
const MOST_RECORDS: u64 = 9_999_999_999;

/// One record on its way to the disk.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    /// The game.
    pub(crate) game: u64,
    /// The record's number.
    pub(crate) number: u64,
    /// The record.
    pub(crate) text: String,
    /// Records of the game below this number are no longer needed.
    pub(crate) forget_below: u64,
}

/// What became of a record.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Outcome {
    /// It is on the disk: the game and the number.
    Saved(u64, u64),
    /// It is not.
    Failed(SaveFault),
    /// The database was gone, with all that was in it, and has been made again.
    MadeAnew,
}

/// What was found at the start.
#[derive(Debug)]
pub enum Found {
    /// Nothing, or storage is forbidden, which the first save will tell.
    Nothing,
    /// The last game that was played, and whether a later one could not be read.
    Game {
        /// Its name.
        id: u64,
        /// What was read.
        restored: Box<Restored>,
        /// A later game is there and could not be read.
        unreadable: bool,
    },
    /// Games, none of which could be read.
    Unreadable,
}

/// The queue to the disk.
pub(crate) struct Journal {
    waiting: RefCell<VecDeque<Entry>>,
    writing: Cell<bool>,
    tell: Box<dyn Fn(Outcome)>,
}

impl Journal {
    /// A queue that tells what becomes of each record.
    pub(crate) fn new(tell: impl Fn(Outcome) + 'static) -> Rc<Self> {
        Rc::new(Self { waiting: RefCell::default(), writing: Cell::new(false), tell: Box::new(tell) })
    }

    /// Appends a record. What could not be written before is tried again first.
    pub(crate) fn push(self: &Rc<Self>, entry: Entry) {
        self.waiting.borrow_mut().push_back(entry);
        if !self.writing.replace(true) {
            let this = Rc::clone(self);
            spawn_local(async move {
                let outcome = this.drain().await;
                this.writing.set(false);
                if let Err(fault) = outcome {
                    if fault == SaveFault::Elsewhere {
                        this.waiting.borrow_mut().clear();
                    }
                    (this.tell)(Outcome::Failed(fault));
                }
            });
        }
    }

    async fn drain(&self) -> Result<(), SaveFault> {
        let made = Rc::new(Cell::new(false));
        let database = open(&made).await.map_err(fault)?;
        let written = self.write_all(&database).await;
        database.close();
        // A journal that begins in the middle could not be read.
        if made.get() {
            (self.tell)(Outcome::MadeAnew);
        }
        written
    }

    async fn write_all(&self, database: &Database) -> Result<(), SaveFault> {
        loop {
            let next = self.waiting.borrow().front().cloned();
            let Some(entry) = next else { return Ok(()) };
            match append(database, &entry).await {
                Ok(TransactionResult::Committed) => {}
                // An abort that no request explains comes from the disk: there is no room for it.
                Ok(TransactionResult::Aborted) => return Err(SaveFault::Full),
                Err(error) => return Err(fault(error)),
            }
            self.waiting.borrow_mut().pop_front();
            (self.tell)(Outcome::Saved(entry.game, entry.number));
        }
    }
}

/// The last game that was played.
pub(crate) async fn last_game() -> Found {
    let Ok(database) = open(&Rc::default()).await else { return Found::Nothing };
    let found = read_last(&database).await.unwrap_or(Found::Nothing);
    database.close();
    found
}

/// The latest game that can be read. Only keys are read of the others.
async fn read_last(database: &Database) -> Result<Found, Error> {
    let transaction = database.transaction(&[STORE], TransactionMode::ReadOnly)?;
    let keys = transaction.object_store(STORE)?.get_all_keys(None, None)?.await?;
    let mut games: Vec<u64> = keys.iter().filter_map(read_key).map(|(game, _)| game).collect();
    games.dedup();
    let mut unreadable = false;
    for id in games.into_iter().rev() {
        match restore(read_game(database, id).await?.iter().map(|(number, text)| (*number, text.as_str()))) {
            Ok(restored) => return Ok(Found::Game { id, restored: Box::new(restored), unreadable }),
            Err(BadRecord::Damaged | BadRecord::Strange | BadRecord::Newer) => unreadable = true,
        }
    }
    Ok(if unreadable { Found::Unreadable } else { Found::Nothing })
}

/// The records of a game with their numbers, in order.
async fn read_game(database: &Database, game: u64) -> Result<Vec<(u64, String)>, Error> {
    let transaction = database.transaction(&[STORE], TransactionMode::ReadOnly)?;
    let store = transaction.object_store(STORE)?;
    let range = || KeyRange::bound(&key(game, 0), &key(game, MOST_RECORDS), None, None);
    let keys = store.get_all_keys(Some(Query::from(range()?)), None)?;
    let texts = store.get_all(Some(Query::from(range()?)), None)?;
    let (keys, texts) = (keys.await?, texts.await?);
    let text = |value: JsValue| value.as_string().unwrap_or_default();
    let numbers = keys.iter().filter_map(read_key).map(|(_, number)| number);
    Ok(numbers.zip(texts.into_iter().map(text)).collect())
}

async fn append(database: &Database, entry: &Entry) -> Result<TransactionResult, Error> {
    let transaction = database.transaction(&[STORE], TransactionMode::ReadWrite)?;
    let store = transaction.object_store(STORE)?;
    store.add(&JsValue::from_str(&entry.text), Some(&key(entry.game, entry.number)))?;
    if entry.forget_below > 0 {
        let old =
            KeyRange::bound(&key(entry.game, 0), &key(entry.game, entry.forget_below), None, Some(true))?;
        store.delete(Query::from(old))?;
    }
    let mut written = transaction.commit()?.into_future();
    let result = (&mut written).await;
    if result.is_err() {
        // The event that the transaction is aborted is still to come, and must find somebody listening.
        std::mem::forget(written);
    }
    result
}

/// The database; `made` tells whether it had to be made.
async fn open(made: &Rc<Cell<bool>>) -> Result<Database, Error> {
    let mut request = Factory::new()?.open(DATABASE, Some(1))?;
    let made = Rc::clone(made);
    request.on_upgrade_needed(move |event| {
        made.set(true);
        if let Ok(database) = event.database() {
            // If it cannot be made, the first write will say so.
            let _ = database.create_object_store(STORE, ObjectStoreParams::new());
        }
    });
    request.await
}

fn key(game: u64, number: u64) -> JsValue {
    JsValue::from_str(&format!("{game:016}-{number:010}"))
}

fn read_key(key: &JsValue) -> Option<(u64, u64)> {
    let key = key.as_string()?;
    let (game, number) = key.split_once('-')?;
    Some((game.parse().ok()?, number.parse().ok()?))
}

fn fault(error: Error) -> SaveFault {
    let name = match error {
        Error::IndexedDbNotFound(_) => return SaveFault::Forbidden,
        Error::IndexedDbOpenFailed(value) => js_sys::Reflect::get(&value, &"name".into())
            .ok()
            .and_then(|name| name.as_string())
            .unwrap_or_else(|| "SecurityError".into()),
        Error::DomException(exception) => exception.name(),
        _ => return SaveFault::Failed,
    };
    match name.as_str() {
        "QuotaExceededError" => SaveFault::Full,
        "ConstraintError" => SaveFault::Elsewhere,
        "SecurityError" | "InvalidStateError" => SaveFault::Forbidden,
        _ => SaveFault::Failed,
    }
}
