//! The games that are kept: reading them, taking one to the board, copying, putting away.

use super::{Cmd, Kept, Left, Moment, Session};
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
        ui::{Dialog, Notice, Panel},
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
    /// Whether it is only in this page, as it cannot be saved.
    pub unsaved: bool,
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
            unsaved: false,
            givens,
            board,
        }
    }
}

impl Session {
    /// The games that are kept, the one played last first: those to go on with, and those put away.
    #[must_use]
    pub fn cards(&self, now: Millis) -> Vec<Card> {
        let mut games: BTreeMap<u64, Card> =
            self.shelf.games.iter().map(|(&id, kept)| (id, kept.card.clone())).collect();
        games.extend(self.cards_in_memory());
        games.remove(&self.id);
        let mut cards: Vec<Card> = games.into_values().collect();
        sort_by_key(&mut cards, |card| (std::cmp::Reverse(card.date), std::cmp::Reverse(card.id)));
        cards.insert(0, self.card_here(now));
        cards
    }

    /// The games that left the board and of which the disk has not all, or does not say what it has.
    fn cards_in_memory(&self) -> impl Iterator<Item = (u64, Card)> {
        let told = self.shelf.fault.is_some();
        self.aside.all().filter(move |(id, _)| told || self.ledger.awaits(*id)).map(|(id, left)| {
            let card = Card::of(id, &left.game, left.played, left.date);
            (id, Card { deleted: left.deleted, unsaved: self.is_unsaved(id), ..card })
        })
    }

    /// Whether something of a game cannot be written.
    fn is_unsaved(&self, id: u64) -> bool {
        self.ledger.fault().is_some() && self.ledger.awaits(id)
    }

    /// The game on the board.
    pub(in crate::play) fn card_here(&self, now: Millis) -> Card {
        let card = Card::of(self.id, &self.game, self.clock.elapsed(now), Millis::MAX);
        Card { here: true, unsaved: self.is_unsaved(self.id), ..card }
    }

    /// Takes a game to the board, or a copy of it.
    pub(super) fn load(&mut self, loading: Loading, at: Moment, cmds: &mut Vec<Cmd>) {
        let id = loading.id();
        if self.aside.unsaved(id, &self.ledger).is_some() {
            return self.take_from_memory(loading, at, cmds);
        }
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
            Some(loading) if loading.id() == id => Some(restored),
            // Another was asked for meanwhile.
            Some(_) => None,
            // Found at the start. Whoever plays already goes on.
            None if self.kept => {
                self.notice = Some(Notice::GameFound(id));
                None
            }
            None => Some(restored),
        }
    }

    /// The game on the board makes room for another. One that nobody played is put away, and can be had back;
    /// the answer is the day if it is.
    pub(super) fn leave(&mut self, at: Moment, cmds: &mut Vec<Cmd>) -> Option<i32> {
        if self.kept && self.game.history().is_empty() && self.game.history().savepoints().next().is_none() {
            self.record(Event::Deleted(at.day), at, cmds);
            return Some(at.day);
        }
        if self.clock.is_running() && self.kept {
            self.record(Event::Time, at, cmds);
        }
        None
    }

    pub(super) fn delete(&mut self, id: u64, at: Moment, cmds: &mut Vec<Cmd>) {
        if id == self.id {
            return self.delete_here(at, cmds);
        }
        if self.append(id, Event::Deleted(at.day), Some(at.day), at, cmds) {
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
            let deleted = Some(at.day);
            let left = Left {
                game: self.game.clone(),
                played: card.played,
                date: at.date,
                tail: self.tail,
                deleted,
            };
            self.aside.put(id, left);
            self.shelf.games.insert(id, Kept { card: Card { deleted, ..card }, next: self.tail.next() });
        }
        let others = self.cards(at.now).into_iter().skip(1).filter(|card| card.deleted.is_none());
        let next = others.filter(|card| card.id != id && !card.finished).map(|card| card.id).next();
        // What was just put away is not taken up again by itself.
        self.kept = false;
        if let Some(other) = next {
            self.load(Loading::Instead(other), at, cmds);
        } else {
            self.aside.lead_back_to(None);
            self.put_aside(crate::examples::first(), None, at);
            self.start_over(at, cmds);
        }
        self.dialog = Some(Dialog::Games);
        self.notice = notice;
    }

    pub(super) fn undelete(&mut self, id: u64, at: Moment, cmds: &mut Vec<Cmd>) {
        if self.append(id, Event::Undeleted, None, at, cmds) && self.notice == Some(Notice::GameDeleted(id)) {
            self.notice = None;
        }
    }

    /// Appends to the journal of a game that is not on the board.
    fn append(
        &mut self,
        id: u64,
        event: Event,
        deleted: Option<i32>,
        at: Moment,
        cmds: &mut Vec<Cmd>,
    ) -> bool {
        let in_memory = self.ledger.awaits(id);
        let left = self.aside.get_mut(id).filter(|_| in_memory);
        let shelved = self.shelf.games.get_mut(&id);
        let (number, played, date) = match (left, &shelved) {
            (Some(left), _) => {
                left.deleted = deleted;
                (left.tail.take(), left.played, left.date)
            }
            (None, Some(kept)) => (kept.next, kept.card.played, kept.card.date),
            (None, None) => return false,
        };
        if number > MOST_RECORD {
            // Only a file can bring such a number. No record has room behind it, not even one that says that
            // the game is put away.
            if matches!(event, Event::Deleted(_)) {
                self.shelf.games.remove(&id);
                cmds.push(Cmd::Purge(vec![id]));
            }
            return false;
        }
        if let Some(kept) = shelved {
            kept.next = number + 1;
            kept.card.deleted = deleted;
        }
        // The date of the last play stays: to be put away is not to be played.
        self.write(id, &Record { number, played, date, event }, 0, at, cmds);
        true
    }
}
