//! The names of techniques.

use crate::{
    Technique,
    families::{Alias, NAMES},
};

/// Returns another name of a step.
#[must_use]
pub const fn alias(alias: Alias) -> &'static str {
    match alias {
        Alias::MWing => "M-Wing",
        Alias::SWing => "S-Wing",
        Alias::LWing => "L-Wing",
        Alias::HWing => "H-Wing",
        Alias::XCycle => "X-Cycle",
        Alias::AicType1 => "AIC type 1",
        Alias::AicType2 => "AIC type 2",
        Alias::Siamese => "Siamese fish",
    }
}

/// Returns the name of a technique within a line: in lower case, unless its first word is a name.
#[must_use]
pub fn within(technique: Technique) -> String {
    let name = self::technique(technique);
    match name.split_at_checked(1) {
        Some((first, rest)) if rest.starts_with(char::is_lowercase) && !name.starts_with("Franken") => {
            first.to_ascii_lowercase() + rest
        }
        _ => name.to_owned(),
    }
}

/// Returns the name of a technique.
#[must_use]
pub const fn technique(technique: Technique) -> &'static str {
    IN_ORDER[technique as usize]
}

/// The names of the steps of a search.
const OF_SEARCH: &[(Technique, &str)] =
    &[(Technique::Guess, "Guess"), (Technique::DeadEnd, "Dead end"), (Technique::Retreat, "Undo guess")];

/// All names by the number of the technique. It does not compile while a technique has none.
const IN_ORDER: [&str; Technique::COUNT] = {
    let mut names = [""; Technique::COUNT];
    let mut family = 0;
    while family <= NAMES.len() {
        let own = if family < NAMES.len() { NAMES[family] } else { OF_SEARCH };
        let mut at = 0;
        while at < own.len() {
            names[own[at].0 as usize] = own[at].1;
            at += 1;
        }
        family += 1;
    }
    let mut at = 0;
    while at < names.len() {
        assert!(!names[at].is_empty(), "a technique has no name in English");
        at += 1;
    }
    names
};
