//! Events: changes of the kernel that features react to.

use super::LeftGame;
use crate::{
    ui::Dialog,
    work::{Job, Purpose},
};

/// A change of the kernel.
#[derive(Clone, Debug)]
pub(crate) enum Happened {
    /// The board has changed.
    Changed {
        /// Whether digits or notes have changed. A hint doesn't depend on colours.
        entries: bool,
        /// Whether the player's last turn changed it, on a board unfinished until then.
        played: bool,
    },
    /// The last digit is in its place.
    Finished,
    /// That game left the board.
    Left(u64, Box<LeftGame>),
    /// Another game took the board.
    Replaced,
    /// The page turned to a face, perhaps the same one again.
    Turned,
    /// The player chose a face, perhaps the same one again.
    FaceChosen,
    /// A message has been handled.
    Handled,
    /// The player asks about something on the board.
    Questioned,
    /// A dialog opened, or makes its requests again.
    Opened(Dialog),
    /// The worker has a question for this purpose.
    Asking(Purpose),
    /// The worker no longer answers this question.
    Dropped(Job),
    /// The player stopped this question.
    Stopped(Job),
    SettingsChanged,
    /// A game that is not on the board changed in another tab.
    PlayedElsewhere,
    /// The player closed the notice about the puzzle of a link.
    LinkDropped,
    /// The page was hidden.
    Hidden,
}
