//! The action that a notice offers: at most one, the one that most players want next.

use crate::{
    messages::{
        GameMsg, GamesMsg, HandoutMsg, HintMsg, LinkMsg, Msg, PageMsg, RatingMsg, SettingsMsg, TextMsg,
    },
    saved::settings::Switch,
    ui::{Checked, Costly, Dialog, Exported, Notice, Panel, Untranslated},
};
use sudoku_core::notation::Assumption;

/// The action that a notice offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Resume the previous game.
    Return,
    /// Restore this deleted game.
    Undelete(u64),
    /// Update notes automatically from now on.
    KeepNotes,
    /// Undo the last turn.
    Undo,
    /// Redo the next turn.
    Redo,
    /// Return to the position before the first mistake.
    BackToRight,
    /// Export everything saved to a file.
    Export,
    /// Export everything in this page to a file.
    ExportPart,
    /// Continue with this game.
    Open(u64),
    /// Stop the current work.
    Stop,
    /// Play the puzzle of a link.
    PlayArrived,
    /// Open the magazine.
    Magazine,
    /// Load the newer version.
    Renew,
    /// Load the page again.
    LoadAgain,
    /// Read the pasted text again, with digits counted from 0.
    CountFromZero,
    /// Read the pasted text again, with 0 as an empty cell.
    EmptyZeros,
    /// Play the next puzzle of the text.
    NextPuzzle,
    /// Read the rules of the puzzle.
    Rules,
    /// Get that help, although it ends the counting of the time.
    GoOn(Costly),
}

impl Answer {
    /// The action for a notice, if there is one.
    #[must_use]
    pub fn to(notice: &Notice) -> Option<Self> {
        match notice {
            Notice::PuzzleReplaced(_) | Notice::LinkShort { last_kept: true, .. } => Some(Self::Return),
            Notice::ReadAs { reading, last_kept } => match (&reading.other, last_kept) {
                (Some(_), _) if reading.assumptions.contains(&Assumption::DigitsFromZero) => {
                    Some(Self::EmptyZeros)
                }
                (Some(_), _) => Some(Self::CountFromZero),
                (None, _) if reading.part.is_some() => Some(Self::NextPuzzle),
                (None, true) => Some(Self::Return),
                (None, false) => None,
            },
            Notice::UnknownRules | Notice::FullUnchecked => Some(Self::Rules),
            Notice::OpeningLink => Some(Self::Stop),
            Notice::MagazineInMaking | Notice::MagazineMade(_) | Notice::MagazineElsewhere => {
                Some(Self::Magazine)
            }
            Notice::LinkReady(_) => Some(Self::PlayArrived),
            Notice::NewVersion => Some(Self::Renew),
            Notice::Untranslated(Untranslated::Missing(_)) => Some(Self::LoadAgain),
            Notice::GameDeleted(id) => Some(Self::Undelete(*id)),
            Notice::GameFound(id) => Some(Self::Open(*id)),
            Notice::NotesFilled => Some(Self::KeepNotes),
            Notice::NoteWasRight(..) | Notice::SinglesPlaced(1..) | Notice::Restarted => Some(Self::Undo),
            Notice::EndsCounting(help) => Some(Self::GoOn(*help)),
            Notice::WentBack(_) => Some(Self::Redo),
            Notice::Checked(Checked::Wrong | Checked::HowMany(_) | Checked::Which(_))
            | Notice::FullButWrong => Some(Self::BackToRight),
            // An export saves all of it in a file.
            Notice::NotSaved(_)
            | Notice::SaveUnreadable
            | Notice::GameUnreadable
            | Notice::ActionsLost(_)
            | Notice::Exported(Exported::Refused) => Some(Self::Export),
            Notice::Exported(Exported::Unread(_)) => Some(Self::ExportPart),
            Notice::BecameItsOwn
            | Notice::DeletedElsewhere
            | Notice::Barred(_)
            | Notice::CandidatesCount
            | Notice::SinglesPlaced(0)
            | Notice::GamesUnread(_)
            | Notice::GamesMissing
            | Notice::HistoryShortened
            | Notice::StillReading
            | Notice::Checked(Checked::Right)
            | Notice::LinkShort { last_kept: false, .. }
            | Notice::LinkRefused(_)
            | Notice::PasteRefused(_)
            | Notice::FileRefused(_)
            | Notice::Untranslated(Untranslated::Unknown(_))
            | Notice::CannotCopy
            | Notice::NotDrawn(_)
            | Notice::WorkerFailed(_)
            | Notice::PlayedElsewhere
            | Notice::SettingsUnreadable(_)
            | Notice::UnreadableRemoved(_)
            | Notice::UnreadableExported(_)
            | Notice::Exported(Exported::All { .. } | Exported::Part { .. })
            | Notice::Imported(_)
            | Notice::ImportStopped
            | Notice::CannotImport(_)
            | Notice::ImportFailed => None,
        }
    }

    /// The message that performs the action.
    #[must_use]
    pub const fn msg(self) -> Msg {
        match self {
            Self::Return => Msg::Games(GamesMsg::Return),
            Self::Undelete(game) => Msg::Games(GamesMsg::Undelete(game)),
            Self::KeepNotes => Msg::Settings(SettingsMsg::Set(Switch::KeepNotes, true)),
            Self::Undo => Msg::Game(GameMsg::Undo),
            Self::Redo => Msg::Game(GameMsg::Redo),
            Self::BackToRight => Msg::Game(GameMsg::BackToRight),
            Self::Export => Msg::Games(GamesMsg::Export { part: false }),
            Self::ExportPart => Msg::Games(GamesMsg::Export { part: true }),
            Self::Open(game) => Msg::Games(GamesMsg::Open(game)),
            Self::Stop => Msg::Page(PageMsg::Stop),
            Self::PlayArrived => Msg::Link(LinkMsg::Play),
            Self::CountFromZero | Self::EmptyZeros => Msg::Text(TextMsg::ReadOtherwise),
            Self::NextPuzzle => Msg::Text(TextMsg::ReadNext),
            Self::Rules => Msg::Page(PageMsg::Open(Dialog::Puzzle)),
            Self::Magazine => Msg::Page(PageMsg::Open(Dialog::Magazine)),
            Self::Renew | Self::LoadAgain => Msg::Page(PageMsg::Renew),
            Self::GoOn(Costly::Solver) => Msg::Page(PageMsg::Show(Panel::Solve)),
            Self::GoOn(Costly::Singles) => Msg::Hint(HintMsg::Singles),
            Self::GoOn(Costly::Path) => Msg::Handout(HandoutMsg::Show),
            Self::GoOn(Costly::Figure(figure)) => Msg::Rating(RatingMsg::Show(figure)),
        }
    }
}
