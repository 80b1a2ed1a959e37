//! The context of a message: its time, and the commands to the browser. The session passes it to everything
//! that acts on the message.

use super::Cmd;
use crate::game::clock::Millis;

/// Data about a message that only the browser has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// A monotonic clock, in milliseconds.
    pub now: Millis,
    /// The date, in milliseconds since 1970: it names games and dates their last play.
    pub date: Millis,
    /// The day in the player's time zone, in days since 1970.
    pub day: i32,
    /// Fresh randomness.
    pub chance: u64,
}

/// The time of a message, and its commands to the browser.
#[derive(Debug)]
pub(crate) struct Out {
    pub(crate) at: Moment,
    cmds: Vec<Cmd>,
}

impl Out {
    pub(crate) const fn new(at: Moment) -> Self {
        Self { at, cmds: Vec::new() }
    }

    /// Adds a command after all earlier ones.
    pub(crate) fn push(&mut self, cmd: Cmd) {
        self.cmds.push(cmd);
    }

    pub(crate) fn extend(&mut self, cmds: impl IntoIterator<Item = Cmd>) {
        self.cmds.extend(cmds);
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.cmds.is_empty()
    }

    pub(crate) fn into_cmds(self) -> Vec<Cmd> {
        self.cmds
    }
}
