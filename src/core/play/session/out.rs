//! What a message asks for: handed down, so that whoever does something for it knows when it came and can ask
//! the browser for what has to be done.

use super::{Cmd, Moment};

/// When a message came, and what the browser has to do for it.
#[derive(Debug)]
pub(super) struct Out {
    /// When the message came.
    pub(super) at: Moment,
    cmds: Vec<Cmd>,
}

impl Out {
    /// Nothing has to be done yet.
    pub(super) const fn new(at: Moment) -> Self {
        Self { at, cmds: Vec::new() }
    }

    /// The browser has to do this, after all that was asked for before.
    pub(super) fn push(&mut self, cmd: Cmd) {
        self.cmds.push(cmd);
    }

    /// The browser has to do these.
    pub(super) fn extend(&mut self, cmds: impl IntoIterator<Item = Cmd>) {
        self.cmds.extend(cmds);
    }

    /// All that has to be done.
    pub(super) fn into_cmds(self) -> Vec<Cmd> {
        self.cmds
    }
}
