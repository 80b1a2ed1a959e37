//! Layouts of irregular regions, and values that each shape has once.

use super::{
    Shape,
    constraints::Constraints,
    sizes::{MOST_BOXES, SIZES},
};
use std::{
    collections::BTreeMap,
    sync::{Mutex, OnceLock, PoisonError},
};

/// The number of a layout of irregular regions, known for the life of the program; 0 for boxes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Layout(u16);

/// The region of each cell, for each layout so far.
static LAYOUTS: Shelf<Vec<u8>> = Shelf::new();
/// The number of each layout so far, from 1.
static NUMBERS: Mutex<BTreeMap<&'static [u8], u16>> = Mutex::new(BTreeMap::new());

impl Layout {
    /// Rectangular boxes.
    pub(super) const BOXES: Self = Self(0);

    /// Returns the layout of these regions, numbered from 0 in the reading order of their first cells. The same
    /// regions have the same number. `None` if there are more layouts than numbers.
    pub(super) fn of(regions: &[u8]) -> Option<Self> {
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

    /// Returns the region of each cell; `None` for boxes.
    pub(super) fn regions(self) -> Option<&'static [u8]> {
        let number = self.0.checked_sub(1)?;
        LAYOUTS.at(usize::from(number)).get().map(|regions| regions.as_slice())
    }

    /// Returns the number of the layout; 0 for boxes.
    pub(super) const fn number(self) -> usize {
        self.0 as usize
    }
}

/// Slots for many values, which never move. Finding a slot takes the same time for any number.
#[derive(Debug)]
pub(super) struct Shelf<T>([Part<T>; PARTS]);

/// A part of a shelf: slots that are made when one of them is first asked for. Each part has twice as many as the
/// one before.
type Part<T> = OnceLock<Box<[OnceLock<Box<T>>]>>;

/// The number of slots in the first part.
const FIRST: usize = 64;
/// The number of parts: enough for all layouts with any of eight rules.
const PARTS: usize = 19;
const _: () = assert!(FIRST * ((1 << PARTS) - 1) > (u16::MAX as usize + 1) * Constraints::COUNT);

impl<T> Shelf<T> {
    /// Makes a shelf without values.
    pub(super) const fn new() -> Self {
        Self([const { OnceLock::new() }; PARTS])
    }

    /// Returns the slot with that number.
    pub(super) fn at(&self, number: usize) -> &OnceLock<Box<T>> {
        let part = (number / FIRST + 1).ilog2() as usize;
        let before = FIRST * ((1 << part) - 1);
        let slots = || (0..FIRST << part).map(|_| OnceLock::new()).collect();
        &self.0[part].get_or_init(slots)[number - before]
    }
}

/// A value for each shape, made when first asked for and kept for the life of the program.
#[derive(Debug)]
pub struct PerShape<T> {
    /// Indexed by the form of the boxes.
    classic: [OnceLock<T>; SIZES * MOST_BOXES],
    /// Indexed by form and rules.
    ruled: Shelf<T>,
    /// Indexed by layout and rules.
    irregular: Shelf<T>,
}

impl<T> Default for PerShape<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> PerShape<T> {
    /// Makes a table without values.
    pub const fn new() -> Self {
        let classic = [const { OnceLock::new() }; SIZES * MOST_BOXES];
        Self { classic, ruled: Shelf::new(), irregular: Shelf::new() }
    }

    /// Returns the value of a shape. The first call makes it with `make`.
    #[inline(always)]
    pub fn of(&self, shape: Shape, make: fn(Shape) -> T) -> &T {
        if shape.is_classic() {
            self.classic[shape.form()].get_or_init(|| make(shape))
        } else {
            self.of_variant(shape, make)
        }
    }

    #[inline(never)]
    fn of_variant(&self, shape: Shape, make: fn(Shape) -> T) -> &T {
        let rules = usize::from(shape.constraints.bits());
        let slot = match shape.layout.number().checked_sub(1) {
            None => self.ruled.at(shape.form() * Constraints::COUNT + rules),
            Some(layout) => self.irregular.at(layout * Constraints::COUNT + rules),
        };
        slot.get_or_init(|| Box::new(make(shape)))
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
}
