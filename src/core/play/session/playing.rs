//! A turn is played, taken back or done again; and what the board then is.

use super::{Announcement, BoardChanged, Cmd, DigitChange, Happened, Out, Session};
use crate::{
    Cell,
    play::{
        game::{Edit, Turn},
        ui::Notice,
    },
};

impl Session {
    /// Whether the board is the player's to play on.
    pub(super) const fn is_playable(&self) -> bool {
        self.page.is_playable()
    }

    /// Plays a turn if there is one and the board is the player's to play on; the answer is whether it was.
    pub(super) fn play(&mut self, turn: Option<Turn>, out: &mut Out) -> bool {
        let Some(turn) = turn.filter(|_| self.is_playable()) else { return false };
        let finished = self.table.game().is_finished();
        let entered: Vec<Cell> =
            turn.edits.iter().filter(|edit| matches!(edit, Edit::Entry { .. })).map(Edit::cell).collect();
        self.input.follow(&entered);
        let to_judge = self.to_judge(&turn);
        let before = self.table.game().history().len();
        let Some(changed) = self.table.play(turn) else { return false };
        let cursor = self.input.cursor();
        if entered.contains(&cursor) && self.selection().len() == 1 {
            out.push(Cmd::Announce(Announcement::Cell(cursor, self.table.game().order())));
        }
        self.settle(Happened::Changed(changed), out);
        if self.table.game().history().len() <= before {
            self.notices.tell(Notice::HistoryShortened);
        }
        if !finished {
            self.notice_the_end(out);
        }
        if let Some(to_judge) = to_judge {
            self.judge_move(to_judge, out);
        }
        true
    }

    pub(super) fn undo(&mut self, out: &mut Out) {
        if self.is_playable()
            && let Some(changed) = self.table.undo()
        {
            let game = self.table.game();
            let done = game.history().next().and_then(|turn| DigitChange::of(turn, game.order()));
            out.push(Cmd::Announce(Announcement::Undone(true, done.map(DigitChange::back))));
            self.settle(Happened::Changed(changed), out);
        }
    }

    pub(super) fn redo(&mut self, out: &mut Out) {
        let game = self.table.game();
        let done = game.history().next().and_then(|turn| DigitChange::of(turn, game.order()));
        if self.is_playable()
            && let Some(changed) = self.table.redo()
        {
            out.push(Cmd::Announce(Announcement::Undone(false, done)));
            self.arrive(changed, out);
        }
    }

    /// The board is another, which may be the last there is to see.
    pub(super) fn arrive(&mut self, changed: BoardChanged, out: &mut Out) {
        self.settle(Happened::Changed(changed), out);
        self.notice_the_end(out);
    }

    /// The finish, or the word that a full board is not right.
    pub(super) fn notice_the_end(&mut self, out: &mut Out) {
        if self.table.game().is_finished() {
            self.settle(Happened::Finished, out);
            out.push(Cmd::Announce(Announcement::Finished));
            self.write_into_book(out);
        } else if self.table.game().grid().is_full() {
            self.notices.say(Notice::FullButWrong);
        }
    }
}
