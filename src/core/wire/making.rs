//! Making a puzzle by its recipe.

use super::Answer;
use crate::{
    generate::{
        self, Generated, Progress,
        measure::{self, Lack, Made},
        recipe::Recipe,
    },
    level::{self, Graded},
    puzzle::Puzzle,
};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// A puzzle that was made by a recipe.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fitted {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The level.
    pub graded: Graded,
    /// How it was made: the same again gives the same puzzle.
    pub recipe: Recipe,
    /// What it lacks of what was asked for; nothing, if it is that.
    pub lacks: Vec<Lack>,
    /// Boards that were tried.
    pub attempts: u32,
    /// Whether the work that one recipe may ask for was done before all boards were tried.
    pub cut: bool,
}

/// Makes it. The answer is one of [`Answer::Fitted`], [`Answer::CannotGenerate`] and [`Answer::CannotMeasure`].
pub(super) fn make(recipe: Recipe, tell: &mut dyn FnMut(Progress)) -> Answer {
    let mut attempts = 0;
    let mut watch = |progress: Progress| {
        attempts = progress.attempt + 1;
        tell(progress);
        ControlFlow::Continue(())
    };
    let made = match &recipe {
        Recipe::Spec(spec) => generate::generate(spec, &mut watch),
        Recipe::Daily(daily) => daily.make(&mut watch),
        Recipe::Measure(measure) => {
            return match measure::make(measure, &mut watch) {
                Ok(Made { puzzle, lacks, attempts, cut }) => {
                    let graded = level::grade(&puzzle);
                    let attempts = u32::from(attempts);
                    Answer::Fitted(Box::new(Fitted { puzzle, graded, recipe, lacks, attempts, cut }))
                }
                Err(error) => Answer::CannotMeasure(error),
            };
        }
    };
    match made {
        Ok(Generated { puzzle, graded, .. }) => Answer::Fitted(Box::new(Fitted {
            puzzle,
            graded,
            recipe,
            lacks: Vec::new(),
            attempts,
            cut: false,
        })),
        Err(error) => Answer::CannotGenerate(error),
    }
}
