//! Replacing the game on the board.

use super::{Announcement, Cmd, Happened, IncomingGame, JournalTail, Kernel, LeftGame, Out};
use crate::{
    game::{Game, clock::Millis},
    saved::journal::Event,
    ui::Notice,
};
use std::sync::Arc;

impl Kernel {
    /// Puts a new game on the board. The previous one is saved, and the player can resume it.
    pub(crate) fn begin(&mut self, game: Game, played: Millis, out: &mut Out) {
        let deleted = self.leave(out);
        let touched = self.current.is_worth_a_way_back();
        let before = self.replace(self.unkept(game, played, out), deleted, out);
        // An untouched puzzle doesn't displace the game played before it.
        if touched {
            self.left.lead_back_to(Some(before));
        }
        self.left.tidy(&self.unconfirmed);
        let fault = self.unconfirmed.fault();
        let counts = self.notices.told() == Some(&Notice::CandidatesCount);
        self.notices.say(self.left.previous().map(|_| Notice::PuzzleReplaced(fault)));
        if counts {
            self.notices.tell(Notice::CandidatesCount);
        }
        self.current.act();
        self.record(Event::Time, out);
        self.announce_puzzle(out);
    }

    /// Begins as [`Self::begin`] does, for an unplayed puzzle that the player can play immediately.
    pub(crate) fn begin_new(&mut self, game: Game, out: &mut Out) {
        self.begin(game, 0, out);
        // The one thing to know about such a puzzle.
        _ = self.is_proven();
        out.push(Cmd::Focus);
    }

    /// Returns an unsaved game with a new name.
    pub(crate) fn unkept(&self, game: Game, played: Millis, out: &Out) -> IncomingGame {
        IncomingGame {
            game,
            id: self.current.next_name(out.at),
            played,
            tail: JournalTail::default(),
            kept: false,
        }
    }

    /// Puts another game on the board. Returns the name of the previous one, which stays in memory as long as
    /// the disk may not have all of it.
    pub(crate) fn replace(&mut self, incoming: IncomingGame, deleted: Option<i32>, out: &mut Out) -> u64 {
        let before = self.current.replace(incoming);
        let id = before.id();
        if before.is_kept() {
            let left = LeftGame {
                played: before.played(out.at.now),
                tail: before.tail(),
                date: out.at.date,
                deleted,
                game: Arc::new(before.into_game()),
            };
            self.push(Happened::Left(id, Box::new(left.clone())));
            self.left.put(id, left);
        }
        self.replaced(out);
        id
    }

    pub(crate) fn announce_puzzle(&self, out: &mut Out) {
        out.push(Cmd::Announce(Announcement::Puzzle(
            self.current.game().shape().clone(),
            self.current.level(),
        )));
    }

    /// Removes the game from the board. Deletes an unplayed one, which the player can restore, and returns
    /// the day if so.
    pub(crate) fn leave(&mut self, out: &mut Out) -> Option<i32> {
        let history = self.current.game().history();
        if self.current.is_kept() && history.is_empty() && history.savepoints().next().is_none() {
            self.record(Event::Deleted(out.at.day), out);
            return Some(out.at.day);
        }
        if self.current.has_untold_time(out.at.now) && self.current.is_kept() {
            self.record(Event::Time, out);
        }
        None
    }
}
