//! The rules of a board beyond rows, columns and rectangular boxes: more houses, more sight, and irregular
//! regions in the place of boxes.

use std::sync::{Mutex, OnceLock, PoisonError};

/// A rule that a board has in addition to the usual ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Constraint {
    /// Each of the two long diagonals is a house: *X-Sudoku*.
    Diagonals,
    /// Four windows of three rows and three columns inside a 9×9 are houses: *Windoku*.
    Windows,
    /// Cells a knight's move apart see each other.
    Knight,
    /// Cells that touch, also at a corner, see each other.
    King,
}

impl Constraint {
    /// All of them.
    pub const ALL: [Constraint; 4] =
        [Constraint::Diagonals, Constraint::Windows, Constraint::Knight, Constraint::King];

    /// Its letter in texts.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Constraint::Diagonals => 'x',
            Constraint::Windows => 'w',
            Constraint::Knight => 'n',
            Constraint::King => 'k',
        }
    }
}

/// A set of rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Constraints(u8);

impl Constraints {
    /// None.
    pub const NONE: Self = Self(0);
    /// The number of sets.
    pub(crate) const COUNT: usize = 1 << Constraint::ALL.len();

    /// The set with this mask, a bit for each rule in the order of [`Constraint::ALL`]; `None` if a bit is no rule's.
    #[must_use]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        if (bits as usize) < Self::COUNT { Some(Self(bits)) } else { None }
    }

    /// The mask.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The set with one more.
    #[must_use]
    pub const fn with(self, rule: Constraint) -> Self {
        Self(self.0 | 1 << rule as u8)
    }

    /// Whether the rule is in it.
    #[must_use]
    pub const fn has(self, rule: Constraint) -> bool {
        self.0 >> rule as u8 & 1 == 1
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its members.
    pub fn iter(self) -> impl Iterator<Item = Constraint> {
        Constraint::ALL.into_iter().filter(move |&rule| self.has(rule))
    }
}

/// The number of a layout of irregular regions, known for the life of the program; 0 for boxes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Layout(u16);

/// The region of each cell, for each layout so far.
static LAYOUTS: Shelf<Vec<u8>> = Shelf::new();
/// The number of layouts so far.
static KNOWN: Mutex<u16> = Mutex::new(0);

impl Layout {
    /// Rectangular boxes.
    pub(crate) const BOXES: Self = Self(0);

    /// The layout of these regions, numbered from 0 in the reading order of their first cells. The same
    /// regions have the same number. `None` if there are more layouts than numbers.
    pub(crate) fn of(regions: &[u8]) -> Option<Self> {
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        let same = |&number: &u16| LAYOUTS.at(usize::from(number)).get().is_some_and(|one| **one == regions);
        if let Some(number) = (0..*known).find(same) {
            return Some(Self(number + 1));
        }
        let number = known.checked_add(1)?;
        LAYOUTS.at(usize::from(*known)).get_or_init(|| Box::new(regions.to_vec()));
        *known = number;
        Some(Self(number))
    }

    /// The region of each cell; `None` for boxes.
    pub(crate) fn regions(self) -> Option<&'static [u8]> {
        let number = self.0.checked_sub(1)?;
        LAYOUTS.at(usize::from(number)).get().map(|regions| regions.as_slice())
    }

    /// Its number.
    pub(crate) const fn number(self) -> usize {
        self.0 as usize
    }
}

/// Slots for values that never move, as many as are asked for.
pub(crate) struct Shelf<T>(OnceLock<Box<Part<T>>>);

/// The slots of a part of a shelf.
const PART: usize = 64;

struct Part<T> {
    slots: [OnceLock<Box<T>>; PART],
    next: Shelf<T>,
}

impl<T> Shelf<T> {
    /// Without values.
    pub(crate) const fn new() -> Self {
        Self(OnceLock::new())
    }

    /// The slot of that number.
    pub(crate) fn at(&self, number: usize) -> &OnceLock<Box<T>> {
        let part = || Part { slots: [const { OnceLock::new() }; PART], next: Shelf::new() };
        let (mut shelf, mut number) = (self, number);
        loop {
            let here = shelf.0.get_or_init(|| Box::new(part()));
            if number < PART {
                return &here.slots[number];
            }
            (shelf, number) = (&here.next, number - PART);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_layout_has_one_number() {
        let (one, other) = ([0, 0, 1, 1], [0, 1, 0, 1]);
        let first = Layout::of(&one);
        assert_eq!(Layout::of(&one), first);
        assert_ne!(Layout::of(&other), first);
        assert_eq!(first.and_then(Layout::regions), Some(&one[..]));
        assert_eq!(Layout::BOXES.regions(), None);
    }

    #[test]
    fn a_shelf_keeps_each_value_in_its_place() {
        let shelf = Shelf::new();
        for number in [0, 63, 64, 500] {
            shelf.at(number).get_or_init(|| Box::new(number));
        }
        for number in [500, 64, 63, 0] {
            assert_eq!(shelf.at(number).get().map(|one| **one), Some(number));
        }
        assert_eq!(shelf.at(1).get(), None);
    }

    #[test]
    fn a_set_of_rules_is_its_members() {
        let both = Constraints::NONE.with(Constraint::Knight).with(Constraint::Diagonals);
        assert!(both.iter().eq([Constraint::Diagonals, Constraint::Knight]));
        assert_eq!(Constraints::from_bits(both.bits()), Some(both));
        assert_eq!(Constraints::from_bits(16), None);
        assert!(Constraints::NONE.is_empty() && !both.is_empty());
    }
}
