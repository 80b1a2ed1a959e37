//! The glossary: terms of the field, where a text uses them, and their meanings.

use super::{Locale, letters};
use std::ops::Range;

/// A term of the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Term {
    /// A digit that a cell may still have.
    Candidate,
    /// A row, a column, a box, or a house of another kind.
    Area,
    /// In a place that can't have the same digit. A cell sees such places.
    InSight,
    /// The lines that hold all places of a fish.
    Cover,
    /// A place of a fish outside its cover.
    Fin,
    /// To be no two right candidates.
    Clash,
    /// The boxes in one line.
    Band,
    /// Two candidates of which at least one is right.
    StrongLink,
    /// Two candidates of which at most one is right.
    WeakLink,
    /// Cells of an area with one candidate too many.
    AlmostLockedSet,
}

impl Term {
    /// All terms. A longer one comes before one that it contains.
    pub const ALL: [Self; 10] = [
        Self::AlmostLockedSet,
        Self::StrongLink,
        Self::WeakLink,
        Self::InSight,
        Self::Candidate,
        Self::Area,
        Self::Cover,
        Self::Fin,
        Self::Clash,
        Self::Band,
    ];

    /// Returns its meaning, in a sentence or two.
    #[must_use]
    pub fn meaning(self, locale: Locale) -> &'static str {
        let terms = locale.language.terms();
        match self {
            Self::Candidate => terms.candidate(),
            Self::Area => terms.area(),
            Self::InSight => terms.in_sight(),
            Self::Cover => terms.cover(),
            Self::Fin => terms.fin(),
            Self::Clash => terms.clash(),
            Self::Band => terms.band(),
            Self::StrongLink => terms.strong_link(),
            Self::WeakLink => terms.weak_link(),
            Self::AlmostLockedSet => terms.almost_locked_set(),
        }
    }

    /// Returns its forms in texts, in lower case, the longest first.
    fn forms(self, locale: Locale) -> impl Iterator<Item = &'static str> {
        let terms = locale.language.terms();
        let forms = match self {
            Self::Candidate => terms.candidate_forms(),
            Self::Area => terms.area_forms(),
            Self::InSight => terms.in_sight_forms(),
            Self::Cover => terms.cover_forms(),
            Self::Fin => terms.fin_forms(),
            Self::Clash => terms.clash_forms(),
            Self::Band => terms.band_forms(),
            Self::StrongLink => terms.strong_link_forms(),
            Self::WeakLink => terms.weak_link_forms(),
            Self::AlmostLockedSet => terms.almost_locked_set_forms(),
        };
        forms.split('|')
    }
}

/// Returns the first place of each term in a text, in the order of the text, as ranges of bytes. `known` are terms that
/// it leaves out.
#[must_use]
pub fn terms(text: &str, known: &[Term], locale: Locale) -> Vec<(Range<usize>, Term)> {
    let lower = text.to_lowercase();
    // Only then do its bytes have the places of the text's own.
    if lower.len() != text.len() {
        return Vec::new();
    }
    let mut found: Vec<(Range<usize>, Term)> = Vec::new();
    for term in Term::ALL.into_iter().filter(|term| !known.contains(term)) {
        let places = term.forms(locale).flat_map(|form| {
            lower.match_indices(form).map(|(at, form)| at..at + form.len()).collect::<Vec<_>>()
        });
        let is_free = |place: &Range<usize>| {
            is_whole(&lower, place)
                && found.iter().all(|(taken, _)| place.end <= taken.start || taken.end <= place.start)
        };
        if let Some(first) = places.filter(is_free).min_by_key(|place| (place.start, usize::MAX - place.end))
        {
            found.push((first, term));
        }
    }
    found.sort_by_key(|(place, _)| place.start);
    found
}

/// Returns whether a place is not inside a longer word.
fn is_whole(text: &str, place: &Range<usize>) -> bool {
    let joins = |sign: Option<char>| sign.is_some_and(|sign| letters::joins(sign) || sign == '-');
    !joins(text[..place.start].chars().next_back()) && !joins(text[place.end..].chars().next())
}
