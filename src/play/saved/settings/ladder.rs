//! The solver's techniques, and their order.

use super::Settings;
use std::fmt::Write;
use sudoku_core::{
    Technique,
    ladder::{Ladder, Plan, Profile},
    technique::Edition,
};

/// The key of the techniques switched off, in the text of the settings. Their names follow, separated by `+`;
/// an unknown name is ignored.
const WITHOUT: &str = "without";

/// Techniques that people learn at about the same time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tier {
    /// Its number, from 1.
    pub number: u8,
    /// Its techniques, in the order of learning.
    pub techniques: Vec<Technique>,
}

/// The effect of the settings on a technique.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// The solver looks for it.
    On,
    /// The player switched it off.
    Off,
    /// Its switch is on, but the selected order doesn't include it.
    NotInOrder,
    /// Its switch is on, but it assumes one solution, and the player has switched that off.
    Assumes,
}

/// Returns all techniques, by tier.
#[must_use]
pub fn tiers() -> Vec<Tier> {
    tiers_of(&Ladder::teaching())
}

/// Returns the techniques by which the generator makes puzzles, by tier.
#[must_use]
pub fn tiers_of_making() -> Vec<Tier> {
    tiers_of(&Ladder::of_edition(Edition::First))
}

fn tiers_of(ladder: &Ladder) -> Vec<Tier> {
    let mut tiers: Vec<Tier> = Vec::new();
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
    /// Returns the ladder of these settings.
    #[must_use]
    pub fn plan(&self) -> Plan {
        let mut without = self.without;
        if !self.one_solution {
            let assuming = Technique::ALL.into_iter().filter(|technique| technique.assumes_one_solution());
            assuming.for_each(|technique| without.set(technique, true));
        }
        Plan { profile: self.ladder, without }
    }

    /// Returns the effect of these settings on a technique.
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

/// Returns the name of a profile in saved settings.
pub(super) const fn slug(profile: Profile) -> &'static str {
    match profile {
        Profile::Teaching => "teaching",
        Profile::Hodoku => "hodoku",
    }
}
