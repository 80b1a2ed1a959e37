//! What is asked of the way through a puzzle, and how far one is from it.

use super::{Interrupted, Pulse};
use crate::{
    Level, Order, Position, Puzzle, Technique, TechniqueSet,
    ladder::{Ending, Ladder, Stopped, Walk, walk_watched},
    level::Grader,
    rating::{self, Class, Scale, Tenths},
    step::Step,
};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// What the way through a puzzle is to be like. Nothing at first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Logic {
    /// A technique that must be needed: the ladder as far as the hardest technique of the puzzle's walk
    /// leads to the end, and the same without this technique does not. So whoever knows all that the puzzle
    /// asks for but this one gets stuck, and what can be seen in other ways that are no harder does not count.
    pub needs: Option<Technique>,
    /// Techniques that must not be needed: the ladder without all of them leads to the end. What is needed
    /// is then seen by a solver who does not know them.
    pub without: TechniqueSet,
    /// The lowest and the highest rating allowed of the hardest step, as [`rating::rate`] gives it.
    pub rating: Option<(Tenths, Tenths)>,
    /// The level.
    pub level: Option<Level>,
    /// HoDoKu's class, as [`rating::rate`] gives it; at 9×9 alone.
    pub class: Option<Class>,
}

/// What the way through a puzzle lacks of what was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Flaw {
    /// It does not need that technique.
    Needless {
        /// The technique.
        technique: Technique,
        /// Whether its walk comes by it all the same: there is a way around that is no harder.
        met: bool,
    },
    /// The ladder without what must not be needed does not lead to the end. These are what the whole ladder
    /// takes of it; none, if that does not lead to the end either.
    Forbidden(TechniqueSet),
    /// It is rated so.
    Rating(Tenths),
    /// It is of that level.
    Level(Level),
    /// It is of that class.
    Class(Class),
}

/// How far a puzzle is from what was asked for. Fewer flaws are nearer; among as many it is their distances,
/// each in tenths of a rating, as which a level or class counts ten: those of levels, classes and ratings as they
/// are, 5 for a technique that is met without need, 10 for one that is not met, 10 for each that was forbidden, and 100
/// for a puzzle whose end the ladder does not see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Distance {
    flaws: u32,
    tenths: u32,
}

const A_LEVEL: u32 = 10;
const MET: u32 = 5;
const A_TECHNIQUE: u32 = 10;
const OUT_OF_SIGHT: u32 = 100;

impl Logic {
    /// Whether it asks for anything.
    #[must_use]
    pub fn asks(&self) -> bool {
        *self != Self::default()
    }

    /// Whether any puzzle of an order may be like that, as far as can be said beforehand.
    #[must_use]
    pub fn may_be(&self, order: Order) -> bool {
        self.needs
            .is_none_or(|technique| Ladder::teaching().holds(technique) && !self.without.contains(technique))
            && self.rating.is_none_or(|(low, high)| low <= high)
            && self.level.is_none_or(|level| level.exists_at(order))
            && self.class.is_none_or(|class| class.exists_at(order))
    }
}

/// Judges puzzles by what was asked for.
pub(super) struct Judge {
    logic: Logic,
    /// What the solver knows.
    known: Ladder,
    grader: Grader,
    scale: Option<Scale>,
}

/// What was found so far.
struct Tally {
    within: Option<Distance>,
    found: Distance,
    flaws: Vec<Flaw>,
}

impl Tally {
    /// How far the next flaw may be for the puzzle to be nearer than what it must be nearer than; none if any
    /// flaw is too many.
    fn room(&self) -> Option<u32> {
        let Some(within) = self.within else { return Some(u32::MAX) };
        match (self.found.flaws + 1).cmp(&within.flaws) {
            Ordering::Less => Some(u32::MAX),
            Ordering::Equal => within.tenths.checked_sub(self.found.tenths + 1),
            Ordering::Greater => None,
        }
    }

    /// The place of the highest level or class, of so many, that is near enough to the one wanted.
    fn highest(&self, wanted: usize, of: usize) -> usize {
        let beyond = self.room().map_or(0, |room| room / A_LEVEL) as usize;
        wanted.saturating_add(beyond).min(of - 1)
    }

    /// Notes a flaw, and says whether the puzzle may still be nearer.
    fn note(&mut self, flaw: Flaw, tenths: u32) -> Option<()> {
        let near = self.room().is_some_and(|room| tenths <= room);
        self.found.flaws += 1;
        self.found.tenths += tenths;
        self.flaws.push(flaw);
        near.then_some(())
    }
}

impl Judge {
    pub(super) fn new(logic: Logic, order: Order) -> Self {
        let known = logic.without.iter().fold(Ladder::teaching(), Ladder::without);
        let scale = logic.class.map(|_| Scale::new(order));
        Self { logic, known, grader: Grader::new(order), scale }
    }

    /// The distance of a puzzle and its flaws; none if it is not nearer than `within`, which is seen
    /// sooner than how far it is. What is cheap to know is asked first.
    pub(super) fn distance(
        &mut self,
        puzzle: &Puzzle,
        within: Option<Distance>,
        pulse: &mut Pulse<'_>,
    ) -> Result<Option<(Distance, Vec<Flaw>)>, Interrupted> {
        let mut tally = Tally { within, found: Distance::default(), flaws: Vec::new() };
        let judged = self.judge(puzzle, &mut tally, pulse)?;
        Ok(judged.map(|()| (tally.found, tally.flaws)))
    }

    fn judge(
        &mut self,
        puzzle: &Puzzle,
        tally: &mut Tally,
        pulse: &mut Pulse<'_>,
    ) -> Result<Option<()>, Interrupted> {
        let Logic { needs, without, rating, level, class } = self.logic;
        if let Some(wanted) = level {
            let most = Level::ALL[tally.highest(wanted as usize, Level::ALL.len())];
            let graded = pulse.during(|beat| self.grader.grade(puzzle.clues(), most, beat))?;
            let Some(graded) = graded.continue_value().flatten() else { return Ok(None) };
            let far = u32::from((graded.level as u8).abs_diff(wanted as u8));
            if far > 0 && tally.note(Flaw::Level(graded.level), far * A_LEVEL).is_none() {
                return Ok(None);
            }
        }
        if let (Some(wanted), Some(scale)) = (class, &mut self.scale) {
            let most = Class::ALL[tally.highest(wanted as usize, Class::ALL.len())];
            let found = pulse.during(|beat| scale.class(puzzle, most, beat))?;
            let Some(found) = found.continue_value().flatten() else { return Ok(None) };
            let far = u32::from((found as u8).abs_diff(wanted as u8));
            if far > 0 && tally.note(Flaw::Class(found), far * A_LEVEL).is_none() {
                return Ok(None);
            }
        }
        if needs.is_some() || !without.is_empty() {
            let walk = walked(puzzle, &self.known, pulse)?;
            let stuck = walk.ending == Ending::Stuck;
            if stuck && !without.is_empty() && self.forbidden(puzzle, tally, pulse)?.is_none() {
                return Ok(None);
            }
            if let Some(technique) = needs
                && self.needless(puzzle, &walk, technique, tally, pulse)?.is_none()
            {
                return Ok(None);
            }
        }
        let Some((low, high)) = rating else { return Ok(Some(())) };
        let beyond = tally.room().map_or(0, |room| room.min(1000) as u16);
        let most = Tenths(high.0.saturating_add(beyond));
        let rated = pulse.during(|beat| rating::hardest(puzzle, most, beat))?;
        let Some(rated) = rated.continue_value().flatten() else { return Ok(None) };
        let far = low.0.saturating_sub(rated.0).max(rated.0.saturating_sub(high.0));
        Ok(if far > 0 { tally.note(Flaw::Rating(rated), u32::from(far)) } else { Some(()) })
    }

    /// Notes what a puzzle takes that it must not need, where that is much.
    fn forbidden(
        &self,
        puzzle: &Puzzle,
        tally: &mut Tally,
        pulse: &mut Pulse<'_>,
    ) -> Result<Option<()>, Interrupted> {
        if tally.room().is_none() {
            return Ok(None);
        }
        let whole = walked(puzzle, &Ladder::teaching(), pulse)?;
        let taken: TechniqueSet = match whole.ending {
            Ending::Stuck => TechniqueSet::NONE,
            Ending::Solved => {
                let names = whole.steps.iter().map(Step::technique);
                names.filter(|&name| self.logic.without.contains(name)).collect()
            }
        };
        let many = taken.iter().count() as u32;
        let tenths = if many == 0 { OUT_OF_SIGHT } else { many * A_TECHNIQUE };
        Ok(tally.note(Flaw::Forbidden(taken), tenths))
    }

    /// Notes that a technique is not needed, if it is not.
    fn needless(
        &self,
        puzzle: &Puzzle,
        walk: &Walk,
        technique: Technique,
        tally: &mut Tally,
        pulse: &mut Pulse<'_>,
    ) -> Result<Option<()>, Interrupted> {
        let met = walk.steps.iter().any(|step| step.technique() == technique);
        if met && walk.ending == Ending::Solved {
            let taken = walk.steps.iter().map(Step::technique).collect();
            let without = self.known.clone().up_to(taken).without(technique);
            if walked(puzzle, &without, pulse)?.ending == Ending::Stuck {
                return Ok(Some(()));
            }
        }
        Ok(tally.note(Flaw::Needless { technique, met }, if met { MET } else { A_TECHNIQUE }))
    }
}

/// The walk of a puzzle.
fn walked(puzzle: &Puzzle, ladder: &Ladder, pulse: &mut Pulse<'_>) -> Result<Walk, Interrupted> {
    let from = Position::of(puzzle);
    pulse.during(|beat| walk_watched(&from, ladder, &mut |_| beat()))?.map_err(|Stopped| Interrupted)
}
