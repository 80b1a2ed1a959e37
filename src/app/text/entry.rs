//! The words of the pad: its modes, the line that says what it does, its tools, and the list of keys.

use sudoku_core::{
    Order,
    play::{
        colour::Colour,
        input::{Mode, Target},
        keys::{Deed, Group, Press},
        settings::NoteLayout,
        view::Hint,
    },
};

/// The pad and what is beside it.
#[derive(Clone, Copy, Debug)]
pub struct EntryText {
    /// The pad.
    pub pad: &'static str,
    /// Follows the number of digits left, with the space between.
    pub left: &'static str,
    /// The choice of modes.
    pub modes: &'static str,
    /// A mode, in one word.
    pub mode: fn(Mode, NoteLayout) -> &'static str,
    /// What the pad does now.
    pub hint: fn(Hint, NoteLayout) -> String,
    /// Ends what that says.
    pub way_out: fn(Hint) -> &'static str,
    /// How commands are typed where letters are digits.
    pub comma: &'static str,
    /// The key for cells with two candidates.
    pub pairs: &'static str,
    /// The colours.
    pub paints: &'static str,
    /// A colour, by its number and its name.
    pub paint: fn(Colour) -> String,
    /// The choice of what is painted.
    pub targets: &'static str,
    /// What is painted.
    pub target: fn(Target) -> &'static str,
    /// Clears all colours from the board: what is seen, and what is spoken.
    pub clear_colours: (&'static str, &'static str),
    /// Says that a digit is locked.
    pub locked: &'static str,
    /// The group of buttons that end a trial.
    pub trial: &'static str,
    /// Keeps the trial.
    pub keep: &'static str,
    /// Discards it.
    pub give_up: &'static str,
    /// The tools.
    pub tools: ToolsText,
}

/// The tools of play.
#[derive(Clone, Copy, Debug)]
pub struct ToolsText {
    /// The group of those that are always shown.
    pub tools: &'static str,
    /// Opens the others.
    pub more: &'static str,
    /// Opens what is done to a game now and then.
    pub game: &'static str,
    /// Undoes a move.
    pub undo: &'static str,
    /// Redoes it.
    pub redo: &'static str,
    /// Empties the selected cells.
    pub erase: &'static str,
    /// Asks for a hint.
    pub hint: &'static str,
    /// Compares with the solution.
    pub check: &'static str,
    /// Chooses what is highlighted.
    pub filter: &'static str,
    /// Shows all candidates.
    pub candidates: &'static str,
    /// Fills notes.
    pub fill: FillText,
    /// Goes back to before the first mistake.
    pub back: &'static str,
    /// Opens the history.
    pub moments: &'static str,
    /// Begins a trial.
    pub try_out: &'static str,
    /// Clears to the givens.
    pub restart: &'static str,
    /// Offers the solution.
    pub solution: &'static str,
}

/// What fills notes.
#[derive(Clone, Copy, Debug)]
pub struct FillText {
    /// The tool.
    pub name: &'static str,
    /// The title of what it opens.
    pub title: &'static str,
    /// Fills them everywhere.
    pub all: &'static str,
    /// Fills them in the selected cells.
    pub selected: &'static str,
    /// The choice of one digit, everywhere.
    pub one: &'static str,
}

/// The list of keys.
#[derive(Clone, Copy, Debug)]
pub struct KeysText {
    /// What lines are about.
    pub group: fn(Group) -> &'static str,
    /// Keys to press, on a board of that size.
    pub press: fn(Press, Order) -> String,
    /// What they do.
    pub deed: fn(Deed) -> &'static str,
    /// How it is read, by whether letters are digits and whether letters are commands.
    pub note: fn(bool, bool) -> &'static str,
    /// What a mouse or a finger does: the title, and each gesture with what it does.
    pub gestures: (&'static str, &'static [(&'static str, &'static str)]),
    /// Leads to the licences of what the page is built with.
    pub licences: &'static str,
}
