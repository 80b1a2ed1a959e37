//! Records for the disk.

use super::{Cmd, Entry, Kernel, Out};
use crate::play::journal::Event;

impl Kernel {
    /// Appends a record to the journal of the game on the board.
    pub(in crate::play) fn record(&mut self, event: Event, out: &mut Out) {
        let entries = self.table.record(event, out.at);
        self.write(entries, out);
    }

    /// Passes records of any game to the browser.
    pub(in crate::play) fn write(&mut self, entries: impl IntoIterator<Item = Entry>, out: &mut Out) {
        for Entry { game, number, text, forget_below } in entries {
            self.ledger.send(game, number, out.at.now);
            out.push(Cmd::Save { game, number, text, forget_below });
        }
    }

    /// Writes the whole game, as everything before is unreliable.
    pub(in crate::play) fn save_whole(&mut self, out: &mut Out) {
        if self.table.is_kept() {
            self.table.need_whole();
            self.record(Event::Time, out);
        }
    }

    /// Writes the time played, if it has grown since the last record.
    pub(in crate::play) fn save_time(&mut self, out: &mut Out) {
        if self.table.has_untold_time(out.at.now) && self.table.is_kept() && self.table.has_acted() {
            self.record(Event::Time, out);
        }
    }

    /// Prepares for the newer version at the player's request. This page must not lose any of the game.
    pub(in crate::play) fn renew(&mut self, out: &mut Out) {
        self.page.set_renewing(true);
        self.save_time(out);
        self.renew_if_saved(out);
    }

    /// Reloads the page if the player asked for it and the disk has everything.
    pub(in crate::play) fn renew_if_saved(&mut self, out: &mut Out) {
        if self.page.is_renewing() && self.ledger.is_settled() {
            self.page.set_renewing(false);
            out.push(Cmd::Renew);
        }
    }
}
