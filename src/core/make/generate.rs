//! Makes puzzles: takes clues from a full board while the solution remains unique.

mod carving;
mod clues;
pub mod daily;
mod digging;
mod filling;
mod killer;
mod lines;
mod logic;
pub mod making;
pub mod measure;
mod pattern;
mod prover;
pub mod recipe;
mod regions;
mod spec;
pub mod story;
mod variant;

pub use filling::{Filling, pattern_board};
pub use regions::irregular;
pub use spec::{Cages, ClueSet, Drawn, Spec, SpecError};
pub use variant::Variant;

use digging::Digger;
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use story::Teller;
use sudoku_board::{Grid, Rng, Shape, Symmetry};
use sudoku_logic::{Level, Puzzle, PuzzleError, Share, ladder::level::Graded, search::brute};

/// The progress of a generation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// Boards abandoned because they gave no puzzle of the level.
    pub attempt: u32,
    /// Digs made in the current board.
    pub done: u32,
    /// Digs planned.
    pub of: u32,
    /// The most boards that will be tried, if known; otherwise 0.
    pub attempts: u32,
    /// The worst flaw of the nearest puzzle so far, if there is one.
    pub nearest: Option<measure::Lack>,
    /// The share of the work budget that is used, in hundredths; 0 if only the number of boards is limited.
    pub spent: u32,
}

impl From<Share> for Progress {
    fn from((done, of): Share) -> Self {
        Self { done, of, ..Self::default() }
    }
}

impl Progress {
    /// Returns the progress as a fraction: work done, and all work.
    #[must_use]
    pub fn share(self) -> (u32, u32) {
        const PARTS: u32 = 100;
        let Self { attempt, done, of, attempts, spent, .. } = self;
        if attempts == 0 {
            return (done, of);
        }
        let here = (done * PARTS).checked_div(of).unwrap_or(0);
        // Either the boards or the work budget run out first.
        let boards = attempt * PARTS + here;
        (boards.max(spent * attempts), attempts * PARTS)
    }
}

/// A generated puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Generated {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its grade.
    pub graded: Graded,
    /// Its spec, which gives the same puzzle again.
    pub spec: Spec,
}

/// Why no puzzle was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum GenerateError {
    /// The shape has no puzzles of that level.
    #[error("there is no {0} puzzle of side {side}", side = .1.side())]
    NoSuchLevel(Level, Shape),
    /// The watcher stopped the generation.
    #[error("stopped")]
    Interrupted,
    /// Chance found no puzzle in the attempts allowed; another seed may.
    #[error("none found in {attempts} attempts")]
    NotFound {
        /// The number of attempts allowed.
        attempts: u32,
        /// The puzzle with the level nearest to the requested one, the first of equals; `None` if no board
        /// gave a puzzle.
        nearest: Option<Box<Generated>>,
    },
}

/// The watcher stopped the generation, or the work budget is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Interrupted;

impl From<Interrupted> for GenerateError {
    fn from(Interrupted: Interrupted) -> Self {
        Self::Interrupted
    }
}

/// The watcher, its progress reports, and the work budget.
///
/// A unit of work takes a microsecond or a few. Operations count it, not a clock, so the budget ends at the
/// same point on every machine.
struct Pulse<'a> {
    progress: Progress,
    watch: &'a mut dyn FnMut(Progress) -> ControlFlow<()>,
    /// The units for an examined clue.
    clue: u64,
    done: u64,
    most: u64,
    /// The listener to the story, if there is one.
    teller: Option<&'a mut Teller>,
}

/// The nodes of a search between two counts.
const SEARCHED: u64 = 32;

impl<'a> Pulse<'a> {
    fn new(shape: &Shape, watch: &'a mut dyn FnMut(Progress) -> ControlFlow<()>, most: u64) -> Self {
        let clue = if shape.making().is_quick { 1 } else { SEARCHED };
        Self { progress: Progress::default(), watch, clue, done: 0, most, teller: None }
    }

    /// Tells a part of the story, if anyone listens.
    #[inline]
    fn tell(&mut self, part: impl FnOnce(&mut Teller)) {
        if let Some(teller) = &mut self.teller {
            part(teller);
        }
    }

    /// Returns whether the work budget is used up.
    const fn is_spent(&self) -> bool {
        self.done > self.most
    }

    /// Returns the used share of the budget, in hundredths.
    fn spent(&self) -> u32 {
        (u128::from(self.done) * 100 / u128::from(self.most.max(1))) as u32
    }

    /// Counts an examined clue.
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

    /// Runs the ladder with a watcher of the ladder's kind, and returns an error if ours stopped it.
    fn during<T>(
        &mut self,
        work: impl FnOnce(&mut dyn FnMut() -> ControlFlow<()>) -> T,
    ) -> Result<T, Interrupted> {
        self.counting(1, work)
    }

    /// Runs a search with a watcher of the search's kind, and returns an error if ours stopped it.
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

/// Makes a puzzle. The same spec gives the same puzzle on every machine: all randomness comes from the seed,
/// and limits count nodes of a search, never time.
///
/// `watch` receives the progress every few milliseconds, and may stop the generation.
///
/// ```
/// use std::ops::ControlFlow::Continue;
/// use sudoku_make::{Filling, Spec, generate, generate::Drawn};
/// use sudoku_logic::Level;
/// use sudoku_board::{Shape, Seed, Symmetry};
///
/// let spec = Spec {
///     shape: Shape::S9.clone(),
///     drawn: Drawn::Nothing,
///     level: Level::Easy,
///     filling: Filling::Random,
///     symmetry: Symmetry::HalfTurn,
///     seed: Seed::from_text("mother's 70th"),
/// };
/// let made = generate(&spec, &mut |_| Continue(())).expect("nothing stops it");
/// assert_eq!(made.graded.level, Level::Easy);
/// assert!(Symmetry::HalfTurn.holds(made.puzzle.clues()));
/// ```
pub fn generate(
    spec: &Spec,
    watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Generated, GenerateError> {
    generate_telling(spec, None, watch)
}

/// Like [`generate`], with a listener to the story.
fn generate_telling(
    spec: &Spec,
    teller: Option<&mut Teller>,
    watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Generated, GenerateError> {
    if !spec.exists() {
        return Err(GenerateError::NoSuchLevel(spec.level, spec.shape.clone()));
    }
    let own = spec.clone();
    let spec = &Spec { shape: spec.board(), ..own };
    // The number of boards is the only limit.
    let mut pulse = Pulse { teller, ..Pulse::new(&spec.shape, watch, u64::MAX) };
    let mut digger = Digger::new(&spec.shape, spec.level, spec.symmetry);
    // At 9×9 nearly all specs succeed within a few boards, and the rarest, extreme in full symmetry, within
    // some hundreds, a millisecond each. On large boards each takes long, and a player would rather have an
    // answer.
    let attempts = spec.shape.making().attempts * lines::patience(&spec.shape, spec.drawn);
    let mut nearest: Option<Generated> = None;
    for attempt in 0..attempts {
        let lacks = nearest.as_ref().map(Generated::lack);
        pulse.progress = Progress { attempt, nearest: lacks, ..Progress::default() };
        pulse.beat()?;
        pulse.tell(Teller::begin);
        let mut rng = Rng::new(spec.seed, stream(spec, attempt));
        let solution = digger.board(spec.filling, &mut rng, &mut pulse)?;
        let (mut caged, mut clued);
        let grader;
        let clues = if let Drawn::Cages(cages) = spec.drawn {
            let Some(shape) =
                killer::caged(&solution, (cages, spec.level), spec.symmetry, &mut rng, &mut pulse)?
            else {
                continue;
            };
            caged = Digger::new(&shape, spec.level, Symmetry::None);
            grader = &mut caged;
            match (cages, solution.clone().on(&shape)) {
                (Cages::BesideDigits, Some(solution)) => {
                    killer::digits_beside(grader, &solution, spec.symmetry, &mut rng, &mut pulse)?
                }
                _ => Grid::empty(&shape),
            }
        } else if let Drawn::Clues(set) = spec.drawn {
            let Some(shape) = lines::drawn(&solution, set, &mut rng) else { continue };
            let Some(solution) = solution.clone().on(&shape) else { continue };
            clued = Digger::new(&shape, spec.level, Symmetry::None);
            grader = &mut clued;
            let digits = lines::digits_beside(grader, &solution, spec.symmetry, &mut rng, &mut pulse)?;
            if !lines::are_needed(&digits, &mut pulse)? {
                continue;
            }
            digits
        } else {
            grader = &mut digger;
            grader.dig(&solution, &mut rng, &mut pulse)?
        };
        // A puzzle farther above the level than the nearest so far is of no use, and is recognised before
        // grading.
        let above = nearest.as_ref().map_or(Level::ALL.len(), |before| usize::from(before.distance()) - 1);
        let most = Level::ALL[(spec.level as usize + above).min(Level::ALL.len() - 1)];
        let Some(graded) = grader.graded(&clues, most, &mut pulse)? else { continue };
        let distance = (graded.level as u8).abs_diff(spec.level as u8);
        if nearest.as_ref().is_some_and(|before| before.distance() <= distance) {
            continue;
        }
        let Some(puzzle) = prove(clues, &mut pulse)? else { continue };
        pulse.tell(Teller::keep);
        let made = Generated { puzzle, graded, spec: own.clone() };
        if distance == 0 {
            return Ok(made);
        }
        nearest = Some(made);
    }
    Err(GenerateError::NotFound { attempts, nearest: nearest.map(Box::new) })
}

impl Generated {
    /// Returns the flaw of the puzzle, which is not of the requested level.
    const fn lack(&self) -> measure::Lack {
        measure::Lack::Logic(measure::Flaw::Level(self.graded.level))
    }

    /// Returns the number of levels between that of the puzzle and the requested one.
    fn distance(&self) -> u8 {
        (self.graded.level as u8).abs_diff(self.spec.level as u8)
    }
}

/// The place of a filling in the random streams of killers, and the places of other cages below it.
const CAGES: u32 = 15;

/// The place of a filling in the random streams of thermometers, and the places of other clues below it.
const CLUES: u32 = 12;

/// Returns the random stream of an attempt. Each attempt at each kind of puzzle has its own, so that the easy puzzle
/// of a seed does not reveal the solution of the hard one.
fn stream(spec: &Spec, attempt: u32) -> u32 {
    let filling = match spec.drawn {
        Drawn::Nothing | Drawn::Regions => spec.filling as u32,
        Drawn::Cages(cages) => CAGES - cages as u32,
        Drawn::Clues(set) => CLUES - set as u32,
    };
    let kind = [spec.shape.token(), spec.level as u32, filling, spec.symmetry as u32];
    kind.into_iter().fold(0, |stream, part| stream << 4 | part) << 16 | attempt
}

/// The most nodes to prove a puzzle. Digging has tested each single clue with fewer.
const NODES_OF_PROOF: u64 = 20_000;

/// Proves a puzzle again from the clues alone. Returns `None` if the search reaches its limit, or if the board is
/// still full.
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
        Err(PuzzleError::Undecided | PuzzleError::Complete) => Ok(None),
        Err(other) => unreachable!("each clue was proven to be enough when it was kept: {other}"),
    }
}
