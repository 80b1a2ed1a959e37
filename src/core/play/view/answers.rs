//! What can be done about a notice: one thing at most, the one that most players want next.

use crate::play::{
    session::Msg,
    settings::Switch,
    ui::{Checked, Notice, SaveFault},
};

/// An answer to a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Take the last puzzle up again.
    Return,
    /// Take that game back.
    Undelete(u64),
    /// Let notes keep in step from now on.
    KeepNotes,
    /// Take the last turn back.
    Undo,
    /// Do the next turn again.
    Redo,
    /// Go back to before the first mistake.
    BackToRight,
    /// Put everything that is kept into a file.
    Export,
}

impl Answer {
    /// The answer to a notice, if there is one.
    #[must_use]
    pub const fn to(notice: &Notice) -> Option<Self> {
        match notice {
            Notice::PuzzleReplaced => Some(Self::Return),
            Notice::GameDeleted(id) => Some(Self::Undelete(*id)),
            Notice::NotesFilled => Some(Self::KeepNotes),
            Notice::NoteWasRight(..) => Some(Self::Undo),
            Notice::WentBack(_) => Some(Self::Redo),
            Notice::Checked(Checked::Wrong | Checked::HowMany(_) | Checked::Which(_))
            | Notice::FullButWrong => Some(Self::BackToRight),
            // What another tab wrote to is whole; all else can be carried away in a file.
            Notice::NotSaved(SaveFault::Full | SaveFault::Failed | SaveFault::Forbidden)
            | Notice::SaveUnreadable
            | Notice::GameUnreadable
            | Notice::ActionsLost(_)
            | Notice::Exported(false) => Some(Self::Export),
            Notice::NotSaved(SaveFault::Elsewhere)
            | Notice::Checked(Checked::Right)
            | Notice::OpeningLink
            | Notice::LinkRefused(_)
            | Notice::PasteRefused(_)
            | Notice::CannotCopy
            | Notice::WorkerFailed
            | Notice::PlayedElsewhere
            | Notice::SettingsUnreadable(_)
            | Notice::Exported(true)
            | Notice::Imported(_)
            | Notice::CannotImport(_)
            | Notice::ImportFailed => None,
        }
    }

    /// What the session is told by it.
    #[must_use]
    pub const fn msg(self) -> Msg {
        match self {
            Self::Return => Msg::Return,
            Self::Undelete(game) => Msg::UndeleteGame(game),
            Self::KeepNotes => Msg::Set(Switch::KeepNotes, true),
            Self::Undo => Msg::Undo,
            Self::Redo => Msg::Redo,
            Self::BackToRight => Msg::BackToRight,
            Self::Export => Msg::Export,
        }
    }
}
