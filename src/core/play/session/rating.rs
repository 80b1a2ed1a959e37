//! What is known of the puzzle on the board: asked of the worker when the player wants to see it.

use super::{Cmd, Purpose, Session};
use crate::{
    level::Level,
    play::ui::Dialog,
    wire::{Rated, Task},
};

impl Session {
    /// Its level, if it is known.
    pub(in crate::play) fn level(&self) -> Option<Level> {
        self.game.origin().level
    }

    /// Asks how hard the puzzle is, unless that is known.
    pub(super) fn rate_puzzle(&mut self, cmds: &mut Vec<Cmd>) {
        if self.rated.is_none() {
            self.ask(Purpose::Rate, Task::Rate(Box::new(self.game.puzzle().clone())), cmds);
        }
    }

    /// An answer counts only while it is asked for: with the dialog closed the board may be another.
    pub(super) fn puzzle_rated(&mut self, rated: Rated) {
        if self.dialog == Some(Dialog::Puzzle) {
            self.rated = Some(rated);
        }
    }

    /// Another puzzle takes the board.
    pub(super) fn forget_rating(&mut self, cmds: &mut Vec<Cmd>) {
        self.rated = None;
        if self.job.is_some_and(|job| job.purpose == Purpose::Rate) {
            self.cancel(cmds);
        }
    }
}
