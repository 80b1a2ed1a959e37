//! Random numbers for training, from a seed.

use sudoku_core::{Rng, Seed};

/// A stream of random numbers.
pub(crate) struct Chance(Rng);

impl Chance {
    /// Returns the stream with this number, of a seed.
    pub(crate) fn new(seed: u64, stream: u32) -> Self {
        Self(Rng::new(Seed::new(seed), stream))
    }

    /// Returns a number from `from` to `to`.
    pub(crate) fn between(&mut self, from: f32, to: f32) -> f32 {
        from + (to - from) * (self.0.below(1 << 24) as f32 / (1 << 24) as f32)
    }

    /// Returns a whole number below `bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0.below(bound as u32) as usize
    }

    /// Returns whether something with this probability happens.
    pub(crate) fn is(&mut self, probability: f32) -> bool {
        self.between(0.0, 1.0) < probability
    }

    /// Returns a number around 0, nearly normal, with deviation 1.
    pub(crate) fn normal(&mut self) -> f32 {
        (0..6).map(|_| self.between(-1.0, 1.0)).sum::<f32>() / 2.0_f32.sqrt()
    }
}
