//! The player's ways of entering: modes, the lock, colours, and the digit filter.

pub mod lens;
pub mod queried;

use crate::{
    game::{colour::Colour, entry::NoteSort},
    saved::settings::NoteLayout,
    ui::Pointing,
};
use sudoku_core::{Digit, Shape};

/// The effect of a digit typed or tapped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Places it.
    #[default]
    Digit,
    /// Notes it in the corner.
    Corner,
    /// Notes it in the centre of the cell, or in its fixed place with that layout.
    Centre,
    /// Selects a colour.
    Colour,
}

/// A key typed before another, which changes the meaning of that one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Prefix {
    /// A comma: the next letter is a command, on boards with letters as digits.
    Command,
    /// A semicolon: the next key is a question about the board.
    Query,
    /// A question that names a digit, a row or a column by the next key.
    Name,
    /// A scan: the same key continues it.
    Scan,
    /// A walk along links: the same key continues it.
    Walk,
}

impl Mode {
    /// The modes of a layout, in the order of the Space key.
    #[must_use]
    pub const fn all(layout: NoteLayout) -> &'static [Mode] {
        match layout {
            NoteLayout::Fixed => &[Mode::Digit, Mode::Centre, Mode::Colour],
            NoteLayout::CornerCentre => &[Mode::Digit, Mode::Corner, Mode::Centre, Mode::Colour],
        }
    }

    /// The effective mode in a layout: with fixed places there is one kind of notes.
    #[must_use]
    pub const fn within(self, layout: NoteLayout) -> Self {
        match (self, layout) {
            (Mode::Corner, NoteLayout::Fixed) => Mode::Centre,
            _ => self,
        }
    }

    /// The next mode in order.
    #[must_use]
    pub fn next(self, layout: NoteLayout) -> Self {
        let all = Self::all(layout);
        let at = all.iter().position(|&mode| mode == self.within(layout)).unwrap_or(0);
        all[(at + 1) % all.len()]
    }

    /// The notes that it writes, if it writes notes.
    #[must_use]
    pub const fn sort(self, layout: NoteLayout) -> Option<NoteSort> {
        match (self, layout) {
            (Mode::Corner | Mode::Centre, NoteLayout::Fixed) => Some(NoteSort::Fixed),
            (Mode::Corner, NoteLayout::CornerCentre) => Some(NoteSort::Corner),
            (Mode::Centre, NoteLayout::CornerCentre) => Some(NoteSort::Centre),
            (Mode::Digit | Mode::Colour, _) => None,
        }
    }
}

/// The target of colour mode.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Target {
    /// Whole cells.
    #[default]
    Cells,
    /// Single candidates.
    Candidates,
}

/// The target and the colour of colour mode.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Brush {
    /// The colour selected last.
    pub colour: Colour,
    /// The target.
    pub target: Target,
}

/// The highlight on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Filter {
    /// The cells that are this digit, can be it, and can't be it.
    Digit(Digit),
    /// Cells with two candidates.
    Bivalue,
}

impl Filter {
    /// The filter for the digit after or before; without a digit it starts at one end.
    #[must_use]
    pub fn stepped(now: Option<Self>, forward: bool, shape: &Shape) -> Self {
        let last = shape.side() - 1;
        let index = match (now, forward) {
            (Some(Self::Digit(digit)), true) if digit.index() < last => digit.index() + 1,
            (Some(Self::Digit(digit)), false) if digit.index() > 0 => digit.index() - 1,
            (_, true) => 0,
            (_, false) => last,
        };
        Self::Digit(Digit::at(index))
    }
}

/// A pointer pressed on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tap {
    /// The spot.
    pub at: Pointing,
    /// Whether the cell joins the selection or leaves it: Ctrl or Shift is held.
    pub adds: bool,
}
