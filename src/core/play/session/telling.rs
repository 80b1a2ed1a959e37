//! Notices and dialogs: opening, showing, reading, closing.

use super::{Cmd, DiskCmd, EditorMsg, Out, PuzzleMsg, Session, Waiting};
use crate::play::ui::{Dialog, Notice, SaveFault, Wants, WorkFault};

impl Session {
    /// Makes the requests of an opening dialog.
    pub(super) fn begin_dialog(&mut self, dialog: Dialog, out: &mut Out) {
        match dialog.wants() {
            Wants::Shelf => self.read_shelf(out),
            Wants::Book => out.push(Cmd::Disk(DiskCmd::ReadBook)),
            Wants::Rating => self.rate_puzzle(out),
            Wants::Solutions => self.later(Waiting::Editor(EditorMsg::Look), out),
            Wants::Listing => self.later(Waiting::Puzzle(PuzzleMsg::List(None)), out),
            // A player who wants a new puzzle doesn't wait for that of a link.
            Wants::Rest if self.is_opening() => self.cancel(out),
            Wants::Magazine | Wants::Rest | Wants::Nothing => {}
        }
    }

    /// Repeats the requests of a dialog after its missing part has loaded: the first ones were lost.
    pub(super) fn part_came(&mut self, out: &mut Out) {
        if !self.kernel.page.set_lacking(false) {
            return;
        }
        self.kernel.notices.drop_if(|notice| *notice == Notice::WorkerFailed(WorkFault::Unreachable));
        if let Some(dialog) = self.kernel.page.dialog() {
            self.begin_dialog(dialog, out);
        }
    }

    /// The start found nothing. That is normal, unless there were games here.
    pub(super) fn no_games(&mut self, known: bool) {
        self.kernel.notices.drop_if(|notice| *notice == Notice::StillReading);
        if known {
            self.kernel.notices.tell(Notice::GamesMissing);
        }
    }

    /// The disk was unreadable at the start. Without known games, the first save will report it.
    pub(super) fn games_unread(&mut self, known: bool, fault: SaveFault) {
        self.kernel.notices.drop_if(|notice| *notice == Notice::StillReading);
        if known || fault != SaveFault::Forbidden {
            self.kernel.notices.tell(Notice::GamesUnread(fault));
        }
    }

    pub(super) fn dismiss_notice(&mut self, out: &mut Out) {
        // The player has read it, so it needn't appear at the next start.
        match self.kernel.notices.take() {
            Some(Notice::GamesMissing) if !self.shelf.is_known() => {
                out.push(Cmd::Disk(DiskCmd::KnowGames(false)));
            }
            Some(_) => {}
            None => self.drop_link(out),
        }
        // The button with the focus goes with it. In a dialog the browser keeps the focus inside.
        if self.kernel.page.dialog().is_none() {
            out.push(Cmd::Focus);
        }
    }
}
