//! What goes into a session and what comes out of it.

use crate::{
    Cell, Digit, Order,
    explain::Span,
    generate::Progress,
    level::Level,
    passes::PassKind,
    play::{
        clock::Millis,
        journal::Restored,
        solver::StepMsg,
        ui::{Dialog, Direction, Panel, Pointing, SaveFault, Thing, Wish},
    },
    trail::State,
    wire::{JobId, Request, Response},
};

/// What the browser alone knows when a message comes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// A clock that never goes back, in milliseconds.
    pub now: Millis,
    /// The date, in milliseconds since 1970: it names games and nothing else.
    pub date: Millis,
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
    /// A digit was typed or tapped: it is placed, or noted in note mode.
    Enter(Digit),
    /// A digit is noted, whatever the mode.
    Note(Digit),
    /// The cell under the cursor is emptied.
    Erase,
    /// Note mode is switched.
    ToggleNotes,
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
}

impl Msg {
    /// Whether the player acts on the cell of the cursor, or moves it: then what counts is the cursor, and a
    /// pointer that happens to lie on the board has no say.
    #[must_use]
    pub const fn is_an_entry(&self) -> bool {
        matches!(self, Self::Go(_) | Self::Enter(_) | Self::Note(_) | Self::Erase | Self::Undo | Self::Redo)
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
}

/// Something to be said to those who cannot see the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Announcement {
    /// That cell has changed, on a board of that order.
    Cell(Cell, Order),
    /// A step, as its sentence.
    Step(Vec<Span>, Order),
    /// A whole pass.
    Pass {
        /// What it looked for.
        kind: PassKind,
        /// Its number, if it found something.
        number: Option<usize>,
        /// How many steps it has.
        steps: usize,
    },
    /// The solver's end.
    End(State),
    /// A new puzzle stands on the board.
    Puzzle(Order, Option<Level>),
    /// The puzzle is solved.
    Finished,
    /// Note mode is on or off.
    Notes(bool),
    /// A turn was taken back or done again.
    Undone(bool),
    /// The solver will not start: so many digits are wrong.
    Blocked(usize),
}

/// Long work that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Job {
    /// Its name.
    pub id: JobId,
    /// What for.
    pub purpose: Purpose,
    /// The revision of the board it was asked for.
    pub revision: u64,
    /// How far it is, once something was heard.
    pub progress: Option<Progress>,
}

/// What long work is for, and so what its answer does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A puzzle to be played.
    Generate,
    /// A pasted text to be played.
    Paste,
    /// The puzzle of a link.
    Link,
    /// An example.
    Example,
    /// All passes to the end.
    Passes,
    /// A search.
    Search,
}
