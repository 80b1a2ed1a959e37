//! Another game takes the board.

use super::{Cmd, Laid, Left, Loading, Out, Session, Tail};
use crate::play::{
    game::Game,
    journal::{Event, Restored},
    ui::{Dialog, Notice, SaveFault},
};

impl Session {
    /// The game before is read from the disk; where there is none, it is still in memory.
    pub(super) fn take_up_previous(&mut self, out: &mut Out) {
        if let Some(id) = self.kernel.aside.previous() {
            self.load(Loading::Open(id), out);
        }
    }

    /// A game that was asked for is not on the disk, or what is there cannot be understood.
    pub(super) fn game_gone(&mut self, id: u64, out: &mut Out) {
        let Some(loading) = self.kernel.table.loaded(id) else { return };
        let before = (self.kernel.notices.told().cloned(), self.kernel.page.dialog());
        match self.kernel.aside.take(id) {
            Some(left) => self.begin(left.game, left.played, out),
            None => self.cannot_load(loading, Notice::GameUnreadable, out),
        }
        self.stay_in_list(loading, before);
    }

    /// A game that was asked for could not be looked for. The one that just left the board is in memory.
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

    /// What was put away does not stay on the board for want of another.
    fn cannot_load(&mut self, loading: Loading, why: Notice, out: &mut Out) {
        if matches!(loading, Loading::Instead(_)) {
            self.lay_first_puzzle(out);
        }
        self.kernel.notices.say(why);
    }

    /// The first puzzle takes the board, as on a page where nothing was played.
    pub(super) fn lay_first_puzzle(&mut self, out: &mut Out) {
        self.lay(self.kernel.unkept(Game::first(), 0, out), None, out);
    }

    /// After a game was put away the list stays open, and the word of that offers it back.
    fn stay_in_list(&mut self, loading: Loading, (notice, dialog): (Option<Notice>, Option<Dialog>)) {
        if matches!(loading, Loading::Instead(_)) {
            self.kernel.page.reopen(dialog);
            if let Some(way_back @ Notice::GameDeleted(_)) = notice {
                self.kernel.notices.say(way_back);
            }
        }
    }

    /// A game of which the disk has not all goes to the board, or a copy of it.
    pub(super) fn take_from_memory(&mut self, loading: Loading, out: &mut Out) {
        self.kernel.table.stop_loading();
        if let Loading::Copy(id) = loading {
            if let Some(left) = self.kernel.aside.get(id).cloned() {
                self.begin(left.game, left.played, out);
            }
        } else if let Some(Left { game, played, date, tail, deleted }) = self.kernel.aside.take(loading.id())
        {
            let next = tail.next();
            let (snapshot, intact, doubled, shortened, lost) = (0, true, true, false, 0);
            let restored =
                Restored { game, played, date, snapshot, next, intact, doubled, shortened, lost, deleted };
            self.put_on_board(loading.id(), restored, tail, Some(loading), out);
        }
    }

    /// A game was read from the disk: at the start, or because it was asked for.
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
            // The word of what was put away offers it back, and the list stays open.
            Some(Loading::Instead(_)) => self.kernel.page.reopen(dialog),
            Some(Loading::Open(_) | Loading::Restart(_) | Loading::Copy(_)) => _ = self.kernel.notices.take(),
            // What was found wrong at the start is still to be read.
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
        // What is on the board is not put away, and is the game played last: later than the last word of the
        // one that has made room.
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
            // At the start there is nothing to do on a board that is solved.
            None if self.kernel.table.game().is_finished() => self.open(Dialog::Games, out),
            None => {}
        }
    }
}
