//! One puzzle for a magazine: made, rated, and with the key that finds its likes.

use super::canonical;
use crate::generate::{
    Progress,
    making::{Fitted, MakeError},
    measure::MeasureError,
    recipe::Recipe,
};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use sudoku_board::Shape;
use sudoku_logic::{Level, Puzzle};
use sudoku_scales::{
    self as rating, Tenths,
    exact::{Figures, OwnScales, Scales, Weigh, Weighed},
};

/// The most passes of a rating: nearly all puzzles take some tens, and a magazine can do without one rating.
const PASSES: u32 = 2000;
/// The most calls of the watcher for exact figures: some seconds.
const CALLS: u32 = 200_000;

/// The result of one recipe.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contribution {
    /// The recipe.
    pub recipe: Recipe,
    /// Its outcome.
    pub outcome: Outcome,
}

/// The outcome of a recipe.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// A puzzle that matches the recipe.
    Made(Box<Work>),
    /// The boards that the recipe allows gave no match.
    Missed,
    /// No puzzle can match it.
    Impossible,
}

/// A puzzle, its difficulty, and its key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Work {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its difficulty.
    pub hardness: Hardness,
    /// Two puzzles with the same key are alike: see [`super::key`].
    pub key: String,
}

/// The difficulty of a puzzle: ordered by level, then by rating, then by score, the easiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Hardness {
    /// The level.
    pub level: Level,
    /// The rating of the hardest step, and HoDoKu's score; `None` if the rating took too long, and on a board with
    /// sums. To the digit those of
    /// the other programs if the recipe names such figures.
    pub rated: Option<(Tenths, u32)>,
}

impl Hardness {
    /// Returns the difficulty of a puzzle of that level.
    pub(super) fn of(puzzle: &Puzzle, level: Level) -> Self {
        if puzzle.clues().shape().has_arithmetic() {
            return Self { level, rated: None };
        }
        let mut passes = 0;
        let rating = rating::rate(puzzle, &mut || {
            passes += 1;
            if passes > PASSES { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        Self { level, rated: rating.continue_value().map(|rating| (rating.hardest, rating.score)) }
    }

    /// Returns the difficulty of a puzzle of that level, with the exact figures of other programs.
    fn exactly(puzzle: &Puzzle, level: Level, scales: &mut dyn Scales) -> Self {
        let mut calls = 0;
        let weighed = scales.weigh(&Weigh::Figures(Box::new(puzzle.clone())), &mut |_| {
            calls += 1;
            if calls > CALLS { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let rated = match weighed {
            ControlFlow::Continue(Weighed::Figures(Figures {
                se: Some([hardest, ..]),
                at_least: false,
                score,
            })) => score.map(|score| (hardest, score)),
            _ => None,
        };
        Self { level, rated }
    }
}

/// Makes one puzzle for a magazine. The same recipe gives the same result on every machine.
pub fn contribute(recipe: Recipe, tell: &mut dyn FnMut(Progress)) -> Contribution {
    contribute_by(recipe, &mut OwnScales, tell)
}

/// Like [`contribute`], with the walks of other programs.
pub fn contribute_by(
    recipe: Recipe,
    scales: &mut dyn Scales,
    tell: &mut dyn FnMut(Progress),
) -> Contribution {
    let mut watch = |progress: Progress| {
        tell(progress);
        ControlFlow::Continue(())
    };
    let outcome = match recipe.clone().make_by(scales, &mut watch) {
        Ok(Fitted { puzzle, graded, lacks, .. }) if lacks.is_empty() => {
            let hardness = if recipe.is_exact() {
                Hardness::exactly(&puzzle, graded.level, scales)
            } else {
                Hardness::of(&puzzle, graded.level)
            };
            Outcome::Made(Box::new(Work { key: canonical::key(&puzzle), puzzle, hardness }))
        }
        Ok(_) => Outcome::Missed,
        Err(error) => unmade(&error),
    };
    Contribution { recipe, outcome }
}

const fn unmade(error: &MakeError) -> Outcome {
    match error {
        MakeError::NotFound(_)
        | MakeError::Interrupted
        | MakeError::Measure(MeasureError::TooMuch | MeasureError::Interrupted) => Outcome::Missed,
        MakeError::NoSuchLevel(..)
        | MakeError::Measure(
            MeasureError::NoSolution
            | MeasureError::Pattern
            | MeasureError::TooManyClues
            | MeasureError::Drawn
            | MeasureError::Logic,
        ) => Outcome::Impossible,
    }
}

/// Returns the time for a puzzle of each size before any measurement, in milliseconds.
pub(super) fn usual_millis(shape: &Shape) -> u64 {
    shape.making().millis
}
