//! Puzzles made to measure: so many clues, none too many, in a symmetry or in cells that were drawn,
//! from a board that is given, with a way through them as it was asked for.
//!
//! What cannot be met in the attempts allowed is answered with the nearest that was found, and what it
//! lacks. Everything is bounded in attempts and nodes, so the same wish gives the same puzzle everywhere.

mod text;

pub use super::logic::{Flaw, Logic};
pub use text::BadMeasure;

use super::{
    Filling, Interrupted, Progress, Pulse,
    carving::{self, Carved},
    digging::Digger,
    filling,
    logic::{Distance, Judge},
    pattern,
    prover::Prover,
};
use crate::{Cell, Grid, Level, Order, Puzzle, Rng, Seed, Symmetry};
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
        drawn.sort_unstable();
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
    wish.check()?;
    let mut pulse = Pulse { progress: Progress::default(), watch };
    let mut prover = Prover::new(wish.order);
    let mut digger = wish.level_to_dig_for().map(|level| Digger::new(wish.order, level, wish.symmetry));
    let orbits = wish.symmetry.orbits(wish.order);
    let mut judge = wish.logic.asks().then(|| Judge::new(wish.logic, wish.order));
    let mut nearest: Option<(Far, Made)> = None;
    let mut attempts = 0;
    for attempt in 0..wish.attempts.max(1) {
        attempts = attempt + 1;
        pulse.progress = Progress {
            attempt: u32::from(attempt),
            attempts: u32::from(wish.attempts.max(1)),
            nearest: nearest.as_ref().and_then(|(_, made)| made.worst(wish)),
            ..Progress::default()
        };
        pulse.beat()?;
        let mut rng = wish.chance(attempt);
        let (carved, solution) = match (&wish.pattern, &mut digger) {
            (Some(drawn), _) => in_pattern(wish, drawn, &mut prover, &mut rng, &mut pulse)?,
            (None, Some(digger)) => {
                let solution = board(wish, &mut prover, &mut rng, &mut pulse)?;
                let clues = digger.dig(&solution, &mut rng, &mut pulse)?;
                (Carved { clues, unproven: 0 }, solution)
            }
            (None, None) => in_symmetry(wish, &orbits, &mut prover, &mut rng, &mut pulse)?,
        };
        let mut lacks = lacks_of(wish, &carved, &solution, &mut prover, &mut pulse)?;
        let clues = lacks.iter().map(|lack| lack.weight(wish)).sum();
        let within = match &nearest {
            Some((far, _)) if far.clues < clues => continue,
            Some((far, _)) if far.clues == clues => Some(far.logic),
            _ => None,
        };
        let Some(puzzle) = Puzzle::proven_before(carved.clues, solution) else {
            unreachable!("clues were only taken away")
        };
        let mut far = Far { clues, logic: Distance::default() };
        if let Some(judge) = &mut judge {
            let Some((logic, flaws)) = judge.distance(&puzzle, within, &mut pulse)? else { continue };
            far.logic = logic;
            lacks.extend(flaws.into_iter().map(Lack::Logic));
        }
        if nearest.as_ref().is_none_or(|(least, _)| far < *least) {
            nearest = Some((far, Made { puzzle, lacks, attempts }));
        }
        if nearest.as_ref().is_some_and(|(_, made)| made.lacks.is_empty()) {
            break;
        }
    }
    let Some((_, made)) = nearest else { unreachable!("there is at least one attempt") };
    Ok(Made { attempts, ..made })
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

fn board(
    wish: &Measure,
    prover: &mut Prover,
    rng: &mut Rng,
    pulse: &mut Pulse<'_>,
) -> Result<Grid, Interrupted> {
    match &wish.source {
        Source::Solution(solution) => Ok(solution.clone()),
        Source::Filling(filling) => filling::full_board(*filling, wish.order, prover, rng, pulse),
    }
}

/// Clues in the symmetry, of which these are the orbits; and the solution.
fn in_symmetry(
    wish: &Measure,
    orbits: &[Vec<Cell>],
    prover: &mut Prover,
    rng: &mut Rng,
    pulse: &mut Pulse<'_>,
) -> Result<(Carved, Grid), Interrupted> {
    let solution = board(wish, prover, rng, pulse)?;
    let mut orbits: Vec<&[Cell]> = orbits.iter().map(Vec::as_slice).collect();
    rng.shuffle(&mut orbits);
    let least = if wish.minimal { 0 } else { wish.clues.unwrap_or_else(|| clues_to_leave(wish, rng)) };
    let carved = carving::carve(prover, solution.clone(), &solution, &orbits, least, pulse)?;
    Ok((carved, solution))
}

/// How many clues to leave where nobody asked for a number: as few as possible, but for large boards, where
/// those with few are too hard for most wishes.
fn clues_to_leave(wish: &Measure, rng: &mut Rng) -> usize {
    match wish.order {
        Order::Four if wish.logic.asks() => 100 + rng.below(21) as usize,
        Order::Five if wish.logic.asks() => 295 + rng.below(41) as usize,
        _ => 0,
    }
}

/// Clues in all cells of the pattern, and as few outside as the board leads to; and the solution.
fn in_pattern(
    wish: &Measure,
    drawn: &[Cell],
    prover: &mut Prover,
    rng: &mut Rng,
    pulse: &mut Pulse<'_>,
) -> Result<(Carved, Grid), Interrupted> {
    let first = board(wish, prover, rng, pulse)?;
    let solution = match wish.source {
        Source::Filling(Filling::Random) => pattern::better_board(first, drawn, prover, rng, pulse)?,
        _ => first,
    };
    let free: Vec<Cell> = Cell::all(wish.order).filter(|cell| !drawn.contains(cell)).collect();
    let mut outside: Vec<&[Cell]> = free.chunks(1).collect();
    rng.shuffle(&mut outside);
    let carved = carving::carve(prover, solution.clone(), &solution, &outside, 0, pulse)?;
    Ok((carved, solution))
}

fn lacks_of(
    wish: &Measure,
    carved: &Carved,
    solution: &Grid,
    prover: &mut Prover,
    pulse: &mut Pulse<'_>,
) -> Result<Vec<Lack>, Interrupted> {
    let mut lacks = Vec::new();
    let clues = carved.clues.filled_count();
    if wish.clues.is_some_and(|wanted| wish.misses(clues, wanted)) {
        lacks.push(Lack::Clues(clues));
    }
    if let Some(drawn) = &wish.pattern
        && clues > drawn.len()
    {
        lacks.push(Lack::Outside(clues - drawn.len()));
    }
    // Where clues went one by one until none could, that is known.
    let one_by_one = wish.pattern.is_none() && wish.symmetry == Symmetry::None;
    if wish.minimal {
        let (spare, unproven) = if one_by_one {
            (0, carved.unproven)
        } else {
            carving::spare(prover, &carved.clues, solution, pulse)?
        };
        lacks.extend((spare > 0).then_some(Lack::Spare(spare)));
        lacks.extend((unproven > 0).then_some(Lack::Unproven(unproven)));
    }
    Ok(lacks)
}
