//! A set of techniques that is cheap to copy and send.

use super::Technique;
use serde::{Deserialize, Serialize};

/// A set of techniques.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TechniqueSet([u64; 3]);

impl TechniqueSet {
    /// The empty set.
    pub const NONE: Self = Self([0; 3]);

    /// Returns whether the technique is in the set.
    #[must_use]
    pub const fn contains(self, technique: Technique) -> bool {
        let (word, bit) = Self::place(technique);
        self.0[word] & bit != 0
    }

    /// Adds or removes a technique.
    pub const fn set(&mut self, technique: Technique, held: bool) {
        let (word, bit) = Self::place(technique);
        if held {
            self.0[word] |= bit;
        } else {
            self.0[word] &= !bit;
        }
    }

    /// Returns whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// Returns the techniques of logic in the set, in the order of [`Technique::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Technique> {
        Technique::ALL.into_iter().filter(move |&technique| self.contains(technique))
    }

    const fn place(technique: Technique) -> (usize, u64) {
        let number = technique as usize;
        (number / 64, 1 << (number % 64))
    }
}

impl FromIterator<Technique> for TechniqueSet {
    fn from_iter<I: IntoIterator<Item = Technique>>(techniques: I) -> Self {
        let mut set = Self::NONE;
        techniques.into_iter().for_each(|technique| set.set(technique, true));
        set
    }
}
