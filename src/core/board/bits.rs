//! Small sets as bit masks: of digits, of places, of kinds of house, and of cells.
//!
//! The type of a set gives the type of its members, so that a mask of digits cannot serve as a mask of
//! places.

use crate::{Cell, Digit, HouseKind, Place, Shape};
use serde::{Deserialize, Serialize};
use std::{fmt, marker::PhantomData};

/// A type with at most 32 values on a board.
pub trait Member: Copy {
    /// The number of its values.
    const COUNT: u32;
    /// Returns the bit of this value, 0 to 31.
    fn bit(self) -> u32;
    /// Returns the value with this bit.
    fn from_bit(bit: u32) -> Self;
}

impl Member for Digit {
    const COUNT: u32 = Digit::MAX as u32;
    #[inline(always)]
    fn bit(self) -> u32 {
        self.index() as u32
    }
    #[inline(always)]
    fn from_bit(bit: u32) -> Self {
        Digit::at(bit as usize)
    }
}

impl Member for Place {
    const COUNT: u32 = Digit::COUNT;
    #[inline(always)]
    fn bit(self) -> u32 {
        self.index() as u32
    }
    #[inline(always)]
    fn from_bit(bit: u32) -> Self {
        Place::at(bit as usize)
    }
}

impl Member for HouseKind {
    const COUNT: u32 = HouseKind::ALL.len() as u32;
    #[inline(always)]
    fn bit(self) -> u32 {
        self as u32
    }
    #[inline(always)]
    fn from_bit(bit: u32) -> Self {
        HouseKind::ALL[bit as usize]
    }
}

/// A set of at most 32 members of one kind.
#[derive(Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = "T: Member"), try_from = "u32")]
pub struct BitSet<T>(u32, #[serde(skip)] PhantomData<fn() -> T>);

/// A set of digits.
pub type DigitSet = BitSet<Digit>;
/// A set of places inside one house.
pub type Places = BitSet<Place>;
/// A set of kinds of house: with a cell, it names up to three houses.
pub type KindSet = BitSet<HouseKind>;

/// A mask from outside may have bits beyond those of all members.
impl<T: Member> TryFrom<u32> for BitSet<T> {
    type Error = &'static str;

    fn try_from(bits: u32) -> Result<Self, Self::Error> {
        if bits.checked_shr(T::COUNT).unwrap_or(0) == 0 {
            Ok(Self::from_bits(bits))
        } else {
            Err("a set has an unknown member")
        }
    }
}

impl<T> BitSet<T> {
    /// The empty set.
    pub const EMPTY: Self = Self(0, PhantomData);

    /// Returns the set with this mask.
    #[must_use]
    #[inline(always)]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits, PhantomData)
    }

    /// Returns the mask, with a bit for each member.
    #[must_use]
    #[inline(always)]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Returns the number of members.
    #[must_use]
    #[inline(always)]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set is empty.
    #[must_use]
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the union of both sets.
    #[must_use]
    #[inline(always)]
    pub const fn union(self, other: Self) -> Self {
        Self::from_bits(self.0 | other.0)
    }

    /// Returns the intersection of both sets.
    #[must_use]
    #[inline(always)]
    pub const fn intersection(self, other: Self) -> Self {
        Self::from_bits(self.0 & other.0)
    }

    /// Returns the members of this set that are not in the other.
    #[must_use]
    #[inline(always)]
    pub const fn minus(self, other: Self) -> Self {
        Self::from_bits(self.0 & !other.0)
    }

    /// Returns whether each member of this set is in the other.
    #[must_use]
    pub const fn is_subset_of(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }
}

impl<T: Member> BitSet<T> {
    /// Returns the set with this member alone.
    #[must_use]
    #[inline(always)]
    pub fn only(member: T) -> Self {
        Self::from_bits(1 << member.bit())
    }

    /// Returns whether the member is in the set.
    #[must_use]
    #[inline(always)]
    pub fn contains(self, member: T) -> bool {
        self.0 >> member.bit() & 1 == 1
    }

    /// Returns the set with this member added.
    #[must_use]
    #[inline(always)]
    pub fn with(self, member: T) -> Self {
        self.union(Self::only(member))
    }

    /// Returns the set with this member removed.
    #[must_use]
    #[inline(always)]
    pub fn without(self, member: T) -> Self {
        self.minus(Self::only(member))
    }

    /// Returns the set with this member toggled.
    #[must_use]
    pub fn toggled(self, member: T) -> Self {
        Self::from_bits(self.0 ^ 1 << member.bit())
    }

    /// Returns the number of members before this one.
    #[must_use]
    pub fn rank(self, member: T) -> usize {
        Self::from_bits(self.0 & (Self::only(member).0 - 1)).len()
    }

    /// Returns the first member; `None` if the set is empty.
    #[must_use]
    #[inline(always)]
    pub fn first(self) -> Option<T> {
        (self.0 != 0).then(|| T::from_bit(self.0.trailing_zeros()))
    }

    /// Returns the only member; `None` if there are none or several.
    #[must_use]
    pub fn single(self) -> Option<T> {
        self.0.is_power_of_two().then(|| T::from_bit(self.0.trailing_zeros()))
    }

    /// Returns the members, ascending.
    #[inline(always)]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let bit = (rest != 0).then(|| rest.trailing_zeros())?;
            rest &= rest - 1;
            Some(T::from_bit(bit))
        })
    }
}

impl DigitSet {
    /// Returns all digits of a shape.
    #[must_use]
    pub const fn all(shape: &Shape) -> Self {
        Self::from_bits((1 << shape.side()) - 1)
    }
}

impl<T: Member> FromIterator<T> for BitSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        members.into_iter().fold(Self::EMPTY, Self::with)
    }
}

// Not derived, because a derive would require the same of `T`, which is only a label.
impl<T> Clone for BitSet<T> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for BitSet<T> {}
impl<T> PartialEq for BitSet<T> {
    #[inline(always)]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<T> Eq for BitSet<T> {}
impl<T> Default for BitSet<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}
impl<T> std::hash::Hash for BitSet<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}
impl<T: Member + fmt::Debug> fmt::Debug for BitSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

const WORDS: usize = Shape::MOST_CELLS.div_ceil(64);

/// A set of cells of one board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellSet([u64; WORDS]);

impl CellSet {
    /// The empty set.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// Returns whether the cell is in the set.
    #[must_use]
    #[inline(always)]
    pub const fn contains(&self, cell: Cell) -> bool {
        self.0[cell.index() / 64] >> (cell.index() % 64) & 1 == 1
    }

    /// Adds a cell.
    #[inline(always)]
    pub const fn insert(&mut self, cell: Cell) {
        self.0[cell.index() / 64] |= 1 << (cell.index() % 64);
    }

    /// Returns the set with this cell added.
    #[must_use]
    pub const fn with(mut self, cell: Cell) -> Self {
        self.insert(cell);
        self
    }

    /// Removes a cell.
    pub const fn remove(&mut self, cell: Cell) {
        self.0[cell.index() / 64] &= !(1 << (cell.index() % 64));
    }

    /// Toggles a cell.
    pub const fn toggle(&mut self, cell: Cell) {
        self.0[cell.index() / 64] ^= 1 << (cell.index() % 64);
    }

    /// Returns the intersection of both sets.
    #[must_use]
    pub fn intersection(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// Returns the union of both sets.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// Returns the cells of this set that are not in the other.
    #[must_use]
    pub fn minus(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// Returns whether the sets share a cell.
    #[must_use]
    pub fn meets(&self, other: &Self) -> bool {
        // Without an early exit the compiler vectorises the loop; likewise below.
        self.0.iter().zip(&other.0).fold(0, |met, (one, other)| met | one & other) != 0
    }

    /// Returns whether each cell of this set is in the other.
    #[must_use]
    pub fn is_subset_of(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).fold(0, |left, (one, other)| left | one & !other) == 0
    }

    /// Returns the first cell in reading order; `None` if the set is empty.
    #[must_use]
    pub fn first(&self) -> Option<Cell> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(Cell::at(word * 64 + self.0[word].trailing_zeros() as usize))
    }

    /// Returns the number of cells.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Returns whether the set is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, &word| all | word) == 0
    }

    /// Returns the cells, in reading order.
    #[inline(always)]
    pub fn iter(&self) -> impl Iterator<Item = Cell> + '_ {
        ones(&self.0).map(Cell::at)
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Returns the indices of the set bits in a row of words, ascending.
pub fn ones(row: &[u64]) -> impl Iterator<Item = usize> + '_ {
    let (mut word, mut rest) = (0, row.first().copied().unwrap_or(0));
    std::iter::from_fn(move || {
        while rest == 0 {
            word += 1;
            rest = *row.get(word)?;
        }
        let bit = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        Some(word * 64 + bit)
    })
}
