//! Another game takes the board.

use super::{Announcement, Cmd, Happened, Kernel, Laid, Left, Out, Tail};
use crate::play::{clock::Millis, game::Game, journal::Event, ui::Notice};

impl Kernel {
    /// A new game takes the board. The one before is kept, and can be taken up again.
    pub(in crate::play) fn begin(&mut self, game: Game, played: Millis, out: &mut Out) {
        let deleted = self.leave(out);
        let touched = self.table.is_worth_a_way_back();
        let before = self.lay(self.unkept(game, played, out), deleted, out);
        // A puzzle that nobody touched does not push out the game that was played before it.
        if touched {
            self.aside.lead_back_to(Some(before));
        }
        self.aside.tidy(&self.ledger);
        let fault = self.ledger.fault();
        self.notices.say(self.aside.previous().map(|_| Notice::PuzzleReplaced(fault)));
        self.table.act();
        self.record(Event::Time, out);
        self.announce_puzzle(out);
    }

    /// The same of a puzzle that nobody has played yet, where play is to begin at once.
    pub(in crate::play) fn begin_new(&mut self, game: Game, out: &mut Out) {
        self.begin(game, 0, out);
        out.push(Cmd::Focus);
    }

    /// A game under a name of its own that is not kept yet.
    pub(in crate::play) fn unkept(&self, game: Game, played: Millis, out: &Out) -> Laid {
        Laid { game, id: self.table.next_name(out.at), played, tail: Tail::default(), kept: false }
    }

    /// Another game takes the place of the one on the board, which stays in memory as long as the disk may not
    /// have all of it; its name.
    pub(in crate::play) fn lay(&mut self, laid: Laid, deleted: Option<i32>, out: &mut Out) -> u64 {
        let before = self.table.lay(laid);
        let id = before.id();
        if before.is_kept() {
            let left = Left {
                played: before.played(out.at.now),
                tail: before.tail(),
                date: out.at.date,
                deleted,
                game: before.into_game(),
            };
            self.push(Happened::Left(id, Box::new(left.clone())));
            self.aside.put(id, left);
        }
        self.replaced(out);
        id
    }

    pub(in crate::play) fn announce_puzzle(&self, out: &mut Out) {
        out.push(Cmd::Announce(Announcement::Puzzle(self.table.game().order(), self.table.level())));
    }

    /// The game on the board makes room for another. One that nobody played is put away, and can be had back;
    /// the answer is the day if it is.
    pub(in crate::play) fn leave(&mut self, out: &mut Out) -> Option<i32> {
        let history = self.table.game().history();
        if self.table.is_kept() && history.is_empty() && history.savepoints().next().is_none() {
            self.record(Event::Deleted(out.at.day), out);
            return Some(out.at.day);
        }
        if self.table.has_untold_time(out.at.now) && self.table.is_kept() {
            self.record(Event::Time, out);
        }
        None
    }
}
