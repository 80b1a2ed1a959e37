//! Turns: played, undone and redone; and the end of the game.

use super::{Announcement, BoardChanged, Cmd, Done, Happened, Kernel, Out};
use crate::{
    game::{
        aids::Aid,
        edit::{Edit, Turn, TurnKind},
        entry::Entry,
        history::NodeId,
    },
    saved::journal::Event,
    ui::Notice,
};
use sudoku_core::{Cell, CellSet};

impl Kernel {
    /// Returns whether the player can play on the board.
    pub(crate) const fn is_playable(&self) -> bool {
        self.page.is_playable()
    }

    /// Returns whether each digit needs a reason before it counts.
    pub(crate) fn asks_why(&self) -> bool {
        let own = self.player.settings();
        // No argument adds up cages, or knows clues.
        let can_argue = !self.current.game().shape().has_arithmetic();
        can_argue && (self.current.asks_why() || own.say_why && !own.simple)
    }

    /// Returns the cells that an entry changes: the selected ones, or else the one of the cursor.
    pub(crate) fn selection(&self) -> CellSet {
        self.input.selection()
    }

    /// Plays a turn, if there is one and the board is playable. Returns whether it did.
    pub(crate) fn play(&mut self, turn: Option<Turn>, out: &mut Out) -> bool {
        let Some(turn) = turn.filter(|_| self.is_playable()) else { return false };
        let finished = self.current.game().is_finished();
        // A key pressed once too often would open the finished board again.
        if finished && turn.kind == TurnKind::Play && turn.edits.iter().any(is_an_entry) {
            return false;
        }
        let entered: Vec<Cell> = turn.edits.iter().filter(|edit| is_an_entry(edit)).map(Edit::cell).collect();
        let touched: CellSet = turn.edits.iter().map(Edit::cell).collect();
        self.input.follow(&entered);
        let before = self.current.game().history().len();
        let Some(changed) = self.current.play(turn) else { return false };
        let (cursor, selection) = (self.input.cursor(), self.selection());
        if selection.len() > 1 && touched.is_subset_of(&selection) {
            out.push(Cmd::Announce(Announcement::Changed(touched.len())));
        } else if touched.contains(cursor) {
            out.push(Cmd::Announce(Announcement::Cell(cursor, self.current.game().shape().clone())));
        }
        let compared = |cell: &Cell| matches!(self.current.game().entry(*cell), Entry::Placed(_));
        if self.marks_wrong() && entered.iter().any(compared) {
            self.note_aid(Aid::Check, out);
        }
        self.change(changed, !finished, out);
        if self.current.game().history().len() <= before {
            self.notices.tell(Notice::HistoryShortened);
        }
        if !finished {
            self.notice_the_end(out);
        }
        true
    }

    /// Reports that the board changed without a turn of the player.
    pub(crate) fn changed(&mut self, changed: BoardChanged, out: &mut Out) {
        self.change(changed, false, out);
    }

    fn change(&mut self, BoardChanged { event }: BoardChanged, played: bool, out: &mut Out) {
        self.push(Happened::Changed { entries: !leaves_entries_as_they_are(&event), played });
        self.input.forget_wrong();
        self.notices.drop_if(Notice::ends_with_a_move);
        self.record(event, out);
    }

    /// Reports that the board changed, perhaps to its last position.
    pub(crate) fn arrive(&mut self, changed: BoardChanged, out: &mut Out) {
        self.changed(changed, out);
        self.notice_the_end(out);
    }

    pub(crate) fn undo(&mut self, out: &mut Out) {
        if self.is_playable()
            && let Some(changed) = self.current.undo()
        {
            let game = self.current.game();
            let done = game.history().next().map(|turn| Done::of(turn, true, game.shape()));
            out.extend(done.map(|done| Cmd::Announce(Announcement::Undone(true, done))));
            self.changed(changed, out);
        }
    }

    pub(crate) fn redo(&mut self, out: &mut Out) {
        let game = self.current.game();
        let done = game.history().next().map(|turn| Done::of(turn, false, game.shape()));
        if self.is_playable()
            && let Some(changed) = self.current.redo()
        {
            out.extend(done.map(|done| Cmd::Announce(Announcement::Undone(false, done))));
            self.arrive(changed, out);
        }
    }

    /// Reports the end of the game, or that a full board is wrong.
    pub(crate) fn notice_the_end(&mut self, out: &mut Out) {
        if self.current.game().is_finished() {
            self.push(Happened::Finished);
            self.input.rest();
            out.push(Cmd::Announce(Announcement::Finished));
            self.write_into_book(out);
        } else if self.current.game().grid().is_full() {
            let is_proven = self.current.game().puzzle().is_some();
            self.notices.say(if is_proven { Notice::FullButWrong } else { Notice::FullUnchecked });
        }
    }

    /// Records the player's use of help. Help alone doesn't start the saving of an unplayed game.
    pub(crate) fn note_aid(&mut self, aid: Aid, out: &mut Out) -> bool {
        let is_new = self.current.note_aid(aid);
        if is_new && self.current.is_kept() {
            self.record(Event::Aid(aid), out);
        }
        is_new
    }

    /// Goes to a position of the game, as one action.
    pub(crate) fn go_to(&mut self, node: NodeId, out: &mut Out) {
        if self.is_playable()
            && let Some(changed) = self.current.go_to(node)
        {
            self.changed(changed, out);
            out.push(Cmd::Announce(Announcement::MomentReached(self.current.game().grid().filled_count())));
            self.notice_the_end(out);
        }
    }
}

/// Returns whether an action leaves digits and notes unchanged.
fn leaves_entries_as_they_are(event: &Event) -> bool {
    matches!(event, Event::Turn(turn) if !turn.edits.iter().any(is_an_entry))
}

/// Returns whether a change is one of digits or notes.
const fn is_an_entry(edit: &Edit) -> bool {
    matches!(edit, Edit::Entry { .. })
}
