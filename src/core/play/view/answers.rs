//! What can be done about a notice: one thing at most, the one that most players want next.

use crate::play::{
    making::MakeMsg,
    session::Msg,
    settings::Switch,
    ui::{Checked, Dialog, Exported, Notice},
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
    /// Put what is in this page into a file.
    ExportPart,
    /// Go on with that game.
    Open(u64),
    /// Stop what is worked on.
    Stop,
    /// Play what a link brought.
    PlayArrived,
    /// Open the magazine.
    Magazine,
}

impl Answer {
    /// The answer to a notice, if there is one.
    #[must_use]
    pub const fn to(notice: &Notice) -> Option<Self> {
        match notice {
            Notice::PuzzleReplaced(_) | Notice::LinkShort { last_kept: true, .. } => Some(Self::Return),
            Notice::OpeningLink => Some(Self::Stop),
            Notice::MagazineMade(_) | Notice::MagazineElsewhere => Some(Self::Magazine),
            Notice::LinkReady(_) => Some(Self::PlayArrived),
            Notice::GameDeleted(id) => Some(Self::Undelete(*id)),
            Notice::GameFound(id) => Some(Self::Open(*id)),
            Notice::NotesFilled => Some(Self::KeepNotes),
            Notice::NoteWasRight(..) => Some(Self::Undo),
            Notice::WentBack(_) => Some(Self::Redo),
            Notice::Checked(Checked::Wrong | Checked::HowMany(_) | Checked::Which(_))
            | Notice::FullButWrong => Some(Self::BackToRight),
            // All of it can be carried away in a file.
            Notice::NotSaved(_)
            | Notice::SaveUnreadable
            | Notice::GameUnreadable
            | Notice::ActionsLost(_)
            | Notice::Exported(Exported::Refused) => Some(Self::Export),
            Notice::Exported(Exported::Unread(_)) => Some(Self::ExportPart),
            Notice::BecameItsOwn
            | Notice::GamesUnread(_)
            | Notice::GamesMissing
            | Notice::HistoryShortened
            | Notice::StillReading
            | Notice::Checked(Checked::Right)
            | Notice::LinkShort { last_kept: false, .. }
            | Notice::LinkRefused(_)
            | Notice::PasteRefused(_)
            | Notice::FileRefused(_)
            | Notice::CannotCopy
            | Notice::WorkerFailed(_)
            | Notice::PlayedElsewhere
            | Notice::SettingsUnreadable(_)
            | Notice::UnreadableRemoved(_)
            | Notice::UnreadableExported(_)
            | Notice::Exported(Exported::All { .. } | Exported::Part)
            | Notice::Imported(_)
            | Notice::ImportStopped
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
            Self::Export => Msg::Export { part: false },
            Self::ExportPart => Msg::Export { part: true },
            Self::Open(game) => Msg::OpenGame(game),
            Self::Stop => Msg::Cancel,
            Self::PlayArrived => Msg::Make(MakeMsg::PlayArrived),
            Self::Magazine => Msg::Open(Dialog::Magazine),
        }
    }
}
