//! The technique that is worth most to learn next: by the puzzles that need it, and by its score.

use super::{
    often::{counted, rounded},
    units::{UNITS, Unit},
};
use crate::saved::{
    book::{Book, Finish},
    practice::{Dots, Practice},
};
use std::iter;
use sudoku_core::{Shape, Technique, level::Level};

/// A technique to learn next, with its reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The technique.
    pub technique: Technique,
    /// The place of its unit on the path.
    pub unit: usize,
    /// The size of the puzzles that were counted.
    pub shape: Shape,
    /// The puzzles that need the technique; of those from hard to extreme, the ones whose hardest step it is. 0 if a
    /// reason has no figure.
    pub needed: u64,
    /// A round number of puzzles.
    pub of: u64,
    /// Whether these are puzzles from hard to extreme alone.
    pub hard: bool,
}

/// The finishes that tell the player's size and level.
const LATEST: usize = 20;

/// The size and the level of most of the latest puzzles that the player finished; easy at 9×9 before the first.
#[must_use]
pub fn played(book: &Book) -> (Shape, Level) {
    let finishes: Vec<&Finish> = book.finishes().collect();
    let latest = || finishes.iter().rev();
    let shape = most(latest().take(LATEST).map(|finish| &finish.shape)).unwrap_or(Shape::S9);
    let levels = latest().filter(|finish| finish.shape == shape).filter_map(|finish| finish.level);
    (shape.clone(), most(levels.take(LATEST)).unwrap_or(Level::Easy))
}

/// The most frequent value; of several, the first.
fn most<T: PartialEq>(values: impl Iterator<Item = T>) -> Option<T> {
    let mut counted: Vec<(T, usize)> = Vec::new();
    for value in values {
        match counted.iter_mut().find(|(known, _)| *known == value) {
            Some((_, count)) => *count += 1,
            None => counted.push((value, 1)),
        }
    }
    counted.into_iter().rev().max_by_key(|(_, count)| *count).map(|(value, _)| value)
}

/// The technique of the path that is worth most to a player of that size and level: the share of puzzles that it
/// opens, times its score. From the level hard on, a puzzle opens with its hardest technique, so only the techniques
/// that make puzzles of the level count; at easier levels, those that puzzles need. The player doesn't use it yet, and
/// has seen the easier ones before it in its chapter. `text` has the frequencies. A player who uses all techniques of
/// the level gets those of the levels below, from the hardest on, and then those of the next.
#[must_use]
pub fn worth_most(text: &str, practice: &Practice, (shape, played): (&Shape, Level)) -> Option<Worth> {
    let open: Vec<(usize, Technique)> = ready(practice, shape);
    let below = Level::ALL.into_iter().rev().filter(|one| (Level::Hard..played).contains(one));
    let above = Level::ALL.into_iter().filter(|one| *one > played);
    iter::once(played).chain(below).chain(above).find_map(|level| {
        let hard = level >= Level::Hard;
        let at = |shape| Some((shape, counted(text, shape, hard))).filter(|(_, counted)| !counted.is_empty());
        let (shape, counted) = at(shape).or_else(|| at(Shape::S9))?;
        let share = |one| counted.iter().find(|(known, _)| *known == one).map_or(0, |(_, share)| *share);
        let worth = |one: Technique| share(one) * u64::from(one.info().score());
        let fitting = open.iter().rev().copied().filter(|&(_, one)| fits(one, level) && worth(one) > 0);
        // Of equals, the first on the path.
        let (unit, technique) = fitting.max_by_key(|&(_, one)| worth(one))?;
        let (needed, of) = rounded(share(technique));
        Some(Worth { technique, unit, shape: shape.clone(), needed, of, hard })
    })
}

/// The easiest level that needs a technique.
#[must_use]
pub fn level(technique: Technique) -> Level {
    let tier = technique.info().tier;
    let fits = |level: &Level| level.hardest_tier().is_none_or(|hardest| tier <= hardest);
    Level::ALL.into_iter().find(fits).unwrap_or(Level::Extreme)
}

/// Whether the technique makes puzzles of the level. From hard on, a puzzle has the level of its hardest technique, or
/// the next one if that technique takes a search.
fn fits(technique: Technique, level: Level) -> bool {
    let own = self::level(technique);
    if level < Level::Hard { own <= level } else { own == level || own as u8 + 1 == level as u8 }
}

/// The techniques of the path that the player doesn't use yet, each with the place of its unit, if the easier
/// ones before it in its chapter are seen. A unit of the size comes before one of another.
fn ready(practice: &Practice, shape: &Shape) -> Vec<(usize, Technique)> {
    let dots = |one| practice.skill(one, None).dots;
    let is_seen_before = |number: usize, unit: &Unit, one: Technique| {
        let before = UNITS[..number].iter().filter(|before| before.chapter == unit.chapter);
        let mut easier = before
            .flat_map(|before| before.techniques)
            .filter(|&&other| other != one && other.info().tier <= one.info().tier);
        easier.all(|&easier| dots(easier) >= Dots::Seen)
    };
    let mut ready: Vec<(usize, Technique)> = Vec::new();
    for (number, unit) in UNITS.iter().enumerate().filter(|(_, unit)| unit.is_on_the_way()) {
        for &one in unit.techniques {
            if dots(one) >= Dots::FoundAlone || !is_seen_before(number, unit, one) {
                continue;
            }
            match ready.iter_mut().find(|(_, known)| *known == one) {
                Some((known, _)) if UNITS[*known].shape != shape && unit.shape == shape => *known = number,
                Some(_) => {}
                None => ready.push((number, one)),
            }
        }
    }
    ready
}
