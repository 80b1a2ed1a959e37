//! A ladder as a player describes it: small enough to be kept, compared and sent to a worker.

use super::Ladder;
use crate::{Technique, TechniqueSet};
use serde::{Deserialize, Serialize};

/// An order in which techniques are tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Profile {
    /// As people learn them.
    #[default]
    Teaching,
    /// As HoDoKu tries them, and only those that it knows.
    Hodoku,
}

impl Profile {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Profile; 2] = [Profile::Teaching, Profile::Hodoku];
}

/// Which techniques are looked for, and in which order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Plan {
    /// The order.
    pub profile: Profile,
    /// Those that are not looked for.
    pub without: TechniqueSet,
}

impl Plan {
    /// The ladder that it describes.
    #[must_use]
    pub fn ladder(self) -> Ladder {
        let all = match self.profile {
            Profile::Teaching => Ladder::teaching(),
            Profile::Hodoku => Ladder::hodoku(),
        };
        self.without.iter().fold(all, Ladder::without)
    }

    /// Whether its ladder looks for a technique.
    #[must_use]
    pub fn holds(self, technique: Technique) -> bool {
        let known = match self.profile {
            Profile::Teaching => true,
            Profile::Hodoku => technique.info().hodoku.is_some(),
        };
        known && !self.without.contains(technique)
    }
}
