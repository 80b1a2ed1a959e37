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

/// A record that is not on the disk yet.
struct Waiting {
    entry: Entry,
    /// Whether it was handed to the database, and nothing was heard of it yet.
    sent: bool,
}

/// The queue to the disk. The database stays open, and a record is handed to it in the same moment in which
/// it is pushed: what comes between a move and the disk is what a crash can take.
pub(crate) struct Journal {
    database: RefCell<Option<Rc<Database>>>,
    opening: Cell<bool>,
    waiting: RefCell<VecDeque<Waiting>>,
    tell: Box<dyn Fn(Outcome)>,
}

impl Journal {
    /// A queue that tells what becomes of each record.
    pub(crate) fn new(tell: impl Fn(Outcome) + 'static) -> Rc<Self> {
        let journal = Rc::new(Self {
            database: RefCell::default(),
            opening: Cell::new(false),
            waiting: RefCell::default(),
            tell: Box::new(tell),
        });
        journal.open();
        journal
    }

    /// Appends a record. What could not be written before is tried again first.
    pub(crate) fn push(self: &Rc<Self>, entry: Entry) {
        self.waiting.borrow_mut().push_back(Waiting { entry, sent: false });
        self.send();
    }

    fn send(self: &Rc<Self>) {
        let Some(database) = self.database.borrow().clone() else { return self.open() };
        let unsent: Vec<Entry> = {
            let mut waiting = self.waiting.borrow_mut();
            let unsent = waiting.iter_mut().filter(|waiting| !waiting.sent);
            unsent
                .map(|waiting| {
                    waiting.sent = true;
                    waiting.entry.clone()
                })
                .collect()
        };
        for entry in unsent {
            let writing = append(&database, &entry);
            let this = Rc::clone(self);
            spawn_local(async move {
                let written = match writing {
                    Ok(writing) => writing.await,
                    Err(error) => Err(error),
                };
                this.heard(&entry, written);
            });
        }
    }

    fn heard(&self, entry: &Entry, written: Result<TransactionResult, Error>) {
        let fault = match written {
            Ok(TransactionResult::Committed) => {
                let other = |waiting: &Waiting| {
                    (waiting.entry.game, waiting.entry.number) != (entry.game, entry.number)
                };
                self.waiting.borrow_mut().retain(other);
                return (self.tell)(Outcome::Saved(entry.game, entry.number));
            }
            // An abort that no request explains comes from the disk: there is no room for it.
            Ok(TransactionResult::Aborted) => SaveFault::Full,
            Err(error) => fault(error),
        };
        if fault == SaveFault::Elsewhere {
            self.waiting.borrow_mut().clear();
        } else {
            // All are tried again, in order, with the next record or once the database is open again.
            self.waiting.borrow_mut().iter_mut().for_each(|waiting| waiting.sent = false);
            *self.database.borrow_mut() = None;
        }
        (self.tell)(Outcome::Failed(fault));
    }

    fn open(self: &Rc<Self>) {
        if self.opening.replace(true) {
            return;
        }
        let this = Rc::clone(self);
        spawn_local(async move {
            let made = Rc::default();
            let opened = open(&made).await;
            this.opening.set(false);
            match opened {
                Ok(mut database) => {
                    this.give_up_when_asked(&mut database);
                    *this.database.borrow_mut() = Some(Rc::new(database));
                    // A journal that begins in the middle could not be read.
                    if made.get() {
                        (this.tell)(Outcome::MadeAnew);
                    }
                    this.send();
                }
                // Without a record there is nothing to tell yet: it may open by then.
                Err(_) if this.waiting.borrow().is_empty() => {}
                Err(error) => (this.tell)(Outcome::Failed(fault(error))),
            }
        });
    }

    /// Somebody wants to delete or renew the database, or the browser has closed it: it is let go, and opened
    /// again for the next record.
    fn give_up_when_asked(self: &Rc<Self>, database: &mut Database) {
        let let_go = |this: &Rc<Self>| {
            let this = Rc::downgrade(this);
            move || {
                if let Some(database) = this.upgrade().and_then(|this| this.database.borrow_mut().take()) {
                    database.close();
                }
            }
        };
        let (asked, closed) = (let_go(self), let_go(self));
        database.on_version_change(move |_| asked());
        database.on_close(move |_| closed());
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

/// Hands a record to the database now; the future tells what becomes of it.
fn append(
    database: &Database,
    entry: &Entry,
) -> Result<impl Future<Output = Result<TransactionResult, Error>> + use<>, Error> {
    let transaction = database.transaction(&[STORE], TransactionMode::ReadWrite)?;
    let store = transaction.object_store(STORE)?;
    let text = JsValue::from_str(&entry.text);
    let added = store.add(&text, Some(&key(entry.game, entry.number)))?.into_future();
    if entry.forget_below > 0 {
        let old =
            KeyRange::bound(&key(entry.game, 0), &key(entry.game, entry.forget_below), None, Some(true))?;
        store.delete(Query::from(old))?;
    }
    let mut written = transaction.commit()?.into_future();
    Ok(async move {
        let result = match added.await {
            Ok(_) => (&mut written).await,
            Err(error) => Err(error),
        };
        if result.is_err() {
            // The event that the transaction is aborted is still to come, and must find somebody listening.
            std::mem::forget(written);
        }
        result
    })
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
