//! Announcements to screen readers.

use crate::{
    game::edit::{Edit, Turn},
    input::{Filter, Mode, Target},
    saved::settings::NoteLayout,
    ui::Panel,
};
use sudoku_core::{Cell, CellSet, Digit, Shape, level::Level};

/// An announcement for players who can't see the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Announcement {
    /// This cell has changed, on a board of this size.
    Cell(Cell, Shape),
    /// A new puzzle is on the board.
    Puzzle(Shape, Option<Level>),
    /// The puzzle is solved.
    Finished,
    /// The mode is set, with this layout of notes.
    Mode(Mode, NoteLayout),
    /// Colour mode is set, for whole cells or for candidates.
    Colours(Target),
    /// A digit or kind of cell is highlighted: the number of cells that have it, and of those that can have
    /// it. `None` if the highlight is cleared.
    Filtered(Option<(Filter, usize, usize)>),
    /// The current position has a name.
    MomentKept,
    /// Another position of the game is on the board, with this number of digits.
    MomentReached(usize),
    /// The game is paused, or resumed.
    Paused(bool),
    /// A trial began.
    TrialBegun,
    /// A trial ended: the player kept it (true) or discarded it.
    TrialEnded(bool),
    /// A turn was undone (true) or redone.
    Undone(bool, Done),
    /// All candidates are shown, or hidden again.
    Candidates(bool),
    /// A digit is locked, or none any more.
    Locked(Option<Digit>),
    /// This many cells are selected.
    Selected(usize),
    /// A turn changed this many cells.
    Changed(usize),
    /// Another face of the page is shown. Opening it may have ended the counting of the time, in a game not begun.
    Face(Panel, bool),
    /// The help asked for ends the counting of the time, and waits.
    EndsCounting,
}

/// The change of a turn that was undone or redone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Done {
    /// It changed the digit of one cell.
    Digit(DigitChange),
    /// It changed notes or colours of one cell, on a board of this size.
    Cell(Cell, Shape),
    /// It changed this many cells.
    Cells(usize),
}

impl Done {
    /// Returns the change of a turn, in the direction that was gone.
    pub(crate) fn of(turn: &Turn, is_undone: bool, shape: &Shape) -> Self {
        let cells: CellSet = turn.edits.iter().map(Edit::cell).collect();
        match (DigitChange::of(turn, shape), cells.first()) {
            (Some(change), _) => Self::Digit(if is_undone { change.back() } else { change }),
            (None, Some(cell)) if cells.len() == 1 => Self::Cell(cell, shape.clone()),
            (None, _) => Self::Cells(cells.len()),
        }
    }
}

/// A change of the digit of one cell, on a board of this size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DigitChange {
    /// The changed cell.
    pub cell: Cell,
    /// The size of the board.
    pub shape: Shape,
    /// The digit before it.
    pub before: Option<Digit>,
    /// The digit after it.
    pub after: Option<Digit>,
}

impl DigitChange {
    /// Returns the change of a turn, if it affects the digit of exactly one cell.
    pub(crate) fn of(turn: &Turn, shape: &Shape) -> Option<Self> {
        let mut changes = turn.edits.iter().filter_map(|edit| match *edit {
            Edit::Entry { cell, before, after } => {
                let (before, after) = (before.digit(), after.digit());
                (before != after).then_some(Self { cell, shape: shape.clone(), before, after })
            }
            Edit::Colours { .. } | Edit::Candidate { .. } => None,
        });
        changes.next().filter(|_| changes.next().is_none())
    }

    /// Returns the reverse change.
    pub(crate) fn back(self) -> Self {
        Self { before: self.after, after: self.before, ..self }
    }
}
