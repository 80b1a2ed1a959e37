//! What is said to those who listen.

use crate::{
    Cell, Digit, Order,
    level::Level,
    play::{
        edit::{Edit, Turn},
        input::{Filter, Mode},
        settings::NoteLayout,
    },
};

/// Something to be said to those who cannot see the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Announcement {
    /// That cell has changed, on a board of that order.
    Cell(Cell, Order),
    /// A new puzzle stands on the board.
    Puzzle(Order, Option<Level>),
    /// The puzzle is solved.
    Finished,
    /// The mode that is set, where notes lie like that.
    Mode(Mode, NoteLayout),
    /// What is pointed out: in how many cells it is, and in how many it can be. None: nothing any more.
    Filtered(Option<(Filter, usize, usize)>),
    /// The present moment has a name.
    MomentKept,
    /// Another moment of the game is on the board, with that many digits.
    MomentReached(usize),
    /// The board is covered and the clock stands, or no longer.
    Paused(bool),
    /// A trial began.
    TrialBegun,
    /// A trial was kept, or given up.
    TrialEnded(bool),
    /// A turn was taken back or done again, and what that did if it is the digit of one cell.
    Undone(bool, Option<DigitChange>),
}

/// The digit of one cell is another than it was, on a board of that order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DigitChange {
    /// The cell.
    pub cell: Cell,
    /// The order of the board.
    pub order: Order,
    /// The digit that stood there.
    pub before: Option<Digit>,
    /// The digit that stands there.
    pub after: Option<Digit>,
}

impl DigitChange {
    /// What a turn did, if it changed the digit of one cell and of no other.
    pub(in crate::play) fn of(turn: &Turn, order: Order) -> Option<Self> {
        let mut changes = turn.edits.iter().filter_map(|edit| match *edit {
            Edit::Entry { cell, before, after } => {
                let (before, after) = (before.digit(), after.digit());
                (before != after).then_some(Self { cell, order, before, after })
            }
            Edit::Colours { .. } | Edit::Candidate { .. } => None,
        });
        changes.next().filter(|_| changes.next().is_none())
    }

    /// The change that takes it back.
    pub(in crate::play) const fn back(self) -> Self {
        Self { before: self.after, after: self.before, ..self }
    }
}
