//! The saved games: listing them, putting one on the board, copying, deleting.

use super::{
    Card, Games,
    replacing::{lay_first_puzzle, take_from_memory},
};
use crate::{
    game::clock::Millis,
    kernel::{Cmd, DiskCmd, Entry, Kernel, LeftGame, Loading, Out},
    saved::{
        archive::MOST_RECORD,
        journal::{Event, Record},
    },
    ui::{Dialog, Notice, Panel},
};
use std::{collections::BTreeMap, sync::Arc};
use sudoku_core::sorting::sort_by_key;

impl Games {
    /// The saved games, the one played last first: unfinished, finished and deleted ones.
    pub(crate) fn cards(&self, now: Millis, kernel: &Kernel) -> Vec<Card> {
        let mut games: BTreeMap<u64, Card> = self.saved.cards().map(|card| (card.id, card.clone())).collect();
        games.extend(self.cards_in_memory(kernel));
        games.remove(&kernel.current().id());
        let mut cards: Vec<Card> = games.into_values().collect();
        sort_by_key(&mut cards, |card| (std::cmp::Reverse(card.date), std::cmp::Reverse(card.id)));
        cards.insert(0, card_here(now, kernel));
        cards
    }

    /// The games that left the board and are not completely on the disk, or unconfirmed there.
    fn cards_in_memory(&self, kernel: &Kernel) -> impl Iterator<Item = (u64, Card)> {
        let told = self.saved.fault().is_some();
        kernel.left().all().filter(move |(id, _)| told || kernel.unconfirmed().awaits(*id)).map(
            |(id, left)| {
                let card = Card::of(id, &left.game, left.played, left.date);
                (id, Card { deleted: left.deleted, unsaved: is_unsaved(id, kernel), ..card })
            },
        )
    }

    pub(super) fn delete(&mut self, id: u64, kernel: &mut Kernel, out: &mut Out) {
        if id == kernel.current().id() {
            return self.delete_here(kernel, out);
        }
        if self.append(id, Event::Deleted(out.at.day), Some(out.at.day), kernel, out) {
            kernel.say(Notice::GameDeleted(id));
        }
    }

    /// Deletes the game on the board: the one played before takes its place, or a first puzzle.
    fn delete_here(&mut self, kernel: &mut Kernel, out: &mut Out) {
        let id = kernel.current().id();
        let card = Card::of(id, kernel.current().game(), kernel.current().played(out.at.now), out.at.date);
        // An untouched game isn't on the disk, so it can't be restored from there.
        let notice = kernel.current().is_kept().then_some(Notice::GameDeleted(id));
        if kernel.current().is_kept() {
            kernel.record(Event::Deleted(out.at.day), out);
            let deleted = Some(out.at.day);
            let left = LeftGame {
                game: Arc::new(kernel.current().game().clone()),
                played: card.played,
                date: out.at.date,
                tail: kernel.current().tail(),
                deleted,
            };
            kernel.left_mut().put(id, left);
            self.saved.put(Card { deleted, ..card }, kernel.current().tail().next());
        }
        let others = self.cards(out.at.now, kernel).into_iter().skip(1).filter(|card| card.deleted.is_none());
        let next = others.filter(|card| card.id != id && !card.finished).map(|card| card.id).next();
        // A game just deleted doesn't resume by itself.
        kernel.current_mut().let_go();
        if let Some(other) = next {
            load(Loading::Replace(other), kernel, out);
        } else {
            kernel.left_mut().lead_back_to(None);
            lay_first_puzzle(kernel, out);
        }
        kernel.page_mut().open(Dialog::Games);
        kernel.say(notice);
    }

    pub(super) fn undelete(&mut self, id: u64, kernel: &mut Kernel, out: &mut Out) {
        if self.append(id, Event::Undeleted, None, kernel, out) {
            kernel.notices_mut().taken_back(id);
        }
    }

    /// Appends to the journal of a game that is not on the board.
    fn append(
        &mut self,
        id: u64,
        event: Event,
        deleted: Option<i32>,
        kernel: &mut Kernel,
        out: &mut Out,
    ) -> bool {
        let in_memory = kernel.unconfirmed().awaits(id);
        // A record that follows before this one is confirmed needs another number, whichever of the two ends it asks.
        let (number, played, date) = match (kernel.left_mut().get_mut(id), self.saved.end_of(id)) {
            (Some(left), end) if in_memory => {
                left.deleted = deleted;
                (left.tail.take_from(end.map_or(0, |(next, ..)| next)), left.played, left.date)
            }
            (left, Some(end)) => {
                if let Some(left) = left {
                    left.deleted = deleted;
                    left.tail.take_from(end.0);
                }
                end
            }
            (_, None) => return false,
        };
        if number > MOST_RECORD {
            // Only a file can bring such a number. No further record fits, not even one for the deletion.
            if matches!(event, Event::Deleted(_)) {
                self.saved.remove(id);
                out.push(Cmd::Disk(DiskCmd::Purge(vec![id])));
            }
            return false;
        }
        self.saved.written(id, number, deleted);
        // The date of the last play stays: deleting isn't playing.
        kernel.write([Entry::of(id, &Record { number, played, date, event })], out);
        true
    }
}

/// Puts a game on the board, or a copy of it.
pub(super) fn load(loading: Loading, kernel: &mut Kernel, out: &mut Out) {
    let id = loading.id();
    if kernel.left().unsaved(id, kernel.unconfirmed()).is_some() {
        return take_from_memory(loading, kernel, out);
    }
    if id != kernel.current().id() {
        kernel.current_mut().load(loading);
        out.push(Cmd::Disk(DiskCmd::Load(id)));
        return;
    }
    kernel.page_mut().close();
    match loading {
        Loading::Open(_) | Loading::Replace(_) => {}
        Loading::Restart(_) => {
            kernel.page_mut().cover(false);
            kernel.turn_to(Panel::HOME, out);
            kernel.restart(out);
        }
        Loading::Copy(_) => {
            let (game, played) = (kernel.current().game().clone(), kernel.current().played(out.at.now));
            kernel.begin(game, played, out);
        }
    }
    out.push(Cmd::Focus);
}

/// The game on the board.
pub(crate) fn card_here(now: Millis, kernel: &Kernel) -> Card {
    let card =
        Card::of(kernel.current().id(), kernel.current().game(), kernel.current().played(now), Millis::MAX);
    Card { here: true, unsaved: is_unsaved(kernel.current().id(), kernel), ..card }
}

/// Whether saving a game failed.
fn is_unsaved(id: u64, kernel: &Kernel) -> bool {
    kernel.unconfirmed().fault().is_some() && kernel.unconfirmed().awaits(id)
}
