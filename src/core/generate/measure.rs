//! Puzzles made to measure: so many clues, none too many, in a symmetry or in cells that were drawn,
//! from a board that is given, with a way through them as it was asked for.
//!
//! What cannot be met in the attempts allowed is answered with the nearest that was found, and what it
//! lacks. Everything is bounded in attempts, in nodes and in the work as a whole, so the same wish gives the
//! same puzzle everywhere.

mod bench;
mod text;

pub use super::logic::{Flaw, Logic};
pub use text::BadMeasure;

use super::{Filling, Interrupted, Progress, Pulse, logic::Distance};
use crate::{Cell, Grid, Level, Order, Puzzle, Rng, Seed, Symmetry, sorting::sort};
use bench::Bench;
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// What a puzzle is to be like.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Measure {
    /// The size of the board.
    pub order: Order,
    /// The full board that clues are taken from.
    pub source: Source,
    /// How the clues stand.
    pub symmetry: Symmetry,
    /// How many clues; if nobody cares, as few as this board leads to, or as suits the logic.
    pub clues: Option<usize>,
    /// Whether fewer clues than that will do, too.
    pub or_fewer: bool,
    /// Whether each clue must be needed: without it there would be another solution.
    pub minimal: bool,
    /// The cells of the clues, if they were drawn. The symmetry is then of no account.
    pub pattern: Option<Vec<Cell>>,
    /// What the way through it is to be like.
    pub logic: Logic,
    /// Boards to try, at least one.
    pub attempts: u16,
    /// Where chance begins.
    pub seed: Seed,
}

/// Where the full board comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// It is made.
    Filling(Filling),
    /// It is this one.
    Solution(Grid),
}

/// What a puzzle lacks of what was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lack {
    /// It has so many clues.
    Clues(usize),
    /// So many of its clues could go, each by itself.
    Spare(usize),
    /// So many of its clues may be needed or not: the search was stopped before it knew.
    Unproven(usize),
    /// So many clues stand outside the pattern.
    Outside(usize),
    /// The way through it is not what was asked for.
    Logic(Flaw),
}

/// A puzzle made to measure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Made {
    /// The puzzle. That it has one solution was proven clue by clue.
    pub puzzle: Puzzle,
    /// What it lacks; nothing, if it is what was asked for.
    pub lacks: Vec<Lack>,
    /// Boards that were tried.
    pub attempts: u16,
    /// Whether the work that one wish may ask for was done before all boards were tried.
    pub cut: bool,
}

/// Why nothing was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum MeasureError {
    /// The board to take clues from has empty cells or breaks the rules, or is of another size.
    #[error("the board given is no solution of that size")]
    NoSolution,
    /// The pattern names a cell twice or outside the board, or all cells, or not as many as there are
    /// to be clues.
    #[error("the pattern is none of that size and number of clues")]
    Pattern,
    /// No puzzle has so many clues: at least one cell must be empty.
    #[error("no puzzle has so many clues")]
    TooManyClues,
    /// What is asked of the logic contradicts itself, names what is no technique of the ladder, or a level or class
    /// that is not to be had at the order.
    #[error("no puzzle of that size has such a way through it")]
    Logic,
    /// The work that one wish may ask for did not suffice for one board.
    #[error("too much work for one wish")]
    TooMuch,
    /// The watcher stopped it.
    #[error("stopped")]
    Interrupted,
}

impl From<Interrupted> for MeasureError {
    fn from(Interrupted: Interrupted) -> Self {
        Self::Interrupted
    }
}

impl Measure {
    /// A minimal puzzle with nothing else asked for, in the number of attempts that most wishes need.
    #[must_use]
    pub fn minimal(order: Order, seed: Seed) -> Self {
        Self {
            order,
            source: Source::Filling(Filling::Random),
            symmetry: Symmetry::None,
            clues: None,
            or_fewer: false,
            minimal: true,
            pattern: None,
            logic: Logic::default(),
            attempts: 20,
            seed,
        }
    }

    /// Whether a puzzle can be like that at all, as far as can be told without looking for one.
    pub fn check(&self) -> Result<(), MeasureError> {
        let cells = self.order.cell_count();
        if let Source::Solution(grid) = &self.source
            && !(grid.order() == self.order && grid.is_solution())
        {
            return Err(MeasureError::NoSolution);
        }
        if self.clues.is_some_and(|clues| clues >= cells) {
            return Err(MeasureError::TooManyClues);
        }
        if !self.logic.may_be(self.order) {
            return Err(MeasureError::Logic);
        }
        let Some(pattern) = &self.pattern else { return Ok(()) };
        let mut drawn = pattern.clone();
        sort(&mut drawn);
        drawn.dedup();
        let fits = drawn.len() == pattern.len()
            && drawn.len() < cells
            && drawn.last().is_none_or(|cell| cell.index() < cells)
            && self.clues.is_none_or(|clues| !self.misses(drawn.len(), clues));
        if fits { Ok(()) } else { Err(MeasureError::Pattern) }
    }

    /// Whether so many clues are not the number asked for.
    const fn misses(&self, clues: usize, wanted: usize) -> bool {
        clues > wanted || clues < wanted && !self.or_fewer
    }

    /// The level to look out for while digging, where nothing else says how far to dig.
    fn level_to_dig_for(&self) -> Option<Level> {
        let free = !self.minimal && self.clues.is_none() && self.pattern.is_none();
        self.logic.level.filter(|_| free)
    }

    /// The chance of one attempt: no other wish of the same seed shares it with [`super::generate`], and no two
    /// levels or classes share it.
    fn chance(&self, attempt: u16) -> Rng {
        let level = self.logic.level.map_or(0, |level| level as u32 + 1);
        let class = self.logic.class.map_or(0, |class| class as u32 + 1);
        let kind = class << 11
            | (self.order as u32) << 8
            | (self.symmetry as u32) << 4
            | level << 1
            | u32::from(self.minimal);
        Rng::new(self.seed, 1 << 31 | kind << 16 | u32::from(attempt))
    }
}

/// How far a puzzle is from the wish: what lacks in its clues comes before what lacks in its logic, see
/// [`Logic`] and [`Flaw`] for that. Of equally far ones the first is kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Far {
    clues: usize,
    logic: Distance,
}

/// Makes a puzzle to measure, or the nearest that was found. `watch` is told the progress, and may stop it.
pub fn make(
    wish: &Measure,
    watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Made, MeasureError> {
    make_within(most_work(wish.order), wish, watch)
}

/// The same with another bound than [`make`] has.
pub fn make_within(
    most: u64,
    wish: &Measure,
    watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Made, MeasureError> {
    wish.check()?;
    let mut pulse = Pulse::new(wish.order, watch, most);
    let mut bench = Bench::new(wish);
    let mut nearest: Option<(Far, Made)> = None;
    let mut attempts = 0;
    for attempt in 0..wish.attempts.max(1) {
        pulse.progress = Progress {
            attempt: u32::from(attempt),
            attempts: u32::from(wish.attempts.max(1)),
            nearest: nearest.as_ref().and_then(|(_, made)| made.worst(wish)),
            spent: pulse.spent(),
            ..Progress::default()
        };
        match bench.attempt(attempt, nearest.as_ref().map(|(far, _)| *far), &mut pulse) {
            Ok(None) => {}
            Ok(nearer) => nearest = nearer,
            // The board that was begun is left; what came nearest before it is what there is.
            Err(Interrupted) if pulse.is_spent() => break,
            Err(Interrupted) => return Err(MeasureError::Interrupted),
        }
        attempts = attempt + 1;
        if nearest.as_ref().is_some_and(|(_, made)| made.lacks.is_empty()) {
            break;
        }
    }
    let (_, made) = nearest.ok_or(MeasureError::TooMuch)?;
    Ok(Made { attempts, cut: pulse.is_spent(), ..made })
}

/// How much work one wish may ask for: what takes a minute or two, and more than the page's own forms come to
/// at their worst. A text may ask for 65,535 boards, which on the largest
/// would keep a browser busy for a day.
const fn most_work(order: Order) -> u64 {
    match order {
        Order::Two | Order::Three => 120_000_000,
        Order::Four => 50_000_000,
        Order::Five => 20_000_000,
    }
}

impl Made {
    /// What it lacks most.
    fn worst(&self, wish: &Measure) -> Option<Lack> {
        self.lacks.iter().copied().max_by_key(|lack| lack.weight(wish))
    }
}

impl Lack {
    /// How far it is from the wish, in clues.
    fn weight(self, wish: &Measure) -> usize {
        match self {
            Lack::Clues(clues) => wish.clues.map_or(0, |wanted| wanted.abs_diff(clues)),
            Lack::Spare(clues) | Lack::Unproven(clues) | Lack::Outside(clues) => clues,
            Lack::Logic(_) => 0,
        }
    }
}
