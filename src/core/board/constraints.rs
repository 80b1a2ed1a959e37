//! The rules of a board beyond rows, columns and rectangular boxes: more houses, more sight, and irregular
//! regions in the place of boxes.

use std::{
    collections::BTreeMap,
    sync::{Mutex, OnceLock, PoisonError},
};

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

    /// The set with this mask, a bit for each rule in the order of [`Constraint::ALL`]; `None` if a bit has no constraint.
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
/// The number of each layout so far, from 1.
static NUMBERS: Mutex<BTreeMap<&'static [u8], u16>> = Mutex::new(BTreeMap::new());

impl Layout {
    /// Rectangular boxes.
    pub(crate) const BOXES: Self = Self(0);

    /// The layout of these regions, numbered from 0 in the reading order of their first cells. The same
    /// regions have the same number. `None` if there are more layouts than numbers.
    pub(crate) fn of(regions: &[u8]) -> Option<Self> {
        let mut numbers = NUMBERS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(&number) = numbers.get(regions) {
            return Some(Self(number));
        }
        let known = u16::try_from(numbers.len()).ok()?;
        let number = known.checked_add(1)?;
        let regions = LAYOUTS.at(usize::from(known)).get_or_init(|| Box::new(regions.to_vec()));
        numbers.insert(regions, number);
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

/// Slots for many values, which never move. Finding a slot takes the same time for any number.
#[derive(Debug)]
pub(crate) struct Shelf<T>([Part<T>; PARTS]);

/// A part of a shelf: slots that are made when one of them is first asked for. Each part has twice as many as the
/// one before.
type Part<T> = OnceLock<Box<[OnceLock<Box<T>>]>>;

/// The slots of the first part.
const FIRST: usize = 64;
/// Enough for all rules of all layouts.
const PARTS: usize = 15;
const _: () = assert!(FIRST * ((1 << PARTS) - 1) > (u16::MAX as usize + 1) * Constraints::COUNT);

impl<T> Shelf<T> {
    /// Without values.
    pub(crate) const fn new() -> Self {
        Self([const { OnceLock::new() }; PARTS])
    }

    /// The slot of that number.
    pub(crate) fn at(&self, number: usize) -> &OnceLock<Box<T>> {
        let part = (number / FIRST + 1).ilog2() as usize;
        let before = FIRST * ((1 << part) - 1);
        let slots = || (0..FIRST << part).map(|_| OnceLock::new()).collect();
        &self.0[part].get_or_init(slots)[number - before]
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
        for number in [0, 63, 64, 191, 192, 500, 70_000] {
            shelf.at(number).get_or_init(|| Box::new(number));
        }
        for number in [70_000, 500, 192, 191, 64, 63, 0] {
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
