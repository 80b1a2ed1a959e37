//! What is said and asked in sentences and dialogs: opened, told, read, closed.

use super::{Cmd, Session};
use crate::play::ui::{Dialog, Notice, SaveFault};

impl Session {
    pub(super) fn open(&mut self, dialog: Dialog, cmds: &mut Vec<Cmd>) {
        self.dialog = Some(dialog);
        self.refusal = None;
        self.cannot_generate = None;
        self.maker.forget();
        match dialog {
            Dialog::Games => self.read_shelf(cmds),
            Dialog::Times => cmds.push(Cmd::ReadBook),
            Dialog::Puzzle => self.rate_puzzle(cmds),
            Dialog::Magazine => self.open_magazine(cmds),
            // Who asks for a new puzzle does not wait for that of a link.
            Dialog::New if self.is_opening() => self.cancel(cmds),
            _ => {}
        }
    }

    pub(super) fn dismiss(&mut self, cmds: &mut Vec<Cmd>) {
        // The browser gives the focus back to where it was before the dialog.
        self.dialog = None;
        self.gaze.end();
        if self.job.is_some_and(|job| job.purpose.ends_with_its_dialog()) {
            self.cancel(cmds);
        }
    }

    /// Nothing was found at the start: that is as it should be, unless there were games here.
    pub(super) fn no_games(&mut self, known: bool) {
        self.notice.take_if(|notice| *notice == Notice::StillReading);
        if known {
            self.tell(Notice::GamesMissing);
        }
    }

    /// At the start the disk could not be read. Where nobody knows of games, the first save will tell.
    pub(super) fn games_unread(&mut self, known: bool, fault: SaveFault) {
        self.notice.take_if(|notice| *notice == Notice::StillReading);
        if known || fault != SaveFault::Forbidden {
            self.tell(Notice::GamesUnread(fault));
        }
    }

    /// Says something that has to be read; what is said already comes after it.
    pub(super) fn tell(&mut self, notice: Notice) {
        self.later.extend(self.notice.replace(notice));
    }

    pub(super) fn dismiss_notice(&mut self, cmds: &mut Vec<Cmd>) {
        // It was read, and need not be said at the next start.
        match self.notice.take() {
            Some(Notice::GamesMissing) if !self.shelf.known => cmds.push(Cmd::KnowGames(false)),
            Some(_) => {}
            None => self.drop_link(cmds),
        }
        // The button that was pressed goes with it. In a dialog the browser keeps the focus inside.
        if self.dialog.is_none() {
            cmds.push(Cmd::Focus);
        }
    }
}
