//! Puzzles made to measure: with a number of clues, all of them needed, in a symmetry or in a pattern of
//! cells, from a given board, and with requirements on their solution steps.
//!
//! If the attempts allowed give no match, the result is the nearest puzzle and its flaws. Attempts, nodes and
//! the work as a whole are limited by counts, so the same wish gives the same puzzle on every machine.

mod bench;
mod text;

pub use super::logic::{Flaw, Logic};
pub use text::MeasureTextError;

use super::{Drawn, Filling, Interrupted, Progress, Pulse, logic::Distance, story::Teller};
use bench::Bench;
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use sudoku_board::{Cell, Grid, Rng, Seed, Shape, Symmetry, sorting::sort};
use sudoku_logic::{Level, Puzzle};
use sudoku_scales::exact::{OwnScales, Scales};

/// A wish for a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Measure {
    /// The board.
    pub shape: Shape,
    /// What the seed draws beside digits.
    pub drawn: Drawn,
    /// The full board, whose clues are removed.
    pub source: Source,
    /// The symmetry of the clues, or that of the cages.
    pub symmetry: Symmetry,
    /// The number of clues; if `None`, as few as this board leads to, or as many as the logic needs.
    pub clues: Option<usize>,
    /// Whether fewer clues are also acceptable.
    pub or_fewer: bool,
    /// Whether each clue must be necessary: without it there would be another solution.
    pub minimal: bool,
    /// The cells of the clues, if they are prescribed. The symmetry is then ignored.
    pub pattern: Option<Vec<Cell>>,
    /// The requirements on its solution steps.
    pub logic: Logic,
    /// The most boards to try, at least one.
    pub attempts: u16,
    /// The seed.
    pub seed: Seed,
}

/// The origin of the full board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// A generated one.
    Filling(Filling),
    /// A given one.
    Solution(Grid),
}

/// A flaw of a puzzle relative to the wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lack {
    /// It has this number of clues, not the wanted one.
    Clues(usize),
    /// This number of its clues are not needed: each could be removed, if the others stay.
    Spare(usize),
    /// This number of its clues may or may not be needed: the search reached its limit.
    Unproven(usize),
    /// This number of its clues are outside the pattern.
    Outside(usize),
    /// Its solution steps do not meet a requirement.
    Logic(Flaw),
}

/// A puzzle made to measure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Made {
    /// The puzzle. Removing clues one by one has proven its solution unique.
    pub puzzle: Puzzle,
    /// Its flaws; empty if it matches the wish.
    pub lacks: Vec<Lack>,
    /// The number of boards tried.
    pub attempts: u16,
    /// Whether the work allowed for a wish ran out before all boards were tried.
    pub cut: bool,
}

/// Why a wish gave no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum MeasureError {
    /// The full board has empty cells, breaks the rules, or is of another size.
    #[error("the board given is no solution of that size")]
    NoSolution,
    /// The pattern has a cell twice or outside the board, or has all cells, or another number of cells than
    /// there must be clues.
    #[error("the pattern is none of that size and number of clues")]
    Pattern,
    /// No puzzle has that many clues: at least one cell must be empty.
    #[error("no puzzle has so many clues")]
    TooManyClues,
    /// Killers and boards with clues have no such symmetry or digits, jigsaws no given board.
    #[error("no puzzle with those cages, regions or clues has such digits, such a symmetry or that board")]
    Drawn,
    /// The requirements contradict each other, name a technique outside the ladder, or a level or class that
    /// does not exist at the shape.
    #[error("no puzzle of that size has such a way through it")]
    Logic,
    /// The work allowed for a wish was not enough for one board.
    #[error("too much work for one wish")]
    TooMuch,
    /// The watcher stopped the making.
    #[error("stopped")]
    Interrupted,
}

impl From<Interrupted> for MeasureError {
    fn from(Interrupted: Interrupted) -> Self {
        Self::Interrupted
    }
}

impl Measure {
    /// Returns a minimal puzzle without other requirements, with enough attempts for most wishes.
    #[must_use]
    pub fn minimal(shape: &Shape, seed: Seed) -> Self {
        Self {
            shape: shape.clone(),
            drawn: Drawn::Nothing,
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

    /// Returns whether a puzzle can match the wish, as far as is known without a search.
    pub fn check(&self) -> Result<(), MeasureError> {
        let cells = self.shape.cell_count();
        if let Source::Solution(grid) = &self.source
            && !(grid.shape() == self.shape && grid.is_solution())
        {
            return Err(MeasureError::NoSolution);
        }
        if self.clues.is_some_and(|clues| clues >= cells) {
            return Err(MeasureError::TooManyClues);
        }
        if !self.logic.may_be(&self.shape, self.drawn) {
            return Err(MeasureError::Logic);
        }
        if !self.fits_what_is_drawn() {
            return Err(MeasureError::Drawn);
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

    /// Returns whether full board, symmetry and clues go with the regions, cages or clues that a seed draws. Cages
    /// leave one solution by themselves, so no digit is needed beside them; beside clues there are as few as the level allows.
    fn fits_what_is_drawn(&self) -> bool {
        let is_given = |source: &Source| match source {
            Source::Solution(_) => self.drawn != Drawn::Regions,
            Source::Filling(filling) => self.drawn.fits_filling(&self.shape, *filling),
        };
        let has_cages = matches!(self.drawn, Drawn::Cages(_) | Drawn::Clues(_));
        is_given(&self.source)
            && self.drawn.fits_symmetry(&self.shape, self.symmetry)
            && (self.drawn.has_clues() || self.clues.is_none())
            && !(matches!(self.drawn, Drawn::Clues(_)) && self.clues.is_some())
            && !(has_cages && (self.minimal || self.pattern.is_some()))
    }

    /// Returns whether a seed of this wish may give such a board.
    #[must_use]
    pub fn gives(&self, shape: &Shape) -> bool {
        self.drawn.gives(&self.shape, shape)
    }

    /// Returns whether this number of clues does not match the wanted one.
    const fn misses(&self, clues: usize, wanted: usize) -> bool {
        clues > wanted || clues < wanted && !self.or_fewer
    }

    /// Returns the level to look out for while digging, if nothing else limits the digging.
    fn level_to_dig_for(&self) -> Option<Level> {
        let free = !self.minimal && self.clues.is_none() && self.pattern.is_none();
        self.logic.level.filter(|_| free && !matches!(self.drawn, Drawn::Cages(_) | Drawn::Clues(_)))
    }

    /// Returns the randomness of one attempt, shared with no other attempt of this seed, nor with [`super::generate`],
    /// nor between two levels or classes.
    fn chance(&self, attempt: u16) -> Rng {
        let level = self.logic.level.map_or(0, |level| level as u32 + 1);
        let class = self.logic.class.map_or(0, |class| class as u32 + 1);
        // A number for each of these but the plain boards. Regions, cages and clues have no class, and clues not what is
        // written with `minimal`.
        let drawn = match self.drawn {
            Drawn::Nothing => 0,
            Drawn::Regions => 8,
            Drawn::Cages(cages) => 9 + cages as u32,
            Drawn::Clues(set) => 12 + (set as u32 >> 1),
        };
        let odd = matches!(self.drawn, Drawn::Clues(set) if set as u32 & 1 == 1);
        let kind = (class | drawn) << 11
            // Two shapes of one number share nothing else.
            | (self.shape.token() & 7) << 8
            | (self.symmetry as u32) << 4
            | level << 1
            | u32::from(self.minimal || odd);
        Rng::new(self.seed, 1 << 31 | kind << 16 | u32::from(attempt))
    }
}

/// The distance of a puzzle from the wish: flaws of its clues come before flaws of its logic, see [`Logic`]
/// and [`Flaw`]. The first of equals wins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Far {
    clues: usize,
    logic: Distance,
}

/// Makes a puzzle to measure, or returns the nearest one found. `watch` receives the progress, and may stop
/// the making.
pub fn make(
    wish: &Measure,
    watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Made, MeasureError> {
    make_within(most_work(&wish.shape), wish, watch)
}

/// Like [`make`], with a listener to the story, and with the walks of other programs.
pub(super) fn make_telling(
    wish: &Measure,
    teller: Option<&mut Teller>,
    scales: &mut dyn Scales,
    watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Made, MeasureError> {
    make_all(wish, teller, scales, most_work(&wish.shape), watch)
}

/// Like [`make`], with another work budget.
pub fn make_within(
    most: u64,
    wish: &Measure,
    watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Made, MeasureError> {
    make_all(wish, None, &mut OwnScales, most, watch)
}

fn make_all(
    wish: &Measure,
    teller: Option<&mut Teller>,
    scales: &mut dyn Scales,
    most: u64,
    watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Made, MeasureError> {
    wish.check()?;
    let on_regions;
    let wish = if wish.drawn == Drawn::Regions {
        on_regions = Measure { shape: wish.drawn.board(&wish.shape, wish.seed), ..wish.clone() };
        &on_regions
    } else {
        wish
    };
    let mut pulse = Pulse { teller, ..Pulse::new(&wish.shape, watch, most) };
    let mut bench = Bench::new(wish, scales);
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
        pulse.tell(Teller::begin);
        match bench.attempt(attempt, nearest.as_ref().map(|(far, _)| *far), &mut pulse) {
            Ok(None) => {}
            Ok(nearer) => {
                nearest = nearer;
                pulse.tell(Teller::keep);
            }
            // The result is the nearest puzzle before the unfinished board.
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

/// Returns the work budget of one wish: a minute or two, more than the worst case of the page's own forms. A text may
/// ask for 65,535 boards, which at the largest size would keep a browser busy for a day.
fn most_work(shape: &Shape) -> u64 {
    shape.making().work
}

impl Made {
    /// Returns the worst flaw, or `None` if there is none.
    fn worst(&self, wish: &Measure) -> Option<Lack> {
        self.lacks.iter().copied().max_by_key(|lack| lack.weight(wish))
    }
}

impl Lack {
    /// Returns the distance from the wish, in clues.
    fn weight(self, wish: &Measure) -> usize {
        match self {
            Lack::Clues(clues) => wish.clues.map_or(0, |wanted| wanted.abs_diff(clues)),
            Lack::Spare(clues) | Lack::Unproven(clues) | Lack::Outside(clues) => clues,
            Lack::Logic(_) => 0,
        }
    }
}
