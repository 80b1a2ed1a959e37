//! Databases that fail their page in the ways of real browsers: by scripts that run before it, by another
//! page that holds them, and by a disk that damages their files.

use crate::browser::Browser;
use crate::options::{Options, Profile};
use crate::page::{Page, dist};
use crate::rounds::Chance;
use serde_json::json;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// An open request without an answer, unless `globalThis.mute` is set to false. Some browsers do this after
/// an unfinished update, and on a broken profile.
pub const MUTE: &str = "{
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...what) {
      if (globalThis.mute === false) return open.apply(this, what);
      // A real request whose events never reach a listener.
      const request = open.call(this, 'mute');
      for (const event of ['success', 'error', 'blocked', 'upgradeneeded'])
        request.addEventListener(event, e => e.stopImmediatePropagation());
      return request;
    };
  }";

/// Reads that fail or get no answer, each in another way, unless `globalThis.unread` is set to false. Writes
/// succeed.
pub const UNREAD: [(&str, &str); 4] = [
    (
        "no transaction for reading is begun",
        "{
            const begin = IDBDatabase.prototype.transaction;
            IDBDatabase.prototype.transaction = function (stores, mode, ...more) {
              if (globalThis.unread !== false && mode !== 'readwrite')
                throw new DOMException('broken on purpose', 'UnknownError');
              return begin.call(this, stores, mode, ...more);
            };
          }",
    ),
    (
        "reading throws",
        "for (const verb of ['getAll', 'getAllKeys', 'get', 'openCursor', 'openKeyCursor']) {
            const read = IDBObjectStore.prototype[verb];
            IDBObjectStore.prototype[verb] = function (...what) {
              if (globalThis.unread !== false) throw new DOMException('broken on purpose', 'DataError');
              return read.apply(this, what);
            };
          }",
    ),
    (
        "reading is given up on the way",
        "for (const verb of ['getAll', 'getAllKeys', 'get', 'openCursor', 'openKeyCursor']) {
            const read = IDBObjectStore.prototype[verb];
            IDBObjectStore.prototype[verb] = function (...what) {
              const request = read.apply(this, what);
              // The request then fails with an AbortError, as on an unreadable disk.
              if (globalThis.unread !== false) this.transaction.abort();
              return request;
            };
          }",
    ),
    (
        "reading is never answered, as while another tab holds the store",
        "for (const verb of ['getAll', 'getAllKeys', 'get', 'openCursor', 'openKeyCursor']) {
            const read = IDBObjectStore.prototype[verb];
            IDBObjectStore.prototype[verb] = function (...what) {
              const request = read.apply(this, what);
              // A real request whose events never reach a listener.
              if (globalThis.unread !== false)
                for (const event of ['success', 'error'])
                  request.addEventListener(event, e => e.stopImmediatePropagation());
              return request;
            };
          }",
    ),
];

/// The address of the page without its fragment, and one of the same origin without a program.
#[must_use]
pub fn addresses(page: &Page) -> (String, String) {
    let page = page.url().split('#').next().unwrap_or_default().to_owned();
    let still = format!("{page}favicon.svg");
    (page, still)
}

/// A journey over documents without a program, which request a missing icon: it ignores the console.
pub fn without_watching(walk: impl FnOnce(&Page)) {
    if dist().is_some() {
        walk(&Page::open(Options::desktop(), ""));
    }
}

/// The version of a database that no build of ours has written yet.
pub const LATER: u32 = 1000;

impl Browser {
    /// Opens the database of games at a version, like a page of another release, and keeps it open, ignoring
    /// requests to close it, until [`Self::let_go_of_database`] or the end of the document.
    #[track_caller]
    pub fn hold_database(&self, version: u32) {
        let script = "return new Promise((done, fail) => {
            const request = indexedDB.open('stepdoku', arguments[0]);
            request.onupgradeneeded = () => {
              for (const store of ['journal', 'book'].slice(0, arguments[0]))
                if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store);
            };
            request.onsuccess = () => { globalThis.held = request.result; done(); };
            request.onerror = () => fail(request.error);
            request.onblocked = () => fail(new Error('blocked'));
          })";
        self.js(script, &[json!(version)]);
    }

    /// Starts a write to the database and does not end it, like a page with much to write: other writers wait
    /// until the document is closed.
    #[track_caller]
    pub fn stall_database(&self) {
        let script = "return new Promise((done, fail) => {
            const request = indexedDB.open('stepdoku');
            request.onerror = () => fail(request.error);
            request.onsuccess = () => {
              const store = request.result.transaction('journal', 'readwrite').objectStore('journal');
              const again = () => { store.get('nothing').onsuccess = again; };
              store.get('nothing').onsuccess = () => { again(); done(); };
            };
          })";
        self.js(script, &[]);
    }

    #[track_caller]
    pub fn let_go_of_database(&self) {
        self.js("globalThis.held.close()", &[]);
    }
}

/// A kind of file damage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spoiling {
    /// Its second half is missing.
    Half,
    /// A few of its bytes are wrong.
    Bytes,
    /// It is empty.
    Empty,
    /// It is missing.
    Gone,
}

impl Spoiling {
    pub const ALL: [Self; 4] = [Self::Half, Self::Bytes, Self::Empty, Self::Gone];
}

impl Profile {
    /// The database files of a closed browser, by name. `LOG` and `LOCK` have no data.
    #[must_use]
    pub fn database_files(&self) -> Vec<PathBuf> {
        let mut files = Vec::new();
        for folder in folder(&self.path().join("Default/IndexedDB")) {
            files.extend(folder_files(&folder));
        }
        files.sort();
        files
    }

    /// Damages some of these files, each in another way; gives a description.
    ///
    /// # Panics
    /// If there are none, or they cannot be written.
    #[must_use]
    pub fn spoil_database(&self, many: usize, chance: &mut Chance) -> String {
        let mut files = self.database_files();
        assert!(!files.is_empty(), "{} has no database", self.path().display());
        let mut done = Vec::new();
        for _ in 0..many.min(files.len()) {
            let file = files.swap_remove(chance.below(files.len()));
            let how = chance.one_of(&Spoiling::ALL);
            spoil(&file, how, chance).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
            let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            done.push(format!("{name}: {how:?}"));
        }
        done.join(", ")
    }
}

fn folder(path: &Path) -> Vec<PathBuf> {
    fs::read_dir(path).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path())).collect()
}

fn folder_files(path: &Path) -> Vec<PathBuf> {
    let idle = |file: &PathBuf| file.file_name().is_some_and(|name| name == "LOG" || name == "LOCK");
    folder(path).into_iter().filter(|file| file.is_file() && !idle(file)).collect()
}

fn spoil(file: &Path, how: Spoiling, chance: &mut Chance) -> io::Result<()> {
    let mut bytes = fs::read(file)?;
    match how {
        Spoiling::Gone => return fs::remove_file(file),
        Spoiling::Half => bytes.truncate(bytes.len() / 2),
        Spoiling::Empty => bytes.clear(),
        Spoiling::Bytes => {
            for _ in 0..8 {
                let at = chance.below(bytes.len());
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << chance.below(8);
                }
            }
        }
    }
    fs::write(file, bytes)
}
