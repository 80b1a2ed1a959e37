//! The sentence above everything else: news for the player.

use super::{Costly, Linked, Refusal, Short, WorkError};
use crate::{
    game::aids::HelpKind,
    saved::{
        archive::{Archive, ArchiveError, Merge},
        settings::SettingsError,
    },
};
use sudoku_core::{Cell, Shape, notation::Reading};

/// Why the page is not in the language that was wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Untranslated {
    /// A link asks for the language of this code, and the page has no words in it.
    Unknown(String),
    /// The words of this code did not come, or are those of another version.
    Missing(String),
}

/// A sentence that stays until it is answered or out of date.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The previous puzzle is saved and can be resumed; only in this page, if saving failed.
    PuzzleReplaced(Option<SaveError>),
    /// The game was restored without this number of its last actions, which are unreadable.
    ActionsLost(usize),
    /// The game had more moves than its history has room for, and has forgotten its past.
    HistoryShortened,
    /// A saved game is unreadable; it stays unchanged.
    SaveUnreadable,
    /// The saved games are all unreadable.
    GamesUnread(SaveError),
    /// The saved games are gone.
    GamesMissing,
    /// The saved games are still loading.
    StillReading,
    /// The magazine's puzzles are being made; shown while its dialog is closed.
    MagazineInMaking,
    /// The magazine has all the puzzles that could be made: this number.
    MagazineMade(u16),
    /// Another tab changed the magazine during the making of puzzles, so that stopped.
    MagazineElsewhere,
    /// The last game was found after another was begun.
    GameFound(u64),
    /// The player's game could not be saved.
    NotSaved(SaveError),
    /// Another tab is playing the same game, so this one becomes a separate game from now on.
    BecameItsOwn,
    /// Another tab has deleted the game, so this one becomes a separate game from now on.
    DeletedElsewhere,
    /// The worker is checking the puzzle of a link; until then the previous one stays on the board.
    OpeningLink,
    /// The puzzle of a link is ready during another game, and the page offers it.
    LinkReady(Box<Linked>),
    /// The puzzle of a link is on the board, but it misses some of the link's request.
    LinkShort {
        /// The missing parts.
        short: Box<Short>,
        /// Whether the previous puzzle is saved and can be resumed.
        last_kept: bool,
    },
    /// The puzzle of a link was refused.
    LinkRefused(Refusal),
    /// A text was read as the puzzle on the board, with an assumption.
    ReadAs {
        /// The assumption, and the other readings of the text.
        reading: Box<Reading>,
        /// Whether the previous puzzle is saved and can be resumed.
        last_kept: bool,
    },
    /// A text pasted onto the page was refused.
    PasteRefused(Refusal),
    /// A file dropped on the page was refused.
    FileRefused(Refusal),
    /// The page is in English, though another language was wanted.
    Untranslated(Untranslated),
    /// The link could not be copied.
    CannotCopy,
    /// The background worker doesn't answer.
    WorkerFailed(WorkError),
    /// The assignment on the board bars this help.
    Barred(HelpKind),
    /// The puzzle has rules that are not known, so that nothing checks or explains it.
    UnknownRules,
    /// All cells have a digit, and some are wrong.
    FullButWrong,
    /// All cells have a digit, and the rules are not known.
    FullUnchecked,
    /// The board was compared with the solution.
    Checked(Checked),
    /// The board went back this number of turns to before the first mistake.
    WentBack(usize),
    /// The note just removed was the solution of its cell.
    NoteWasRight(Cell, Shape),
    /// Candidates are shown for the first time in this game, which counts as help.
    CandidatesCount,
    /// Notes were filled in; updating them automatically takes a switch.
    NotesFilled,
    /// This number of naked singles was placed at once; 0 if no cell has only one candidate.
    SinglesPlaced(usize),
    /// A game was deleted, and can be restored.
    GameDeleted(u64),
    /// The game to open is unreadable.
    GameUnreadable,
    /// Another tab is playing the game to delete or restore.
    PlayedElsewhere,
    /// The saved settings are unreadable; these are the defaults.
    SettingsUnreadable(SettingsError),
    /// This number of unreadable games was deleted permanently.
    UnreadableRemoved(usize),
    /// The unreadable games were exported to a file; or the disk was unreadable.
    UnreadableExported(bool),
    /// The result of an export.
    Exported(Exported),
    /// A file was imported.
    Imported(Imported),
    /// The player stopped an import.
    ImportStopped,
    /// The contents of the file are invalid.
    CannotImport(ArchiveError),
    /// The file itself was unreadable, or writing failed.
    ImportFailed,
    /// A newer version of the page is ready, and waits for the player.
    NewVersion,
    /// The policy of the page refused a drawing, as it takes something in it for code.
    NotDrawn(Undrawn),
    /// The help asked for ends the counting of the time, and waits for a second request.
    EndsCounting(Costly),
    /// The board was cleared to its givens, and the clock keeps running.
    Restarted,
}

/// The use of a drawing that the policy of the page refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Undrawn {
    /// It was to be shown.
    Shown,
    /// It was to be printed.
    Printed,
}

impl Notice {
    /// Whether it is useless once the player asks for something else.
    #[must_use]
    pub const fn ends_with_a_question(&self) -> bool {
        matches!(
            self,
            Self::WorkerFailed(_) | Self::PasteRefused(_) | Self::FileRefused(_) | Self::LinkRefused(_)
        )
    }

    /// Whether a turn to the board probably means that the player has read it. Its offer to resume a game is
    /// also in the list of games.
    #[must_use]
    pub const fn ends_with_a_look_at_the_board(&self) -> bool {
        matches!(self, Self::PuzzleReplaced(None))
    }

    /// Whether opening something in its place probably means that the player has read it: it reports the
    /// player's last action, and its offer is also available elsewhere.
    #[must_use]
    pub const fn ends_with_what_opens(&self) -> bool {
        self.ends_with_a_question()
            || self.ends_with_a_look_at_the_board()
            || self.ends_with_its_dialog()
            || matches!(
                self,
                Self::FullButWrong
                    | Self::FullUnchecked
                    | Self::UnknownRules
                    | Self::Barred(_)
                    | Self::Checked(_)
                    | Self::WentBack(_)
                    | Self::NoteWasRight(..)
                    | Self::CandidatesCount
                    | Self::NotesFilled
                    | Self::SinglesPlaced(_)
                    | Self::GameDeleted(_)
                    | Self::MagazineMade(_)
                    | Self::Untranslated(_)
                    | Self::CannotCopy
                    | Self::EndsCounting(_)
                    | Self::Restarted
            )
    }

    /// Whether it is about a dialog, and useless after that closes or another opens.
    #[must_use]
    pub const fn ends_with_its_dialog(&self) -> bool {
        matches!(
            self,
            Self::Exported(_)
                | Self::Imported(_)
                | Self::ImportStopped
                | Self::CannotImport(_)
                | Self::ImportFailed
                | Self::UnreadableRemoved(_)
                | Self::UnreadableExported(_)
                | Self::PlayedElsewhere
                | Self::NotDrawn(_)
        )
    }

    /// Whether it is no longer true after a change of the board.
    #[must_use]
    pub const fn ends_with_a_move(&self) -> bool {
        matches!(
            self,
            Self::PuzzleReplaced(_)
                | Self::Barred(_)
                | Self::FullButWrong
                | Self::FullUnchecked
                | Self::UnknownRules
                | Self::Checked(_)
                | Self::WentBack(_)
                | Self::NoteWasRight(..)
                | Self::CandidatesCount
                | Self::NotesFilled
                | Self::SinglesPlaced(_)
                | Self::GameDeleted(_)
                | Self::LinkShort { .. }
                | Self::ReadAs { .. }
                | Self::EndsCounting(_)
                | Self::Restarted
        )
    }
}

/// The result of an export.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exported {
    /// Everything is in one file, or in several.
    All {
        /// The number of files.
        files: usize,
    },
    /// The file has the games of this page, and nothing else but these.
    Part {
        /// Whether it has the times. The book may not have been loaded.
        times: bool,
        /// Whether it has the settings. Those of a later version stay behind.
        settings: bool,
    },
    /// There is none: the saved data is unreadable.
    Unread(SaveError),
    /// There is none: the browser refused the file.
    Refused,
}

impl Exported {
    /// The result of exporting a part of the saved data.
    #[must_use]
    pub const fn part(archive: &Archive) -> Self {
        Self::Part { times: !archive.finishes.is_empty(), settings: archive.settings.is_some() }
    }
}

/// The progress of an import.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Importing {
    /// Reading and checking: the number of bytes done, of how many.
    Reading(u64, u64),
    /// Comparing with the data here.
    Comparing,
    /// Writing. This can't be undone, so it can't be stopped.
    Writing,
}

/// The result of an import.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Imported {
    /// Games that were not here.
    pub games: usize,
    /// Games already here that got additions from the file.
    pub joined: usize,
    /// Games that were here already.
    pub there: usize,
    /// The number of added games that this program can't read.
    pub unreadable: usize,
    /// Times that were not in the book.
    pub finishes: usize,
}

impl Imported {
    /// The result of a merge, once done.
    #[must_use]
    pub fn by(merge: &Merge) -> Self {
        Self {
            games: merge.games.len(),
            joined: merge.meetings.len(),
            there: merge.there,
            unreadable: merge.unreadable,
            finishes: merge.finishes.len(),
        }
    }
}

/// The result of a comparison with the solution, as detailed as the player has selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Checked {
    /// All digits so far are right.
    Right,
    /// Something is wrong.
    Wrong,
    /// This number of digits is wrong.
    HowMany(usize),
    /// This number of digits is wrong, and they are marked.
    Which(usize),
}

/// The reason why something couldn't be saved, or saved data couldn't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SaveError {
    /// The browser forbids storage for this page, or has none.
    Forbidden,
    /// The storage is full.
    Full,
    /// Another page of this browser wrote to the same game.
    Elsewhere,
    /// A later version of the program wrote the saved data.
    Newer,
    /// Another tab, with an earlier version of the program, blocks it.
    Blocked,
    /// The disk doesn't answer.
    Slow,
    /// It failed for another reason.
    Failed,
}
