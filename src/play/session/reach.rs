//! The reach of a message: most change things anywhere on the screen, but a few come with almost every key,
//! and needn't cause everything to be computed again.

use super::Session;
use crate::messages::{DiskMsg, GamesMsg, InputMsg, LensMsg, MachineMsg, Msg};

/// The part of the screen that a message can change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Nothing, until a later message changes it.
    Nothing,
    /// The line above the board, and the notice.
    Head,
    /// The pad with its keys, and the tools.
    Pad,
    /// The visible part of the board.
    Lens,
    /// Anything.
    All,
}

impl Session {
    /// The reach of the next message.
    #[must_use]
    pub fn reach(&self, msg: &Msg) -> Reach {
        match msg {
            Msg::Machine(MachineMsg::Disk(disk)) => match disk {
                // A list of games shows whether they are saved.
                DiskMsg::Saved { .. } if self.kernel.page().dialog().is_none() => Reach::Head,
                _ => Reach::All,
            },
            // Many come in a row.
            Msg::Games(GamesMsg::GameRead { .. }) => Reach::Nothing,
            Msg::Input(InputMsg::Hold(_)) => Reach::Pad,
            // Many of these come each second.
            Msg::Lens(LensMsg::Turn { .. } | LensMsg::LookAt(_) | LensMsg::Show(_)) => Reach::Lens,
            _ => Reach::All,
        }
    }
}
