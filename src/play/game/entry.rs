//! The entry of a cell: a digit, or notes of two kinds.

use sudoku_core::{Digit, DigitSet, Shape};

/// A kind of notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoteSort {
    /// Notes in fixed places, with only one kind.
    Fixed,
    /// Corner notes: places for a digit in a house.
    Corner,
    /// Centre notes: digits that the cell can be.
    Centre,
}

/// The player's small digits in one cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Notes {
    /// The centre notes. Notes in fixed places are also here.
    pub centre: DigitSet,
    /// The corner notes.
    pub corner: DigitSet,
}

impl Notes {
    /// None.
    pub const NONE: Self = Self { centre: DigitSet::EMPTY, corner: DigitSet::EMPTY };

    /// Notes in fixed places.
    #[must_use]
    pub const fn fixed(digits: DigitSet) -> Self {
        Self { centre: digits, corner: DigitSet::EMPTY }
    }

    /// Returns all digits noted, of both kinds.
    #[must_use]
    pub const fn all(self) -> DigitSet {
        self.centre.union(self.corner)
    }

    /// Returns the digits noted as that kind; fixed places combine both kinds.
    #[must_use]
    pub const fn of(self, sort: NoteSort) -> DigitSet {
        match sort {
            NoteSort::Fixed => self.all(),
            NoteSort::Corner => self.corner,
            NoteSort::Centre => self.centre,
        }
    }

    /// Returns whether nothing is noted.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.all().is_empty()
    }

    /// Returns the notes with that digit added as that kind.
    #[must_use]
    pub fn with(self, digit: Digit, sort: NoteSort) -> Self {
        match sort {
            NoteSort::Fixed if self.corner.contains(digit) => self,
            NoteSort::Fixed | NoteSort::Centre => Self { centre: self.centre.with(digit), ..self },
            NoteSort::Corner => Self { corner: self.corner.with(digit), ..self },
        }
    }

    /// Returns the notes without that digit as that kind.
    #[must_use]
    pub fn without(self, digit: Digit, sort: NoteSort) -> Self {
        match sort {
            NoteSort::Fixed => self.forgetting(digit),
            NoteSort::Centre => Self { centre: self.centre.without(digit), ..self },
            NoteSort::Corner => Self { corner: self.corner.without(digit), ..self },
        }
    }

    /// Returns the notes without that digit of either kind.
    #[must_use]
    pub fn forgetting(self, digit: Digit) -> Self {
        Self { centre: self.centre.without(digit), corner: self.corner.without(digit) }
    }

    /// Returns the notes with both kinds exchanged.
    #[must_use]
    pub const fn swapped(self) -> Self {
        Self { centre: self.corner, corner: self.centre }
    }
}

/// The entry of a cell: never both a digit and notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    /// A digit of the puzzle; it can't change.
    Given(Digit),
    /// A digit of the player.
    Placed(Digit),
    /// Notes of the player, or nothing.
    Notes(Notes),
}

impl Entry {
    /// An empty cell.
    pub const EMPTY: Self = Self::Notes(Notes::NONE);

    /// Returns the digit, given or placed.
    #[must_use]
    pub const fn digit(self) -> Option<Digit> {
        match self {
            Self::Given(digit) | Self::Placed(digit) => Some(digit),
            Self::Notes(_) => None,
        }
    }

    /// Returns the notes. A cell with a digit has none.
    #[must_use]
    pub const fn notes(self) -> Notes {
        match self {
            Self::Given(_) | Self::Placed(_) => Notes::NONE,
            Self::Notes(notes) => notes,
        }
    }

    /// Returns whether a board of that size has the digits of the entry.
    #[must_use]
    pub fn fits(self, shape: &Shape) -> bool {
        match self {
            Self::Given(digit) | Self::Placed(digit) => digit.index() < shape.side(),
            Self::Notes(notes) => notes.all().is_subset_of(DigitSet::all(shape)),
        }
    }
}
