//! What a message asks for: handed down, so that whoever does something for it knows when it came and can ask
//! the browser for what has to be done.

use super::Cmd;
use crate::play::clock::Millis;

/// What the browser alone knows when a message comes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// A clock that never goes back, in milliseconds.
    pub now: Millis,
    /// The date, in milliseconds since 1970: it names games, and says when they were played.
    pub date: Millis,
    /// The day where the player is, in days since 1970.
    pub day: i32,
    /// Fresh chance.
    pub chance: u64,
}

/// When a message came, and what the browser has to do for it.
#[derive(Debug)]
pub(in crate::play) struct Out {
    /// When the message came.
    pub(in crate::play) at: Moment,
    cmds: Vec<Cmd>,
}

impl Out {
    /// Nothing has to be done yet.
    pub(in crate::play) const fn new(at: Moment) -> Self {
        Self { at, cmds: Vec::new() }
    }

    /// The browser has to do this, after all that was asked for before.
    pub(in crate::play) fn push(&mut self, cmd: Cmd) {
        self.cmds.push(cmd);
    }

    /// The browser has to do these.
    pub(in crate::play) fn extend(&mut self, cmds: impl IntoIterator<Item = Cmd>) {
        self.cmds.extend(cmds);
    }

    /// All that has to be done.
    pub(in crate::play) fn into_cmds(self) -> Vec<Cmd> {
        self.cmds
    }
}
