//! Which words of a notice fit. The words themselves are in `words/en/notices.ftl`.

use super::{
    boards::game,
    names, text,
    words::{Notices, place},
};
use sudoku_play::{
    saved::settings::SettingsError,
    ui::{Checked, Linked, Notice, SaveError, WorkError},
};

impl Notices {
    /// A notice, as far as its words don't load later.
    #[must_use]
    pub fn said(&self, notice: &Notice) -> String {
        let place = match notice {
            Notice::PuzzleReplaced(None) => place!("new-puzzle"),
            Notice::PuzzleReplaced(Some(_)) => place!("new-puzzle-unsaved"),
            Notice::ActionsLost(lost) => return self.actions_lost(*lost),
            Notice::HistoryShortened => place!("history-shortened"),
            Notice::SaveUnreadable => place!("save-unreadable"),
            Notice::GamesUnread(fault) => return self.games_unread(self.unread(*fault)),
            Notice::GamesMissing => place!("games-missing"),
            Notice::StillReading => place!("still-reading"),
            Notice::GameFound(_) => place!("game-found"),
            Notice::NotSaved(fault) => Self::not_saved(*fault),
            // Their words load later.
            Notice::BecameItsOwn | Notice::DeletedElsewhere => place!("changed-elsewhere"),
            Notice::OpeningLink => place!("opening-link"),
            // What the puzzle lacks is said later.
            Notice::LinkReady(linked) => return self.link_ready(linked),
            Notice::LinkShort { last_kept, .. } => {
                let kept = last_kept.then(|| self.last_kept());
                return text().lists.text([self.shared_puzzle()].into_iter().chain(kept));
            }
            // The reasons of these three load later.
            Notice::LinkRefused(_) => place!("link-refused"),
            Notice::PasteRefused(_) => place!("paste-refused"),
            Notice::FileRefused(_) => place!("file-refused"),
            // Its words load later, with the reader of texts.
            Notice::ReadAs { .. } => place!("read-as"),
            // Their words load later.
            Notice::NotDrawn(_)
            | Notice::Untranslated(_)
            | Notice::MagazineInMaking
            | Notice::MagazineMade(_)
            | Notice::MagazineElsewhere
            | Notice::GameDeleted(_)
            | Notice::GameUnreadable
            | Notice::PlayedElsewhere
            | Notice::UnreadableRemoved(_)
            | Notice::UnreadableExported(_)
            | Notice::Exported(_)
            | Notice::Imported(_)
            | Notice::ImportStopped
            | Notice::CannotImport(_)
            | Notice::ImportFailed => return String::new(),
            Notice::CannotCopy => place!("cannot-copy"),
            Notice::WorkerFailed(fault) => Self::work_fault(*fault),
            // Its words load later, with those of assignments.
            Notice::Barred(_) => place!("barred"),
            Notice::EndsCounting(_) => place!("ends-counting"),
            Notice::Restarted => place!("restarted"),
            Notice::FullButWrong => place!("full-but-wrong"),
            Notice::FullUnchecked => place!("full-unchecked"),
            Notice::UnknownRules => place!("unknown-rules"),
            Notice::Checked(says) => return self.checked(*says),
            Notice::WentBack(turns) => return self.went_back(*turns),
            Notice::NoteWasRight(cell, shape) => return self.note_was_right(&names::cell_name(*cell, shape)),
            Notice::CandidatesCount => place!("candidates-count"),
            Notice::NotesFilled => place!("notes-filled"),
            Notice::SinglesPlaced(0) => place!("no-singles"),
            Notice::SinglesPlaced(placed) => return self.singles_placed(*placed),
            Notice::SettingsUnreadable(SettingsError::Newer) => place!("settings-newer"),
            Notice::SettingsUnreadable(_) => place!("settings-unreadable"),
            Notice::NewVersion => place!("new-version"),
        };
        self.by_place(place).into()
    }

    /// That the puzzle of a link is ready.
    #[must_use]
    pub fn link_ready(&self, linked: &Linked) -> String {
        let name = game(&linked.shape, linked.level);
        if linked.progress { self.game_ready(&name) } else { self.puzzle_ready(&name) }
    }

    const fn work_fault(fault: WorkError) -> usize {
        match fault {
            WorkError::Died => place!("work-died"),
            WorkError::Unreachable => place!("work-unreachable"),
            WorkError::Updated => place!("work-updated"),
        }
    }

    fn checked(&self, says: Checked) -> String {
        match says {
            Checked::Right => self.check_right().into(),
            Checked::Wrong => self.check_wrong().into(),
            Checked::HowMany(wrong) => self.check_count(wrong),
            Checked::Which(wrong) => self.check_marked(wrong),
        }
    }

    const fn not_saved(fault: SaveError) -> usize {
        match fault {
            SaveError::Forbidden => place!("save-forbidden"),
            SaveError::Full => place!("save-full"),
            SaveError::Newer => place!("save-newer"),
            SaveError::Blocked => place!("save-blocked"),
            SaveError::Slow => place!("save-slow"),
            SaveError::Elsewhere | SaveError::Failed => place!("save-failed"),
        }
    }

    /// Why saved data can't be read, and how to help.
    #[must_use]
    pub fn unread(&self, fault: SaveError) -> &'static str {
        self.by_place(match fault {
            SaveError::Forbidden => place!("unread-forbidden"),
            SaveError::Newer => place!("unread-newer"),
            SaveError::Blocked => place!("unread-blocked"),
            SaveError::Slow => place!("unread-slow"),
            SaveError::Full | SaveError::Elsewhere | SaveError::Failed => place!("unread-failed"),
        })
    }
}
