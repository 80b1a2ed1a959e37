//! A ladder as the player configures it: small enough to store, compare and send to a worker.

use super::Ladder;
use crate::{Technique, TechniqueSet};
use serde::{Deserialize, Serialize};

/// An order of techniques.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Profile {
    /// The usual order of learning.
    #[default]
    Teaching,
    /// HoDoKu's order, with only the techniques that it knows.
    Hodoku,
}

impl Profile {
    /// All profiles, in the order of the settings.
    pub const ALL: [Profile; 2] = [Profile::Teaching, Profile::Hodoku];
}

/// A choice of techniques, and their order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Plan {
    /// The order.
    pub profile: Profile,
    /// The techniques that are off.
    pub without: TechniqueSet,
}

impl Plan {
    /// Returns the plan with these techniques alone.
    #[must_use]
    pub fn only(techniques: TechniqueSet) -> Self {
        let mut without = TechniqueSet::NONE;
        for one in Technique::ALL {
            without.set(one, !techniques.contains(one));
        }
        Self { profile: Profile::default(), without }
    }

    /// Returns the ladder of this plan.
    #[must_use]
    pub fn ladder(self) -> Ladder {
        let all = match self.profile {
            Profile::Teaching => Ladder::teaching(),
            Profile::Hodoku => Ladder::hodoku(),
        };
        self.without.iter().fold(all, Ladder::without)
    }

    /// Returns whether the ladder of the plan has a technique.
    #[must_use]
    pub fn holds(self, technique: Technique) -> bool {
        let known = match self.profile {
            Profile::Teaching => true,
            Profile::Hodoku => technique.info().hodoku.is_some(),
        };
        known && !self.without.contains(technique)
    }
}
