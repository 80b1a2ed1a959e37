//! The sentence above all: what the player must know.

use super::{Linked, Refusal, Short, WorkFault};
use crate::{
    Cell, Order,
    notation::Reading,
    play::{
        archive::{Archive, BadArchive, Merge},
        settings::BadSettings,
    },
};

/// A sentence that stays until it is answered or out of date.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The last puzzle is kept and can be taken up again; in this page alone, if it cannot be saved.
    PuzzleReplaced(Option<SaveFault>),
    /// The game was restored, but that many of its last actions could not be read.
    ActionsLost(usize),
    /// The game had more moves than its history has room for, and has forgotten the way to where it stands.
    HistoryShortened,
    /// A saved game could not be read; it is kept as it is.
    SaveUnreadable,
    /// The games that are kept could not be read at all.
    GamesUnread(SaveFault),
    /// The games that were kept are gone.
    GamesMissing,
    /// The games that are kept are still being read.
    StillReading,
    /// The magazine has as many puzzles as can be had: so many.
    MagazineMade(u16),
    /// Another tab has changed the magazine while puzzles were made for it, so that was stopped.
    MagazineElsewhere,
    /// The game played last was found after another was begun.
    GameFound(u64),
    /// The player's game could not be saved.
    NotSaved(SaveFault),
    /// Another tab plays the same game, so this one is kept as a game of its own from now on.
    BecameItsOwn,
    /// The puzzle of a link is being looked at; until then the one before is on the board.
    OpeningLink,
    /// The puzzle of a link is there, and something else is played: it is offered.
    LinkReady(Box<Linked>),
    /// The puzzle of a link is on the board, and lacks something of what the link asks for.
    LinkShort {
        /// What it lacks.
        short: Box<Short>,
        /// Whether the last puzzle is kept and can be taken up again.
        last_kept: bool,
    },
    /// The puzzle of a link was refused.
    LinkRefused(Refusal),
    /// A text was read as the puzzle on the board, and something was taken for granted.
    ReadAs {
        /// What, and what else the text may say.
        reading: Box<Reading>,
        /// Whether the last puzzle is kept and can be taken up again.
        last_kept: bool,
    },
    /// What was pasted onto the page was refused.
    PasteRefused(Refusal),
    /// A file that was let go over the page was refused.
    FileRefused(Refusal),
    /// The link could not be copied.
    CannotCopy,
    /// The background worker gives no answer.
    WorkerFailed(WorkFault),
    /// Each cell holds a digit, and some are wrong.
    FullButWrong,
    /// The board was compared with the solution.
    Checked(Checked),
    /// The board went back to before the first mistake, by that many turns.
    WentBack(usize),
    /// That note was the solution of its cell, and is gone.
    NoteWasRight(Cell, Order),
    /// Notes were filled in, and are not kept in step from now on: that is a switch.
    NotesFilled,
    /// A game was put away, and can be had back.
    GameDeleted(u64),
    /// A game that was to be opened could not be read.
    GameUnreadable,
    /// A game that was to be put away or taken back is played in another tab.
    PlayedElsewhere,
    /// The settings that were kept could not be read; these are the usual ones.
    SettingsUnreadable(BadSettings),
    /// So many games that could not be read are gone for good.
    UnreadableRemoved(usize),
    /// The games that could not be read were written into a file; or the disk could not be read.
    UnreadableExported(bool),
    /// What came of writing everything into a file.
    Exported(Exported),
    /// A file was read in.
    Imported(Imported),
    /// The player stopped a file from being read in.
    ImportStopped,
    /// What the file says cannot be read in.
    CannotImport(BadArchive),
    /// The file itself could not be read, or nothing could be written.
    ImportFailed,
    /// A newer version of the page is there, and waits until it is asked for.
    NewVersion,
}

impl Notice {
    /// Whether it says nothing of use any more once something else is asked for.
    #[must_use]
    pub const fn ends_with_a_question(&self) -> bool {
        matches!(
            self,
            Self::WorkerFailed(_) | Self::PasteRefused(_) | Self::FileRefused(_) | Self::LinkRefused(_)
        )
    }

    /// Whether it was read, as far as anybody can tell, once the player turns to the board. The way back that it
    /// offers is among the games, too.
    #[must_use]
    pub const fn ends_with_a_look_at_the_board(&self) -> bool {
        matches!(self, Self::PuzzleReplaced(None))
    }

    /// Whether it was read, as far as anybody can tell, once the player opens something where it stands: it tells of
    /// what the player has just done, and what it offers is to be had elsewhere.
    #[must_use]
    pub const fn ends_with_what_opens(&self) -> bool {
        self.ends_with_a_question()
            || self.ends_with_a_look_at_the_board()
            || self.ends_with_its_dialog()
            || matches!(
                self,
                Self::FullButWrong
                    | Self::Checked(_)
                    | Self::WentBack(_)
                    | Self::NoteWasRight(..)
                    | Self::NotesFilled
                    | Self::GameDeleted(_)
                    | Self::MagazineMade(_)
                    | Self::CannotCopy
            )
    }

    /// Whether it is about a dialog, and says nothing of use once that is closed or another one is open.
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
        )
    }

    /// Whether it says nothing true any more once the board has changed.
    #[must_use]
    pub const fn ends_with_a_move(&self) -> bool {
        matches!(
            self,
            Self::PuzzleReplaced(_)
                | Self::FullButWrong
                | Self::Checked(_)
                | Self::WentBack(_)
                | Self::NoteWasRight(..)
                | Self::NotesFilled
                | Self::GameDeleted(_)
                | Self::LinkShort { .. }
                | Self::ReadAs { .. }
        )
    }
}

/// What came of writing everything into a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exported {
    /// All is in it, or in several.
    All {
        /// How many.
        files: usize,
    },
    /// The games that this page knows are in it, and nothing else but this.
    Part {
        /// Whether times are in it. The book may not have been read.
        times: bool,
        /// Whether the settings are in it. Those of a later program are left where they are.
        settings: bool,
    },
    /// There is no file, as what is kept cannot be read.
    Unread(SaveFault),
    /// There is no file, as the browser did not take it.
    Refused,
}

impl Exported {
    /// What is said of a part of what is kept.
    #[must_use]
    pub const fn part(archive: &Archive) -> Self {
        Self::Part { times: !archive.finishes.is_empty(), settings: archive.settings.is_some() }
    }
}

/// How far a file is that is being read in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Importing {
    /// It is read and checked: so many bytes of how many.
    Reading(u64, u64),
    /// It is compared with what is here.
    Comparing,
    /// It is written. What is written is not taken back, so this is not to be stopped.
    Writing,
}

/// What a file brought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Imported {
    /// Games that were not here.
    pub games: usize,
    /// Games that were here, and to which the file had something to add.
    pub joined: usize,
    /// Games that were here already.
    pub there: usize,
    /// How many of the games added cannot be read by this program.
    pub unreadable: usize,
    /// Times that were not in the book.
    pub finishes: usize,
}

impl Imported {
    /// What comes of a merge, once it is done.
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

/// What a comparison with the solution tells, by the player's choice of how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Checked {
    /// All digits so far are right.
    Right,
    /// Something is wrong.
    Wrong,
    /// So many digits are wrong.
    HowMany(usize),
    /// So many digits are wrong, and they are marked.
    Which(usize),
}

/// Why something could not be saved, or what is saved not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SaveFault {
    /// The browser forbids storage to this page, or has none.
    Forbidden,
    /// There is no room left.
    Full,
    /// Another page of this browser wrote to the same game.
    Elsewhere,
    /// What is kept was written by a later version of the program, which knows more.
    Newer,
    /// Another tab, with an earlier version of the program, does not let go of it.
    Blocked,
    /// The disk does not answer.
    Slow,
    /// It failed for another reason.
    Failed,
}
