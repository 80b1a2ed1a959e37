//! Saving: the journal of the game on the board, and the messages of the disk.

use super::{Cmd, DiskCmd, Out, Session, Tail};
use crate::play::{
    journal::Event,
    ui::{Dialog, Notice, SaveFault},
};

impl Session {
    pub(super) fn saved(&mut self, game: u64, number: u64, out: &mut Out) {
        self.kernel.ledger.written(game, number);
        self.kernel.aside.tidy(&self.kernel.ledger);
        if self.shelf.know(true) {
            out.push(Cmd::Disk(DiskCmd::KnowGames(true)));
        }
        if self.kernel.ledger.fault().is_none() {
            self.kernel.notices.all_is_saved();
        }
        self.kernel.renew_if_saved(out);
    }

    /// Notes that writing failed. The next record tries again.
    pub(super) fn save_failed(&mut self, fault: SaveFault, out: &mut Out) {
        if fault == SaveFault::Elsewhere {
            return self.taken(self.kernel.table.id(), out);
        }
        let is_news = self.kernel.ledger.fail(fault);
        // Data that is only in this page would be lost with it.
        self.kernel.page.set_renewing(false);
        self.kernel.notices.not_saved(fault, is_news);
    }

    /// The disk has not answered for long.
    pub(super) fn save_late(&mut self, out: &mut Out) {
        if self.kernel.ledger.is_late(out.at.now) {
            self.save_failed(SaveFault::Slow, out);
        }
    }

    /// Another page is writing to the same game: this one continues as a separate game, so that neither
    /// overwrites the other.
    pub(super) fn taken(&mut self, game: u64, out: &mut Out) {
        self.kernel.ledger.drop_game(game);
        let own = self.kernel.table.next_name(out.at);
        let leads_back = self.kernel.aside.previous() == Some(game);
        if game == self.kernel.table.id() {
            self.kernel.table.rename(own);
            self.kernel.record(Event::Time, out);
            self.kernel.notices.say(Notice::BecameItsOwn);
        } else if let Some(mut left) = self.kernel.aside.take(game) {
            // Its last records were on their way when it left the board.
            left.tail = Tail::default();
            left.tail.turn_page();
            let entries = left.tail.snapshot(own, &left.game, left.played, out.at);
            self.kernel.write(entries, out);
            self.kernel.aside.put(own, left);
            if leads_back {
                self.kernel.aside.lead_back_to(Some(own));
            }
            self.kernel.notices.say(Notice::BecameItsOwn);
        } else {
            // It was to be deleted or restored during play elsewhere: neither happened.
            self.kernel.notices.say(Notice::PlayedElsewhere);
            if self.kernel.page.shows(Dialog::Games) {
                self.read_shelf(out);
            }
        }
    }
}
