//! How the player enters things: modes, the lock, colours to paint with, and the digit filter.

use crate::{
    Digit, Order,
    play::{colour::Colour, entry::NoteSort, settings::NoteLayout, ui::Pointing},
};

/// What a digit that is typed or tapped becomes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// It is placed.
    #[default]
    Digit,
    /// It is noted along the edge of the cell.
    Corner,
    /// It is noted: in the middle of the cell, or in its fixed place if that is how notes lie.
    Centre,
    /// It chooses a colour.
    Colour,
}

impl Mode {
    /// The modes that there are, in the order in which Space goes through them.
    #[must_use]
    pub const fn all(layout: NoteLayout) -> &'static [Mode] {
        match layout {
            NoteLayout::Fixed => &[Mode::Digit, Mode::Centre, Mode::Colour],
            NoteLayout::CornerCentre => &[Mode::Digit, Mode::Corner, Mode::Centre, Mode::Colour],
        }
    }

    /// The mode that is meant where notes lie like that: where they have fixed places, there is one kind.
    #[must_use]
    pub const fn within(self, layout: NoteLayout) -> Self {
        match (self, layout) {
            (Mode::Corner, NoteLayout::Fixed) => Mode::Centre,
            _ => self,
        }
    }

    /// The next one in order.
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

/// What is painted in colour mode.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Target {
    /// Whole cells.
    #[default]
    Cells,
    /// Single candidates.
    Candidates,
}

/// What colour mode paints, and with what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Brush {
    /// The colour that was chosen last.
    pub colour: Colour,
    /// What gets it.
    pub target: Target,
}

/// What the board points out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Filter {
    /// Where a digit is, where it can be, and where it cannot.
    Digit(Digit),
    /// Cells with two candidates.
    Bivalue,
}

impl Filter {
    /// The filter for the digit after or before; without a digit it begins at one end.
    #[must_use]
    pub fn stepped(now: Option<Self>, forward: bool, order: Order) -> Self {
        let last = order.side() - 1;
        let index = match (now, forward) {
            (Some(Self::Digit(digit)), true) if digit.index() < last => digit.index() + 1,
            (Some(Self::Digit(digit)), false) if digit.index() > 0 => digit.index() - 1,
            (_, true) => 0,
            (_, false) => last,
        };
        Self::Digit(Digit::at(index))
    }
}

/// A pointer that went down on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tap {
    /// Where.
    pub at: Pointing,
    /// Whether the cell shall join those that are selected, or leave them: Ctrl or Shift is held.
    pub adds: bool,
}
