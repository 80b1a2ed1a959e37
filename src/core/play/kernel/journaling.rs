//! Where a journal ends, and what is written next.

use super::Moment;
use crate::play::{
    archive::MOST_RECORD,
    clock::Millis,
    game::Game,
    journal::{self, Event, Record, Restored, WHOLE_EVERY},
};

/// How many records an action takes at most, and the word that a journal is left.
const ROOM: u64 = 8;

/// A record for the disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::play) struct Entry {
    /// The game.
    pub(in crate::play) game: u64,
    /// The record's number.
    pub(in crate::play) number: u64,
    /// The record.
    pub(in crate::play) text: String,
    /// Records below this number are no longer needed.
    pub(in crate::play) forget_below: u64,
}

impl Entry {
    /// A record of a game, before which nothing is forgotten.
    pub(in crate::play) fn of(game: u64, record: &Record) -> Self {
        Self { game, number: record.number, text: record.write(), forget_below: 0 }
    }
}

/// Where the journal of a game ends, and what the next record has to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::play) struct Tail {
    /// The number of the next record.
    next: u64,
    /// Where the whole game was written last, and where before that.
    snapshot: [u64; 2],
    /// Whether the whole game has to be written next, whatever happens.
    due: bool,
}

impl Default for Tail {
    fn default() -> Self {
        Self { next: 0, snapshot: [0; 2], due: true }
    }
}

impl Tail {
    /// The end of a journal that was read. One that holds the whole game only once gets it a second time.
    pub(in crate::play) const fn of(restored: &Restored) -> Self {
        Self {
            next: restored.next,
            snapshot: [restored.snapshot, 0],
            due: !restored.intact || !restored.doubled || restored.shortened,
        }
    }

    /// The number of the next record.
    #[must_use]
    pub(in crate::play) const fn next(&self) -> u64 {
        self.next
    }

    /// Whether the journal has room for whatever an action takes.
    #[must_use]
    pub(in crate::play) const fn has_room(&self) -> bool {
        self.next + ROOM <= MOST_RECORD
    }

    /// Whether it has room for one record.
    #[must_use]
    pub(in crate::play) const fn has_room_for_a_word(&self) -> bool {
        self.next <= MOST_RECORD
    }

    /// Whether the next two records are the whole game.
    pub(in crate::play) fn turn_page(&mut self) -> bool {
        let turned = self.due || self.next - self.snapshot[0] >= WHOLE_EVERY;
        if turned {
            (self.snapshot, self.due) = ([self.next, self.snapshot[0]], false);
        }
        turned
    }

    /// The next records have to be the whole game.
    pub(in crate::play) const fn need_whole(&mut self) {
        self.due = true;
    }

    /// The number of the record that is written now.
    pub(in crate::play) const fn take(&mut self) -> u64 {
        self.next += 1;
        self.next - 1
    }

    /// The whole game, twice.
    pub(in crate::play) fn snapshot(
        &mut self,
        id: u64,
        game: &Game,
        played: Millis,
        at: Moment,
    ) -> Vec<Entry> {
        let first = self.take();
        self.take();
        let forget_below = self.snapshot[1];
        let twins = journal::twins(game, first, played, at.date).into_iter();
        twins.map(|(number, text)| Entry { game: id, number, text, forget_below }).collect()
    }

    /// One record more.
    pub(in crate::play) fn append(&mut self, id: u64, event: Event, played: Millis, date: Millis) -> Entry {
        let record = Record { number: self.take(), played, date, event };
        Entry { forget_below: self.snapshot[1], ..Entry::of(id, &record) }
    }
}
