//! The repetitions of a journey, and the random numbers that vary its rounds.

use std::env;
use std::time::SystemTime;

/// Whether this is a long run, by `cargo xtask soak`.
#[must_use]
pub fn soaking() -> bool {
    env::var_os("STEPDOKU_SOAK").is_some()
}

/// The number of rounds, in a test or in a soak.
#[must_use]
pub fn rounds(test: usize, soak: usize) -> usize {
    if soaking() { soak } else { test }
}

/// Repeatable random numbers: the same in each test, different in each soak, which prints its seed.
#[derive(Debug)]
pub struct Chance(u64);

impl Chance {
    /// The random numbers of a journey.
    #[must_use]
    pub fn new(name: &str) -> Self {
        let given = env::var("STEPDOKU_SEED").ok().and_then(|seed| seed.parse().ok());
        let fresh = || SystemTime::UNIX_EPOCH.elapsed().map_or(1, |time| time.subsec_nanos().into());
        let seed = given.unwrap_or_else(|| if soaking() { fresh() } else { 1 });
        println!("{name}: STEPDOKU_SEED={seed}");
        Self(seed)
    }

    /// A number below `limit`. The generator is Vigna's splitmix64.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^= mixed >> 31;
        usize::try_from(mixed % limit.max(1) as u64).unwrap_or(0)
    }

    /// One of several.
    ///
    /// # Panics
    /// If there are none.
    pub fn one_of<T: Copy>(&mut self, some: &[T]) -> T {
        some[self.below(some.len())]
    }
}
