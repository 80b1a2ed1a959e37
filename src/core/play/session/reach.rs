//! How far a message reaches: most change what can be seen anywhere, but a few come with almost every key, and
//! need not have all of it computed anew.

use super::{Msg, Session};

/// What of all that is seen a message can change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Nothing, until another message says so.
    Nothing,
    /// The line above the board, and the notice.
    Head,
    /// The pad with its keys, and the tools.
    Pad,
    /// Anything.
    All,
}

impl Session {
    /// How far a message reaches that is told now.
    #[must_use]
    pub fn reach(&self, msg: &Msg) -> Reach {
        match msg {
            // A list of games tells how they are kept.
            Msg::Saved { .. } if self.page.dialog().is_none() => Reach::Head,
            // Many come one after another.
            Msg::Shelved { .. } => Reach::Nothing,
            Msg::Hold(_) => Reach::Pad,
            _ => Reach::All,
        }
    }
}
