//! What is said and asked in sentences and dialogs: opened, told, read, closed.

use super::{Cmd, DiskCmd, EditorMsg, Out, PuzzleMsg, Session, Waiting};
use crate::play::ui::{Dialog, Notice, SaveFault, Wants, WorkFault};

impl Session {
    /// What a dialog asks for when it opens.
    pub(super) fn begin_dialog(&mut self, dialog: Dialog, out: &mut Out) {
        match dialog.wants() {
            Wants::Shelf => self.read_shelf(out),
            Wants::Book => out.push(Cmd::Disk(DiskCmd::ReadBook)),
            Wants::Rating => self.rate_puzzle(out),
            Wants::Solutions => self.later(Waiting::Editor(EditorMsg::Look), out),
            Wants::Listing => self.later(Waiting::Puzzle(PuzzleMsg::List(None)), out),
            // Who asks for a new puzzle does not wait for that of a link.
            Wants::Rest if self.is_opening() => self.cancel(out),
            Wants::Magazine | Wants::Rest | Wants::Nothing => {}
        }
    }

    /// What a dialog asked for while a part was missing was lost with that: it asks again.
    pub(super) fn part_came(&mut self, out: &mut Out) {
        if !self.kernel.page.set_lacking(false) {
            return;
        }
        self.kernel.notices.drop_if(|notice| *notice == Notice::WorkerFailed(WorkFault::Unreachable));
        if let Some(dialog) = self.kernel.page.dialog() {
            self.begin_dialog(dialog, out);
        }
    }

    /// Nothing was found at the start: that is as it should be, unless there were games here.
    pub(super) fn no_games(&mut self, known: bool) {
        self.kernel.notices.drop_if(|notice| *notice == Notice::StillReading);
        if known {
            self.kernel.notices.tell(Notice::GamesMissing);
        }
    }

    /// At the start the disk could not be read. Where nobody knows of games, the first save will tell.
    pub(super) fn games_unread(&mut self, known: bool, fault: SaveFault) {
        self.kernel.notices.drop_if(|notice| *notice == Notice::StillReading);
        if known || fault != SaveFault::Forbidden {
            self.kernel.notices.tell(Notice::GamesUnread(fault));
        }
    }

    pub(super) fn dismiss_notice(&mut self, out: &mut Out) {
        // It was read, and need not be said at the next start.
        match self.kernel.notices.take() {
            Some(Notice::GamesMissing) if !self.shelf.is_known() => {
                out.push(Cmd::Disk(DiskCmd::KnowGames(false)));
            }
            Some(_) => {}
            None => self.drop_link(out),
        }
        // The button that was pressed goes with it. In a dialog the browser keeps the focus inside.
        if self.kernel.page.dialog().is_none() {
            out.push(Cmd::Focus);
        }
    }
}
