//! A digit and its symbol.

pub mod symbols;

use crate::Shape;
use serde::{Deserialize, Serialize};
use std::{fmt, num::NonZeroU8};

/// A digit of a cell: 1 to 25, written `1`–`9` then `A`–`P`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Digit(NonZeroU8);

impl Digit {
    /// The largest digit of the largest shape.
    pub const MAX: u8 = 25;

    /// Returns the digit with this number; `None` outside 1 to 25.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number > Self::MAX {
            return None;
        }
        match NonZeroU8::new(number) {
            Some(number) => Some(Self(number)),
            None => None,
        }
    }

    /// Returns the digit at this position of the list 1, 2, 3, …, counted from 0.
    ///
    /// # Panics
    /// If the index is 25 or more, which no house has.
    #[must_use]
    #[inline(always)]
    pub const fn at(index: usize) -> Self {
        assert!(index < Self::MAX as usize, "a digit's index is below 25");
        match Self::new(index as u8 + 1) {
            Some(digit) => digit,
            None => panic!("a number from 1 to 25 is a digit"),
        }
    }

    /// Returns the number, 1 to 25.
    #[must_use]
    #[inline(always)]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// Returns the position in the list of digits, 0 to 24.
    #[must_use]
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Returns the symbol for texts that are kept, copied or sent: `1`–`9`, then `A`–`P`. A sentence names the thing
    /// on the board instead, so a digit has no `Display`.
    #[must_use]
    pub const fn symbol(self) -> char {
        let n = self.number();
        (if n <= 9 { b'0' + n } else { b'A' + n - 10 }) as char
    }

    /// Returns the digit with this symbol, in either case; `None` if there is none.
    #[must_use]
    pub fn from_symbol(symbol: char) -> Option<Self> {
        match symbol {
            '1'..='9' => Self::new(symbol as u8 - b'0'),
            'A'..='P' => Self::new(symbol as u8 - b'A' + 10),
            'a'..='p' => Self::new(symbol as u8 - b'a' + 10),
            _ => None,
        }
    }

    /// Returns all digits of a shape, ascending.
    pub fn all(shape: &Shape) -> impl DoubleEndedIterator<Item = Digit> + ExactSizeIterator + Clone + use<> {
        (0..shape.side()).map(Self::at)
    }
}

impl From<Digit> for u8 {
    fn from(digit: Digit) -> Self {
        digit.number()
    }
}

impl TryFrom<u8> for Digit {
    type Error = NoSuchDigit;

    fn try_from(number: u8) -> Result<Self, NoSuchDigit> {
        Self::new(number).ok_or(NoSuchDigit(number))
    }
}

/// A number outside 1 to 25.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is no digit")]
pub struct NoSuchDigit(u8);

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.symbol())
    }
}
