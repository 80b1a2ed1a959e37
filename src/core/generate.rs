//! Puzzles to order: a full board, from which clues are taken while the puzzle stays one.

mod carving;
mod clues;
pub mod daily;
mod digging;
mod filling;
mod logic;
pub mod making;
pub mod measure;
mod pattern;
mod prover;
pub mod recipe;
mod spec;

pub use filling::Filling;
pub use spec::{Spec, SpecError};

use crate::{Grid, Level, NotAPuzzle, Order, Puzzle, Rng, brute, level::Graded};
use digging::Digger;
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// How far a generation is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// Boards that were given up, because no puzzle of the level could be dug from them.
    pub attempt: u32,
    /// Digs made in this board.
    pub done: u32,
    /// Digs planned.
    pub of: u32,
    /// Boards that will be tried at most, where that is known.
    pub attempts: u32,
    /// What the nearest puzzle so far lacks most of what was asked for, if there is one.
    pub nearest: Option<measure::Lack>,
    /// How much of the work that is allowed was done, in hundredths; 0 where it is bounded by boards alone.
    pub spent: u32,
}

impl Progress {
    /// How much of the work is done, and of how much.
    #[must_use]
    pub fn share(self) -> (u32, u32) {
        const PARTS: u32 = 100;
        let Self { attempt, done, of, attempts, spent, .. } = self;
        if attempts == 0 {
            return (done, of);
        }
        let here = (done * PARTS).checked_div(of).unwrap_or(0);
        // It ends with the boards or with the work that is allowed, whichever comes first.
        let boards = attempt * PARTS + here;
        (boards.max(spent * attempts), attempts * PARTS)
    }
}

/// A puzzle made to order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Generated {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its grade.
    pub graded: Graded,
    /// What was asked for: the same again gives the same puzzle.
    pub spec: Spec,
}

/// Why no puzzle was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum GenerateError {
    /// There is no puzzle of that level at that order.
    #[error("there is no {0} puzzle of side {side}", side = .1.side())]
    NoSuchLevel(Level, Order),
    /// The watcher stopped it.
    #[error("stopped")]
    Interrupted,
    /// Chance did not find one in the attempts allowed; another seed may.
    #[error("none found in {attempts} attempts")]
    NotFound {
        /// How many were allowed.
        attempts: u32,
        /// The puzzle whose level is nearest to the one asked for, the first of equals; none if there is none.
        nearest: Option<Box<Generated>>,
    },
}

/// The watcher asked to stop, or the work that is allowed is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Interrupted;

impl From<Interrupted> for GenerateError {
    fn from(Interrupted: Interrupted) -> Self {
        Self::Interrupted
    }
}

/// The watcher, what it is told, and how much work is allowed.
///
/// Work is counted in units of a microsecond or a few, told by what is done and never by a clock, so that what
/// is bounded by it ends at the same place everywhere.
struct Pulse<'a> {
    progress: Progress,
    watch: &'a mut dyn FnMut(Progress) -> ControlFlow<()>,
    /// What it counts to look at one clue.
    clue: u64,
    done: u64,
    most: u64,
}

/// What the nodes count between two words of a search.
const SEARCHED: u64 = 32;

impl<'a> Pulse<'a> {
    fn new(order: Order, watch: &'a mut dyn FnMut(Progress) -> ControlFlow<()>, most: u64) -> Self {
        let clue = if order <= Order::Three { 1 } else { SEARCHED };
        Self { progress: Progress::default(), watch, clue, done: 0, most }
    }

    /// Whether all the work that is allowed was done.
    const fn is_spent(&self) -> bool {
        self.done > self.most
    }

    /// How much of it was done, in hundredths.
    fn spent(&self) -> u32 {
        (u128::from(self.done) * 100 / u128::from(self.most.max(1))) as u32
    }

    /// A clue is looked at.
    fn beat(&mut self) -> Result<(), Interrupted> {
        self.count(self.clue)
    }

    fn count(&mut self, units: u64) -> Result<(), Interrupted> {
        self.done += units;
        if self.is_spent() {
            return Err(Interrupted);
        }
        match (self.watch)(self.progress) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(Interrupted),
        }
    }

    /// Lets the ladder work, which has a watcher of its own kind, and says if it was stopped by ours.
    fn during<T>(
        &mut self,
        work: impl FnOnce(&mut dyn FnMut() -> ControlFlow<()>) -> T,
    ) -> Result<T, Interrupted> {
        self.counting(1, work)
    }

    /// Lets a search work in the same way.
    fn searching<T>(
        &mut self,
        work: impl FnOnce(&mut dyn FnMut() -> ControlFlow<()>) -> T,
    ) -> Result<T, Interrupted> {
        self.counting(SEARCHED, work)
    }

    fn counting<T>(
        &mut self,
        units: u64,
        work: impl FnOnce(&mut dyn FnMut() -> ControlFlow<()>) -> T,
    ) -> Result<T, Interrupted> {
        let mut interrupted = false;
        let done = work(&mut || {
            interrupted = self.count(units).is_err();
            if interrupted { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if interrupted { Err(Interrupted) } else { Ok(done) }
    }
}

/// Makes a puzzle. The same spec gives the same puzzle on every machine: chance comes from the seed
/// alone, and whatever is bounded is bounded in nodes of a search, never in time.
///
/// `watch` is told the progress every few milliseconds, and may stop it.
pub fn generate(
    spec: &Spec,
    watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Generated, GenerateError> {
    if !spec.level.exists_at(spec.order) {
        return Err(GenerateError::NoSuchLevel(spec.level, spec.order));
    }
    // Boards bound it.
    let mut pulse = Pulse::new(spec.order, watch, u64::MAX);
    let mut digger = Digger::new(spec.order, spec.level, spec.symmetry);
    let attempts = most_attempts(spec.order);
    let mut nearest: Option<Generated> = None;
    for attempt in 0..attempts {
        let lacks = nearest.as_ref().map(Generated::lack);
        pulse.progress = Progress { attempt, nearest: lacks, ..Progress::default() };
        pulse.beat()?;
        let mut rng = Rng::new(spec.seed, stream(spec, attempt));
        let solution = digger.board(spec.filling, &mut rng, &mut pulse)?;
        let clues = digger.dig(&solution, &mut rng, &mut pulse)?;
        // What is further above than the nearest so far is of no use, and is seen before it is graded.
        let above = nearest.as_ref().map_or(Level::ALL.len(), |before| usize::from(before.distance()) - 1);
        let most = Level::ALL[(spec.level as usize + above).min(Level::ALL.len() - 1)];
        let Some(graded) = digger.graded(&clues, most, &mut pulse)? else { continue };
        let distance = (graded.level as u8).abs_diff(spec.level as u8);
        if nearest.as_ref().is_some_and(|before| before.distance() <= distance) {
            continue;
        }
        let Some(puzzle) = prove(clues, &mut pulse)? else { continue };
        let made = Generated { puzzle, graded, spec: *spec };
        if distance == 0 {
            return Ok(made);
        }
        nearest = Some(made);
    }
    Err(GenerateError::NotFound { attempts, nearest: nearest.map(Box::new) })
}

impl Generated {
    /// What it lacks, where it is not of the level asked for.
    const fn lack(&self) -> measure::Lack {
        measure::Lack::Logic(measure::Flaw::Level(self.graded.level))
    }

    /// How many levels it is from the one asked for.
    fn distance(&self) -> u8 {
        (self.graded.level as u8).abs_diff(self.spec.level as u8)
    }
}

/// Each attempt at each kind of puzzle has chance of its own, so that the easy puzzle of a seed does
/// not give away the solution of the hard one.
fn stream(spec: &Spec, attempt: u32) -> u32 {
    let kind = [spec.order as u32, spec.level as u32, spec.filling as u32, spec.symmetry as u32];
    kind.into_iter().fold(0, |stream, part| stream << 4 | part) << 16 | attempt
}

/// Boards to try. At 9×9 nearly all orders are met within a few, and the rarest, extreme in full symmetry,
/// within some hundreds of a millisecond each. On large boards each takes long, and whoever waits would
/// rather be told.
const fn most_attempts(order: Order) -> u32 {
    match order {
        Order::Two | Order::Three => 3000,
        Order::Four => 60,
        Order::Five => 25,
    }
}

/// Nodes for the proof of what was dug. Digging has looked into each clue by itself with fewer.
const NODES_OF_PROOF: u64 = 20_000;

/// The puzzle, proven again from the clues alone; `None` if the search does not get to the end of it, or
/// nothing was dug.
fn prove(clues: Grid, pulse: &mut Pulse<'_>) -> Result<Option<Puzzle>, Interrupted> {
    let mut most = brute::budget(NODES_OF_PROOF);
    let proven = pulse.searching(|beat| {
        Puzzle::new(clues, &mut |nodes| {
            beat()?;
            most(nodes)
        })
    })?;
    match proven {
        Ok(puzzle) => Ok(Some(puzzle)),
        Err(NotAPuzzle::Undecided | NotAPuzzle::Complete) => Ok(None),
        Err(other) => unreachable!("each clue was proven to be enough when it was kept: {other}"),
    }
}
