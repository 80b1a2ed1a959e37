//! Replacing the game on the board.

use super::{Cmd, Laid, Left, Loading, Out, Session, Tail};
use crate::play::{
    game::Game,
    journal::{Event, Restored},
    ui::{Dialog, Notice, SaveFault},
};
use std::sync::Arc;

impl Session {
    /// Resumes the previous game from the disk, or else from memory.
    pub(super) fn take_up_previous(&mut self, out: &mut Out) {
        if let Some(id) = self.kernel.aside.previous() {
            self.load(Loading::Open(id), out);
        }
    }

    /// The requested game isn't on the disk, or its data is unintelligible.
    pub(super) fn game_gone(&mut self, id: u64, out: &mut Out) {
        let Some(loading) = self.kernel.table.loaded(id) else { return };
        let before = (self.kernel.notices.told().cloned(), self.kernel.page.dialog());
        match self.kernel.aside.take(id) {
            Some(left) => self.begin(Arc::unwrap_or_clone(left.game), left.played, out),
            None => self.cannot_load(loading, Notice::GameUnreadable, out),
        }
        self.stay_in_list(loading, before);
    }

    /// The disk failed to look for the requested game. The one that just left the board is in memory.
    pub(super) fn load_failed(&mut self, id: u64, fault: SaveFault, out: &mut Out) {
        let Some(loading) = self.kernel.table.loaded(id) else { return };
        let before = (self.kernel.notices.told().cloned(), self.kernel.page.dialog());
        if self.kernel.aside.get(id).is_some() {
            self.take_from_memory(loading, out);
        } else {
            self.cannot_load(loading, Notice::GamesUnread(fault), out);
            self.stay_in_list(loading, before);
        }
    }

    /// Reports that loading failed. A deleted game leaves the board even so, for the first puzzle.
    fn cannot_load(&mut self, loading: Loading, why: Notice, out: &mut Out) {
        if matches!(loading, Loading::Instead(_)) {
            self.lay_first_puzzle(out);
        }
        self.kernel.notices.say(why);
    }

    /// Puts the first puzzle on the board, as on a page without any games.
    pub(super) fn lay_first_puzzle(&mut self, out: &mut Out) {
        self.lay(self.kernel.unkept(Game::first(), 0, out), None, out);
    }

    /// Keeps the list open after a deletion, with the notice that offers to restore the game.
    fn stay_in_list(&mut self, loading: Loading, (notice, dialog): (Option<Notice>, Option<Dialog>)) {
        if matches!(loading, Loading::Instead(_)) {
            self.kernel.page.reopen(dialog);
            if let Some(way_back @ Notice::GameDeleted(_)) = notice {
                self.kernel.notices.say(way_back);
            }
        }
    }

    /// Puts a game that isn't completely on the disk on the board, or a copy of it.
    pub(super) fn take_from_memory(&mut self, loading: Loading, out: &mut Out) {
        self.kernel.table.stop_loading();
        if let Loading::Copy(id) = loading {
            if let Some(left) = self.kernel.aside.get(id).cloned() {
                self.begin(Arc::unwrap_or_clone(left.game), left.played, out);
            }
        } else if let Some(Left { game, played, date, tail, deleted }) = self.kernel.aside.take(loading.id())
        {
            let (game, next) = (Arc::unwrap_or_clone(game), tail.next());
            let (snapshot, intact, doubled, shortened, lost) = (0, true, true, false, 0);
            let restored =
                Restored { game, played, date, snapshot, next, intact, doubled, shortened, lost, deleted };
            self.put_on_board(loading.id(), restored, tail, Some(loading), out);
        }
    }

    /// Takes a game from the disk: at the start, or on request.
    pub(super) fn restored(&mut self, id: u64, restored: Restored, out: &mut Out) {
        let Some(restored) = self.loaded(id, restored, out) else { return };
        let (loading, tail) = (self.kernel.table.stop_loading(), Tail::of(&restored));
        self.put_on_board(id, restored, tail, loading, out);
    }

    fn put_on_board(
        &mut self,
        id: u64,
        restored: Restored,
        tail: Tail,
        loading: Option<Loading>,
        out: &mut Out,
    ) {
        let Restored { game, played, .. } = restored;
        let laid = Laid { game, id, played, tail, kept: true };
        // The disk has it, or had it last.
        self.kernel.aside.take(id);
        let dialog = self.kernel.page.dialog();
        if loading.is_some() {
            let deleted = self.kernel.leave(out);
            let touched = self.kernel.table.is_worth_a_way_back();
            let before = self.lay(laid, deleted, out);
            self.kernel.aside.lead_back_to(touched.then_some(before));
        } else {
            self.kernel.table.lay(laid);
            self.kernel.replaced(out);
            self.spread(out);
        }
        self.kernel.aside.tidy(&self.kernel.ledger);
        match loading {
            // The notice about the deletion offers to restore it, and the list stays open.
            Some(Loading::Instead(_)) => self.kernel.page.reopen(dialog),
            Some(Loading::Open(_) | Loading::Restart(_) | Loading::Copy(_)) => _ = self.kernel.notices.take(),
            // A notice about a fault at the start is still unread.
            None => self.kernel.notices.drop_if(|notice| *notice == Notice::StillReading),
        }
        if restored.shortened {
            self.kernel.notices.tell(Notice::HistoryShortened);
        }
        if restored.lost > 0 {
            self.kernel.notices.tell(Notice::ActionsLost(restored.lost));
        }
        if !restored.intact {
            self.kernel.record(Event::Time, out);
        }
        // The game on the board isn't deleted, and is the one played last: later than the last record of the
        // one that made room.
        out.at.date += 1;
        if restored.deleted.is_some() {
            self.kernel.record(Event::Undeleted, out);
        } else if loading.is_some() && restored.intact {
            self.kernel.record(Event::Time, out);
        }
        match loading {
            Some(Loading::Restart(_)) => {
                let turn = self.kernel.table.game().restarting();
                self.play(turn, out);
                out.push(Cmd::Focus);
            }
            Some(loading) => {
                self.kernel.announce_puzzle(out);
                if !matches!(loading, Loading::Instead(_)) {
                    out.push(Cmd::Focus);
                }
            }
            // At the start, a solved board leaves nothing to do.
            None if self.kernel.table.game().is_finished() => self.open(Dialog::Games, out),
            None => {}
        }
    }
}
