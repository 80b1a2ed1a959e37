//! The messages about puzzles: making, entering, reading, rating and printing them.

use crate::{
    saved::archive::FileError,
    ui::{Direction, Figure, MeasureForm, PuzzleForm},
    walk::Speed,
    work::Answered,
};
use sudoku_core::{
    Cell, ClueKind, Digit, Level, Shape, Symmetry,
    clues::Lie,
    generate::{
        Filling,
        daily::Date,
        making::{Fitted, MakeError},
        recipe::Recipe,
    },
    magazine::{Layout, Paper, Ways},
    qr::Greys,
    rng::Seed,
    wire::TextForm,
};

/// Messages about making puzzles.
#[derive(Clone, Debug, PartialEq)]
pub enum MakeMsg {
    /// Change the form for the next puzzle.
    Puzzle(PuzzleForm),
    /// Make a puzzle of that level, at the size of the form.
    Start(Level),
    /// Make another of the same kind as the current one.
    GenerateSame,
    /// Change the form for a puzzle made to measure.
    Form(Box<MeasureForm>),
    /// Draw the clue of a cell or remove it, together with its symmetric cells.
    Draw(Cell, bool),
    /// Move the pen.
    Pen(Direction),
    /// Draw the cell of the pen, or remove it.
    Press,
    /// Draw the cells of the givens on the board.
    DrawGivens,
    /// Clear the drawing.
    Clear,
    /// Make the puzzle of that form.
    Measure,
    /// Make that many puzzles for the magazine.
    Many,
    /// Play the nearest puzzle, which misses some of the request.
    PlayNearest,
    /// Make the puzzle of a day, at that level and the size of the form. The day is the one shown: after
    /// midnight it is yesterday.
    Daily(Level, Date),
    /// Play the puzzle of that day that everybody is shown first, or go on with it.
    Today(Date),
    /// Make this puzzle.
    By(Recipe),
    /// Show the result of a request that failed.
    Unmet(Unmet),
    /// The saved spare puzzles.
    SparesRead(String),
    /// The player is idle, so the worker can make a spare puzzle.
    Spare,
    /// The worker's answer.
    Answered(Box<Answered>),
}

/// The result of a request for a puzzle, if not the puzzle.
#[derive(Clone, Debug, PartialEq)]
pub enum Unmet {
    /// The nearest puzzle, as an offer.
    Nearest(Box<Fitted>),
    /// None, and the reason.
    Failed(MakeError),
}

/// An action on the magazine.
#[derive(Clone, Debug, PartialEq)]
pub enum MagazineMsg {
    /// Make the missing puzzles.
    GoOn,
    /// Resume the lots that found nothing, until they are complete.
    KeepLooking,
    /// Put the easiest puzzles first, or no longer.
    Ascending(bool),
    /// Lay the print out like this.
    Layout(Box<Layout>),
    /// Change the title of the magazine.
    Title(String),
    /// Arrange the lots and puzzles of the magazine.
    Arrange(ArrangeMsg),
    /// Ask for more pages.
    More,
    /// Print the magazine, once all pages are drawn.
    Print,
    /// Save the magazine in that form.
    Save(TextForm),
    /// Take all puzzles out.
    Clear,
    /// Put the puzzles back that were taken out last.
    Restore,
    /// Make many puzzles like this one, each with a seed that begins with the first.
    Make {
        /// The number of puzzles.
        count: u16,
        /// The first of them.
        like: Recipe,
        /// Its seed.
        seed: Seed,
    },
    /// Show the magazine, once it is read.
    Look,
    /// Draw the pages that are wanted.
    Draw,
    /// The text of the saved magazine, if there is one.
    Stored(Option<String>),
    /// Saving the magazine failed.
    NotKept,
    /// Another tab has changed the saved magazine.
    Elsewhere,
    /// The worker's answer.
    Answered(Box<Answered>),
}

/// An action on the arrangement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArrangeMsg {
    /// Begins or ends arranging.
    Begin(bool),
    /// Selects a lot by its index in the batch, or deselects it.
    Lot(usize),
    /// Selects a puzzle of that lot by its place in the making, or deselects it.
    Puzzle(u16),
    /// Moves the selected puzzle, or else the lot, by one place: `true` for later.
    Shift(bool),
    /// Moves it to this place among the others in print, counted from 0.
    To(usize),
    /// Takes it out.
    TakeOut,
    /// Gives the lot a name, or its usual name back if empty.
    Name(String),
    /// Gives the lot its own number of puzzles on a page, or the magazine's.
    Most(Option<u8>),
    /// Undoes the last change.
    Undo,
    /// Puts everything back that was taken out.
    PutBack,
}

/// Messages about the story of a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub enum StoryMsg {
    /// The dialog opens: make a puzzle, unless there is one.
    Look,
    /// Make another puzzle of that size, with a board filled in that way.
    Make(Shape, Filling),
    /// Go to the place after that many events.
    Go(usize),
    /// One event forwards.
    Next,
    /// One event back.
    Back,
    /// To the first or the last event of the digging, or the end: the next of these.
    Skip,
    /// Run, or stop.
    Run,
    /// Run at that speed.
    SetSpeed(Speed),
    /// The time of the next event has come, while it runs.
    Tick,
    /// The worker's answer.
    Answered(Box<Answered>),
}

/// An action in the editor.
#[derive(Clone, Debug, PartialEq)]
pub enum EditorMsg {
    /// Asks the worker about the puzzle, unless the answer is known.
    Look,
    /// Starts over with a new board.
    Begin(Beginning),
    /// Moves the cursor to a cell, and selects it while cages or clues are drawn.
    Select(Cell),
    /// Moves the cursor.
    Go(Direction),
    /// Enters a digit at the cursor.
    Enter(Digit),
    /// Empties the cell of the cursor.
    Erase,
    /// Sets whether the cursor moves on after a digit.
    MoveOn(bool),
    /// Leaves the cell of the cursor empty, and moves on. While cages or clues are drawn, selects the cell, or no
    /// longer.
    Skip,
    /// Sets what the cells that are pressed are selected for; `None` for nothing.
    Draw(Option<Tool>),
    /// Selects a cell that a pointer is drawn over.
    Pass(Cell),
    /// Draws the cage or the clue of the selected cells, with these numbers. A cage takes the place of those that have some
    /// of its cells. Without numbers it has those of its digits, if it is full, or the usual ones.
    Put(Vec<u16>),
    /// Removes the cages of the cell of the cursor, or the clues there of the kind that is drawn.
    Take,
    /// Empties all cells; cages and clues stay.
    TakeOut,
    /// Fills an empty board without cages and clues at random, so that these get their numbers by themselves.
    Fill,
    /// Begins with the puzzle of a text.
    Paste(String),
    /// Undoes the last change.
    Undo,
    /// Redoes the change undone last.
    Redo,
    /// Selects the symmetry for the givens.
    Symmetry(Symmetry),
    /// Adds givens until they have the symmetry selected.
    Mirror,
    /// Asks the worker which givens the solution doesn't need.
    MarkSpare,
    /// Removes givens until the solution needs each that is left.
    RemoveSpare,
    /// Asks the worker for the hardest step and the clues that it rests on, or says it again.
    FindHardest,
    /// Sets whether the empty cells show the digits that some solution has.
    Live(bool),
    /// Plays the puzzle.
    Play,
    /// The worker's answer.
    Answered(Box<Answered>),
}

/// What the editor draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tool {
    /// Cages.
    Cage,
    /// Clues of a kind.
    Clue(ClueKind),
}

impl Tool {
    /// Returns the name in texts.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Cage => "cage",
            Self::Clue(kind) => kind.slug(),
        }
    }

    /// Returns the tool with this name.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        if slug == Self::Cage.slug() { Some(Self::Cage) } else { ClueKind::from_slug(slug).map(Self::Clue) }
    }

    /// Returns whether what it draws may have numbers.
    #[must_use]
    pub fn has_numbers(self) -> bool {
        match self {
            Self::Cage => true,
            Self::Clue(kind) => kind.numbers() != (0, 0),
        }
    }
}

/// Clues that lie in the same way, for a choice among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToolGroup {
    /// Lines.
    Lines,
    /// Signs on the border of two cells.
    Between,
    /// Signs in cells, and areas.
    InCells,
    /// Numbers beside the board.
    Outside,
    /// Rules for the whole board.
    Everywhere,
}

impl ToolGroup {
    /// All groups, in the order of showing them.
    pub const ALL: [Self; 5] = [Self::Lines, Self::Between, Self::InCells, Self::Outside, Self::Everywhere];

    /// Returns the tools of the group.
    pub fn tools(self) -> impl Iterator<Item = Tool> {
        let is_of = move |kind: &ClueKind| {
            self == match kind.lie() {
                Lie::Line | Lie::Reversible => Self::Lines,
                Lie::Beside | Lie::Directed => Self::Between,
                Lie::Corner | Lie::Area | Lie::Twins => Self::InCells,
                Lie::Whole | Lie::Diagonal => Self::Outside,
                Lie::Board => Self::Everywhere,
            }
        };
        ClueKind::ALL.into_iter().filter(is_of).map(Tool::Clue)
    }
}

/// The board with which the editor begins.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Beginning {
    /// An empty board of that size.
    Empty(Shape),
    /// The givens of the puzzle on the board.
    Givens,
    /// All digits on the board.
    Position,
}

/// Messages about texts.
#[derive(Clone, Debug, PartialEq)]
pub enum TextMsg {
    /// Read a pasted text as a puzzle.
    Paste(String),
    /// A file was dropped on the page: its text, or the reason why it has none.
    Dropped(Result<String, FileError>),
    /// Read the pasted text in the other way on offer.
    ReadOtherwise,
    /// Play the next puzzle of the pasted text, if that is a collection; after the last, the first.
    ReadNext,
    /// Play the puzzle of the pasted text with this number, counted from 0; nothing after the last.
    ReadPart(usize),
    /// List its puzzles: the page with this one, counted from 0, or with the one read last.
    List(Option<usize>),
    /// Find the exact figures of the puzzles on the page of the list.
    Weigh,
    /// Play a built-in example, by its index.
    Example(usize),
    /// The worker's answer.
    Answered(Box<Answered>),
}

/// Messages about photographs.
#[derive(Clone, Debug, PartialEq)]
pub enum PhotoMsg {
    /// The dialog opens: the worker counts the solutions of its board, unless they are known.
    Look,
    /// The browser decodes a picture: chosen, dropped or pasted.
    Opening,
    /// The picture is there, or it isn't to be had.
    Bring(Result<Greys, PictureError>),
    /// Set the corners of the board by hand.
    SetCorners,
    /// Put a corner, counted clockwise from the top left, at this place in the picture, in pixels.
    Corner(usize, (i32, i32)),
    /// Read the board between those corners.
    ReadAgain,
    /// Choose another picture.
    Forget,
    /// Move the cursor to a cell.
    Select(Cell),
    /// Move the cursor.
    Go(Direction),
    /// Set the cell of the cursor.
    Enter(Digit),
    /// Empty the cell of the cursor.
    Erase,
    /// The cell of the cursor is right: remove its mark, and go to the next marked one.
    Confirm,
    /// Go to the next marked cell.
    Next,
    /// Play the puzzle.
    Play,
    /// The worker's answer.
    Answered(Box<Answered>),
}

/// The reason for a missing picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureError {
    /// The file has no picture of a kind that browsers decode.
    NotAPicture,
    /// It has more pixels than a device has memory for: this many millions.
    Large(u64),
    /// The browser can't decode it: it is damaged.
    Broken,
    /// The browser can't decode this kind, which phones of one maker take (HEIC).
    Heic,
    /// The file can't be read.
    Unreadable,
    /// The device lacks a camera, or another program uses it.
    NoCamera,
    /// The player or the browser doesn't allow the camera.
    CameraRefused,
}

/// Messages about the facts.
#[derive(Clone, Debug, PartialEq)]
pub enum RatingMsg {
    /// The dialog opens.
    Look,
    /// Show the step behind a figure on a board.
    Show(Figure),
    /// The worker's answer.
    Answered(Box<Answered>),
}

/// A wish for the solution path.
#[derive(Clone, Debug, PartialEq)]
pub enum HandoutMsg {
    /// Show the path as text.
    Show,
    /// Print the selected kinds of steps on that paper.
    Print(Ways, Paper),
    /// The worker's answer.
    Answered(Box<Answered>),
}
