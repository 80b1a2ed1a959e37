//! Saving: the journal of the game on the board, and what is heard from the disk.

use super::{Cmd, Moment, Session};
use crate::play::{
    archive::{MOST_GAME, MOST_RECORD},
    journal::{self, Event, Record, Restored, WHOLE_EVERY},
    ui::{Dialog, Notice, SaveFault},
};

/// How many records an action takes at most, and the word that a journal is left.
const ROOM: u64 = 8;

/// Where the journal of a game ends, and what the next record has to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::play) struct Tail {
    /// The number of the next record.
    next: u64,
    /// Where the whole game was written last, and where before that.
    whole: [u64; 2],
    /// Whether the whole game has to be written next, whatever happens.
    due: bool,
}

impl Default for Tail {
    fn default() -> Self {
        Self { next: 0, whole: [0; 2], due: true }
    }
}

impl Tail {
    /// The end of a journal that was read. One that holds the whole game only once gets it a second time.
    pub(in crate::play) const fn of(restored: &Restored) -> Self {
        Self {
            next: restored.next,
            whole: [restored.whole, 0],
            due: !restored.intact || !restored.doubled || restored.shortened,
        }
    }

    /// The number of the next record.
    #[must_use]
    pub(in crate::play) const fn next(&self) -> u64 {
        self.next
    }

    /// Whether the next two records are the whole game.
    fn turn_page(&mut self) -> bool {
        let turned = self.due || self.next - self.whole[0] >= WHOLE_EVERY;
        if turned {
            (self.whole, self.due) = ([self.next, self.whole[0]], false);
        }
        turned
    }

    /// The next records have to be the whole game.
    const fn need_whole(&mut self) {
        self.due = true;
    }

    /// The number of the record that is written now.
    pub(super) const fn take(&mut self) -> u64 {
        self.next += 1;
        self.next - 1
    }
}

impl Session {
    /// A name for a game that begins now. Two games begun within a millisecond are still two; after a name that
    /// lies too far ahead, which only a file can bring, names are the time again.
    pub(super) fn next_name(&self, at: Moment) -> u64 {
        if self.id < MOST_GAME { at.date.max(self.id + 1) } else { at.date }
    }

    /// The journal has no room for what comes next, as only a file can bring such numbers. The game goes on in
    /// a journal of its own, and the one that is full is put away.
    fn leave_journal(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        if self.kept && self.tail.next <= MOST_RECORD {
            self.append_here(Event::Deleted(at.day), at, cmds);
        }
        self.id = self.next_name(at);
        self.tail = Tail::default();
    }

    /// Appends to the journal. A journal begins with the whole game, twice.
    pub(super) fn record(&mut self, event: Event, at: Moment, cmds: &mut Vec<Cmd>) {
        if self.tail.next + ROOM > MOST_RECORD {
            self.leave_journal(at, cmds);
        }
        self.kept = true;
        if self.tail.turn_page() {
            let first = self.tail.take();
            let own = journal::twins(&self.game, first, self.clock.elapsed(at.now), at.date);
            self.tail.take();
            self.write_all(self.id, own, self.tail.whole[1], at, cmds);
            // The whole game says all that could have happened to it, but not that it is put away.
            if !matches!(event, Event::Deleted(_) | Event::Undeleted) {
                return;
            }
        }
        self.append_here(event, at, cmds);
    }

    fn append_here(&mut self, event: Event, at: Moment, cmds: &mut Vec<Cmd>) {
        let number = self.tail.take();
        let record = Record { number, played: self.clock.elapsed(at.now), date: at.date, event };
        self.write(self.id, &record, self.tail.whole[1], at, cmds);
    }

    /// Hands records of any game to the browser.
    fn write_all(
        &mut self,
        game: u64,
        records: impl IntoIterator<Item = (u64, String)>,
        forget_below: u64,
        at: Moment,
        cmds: &mut Vec<Cmd>,
    ) {
        for (number, text) in records {
            self.ledger.send(game, number, at.now);
            cmds.push(Cmd::Save { game, number, text, forget_below });
        }
    }

    /// Hands a record of any game to the browser.
    pub(super) fn write(
        &mut self,
        game: u64,
        record: &Record,
        forget_below: u64,
        at: Moment,
        cmds: &mut Vec<Cmd>,
    ) {
        self.write_all(game, [(record.number, record.write())], forget_below, at, cmds);
    }

    pub(super) fn saved(&mut self, game: u64, number: u64, cmds: &mut Vec<Cmd>) {
        self.ledger.written(game, number);
        self.aside.tidy(&self.ledger);
        if !self.shelf.known {
            self.shelf.known = true;
            cmds.push(Cmd::KnowGames(true));
        }
        if self.ledger.fault().is_none() {
            self.later.retain(|notice| !matches!(notice, Notice::NotSaved(_)));
            match &mut self.notice {
                Some(Notice::NotSaved(_)) => self.notice = None,
                Some(Notice::PuzzleReplaced(fault)) => *fault = None,
                _ => {}
            }
        }
    }

    /// Writes the whole game, as nothing before it can be relied on.
    pub(super) fn save_whole(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        if self.kept {
            self.tail.need_whole();
            self.record(Event::Time, at, cmds);
        }
    }

    /// What could not be written is tried again with the next record. What else is said and not read yet
    /// stays, if the player knows already that nothing is saved.
    pub(super) fn save_failed(&mut self, fault: SaveFault, at: Moment, cmds: &mut Vec<Cmd>) {
        if fault == SaveFault::Elsewhere {
            return self.taken(self.id, at, cmds);
        }
        let is_news = self.ledger.fail(fault);
        match &mut self.notice {
            // The way back stays, too.
            Some(Notice::PuzzleReplaced(told)) => *told = Some(fault),
            Some(notice) if !is_news && !matches!(notice, Notice::NotSaved(_)) => {}
            notice => *notice = Some(Notice::NotSaved(fault)),
        }
    }

    /// The disk has not answered for long.
    pub(super) fn save_late(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        if self.ledger.is_late(at.now) {
            self.save_failed(SaveFault::Slow, at, cmds);
        }
    }

    /// Another page writes to the same game: this one goes on as a game of its own, so that neither
    /// overwrites the other.
    pub(super) fn taken(&mut self, game: u64, at: Moment, cmds: &mut Vec<Cmd>) {
        self.ledger.drop_game(game);
        let own = self.next_name(at);
        let leads_back = self.aside.previous() == Some(game);
        if game == self.id {
            self.id = own;
            self.tail = Tail::default();
            self.record(Event::Time, at, cmds);
            self.notice = Some(Notice::BecameItsOwn);
        } else if let Some(mut left) = self.aside.take(game) {
            // Its last records were on their way when it left the board.
            left.tail = Tail::default();
            left.tail.turn_page();
            let records = journal::twins(&left.game, left.tail.take(), left.played, at.date);
            left.tail.take();
            self.write_all(own, records, 0, at, cmds);
            self.aside.put(own, left);
            if leads_back {
                self.aside.lead_back_to(Some(own));
            }
            self.notice = Some(Notice::BecameItsOwn);
        } else {
            // It was to be put away or taken back while it is played elsewhere: nothing came of that.
            self.notice = Some(Notice::PlayedElsewhere);
            if self.dialog == Some(Dialog::Games) {
                self.read_shelf(cmds);
            }
        }
    }
}
