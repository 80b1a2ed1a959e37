//! Saves what the player does: records for the disk, and what the disk answers.

use super::{Cmd, DiskCmd, Entry, Happened, JournalTail, Kernel, Out};
use crate::{
    saved::journal::Event,
    ui::{Notice, SaveError},
};

impl Kernel {
    /// Appends a record to the journal of the game on the board.
    pub(crate) fn record(&mut self, event: Event, out: &mut Out) {
        let entries = self.current.record(event, out.at);
        self.write(entries, out);
    }

    /// Passes records of any game to the browser.
    pub(crate) fn write(&mut self, entries: impl IntoIterator<Item = Entry>, out: &mut Out) {
        for Entry { game, number, text, forget_below } in entries {
            self.unconfirmed.send(game, number, out.at.now);
            out.push(Cmd::Save { game, number, text, forget_below });
        }
    }

    /// Writes the whole game, as everything before is unreliable.
    pub(crate) fn save_whole(&mut self, out: &mut Out) {
        if self.current.is_kept() {
            self.current.need_whole();
            self.record(Event::Time, out);
        }
    }

    /// Writes the time played, if it has grown since the last record.
    pub(crate) fn save_time(&mut self, out: &mut Out) {
        if self.current.has_untold_time(out.at.now) && self.current.is_kept() && self.current.has_acted() {
            self.record(Event::Time, out);
        }
    }

    /// Prepares for the newer version at the player's request. This page must not lose any of the game.
    pub(crate) fn renew(&mut self, out: &mut Out) {
        self.page.set_renewing(true);
        self.save_time(out);
        self.renew_if_saved(out);
    }

    /// Reloads the page if the player asked for it and the disk has everything.
    pub(crate) fn renew_if_saved(&mut self, out: &mut Out) {
        if self.page.is_renewing() && self.unconfirmed.is_settled() {
            self.page.set_renewing(false);
            out.push(Cmd::Renew);
        }
    }

    pub(crate) fn saved(&mut self, game: u64, number: u64, out: &mut Out) {
        self.unconfirmed.written(game, number);
        self.left.tidy(&self.unconfirmed);
        if self.unconfirmed.know(true) {
            out.push(Cmd::Disk(DiskCmd::KnowGames(true)));
        }
        if self.unconfirmed.fault().is_none() {
            self.notices.all_is_saved();
        }
        self.renew_if_saved(out);
    }

    /// Forgets each game that left the board and is on the disk.
    pub(crate) fn tidy_left(&mut self) {
        self.left.tidy(&self.unconfirmed);
    }

    /// Notes that writing failed. The next record tries again.
    pub(crate) fn save_failed(&mut self, fault: SaveError, out: &mut Out) {
        if fault == SaveError::Elsewhere {
            return self.taken(self.current.id(), out);
        }
        let is_news = self.unconfirmed.fail(fault);
        // Data that is only in this page would be lost with it.
        self.page.set_renewing(false);
        self.notices.not_saved(fault, is_news);
    }

    /// Reports a disk that has not answered for long.
    pub(crate) fn save_late(&mut self, out: &mut Out) {
        if self.unconfirmed.is_late(out.at.now) {
            self.save_failed(SaveError::Slow, out);
        }
    }

    /// Continues as a separate game, because another page is writing to the same one, so that neither overwrites the
    /// other.
    pub(crate) fn taken(&mut self, game: u64, out: &mut Out) {
        self.unconfirmed.drop_game(game);
        let own = self.current.next_name(out.at);
        let leads_back = self.left.previous() == Some(game);
        if game == self.current.id() {
            self.current.rename(own);
            self.record(Event::Time, out);
            out.push(Cmd::Disk(DiskCmd::SeekDeletion(game)));
        } else if let Some(mut left) = self.left.take(game) {
            // Its last records were on their way when it left the board.
            left.tail = JournalTail::default();
            left.tail.turn_page();
            let entries = left.tail.snapshot(own, &left.game, left.played, out.at);
            self.write(entries, out);
            self.left.put(own, left);
            if leads_back {
                self.left.lead_back_to(Some(own));
            }
            out.push(Cmd::Disk(DiskCmd::SeekDeletion(game)));
        } else {
            // It was to be deleted or restored during play elsewhere: neither happened.
            self.notices.say(Notice::PlayedElsewhere);
            self.push(Happened::PlayedElsewhere);
        }
    }
}
