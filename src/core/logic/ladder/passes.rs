//! Passes: every step of one kind in a position, found together and applied together.

mod climb;

pub(crate) use climb::either;
pub use climb::{PathStep, Reach, Watch, climb, climb_to_read, path, singles, tier};

use super::Plan;
use crate::{
    Position, Technique,
    families::singles::Singles,
    step::{Step, conclusion::Conclusion},
};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeSet, ops::ControlFlow};
use sudoku_board::{Candidates, Grid};

/// The kind of a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PassKind {
    /// Full houses and naked singles.
    Singles,
    /// Hidden singles in boxes, rows and columns.
    HiddenSingles,
    /// Guesses and their consequences: the last resort.
    Search,
    /// Every step of one technique of the ladder, or a selected one of them.
    Tier(Technique),
    /// The first step up the ladder, repeatedly.
    Path,
}

impl PassKind {
    /// Returns the name of the kind, in lower case with hyphens.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Singles => "singles",
            Self::HiddenSingles => "hidden-singles",
            Self::Search => "search",
            Self::Tier(technique) => technique.slug(),
            Self::Path => "path",
        }
    }

    /// Returns the kind of singles to try after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Singles => Self::HiddenSingles,
            _ => Self::Singles,
        }
    }

    /// Returns whether each step of such a pass was found after the one before, instead of all in the same position.
    #[must_use]
    pub const fn is_a_walk(self) -> bool {
        matches!(self, Self::Search | Self::Path)
    }
}

/// The steps of one kind in a position, in reading order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pass {
    /// The kind.
    pub kind: PassKind,
    /// The steps. An empty pass has no number.
    pub steps: Vec<Step>,
}

/// The outcome of passes by singles alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The passes with placements, in order.
    pub passes: Vec<Pass>,
    /// The board after them.
    pub end: Grid,
    /// Whether the board is complete and correct.
    pub solved: bool,
}

/// Finds one kind of single, without applying any. Kinds beyond singles, which the player selects, are never
/// found here.
#[must_use]
pub fn next_pass(candidates: &Candidates, kind: PassKind) -> Pass {
    let found = Singles::scan(candidates);
    let steps = match kind {
        PassKind::Singles => found.naked,
        PassKind::HiddenSingles => found.hidden,
        PassKind::Search | PassKind::Tier(_) | PassKind::Path => Vec::new(),
    };
    Pass { kind, steps }
}

/// Returns whether the steps of a pass can all be true together: no two digits for a cell, no digit twice in a house,
/// no placement that another step eliminates. This always holds if the position has a solution.
#[must_use]
pub fn is_consistent(candidates: &Candidates, steps: &[Step]) -> bool {
    let mut after = candidates.clone();
    // Two steps may place the same digit for different reasons.
    let mut placed = BTreeSet::new();
    steps.iter().all(|step| match &step.conclusion {
        &Conclusion::Place(candidate) => {
            let still = after.allows(candidate) || placed.contains(&candidate);
            placed.insert(candidate);
            after.place(candidate, |_| {});
            still
        }
        Conclusion::Eliminate(gone) => {
            let still = gone.iter().all(|gone| after.digit(gone.cell) != Some(gone.digit));
            for &gone in gone {
                after.eliminate(gone, |_| {});
            }
            still
        }
        _ => true,
    })
}

/// Alternates passes of singles and of hidden singles, beginning with `due`, until both kinds find nothing in
/// succession or the board is full. The result includes empty passes. Also ends before a pass whose steps
/// contradict each other. `watch` is called before each pass and can stop it; the result is then `None`.
pub fn rest(
    from: &Candidates,
    due: PassKind,
    watch: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Option<Vec<Pass>> {
    let mut passes = 0;
    climb(&Position::new(from.clone()), Plan::default(), due, Reach::Singles, &mut |_| {
        let seen = watch(passes);
        passes += 1;
        seen
    })
}

/// Returns the passes of a grid by singles alone, beginning with naked ones: the passes with placements, and the
/// board at the end.
///
/// ```
/// use sudoku_make::examples;
/// use sudoku_logic::ladder::passes;
///
/// let (puzzle, _) = examples::first();
/// let run = passes::run(puzzle.clues());
/// assert!(run.solved);
/// for pass in &run.passes {
///     println!("{}: {} digits", pass.kind.slug(), pass.steps.len());
/// }
/// ```
#[must_use]
pub fn run(grid: &Grid) -> Run {
    let mut end = grid.clone();
    let mut passes = rest(&Candidates::new(grid), PassKind::Singles, &mut |_| ControlFlow::Continue(()))
        .unwrap_or_default();
    passes.retain(|pass| !pass.steps.is_empty());
    for candidate in passes.iter().flat_map(|pass| &pass.steps).filter_map(Step::placed) {
        end.set(candidate.cell, Some(candidate.digit));
    }
    let solved = end.is_solution();
    Run { passes, end, solved }
}
