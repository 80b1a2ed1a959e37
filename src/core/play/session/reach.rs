//! How far a message reaches: most change what can be seen anywhere, but a few come with almost every key, and
//! need not have all of it computed again.

use super::{DiskMsg, InputMsg, LensMsg, MachineMsg, Msg, Session};

/// What of all that is seen a message can change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Nothing, until another message says so.
    Nothing,
    /// The line above the board, and the notice.
    Head,
    /// The pad with its keys, and the tools.
    Pad,
    /// Which part of the board is seen.
    Lens,
    /// Anything.
    All,
}

impl Session {
    /// How far a message reaches that is told now.
    #[must_use]
    pub fn reach(&self, msg: &Msg) -> Reach {
        match msg {
            Msg::Machine(MachineMsg::Disk(disk)) => match disk {
                // A list of games tells how they are kept.
                DiskMsg::Saved { .. } if self.kernel.page.dialog().is_none() => Reach::Head,
                // Many come one after another.
                DiskMsg::Shelved { .. } => Reach::Nothing,
                _ => Reach::All,
            },
            Msg::Input(InputMsg::Hold(_)) => Reach::Pad,
            // Of these many come in each second.
            Msg::Lens(LensMsg::Turn { .. } | LensMsg::LookAt(_) | LensMsg::Show(_)) => Reach::Lens,
            _ => Reach::All,
        }
    }
}
