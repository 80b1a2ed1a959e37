//! The commands of a session to the browser.

use super::Announcement;
use crate::{
    game::clock::Millis,
    saved::{archive::Archive, book::Finish, practice::Attempt},
    taught::TeachingEvent,
    ui::{sheets::Sheets, sound::Sound},
};
use sudoku_core::wire::{Request, TextForm};

/// A command to the browser.
#[derive(Clone, Debug, PartialEq)]
pub enum Cmd {
    /// Append a record to a game's journal.
    Save {
        /// The game.
        game: u64,
        /// The record's number.
        number: u64,
        /// The record.
        text: String,
        /// The browser may forget records below this number.
        forget_below: u64,
    },
    /// Ask the worker.
    Ask(Request),
    /// End the worker's job immediately.
    Cancel,
    /// Announce something to screen readers.
    Announce(Announcement),
    /// Announce a step to screen readers.
    Teach(TeachingEvent),
    /// Play this sound.
    Sound(Sound),
    /// Put this into the address.
    SetLink(String),
    /// Take the language that a link asked for out of the address.
    ForgetLanguage,
    /// Send `StepMsg::RunTick` at this interval, or stop.
    Run(Option<Millis>),
    /// Focus the cell of the cursor.
    Focus,
    /// Ask a second worker, which exists only while it works, or end it. The player never waits for it.
    Spares(Option<Request>),
    /// Print these pages in place of the page.
    Print(Box<Sheets>),
    /// Reload the page, in the newer version if one is waiting.
    Renew,
    /// Read or save something.
    Disk(DiskCmd),
}

/// A command to the disk, apart from the records of games: for the database, the browser's small text
/// storage, and files.
#[derive(Clone, Debug, PartialEq)]
pub enum DiskCmd {
    /// Save these settings.
    SaveSettings(String),
    /// Read all games from the disk: send `GamesMsg::GameRead` for each, `GamesMsg::GamesGrew` now and then, and
    /// `GamesMsg::GamesRead` at the end; or `GamesMsg::GamesFailed`.
    ReadGames,
    /// Read one game from the disk, and send `DiskMsg::Restored`, `GamesMsg::GameGone` or
    /// `GamesMsg::LoadFailed`.
    Load(u64),
    /// Delete these games from the disk permanently.
    Purge(Vec<u64>),
    /// Read whether this game was deleted, and send `DiskMsg::Deletion`.
    SeekDeletion(u64),
    /// Write the time of a finished game into the book, unless the book has that game.
    SaveFinish(Finish),
    /// Read the book of times, and send `DiskMsg::BookRead` or `DiskMsg::BookFailed`.
    ReadBook,
    /// Write an attempt into the log of practice.
    SaveAttempt(Attempt),
    /// Read the log of practice, and send `LearnMsg::PracticeRead`.
    ReadPractice,
    /// Put everything saved into a file, and send `GamesMsg::Exported`. The archive has the games of this page
    /// in their current state, as records that follow those on the disk: the last may not have reached it. If
    /// the archive says that it is a part, the file has nothing else.
    Export(Box<Archive>),
    /// Put these games into a file, unchanged from the disk, and send `GamesMsg::GamesExported`.
    ExportGames(Vec<u64>),
    /// Merge this archive into everything saved, unless the player stops it. Send `GamesMsg::ImportWrites`
    /// before writing anything, `GamesMsg::Join` for the game on the board, and `GamesMsg::Imported` at the
    /// end.
    Import(Box<Archive>),
    /// Save these spare puzzles.
    SaveSpares(String),
    /// Save the text of the magazine, or delete it if empty; send `MagazineMsg::NotKept` on failure.
    SaveMagazine(String),
    /// Append these lines to the saved magazine.
    GrowMagazine(String),
    /// Read the saved magazine, and send `MagazineMsg::Stored`, after `BrowserMsg::At`.
    ReadMagazine,
    /// Save the player's own lesson, or delete it if empty.
    SaveDeck(String),
    /// Set the saved lesson, which is damaged, aside, and send `DeckMsg::Stored`: with it, if it stayed.
    SetDeckAside,
    /// Store the assignment under way.
    SaveAssignment(String),
    /// Do something for a learning management system, with this text.
    Lms(LmsCmd, String),
    /// Store the pieces of a game from another device.
    SaveHandover(String),
    /// Read those pieces, and send `HandoverMsg::Stored`.
    ReadHandover,
    /// Store the results of a class.
    SaveClass(String),
    /// Read those results, and send `ClassMsg::Stored`.
    ReadClass,
    /// Read that lesson, and send `DeckMsg::Stored`.
    ReadDeck,
    /// Put puzzles of the magazine into a file of this form.
    SavePuzzles(String, TextForm),
    /// Remember, apart from the games, whether there are any.
    KnowGames(bool),
}

/// What a command for a learning management system does with its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LmsCmd {
    /// Finds out the size of the package with the assignment in it, and sends `AssignmentMsg::Weighed`.
    Weigh,
    /// Puts the assignment in it with the page into a package, and sends `AssignmentMsg::Packed`.
    Pack,
    /// Reports the values in it (`scorm::cmi::Report`) to the system around the page, and sends
    /// `AssignmentMsg::LmsAnswered`.
    Report,
}
