//! Journals of games in IndexedDB, one database record for each record of a journal.
//!
//! A key is the game's name and the record's number, both of fixed length, so that keys sort like their
//! records. Writes follow one another, each in its own transaction, and a record counts as saved only when
//! its transaction completes. The journal adds records and never overwrites: if another tab has written the
//! same number, this tab gets an error.

mod database;
mod shelf;

pub use shelf::{
    LastGame, add_game, add_merge, attempts, delete_games, each_game, finishes, game, games, last_game,
    put_attempt, put_finish,
};

use database::{JOURNAL, Writing, fault, key, keys_below, open, outcome};
use idb::{Database, Error, Query, TransactionResult};
use leptos::{ev, prelude::window_event_listener};
use std::{
    cell::{Cell, RefCell},
    collections::VecDeque,
    future::IntoFuture,
    rc::Rc,
};
use sudoku_play::ui::SaveError;
use wasm_bindgen_futures::spawn_local;

#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) game: u64,
    pub(crate) number: u64,
    pub(crate) text: String,
    /// The game no longer needs records below this number.
    pub(crate) forget_below: u64,
}

/// The result of writing a record.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Outcome {
    /// The record of this game, with this number, is on the disk.
    Saved(u64, u64),
    /// The write failed.
    Failed(SaveError),
    /// Another page has written the same number of that game.
    Taken(u64),
    /// The earlier records are missing: another page deleted the game, or the database was cleared. A journal
    /// that begins in the middle is unreadable.
    Gone,
}

/// A record that is not on the disk yet.
struct Waiting {
    entry: Entry,
    /// Whether the database has the record but has not answered yet.
    sent: bool,
}

/// The queue to the disk. The database stays open, and a pushed record goes to it synchronously: a crash can
/// lose only the moves on their way to the disk.
pub(crate) struct Journal {
    database: RefCell<Option<Rc<Database>>>,
    opening: Cell<bool>,
    /// Whether another page holds the database, so that it can't open.
    blocked: Cell<bool>,
    waiting: RefCell<VecDeque<Waiting>>,
    tell: Box<dyn Fn(Outcome)>,
}

impl Drop for Journal {
    fn drop(&mut self) {
        self.let_go();
    }
}

impl Journal {
    /// A queue that reports the outcome of each record to `tell`.
    pub(crate) fn new(tell: impl Fn(Outcome) + 'static) -> Rc<Self> {
        let journal = Rc::new(Self {
            database: RefCell::default(),
            opening: Cell::new(false),
            blocked: Cell::new(false),
            waiting: RefCell::default(),
            tell: Box::new(tell),
        });
        journal.open();
        // A page that is left may come back as it was. Safari's engine never answers a database that stayed open
        // meanwhile; the next record opens it again.
        let left = Rc::downgrade(&journal);
        window_event_listener(ev::pagehide, move |_| {
            if let Some(journal) = left.upgrade() {
                journal.let_go();
            }
        });
        journal
    }

    /// Appends a record. Records that failed to save go first.
    pub(crate) fn push(self: &Rc<Self>, entry: Entry) {
        self.waiting.borrow_mut().push_back(Waiting { entry, sent: false });
        self.send();
        if self.blocked.get() {
            // Report later: the caller of `push` is not ready for an outcome yet.
            let this = Rc::clone(self);
            spawn_local(async move { (this.tell)(Outcome::Failed(SaveError::Blocked)) });
        }
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
                let (written, follows) = match writing {
                    Ok(writing) => writing.await,
                    Err(error) => (Err(error), true),
                };
                this.heard(&entry, written, follows);
            });
        }
    }

    fn heard(&self, entry: &Entry, written: Result<TransactionResult, Error>, follows: bool) {
        let Err(fault) = outcome(written) else {
            let other =
                |waiting: &Waiting| (waiting.entry.game, waiting.entry.number) != (entry.game, entry.number);
            self.waiting.borrow_mut().retain(other);
            // First, so that the page never reports everything as saved before it is.
            if !follows {
                (self.tell)(Outcome::Gone);
            }
            return (self.tell)(Outcome::Saved(entry.game, entry.number));
        };
        if fault == SaveError::Elsewhere {
            // Drop the game's later records: their numbers follow the taken one.
            let waiting = self.waiting.borrow().len();
            self.waiting.borrow_mut().retain(|waiting| waiting.entry.game != entry.game);
            // The first of several pending records reports for all.
            if self.waiting.borrow().len() < waiting {
                (self.tell)(Outcome::Taken(entry.game));
            }
            return;
        }
        // Retry all in order, with the next record or once the database is open again.
        self.waiting.borrow_mut().iter_mut().for_each(|waiting| waiting.sent = false);
        self.let_go();
        (self.tell)(Outcome::Failed(fault));
    }

    fn open(self: &Rc<Self>) {
        if self.opening.replace(true) {
            return;
        }
        let (this, waits) = (Rc::clone(self), Rc::downgrade(self));
        let blocked = move || {
            let Some(this) = waits.upgrade() else { return };
            this.blocked.set(true);
            if !this.waiting.borrow().is_empty() {
                (this.tell)(Outcome::Failed(SaveError::Blocked));
            }
        };
        spawn_local(async move {
            let opened = open(blocked).await;
            this.opening.set(false);
            this.blocked.set(false);
            match opened {
                Ok(mut database) => {
                    this.give_up_when_asked(&mut database);
                    *this.database.borrow_mut() = Some(Rc::new(database));
                    this.send();
                }
                // Without a record there is nothing to report: the database may open later.
                Err(_) if this.waiting.borrow().is_empty() => {}
                Err(error) => (this.tell)(Outcome::Failed(fault(error))),
            }
        });
    }

    /// Closes the database after its pending work. A dropped handle would stay open and ignore other pages
    /// that wait for it.
    fn let_go(&self) {
        if let Some(database) = self.database.take() {
            database.close();
        }
    }

    /// Closes the database when another page wants to delete or upgrade it, or when the browser has closed
    /// it. The next record opens it again.
    fn give_up_when_asked(self: &Rc<Self>, database: &mut Database) {
        let let_go = |this: &Rc<Self>| {
            let this = Rc::downgrade(this);
            move || {
                if let Some(this) = this.upgrade() {
                    this.let_go();
                }
            }
        };
        let (asked, closed) = (let_go(self), let_go(self));
        database.on_version_change(move |_| asked());
        database.on_close(move |_| closed());
    }
}

/// Hands a record to the database now. The future returns the result, and whether the preceding record was
/// there.
fn append(
    database: &Database,
    entry: &Entry,
) -> Result<impl Future<Output = (Result<TransactionResult, Error>, bool)> + use<>, Error> {
    let mut writing = Writing::to(database, JOURNAL)?;
    let before = entry.number.checked_sub(1).map(|before| key(entry.game, before));
    let before = before.map(|before| writing.store.get_key(Query::from(before))).transpose()?;
    let before = before.map(IntoFuture::into_future);
    writing.add(&key(entry.game, entry.number), &entry.text);
    if entry.forget_below > 0 {
        writing.delete(keys_below(entry.game, entry.forget_below));
    }
    let written = match writing.commit() {
        Ok(written) => written,
        Err(error) => {
            std::mem::forget(before);
            return Err(error);
        }
    };
    Ok(async move {
        let follows = match before {
            Some(before) => !matches!(before.await, Ok(None)),
            None => true,
        };
        (written.await, follows)
    })
}
