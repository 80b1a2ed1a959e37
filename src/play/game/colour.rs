//! Colours of cells and of single candidates, set by the player. The page defines their look.

use sudoku_core::bits::{BitSet, Member};

/// One of nine colours, each with its own pattern, so that players can distinguish them without colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Colour(u8);

/// A set of colours: a cell can have several.
pub type ColourSet = BitSet<Colour>;

impl Colour {
    /// The number of colours.
    pub const COUNT: usize = 9;

    /// Returns the colour of a number from 1 to 9.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= Self::COUNT { Some(Self(number)) } else { None }
    }

    /// Returns the number of the colour, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns all colours, in order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (1..=Self::COUNT as u8).map(Self)
    }

    /// Returns whether a set has only existing colours.
    #[must_use]
    pub const fn are(set: ColourSet) -> bool {
        set.bits() >> Self::COUNT == 0
    }
}

impl Default for Colour {
    fn default() -> Self {
        Self(1)
    }
}

impl Member for Colour {
    const COUNT: u32 = Self::COUNT as u32;
    fn bit(self) -> u32 {
        u32::from(self.0) - 1
    }
    fn from_bit(bit: u32) -> Self {
        Self(bit as u8 + 1)
    }
}
