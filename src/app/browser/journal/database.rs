//! The database itself: its stores and keys, how it is opened, and how it is written to.
//!
//! Three habits of IndexedDB and of `idb` shape what stands here. The event of a request must find
//! somebody listening, so no future of a request is dropped before it is done. When the error of a request
//! reaches its transaction, the transaction knows no reason yet, so the request is asked first. And what
//! was asked of a transaction is done unless it is aborted, so whoever gives up in the middle aborts it.

use idb::{
    Database, DatabaseEvent, Error, Factory, KeyRange, ObjectStore, ObjectStoreParams, Query, Transaction,
    TransactionMode, TransactionResult, request::futures::AddStoreRequestFuture,
};
use std::{future::IntoFuture, ops::Deref};
use sudoku_core::play::ui::SaveFault;
use wasm_bindgen::JsValue;

const DATABASE: &str = "stepdoku";
/// The first version had no book. Who still has it open closes it when this one asks.
const VERSION: u32 = 2;
/// Records of games.
pub(super) const JOURNAL: &str = "journal";
/// Finishes, by their games.
pub(super) const BOOK: &str = "book";
/// The largest number of a record that a key has room for.
const MOST_RECORDS: u64 = 9_999_999_999;

/// The database, made if it is not there.
pub(super) async fn open() -> Result<Database, Error> {
    let mut request = Factory::new()?.open(DATABASE, Some(VERSION))?;
    request.on_upgrade_needed(|event| {
        let Ok(database) = event.database() else { return };
        let there = database.store_names();
        for store in [JOURNAL, BOOK].into_iter().filter(|&store| !there.iter().any(|name| name == store)) {
            // If it cannot be made, the first write will say so.
            let _ = database.create_object_store(store, ObjectStoreParams::new());
        }
    });
    request.await
}

/// The database for one piece of work: it is let go when that is done or given up.
pub(super) struct Opened(Database);

impl Opened {
    pub(super) async fn new() -> Result<Self, SaveFault> {
        open().await.map(Self).map_err(fault)
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
            Err(error) => self.refused = Some(error),
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

/// The texts of a store under some of its keys, or under all, in order.
pub(super) async fn texts(
    database: &Database,
    store: &str,
    keys: Option<KeyRange>,
) -> Result<Vec<(String, String)>, Error> {
    let transaction = database.transaction(&[store], TransactionMode::ReadOnly)?;
    let store = transaction.object_store(store)?;
    let query = || keys.clone().map(Query::from);
    let (keys, values) = (store.get_all_keys(query(), None)?, store.get_all(query(), None)?);
    let (keys, values) = (keys.await?, values.await?);
    let text = |value: &JsValue| value.as_string().unwrap_or_default();
    Ok(keys.iter().zip(&values).map(|(key, value)| (text(key), text(value))).collect())
}

/// The key of a record.
pub(super) fn key(game: u64, number: u64) -> JsValue {
    JsValue::from_str(&format!("{game:016}-{number:010}"))
}

/// The game and the number of a record's key.
pub(super) fn read_key(key: &str) -> Option<(u64, u64)> {
    let (game, number) = key.split_once('-')?;
    Some((game.parse().ok()?, number.parse().ok()?))
}

/// The keys of all records of a game.
pub(super) fn keys_of(game: u64) -> Result<KeyRange, Error> {
    KeyRange::bound(&key(game, 0), &key(game, MOST_RECORDS), None, None)
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
        "QuotaExceededError" => SaveFault::Full,
        "ConstraintError" => SaveFault::Elsewhere,
        "SecurityError" | "InvalidStateError" => SaveFault::Forbidden,
        _ => SaveFault::Failed,
    }
}
