//! Which words about files with saved games fit. The words themselves are in `words/en/archive.ftl`.

use super::{text, words::Archive};
use sudoku_play::{
    saved::archive::ArchiveError,
    ui::{Exported, Imported},
};

impl Archive {
    /// What a file has.
    #[must_use]
    pub fn saved_to_file(&self, exported: Exported) -> String {
        match exported {
            Exported::All { files: 0 | 1 } => self.exported(),
            Exported::All { files } => return self.exported_files(files),
            Exported::Part { times: true, settings: true } => self.exported_part(),
            Exported::Part { times: true, settings: false } => self.exported_no_settings(),
            Exported::Part { times: false, settings: true } => self.exported_no_times(),
            Exported::Part { times: false, settings: false } => self.exported_games(),
            Exported::Unread(fault) => return self.export_unread(text().notices.unread(fault)),
            Exported::Refused => self.export_refused(),
        }
        .into()
    }

    /// What was loaded.
    #[must_use]
    pub fn loaded(&self, Imported { games, joined, there, unreadable, finishes }: Imported) -> String {
        let said = [
            Some(self.imported(games, finishes)),
            (joined > 0).then(|| self.imported_joined(joined)),
            (there > 0).then(|| self.imported_there(there)),
            (unreadable > 0).then(|| self.imported_unreadable(unreadable)),
        ];
        text().lists.text(said.into_iter().flatten())
    }

    /// Why a file was not loaded.
    #[must_use]
    pub fn refused(&self, fault: ArchiveError) -> String {
        self.cannot_import(&self.bad_archive(fault))
    }

    fn bad_archive(&self, fault: ArchiveError) -> String {
        match fault {
            ArchiveError::TooLarge => self.file_too_large().into(),
            ArchiveError::NotOurs => self.file_not_ours().into(),
            ArchiveError::Newer => self.file_newer().into(),
            ArchiveError::CutOff { after } => self.file_cut_off(after),
            ArchiveError::Damaged { line } => self.file_damaged(line),
            ArchiveError::TooHigh { line } => self.file_too_high(line),
            ArchiveError::Strange { line } => self.file_strange(line),
        }
    }
}
