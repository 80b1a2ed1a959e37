//! What is known of the games on the disk.

use super::{Card, Cmd, DAYS_KEPT, Moment, Session};
use crate::play::{
    journal::{BadRecord, Restored},
    ui::{Notice, SaveFault},
};
use std::collections::BTreeMap;

/// A game of the shelf.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::play) struct Kept {
    pub(super) card: Card,
    /// The number of its next record.
    pub(super) next: u64,
}

/// What is known of the games on the disk.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::play) struct Shelf {
    pub(in crate::play) games: BTreeMap<u64, Kept>,
    pub(in crate::play) unreadable: BTreeMap<u64, BadRecord>,
    /// Whether the player was asked if those that cannot be read shall go for good.
    pub(in crate::play) farewell: bool,
    /// Whether all of the disk was read.
    pub(in crate::play) complete: bool,
    /// Why it could not be read.
    pub(in crate::play) fault: Option<SaveFault>,
    /// Whether the browser's small store knows by this page that there are games.
    pub(in crate::play) known: bool,
}

impl Shelf {
    /// The disk cannot be read, so it is not known what is there.
    pub(super) fn fail(&mut self, fault: SaveFault) {
        (self.complete, self.fault) = (true, Some(fault));
    }
}

impl Session {
    /// Why the games on the disk could not be read, if they could not.
    #[must_use]
    pub const fn shelf_fault(&self) -> Option<SaveFault> {
        self.shelf.fault
    }

    /// How many games on the disk could not be read.
    #[must_use]
    pub fn unreadable(&self) -> usize {
        self.shelf.unreadable.len()
    }

    /// Whether the list of games is still being read.
    #[must_use]
    pub const fn shelf_is_read(&self) -> bool {
        self.shelf.complete
    }

    /// How many games were found while the list is being read, readable or not.
    pub(in crate::play) fn shelved_so_far(&self) -> usize {
        self.shelf.games.len() + self.shelf.unreadable.len()
    }

    pub(super) fn read_shelf(&mut self, cmds: &mut Vec<Cmd>) {
        self.shelf = Shelf { known: self.shelf.known, ..Shelf::default() };
        cmds.push(Cmd::ReadShelf);
    }

    pub(super) fn shelved(&mut self, id: u64, outcome: Result<Box<Restored>, BadRecord>) {
        match outcome {
            Ok(restored) => {
                let Restored { game, played, date, next, deleted, .. } = *restored;
                let card = Card { deleted, ..Card::of(id, &game, played, date) };
                self.shelf.games.insert(id, Kept { card, next });
            }
            Err(fault) => {
                self.shelf.unreadable.insert(id, fault);
            }
        }
    }

    /// All is read: what was put away long ago goes for good.
    pub(super) fn shelf_read(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        self.shelf.complete = true;
        let old = |kept: &Kept| {
            let long_ago = kept.card.deleted.is_some_and(|day| at.day.saturating_sub(day) > DAYS_KEPT);
            long_ago && kept.card.id != self.id
        };
        let gone: Vec<u64> =
            self.shelf.games.values().filter(|kept| old(kept)).map(|kept| kept.card.id).collect();
        if !gone.is_empty() {
            self.shelf.games.retain(|id, _| !gone.contains(id));
            cmds.push(Cmd::Purge(gone));
            // Nobody will miss what went as it was said.
            let none = self.shelf.games.is_empty() && self.shelf.unreadable.is_empty();
            if none && !self.kept {
                self.shelf.known = false;
                cmds.push(Cmd::KnowGames(false));
            }
        }
    }

    /// The games that cannot be read, but for those of a later program, which can.
    pub(in crate::play) fn removable(&self) -> Vec<u64> {
        let broken = self.shelf.unreadable.iter().filter(|(_, fault)| **fault != BadRecord::Newer);
        broken.map(|(id, _)| *id).filter(|&id| id != self.id).collect()
    }

    /// The games that cannot be read go for good, once the player was asked.
    pub(super) fn remove_unreadable(&mut self, cmds: &mut Vec<Cmd>) {
        let gone = self.removable();
        if std::mem::take(&mut self.shelf.farewell) && !gone.is_empty() {
            self.shelf.unreadable.retain(|id, _| !gone.contains(id));
            self.notice = Some(Notice::UnreadableRemoved(gone.len()));
            cmds.push(Cmd::Purge(gone));
        }
    }
}
