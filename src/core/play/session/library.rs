//! The saved games: reading them, putting one on the board, copying, deleting.

use super::{Cmd, DiskCmd, Entry, Left, Loading, Out, Session};
use crate::{
    Grid, Order,
    generate::daily::Date,
    level::Level,
    play::{
        aids::Aids,
        archive::MOST_RECORD,
        clock::Millis,
        game::Game,
        journal::{Event, Record, Restored},
        making::day_of,
        ui::{Dialog, Notice, Panel},
    },
    sorting::sort_by_key,
};
use std::{collections::BTreeMap, sync::Arc};

/// The number of days after which a deleted game is removed from the disk.
pub const DAYS_KEPT: i32 = 30;

/// A saved game, as the list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its name.
    pub id: u64,
    /// The size.
    pub order: Order,
    /// The level, if known.
    pub level: Option<Level>,
    /// The date, if it is a daily puzzle.
    pub day: Option<Date>,
    /// The digits of the puzzle.
    pub givens: Grid,
    /// All digits on the board.
    pub board: Grid,
    /// The time played.
    pub played: Millis,
    /// The time when it was last played, in milliseconds since 1970; 0 if unknown.
    pub date: Millis,
    /// The number of filled cells among those empty at the start, and the number of those.
    pub filled: (usize, usize),
    /// Whether it is solved.
    pub finished: bool,
    /// Whether it has no turns.
    pub untouched: bool,
    /// The help that the player used.
    pub aids: Aids,
    /// The day of its deletion, if it was deleted; in days since 1970.
    pub deleted: Option<i32>,
    /// Whether it is the one on the board.
    pub here: bool,
    /// Whether it exists only in this page, as saving failed.
    pub unsaved: bool,
}

impl Card {
    /// The card of a game.
    #[must_use]
    pub fn of(id: u64, game: &Game, played: Millis, date: Millis) -> Self {
        let (givens, board) = (game.puzzle().clues().clone(), game.grid());
        let (given, filled) = (givens.filled_count(), board.filled_count());
        Self {
            id,
            order: game.order(),
            level: game.origin().level,
            day: day_of(game),
            played,
            date,
            filled: (filled - given, game.order().cell_count() - given),
            finished: game.is_finished(),
            untouched: game.history().is_empty(),
            aids: game.aids(),
            deleted: None,
            here: false,
            unsaved: false,
            givens,
            board,
        }
    }
}

impl Session {
    /// The saved games, the one played last first: unfinished, finished and deleted ones.
    #[must_use]
    pub fn cards(&self, now: Millis) -> Vec<Card> {
        let mut games: BTreeMap<u64, Card> = self.shelf.cards().map(|card| (card.id, card.clone())).collect();
        games.extend(self.cards_in_memory());
        games.remove(&self.kernel.table.id());
        let mut cards: Vec<Card> = games.into_values().collect();
        sort_by_key(&mut cards, |card| (std::cmp::Reverse(card.date), std::cmp::Reverse(card.id)));
        cards.insert(0, self.card_here(now));
        cards
    }

    /// The games that left the board and are not completely on the disk, or unconfirmed there.
    fn cards_in_memory(&self) -> impl Iterator<Item = (u64, Card)> {
        let told = self.shelf.fault().is_some();
        self.kernel.aside.all().filter(move |(id, _)| told || self.kernel.ledger.awaits(*id)).map(
            |(id, left)| {
                let card = Card::of(id, &left.game, left.played, left.date);
                (id, Card { deleted: left.deleted, unsaved: self.is_unsaved(id), ..card })
            },
        )
    }

    /// Whether saving a game failed.
    fn is_unsaved(&self, id: u64) -> bool {
        self.kernel.ledger.fault().is_some() && self.kernel.ledger.awaits(id)
    }

    /// The game on the board.
    pub(in crate::play) fn card_here(&self, now: Millis) -> Card {
        let card = Card::of(
            self.kernel.table.id(),
            self.kernel.table.game(),
            self.kernel.table.played(now),
            Millis::MAX,
        );
        Card { here: true, unsaved: self.is_unsaved(self.kernel.table.id()), ..card }
    }

    /// Puts a game on the board, or a copy of it.
    pub(super) fn load(&mut self, loading: Loading, out: &mut Out) {
        let id = loading.id();
        if self.kernel.aside.unsaved(id, &self.kernel.ledger).is_some() {
            return self.take_from_memory(loading, out);
        }
        if id != self.kernel.table.id() {
            self.kernel.table.load(loading);
            out.push(Cmd::Disk(DiskCmd::Load(id)));
            return;
        }
        self.kernel.page.close();
        match loading {
            Loading::Open(_) | Loading::Instead(_) => {}
            Loading::Restart(_) => {
                self.kernel.page.cover(false);
                self.turn_to(Panel::Play, out);
                let turn = self.kernel.table.game().restarting();
                self.play(turn, out);
            }
            Loading::Copy(_) => {
                let (game, played) = (self.kernel.table.game().clone(), self.kernel.table.played(out.at.now));
                self.begin(game, played, out);
            }
        }
        out.push(Cmd::Focus);
    }

    /// Takes a game that was requested. Returns whether it was.
    pub(super) fn loaded(&mut self, id: u64, restored: Restored, out: &mut Out) -> Option<Restored> {
        match self.kernel.table.loading() {
            Some(Loading::Copy(asked)) if asked == id => {
                self.kernel.table.stop_loading();
                self.begin(restored.game, restored.played, out);
                None
            }
            Some(loading) if loading.id() == id => Some(restored),
            // Another game was requested meanwhile.
            Some(_) => None,
            // It was found at the start. The player is playing another game already.
            None if self.kernel.table.is_kept() => {
                self.kernel.notices.say(Notice::GameFound(id));
                None
            }
            None => Some(restored),
        }
    }

    pub(super) fn delete(&mut self, id: u64, out: &mut Out) {
        if id == self.kernel.table.id() {
            return self.delete_here(out);
        }
        if self.append(id, Event::Deleted(out.at.day), Some(out.at.day), out) {
            self.kernel.notices.say(Notice::GameDeleted(id));
        }
    }

    /// Deletes the game on the board: the one played before takes its place, or a first puzzle.
    fn delete_here(&mut self, out: &mut Out) {
        let id = self.kernel.table.id();
        let card = Card::of(id, self.kernel.table.game(), self.kernel.table.played(out.at.now), out.at.date);
        // An untouched game isn't on the disk, so it can't be restored from there.
        let notice = self.kernel.table.is_kept().then_some(Notice::GameDeleted(id));
        if self.kernel.table.is_kept() {
            self.kernel.record(Event::Deleted(out.at.day), out);
            let deleted = Some(out.at.day);
            let left = Left {
                game: Arc::new(self.kernel.table.game().clone()),
                played: card.played,
                date: out.at.date,
                tail: self.kernel.table.tail(),
                deleted,
            };
            self.kernel.aside.put(id, left);
            self.shelf.put(Card { deleted, ..card }, self.kernel.table.tail().next());
        }
        let others = self.cards(out.at.now).into_iter().skip(1).filter(|card| card.deleted.is_none());
        let next = others.filter(|card| card.id != id && !card.finished).map(|card| card.id).next();
        // A game just deleted doesn't resume by itself.
        self.kernel.table.let_go();
        if let Some(other) = next {
            self.load(Loading::Instead(other), out);
        } else {
            self.kernel.aside.lead_back_to(None);
            self.lay_first_puzzle(out);
        }
        self.kernel.page.open(Dialog::Games);
        self.kernel.notices.say(notice);
    }

    pub(super) fn undelete(&mut self, id: u64, out: &mut Out) {
        if self.append(id, Event::Undeleted, None, out) {
            self.kernel.notices.taken_back(id);
        }
    }

    /// Appends to the journal of a game that is not on the board.
    fn append(&mut self, id: u64, event: Event, deleted: Option<i32>, out: &mut Out) -> bool {
        let in_memory = self.kernel.ledger.awaits(id);
        let left = self.kernel.aside.get_mut(id).filter(|_| in_memory);
        let (number, played, date) = match (left, self.shelf.end_of(id)) {
            (Some(left), _) => {
                left.deleted = deleted;
                (left.tail.take(), left.played, left.date)
            }
            (None, Some(end)) => end,
            (None, None) => return false,
        };
        if number > MOST_RECORD {
            // Only a file can bring such a number. No further record fits, not even one for the deletion.
            if matches!(event, Event::Deleted(_)) {
                self.shelf.remove(id);
                out.push(Cmd::Disk(DiskCmd::Purge(vec![id])));
            }
            return false;
        }
        self.shelf.written(id, number, deleted);
        // The date of the last play stays: deleting isn't playing.
        self.kernel.write([Entry::of(id, &Record { number, played, date, event })], out);
        true
    }
}
