//! The database itself: its stores and keys, how it is opened, and how it is written to.
//!
//! Three habits of IndexedDB and of `idb` shape what stands here. The event of a request must find
//! somebody listening, so no future of a request is dropped before it is done. When the error of a request
//! reaches its transaction, the transaction knows no reason yet, so the request is asked first. And what
//! was asked of a transaction is done unless it is aborted, so whoever gives up in the middle aborts it.

use super::super::slices::rest;
use futures::future::{Either, join, select};
use gloo_timers::future::TimeoutFuture;
use idb::{
    Database, DatabaseEvent, Error, Factory, KeyRange, ObjectStore, ObjectStoreParams, Query, Transaction,
    TransactionMode, TransactionResult, request::futures::AddStoreRequestFuture,
};
use js_sys::JsString;
use std::{cell::Cell, future::IntoFuture, ops::Deref, pin::Pin};
use sudoku_core::play::ui::SaveFault;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;

const DATABASE: &str = "stepdoku";
/// The first version had no book. Who still has it open closes it when this one asks.
const VERSION: u32 = 2;
/// Records of games.
pub(super) const JOURNAL: &str = "journal";
/// Finishes, by their games.
pub(super) const BOOK: &str = "book";

/// How long the database may take to open, or to answer, before whoever only wants to read it hears that it does
/// not, in milliseconds.
const PATIENCE: u32 = 6000;

/// The database, made if it is not there. Where another page of an earlier version does not let go of it,
/// that is told, and waiting goes on.
pub(super) async fn open(blocked: impl FnOnce() + 'static) -> Result<Database, Error> {
    let mut request = Factory::new()?.open(DATABASE, Some(VERSION))?;
    request.on_blocked(|_| {
        BLOCKED.set(true);
        blocked();
    });
    request.on_upgrade_needed(|event| {
        let Ok(database) = event.database() else { return };
        let there = database.store_names();
        for store in [JOURNAL, BOOK].into_iter().filter(|&store| !there.iter().any(|name| name == store)) {
            // If it cannot be made, the first write will say so.
            let _ = database.create_object_store(store, ObjectStoreParams::new());
        }
    });
    let opened = request.await;
    BLOCKED.set(false);
    opened
}

thread_local! {
    /// Whether another page does not let go of the database. Only the first of those who wait is told.
    static BLOCKED: Cell<bool> = const { Cell::new(false) };
}

/// The database for one piece of work: it is let go when that is done or given up.
pub(super) struct Opened(Database);

impl Opened {
    /// Opened within some seconds, or why not.
    pub(super) async fn new() -> Result<Self, SaveFault> {
        let opening = Box::pin(open(|| ()));
        match select(opening, TimeoutFuture::new(PATIENCE)).await {
            Either::Left((opened, _)) => opened.map(Self).map_err(fault),
            Either::Right(((), opening)) => {
                // Its answer must find somebody listening, and what is opened late is let go.
                spawn_local(async move { drop(opening.await.map(Self)) });
                Err(if BLOCKED.get() { SaveFault::Blocked } else { SaveFault::Slow })
            }
        }
    }
}

/// The answer to a request of somebody who only reads, or that it does not come. A transaction waits for as long as
/// another page holds the store.
pub(super) async fn answer<T: 'static>(
    request: impl IntoFuture<Output = Result<T, Error>, IntoFuture: 'static>,
) -> Result<T, SaveFault> {
    match select(Box::pin(request.into_future()), TimeoutFuture::new(PATIENCE)).await {
        Either::Left((answered, _)) => answered.map_err(fault),
        Either::Right(((), asked)) => {
            // Its answer must find somebody listening, however late.
            spawn_local(async move { drop(asked.await) });
            Err(SaveFault::Slow)
        }
    }
}

impl Deref for Opened {
    type Target = Database;

    fn deref(&self) -> &Database {
        &self.0
    }
}

impl Drop for Opened {
    fn drop(&mut self) {
        self.0.close();
    }
}

/// A transaction that writes all it was told, or nothing.
pub(super) struct Writing {
    transaction: Transaction,
    pub(super) store: ObjectStore,
    added: Vec<AddStoreRequestFuture>,
    refused: Option<Error>,
}

impl Writing {
    pub(super) fn to(database: &Database, store: &str) -> Result<Self, Error> {
        let transaction = database.transaction(&[store], TransactionMode::ReadWrite)?;
        let store = transaction.object_store(store)?;
        Ok(Self { transaction, store, added: Vec::new(), refused: None })
    }

    /// Adds a text; an error if there is one under that key.
    pub(super) fn add(&mut self, key: &JsValue, text: &str) {
        match self.store.add(&JsValue::from_str(text), Some(key)) {
            Ok(request) => self.added.push(request.into_future()),
            Err(error) => {
                // What was refused first is why all else is.
                self.refused.get_or_insert(error);
            }
        }
    }

    /// Waits for all that was added so far, so that the page can do what is more urgent in between.
    pub(super) async fn settle(&mut self) {
        for added in self.added.drain(..) {
            if let Err(error) = added.await {
                self.refused.get_or_insert(error);
            }
        }
    }

    /// Deletes what is there under any of these keys.
    pub(super) fn delete(&mut self, keys: Result<KeyRange, Error>) {
        if let Err(error) = keys.and_then(|keys| self.store.delete(Query::from(keys))) {
            self.refused = Some(error);
        }
    }

    /// Hands it all to the database now; the future tells what becomes of it.
    pub(super) fn commit(
        self,
    ) -> Result<impl Future<Output = Result<TransactionResult, Error>> + use<>, Error> {
        let given_up = match self.refused {
            Some(error) => {
                let _ = self.transaction.abort();
                Err(error)
            }
            None => self.transaction.commit(),
        };
        let mut written = match given_up {
            Ok(transaction) => transaction.into_future(),
            Err(error) => {
                std::mem::forget(self.added);
                return Err(error);
            }
        };
        Ok(async move {
            let mut result = Ok(());
            for added in self.added {
                let heard = added.await;
                result = result.and(heard.map(drop));
            }
            let result = match result {
                Ok(()) => (&mut written).await,
                Err(error) => Err(error),
            };
            if result.is_err() {
                // The event that the transaction is aborted is still to come.
                std::mem::forget(written);
            }
            result
        })
    }
}

/// What a finished transaction comes to.
pub(super) fn outcome(result: Result<TransactionResult, Error>) -> Result<(), SaveFault> {
    match result {
        Ok(TransactionResult::Committed) => Ok(()),
        // An abort that no request explains comes from the disk: there is no room for it.
        Ok(TransactionResult::Aborted) => Err(SaveFault::Full),
        Err(error) => Err(fault(error)),
    }
}

/// The texts of a store under some of its keys, or under all, in order. So many are read at a time that the
/// page can do what is more urgent in between.
pub(super) async fn texts(
    database: &Database,
    store: &str,
    span: Option<&Span>,
    mut tell: impl FnMut(String, String),
) -> Result<(), SaveFault> {
    let (mut count, mut last) = (FIRST, None::<JsValue>);
    loop {
        let range = match (&last, span) {
            (None, None) => None,
            (None, Some((from, to))) => Some(KeyRange::bound(from, to, None, Some(true))),
            (Some(last), None) => Some(KeyRange::lower_bound(last, Some(true))),
            (Some(last), Some((_, to))) => Some(KeyRange::bound(last, to, Some(true), Some(true))),
        };
        let range = range.transpose().map_err(fault)?;
        let (keys, values) = ask_all(database, store, range.as_ref(), count).map_err(fault)?;
        let both = async move {
            let (keys, values) = join(keys, values).await;
            Ok((keys?, values?))
        };
        let (keys, values) = answer(both).await?;
        let (mut read, mut bytes) = (0, 0);
        for (key, value) in keys.iter().zip(&values) {
            let text = text_of(value).await.unwrap_or_default();
            (read, bytes) = (read + 1, bytes + text.len());
            tell(key.as_string().unwrap_or_default(), text);
        }
        if read < count {
            return Ok(());
        }
        last = keys.last().cloned();
        // As many as weigh that much if they are like those before.
        let fits = AT_ONCE.checked_div(bytes / read as usize).unwrap_or(AT_ONCE);
        count = (fits as u32).clamp(1, MOST);
    }
}

/// Asks for the first keys of a store in a range, and for what is under them.
fn ask_all(
    database: &Database,
    store: &str,
    range: Option<&KeyRange>,
    count: u32,
) -> Result<(Asked<JsValue>, Asked<JsValue>), Error> {
    let transaction = database.transaction(&[store], TransactionMode::ReadOnly)?;
    let from = transaction.object_store(store)?;
    let query = || range.cloned().map(Query::from);
    // Nobody listens to the first if the second cannot be asked.
    let (keys, values) = (from.get_all_keys(query(), Some(count))?, from.get_all(query(), Some(count))?);
    Ok((Box::pin(keys.into_future()), Box::pin(values.into_future())))
}

/// A request for several of something.
type Asked<T> = Pin<Box<dyn Future<Output = Result<Vec<T>, Error>>>>;

/// The text that a value is, if it is one; a long one comes over in parts, between which the page does what is
/// more urgent.
pub(super) async fn text_of(value: &JsValue) -> Option<String> {
    let all: &JsString = value.dyn_ref()?;
    let (mut text, mut from) = (String::new(), 0);
    while from < all.length() {
        let mut to = all.length().min(from + PART);
        // Two halves of one character stay together.
        if (0xDC00..0xE000).contains(&(all.char_code_at(to) as u32)) {
            to += 1;
        }
        if from > 0 {
            rest().await;
        }
        text.push_str(&String::from(all.slice(from, to)));
        from = to;
    }
    Some(text)
}

/// How many units of a text come over without a rest.
const PART: u32 = 1_000_000;

/// How many records are read first, before anything is known of their weight, and how many at most.
const FIRST: u32 = 20;
const MOST: u32 = 1000;
/// How many bytes are read at a time, if records are no longer.
const AT_ONCE: usize = 200_000;

/// Keys from one on up to another, which is none of them.
pub(super) type Span = (JsValue, JsValue);

/// The key of a record.
pub(super) fn key(game: u64, number: u64) -> JsValue {
    JsValue::from_str(&key_text(game, number))
}

fn key_text(game: u64, number: u64) -> String {
    format!("{game:016}-{number:010}")
}

/// The game and the number of a record's key.
pub(super) fn read_key(key: &str) -> Option<(u64, u64)> {
    let (game, number) = key.split_once('-')?;
    let (game, number) = (game.parse().ok()?, number.parse().ok()?);
    // A record has one key, and no other way to write it.
    (key == key_text(game, number)).then_some((game, number))
}

/// The keys of all records of a game.
pub(super) fn keys_of(game: u64) -> Result<KeyRange, Error> {
    let (from, to) = span_of(game);
    KeyRange::bound(&from, &to, None, Some(true))
}

/// The same as a span. A sign that comes after all figures is the end.
pub(super) fn span_of(game: u64) -> Span {
    (key(game, 0), JsValue::from_str(&format!("{game:016}-~")))
}

/// The keys of a game's records below a number.
pub(super) fn keys_below(game: u64, number: u64) -> Result<KeyRange, Error> {
    KeyRange::bound(&key(game, 0), &key(game, number), None, Some(true))
}

/// The key of a finish.
pub(super) fn finish_key(game: u64) -> JsValue {
    JsValue::from_str(&format!("{game:016}"))
}

/// What an error means to the player.
pub(super) fn fault(error: Error) -> SaveFault {
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
        "VersionError" => SaveFault::Newer,
        "QuotaExceededError" => SaveFault::Full,
        "ConstraintError" => SaveFault::Elsewhere,
        "SecurityError" | "InvalidStateError" => SaveFault::Forbidden,
        _ => SaveFault::Failed,
    }
}
