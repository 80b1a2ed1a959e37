//! The difficulty of the puzzle on the board: the worker rates it when the player wants to see it.

use super::{Out, Purpose, Session};
use crate::{
    level::Level,
    play::ui::Dialog,
    wire::{Answer, Task},
};

impl Session {
    /// Its level, if known.
    pub(in crate::play) fn level(&self) -> Option<Level> {
        self.kernel.table.level()
    }

    /// Asks how hard the puzzle is, unless that is known.
    pub(super) fn rate_puzzle(&mut self, out: &mut Out) {
        if self.kernel.table.rated().is_none() {
            self.ask(Purpose::Rate, Task::Rate(Box::new(self.kernel.table.game().puzzle().clone())), out);
        }
    }

    /// Takes a rating only while its dialog is open: after that the board may be another.
    pub(super) fn puzzle_rated(&mut self, answer: Answer) {
        if let Answer::Rated(rated) = answer
            && self.kernel.page.shows(Dialog::Puzzle)
        {
            self.kernel.table.rate(rated);
        }
    }
}
