//! What a session asks of the browser.

use super::Announcement;
use crate::{
    play::{archive::Archive, book::Finish, clock::Millis, sheets::Sheets, taught::Taught},
    wire::{Request, TextForm},
};

/// What the browser is asked to do.
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
        /// Records below this number are no longer needed.
        forget_below: u64,
    },
    /// Ask the worker.
    Ask(Request),
    /// End the worker's work at once.
    Cancel,
    /// Say something to those who listen.
    Announce(Announcement),
    /// Say this of a step to those who listen.
    Teach(Taught),
    /// The address shall hold this.
    SetLink(String),
    /// Send `StepMsg::RunTick` at this interval, or no longer.
    Run(Option<Millis>),
    /// Put the focus on the cell of the cursor.
    Focus,
    /// Ask a second worker, which is there for as long as it works, or end it. It keeps nobody waiting.
    Stock(Option<Request>),
    /// Print these pages, in place of the page.
    Print(Box<Sheets>),
    /// Load the page again, in the newer version that waits if there is one.
    Renew,
    /// Read or keep something.
    Disk(DiskCmd),
}

/// What is asked of the disk beside the records of games: of the database, of the browser's small store of texts, and
/// of files.
#[derive(Clone, Debug, PartialEq)]
pub enum DiskCmd {
    /// Keep these settings.
    SaveSettings(String),
    /// Read all games from the disk: `DiskMsg::Shelved` for each, `DiskMsg::ShelfGrew` now and then, and
    /// `DiskMsg::ShelfRead`; or `DiskMsg::ShelfFailed`.
    ReadShelf,
    /// Read one game from the disk, and say `DiskMsg::Restored`, `DiskMsg::GameGone` or `DiskMsg::LoadFailed`.
    Load(u64),
    /// Take these games from the disk for good.
    Purge(Vec<u64>),
    /// Write the time of a finished game into the book, unless that game is in it.
    SaveFinish(Finish),
    /// Read the book of times: `DiskMsg::BookRead` or `DiskMsg::BookFailed`.
    ReadBook,
    /// Put everything that is kept into a file, and say `DiskMsg::Exported`. What this page knows is handed over,
    /// each game as it stands, as records that follow those on the disk: the last may not have got there.
    /// If it says that it is a part, it is all that goes into the file.
    Export(Box<Archive>),
    /// Put these games into a file as they were found, and say `DiskMsg::GamesExported`.
    ExportGames(Vec<u64>),
    /// Merge this into what is kept, unless the player stops it: say `DiskMsg::ImportWrites` before anything is
    /// written, of the game on the board `DiskMsg::Join`, and `DiskMsg::Imported` at the end.
    Import(Box<Archive>),
    /// Keep these puzzles that were made for later.
    SaveStock(String),
    /// Keep the text of the magazine, or none if it is empty; say `DiskMsg::MagazineNotKept` if that fails.
    SaveMagazine(String),
    /// Append these lines to the magazine that is kept.
    GrowMagazine(String),
    /// Read the magazine that is kept: `DiskMsg::MagazineRead`, after `BrowserMsg::At`.
    ReadMagazine,
    /// Put puzzles of the magazine into a file of that form.
    SavePuzzles(String, TextForm),
    /// Remember, apart from the games, that there are some, or that there are none.
    KnowGames(bool),
}
