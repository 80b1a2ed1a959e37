//! The messages about the shared state: the game and the board, the page, and the settings.

use crate::{
    game::{colour::Colour, history::NodeId, turns::Fill},
    input::{Filter, Mode, Tap, Target, lens::Share},
    saved::settings::{Choice, Rgb, Switch, Tinted},
    ui::{Dialog, Direction, Panel, Pointing},
};
use sudoku_core::{Cell, Digit, Technique, telling::Mention};

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
    /// Select all cells with the same content as this one, or those of its cage if it is open.
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
    /// Select notes, or digits if the keys enter notes.
    ToggleNotes,
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
    /// Draw the links of the step once more, one after another.
    DrawAgain,
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

impl InputMsg {
    /// Returns whether the player acts on the cell of the cursor, or moves it: then the cursor counts, and a pointer
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

/// An action on the lens.
#[derive(Clone, Debug, PartialEq)]
pub enum LensMsg {
    /// Fingers, or a wheel, moved over the frame and spread by a factor. More moves may follow until `Rest`.
    Turn {
        /// The place before.
        from: Share,
        /// The place after.
        to: Share,
        /// The change of the distance between them, as a factor.
        factor: f64,
    },
    /// Centres a place on the board. More moves may follow until `Rest`.
    LookAt(Share),
    /// Releases the lens.
    Rest,
    /// Zooms in one step around the cursor.
    Closer,
    /// Zooms out one step.
    Farther,
    /// Shows the whole board.
    Whole,
    /// Zooms into the box of a cell; if that box is in view already, shows the whole board.
    Box(Cell),
    /// Brings cells into view, such as those of a step.
    Show(Vec<Cell>),
}

/// Messages about positions of the game.
#[derive(Clone, Debug, PartialEq)]
pub enum MomentMsg {
    /// Name the current position.
    Save(String),
    /// Rename a position.
    Rename(NodeId, String),
    /// Remove the name of a position.
    Unsave(NodeId),
    /// Go to a position of the history.
    GoTo(NodeId),
    /// Begin a trial.
    Try,
    /// Discard the last trial.
    GiveUp,
    /// Keep the last trial.
    Keep,
}
