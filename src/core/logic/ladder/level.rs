//! The level of a puzzle: its difficulty in a word, by the techniques it needs, and by the choice of steps.
//!
//! The ladder groups techniques in tiers. Grading repeatedly applies all steps of the easiest technique
//! together; so the result does not depend on the order of search, and a rotated or relabelled puzzle has the
//! same level. Two figures decide:
//!
//! 1. The *hardest tier* needed.
//! 2. The *choice* at the bottleneck: the fewest different steps in any position that needed that tier. One
//!    hidden pair of ten is soon seen; a single one takes a search.
//!
//! | hardest tier | enough choice | narrow |
//! |---|---|---|
//! | 1, hidden singles alone | easy | easy |
//! | 1, naked singles as well | medium | medium |
//! | 2: pairs and locked candidates | medium | hard |
//! | 3: triples, X-Wings, turbot fish | hard | very hard |
//! | 4: wings, rectangles, finned fish, colouring | very hard | fiendish |
//! | 5: chains, loops, almost locked sets | fiendish | extreme |
//! | above, or no technique at all | extreme | extreme |
//!
//! The bound for narrow depends on the size, since larger boards offer more of everything; see `NARROW`.
//! The number of clues and the time do not matter.
//!
//! At 4×4 every puzzle is easy: all 91,426 sets of clues with one solution were tried, in the two boards that
//! represent all others.

mod hidden;

use super::{Ladder, Rung};
use crate::{
    Position, Puzzle, Technique,
    position::tables,
    search::brute::{Board, Dead},
    step::Step,
    technique::Edition,
};
use hidden::HiddenOnly;
use serde::{Deserialize, Serialize};
use std::{
    fmt,
    ops::{ControlFlow, RangeInclusive},
};
use sudoku_board::{Candidate, Candidates, Cell, Digit, Grid, Shape, sorting::sorted_once};

/// The difficulty of a puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Full houses and hidden singles are enough.
    Easy,
    /// Naked singles are needed, or pairs and locked candidates that are not hard to find.
    #[default]
    Medium,
    /// Requires pairs or locked candidates that take a search, or triples, X-Wings and the like.
    Hard,
    /// Requires triples, X-Wings and the like that take a search, or wings, rectangles and colours.
    VeryHard,
    /// Requires wings, rectangles or colours that take a search, or chains and almost locked sets.
    Fiendish,
    /// Requires chains or almost locked sets that take a search, or techniques beyond them.
    Extreme,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Level; 6] =
        [Level::Easy, Level::Medium, Level::Hard, Level::VeryHard, Level::Fiendish, Level::Extreme];

    /// Returns the name of the level in texts: lower case, with hyphens.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::VeryHard => "very-hard",
            Level::Fiendish => "fiendish",
            Level::Extreme => "extreme",
        }
    }

    /// Returns the level with this name, or `None` if there is none.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.slug() == slug)
    }

    /// Returns whether a shape has puzzles of this level. At 4×4 all puzzles are easy.
    #[must_use]
    pub fn exists_at(self, shape: &Shape) -> bool {
        (self as usize) < shape.making().levels
    }

    /// Returns the hardest tier of the ladder that a puzzle of this level can need; `None` without a limit.
    #[must_use]
    pub const fn hardest_tier(self) -> Option<u8> {
        match self {
            Level::Easy => Some(1),
            Level::Medium | Level::Hard | Level::VeryHard | Level::Fiendish => Some(self as u8 + 1),
            Level::Extreme => None,
        }
    }

    fn of(shape: &Shape, hardest_tier: u8, choice: u16) -> Self {
        let narrow = usize::from(choice <= shape.making().narrow[usize::from(hardest_tier.min(LAST_TIER))]);
        let wide = match hardest_tier {
            0 | 1 => return Level::Medium,
            2 => 1,
            3 => 2,
            4 => 3,
            LAST_TIER => 4,
            _ => return Level::Extreme,
        };
        Self::ALL[wide + narrow]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

/// The last tier that distinguishes levels: everything above is extreme. The most steps at the bottleneck of a
/// narrow puzzle are among the figures of a shape: a third to a half of the puzzles of a tier are narrow, in
/// the sample of `cargo run --release -p sudoku-tools --bin levels`:
///
/// | per cent | easy | medium | hard | very hard | fiendish | extreme |
/// |---|---|---|---|---|---|---|
/// | 1500 minimal 9×9 | 25 | 25 | 12 | 9 | 17 | 12 |
/// | 100 16×16 of 100 to 119 clues | 9 | 12 | 8 | 6 | 8 | 57 |
/// | 24 25×25 of 295 to 334 clues | 12 | 25 | 17 | 0 | 0 | 46 |
const LAST_TIER: u8 = 5;

/// The level of a puzzle, and the figures behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Graded {
    /// The level.
    pub level: Level,
    /// The hardest tier needed, from 1; one more than the last that distinguishes levels, if that does not
    /// suffice.
    pub tier: u8,
    /// The number of passes that needed this tier, as no lower tier had a step. 0 for singles.
    pub passes: u16,
    /// The fewest steps in such a pass. 0 for singles, and if the tiers do not suffice.
    pub choice: u16,
}

/// Grades a puzzle.
///
/// ```
/// use sudoku_logic::{Level, grade};
/// use sudoku_make::examples;
///
/// let (puzzle, level) = examples::first();
/// assert_eq!(grade(&puzzle).level, level);
/// ```
#[must_use]
pub fn grade(puzzle: &Puzzle) -> Graded {
    let mut grader = Grader::new(puzzle.clues().shape());
    match grader.grade(puzzle.clues(), Level::Extreme, &mut || ControlFlow::Continue(())) {
        ControlFlow::Continue(Some(graded)) => graded,
        _ => unreachable!("nobody stops it, and nothing is above the last level"),
    }
}

/// A callback that may stop long work.
type Pulse<'a> = &'a mut dyn FnMut() -> ControlFlow<()>;

/// The state of grading, reusable for any number of puzzles.
#[derive(Debug)]
pub struct Grader {
    hidden: HiddenOnly,
    board: Board,
    ladder: Ladder,
    /// The rungs of each tier that distinguishes levels.
    tiers: [Vec<Rung>; LAST_TIER as usize + 1],
}

impl Grader {
    /// Returns a grader for boards of a shape.
    pub fn new(shape: &Shape) -> Self {
        // Of equally short loops a finder reports one, depending on the view of the board; chains of the same
        // length make the same eliminations.
        let ladder = Ladder::of_edition(Edition::First)
            .without(Technique::ContinuousNiceLoop)
            .without(Technique::GroupedContinuousNiceLoop);
        let of_tier = |tier: usize| -> Vec<Rung> {
            let has = |rung: &&Rung| rung.techniques.iter().any(|one| usize::from(one.info().tier) == tier);
            ladder.rungs().iter().filter(has).copied().collect()
        };
        let tiers = std::array::from_fn(of_tier);
        Self { hidden: HiddenOnly::new(shape), board: Board::new(shape), ladder, tiers }
    }

    /// Returns whether hidden singles fill the board. If they do, the clues have one solution.
    pub fn hidden_singles_solve(&mut self, clues: &Grid) -> bool {
        self.hidden.solve(clues)
    }

    /// Returns whether naked and hidden singles fill the board. If they do, the clues have one solution.
    pub fn singles_solve(&mut self, clues: &Grid) -> bool {
        self.board.load(clues).is_ok() && self.board.is_solved()
    }

    /// Grades clues that have one solution; `None` if their level is above `most`, without trying techniques
    /// that only higher levels need. `pulse` is called before each pass, and may stop it.
    pub fn grade(&mut self, clues: &Grid, most: Level, pulse: Pulse<'_>) -> ControlFlow<(), Option<Graded>> {
        let graded = |level, tier, passes, choice| {
            let graded = Graded { level, tier, passes, choice };
            ControlFlow::Continue((level <= most).then_some(graded))
        };
        let shape = clues.shape();
        if shape.has_arithmetic() {
            return self.grade_sums(clues, most, pulse);
        }
        if self.hidden_singles_solve(clues) {
            return graded(Level::Easy, 1, 0, 0);
        }
        let mut state = self.board.load(clues);
        let last = most.hardest_tier().unwrap_or(LAST_TIER).min(LAST_TIER);
        let (mut hardest, mut passes, mut choice) = (1, 0, 0);
        while state.is_ok() && !self.board.is_solved() {
            pulse()?;
            let Some((tier, steps, gone)) = self.easiest(clues, last) else {
                return graded(Level::Extreme, LAST_TIER + 1, 0, 0);
            };
            if tier > hardest {
                (hardest, passes, choice) = (tier, 0, u16::MAX);
            }
            if tier == hardest {
                passes += 1;
                choice = choice.min(steps);
                if Level::of(shape, hardest, choice) > most {
                    return ControlFlow::Continue(None);
                }
            }
            state = self.rule_out(gone);
        }
        let level = Level::of(shape, hardest, choice);
        graded(level, hardest, passes, choice)
    }

    /// Grades a board with sums, as [`Self::grade`] does. The quick boards of the others would add up cages beyond what
    /// a tier allows.
    fn grade_sums(&self, clues: &Grid, most: Level, pulse: Pulse<'_>) -> ControlFlow<(), Option<Graded>> {
        let last = most.hardest_tier().unwrap_or(LAST_TIER).min(LAST_TIER);
        let mut position = Position::within(Candidates::new(clues), clues);
        let (mut hardest, mut passes, mut choice, mut needs_naked) = (1, 0, 0, false);
        while position.candidates().open_count() > 0 {
            pulse()?;
            let Some((tier, steps)) = self.easiest_steps(&position, 1..=last) else {
                let graded = Graded { level: Level::Extreme, tier: LAST_TIER + 1, passes: 0, choice: 0 };
                return ControlFlow::Continue((Level::Extreme <= most).then_some(graded));
            };
            needs_naked |= steps.iter().any(|step| step.technique() == Technique::NakedSingle);
            if tier > hardest {
                (hardest, passes, choice) = (tier, 0, u16::MAX);
            }
            if tier > 1 && tier == hardest {
                passes += 1;
                let different = sorted_once(steps.iter().map(|step| (step.placed(), step.eliminated())));
                choice = choice.min(u16::try_from(different.len()).unwrap_or(u16::MAX));
                if Level::of(clues.shape(), hardest, choice) > most {
                    return ControlFlow::Continue(None);
                }
            }
            for step in &steps {
                position.rule_out(step.eliminated());
                if let Some(placed) =
                    step.placed().filter(|placed| position.candidates().is_open(placed.cell))
                {
                    position.place(placed);
                }
            }
        }
        let is_easy = hardest == 1 && !needs_naked;
        let level = if is_easy { Level::Easy } else { Level::of(clues.shape(), hardest, choice) };
        ControlFlow::Continue((level <= most).then_some(Graded { level, tier: hardest, passes, choice }))
    }

    /// Returns all steps of the first rung by tier and ladder with a step, and the tier.
    fn easiest_steps(&self, position: &Position, mut tiers: RangeInclusive<u8>) -> Option<(u8, Vec<Step>)> {
        let tables = tables::Tables::new(position);
        tiers.find_map(|tier| {
            let steps =
                |rung| Some(self.ladder.steps_of(rung, position, &tables)).filter(|steps| !steps.is_empty());
            Some((tier, self.tiers[usize::from(tier)].iter().find_map(steps)?))
        })
    }

    /// Returns the first technique by tier and ladder with a step on the board: its tier, the number of its different
    /// steps, and all their eliminations.
    fn easiest(&self, clues: &Grid, last: u8) -> Option<(u8, u16, Vec<Candidate>)> {
        let (tier, steps) = self.easiest_steps(&self.position(clues), 2..=last)?;
        let steps = sorted_once(steps.iter().map(Step::eliminated));
        let choice = u16::try_from(steps.len()).unwrap_or(u16::MAX);
        Some((tier, choice, sorted_once(steps.into_iter().flatten().copied())))
    }

    /// Returns the board as a position.
    fn position(&self, clues: &Grid) -> Position {
        let mut candidates = Candidates::new(&self.board.to_grid());
        let shape = candidates.shape();
        for cell in Cell::all(shape).filter(|cell| !self.board.cells[cell.index()].is_power_of_two()) {
            let left = self.board.cells[cell.index()];
            for digit in candidates.digits(cell).iter().filter(|digit: &Digit| left >> digit.index() & 1 == 0)
            {
                candidates.eliminate(Candidate::new(cell, digit), |_| {});
            }
        }
        Position::within(candidates, clues)
    }

    fn rule_out(&mut self, gone: Vec<Candidate>) -> Result<(), Dead> {
        for Candidate { cell, digit } in gone {
            self.board.keep(cell.index(), !(1 << digit.index()))?;
        }
        self.board.singles()
    }
}
