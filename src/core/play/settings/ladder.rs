//! Which techniques the solver knows, and in which order it tries them.

use super::Settings;
use crate::{
    Technique,
    ladder::{Ladder, Plan, Profile},
};
use std::fmt::Write;

/// The key of the techniques that are switched off, in the text of the settings. Their names stand behind
/// it with `+` between them; a name that is not known means nothing.
const WITHOUT: &str = "without";

/// Techniques that people learn about the same time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tier {
    /// Its number, from 1.
    pub number: u8,
    /// Its techniques, in the order in which people learn them.
    pub techniques: Vec<Technique>,
}

/// What becomes of a technique by the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// It is looked for.
    On,
    /// The player switched it off.
    Off,
    /// Its own switch is on, but the order chosen does not know it.
    NotInOrder,
    /// Its own switch is on, but it assumes one solution, which the player does not want assumed.
    Assumes,
}

/// All techniques, by tier.
#[must_use]
pub fn tiers() -> Vec<Tier> {
    let mut tiers: Vec<Tier> = Vec::new();
    let ladder = Ladder::teaching();
    let learnt = ladder.rungs().iter().flat_map(|rung| rung.techniques);
    for &technique in learnt {
        let number = technique.info().tier;
        let at = tiers.partition_point(|tier| tier.number < number);
        if tiers.get(at).is_none_or(|tier| tier.number != number) {
            tiers.insert(at, Tier { number, techniques: Vec::new() });
        }
        let techniques = &mut tiers[at].techniques;
        if !techniques.contains(&technique) {
            techniques.push(technique);
        }
    }
    tiers
}

impl Settings {
    /// The ladder that they describe.
    #[must_use]
    pub fn plan(&self) -> Plan {
        let mut without = self.without;
        if !self.one_solution {
            let assuming = Technique::ALL.into_iter().filter(|technique| technique.assumes_one_solution());
            assuming.for_each(|technique| without.set(technique, true));
        }
        Plan { profile: self.ladder, without }
    }

    /// What becomes of a technique.
    #[must_use]
    pub fn use_of(&self, technique: Technique) -> Use {
        if self.without.contains(technique) {
            Use::Off
        } else if self.plan().holds(technique) {
            Use::On
        } else if technique.assumes_one_solution() && !self.one_solution {
            Use::Assumes
        } else {
            Use::NotInOrder
        }
    }

    /// Switches a technique on or off.
    pub fn set_technique(&mut self, technique: Technique, on: bool) {
        self.without.set(technique, !on);
    }

    pub(super) fn write_without(&self, text: &mut String) {
        let names: Vec<&str> = self.without.iter().map(Technique::slug).collect();
        if !names.is_empty() {
            // Writing to a String cannot fail.
            let _ = write!(text, "{WITHOUT}={},", names.join("+"));
        }
    }

    pub(super) fn read_without(&mut self, key: &str, value: &str) {
        if key == WITHOUT {
            self.without = value.split('+').filter_map(Technique::from_slug).collect();
        }
    }
}

impl Profile {
    pub(super) const fn slug(self) -> &'static str {
        match self {
            Self::Teaching => "teaching",
            Self::Hodoku => "hodoku",
        }
    }
}
