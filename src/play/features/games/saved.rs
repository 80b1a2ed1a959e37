//! The games on the disk, as far as known.

use super::{Card, DAYS_KEPT};
use crate::{
    game::clock::Millis,
    saved::journal::{RecordError, Restored},
    ui::SaveError,
};
use std::collections::BTreeMap;

/// A game of the saved.
#[derive(Clone, Debug, PartialEq)]
struct Kept {
    card: Card,
    /// The number of its next record.
    next: u64,
}

/// The games on the disk, as far as known.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct SavedGames {
    games: BTreeMap<u64, Kept>,
    unreadable: BTreeMap<u64, RecordError>,
    /// Whether the dialog asks to confirm the deletion of the unreadable games.
    farewell: bool,
    /// Whether the whole disk has been read.
    complete: bool,
    /// The reason if it is unreadable.
    fault: Option<SaveError>,
}

impl SavedGames {
    /// Starts reading it again.
    pub(super) fn begin(&mut self) {
        *self = Self::default();
    }

    /// The disk is unreadable, so its games are unknown.
    pub(super) fn fail(&mut self, fault: SaveError) {
        (self.complete, self.fault) = (true, Some(fault));
    }

    /// The reason if it is unreadable.
    pub(crate) const fn fault(&self) -> Option<SaveError> {
        self.fault
    }

    /// Whether the whole disk has been read.
    pub(crate) const fn is_complete(&self) -> bool {
        self.complete
    }

    /// The number of games found, readable or not.
    pub(crate) fn len(&self) -> usize {
        self.games.len() + self.unreadable.len()
    }

    /// The number of unreadable games.
    pub(crate) fn unreadable(&self) -> usize {
        self.unreadable.len()
    }

    /// The readable games.
    pub(super) fn cards(&self) -> impl Iterator<Item = &Card> {
        self.games.values().map(|kept| &kept.card)
    }

    pub(super) fn take(&mut self, id: u64, outcome: Result<Box<Restored>, RecordError>) {
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

    /// Adds a game with the number of its next record.
    pub(super) fn put(&mut self, card: Card, next: u64) {
        self.games.insert(card.id, Kept { card, next });
    }

    /// Updates a game that may be in the list and has been played since, with the number of its next record.
    pub(super) fn renew(&mut self, card: Card, next: u64) {
        if let Some(kept) = self.games.get_mut(&card.id) {
            *kept = Kept { card, next };
        }
    }

    /// The end of a game: its next record, the time played and the time of its last play.
    pub(super) fn end_of(&self, id: u64) -> Option<(u64, Millis, Millis)> {
        self.games.get(&id).map(|kept| (kept.next, kept.card.played, kept.card.date))
    }

    /// A record was written that deletes a game, or restores it.
    pub(super) fn written(&mut self, id: u64, number: u64, deleted: Option<i32>) {
        if let Some(kept) = self.games.get_mut(&id) {
            kept.next = number + 1;
            kept.card.deleted = deleted;
        }
    }

    pub(super) fn remove(&mut self, id: u64) {
        self.games.remove(&id);
    }

    /// Ends the reading. Returns the games to remove: those deleted long before a day, except the game on the
    /// board.
    pub(super) fn finish(&mut self, day: i32, here: u64) -> Vec<u64> {
        self.complete = true;
        let long_ago = |card: &Card| card.deleted.is_some_and(|put| day.saturating_sub(put) > DAYS_KEPT);
        let old = self.cards().filter(|card| long_ago(card) && card.id != here);
        let gone: Vec<u64> = old.map(|card| card.id).collect();
        self.games.retain(|id, _| !gone.contains(id));
        gone
    }

    /// Whether the dialog asks to confirm the deletion of the unreadable games.
    pub(crate) const fn asks_farewell(&self) -> bool {
        self.farewell
    }

    /// Opens that question, or closes it.
    pub(super) const fn ask_farewell(&mut self, asked: bool) {
        self.farewell = asked;
    }

    /// The unreadable games, except those of a later version, which can read them, and the one on the board.
    pub(crate) fn removable(&self, here: u64) -> Vec<u64> {
        let broken = self.unreadable.iter().filter(|(_, fault)| **fault != RecordError::Newer);
        broken.map(|(id, _)| *id).filter(|&id| id != here).collect()
    }

    /// Removes the unreadable games after the player has confirmed. Returns them.
    pub(super) fn remove_unreadable(&mut self, here: u64) -> Vec<u64> {
        let asked = std::mem::take(&mut self.farewell);
        let gone = if asked { self.removable(here) } else { Vec::new() };
        self.unreadable.retain(|id, _| !gone.contains(id));
        gone
    }
}
