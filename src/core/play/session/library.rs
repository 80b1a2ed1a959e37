//! The games that are kept: reading them, taking one to the board, copying, putting away.

use super::{Cmd, Moment, Session};
use crate::{
    Grid, Order,
    generate::daily::Date,
    level::Level,
    play::{
        aids::Aids,
        archive::{Archive, BadArchive, BadFile, StoredGame},
        clock::Millis,
        game::Game,
        journal::{BadRecord, Event, Record, Restored},
        settings::Settings,
        ui::{Dialog, Imported, Notice, Panel},
        view::day_of,
    },
    sorting::sort_by_key,
};
use std::collections::BTreeMap;

/// After how many days a game that was put away is taken from the disk.
pub const DAYS_KEPT: i32 = 30;

/// A game that is kept, as it is told of in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its name.
    pub id: u64,
    /// The size.
    pub order: Order,
    /// The level, if it is known.
    pub level: Option<Level>,
    /// The day of which it is the puzzle.
    pub day: Option<Date>,
    /// The digits of the puzzle.
    pub givens: Grid,
    /// All digits on the board.
    pub board: Grid,
    /// The time played.
    pub played: Millis,
    /// When it was played last, in milliseconds since 1970; 0 if that is not known.
    pub date: Millis,
    /// How many of the cells that were empty hold a digit, and how many there were.
    pub filled: (usize, usize),
    /// Whether it is solved.
    pub finished: bool,
    /// Whether nothing was played yet.
    pub untouched: bool,
    /// The help that was had.
    pub aids: Aids,
    /// The day on which it was put away, if it was.
    pub deleted: Option<i32>,
    /// Whether it is the one on the board.
    pub here: bool,
}

/// A game of the shelf.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::play) struct Kept {
    card: Card,
    /// The number of its next record.
    next: u64,
}

/// What is known of the games on the disk.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::play) struct Shelf {
    pub(in crate::play) games: BTreeMap<u64, Kept>,
    pub(in crate::play) unreadable: BTreeMap<u64, BadRecord>,
    /// Whether all of the disk was read.
    pub(in crate::play) complete: bool,
}

/// What becomes of a game that is being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::play) enum Loading {
    /// It goes to the board as it is.
    Open(u64),
    /// It takes the place of one that was put away, while the list stays open.
    Instead(u64),
    /// It goes to the board, and begins anew.
    Restart(u64),
    /// A copy goes to the board.
    Copy(u64),
}

impl Loading {
    /// The game that is read.
    pub(in crate::play) const fn id(self) -> u64 {
        let (Self::Open(id) | Self::Instead(id) | Self::Restart(id) | Self::Copy(id)) = self;
        id
    }
}

impl Card {
    /// What the list tells of a game.
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
            givens,
            board,
        }
    }
}

impl Session {
    /// The games that are kept, the one played last first: those to go on with, and those put away.
    #[must_use]
    pub fn cards(&self, now: Millis) -> Vec<Card> {
        let others = self.shelf.games.values().filter(|kept| kept.card.id != self.id);
        let mut cards: Vec<Card> = others.map(|kept| kept.card.clone()).collect();
        sort_by_key(&mut cards, |card| (std::cmp::Reverse(card.date), std::cmp::Reverse(card.id)));
        cards.insert(0, self.card_here(now));
        cards
    }

    /// The game on the board.
    pub(in crate::play) fn card_here(&self, now: Millis) -> Card {
        let card = Card::of(self.id, &self.game, self.clock.elapsed(now), Millis::MAX);
        Card { here: true, ..card }
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
        self.shelf = Shelf::default();
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
        }
    }

    /// Takes a game to the board, or a copy of it.
    pub(super) fn load(&mut self, loading: Loading, at: Moment, cmds: &mut Vec<Cmd>) {
        let id = loading.id();
        if id != self.id {
            self.loading = Some(loading);
            cmds.push(Cmd::Load(id));
            return;
        }
        self.dialog = None;
        match loading {
            Loading::Open(_) | Loading::Instead(_) => {}
            Loading::Restart(_) => {
                self.paused = false;
                self.turn_to(Panel::Play, at, cmds);
                let turn = self.game.restarting();
                self.play(turn, at, cmds);
            }
            Loading::Copy(_) => {
                let (game, played) = (self.game.clone(), self.clock.elapsed(at.now));
                self.begin(game, played, at, cmds);
            }
        }
        cmds.push(Cmd::Focus);
    }

    /// A game was read that was asked for; the answer is whether it was.
    pub(super) fn loaded(
        &mut self,
        id: u64,
        restored: Restored,
        at: Moment,
        cmds: &mut Vec<Cmd>,
    ) -> Option<Restored> {
        match self.loading {
            Some(Loading::Copy(asked)) if asked == id => {
                self.loading = None;
                self.begin(restored.game, restored.played, at, cmds);
                None
            }
            Some(loading) if loading.id() == id => {
                self.leave(at, cmds);
                Some(restored)
            }
            // Another was asked for meanwhile.
            Some(_) => None,
            // Found at the start. Whoever plays already goes on; what was found is in the list.
            None => (!self.kept).then_some(restored),
        }
    }

    /// The game on the board makes room for another. One that nobody played is put away; it can be had back.
    pub(super) fn leave(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        if self.kept && self.game.history().is_empty() && self.game.history().savepoints().next().is_none() {
            self.record(Event::Deleted(at.day), at, cmds);
        } else if self.clock.is_running() && self.kept {
            self.record(Event::Time, at, cmds);
        }
    }

    pub(super) fn delete(&mut self, id: u64, at: Moment, cmds: &mut Vec<Cmd>) {
        if id == self.id {
            return self.delete_here(at, cmds);
        }
        if self.append(id, Event::Deleted(at.day), Some(at.day), cmds) {
            self.notice = Some(Notice::GameDeleted(id));
        }
    }

    /// The game on the board is put away: the one played last before takes its place, or a first puzzle.
    fn delete_here(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        let id = self.id;
        let card = Card::of(id, &self.game, self.clock.elapsed(at.now), at.date);
        // A game that nobody touched is not on the disk, and so cannot be had back from there.
        let notice = self.kept.then_some(Notice::GameDeleted(id));
        if self.kept {
            self.record(Event::Deleted(at.day), at, cmds);
            let card = Card { deleted: Some(at.day), ..card };
            self.shelf.games.insert(id, Kept { card, next: self.next_record });
        }
        let others = self.cards(at.now).into_iter().skip(1).filter(|card| card.deleted.is_none());
        let next = others.filter(|card| card.id != id && !card.finished).map(|card| card.id).next();
        // What was just put away is not taken up again by itself.
        self.kept = false;
        if let Some(other) = next {
            self.load(Loading::Instead(other), at, cmds);
        } else {
            self.previous = None;
            self.start_over(crate::examples::first(), at, cmds);
        }
        self.dialog = Some(Dialog::Games);
        self.notice = notice;
    }

    pub(super) fn undelete(&mut self, id: u64, cmds: &mut Vec<Cmd>) {
        if self.append(id, Event::Undeleted, None, cmds) && self.notice == Some(Notice::GameDeleted(id)) {
            self.notice = None;
        }
    }

    pub(super) fn export(&self, at: Moment, cmds: &mut Vec<Cmd>) {
        let event = Event::Whole(Box::new(self.game.clone()));
        let (number, played) = (self.next_record, self.clock.elapsed(at.now));
        let text = Record { number, played, date: at.date, event }.write();
        cmds.push(Cmd::Export(StoredGame { id: self.id, records: vec![(number, text)] }));
    }

    /// Reads a file in. Its settings hold at once; its games and times are merged by the browser, which has
    /// those that are here.
    pub(super) fn import(&mut self, text: Result<String, BadFile>, at: Moment, cmds: &mut Vec<Cmd>) {
        let archive = match text {
            Err(BadFile::Unreadable) => return self.notice = Some(Notice::ImportFailed),
            Err(BadFile::TooLarge) => Err(BadArchive::TooLarge),
            Ok(text) => Archive::read(&text),
        };
        match archive {
            Err(fault) => self.notice = Some(Notice::CannotImport(fault)),
            Ok(archive) => {
                let settings = archive.settings.as_deref().map(Settings::read);
                if let Some(Ok(settings)) = settings {
                    self.settings = settings;
                    self.settings_changed(at, cmds);
                }
                cmds.push(Cmd::Import(Box::new(archive)));
            }
        }
    }

    /// The list and the book are read again, as both may have grown.
    pub(super) fn imported(&mut self, merged: Option<Imported>, cmds: &mut Vec<Cmd>) {
        self.notice = Some(merged.map_or(Notice::ImportFailed, Notice::Imported));
        self.read_shelf(cmds);
        cmds.push(Cmd::ReadBook);
    }

    /// Appends to the journal of a game that is not on the board.
    fn append(&mut self, id: u64, event: Event, deleted: Option<i32>, cmds: &mut Vec<Cmd>) -> bool {
        let Some(kept) = self.shelf.games.get_mut(&id) else { return false };
        let number = kept.next;
        kept.next += 1;
        kept.card.deleted = deleted;
        let played = kept.card.played;
        // The date of the last play stays: to be put away is not to be played.
        let text = Record { number, played, date: kept.card.date, event }.write();
        self.unsaved.insert((id, number));
        cmds.push(Cmd::Save { game: id, number, text, forget_below: 0 });
        true
    }
}
