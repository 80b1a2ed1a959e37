//! The database itself: its stores and keys, opening and writing.
//!
//! Three habits of IndexedDB and of `idb` shape this module. A request's event needs a listener, so no future
//! of a request may drop before it is done. When a request's error reaches its transaction, the transaction
//! doesn't know the reason yet, so the code checks the request first. A transaction commits its requests
//! unless it is aborted, so the code aborts it when it stops halfway.

use crate::app::browser::{dom::is_framed, slices::rest};
use futures::future::{Either, join, select};
use gloo_timers::future::TimeoutFuture;
use idb::{
    Database, DatabaseEvent, Error, Factory, KeyRange, ObjectStore, ObjectStoreParams, Query, Transaction,
    TransactionMode, TransactionResult, request::futures::AddStoreRequestFuture,
};
use js_sys::JsString;
use std::{cell::Cell, future::IntoFuture, ops::Deref, pin::Pin};
use sudoku_play::ui::SaveError;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;

const DATABASE: &str = "stepdoku";
/// The first version had no book. A page that still has it open closes it at this upgrade.
const VERSION: u32 = 2;
/// Records of games.
pub(super) const JOURNAL: &str = "journal";
/// Finishes by their games, and attempts at techniques by their dates.
pub(super) const BOOK: &str = "book";

/// How long a reader waits for the database to open or to answer before it gets an error, in milliseconds.
const PATIENCE: u32 = 6000;

/// Opens the database, creating it if necessary. If another page holds an earlier version, this calls
/// `blocked` and keeps waiting.
pub(super) async fn open(blocked: impl FnOnce() + 'static) -> Result<Database, Error> {
    if is_framed() {
        return Err(Error::IndexedDbNotFound(JsValue::NULL));
    }
    let mut request = Factory::new()?.open(DATABASE, Some(VERSION))?;
    request.on_blocked(|_| {
        BLOCKED.set(true);
        blocked();
    });
    request.on_upgrade_needed(|event| {
        let Ok(database) = event.database() else { return };
        let there = database.store_names();
        for store in [JOURNAL, BOOK].into_iter().filter(|&store| !there.iter().any(|name| name == store)) {
            // If this fails, the first write reports it.
            let _ = database.create_object_store(store, ObjectStoreParams::new());
        }
    });
    let opened = request.await;
    BLOCKED.set(false);
    opened
}

thread_local! {
    /// Whether another page holds the database. The browser notifies only the first of several waiting
    /// requests.
    static BLOCKED: Cell<bool> = const { Cell::new(false) };
}

/// The database for one piece of work, closed when that work ends or stops halfway.
pub(super) struct Opened(Database);

impl Opened {
    /// Opens it within some seconds, or returns the reason for the failure.
    pub(super) async fn new() -> Result<Self, SaveError> {
        let opening = Box::pin(open(|| ()));
        match select(opening, TimeoutFuture::new(PATIENCE)).await {
            Either::Left((opened, _)) => opened.map(Self).map_err(fault),
            Either::Right(((), opening)) => {
                // The request needs a listener, and a database that opens late must close.
                spawn_local(async move { drop(opening.await.map(Self)) });
                Err(if BLOCKED.get() { SaveError::Blocked } else { SaveError::Slow })
            }
        }
    }
}

/// The answer to a read request, or an error after the wait. A transaction waits as long as another page
/// holds the store.
pub(super) async fn answer<T: 'static>(
    request: impl IntoFuture<Output = Result<T, Error>, IntoFuture: 'static>,
) -> Result<T, SaveError> {
    match select(Box::pin(request.into_future()), TimeoutFuture::new(PATIENCE)).await {
        Either::Left((answered, _)) => answered.map_err(fault),
        Either::Right(((), asked)) => {
            // The request needs a listener, however late it answers.
            spawn_local(async move { drop(asked.await) });
            Err(SaveError::Slow)
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

/// A transaction that writes all of its texts, or nothing.
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

    /// Adds a text; an error if the key exists.
    pub(super) fn add(&mut self, key: &JsValue, text: &str) {
        match self.store.add(&JsValue::from_str(text), Some(key)) {
            Ok(request) => self.added.push(request.into_future()),
            Err(error) => {
                // The first error explains the others.
                self.refused.get_or_insert(error);
            }
        }
    }

    /// Waits for the texts added so far, so that the page can do more urgent work in between.
    pub(super) async fn settle(&mut self) {
        for added in self.added.drain(..) {
            if let Err(error) = added.await {
                self.refused.get_or_insert(error);
            }
        }
    }

    /// Deletes the records with these keys.
    pub(super) fn delete(&mut self, keys: Result<KeyRange, Error>) {
        if let Err(error) = keys.and_then(|keys| self.store.delete(Query::from(keys))) {
            self.refused = Some(error);
        }
    }

    /// Commits the transaction now; the future returns the result.
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
                // The transaction's abort event is still to come and needs a listener.
                std::mem::forget(written);
            }
            result
        })
    }
}

/// The result of a finished transaction.
pub(super) fn outcome(result: Result<TransactionResult, Error>) -> Result<(), SaveError> {
    match result {
        Ok(TransactionResult::Committed) => Ok(()),
        // An abort without a request's error comes from the disk: it is full.
        Ok(TransactionResult::Aborted) => Err(SaveError::Full),
        Err(error) => Err(fault(error)),
    }
}

/// The texts of a store for some of its keys, or for all, in order. It reads in batches small enough for the
/// page to do more urgent work in between.
pub(super) async fn texts(
    database: &Database,
    store: &str,
    span: Option<&Span>,
    mut tell: impl FnMut(String, String),
) -> Result<(), SaveError> {
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
        // As many records as fit if they are as long as the ones so far.
        let fits = AT_ONCE.checked_div(bytes / read as usize).unwrap_or(AT_ONCE);
        count = (fits as u32).clamp(1, MOST);
    }
}

/// Requests a store's first keys in a range, and their values.
fn ask_all(
    database: &Database,
    store: &str,
    range: Option<&KeyRange>,
    count: u32,
) -> Result<(Asked<JsValue>, Asked<JsValue>), Error> {
    let transaction = database.transaction(&[store], TransactionMode::ReadOnly)?;
    let from = transaction.object_store(store)?;
    let query = || range.cloned().map(Query::from);
    // The first request would have no listener if the second failed.
    let (keys, values) = (from.get_all_keys(query(), Some(count))?, from.get_all(query(), Some(count))?);
    Ok((Box::pin(keys.into_future()), Box::pin(values.into_future())))
}

/// A request for several values.
type Asked<T> = Pin<Box<dyn Future<Output = Result<Vec<T>, Error>>>>;

/// The text in a value, if it is a text. A long one is copied in parts, and the page does more urgent work in
/// between.
pub(super) async fn text_of(value: &JsValue) -> Option<String> {
    let all: &JsString = value.dyn_ref()?;
    let (mut text, mut from) = (String::new(), 0);
    while from < all.length() {
        let mut to = all.length().min(from + PART);
        // Keep a surrogate pair together.
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

/// How many UTF-16 units of a text are copied without a pause.
const PART: u32 = 1_000_000;

/// The number of records in the first batch, before their size is known, and the most in a later one.
const FIRST: u32 = 20;
const MOST: u32 = 1000;
/// The size of a batch, unless a single record is longer, in bytes.
const AT_ONCE: usize = 200_000;

/// A range of keys, without its end.
pub(super) type Span = (JsValue, JsValue);

/// The key of a record.
pub(super) fn key(game: u64, number: u64) -> JsValue {
    JsValue::from_str(&key_text(game, number))
}

fn key_text(game: u64, number: u64) -> String {
    format!("{game:016}-{number:010}")
}

/// The game and the number in a record's key.
pub(super) fn read_key(key: &str) -> Option<(u64, u64)> {
    let (game, number) = key.split_once('-')?;
    let (game, number) = (game.parse().ok()?, number.parse().ok()?);
    // A record has one key, with only one spelling.
    (key == key_text(game, number)).then_some((game, number))
}

/// The keys of all records of a game.
pub(super) fn keys_of(game: u64) -> Result<KeyRange, Error> {
    let (from, to) = span_of(game);
    KeyRange::bound(&from, &to, None, Some(true))
}

/// The same as a span. It ends with a character that sorts after all digits.
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

/// The beginning of the keys of attempts. Builds without practice skip them: their keys in this store are
/// numbers.
pub(super) const ATTEMPT: &str = "attempt-";

/// The key of an attempt.
pub(super) fn attempt_key(date: u64) -> JsValue {
    JsValue::from_str(&format!("{ATTEMPT}{date:016}"))
}

/// The fault to show the player for an error.
pub(super) fn fault(error: Error) -> SaveError {
    let name = match error {
        Error::IndexedDbNotFound(_) => return SaveError::Forbidden,
        Error::IndexedDbOpenFailed(value) => js_sys::Reflect::get(&value, &"name".into())
            .ok()
            .and_then(|name| name.as_string())
            .unwrap_or_else(|| "SecurityError".into()),
        Error::DomException(exception) => exception.name(),
        _ => return SaveError::Failed,
    };
    match name.as_str() {
        "VersionError" => SaveError::Newer,
        "QuotaExceededError" => SaveError::Full,
        "ConstraintError" => SaveError::Elsewhere,
        "SecurityError" | "InvalidStateError" => SaveError::Forbidden,
        _ => SaveError::Failed,
    }
}
