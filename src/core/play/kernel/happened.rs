//! Events: changes of the kernel that features react to.

use super::Left;
use crate::play::{game::Turn, ui::Dialog, work::Job};

/// A change of the kernel.
#[derive(Clone, Debug)]
pub(in crate::play) enum Happened {
    /// The board has changed.
    Changed {
        /// Whether digits or notes have. Colours change nothing that a hint says.
        entries: bool,
        /// The turn that did it, if it was played on a board that was not finished.
        played: Option<Box<Turn>>,
    },
    /// That game left the board.
    Left(u64, Box<Left>),
    /// Another game is on the board.
    Replaced,
    /// The page turned to a face, or to the same one again.
    Turned,
    /// A dialog opened.
    Opened(Dialog),
    /// The worker got a new question.
    Asking,
    /// The worker will not answer this question any more.
    Dropped(Job),
    /// The player stopped this question.
    Stopped(Job),
    /// The settings changed.
    SettingsChanged,
    /// Someone has something to say to those who listen. Its words may come after the first board.
    Says(Says),
}

/// Who has something to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Says {
    /// The hint.
    Hint,
    /// The judgement of the last move.
    Judgement,
    /// The answer to a question why.
    Answer,
}
