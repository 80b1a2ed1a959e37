//! Requirements on a puzzle's solution steps, and a puzzle's distance from them.

use super::{Drawn, Interrupted, Pulse};
use serde::{Deserialize, Serialize};
use std::{cmp::Ordering, ops::ControlFlow};
use sudoku_board::Shape;
use sudoku_logic::{
    Level, Position, Puzzle, Technique, TechniqueSet,
    ladder::{Ending, Ladder, Stopped, Walk, level::Grader, walk_watched},
    step::Step,
    technique::Edition,
};
use sudoku_scales::{
    self as rating, Class, Scale, Tenths,
    exact::{Scales, Weigh, Weighed},
};

/// Requirements on a puzzle's solution steps. There are none by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Logic {
    /// A technique that must be necessary: the ladder up to the puzzle's hardest technique solves it, and the
    /// same without this technique does not. So a player who knows everything else that the puzzle requires
    /// gets stuck. A technique does not count if another one, no harder, can replace it.
    pub needs: Option<Technique>,
    /// Techniques that must not be necessary: the ladder without them solves the puzzle. A player without
    /// these techniques can then solve it.
    pub without: TechniqueSet,
    /// The lowest and the highest allowed rating of the hardest step, by [`rating::rate`], or Sudoku Explainer's
    /// if [`exact`](Self::exact).
    pub rating: Option<(Tenths, Tenths)>,
    /// The level.
    pub level: Option<Level>,
    /// HoDoKu's class, by [`rating::rate`], or its own if [`exact`](Self::exact); only at 9×9.
    pub class: Option<Class>,
    /// Whether rating and class are to the digit those of Sudoku Explainer and HoDoKu, which rate 9×9 only.
    pub exact: bool,
}

/// A flaw of a puzzle's solution steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Flaw {
    /// The technique is not necessary.
    Needless {
        /// The technique.
        technique: Technique,
        /// Whether the puzzle's walk contains it all the same: something no harder can replace it.
        met: bool,
    },
    /// The ladder without the forbidden techniques does not solve the puzzle. The set has those that the full
    /// ladder uses; it is empty if even the full ladder fails.
    Forbidden(TechniqueSet),
    /// The rating, which is outside the range.
    Rating(Tenths),
    /// The level, which is the wrong one.
    Level(Level),
    /// The class, which is the wrong one.
    Class(Class),
}

/// The distance of a puzzle from the requirements. Fewer flaws are nearer; the sum of their distances, in
/// tenths of a rating, decides among equals. A level or class counts ten. Levels, classes and ratings count
/// their difference, an unnecessary technique 5 if it occurs and 10 if not, each forbidden technique 10, and
/// a puzzle that the ladder cannot solve 100.
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
    /// Returns whether there is any requirement.
    #[must_use]
    pub fn asks(&self) -> bool {
        *self != Self::default()
    }

    /// Returns whether a puzzle of this shape, with what a seed draws on it, may meet the requirements, as far as is known
    /// without a search. Other programs have no figures for sums and clues.
    #[must_use]
    pub fn may_be(&self, shape: &Shape, drawn: Drawn) -> bool {
        let is_plain = drawn == Drawn::Nothing;
        let has_cages = matches!(drawn, Drawn::Cages(_));
        let has_clues = matches!(drawn, Drawn::Clues(_));
        let has_figures = !matches!(drawn, Drawn::Cages(_) | Drawn::Clues(_)) && !shape.has_arithmetic();
        self.needs.is_none_or(|technique| {
            // Which clues a seed draws is not known yet.
            let has_sums = technique.adds_up_houses() && (has_clues || shape.has_amounts());
            Ladder::of_edition(Edition::First).holds(technique)
                && !self.without.contains(technique)
                && (has_cages || shape.has_sums() || has_sums || !technique.needs_sums())
                && (has_clues || shape.has_clues() || !technique.needs_clues())
        }) && self.rating.is_none_or(|(low, high)| low <= high && has_figures)
            && self.level.is_none_or(|level| drawn.has_level(shape, level))
            && self.class.is_none_or(|class| class.exists_at(shape) && is_plain)
            && (!self.exact
                || shape == Shape::S9 && is_plain && (self.rating.is_some() || self.class.is_some()))
    }
}

/// Judges puzzles by the requirements.
pub(super) struct Judge<'w> {
    logic: Logic,
    /// The ladder without the forbidden techniques.
    known: Ladder,
    grader: Grader,
    scale: Option<Scale>,
    /// The walks of other programs.
    scales: &'w mut dyn Scales,
}

/// The flaws so far.
struct Tally {
    within: Option<Distance>,
    found: Distance,
    flaws: Vec<Flaw>,
}

impl Tally {
    /// Returns the most distance, in tenths of a rating, that the next flaw may have while the puzzle is still nearer
    /// than the limit, or `None` if any flaw is too many.
    fn room(&self) -> Option<u32> {
        let Some(within) = self.within else { return Some(u32::MAX) };
        match (self.found.flaws + 1).cmp(&within.flaws) {
            Ordering::Less => Some(u32::MAX),
            Ordering::Equal => within.tenths.checked_sub(self.found.tenths + 1),
            Ordering::Greater => None,
        }
    }

    /// Returns the highest level or class, as an index below `of`, that is near enough to the wanted one.
    fn highest(&self, wanted: usize, of: usize) -> usize {
        let beyond = self.room().map_or(0, |room| room / A_LEVEL) as usize;
        wanted.saturating_add(beyond).min(of - 1)
    }

    /// Adds a flaw, and returns `None` if the puzzle can no longer be nearer.
    fn note(&mut self, flaw: Flaw, tenths: u32) -> Option<()> {
        let near = self.room().is_some_and(|room| tenths <= room);
        self.found.flaws += 1;
        self.found.tenths += tenths;
        self.flaws.push(flaw);
        near.then_some(())
    }
}

impl<'w> Judge<'w> {
    pub(super) fn new(logic: Logic, shape: &Shape, scales: &'w mut dyn Scales) -> Self {
        let known = logic.without.iter().fold(Ladder::of_edition(Edition::First), Ladder::without);
        let scale = logic.class.filter(|_| !logic.exact).map(|_| Scale::new(shape));
        Self { logic, known, grader: Grader::new(shape), scale, scales }
    }

    /// Returns the distance of a puzzle and its flaws, or `None` if it is not nearer than `within`, which takes less
    /// time to find out than the distance. Cheap checks come first.
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
        let Logic { needs, without, rating, level, class, exact } = self.logic;
        if let Some(wanted) = level {
            let most = Level::ALL[tally.highest(wanted as usize, Level::ALL.len())];
            let graded = pulse.during(|beat| self.grader.grade(puzzle.clues(), most, beat))?;
            let Some(graded) = graded.continue_value().flatten() else { return Ok(None) };
            let far = u32::from((graded.level as u8).abs_diff(wanted as u8));
            if far > 0 && tally.note(Flaw::Level(graded.level), far * A_LEVEL).is_none() {
                return Ok(None);
            }
        }
        if let Some(wanted) = class {
            let most = Class::ALL[tally.highest(wanted as usize, Class::ALL.len())];
            let Some(found) = self.class(puzzle, most, pulse)? else { return Ok(None) };
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
        let rated = if exact {
            self.exact_hardest(puzzle, most, pulse)?
        } else {
            pulse.during(|beat| rating::hardest(puzzle, most, beat))?.continue_value().flatten()
        };
        let Some(rated) = rated else { return Ok(None) };
        let far = low.0.saturating_sub(rated.0).max(rated.0.saturating_sub(high.0));
        Ok(if far > 0 { tally.note(Flaw::Rating(rated), u32::from(far)) } else { Some(()) })
    }

    /// Returns HoDoKu's class of a puzzle, if it is at most `most`.
    fn class(
        &mut self,
        puzzle: &Puzzle,
        most: Class,
        pulse: &mut Pulse<'_>,
    ) -> Result<Option<Class>, Interrupted> {
        if let Some(scale) = &mut self.scale {
            return Ok(pulse.during(|beat| scale.class(puzzle, most, beat))?.continue_value().flatten());
        }
        let question = Weigh::Class(Box::new(puzzle.clone()));
        Ok(match pulse.during(|beat| self.scales.weigh(&question, &mut |_| beat()))? {
            ControlFlow::Continue(Weighed::Class(class)) => class.filter(|&class| class <= most),
            _ => None,
        })
    }

    /// Returns Sudoku Explainer's rating of the hardest step, if it is at most `most`.
    fn exact_hardest(
        &mut self,
        puzzle: &Puzzle,
        most: Tenths,
        pulse: &mut Pulse<'_>,
    ) -> Result<Option<Tenths>, Interrupted> {
        let question = Weigh::Hardest(Box::new(puzzle.clone()), most);
        Ok(match pulse.during(|beat| self.scales.weigh(&question, &mut |_| beat()))? {
            ControlFlow::Continue(Weighed::Hardest(rated)) => rated,
            _ => None,
        })
    }

    /// Adds the forbidden techniques that a puzzle needs, if there is room for them.
    fn forbidden(
        &self,
        puzzle: &Puzzle,
        tally: &mut Tally,
        pulse: &mut Pulse<'_>,
    ) -> Result<Option<()>, Interrupted> {
        if tally.room().is_none() {
            return Ok(None);
        }
        let whole = walked(puzzle, &Ladder::of_edition(Edition::First), pulse)?;
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

    /// Adds a technique that is not necessary.
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

/// Returns the walk of a puzzle.
fn walked(puzzle: &Puzzle, ladder: &Ladder, pulse: &mut Pulse<'_>) -> Result<Walk, Interrupted> {
    let from = Position::of(puzzle);
    pulse.during(|beat| walk_watched(&from, ladder, &mut |_| beat()))?.map_err(|Stopped| Interrupted)
}
