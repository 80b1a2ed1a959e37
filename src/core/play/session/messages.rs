//! What goes into a session and what comes out of it.

use super::{FileMsg, LensMsg, Waiting};
use crate::{
    Cell, Digit, Technique,
    play::{
        book::Finish,
        colour::Colour,
        features::{
            editor::EditorMsg, handout::HandoutMsg, hint::HintMsg, magazine::MagazineMsg, review::ReviewMsg,
        },
        history::NodeId,
        input::{Filter, Mode, Tap, Target},
        inquiry::WhyMsg,
        journal::{BadRecord, Restored},
        making::MakeMsg,
        settings::{BadSettings, Choice, Settings, Switch},
        solver::StepMsg,
        turns::Fill,
        ui::{
            Dialog, Direction, Exported, Imported, Importing, Panel, Pointing, PuzzleForm, SaveFault,
            WorkFault,
        },
    },
    telling::Mention,
    wire::Response,
};

/// All that can happen: what the player does, by the room that it is about, and what the machine says.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The cursor, the cells selected, and what is entered there.
    Input(InputMsg),
    /// The game on the board.
    Game(GameMsg),
    /// Where the player looks.
    Gaze(GazeMsg),
    /// How closely the board is looked at.
    Lens(LensMsg),
    /// The page.
    Page(PageMsg),
    /// The settings.
    Settings(SettingsMsg),
    /// Another puzzle.
    Puzzle(PuzzleMsg),
    /// The games that are kept.
    Shelf(ShelfMsg),
    /// Files, and games that cannot be read.
    File(FileMsg),
    /// A move of the stepper.
    Step(StepMsg),
    /// Hints.
    Hint(HintMsg),
    /// The judgement of a move, and the review.
    Review(ReviewMsg),
    /// Why something is so.
    Why(WhyMsg),
    /// Puzzles that are made otherwise than by level.
    Make(MakeMsg),
    /// The magazine.
    Magazine(MagazineMsg),
    /// The editor of puzzles.
    Editor(EditorMsg),
    /// The solution path, to be taken along.
    Handout(HandoutMsg),
    /// What the machine says: the player has done nothing.
    Machine(MachineMsg),
    /// What had to wait, told again as [`super::Session::take_waiting`] asks for.
    Waited(Box<Waiting>),
}

/// The cursor, the cells selected, and what is entered there.
#[derive(Clone, Debug, PartialEq)]
pub enum InputMsg {
    /// The cursor goes to a cell.
    Select(Cell),
    /// The cursor moves.
    Go(Direction),
    /// The cursor moves, and the selected cells come with it.
    Extend(Direction),
    /// A pointer went down on the board.
    Tap(Tap),
    /// A pointer that is down came to another cell.
    DragTo(Cell),
    /// The pointer went up after a drag.
    DragEnd,
    /// All cells that hold the same as this one are selected.
    SelectSame(Cell),
    /// All cells are selected.
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
    /// The selected cells are emptied.
    Erase,
    /// Corner and centre notes of the selected cells are exchanged.
    Swap,
    /// A mode is chosen. Colour mode chosen again turns between cells and candidates.
    SetMode(Mode),
    /// The next mode in order.
    NextMode,
    /// A key that stands for a mode is held, or no longer.
    Hold(Option<Mode>),
    /// The next letter is a command, where letters are digits; or it is a digit after all.
    ToggleComma,
    /// A colour is taken up, and given to the selected cells where cells are painted.
    Paint(Colour),
    /// What colour mode paints.
    PaintOn(Target),
    /// All colours go from the board.
    ClearColours,
    /// Something is pointed out, or no longer if it is already.
    FilterBy(Option<Filter>),
    /// The filter goes to the next digit, or to the one before.
    StepFilter {
        /// To the next.
        forward: bool,
    },
    /// The next key of the pad chooses what is pointed out, or no longer.
    TogglePicking,
}

/// The game on the board, as a whole.
#[derive(Clone, Debug, PartialEq)]
pub enum GameMsg {
    /// Notes are filled with all that is possible.
    FillNotes(Fill),
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
    /// The last turn is taken back.
    Undo,
    /// The turn taken back is done again.
    Redo,
    /// The board is cleared to the givens.
    Restart,
    /// The solution is filled in.
    FillSolution,
    /// The solution is shown beside the board, or no longer.
    ShowSolution(bool),
}

/// Where the player looks.
#[derive(Clone, Debug, PartialEq)]
pub enum GazeMsg {
    /// The pointer rests on another spot, or left the board.
    Point(Option<Pointing>),
    /// The candidates of the cursor's cell are asked for: they are shown until something else is done.
    Look,
    /// A piece of a sentence is pointed at, or no longer.
    PointAt(Option<Mention>),
    /// All candidates are shown, or no longer.
    ToggleCandidates,
}

/// The page: its faces, its dialogs, its notices.
#[derive(Clone, Debug, PartialEq)]
pub enum PageMsg {
    /// One thing is let go: what was taken up last.
    Escape,
    /// The other face of the page.
    Show(Panel),
    /// See how the puzzle is solved, from its givens.
    Review,
    /// A dialog opens.
    Open(Dialog),
    /// Whatever is open closes.
    Dismiss,
    /// The notice was read.
    DismissNotice,
    /// The clock is paused or goes on, by the player.
    Pause,
    /// The link was not copied.
    CopyFailed,
    /// The newer version is wanted that is ready: the page is reloaded, once all is on the disk.
    Renew,
}

/// The settings.
#[derive(Clone, Debug, PartialEq)]
pub enum SettingsMsg {
    /// A switch is turned.
    Set(Switch, bool),
    /// A choice is made.
    Choose(Choice),
    /// All settings are as they were at the first start.
    Reset,
    /// A technique is looked for, or no longer.
    SetTechnique(Technique, bool),
}

/// Another puzzle is asked for.
#[derive(Clone, Debug, PartialEq)]
pub enum PuzzleMsg {
    /// The wishes for the next puzzle.
    Form(PuzzleForm),
    /// Make the puzzle that is wished for.
    Generate,
    /// Make another of the same kind as the present one.
    GenerateSame,
    /// Stop the work in progress.
    Cancel,
    /// A text was pasted as a puzzle.
    Paste(String),
    /// What was pasted is read in the other way, which is offered.
    ReadOtherwise,
    /// The next puzzle of what was pasted is wanted, where there are several; after the last, the first.
    ReadNext,
    /// That puzzle of what was pasted is wanted, from 0; there is none after the last.
    ReadPart(usize),
    /// The list of its puzzles is wanted: the page with that one, from 0, or with the one read last.
    List(Option<usize>),
    /// A built-in example is chosen, by its index.
    Example(usize),
    /// The address names this puzzle.
    Link(String),
}

/// The games that are kept.
#[derive(Clone, Debug, PartialEq)]
pub enum ShelfMsg {
    /// Another game is taken to the board, as it is.
    Open(u64),
    /// Another game is taken to the board, and started over.
    Restart(u64),
    /// A copy of a game is taken to the board.
    Copy(u64),
    /// A game is put away.
    Delete(u64),
    /// A game that was put away is taken back.
    Undelete(u64),
    /// The puzzle before is taken up again.
    Return,
}

/// What does not come from the player.
#[derive(Clone, Debug, PartialEq)]
pub enum MachineMsg {
    /// From the disk.
    Disk(DiskMsg),
    /// From the worker.
    Worker(WorkerMsg),
    /// As time goes by.
    Clock(ClockMsg),
    /// From the browser.
    Browser(BrowserMsg),
}

/// What is heard from the disk.
#[derive(Clone, Debug, PartialEq)]
pub enum DiskMsg {
    /// Settings were found at the start, or could not be read.
    SettingsRead(Result<Settings, BadSettings>),
    /// A game on the disk was read.
    Shelved {
        /// Its name.
        game: u64,
        /// What was read.
        outcome: Result<Box<Restored>, BadRecord>,
    },
    /// Some more games were read, and the list may show them.
    ShelfGrew,
    /// All games on the disk were read.
    ShelfRead,
    /// The games on the disk could not be read.
    ShelfFailed(SaveFault),
    /// A game that was to be opened is no longer there.
    GameGone(u64),
    /// A game that was to be opened could not be looked for.
    LoadFailed {
        /// The game.
        game: u64,
        /// Why.
        fault: SaveFault,
    },
    /// The book of times was read.
    BookRead(Vec<Finish>),
    /// The book of times could not be read.
    BookFailed(SaveFault),
    /// What came of that.
    Exported(Exported),
    /// A record has reached the disk.
    Saved {
        /// The game.
        game: u64,
        /// The record's number.
        number: u64,
    },
    /// A record could not be written.
    SaveFailed(SaveFault),
    /// The settings could not be kept.
    SettingsNotKept,
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
    /// No game was found at the start.
    NoGames {
        /// Whether the browser's small store knows of games.
        known: bool,
    },
    /// The disk could not be read at the start.
    GamesUnread {
        /// Whether the browser's small store knows of games.
        known: bool,
        /// Why.
        fault: SaveFault,
    },
    /// The disk takes its time at the start: the page begins without it, and hears of it later.
    StillReading,
    /// Games that cannot be read went into a file of their own, or the disk could not be read.
    GamesExported(bool),
    /// A file is being read in: it begins, or is so far.
    Importing(Importing),
    /// From now on it is written, its settings before all else.
    ImportWrites(Option<String>),
    /// A file that is read in knows more of a game, which is on the board.
    Join {
        /// Its name.
        game: u64,
        /// What the file knows.
        file: Box<Restored>,
    },
    /// It was read in, with what came of it; none if it could not be written.
    Imported(Option<Imported>),
    /// The puzzles that were made for later, as they were kept.
    StockRead(String),
    /// The text of the magazine that was kept, if there is one.
    MagazineRead(Option<String>),
    /// The magazine could not be kept.
    MagazineNotKept,
    /// Another tab has changed the magazine that is kept.
    MagazineElsewhere,
}

/// What is heard from the worker.
#[derive(Clone, Debug, PartialEq)]
pub enum WorkerMsg {
    /// The worker says something.
    Answered(Response),
    /// There is no answer from the worker.
    Lost(WorkFault),
}

/// What is due as time goes by.
#[derive(Clone, Debug, PartialEq)]
pub enum ClockMsg {
    /// Nothing was done for a while.
    Idle,
    /// The disk has not answered for long.
    SaveLate,
    /// Nobody asks for anything: a puzzle can be made for later.
    Spare,
}

/// What is heard from the browser.
#[derive(Clone, Debug, PartialEq)]
pub enum BrowserMsg {
    /// The page was hidden or shown.
    Visible(bool),
    /// The board is drawn so large: a cell in pixels.
    Resized(u16),
    /// The address at which the page is, which the codes of the magazine lead to.
    At(String),
    /// A newer version of the page has been kept whole, and waits until it is asked for.
    NewVersion,
    /// What had to wait can never be done, as the part of the page that does it could not be loaded.
    PartMissing,
    /// A part of the page has come.
    PartCame,
}

/// Each message of a room, and of the machine, is a message.
macro_rules! nested {
    ($($inner:ty => $wrap:expr),+ $(,)?) => {
        $(impl From<$inner> for Msg {
            fn from(inner: $inner) -> Self {
                ($wrap)(inner)
            }
        })+
    };
}

nested! {
    InputMsg => Self::Input,
    GameMsg => Self::Game,
    GazeMsg => Self::Gaze,
    LensMsg => Self::Lens,
    PageMsg => Self::Page,
    SettingsMsg => Self::Settings,
    PuzzleMsg => Self::Puzzle,
    ShelfMsg => Self::Shelf,
    FileMsg => Self::File,
    StepMsg => Self::Step,
    HintMsg => Self::Hint,
    ReviewMsg => Self::Review,
    WhyMsg => Self::Why,
    MakeMsg => Self::Make,
    MagazineMsg => Self::Magazine,
    EditorMsg => Self::Editor,
    HandoutMsg => Self::Handout,
    DiskMsg => |told| Self::Machine(MachineMsg::Disk(told)),
    WorkerMsg => |told| Self::Machine(MachineMsg::Worker(told)),
    ClockMsg => |told| Self::Machine(MachineMsg::Clock(told)),
    BrowserMsg => |told| Self::Machine(MachineMsg::Browser(told)),
}

impl InputMsg {
    /// Whether the player acts on the cell of the cursor, or moves it: then what counts is the cursor, and a
    /// pointer that happens to lie on the board has no say.
    const fn is_an_entry(&self) -> bool {
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

impl Msg {
    /// Whether the player acts on the board by the keyboard, as it were, wherever the pointer lies.
    #[must_use]
    pub const fn is_an_entry(&self) -> bool {
        match self {
            Self::Input(input) => input.is_an_entry(),
            Self::Game(game) => matches!(game, GameMsg::Undo | GameMsg::Redo),
            _ => false,
        }
    }

    /// Whether it is for the cell of the cursor, which has to be seen then, wherever the lens was.
    pub(in crate::play) const fn is_at_the_cursor(&self) -> bool {
        match self {
            Self::Input(input) => {
                input.is_an_entry() || matches!(input, InputMsg::Pad(_) | InputMsg::PadTwice(_))
            }
            _ => false,
        }
    }

    /// Whether it only says where a pointer is or what keys are held.
    #[must_use]
    pub const fn is_a_gesture(&self) -> bool {
        match self {
            Self::Input(input) => matches!(input, InputMsg::Hold(_) | InputMsg::ToggleComma),
            Self::Gaze(gaze) => matches!(gaze, GazeMsg::Point(_) | GazeMsg::PointAt(_)),
            // To look closer ends nothing: neither a comma nor what was asked for.
            Self::Lens(_) => true,
            _ => false,
        }
    }
}
