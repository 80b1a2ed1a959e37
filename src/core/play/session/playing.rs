//! A turn is played, taken back or done again; and what the board then is.

use super::{Announcement, Cmd, Moment, Session};
use crate::{
    Cell, CellSet,
    play::{
        game::{Edit, Turn},
        journal::Event,
        ui::{Dialog, Notice, Panel},
    },
};

impl Session {
    /// Whether the board is the player's to play on.
    pub(super) const fn is_playable(&self) -> bool {
        matches!(self.panel, Panel::Play) && !self.paused
    }

    /// Plays a turn if there is one and the board is the player's to play on; the answer is whether it was.
    pub(super) fn play(&mut self, turn: Option<Turn>, at: Moment, cmds: &mut Vec<Cmd>) -> bool {
        let Some(turn) = turn else { return false };
        if !self.is_playable() {
            return false;
        }
        let finished = self.game.is_finished();
        let entered: Vec<Cell> =
            turn.edits.iter().filter(|edit| matches!(edit, Edit::Entry { .. })).map(Edit::cell).collect();
        if let ([cell], true) = (&entered[..], self.chosen.is_empty()) {
            self.cursor = *cell;
        }
        let event = Event::Turn(turn.clone());
        let to_judge = self.to_judge(&turn);
        let before = self.game.history().len();
        if !self.game.play(turn) {
            return false;
        }
        if entered.contains(&self.cursor) && self.selection().len() == 1 {
            cmds.push(Cmd::Announce(Announcement::Cell(self.cursor, self.game.order())));
        }
        self.board_changed(event, at, cmds);
        if self.game.history().len() <= before {
            self.tell(Notice::HistoryShortened);
        }
        if !finished {
            self.notice_the_end(at, cmds);
        }
        if let Some(to_judge) = to_judge {
            self.judge_move(to_judge, at, cmds);
        }
        true
    }

    pub(super) fn undo(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        if self.is_playable() && self.game.undo() {
            cmds.push(Cmd::Announce(Announcement::Undone(true)));
            self.board_changed(Event::Undo, at, cmds);
        }
    }

    pub(super) fn redo(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        if self.is_playable() && self.game.redo() {
            cmds.push(Cmd::Announce(Announcement::Undone(false)));
            self.board_changed(Event::Redo, at, cmds);
            self.notice_the_end(at, cmds);
        }
    }

    pub(super) fn board_changed(&mut self, event: Event, at: Moment, cmds: &mut Vec<Cmd>) {
        if !matches!(&event, Event::Turn(turn) if Self::hint_outlives(turn)) {
            self.close_hint(cmds);
            self.drop_judgement(cmds);
        }
        self.revision += 1;
        self.acted = true;
        self.wrong = CellSet::EMPTY;
        if self.notice.as_ref().is_some_and(Notice::ends_with_a_move) {
            self.notice = None;
        }
        self.record(event, at, cmds);
        self.run_clock(at.now);
    }

    /// The finish, or the word that a full board is not right.
    pub(super) fn notice_the_end(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        if self.game.is_finished() {
            self.clock.stop(at.now);
            self.dialog = Some(Dialog::Finish);
            (self.filter, self.lock, self.picking) = (None, None, false);
            cmds.push(Cmd::Announce(Announcement::Finished));
            self.write_into_book(at, cmds);
        } else if self.game.grid().is_full() {
            self.notice = Some(Notice::FullButWrong);
        }
    }
}
