//! The words of the pad: its modes, the line about its action, and its tools.

use sudoku_core::explain::Locale;
use sudoku_play::{
    game::colour::Colour,
    input::{Mode, Target},
    saved::settings::NoteLayout,
    view::PadHint,
};

/// The pad and the controls beside it.
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
    /// The pad's current action.
    pub hint: fn(PadHint, NoteLayout, Locale) -> String,
    /// The end of that sentence.
    pub way_out: fn(PadHint) -> &'static str,
    /// How commands are typed where letters are digits.
    pub comma: &'static str,
    /// The group of digits to highlight.
    pub highlights: &'static str,
    /// Highlights cells with two candidates.
    pub pairs: &'static str,
    /// Ends the highlight.
    pub clear_highlight: &'static str,
    /// The colours.
    pub paints: &'static str,
    /// A colour, by its number and its name.
    pub paint: fn(Colour) -> String,
    /// The choice between cells and candidates.
    pub targets: &'static str,
    /// Cells or candidates.
    pub target: fn(Target) -> &'static str,
    /// Clears all colours from the board: the visible and the spoken label.
    pub clear_colours: (&'static str, &'static str),
    /// Says that a digit is locked.
    pub locked: &'static str,
    /// The words and the ends of a trial.
    pub trial: &'static str,
    /// A trial with this number of digits placed.
    pub tried: fn(usize) -> String,
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
    /// Opens all tools for good.
    pub all: &'static str,
    /// Undoes a move.
    pub undo: &'static str,
    /// The same, and that a long press redoes it.
    pub undo_hold: &'static str,
    /// Turns to notes, and back to digits.
    pub notes: &'static str,
    /// Empties the selected cells.
    pub erase: &'static str,
    /// Asks for a hint.
    pub hint: &'static str,
    /// Compares with the solution.
    pub check: &'static str,
    /// Chooses the highlight.
    pub filter: &'static str,
    /// Opens the tools for candidates.
    pub candidates: &'static str,
    /// Shows all of them.
    pub all_candidates: &'static str,
    /// Fills notes.
    pub fill: FillText,
    /// Places all naked singles.
    pub singles: &'static str,
    /// Opens the history.
    pub moments: &'static str,
    /// Opens the tools for colours and the pen.
    pub paint: &'static str,
    /// Turns to colours.
    pub colour: &'static str,
    /// Takes the pen, or puts it away.
    pub pen: &'static str,
    /// Offers the solution.
    pub solution: &'static str,
}

/// The filling of notes.
#[derive(Clone, Copy, Debug)]
pub struct FillText {
    /// The title.
    pub title: &'static str,
    /// Fills them everywhere.
    pub all: &'static str,
    /// Fills them in the selected cells.
    pub selected: &'static str,
    /// The choice of one digit, everywhere.
    pub one: &'static str,
    /// Notes all digits everywhere, possible or not.
    pub plain: &'static str,
}
