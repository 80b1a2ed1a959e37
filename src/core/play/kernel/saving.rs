//! Records for the disk.

use super::{Cmd, Entry, Kernel, Out};
use crate::play::journal::Event;

impl Kernel {
    /// Appends to the journal of the game on the board.
    pub(in crate::play) fn record(&mut self, event: Event, out: &mut Out) {
        let entries = self.table.record(event, out.at);
        self.write(entries, out);
    }

    /// Hands records of any game to the browser.
    pub(in crate::play) fn write(&mut self, entries: impl IntoIterator<Item = Entry>, out: &mut Out) {
        for Entry { game, number, text, forget_below } in entries {
            self.ledger.send(game, number, out.at.now);
            out.push(Cmd::Save { game, number, text, forget_below });
        }
    }

    /// Writes the whole game, since nothing before it can be relied on.
    pub(in crate::play) fn save_whole(&mut self, out: &mut Out) {
        if self.table.is_kept() {
            self.table.need_whole();
            self.record(Event::Time, out);
        }
    }

    /// Writes the time of the game, if there is more of it than was written.
    pub(in crate::play) fn save_time(&mut self, out: &mut Out) {
        if self.table.has_untold_time(out.at.now) && self.table.is_kept() && self.table.has_acted() {
            self.record(Event::Time, out);
        }
    }

    /// The player asks for the newer version. Nothing of the game may be lost with this page.
    pub(in crate::play) fn renew(&mut self, out: &mut Out) {
        self.page.set_renewing(true);
        self.save_time(out);
        self.renew_if_saved(out);
    }

    /// Reloads the page if the player asked for that and the disk has everything.
    pub(in crate::play) fn renew_if_saved(&mut self, out: &mut Out) {
        if self.page.is_renewing() && self.ledger.is_settled() {
            self.page.set_renewing(false);
            out.push(Cmd::Renew);
        }
    }
}
