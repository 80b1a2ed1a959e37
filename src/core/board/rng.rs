//! Reproducible randomness: a seed, its readable text, and draws that are the same on every machine.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng as _, SeedableRng as _},
};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The version of everything that turns a seed into a puzzle. It changes when a seed would give another
/// puzzle, so that an old text is refused instead of silently meaning another puzzle.
pub const GENERATOR_VERSION: u32 = 2;

/// The version of recipes that name the exact figures of other programs. Such puzzles are otherwise made alike.
pub const EXACT_VERSION: u32 = 3;

/// The symbols of [Crockford's base 32](https://www.crockford.com/base32.html): without `I`, `L`, `O`, `U`, which are
/// easily misread.
const SYMBOLS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BITS_PER_SYMBOL: u32 = SYMBOLS.len().trailing_zeros();
/// The fewest symbols of a seed.
const SHORTEST: usize = 8;
/// The symbols for 64 bits.
const LONGEST: usize = u64::BITS.div_ceil(BITS_PER_SYMBOL) as usize;

/// The start of a random stream: the same seed gives the same draws on every machine.
///
/// Its text is 8 to 13 symbols of Crockford's base 32.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seed(u64);

impl Seed {
    /// Returns the seed with this number.
    #[must_use]
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    /// Makes a seed from any 64 random bits. Its text has the shortest length.
    #[must_use]
    pub const fn short(bits: u64) -> Self {
        let width = SHORTEST as u32 * BITS_PER_SYMBOL;
        Self((bits ^ bits >> width) & ((1 << width) - 1))
    }

    /// Returns the number of the seed.
    #[must_use]
    pub const fn number(self) -> u64 {
        self.0
    }

    /// Returns the seed for a text. The text of a seed, in either case, gives that seed; any other text, such as
    /// *mother's 70th*, is hashed to one. The case of the letters A to Z and white space at both ends do not matter.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        let text = text.trim();
        Self::decode(text).unwrap_or_else(|| Self::short(fnv_1a(text)))
    }

    /// Returns the seed with exactly this text; `None` for any other text.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        Self::decode(text).filter(|seed| seed.to_string() == text)
    }

    fn decode(text: &str) -> Option<Self> {
        if !(SHORTEST..=LONGEST).contains(&text.len()) {
            return None;
        }
        text.bytes()
            .try_fold(0u64, |number, symbol| {
                let symbol = match symbol.to_ascii_uppercase() {
                    b'O' => b'0',
                    b'I' | b'L' => b'1',
                    other => other,
                };
                let value = SYMBOLS.iter().position(|&known| known == symbol)?;
                let shifted = number.checked_mul(SYMBOLS.len() as u64)?;
                Some(shifted | value as u64)
            })
            .map(Self)
    }
}

/// Returns the 64-bit hash [FNV-1a](http://www.isthe.com/chongo/tech/comp/fnv/) (Fowler, Noll, Vo), with A to Z read
/// as a to z.
fn fnv_1a(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte.to_ascii_lowercase())).wrapping_mul(0x0100_0000_01b3)
    })
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bits = u64::BITS - self.0.leading_zeros();
        let length = (bits.div_ceil(BITS_PER_SYMBOL) as usize).max(SHORTEST);
        (0..length as u32).rev().try_for_each(|place| {
            let value = self.0 >> (place * BITS_PER_SYMBOL) & (SYMBOLS.len() as u64 - 1);
            write!(f, "{}", char::from(SYMBOLS[value as usize]))
        })
    }
}

/// A stream of draws.
///
/// The generator is `ChaCha` with 8 rounds, a published algorithm. The draws on top of it are written here,
/// since those of a library may change between versions. All draws have 32 bits, so that they do not depend on the
/// machine's word size.
#[derive(Clone, Debug)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// Starts the stream of a seed with this number. The streams of one seed are independent.
    #[must_use]
    pub fn new(seed: Seed, stream: u32) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.0.to_le_bytes());
        key[8..12].copy_from_slice(&stream.to_le_bytes());
        Self(ChaCha8Rng::from_seed(key))
    }

    /// Draws a uniform number from 0 to `bound` − 1.
    ///
    /// # Panics
    /// If the bound is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is no number below 0");
        // Numbers at or above the last multiple of the bound would favour the small ones.
        let end = u32::MAX - u32::MAX % bound;
        loop {
            let drawn = self.0.next_u32();
            if drawn < end {
                return drawn % bound;
            }
        }
    }

    /// Shuffles a list uniformly (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }

    /// Draws a random item of a list; `None` if the list is empty.
    pub fn choose<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        (!items.is_empty()).then(|| &items[self.below(items.len() as u32) as usize])
    }

    /// Draws the numbers from 0 to `count` − 1 in random order.
    pub fn permutation(&mut self, count: usize) -> Vec<u8> {
        let mut numbers: Vec<u8> = (0..count).map(|number| number as u8).collect();
        self.shuffle(&mut numbers);
        numbers
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_its_text() {
        let check = |number: u64, text: &str| {
            assert_eq!(Seed::new(number).to_string(), text);
            assert_eq!(Seed::from_text(text), Seed::new(number), "{text}");
            assert_eq!(Seed::from_text(&format!(" {} ", text.to_lowercase())), Seed::new(number), "{text}");
        };
        check(0, "00000000");
        check(31, "0000000Z");
        check((1 << 40) - 1, "ZZZZZZZZ");
        check(1 << 40, "100000000");
        check(u64::MAX, "FZZZZZZZZZZZZ");
    }

    #[test]
    fn misread_symbols_are_forgiven() {
        assert_eq!(Seed::from_text("oOiIlL00"), Seed::from_text("00111100"));
    }

    #[test]
    fn any_text_is_a_seed() {
        let check = |text: &str, seed: &str| assert_eq!(Seed::from_text(text).to_string(), seed, "{text:?}");
        check("", "WJ2EKMDS");
        check("mother's 70th", "MN55HB4Z");
        check("Mother's 70TH ", "MN55HB4Z");
        check("K7Q2M9X", "K43MS4G0");
        check("K7Q2M9XU", "11594RR0");
        check("GZZZZZZZZZZZZ", "3X83A1VQ");
        check("день рождения", "TMBRPE67");
    }

    #[test]
    fn draws_are_pinned() {
        let mut rng = Rng::new(Seed::new(1), 0);
        let drawn: Vec<u32> = (0..8).map(|_| rng.below(100)).collect();
        // Computed from the definition of ChaCha by a separate program.
        assert_eq!(drawn, [19, 53, 2, 18, 2, 86, 58, 16]);
        let mut other = Rng::new(Seed::new(1), 1);
        assert_ne!(drawn, (0..8).map(|_| other.below(100)).collect::<Vec<_>>());
        assert_eq!(rng.permutation(9), [1, 6, 5, 7, 3, 0, 2, 8, 4]);
    }

    #[test]
    fn draws_are_even() {
        let mut rng = Rng::new(Seed::new(2), 0);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[rng.below(6) as usize] += 1;
        }
        // Six standard deviations of a fair die.
        assert!(counts.iter().all(|&count| count.abs_diff(10_000) < 550), "{counts:?}");
        assert_eq!(rng.choose::<u8>(&[]), None);
        assert_eq!(rng.below(1), 0);
    }
}
