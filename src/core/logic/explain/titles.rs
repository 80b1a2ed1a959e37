//! The names of techniques, and of steps that players know by another name.

use super::{Locale, types::Techniques};
use crate::{Technique, families::Alias, step::Title};

/// Returns the name of a technique.
#[must_use]
pub fn technique(technique: Technique, locale: Locale) -> &'static str {
    locale.language.techniques().by_place(PLACES[technique as usize] as usize)
}

/// Returns another name of a step.
#[must_use]
pub fn alias(alias: Alias, locale: Locale) -> &'static str {
    let words = locale.language.techniques();
    match alias {
        Alias::MWing => words.alias_m_wing(),
        Alias::SWing => words.alias_s_wing(),
        Alias::LWing => words.alias_l_wing(),
        Alias::HWing => words.alias_h_wing(),
        Alias::XCycle => words.alias_x_cycle(),
        Alias::AicType1 => words.alias_aic_type_1(),
        Alias::AicType2 => words.alias_aic_type_2(),
        Alias::Siamese => words.alias_siamese(),
    }
}

/// Returns the name of a technique within a line.
#[must_use]
pub fn within(one: Technique, locale: Locale) -> String {
    locale.language.within(technique(one, locale))
}

/// Returns the name of a step: "M-Wing (AIC)" if players know it by another name than that of its technique.
#[must_use]
pub fn title(title: Title, locale: Locale) -> String {
    match title.alias {
        Some(known) => {
            locale.language.techniques().title(alias(known, locale), &within(title.technique, locale))
        }
        None => technique(title.technique, locale).to_owned(),
    }
}

/// The places of the names among the words, by the numbers of the techniques. It does not compile while a technique
/// has no name.
const PLACES: [u16; Technique::COUNT] = {
    let mut places = [0; Technique::COUNT];
    let mut at = 0;
    while at < places.len() {
        let slug = Technique::INFO[at].slug.as_bytes();
        let mut place = 0;
        while !is_name_of(Techniques::KEYS[place].as_bytes(), slug) {
            place += 1;
        }
        places[at] = place as u16;
        at += 1;
    }
    places
};

/// Returns whether a key is `name-` and the slug.
const fn is_name_of(key: &[u8], slug: &[u8]) -> bool {
    const BEFORE: &[u8] = b"name-";
    if key.len() != BEFORE.len() + slug.len() {
        return false;
    }
    let mut at = 0;
    while at < key.len() {
        let wanted = if at < BEFORE.len() { BEFORE[at] } else { slug[at - BEFORE.len()] };
        if key[at] != wanted {
            return false;
        }
        at += 1;
    }
    true
}
