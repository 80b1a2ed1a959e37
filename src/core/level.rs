//! How hard a puzzle is, in one word: by the techniques it needs, and by how much choice they leave.
//!
//! The ladder teaches techniques by tiers. A walk takes, again and again, all steps of the easiest technique
//! that there are, together; so the way does not depend on the order of looking, and a puzzle that is turned
//! or relabelled has the same level. Two things are read off it:
//!
//! 1. The *hardest tier* that was needed.
//! 2. The *choice* at the bottleneck: where that tier was needed, how many different steps there were at
//!    least. One hidden pair of ten is soon seen; a single one is looked for.
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
//! What is narrow depends on the size, as larger boards offer more of everything; see [`NARROW`]. Clues are
//! not counted, and time is not measured.
//!
//! At 4×4 every puzzle is easy: all 91,426 sets of clues with one solution, in the two boards that all
//! others are equivalent to, were tried.

mod hidden;

use crate::{
    Candidate, Candidates, Cell, Digit, Grid, Order, Position, Puzzle, Technique,
    brute::{Board, Dead},
    ladder::{Ladder, Rung},
    sorting::sorted_once,
    step::Step,
    tables,
};
use hidden::HiddenOnly;
use serde::{Deserialize, Serialize};
use std::{fmt, ops::ControlFlow};

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Full houses and hidden singles are enough.
    Easy,
    /// Naked singles are needed, or pairs and locked candidates that are not hard to find.
    #[default]
    Medium,
    /// Pairs and locked candidates that must be looked for, or triples, X-Wings and the like.
    Hard,
    /// Such patterns that must be looked for, or wings, rectangles and colours.
    VeryHard,
    /// Such patterns that must be looked for, or chains and almost locked sets.
    Fiendish,
    /// Chains that must be looked for, or what goes beyond them.
    Extreme,
}

impl Level {
    /// All of them, the easiest first.
    pub const ALL: [Level; 6] =
        [Level::Easy, Level::Medium, Level::Hard, Level::VeryHard, Level::Fiendish, Level::Extreme];

    /// Its name in texts: lower case, with hyphens.
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

    /// The level of that name.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.slug() == slug)
    }

    /// Whether there is any puzzle of this level at an order. At 4×4 all puzzles are easy.
    #[must_use]
    pub fn exists_at(self, order: Order) -> bool {
        order != Order::Two || self == Level::Easy
    }

    /// The hardest tier of the ladder that a puzzle of this level can need; none if it can be any.
    #[must_use]
    pub const fn hardest_tier(self) -> Option<u8> {
        match self {
            Level::Easy => Some(1),
            Level::Medium | Level::Hard | Level::VeryHard | Level::Fiendish => Some(self as u8 + 1),
            Level::Extreme => None,
        }
    }

    fn of(order: Order, hardest_tier: u8, choice: u16) -> Self {
        let narrow =
            usize::from(choice <= NARROW[order as usize - 2][usize::from(hardest_tier.min(LAST_TIER))]);
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

/// The last tier that levels ask for: whatever lies above is extreme.
const LAST_TIER: u8 = 5;

/// Up to how many steps at the bottleneck a puzzle is narrow, by order and hardest tier. A third to a half of
/// the puzzles of a tier are, in the sample that `cargo run --release --example levels` draws and prints:
///
/// | per cent | easy | medium | hard | very hard | fiendish | extreme |
/// |---|---|---|---|---|---|---|
/// | 1500 minimal 9×9 | 25 | 25 | 12 | 9 | 17 | 12 |
/// | 100 16×16 of 100 to 119 clues | 9 | 12 | 8 | 6 | 8 | 57 |
/// | 24 25×25 of 295 to 334 clues | 12 | 25 | 17 | 0 | 0 | 46 |
const NARROW: [[u16; 6]; 4] = [[0; 6], [0, 0, 1, 1, 1, 3], [0, 0, 1, 1, 1, 1], [0, 0, 1, 1, 1, 1]];

/// The level of a puzzle, and what it was found by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Graded {
    /// The level.
    pub level: Level,
    /// The hardest tier needed, from 1; one more than the last that levels ask for, if that is not enough.
    pub tier: u8,
    /// How often it was needed: passes in which no lower tier had anything. 0 for singles.
    pub passes: u16,
    /// The fewest steps to choose from in such a pass. 0 for singles, and where no tier was enough.
    pub choice: u16,
}

/// Grades a puzzle.
#[must_use]
pub fn grade(puzzle: &Puzzle) -> Graded {
    let mut grader = Grader::new(puzzle.clues().order());
    match grader.grade(puzzle.clues(), Level::Extreme, &mut || ControlFlow::Continue(())) {
        ControlFlow::Continue(Some(graded)) => graded,
        _ => unreachable!("nobody stops it, and nothing is above the last level"),
    }
}

/// Whoever wants to stop long work.
type Pulse<'a> = &'a mut dyn FnMut() -> ControlFlow<()>;

/// What grading works on. One can grade any number of puzzles.
#[derive(Debug)]
pub(crate) struct Grader {
    hidden: HiddenOnly,
    board: Board,
    ladder: Ladder,
    /// The rungs of each tier that levels ask for.
    tiers: [Vec<Rung>; LAST_TIER as usize + 1],
}

impl Grader {
    pub(crate) fn new(order: Order) -> Self {
        // Of equally short loops one is told, and which depends on the view; chains of the same length rule
        // out the same.
        let ladder = Ladder::teaching()
            .without(Technique::ContinuousNiceLoop)
            .without(Technique::GroupedContinuousNiceLoop);
        let of_tier = |tier: usize| -> Vec<Rung> {
            let has = |rung: &&Rung| rung.techniques.iter().any(|one| usize::from(one.info().tier) == tier);
            ladder.rungs().iter().filter(has).copied().collect()
        };
        let tiers = std::array::from_fn(of_tier);
        Self { hidden: HiddenOnly::new(order), board: Board::new(order), ladder, tiers }
    }

    /// Whether hidden singles fill the board. If they do, the clues have one solution.
    pub(crate) fn hidden_singles_solve(&mut self, clues: &Grid) -> bool {
        self.hidden.solve(clues)
    }

    /// Whether naked and hidden singles fill the board. If they do, the clues have one solution.
    pub(crate) fn singles_solve(&mut self, clues: &Grid) -> bool {
        self.board.load(clues).is_ok() && self.board.is_solved()
    }

    /// Grades clues that have one solution; none if they are of a higher level than `most`, which is found
    /// without looking for what only higher levels need. `pulse` is called before each pass, and may stop it.
    pub(crate) fn grade(
        &mut self,
        clues: &Grid,
        most: Level,
        pulse: Pulse<'_>,
    ) -> ControlFlow<(), Option<Graded>> {
        let graded = |level, tier, passes, choice| {
            let graded = Graded { level, tier, passes, choice };
            ControlFlow::Continue((level <= most).then_some(graded))
        };
        if self.hidden_singles_solve(clues) {
            return graded(Level::Easy, 1, 0, 0);
        }
        let order = clues.order();
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
                if Level::of(order, hardest, choice) > most {
                    return ControlFlow::Continue(None);
                }
            }
            state = self.rule_out(gone);
        }
        let level = Level::of(order, hardest, choice);
        graded(level, hardest, passes, choice)
    }

    /// The first technique by tier and ladder that the board holds: its tier, how many different steps of it
    /// there are, and all that they rule out.
    fn easiest(&self, clues: &Grid, last: u8) -> Option<(u8, u16, Vec<Candidate>)> {
        let position = self.position(clues);
        let tables = tables::Tables::new(&position);
        let mut rungs =
            (2..=last).flat_map(|tier| self.tiers[usize::from(tier)].iter().map(move |rung| (tier, rung)));
        rungs.find_map(|(tier, rung)| {
            let steps = self.ladder.steps_of(rung, &position, &tables);
            let steps = sorted_once(steps.iter().map(Step::eliminated));
            let choice = u16::try_from(steps.len()).unwrap_or(u16::MAX);
            (choice > 0).then(|| (tier, choice, sorted_once(steps.into_iter().flatten().copied())))
        })
    }

    /// The board as the ladder sees it.
    fn position(&self, clues: &Grid) -> Position {
        let mut candidates = Candidates::new(&self.board.to_grid());
        let order = candidates.order();
        for cell in Cell::all(order).filter(|cell| !self.board.cells[cell.index()].is_power_of_two()) {
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
