//! The messages that don't come from the player: of the disk, the worker, the clock and the browser. Those for one
//! feature are messages of that feature.

use crate::{
    saved::{
        book::Finish,
        journal::Restored,
        settings::{Settings, SettingsError},
    },
    ui::{SaveError, Undrawn, Untranslated, WorkError},
};
use sudoku_core::wire::Response;

/// A message that doesn't come from the player.
#[derive(Clone, Debug, PartialEq)]
pub enum MachineMsg {
    /// From the disk.
    Disk(DiskMsg),
    /// From the worker.
    Worker(WorkerMsg),
    /// From the clock.
    Clock(ClockMsg),
    /// From the browser.
    Browser(BrowserMsg),
}

/// A message from the disk.
#[derive(Clone, Debug, PartialEq)]
pub enum DiskMsg {
    /// The settings at the start, or the reason why they are unreadable.
    SettingsRead(Result<Settings, SettingsError>),
    /// The book of times was read.
    BookRead(Vec<Finish>),
    /// The book of times is unreadable.
    BookFailed(SaveError),
    /// Lines of these could not be read. They stay stored.
    LinesUnread(UnreadLines),
    /// A record has reached the disk.
    Saved {
        /// The game.
        game: u64,
        /// The record's number.
        number: u64,
    },
    /// Writing a record failed.
    SaveFailed(SaveError),
    /// Saving the settings failed.
    SettingsNotKept,
    /// Writing a record failed because another page of this browser wrote one with that number to the same
    /// game. Records of that game no longer wait; those of others do.
    Taken {
        /// The game.
        game: u64,
    },
    /// The game that another page has written to was deleted there, or played.
    Deletion(bool),
    /// Everything saved is gone, and the disk accepts records again.
    SavesGone,
    /// A saved game was found at the start.
    Restored {
        /// The game's name.
        game: u64,
        /// The game.
        restored: Box<Restored>,
    },
    /// A saved game was found at the start, but it is unreadable.
    Unreadable,
    /// The start found no game.
    NoGames {
        /// Whether the browser's small text storage knows of games.
        known: bool,
        /// Whether that storage has settings, in force or not.
        settings: bool,
    },
    /// The disk was unreadable at the start.
    GamesUnread {
        /// Whether the browser's small text storage knows of games.
        known: bool,
        /// The reason.
        fault: SaveError,
    },
    /// The disk is slow at the start: the page begins without it, and gets its data later.
    StillReading,
}

/// A message from the worker.
#[derive(Clone, Debug, PartialEq)]
pub enum WorkerMsg {
    /// A reply of the worker.
    Answered(Response),
    /// The worker doesn't answer.
    Lost(WorkError),
}

/// A message from the clock.
#[derive(Clone, Debug, PartialEq)]
pub enum ClockMsg {
    /// The player has been idle for a while.
    Idle,
    /// The disk hasn't answered for long.
    SaveLate,
}

/// A message from the browser.
#[derive(Clone, Debug, PartialEq)]
pub enum BrowserMsg {
    /// The page was hidden or shown.
    Visible(bool),
    /// The size of the board: the width of a cell in pixels.
    Resized(u16),
    /// The address of the page, the target of the codes in the magazine.
    At(String),
    /// A newer version of the page is completely saved, and waits for the player.
    NewVersion,
    /// A waiting message can't be handled, as its part of the page failed to load.
    PartMissing,
    /// A part of the page has loaded.
    PartCame,
    /// The page is not in the language that was wanted.
    Untranslated(Untranslated),
    /// The policy of the page refused a drawing.
    NotDrawn(Undrawn),
}

/// The number of stored lines that can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnreadLines {
    /// Lines of the book of times.
    Times(usize),
    /// Lines of the log of practice.
    Practice(usize),
}
