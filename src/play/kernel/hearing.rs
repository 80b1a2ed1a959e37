//! Messages of the disk and the browser, as far as they concern the shared state.

use super::{Cmd, DiskCmd, Happened, Kernel, Out};
use crate::messages::DiskMsg;
use crate::ui::{Notice, SaveError, WorkError};

impl Kernel {
    /// Takes a message of the disk, apart from a game found at the start: the session has that.
    pub(crate) fn hear_disk(&mut self, msg: DiskMsg, out: &mut Out) {
        match msg {
            DiskMsg::Saved { game, number } => self.saved(game, number, out),
            DiskMsg::SaveFailed(fault) => self.save_failed(fault, out),
            DiskMsg::SavesGone => self.save_whole(out),
            DiskMsg::Taken { game } => self.taken(game, out),
            DiskMsg::Deletion(deleted) => {
                self.notices.say(if deleted { Notice::DeletedElsewhere } else { Notice::BecameItsOwn });
            }
            DiskMsg::Unreadable => {
                self.something_is_done(out);
                self.notices.tell(Notice::SaveUnreadable);
            }
            DiskMsg::NoGames { known, settings } => {
                self.no_games(known);
                if !known && !settings {
                    self.begin_quietly(out);
                }
            }
            DiskMsg::GamesUnread { known, fault } => self.games_unread(known, fault),
            DiskMsg::StillReading => self.notices.say(Notice::StillReading),
            DiskMsg::BookRead(finishes) => self.player.take_book(Ok(finishes)),
            DiskMsg::LinesUnread(lines) => self.player.set_unread(lines),
            DiskMsg::BookFailed(fault) => self.player.take_book(Err(fault)),
            DiskMsg::SettingsRead(read) => self.settings_read(read),
            DiskMsg::SettingsNotKept => self.player.settings_not_kept(),
            DiskMsg::Restored { .. } => {}
        }
    }

    /// Reports that the start found no games. That is normal, unless there were games here.
    fn no_games(&mut self, known: bool) {
        self.notices.drop_if(|notice| *notice == Notice::StillReading);
        if known {
            self.notices.tell(Notice::GamesMissing);
        }
    }

    /// Leaves a newcomer with the tools that a game needs. A player who was here before has all of them.
    fn begin_quietly(&mut self, out: &mut Out) {
        self.change_settings(|settings| settings.tools = false, out);
    }

    /// Reports that the disk was unreadable at the start. Without known games, the first save will report it.
    fn games_unread(&mut self, known: bool, fault: SaveError) {
        self.notices.drop_if(|notice| *notice == Notice::StillReading);
        if known || fault != SaveError::Forbidden {
            self.notices.tell(Notice::GamesUnread(fault));
        }
    }

    /// Notes that the player does something other than the awaited action: a command after a comma, the puzzle of a
    /// link, or a look into a cell.
    pub(crate) fn something_is_done(&mut self, out: &Out) {
        self.page.act(out.at.now);
        self.input.drop_prefix();
        self.work.touch();
        self.pointer.answered();
        // It covers the button that shows the candidates of the next cell.
        self.notices.drop_if(|notice| *notice == Notice::CandidatesCount);
    }

    /// Reports that a part of the program failed to load, so something that the player asked for can't be done.
    pub(crate) fn part_missing(&mut self, out: &mut Out) {
        self.end_work(out);
        self.page.set_lacking(true);
        // A dialog and the solver report it themselves, in place of the missing contents.
        if self.page.dialog().is_none() && self.page.is_playing() {
            self.notices.say(Notice::WorkerFailed(WorkError::Unreachable));
        }
    }

    /// Notes that a part of the program has loaded, and repeats the requests of an open dialog: the first ones were
    /// lost.
    pub(crate) fn part_came(&mut self) {
        if !self.page.set_lacking(false) {
            return;
        }
        self.notices.drop_if(|notice| *notice == Notice::WorkerFailed(WorkError::Unreachable));
        if let Some(dialog) = self.page.dialog() {
            self.push(Happened::Opened(dialog));
        }
    }

    /// Closes the notice, or drops the link that it tells of.
    pub(crate) fn close_notice(&mut self, out: &mut Out) {
        match self.notices.take() {
            // The player has read it, so it needn't appear at the next start.
            Some(Notice::GamesMissing) if !self.unconfirmed.knows_of_games() => {
                out.push(Cmd::Disk(DiskCmd::KnowGames(false)));
            }
            Some(_) => {}
            None if self.is_opening() => self.cancel(out),
            None => self.push(Happened::LinkDropped),
        }
        // The button with the focus goes with it. In a dialog the browser keeps the focus inside.
        if self.page.dialog().is_none() {
            out.push(Cmd::Focus);
        }
    }
}
