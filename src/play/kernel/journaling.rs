//! The end of a journal, and the kind of its next record.

use super::Moment;
use crate::{
    game::{Game, clock::Millis},
    saved::{
        archive::MOST_RECORD,
        journal::{self, Event, Record, Restored, WHOLE_EVERY},
    },
};
use std::sync::Arc;

/// The largest number of records for one action, plus the record that closes a journal.
const ROOM: u64 = 8;

/// A record for the disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) game: u64,
    pub(crate) number: u64,
    pub(crate) text: String,
    /// The browser may forget records below this number.
    pub(crate) forget_below: u64,
}

impl Entry {
    /// Returns a record of a game that lets the browser forget nothing.
    pub(crate) fn of(game: u64, record: &Record) -> Self {
        Self { game, number: record.number, text: record.write(), forget_below: 0 }
    }
}

/// The end of a game's journal, and the requirement for the next record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct JournalTail {
    next: u64,
    /// The numbers of the last two records of the whole game.
    snapshot: [u64; 2],
    /// Whether the next record must be the whole game.
    due: bool,
}

impl Default for JournalTail {
    fn default() -> Self {
        Self { next: 0, snapshot: [0; 2], due: true }
    }
}

impl JournalTail {
    /// Returns the end of a restored journal. If the journal has the whole game only once, a second copy is due.
    pub(crate) const fn of(restored: &Restored) -> Self {
        Self {
            next: restored.next,
            snapshot: [restored.snapshot, 0],
            due: !restored.intact || !restored.doubled || restored.shortened,
        }
    }

    #[must_use]
    pub(crate) const fn next(&self) -> u64 {
        self.next
    }

    /// Returns whether the journal has room for any action.
    #[must_use]
    pub(crate) const fn has_room(&self) -> bool {
        self.next + ROOM <= MOST_RECORD
    }

    /// Returns whether the journal has room for one record.
    #[must_use]
    pub(crate) const fn has_room_for_a_word(&self) -> bool {
        self.next <= MOST_RECORD
    }

    /// Decides whether the next two records are the whole game, and notes their numbers if so.
    pub(crate) fn turn_page(&mut self) -> bool {
        let turned = self.due || self.next - self.snapshot[0] >= WHOLE_EVERY;
        if turned {
            (self.snapshot, self.due) = ([self.next, self.snapshot[0]], false);
        }
        turned
    }

    /// Requires that the next records hold the whole game.
    pub(crate) const fn need_whole(&mut self) {
        self.due = true;
    }

    /// Takes the number of the next record.
    pub(crate) const fn take(&mut self) -> u64 {
        self.next += 1;
        self.next - 1
    }

    /// Takes the number of the next record, which is at least this one.
    pub(crate) const fn take_from(&mut self, least: u64) -> u64 {
        if self.next < least {
            self.next = least;
        }
        self.take()
    }

    /// Makes two records of the whole game.
    pub(crate) fn snapshot(&mut self, id: u64, game: &Game, played: Millis, at: Moment) -> Vec<Entry> {
        let first = self.take();
        self.take();
        let forget_below = self.snapshot[1];
        let twins = journal::twins(game, first, played, at.date).into_iter();
        twins.map(|(number, text)| Entry { game: id, number, text, forget_below }).collect()
    }

    /// Makes one more record, of an event.
    pub(crate) fn append(&mut self, id: u64, event: Event, played: Millis, date: Millis) -> Entry {
        let record = Record { number: self.take(), played, date, event };
        Entry { forget_below: self.snapshot[1], ..Entry::of(id, &record) }
    }
}

/// A game after it left the board.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LeftGame {
    /// The game, shared with the event that reports it.
    pub(crate) game: Arc<Game>,
    pub(crate) played: Millis,
    /// The time when it was last played, in milliseconds since 1970.
    pub(crate) date: Millis,
    /// The end of its journal.
    pub(crate) tail: JournalTail,
    /// The day of its deletion, if it was deleted; in days since 1970.
    pub(crate) deleted: Option<i32>,
}
