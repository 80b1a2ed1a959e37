//! One puzzle for a magazine: made, rated, and with what tells it from others.

use super::canonical;
use crate::{
    Level, Order, Puzzle,
    generate::{
        Progress,
        making::{Fitted, NotMade},
        measure::MeasureError,
        recipe::Recipe,
    },
    rating::{self, Tenths},
};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// Passes after which a rating is given up: nearly all puzzles take some tens, and a magazine goes on without
/// the figures of one.
const PASSES: u32 = 2000;

/// What came of one recipe.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contribution {
    /// The recipe.
    pub recipe: Recipe,
    /// What came of it.
    pub outcome: Outcome,
}

/// What came of a recipe.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// A puzzle that is as the recipe asks.
    Made(Box<Work>),
    /// None that is as the recipe asks was found on the boards that it allows.
    Missed,
    /// There can be none.
    Impossible,
}

/// A puzzle, how hard it is, and what tells it from others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Work {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How hard it is.
    pub hardness: Hardness,
    /// Two puzzles with the same key are alike: see [`super::key`].
    pub key: String,
}

/// How hard a puzzle is: easier ones come first, by level, then by rating, then by score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Hardness {
    /// The level.
    pub level: Level,
    /// The rating of the hardest step, and the score as HoDoKu counts; none if rating it took too long.
    pub rated: Option<(Tenths, u32)>,
}

impl Hardness {
    /// How hard a puzzle of that level is.
    pub(super) fn of(puzzle: &Puzzle, level: Level) -> Self {
        let mut passes = 0;
        let rating = rating::rate(puzzle, &mut || {
            passes += 1;
            if passes > PASSES { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        Self { level, rated: rating.continue_value().map(|rating| (rating.hardest, rating.score)) }
    }
}

/// Makes one puzzle for a magazine. The same recipe gives the same on every machine.
pub fn contribute(recipe: Recipe, tell: &mut dyn FnMut(Progress)) -> Contribution {
    let mut watch = |progress: Progress| {
        tell(progress);
        ControlFlow::Continue(())
    };
    let outcome = match recipe.clone().make(&mut watch) {
        Ok(Fitted { puzzle, graded, lacks, .. }) if lacks.is_empty() => {
            let hardness = Hardness::of(&puzzle, graded.level);
            Outcome::Made(Box::new(Work { key: canonical::key(&puzzle), puzzle, hardness }))
        }
        Ok(_) => Outcome::Missed,
        Err(error) => unmade(error),
    };
    Contribution { recipe, outcome }
}

const fn unmade(error: NotMade) -> Outcome {
    match error {
        NotMade::NotFound(_)
        | NotMade::Interrupted
        | NotMade::Measure(MeasureError::TooMuch | MeasureError::Interrupted) => Outcome::Missed,
        NotMade::NoSuchLevel(..)
        | NotMade::Measure(
            MeasureError::NoSolution
            | MeasureError::Pattern
            | MeasureError::TooManyClues
            | MeasureError::Logic,
        ) => Outcome::Impossible,
    }
}

/// How long one takes at each size where nothing was measured yet, in milliseconds.
pub(super) const fn usual_millis(order: Order) -> u64 {
    match order {
        Order::Two => 2,
        Order::Three => 8,
        Order::Four => 60,
        Order::Five => 250,
    }
}
