//! What goes into a session and what comes out of it.

use super::Announcement;
use crate::{
    Cell, Digit, Technique,
    play::{
        archive::{Archive, BadFile, StoredGame},
        book::Finish,
        clock::Millis,
        colour::Colour,
        history::NodeId,
        input::{Filter, Mode, Tap, Target},
        inquiry::WhyMsg,
        journal::{BadRecord, Restored},
        making::MakeMsg,
        settings::{BadSettings, Choice, Settings, Switch},
        solver::StepMsg,
        teacher::TeachMsg,
        turns::Fill,
        ui::{Dialog, Direction, Imported, Panel, Pointing, SaveFault, Thing, Wish},
    },
    wire::{Request, Response},
};

/// What the browser alone knows when a message comes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// A clock that never goes back, in milliseconds.
    pub now: Millis,
    /// The date, in milliseconds since 1970: it names games, and says when they were played.
    pub date: Millis,
    /// The day where the player is, in days since 1970.
    pub day: i32,
    /// Fresh chance.
    pub chance: u64,
}

/// All that can happen.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The cursor goes to a cell.
    Select(Cell),
    /// The cursor moves.
    Go(Direction),
    /// The cursor moves, and the cells chosen come with it.
    Extend(Direction),
    /// A pointer went down on the board.
    Tap(Tap),
    /// A pointer that is down came to another cell.
    DragTo(Cell),
    /// The pointer went up after a drag.
    DragEnd,
    /// All cells that hold the same as this one are chosen.
    SelectSame(Cell),
    /// All cells are chosen.
    SelectAll,
    /// A digit was typed: it does what the mode says, whatever key is held.
    Enter(Digit),
    /// A digit was typed with a key that stands for a mode.
    EnterAs(Mode, Digit),
    /// A key of the pad was tapped.
    Pad(Digit),
    /// A key of the pad was tapped twice.
    PadTwice(Digit),
    /// A digit is locked, or let go: tapped cells take it.
    Lock(Digit),
    /// The digit of the cursor's cell is locked, or the locked one let go.
    LockHere,
    /// The cursor's cell takes the locked digit; without one, the board is checked.
    Confirm,
    /// The cells chosen are emptied.
    Erase,
    /// Corner and centre notes of the cells chosen are exchanged.
    Swap,
    /// A mode is chosen. Colour mode chosen again turns between cells and candidates.
    SetMode(Mode),
    /// The next mode in order.
    NextMode,
    /// A key that stands for a mode is held, or no longer.
    Hold(Option<Mode>),
    /// The next letter is a command, where letters are digits; or it is a digit after all.
    ToggleLayer,
    /// A colour is taken up, and given to the cells chosen where cells are painted.
    Paint(Colour),
    /// What colour mode paints.
    PaintOn(Target),
    /// All colours go from the board.
    ClearColours,
    /// Notes are filled with all that is possible.
    FillNotes(Fill),
    /// Something is pointed out, or no longer if it is already.
    FilterBy(Option<Filter>),
    /// The filter goes to the next digit, or to the one before.
    StepFilter {
        /// To the next.
        forward: bool,
    },
    /// The next key of the pad chooses what is pointed out, or no longer.
    TogglePicking,
    /// The board is compared with the solution.
    Check,
    /// The board goes back to before the first mistake.
    BackToRight,
    /// The present moment gets a name.
    SaveMoment(String),
    /// A named moment gets another name.
    RenameMoment(NodeId, String),
    /// A moment loses its name.
    UnsaveMoment(NodeId),
    /// The game goes to a moment of its history.
    GoTo(NodeId),
    /// A trial begins.
    Try,
    /// The last trial is taken back.
    GiveUp,
    /// The last trial counts as played.
    KeepTrial,
    /// A switch is turned.
    Set(Switch, bool),
    /// A choice is made.
    Choose(Choice),
    /// All settings are as they were at the first start.
    ResetSettings,
    /// Settings were found at the start, or could not be read.
    SettingsRead(Result<Settings, BadSettings>),
    /// Nothing was done for a while.
    Idle,
    /// One thing is let go: what was taken up last.
    Escape,
    /// Another game is taken to the board, as it is.
    OpenGame(u64),
    /// Another game is taken to the board, and begun anew.
    RestartGame(u64),
    /// A copy of a game is taken to the board.
    CopyGame(u64),
    /// A game is put away.
    DeleteGame(u64),
    /// A game that was put away is taken back.
    UndeleteGame(u64),
    /// A game on the disk was read.
    Shelved {
        /// Its name.
        game: u64,
        /// What was read.
        outcome: Result<Box<Restored>, BadRecord>,
    },
    /// All games on the disk were read.
    ShelfRead,
    /// A game that was to be opened is no longer there.
    GameGone(u64),
    /// The book of times was read.
    BookRead(Vec<Finish>),
    /// Everything that is kept shall go into a file.
    Export,
    /// It did, or could not be read.
    Exported(bool),
    /// The text of a file was chosen to be read in, or why the file gives none.
    Import(Result<String, BadFile>),
    /// It was read in, with what came of it; none if it could not be written.
    Imported(Option<Imported>),
    /// The last turn is taken back.
    Undo,
    /// The turn taken back is done again.
    Redo,
    /// The board is cleared to the givens.
    Restart,
    /// The pointer rests on another spot, or left the board.
    Point(Option<Pointing>),
    /// A piece of a sentence is pointed at, or no longer.
    PointAt(Option<Thing>),
    /// All candidates are shown, or no longer.
    ToggleCandidates,
    /// The other face of the page.
    Show(Panel),
    /// See how the puzzle is solved, from its givens.
    Review,
    /// A move of the stepper.
    Step(StepMsg),
    /// A dialog opens.
    Open(Dialog),
    /// Whatever is open closes.
    Dismiss,
    /// The notice was read.
    DismissNotice,
    /// The wishes for the next puzzle.
    Wish(Wish),
    /// Make the puzzle that is wished for.
    Generate,
    /// Make another of the same kind as the present one.
    GenerateSame,
    /// Plays the puzzle that came nearest to the wish that could not be met.
    PlayNearest,
    /// Stop the work in progress.
    Cancel,
    /// A text was pasted as a puzzle.
    Paste(String),
    /// A built-in example is chosen, by its index.
    Example(usize),
    /// The address names this puzzle.
    Link(String),
    /// The puzzle before is taken up again.
    Return,
    /// The solution is filled in.
    FillSolution,
    /// The solution is shown beside the board, or no longer.
    ShowSolution(bool),
    /// The clock is paused or goes on, by the player.
    Pause,
    /// The page was hidden or shown.
    Visible(bool),
    /// The board is drawn so large: a cell in pixels.
    Resized(u16),
    /// The worker says something.
    Answered(Response),
    /// The worker died, and a new one stands ready.
    WorkerLost,
    /// A record has reached the disk.
    Saved {
        /// The game.
        game: u64,
        /// The record's number.
        number: u64,
    },
    /// A record could not be written.
    SaveFailed(SaveFault),
    /// A record could not be written because another page of this browser wrote one of that number to the
    /// same game. No record of that game is waiting any more; those of others are.
    Taken {
        /// The game.
        game: u64,
    },
    /// All that was saved is gone, and the disk takes records again.
    SavesGone,
    /// Something saved was found at the start.
    Restored {
        /// The game's name.
        game: u64,
        /// What was read.
        restored: Box<Restored>,
    },
    /// Something saved was found at the start and could not be read.
    Unreadable,
    /// The link was not copied.
    CopyFailed,
    /// A technique is looked for, or no longer.
    SetTechnique(Technique, bool),
    /// Why something is so.
    Why(WhyMsg),
    /// Something is asked of the teacher.
    Teach(TeachMsg),
    /// Something about puzzles that are made otherwise than by level.
    Make(MakeMsg),
}

impl Msg {
    /// Whether the player acts on the cell of the cursor, or moves it: then what counts is the cursor, and a
    /// pointer that happens to lie on the board has no say.
    #[must_use]
    pub const fn is_an_entry(&self) -> bool {
        matches!(
            self,
            Self::Go(_)
                | Self::Extend(_)
                | Self::Enter(_)
                | Self::EnterAs(..)
                | Self::Confirm
                | Self::Erase
                | Self::Swap
                | Self::Undo
                | Self::Redo
        )
    }

    /// Whether it comes from the browser, the worker or the disk, and not from the player.
    #[must_use]
    pub const fn is_from_the_machine(&self) -> bool {
        matches!(
            self,
            Self::Answered(_)
                | Self::WorkerLost
                | Self::Resized(_)
                | Self::Visible(_)
                | Self::Saved { .. }
                | Self::SaveFailed(_)
                | Self::SavesGone
                | Self::Taken { .. }
                | Self::Shelved { .. }
                | Self::ShelfRead
                | Self::BookRead(_)
                | Self::SettingsRead(_)
                | Self::Exported(_)
                | Self::Imported(_)
                | Self::GameGone(_)
                | Self::Idle
                | Self::Make(MakeMsg::Spare | MakeMsg::StockRead(_))
        )
    }

    /// Whether it only says where a pointer is or what keys are held.
    #[must_use]
    pub const fn is_a_gesture(&self) -> bool {
        matches!(self, Self::Point(_) | Self::PointAt(_) | Self::Hold(_) | Self::ToggleLayer)
    }
}

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
    /// The address shall hold this.
    SetLink(String),
    /// Send [`StepMsg::RunTick`] at this interval, or no longer.
    Run(Option<Millis>),
    /// Put the focus on the cell of the cursor.
    Focus,
    /// Keep these settings.
    SaveSettings(String),
    /// Read all games from the disk: [`Msg::Shelved`] for each, and [`Msg::ShelfRead`].
    ReadShelf,
    /// Read one game from the disk, and say [`Msg::Restored`] or [`Msg::GameGone`].
    Load(u64),
    /// Take these games from the disk for good.
    Purge(Vec<u64>),
    /// Write the time of a finished game into the book, unless that game is in it.
    SaveFinish(Finish),
    /// Read the book of times: [`Msg::BookRead`].
    ReadBook,
    /// Put everything that is kept into a file, and say [`Msg::Exported`]. The game on the board is handed
    /// over as it stands, as one record that follows those on the disk: the last may not have got there.
    Export(StoredGame),
    /// Merge this into what is kept, and say [`Msg::Imported`].
    Import(Box<Archive>),
    /// Ask a second worker, which is there for as long as it works, or end it. It keeps nobody waiting.
    Stock(Option<Request>),
    /// Keep these puzzles that were made for later.
    SaveStock(String),
}
