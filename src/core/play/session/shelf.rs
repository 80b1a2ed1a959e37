//! What is known of the games on the disk.

use super::{Card, Cmd, DAYS_KEPT, DiskCmd, Out, Session};
use crate::play::{
    clock::Millis,
    journal::{BadRecord, Restored},
    ui::{Notice, SaveFault},
};
use std::collections::BTreeMap;

/// A game of the shelf.
#[derive(Clone, Debug, PartialEq)]
struct Kept {
    card: Card,
    /// The number of its next record.
    next: u64,
}

/// What is known of the games on the disk.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::play) struct Shelf {
    games: BTreeMap<u64, Kept>,
    unreadable: BTreeMap<u64, BadRecord>,
    /// Whether the player was asked if those that cannot be read shall go for good.
    farewell: bool,
    /// Whether all of the disk was read.
    complete: bool,
    /// Why it could not be read.
    fault: Option<SaveFault>,
    /// Whether the browser's small store knows by this page that there are games.
    known: bool,
}

impl Shelf {
    /// It is read again.
    pub(super) fn begin(&mut self) {
        *self = Self { known: self.known, ..Self::default() };
    }

    /// The disk cannot be read, so it is not known what is there.
    pub(super) fn fail(&mut self, fault: SaveFault) {
        (self.complete, self.fault) = (true, Some(fault));
    }

    /// Why it could not be read, if it could not.
    pub(in crate::play) const fn fault(&self) -> Option<SaveFault> {
        self.fault
    }

    /// Whether all of it was read.
    pub(in crate::play) const fn is_complete(&self) -> bool {
        self.complete
    }

    /// How many games were found, readable or not.
    pub(in crate::play) fn len(&self) -> usize {
        self.games.len() + self.unreadable.len()
    }

    /// How many games cannot be read.
    pub(in crate::play) fn unreadable(&self) -> usize {
        self.unreadable.len()
    }

    /// The games that can be read.
    pub(super) fn cards(&self) -> impl Iterator<Item = &Card> {
        self.games.values().map(|kept| &kept.card)
    }

    /// A game was read.
    pub(super) fn take(&mut self, id: u64, outcome: Result<Box<Restored>, BadRecord>) {
        match outcome {
            Ok(restored) => {
                let Restored { game, played, date, next, deleted, .. } = *restored;
                self.put(Card { deleted, ..Card::of(id, &game, played, date) }, next);
            }
            Err(fault) => {
                self.unreadable.insert(id, fault);
            }
        }
    }

    /// A game is there, whose next record has that number.
    pub(super) fn put(&mut self, card: Card, next: u64) {
        self.games.insert(card.id, Kept { card, next });
    }

    /// A game that may be in the list was played on meanwhile, and its next record has that number.
    pub(super) fn renew(&mut self, card: Card, next: u64) {
        if let Some(kept) = self.games.get_mut(&card.id) {
            *kept = Kept { card, next };
        }
    }

    /// What is known of a game: its next record, the time played and when it was played last.
    pub(super) fn end_of(&self, id: u64) -> Option<(u64, Millis, Millis)> {
        self.games.get(&id).map(|kept| (kept.next, kept.card.played, kept.card.date))
    }

    /// A record was written that puts a game away, or takes it back.
    pub(super) fn written(&mut self, id: u64, number: u64, deleted: Option<i32>) {
        if let Some(kept) = self.games.get_mut(&id) {
            kept.next = number + 1;
            kept.card.deleted = deleted;
        }
    }

    /// A game is there no longer.
    pub(super) fn remove(&mut self, id: u64) {
        self.games.remove(&id);
    }

    /// All is read: what was put away long before a day goes, but for the game on the board. The games that go.
    pub(super) fn finish(&mut self, day: i32, here: u64) -> Vec<u64> {
        self.complete = true;
        let long_ago = |card: &Card| card.deleted.is_some_and(|put| day.saturating_sub(put) > DAYS_KEPT);
        let old = self.cards().filter(|card| long_ago(card) && card.id != here);
        let gone: Vec<u64> = old.map(|card| card.id).collect();
        self.games.retain(|id, _| !gone.contains(id));
        gone
    }

    /// Whether the player is asked if the games that cannot be read shall go for good.
    pub(in crate::play) const fn asks_farewell(&self) -> bool {
        self.farewell
    }

    /// The player is asked that, or no longer.
    pub(super) const fn ask_farewell(&mut self, asked: bool) {
        self.farewell = asked;
    }

    /// The games that cannot be read, but for those of a later program, which can, and for the one on the board.
    pub(in crate::play) fn removable(&self, here: u64) -> Vec<u64> {
        let broken = self.unreadable.iter().filter(|(_, fault)| **fault != BadRecord::Newer);
        broken.map(|(id, _)| *id).filter(|&id| id != here).collect()
    }

    /// The games that cannot be read go, once the player was asked. The games that go.
    pub(super) fn remove_unreadable(&mut self, here: u64) -> Vec<u64> {
        let asked = std::mem::take(&mut self.farewell);
        let gone = if asked { self.removable(here) } else { Vec::new() };
        self.unreadable.retain(|id, _| !gone.contains(id));
        gone
    }

    /// Whether the browser's small store knows by this page that there are games.
    pub(super) const fn is_known(&self) -> bool {
        self.known
    }

    /// The browser's small store knows it from now on, or no longer; whether that is news to it.
    pub(super) const fn know(&mut self, known: bool) -> bool {
        std::mem::replace(&mut self.known, known) != known
    }
}

impl Session {
    /// Why the games on the disk could not be read, if they could not.
    #[must_use]
    pub const fn shelf_fault(&self) -> Option<SaveFault> {
        self.shelf.fault()
    }

    /// How many games on the disk could not be read.
    #[must_use]
    pub fn unreadable(&self) -> usize {
        self.shelf.unreadable()
    }

    /// Whether the list of games is still being read.
    #[must_use]
    pub const fn shelf_is_read(&self) -> bool {
        self.shelf.is_complete()
    }

    pub(super) fn read_shelf(&mut self, out: &mut Out) {
        self.shelf.begin();
        out.push(Cmd::Disk(DiskCmd::ReadShelf));
    }

    /// All is read: what was put away long ago goes for good.
    pub(super) fn shelf_read(&mut self, out: &mut Out) {
        let gone = self.shelf.finish(out.at.day, self.kernel.table.id());
        if !gone.is_empty() {
            out.push(Cmd::Disk(DiskCmd::Purge(gone)));
            // Nobody will miss what went as it was said.
            if self.shelf.len() == 0 && !self.kernel.table.is_kept() {
                self.shelf.know(false);
                out.push(Cmd::Disk(DiskCmd::KnowGames(false)));
            }
        }
    }

    /// The games that cannot be read go for good, once the player was asked.
    pub(super) fn remove_unreadable(&mut self, out: &mut Out) {
        let gone = self.shelf.remove_unreadable(self.kernel.table.id());
        if !gone.is_empty() {
            self.kernel.notices.say(Notice::UnreadableRemoved(gone.len()));
            out.push(Cmd::Disk(DiskCmd::Purge(gone)));
        }
    }
}
