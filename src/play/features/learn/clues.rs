//! The page of a rule of clues: the techniques that its boards need, and two examples.

use super::{Section, lesson};
use crate::links::case::Case;
use sudoku_core::{Clue, ClueKind, Shape, Technique, clues::Lie, generate::ClueSet, sorting::sort_by_key};

/// The number of examples on a page.
const EXAMPLES: usize = 2;

/// A technique that boards with a rule need, and what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Needed {
    /// The technique.
    pub technique: Technique,
    /// The technique in two sentences; empty if the prose has none.
    pub what: String,
}

/// The rule with a slug in an address.
pub(super) fn named(slug: &str) -> Option<ClueSet> {
    ClueSet::ALL.into_iter().find(|set| set.slug() == slug)
}

/// The rule whose page is about a board's clues, if they are of one alone.
#[must_use]
pub fn rule_of(shape: &Shape) -> Option<ClueSet> {
    // A rule about all neighbours has no dots to look at.
    let is_drawn = || shape.clues().iter().any(|clue| clue.kind.lie() != Lie::Board);
    ClueSet::of(shape).filter(|_| is_drawn())
}

/// The positions on boards with clues of a set alone: by technique, the easiest first, and then in the order of the
/// texts.
pub(super) fn positions(texts: &[&str], set: ClueSet) -> Vec<(Technique, Case)> {
    // The tag of a board names the kind of its first clue first: the others need not be read.
    let is_own = |fields: &str| {
        let clues = fields.split_once('~').map_or("", |(_, clues)| clues);
        set.kinds().iter().any(|kind| clues.starts_with(kind.letter()))
    };
    let mut found: Vec<(Technique, Case)> = Vec::new();
    for line in texts.iter().flat_map(|text| text.lines()) {
        let Some((slug, fields)) = line.split_once('|').filter(|(_, fields)| is_own(fields)) else {
            continue;
        };
        let Some(one) = Technique::from_slug(slug).zip(Case::read(fields)) else { continue };
        if ClueSet::of(one.1.shape()) == Some(set) && !found.contains(&one) {
            found.push(one);
        }
    }
    sort_by_key(&mut found, |(technique, _)| (technique.info().tier, *technique as usize));
    found
}

/// The techniques of positions in their order, each once.
pub(super) fn techniques(positions: &[(Technique, Case)]) -> Vec<Technique> {
    let mut all: Vec<Technique> = positions.iter().map(|(technique, _)| *technique).collect();
    all.dedup();
    all
}

/// The techniques of positions, with what they are.
pub(super) fn needed(positions: &[(Technique, Case)], prose: &str) -> Vec<Needed> {
    let what = |technique| {
        let what = lesson(prose, technique).into_iter().find(|(section, _)| *section == Section::What);
        what.map_or_else(String::new, |(_, paragraphs)| paragraphs.join(" "))
    };
    let one = |technique| Needed { technique, what: what(technique) };
    techniques(positions).into_iter().map(one).collect()
}

/// The examples of a rule: of different techniques if there are some, and rather on boards as they are made.
pub(super) fn examples(mut positions: Vec<(Technique, Case)>, set: ClueSet) -> Vec<(Technique, Case)> {
    sort_by_key(&mut positions, |(_, case)| !is_as_made(case.shape(), set));
    let mut chosen: Vec<(Technique, Case)> = Vec::new();
    while chosen.len() < EXAMPLES && !positions.is_empty() {
        let is_new = |(technique, _): &(Technique, Case)| chosen.iter().all(|(other, _)| other != technique);
        chosen.push(positions.remove(positions.iter().position(is_new).unwrap_or(0)));
    }
    sort_by_key(&mut chosen, |(technique, _)| technique.info().tier);
    chosen
}

/// Whether a board of a set has the clues that such boards are made with: dots of the usual numbers, and all of them.
fn is_as_made(shape: &Shape, set: ClueSet) -> bool {
    let has = |kind| shape.clues().iter().any(|clue| clue.kind == kind);
    let is_usual = |clue: &Clue| {
        // An X is as usual as a V.
        let kind = if clue.kind == ClueKind::PairSum { ClueKind::NoOtherSum } else { clue.kind };
        let usual = kind.usual_numbers(shape);
        usual.is_empty() || usual.contains(&clue.number())
    };
    set.kinds().iter().all(|&kind| kind.lie() != Lie::Board || has(kind))
        && shape.clues().iter().all(is_usual)
}
