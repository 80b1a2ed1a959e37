//! Saving: the journal of the game on the board, and what is heard from the disk.

use super::{Cmd, DiskCmd, Out, Session, Tail, journaling::Entry};
use crate::play::{
    journal::Event,
    ui::{Dialog, Notice, SaveFault},
};

impl Session {
    /// Appends to the journal of the game on the board.
    pub(super) fn record(&mut self, event: Event, out: &mut Out) {
        let entries = self.table.record(event, out.at);
        self.write(entries, out);
    }

    /// Hands records of any game to the browser.
    pub(super) fn write(&mut self, entries: impl IntoIterator<Item = Entry>, out: &mut Out) {
        for Entry { game, number, text, forget_below } in entries {
            self.ledger.send(game, number, out.at.now);
            out.push(Cmd::Save { game, number, text, forget_below });
        }
    }

    pub(super) fn saved(&mut self, game: u64, number: u64, out: &mut Out) {
        self.ledger.written(game, number);
        self.aside.tidy(&self.ledger);
        if self.shelf.know(true) {
            out.push(Cmd::Disk(DiskCmd::KnowGames(true)));
        }
        if self.ledger.fault().is_none() {
            self.notices.all_is_saved();
        }
        self.renew_if_saved(out);
    }

    /// The player asks for the newer version. Nothing of the game may be lost with this page.
    pub(super) fn renew(&mut self, out: &mut Out) {
        self.page.set_renewing(true);
        self.save_time(out);
        self.renew_if_saved(out);
    }

    fn renew_if_saved(&mut self, out: &mut Out) {
        if self.page.is_renewing() && self.ledger.is_settled() {
            self.page.set_renewing(false);
            out.push(Cmd::Renew);
        }
    }

    /// Writes the whole game, as nothing before it can be relied on.
    pub(super) fn save_whole(&mut self, out: &mut Out) {
        if self.table.is_kept() {
            self.table.need_whole();
            self.record(Event::Time, out);
        }
    }

    /// What could not be written is tried again with the next record.
    pub(super) fn save_failed(&mut self, fault: SaveFault, out: &mut Out) {
        if fault == SaveFault::Elsewhere {
            return self.taken(self.table.id(), out);
        }
        let is_news = self.ledger.fail(fault);
        // What is in this page alone would go with it.
        self.page.set_renewing(false);
        self.notices.not_saved(fault, is_news);
    }

    /// The disk has not answered for long.
    pub(super) fn save_late(&mut self, out: &mut Out) {
        if self.ledger.is_late(out.at.now) {
            self.save_failed(SaveFault::Slow, out);
        }
    }

    /// Another page writes to the same game: this one goes on as a game of its own, so that neither
    /// overwrites the other.
    pub(super) fn taken(&mut self, game: u64, out: &mut Out) {
        self.ledger.drop_game(game);
        let own = self.table.next_name(out.at);
        let leads_back = self.aside.previous() == Some(game);
        if game == self.table.id() {
            self.table.rename(own);
            self.record(Event::Time, out);
            self.notices.say(Notice::BecameItsOwn);
        } else if let Some(mut left) = self.aside.take(game) {
            // Its last records were on their way when it left the board.
            left.tail = Tail::default();
            left.tail.turn_page();
            let entries = left.tail.snapshot(own, &left.game, left.played, out.at);
            self.write(entries, out);
            self.aside.put(own, left);
            if leads_back {
                self.aside.lead_back_to(Some(own));
            }
            self.notices.say(Notice::BecameItsOwn);
        } else {
            // It was to be put away or taken back while it is played elsewhere: nothing came of that.
            self.notices.say(Notice::PlayedElsewhere);
            if self.page.shows(Dialog::Games) {
                self.read_shelf(out);
            }
        }
    }
}
