//! The messages about the shared state.

use super::Says;
use crate::{
    book::Finish,
    colour::Colour,
    input::{Filter, Mode, Tap, Target},
    journal::{BadRecord, Restored},
    practice::Attempt,
    settings::{BadSettings, Choice, Rgb, Settings, Switch, Tinted},
    turns::Fill,
    ui::{Dialog, Direction, Exported, Imported, Importing, Panel, Pointing, SaveFault, Undrawn, WorkFault},
};
use sudoku_core::{Cell, Digit, Technique, telling::Mention, wire::Response};

/// A message about the cursor, the selection, or an entry.
#[derive(Clone, Debug, PartialEq)]
pub enum InputMsg {
    /// Move the cursor to a cell.
    Select(Cell),
    /// Move the cursor.
    Go(Direction),
    /// Move the cursor and extend the selection.
    Extend(Direction),
    /// A cell is activated without a pointer, as assistive technology does it.
    Activate(Cell),
    /// A pointer went down on the board.
    Tap(Tap),
    /// The pressed pointer reached another cell.
    DragTo(Cell),
    /// The pointer went up after a drag.
    DragEnd,
    /// Select all cells with the same content as this one.
    SelectSame(Cell),
    /// Select all cells.
    SelectAll,
    /// Enter a digit by the mode set, ignoring held keys.
    Enter(Digit),
    /// Enter a digit by the mode of a held key.
    EnterAs(Mode, Digit),
    /// A key of the pad was tapped.
    Pad(Digit),
    /// A key of the pad was tapped twice.
    PadTwice(Digit),
    /// Lock a digit for tapped cells, or unlock it.
    Lock(Digit),
    /// Lock the digit of the cursor's cell, or unlock the locked one.
    LockHere,
    /// Enter the locked digit into the cursor's cell; without one, check the board.
    Confirm,
    /// Empty the selected cells.
    Erase,
    /// Exchange corner and centre notes of the selected cells.
    Swap,
    /// Select a mode. Colour mode selected again switches between cells and candidates.
    SetMode(Mode),
    /// Select the next mode in order.
    NextMode,
    /// A key for a mode is held, or released.
    Hold(Option<Mode>),
    /// Make the next letter a command, on boards with letters as digits; or cancel that.
    ToggleComma,
    /// Select a colour, and give it to the selected cells if cells are the target.
    Paint(Colour),
    /// Set the target of colour mode.
    PaintOn(Target),
    /// Remove all colours from the board.
    ClearColours,
    /// Highlight something, or clear the highlight if it is the same.
    FilterBy(Option<Filter>),
    /// Move the highlight to the next or the previous digit.
    StepFilter {
        /// Whether to the next.
        forward: bool,
    },
    /// Open the choice of a highlight; or close it, and clear the highlight.
    TogglePicking,
}

/// A message about the whole game on the board.
#[derive(Clone, Debug, PartialEq)]
pub enum GameMsg {
    /// Fill in notes with all candidates.
    FillNotes(Fill),
    /// Compare the board with the solution.
    Check,
    /// Go back to before the first mistake.
    BackToRight,
    /// Undo the last turn.
    Undo,
    /// Redo the turn undone last.
    Redo,
    /// Clear the board to the givens.
    Restart,
    /// Fill in the solution.
    FillSolution,
    /// Show the solution beside the board, or hide it.
    ShowSolution(bool),
}

/// A message about the player's look at the board.
#[derive(Clone, Debug, PartialEq)]
pub enum PointerMsg {
    /// The pointer moved to another spot, or left the board.
    Point(Option<Pointing>),
    /// Show the candidates of the cursor's cell until the next action.
    Look,
    /// Highlight a piece of a sentence, or clear the highlight.
    PointAt(Option<Mention>),
    /// Show all candidates, or hide them.
    ToggleCandidates,
    /// Show all lines of a step told line by line.
    AllLines,
}

/// A message about the page: its faces, its dialogs, its notices.
#[derive(Clone, Debug, PartialEq)]
pub enum PageMsg {
    /// Cancel one thing: the latest.
    Escape,
    /// Turn to a face of the page.
    Show(Panel),
    /// Open a dialog.
    Open(Dialog),
    /// Close the open dialog.
    Dismiss,
    /// Close the notice.
    DismissNotice,
    /// Pause the game, or resume it.
    Pause,
    /// Stop the work in progress.
    Stop,
    /// Copying the link failed.
    CopyFailed,
    /// Reload the page in the newer version, once everything is on the disk.
    Renew,
}

/// A message about the settings.
#[derive(Clone, Debug, PartialEq)]
pub enum SettingsMsg {
    /// Turn a switch on or off.
    Set(Switch, bool),
    /// Select an answer.
    Choose(Choice),
    /// Give a part of the board a colour of the player's own, or that of the theme.
    Tint(Tinted, Option<Rgb>),
    /// Restore the defaults.
    Reset,
    /// Switch a technique on or off.
    SetTechnique(Technique, bool),
}

/// A message from the disk.
#[derive(Clone, Debug, PartialEq)]
pub enum DiskMsg {
    /// The settings at the start, or the reason why they are unreadable.
    SettingsRead(Result<Settings, BadSettings>),
    /// A game on the disk was read.
    GameRead {
        /// Its name.
        game: u64,
        /// The game, or the reason why it is unreadable.
        outcome: Result<Box<Restored>, BadRecord>,
    },
    /// Some more games have arrived, so the list may show them.
    GamesGrew,
    /// All games on the disk have arrived.
    GamesRead,
    /// The games on the disk are unreadable.
    GamesFailed(SaveFault),
    /// The game to open no longer exists.
    GameGone(u64),
    /// The disk failed to look for the game to open.
    LoadFailed {
        /// The game.
        game: u64,
        /// The reason.
        fault: SaveFault,
    },
    /// The book of times was read.
    BookRead(Vec<Finish>),
    /// The book of times is unreadable.
    BookFailed(SaveFault),
    /// The log of practice was read, or is unreadable.
    PracticeRead(Result<Vec<Attempt>, SaveFault>),
    /// Lines of these could not be read. They stay stored.
    LinesUnread(UnreadLines),
    /// The result of an export.
    Exported(Exported),
    /// A record has reached the disk.
    Saved {
        /// The game.
        game: u64,
        /// The record's number.
        number: u64,
    },
    /// Writing a record failed.
    SaveFailed(SaveFault),
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
    },
    /// The disk was unreadable at the start.
    GamesUnread {
        /// Whether the browser's small text storage knows of games.
        known: bool,
        /// The reason.
        fault: SaveFault,
    },
    /// The disk is slow at the start: the page begins without it, and gets its data later.
    StillReading,
    /// The unreadable games were exported to a separate file, or the disk was unreadable.
    GamesExported(bool),
    /// An import begins, or progresses.
    Importing(Importing),
    /// The import starts writing, with its settings first.
    ImportWrites(Option<String>),
    /// An imported file has more of the game on the board.
    Join {
        /// Its name.
        game: u64,
        /// The game in the file.
        file: Box<Restored>,
    },
    /// The import is finished, with its result; none if writing failed.
    Imported(Option<Imported>),
    /// The saved spare puzzles.
    SparesRead(String),
    /// The text of the saved magazine, if there is one.
    MagazineRead(Option<String>),
    /// Saving the magazine failed.
    MagazineNotKept,
    /// The text of the player's own lesson, if there is one.
    DeckRead(Option<String>),
    /// The assignment at work, as stored.
    AssignmentRead(String),
    /// The pieces of a game from another device, as stored.
    HandoverRead(String),
    /// The results of a class, as stored.
    ClassRead(Option<String>),
    /// Another tab has changed the saved magazine.
    MagazineElsewhere,
}

impl InputMsg {
    /// Whether the player acts on the cell of the cursor, or moves it: then the cursor counts, and a pointer
    /// that is over the board by chance doesn't.
    pub(crate) const fn is_an_entry(&self) -> bool {
        matches!(
            self,
            Self::Go(_)
                | Self::Extend(_)
                | Self::Enter(_)
                | Self::EnterAs(..)
                | Self::Confirm
                | Self::Erase
                | Self::Swap
        )
    }
}

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
    /// From a feature that has an announcement.
    Says(Says),
}

/// The number of stored lines that can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnreadLines {
    /// Lines of the book of times.
    Times(usize),
    /// Lines of the log of practice.
    Practice(usize),
}

/// A message from the worker.
#[derive(Clone, Debug, PartialEq)]
pub enum WorkerMsg {
    /// A reply of the worker.
    Answered(Response),
    /// The worker doesn't answer.
    Lost(WorkFault),
}

/// A message from the clock.
#[derive(Clone, Debug, PartialEq)]
pub enum ClockMsg {
    /// The player has been idle for a while.
    Idle,
    /// The disk hasn't answered for long.
    SaveLate,
    /// The player is idle, so the worker can make a spare puzzle.
    Spare,
    /// A second of an assignment has passed.
    Second,
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
    /// The policy of the page refused a drawing.
    NotDrawn(Undrawn),
}
