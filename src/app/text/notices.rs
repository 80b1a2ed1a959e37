//! Which words of a notice fit. The words themselves are in `words/en/notices.ftl`.

use super::{boards::game, names, text, words::Notices};
use sudoku_play::{
    saved::settings::SettingsError,
    ui::{Checked, Linked, Notice, SaveError, WorkError},
};

impl Notices {
    /// A notice, as far as its words don't load later.
    #[must_use]
    pub fn said(&self, notice: &Notice) -> String {
        let said = match notice {
            Notice::PuzzleReplaced(None) => self.new_puzzle(),
            Notice::PuzzleReplaced(Some(_)) => self.new_puzzle_unsaved(),
            Notice::ActionsLost(lost) => return self.actions_lost(*lost),
            Notice::HistoryShortened => self.history_shortened(),
            Notice::SaveUnreadable => self.save_unreadable(),
            Notice::GamesUnread(fault) => return self.games_unread(self.unread(*fault)),
            Notice::GamesMissing => self.games_missing(),
            Notice::StillReading => self.still_reading(),
            Notice::GameFound(_) => self.game_found(),
            Notice::NotSaved(fault) => self.not_saved(*fault),
            // Their words load later.
            Notice::BecameItsOwn | Notice::DeletedElsewhere => self.changed_elsewhere(),
            Notice::OpeningLink => self.opening_link(),
            // What the puzzle lacks is said later.
            Notice::LinkReady(linked) => return self.link_ready(linked),
            Notice::LinkShort { last_kept, .. } => {
                let kept = last_kept.then(|| self.last_kept());
                return text().lists.text([self.shared_puzzle()].into_iter().chain(kept));
            }
            // The reasons of these three load later.
            Notice::LinkRefused(_) => self.link_refused(),
            Notice::PasteRefused(_) => self.paste_refused(),
            Notice::FileRefused(_) => self.file_refused(),
            // Its words load later, with the reader of texts.
            Notice::ReadAs { .. } => self.read_as(),
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
            | Notice::ImportFailed => "",
            Notice::CannotCopy => self.cannot_copy(),
            Notice::WorkerFailed(fault) => self.work_fault(*fault),
            // Its words load later, with those of assignments.
            Notice::Barred(_) => self.barred(),
            Notice::EndsCounting(_) => self.ends_counting(),
            Notice::Restarted => self.restarted(),
            Notice::FullButWrong => self.full_but_wrong(),
            Notice::Checked(says) => return self.checked(*says),
            Notice::WentBack(turns) => return self.went_back(*turns),
            Notice::NoteWasRight(cell, shape) => return self.note_was_right(&names::cell_name(*cell, shape)),
            Notice::CandidatesCount => self.candidates_count(),
            Notice::NotesFilled => self.notes_filled(),
            Notice::SinglesPlaced(0) => self.no_singles(),
            Notice::SinglesPlaced(placed) => return self.singles_placed(*placed),
            Notice::SettingsUnreadable(SettingsError::Newer) => self.settings_newer(),
            Notice::SettingsUnreadable(_) => self.settings_unreadable(),
            Notice::NewVersion => self.new_version(),
        };
        said.into()
    }

    /// That the puzzle of a link is ready.
    #[must_use]
    pub fn link_ready(&self, linked: &Linked) -> String {
        let name = game(&linked.shape, linked.level);
        if linked.progress { self.game_ready(&name) } else { self.puzzle_ready(&name) }
    }

    fn work_fault(&self, fault: WorkError) -> &'static str {
        match fault {
            WorkError::Died => self.work_died(),
            WorkError::Unreachable => self.work_unreachable(),
            WorkError::Updated => self.work_updated(),
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

    fn not_saved(&self, fault: SaveError) -> &'static str {
        match fault {
            SaveError::Forbidden => self.save_forbidden(),
            SaveError::Full => self.save_full(),
            SaveError::Newer => self.save_newer(),
            SaveError::Blocked => self.save_blocked(),
            SaveError::Slow => self.save_slow(),
            SaveError::Elsewhere | SaveError::Failed => self.save_failed(),
        }
    }

    /// Why saved data can't be read, and how to help.
    #[must_use]
    pub fn unread(&self, fault: SaveError) -> &'static str {
        match fault {
            SaveError::Forbidden => self.unread_forbidden(),
            SaveError::Newer => self.unread_newer(),
            SaveError::Blocked => self.unread_blocked(),
            SaveError::Slow => self.unread_slow(),
            SaveError::Full | SaveError::Elsewhere | SaveError::Failed => self.unread_failed(),
        }
    }
}
