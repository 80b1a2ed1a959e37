//! Makes a puzzle by a recipe of any kind: one entry point, and one type of result.

use super::{
    GenerateError, Generated, Progress,
    measure::{self, Lack, Made, MeasureError},
    recipe::Recipe,
    story::{Story, Teller},
};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use sudoku_board::Shape;
use sudoku_logic::{
    Level,
    ladder::level::{self, Graded},
    search::puzzle::Puzzle,
};
use sudoku_scales::exact::{OwnScales, Scales};

/// A puzzle made by a recipe, or the nearest to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fitted {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The level.
    pub graded: Graded,
    /// Its recipe, which gives the same puzzle again.
    pub recipe: Recipe,
    /// Its flaws; empty if it matches the recipe.
    pub lacks: Vec<Lack>,
    /// The number of boards tried.
    pub attempts: u32,
    /// Whether the work budget of a recipe ran out before all boards were tried.
    pub cut: bool,
}

/// Why a recipe gives no puzzle, not even a near one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum MakeError {
    /// The shape has no puzzles of that level.
    #[error("there is no {0} puzzle of side {side}", side = .1.side())]
    NoSuchLevel(Level, Shape),
    /// Chance found no puzzle on this number of boards; another seed may.
    #[error("none found on {0} boards")]
    NotFound(u32),
    /// No puzzle can match the measure.
    #[error(transparent)]
    Measure(#[from] MeasureError),
    /// The watcher stopped it.
    #[error("stopped")]
    Interrupted,
}

impl Fitted {
    /// Returns whether the puzzle matches the recipe.
    #[must_use]
    pub const fn is_as_asked(&self) -> bool {
        self.lacks.is_empty()
    }

    /// Returns a puzzle by level, or the nearest to one.
    fn by_level(made: Generated, recipe: Recipe, attempts: u32) -> Self {
        let lacks = if made.distance() == 0 { Vec::new() } else { vec![made.lack()] };
        let Generated { puzzle, graded, .. } = made;
        Self { puzzle, graded, recipe, lacks, attempts, cut: false }
    }
}

impl Recipe {
    /// Makes the recipe's puzzle, or the nearest one found. The same recipe gives the same puzzle on every
    /// machine.
    ///
    /// `watch` receives the progress, and may stop the making.
    pub fn make(self, watch: &mut dyn FnMut(Progress) -> ControlFlow<()>) -> Result<Fitted, MakeError> {
        self.make_by(&mut OwnScales, watch)
    }

    /// Like [`make`](Self::make), with the walks of other programs for a recipe that names their figures.
    pub fn make_by(
        self,
        scales: &mut dyn Scales,
        watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Fitted, MakeError> {
        self.make_telling(None, scales, watch)
    }

    /// Like [`make`](Self::make), and also gives the story of the puzzle: replayed, it ends with its clues.
    pub fn watch(
        self,
        watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<(Fitted, Story), MakeError> {
        self.watch_by(&mut OwnScales, watch)
    }

    /// Like [`watch`](Self::watch), with the walks of other programs.
    pub fn watch_by(
        self,
        scales: &mut dyn Scales,
        watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<(Fitted, Story), MakeError> {
        let mut teller = Teller::new(self.shape());
        let fitted = self.make_telling(Some(&mut teller), scales, watch)?;
        Ok((fitted, teller.into_story()))
    }

    fn make_telling(
        self,
        teller: Option<&mut Teller>,
        scales: &mut dyn Scales,
        watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Fitted, MakeError> {
        let mut attempts = 0;
        let mut watch = |progress: Progress| {
            attempts = progress.attempt + 1;
            watch(progress)
        };
        let made = match &self {
            Self::Spec(spec) => super::generate_telling(spec, teller, &mut watch),
            Self::Daily(daily) => daily.clone().make_telling(teller, &mut watch),
            Self::Measure(wish) => {
                let Made { puzzle, lacks, attempts, cut } =
                    measure::make_telling(wish, teller, scales, &mut watch)?;
                let graded = level::grade(&puzzle);
                return Ok(Fitted { puzzle, graded, recipe: self, lacks, attempts: attempts.into(), cut });
            }
        };
        told(made, self, attempts)
    }
}

/// Returns the result of a recipe by level, after this number of boards.
fn told(made: Result<Generated, GenerateError>, recipe: Recipe, attempts: u32) -> Result<Fitted, MakeError> {
    match made {
        Ok(made) => Ok(Fitted::by_level(made, recipe, attempts)),
        // The seed of the day alone decides, so a near puzzle is not the puzzle of the day.
        Err(GenerateError::NotFound { attempts, nearest: Some(near) }) => {
            let recipe = Recipe::Spec(near.spec.clone());
            Ok(Fitted::by_level(*near, recipe, attempts))
        }
        Err(GenerateError::NotFound { attempts, nearest: None }) => Err(MakeError::NotFound(attempts)),
        Err(GenerateError::NoSuchLevel(level, shape)) => Err(MakeError::NoSuchLevel(level, shape)),
        Err(GenerateError::Interrupted) => Err(MakeError::Interrupted),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::measure::Flaw;

    fn recipe(text: &str) -> Recipe {
        text.parse().unwrap()
    }

    #[test]
    fn what_is_near_says_what_it_lacks_and_how_it_is_made() {
        let spec = "2.2.easy.random.none.00000001".parse().unwrap();
        let easy = crate::generate(&spec, &mut |_| ControlFlow::Continue(())).unwrap();
        let near = || {
            let mut near = easy.clone();
            near.spec.level = Level::Extreme;
            near
        };
        for asked in [Recipe::Spec(near().spec), recipe("d2.2.easy.2026-11-21")] {
            let none = GenerateError::NotFound { attempts: 9, nearest: Some(Box::new(near())) };
            let fitted = told(Err(none), asked, 5).unwrap();
            assert_eq!(fitted.recipe, Recipe::Spec(near().spec));
            assert_eq!(fitted.lacks, [Lack::Logic(Flaw::Level(Level::Easy))]);
            assert_eq!(fitted.attempts, 9);
            assert!(!fitted.is_as_asked());
        }
        let none = GenerateError::NotFound { attempts: 9, nearest: None };
        assert_eq!(told(Err(none), Recipe::Spec(spec), 5), Err(MakeError::NotFound(9)));
    }

    #[test]
    fn whoever_watches_may_stop_it() {
        let stopped = |text: &str| recipe(text).make(&mut |_| ControlFlow::Break(())).unwrap_err();
        assert_eq!(stopped("2.3.easy.random.none.00000001"), MakeError::Interrupted);
        assert_eq!(stopped("d2.3.easy.2026-11-21"), MakeError::Interrupted);
        let measured = stopped("m2.3.random.none.tries-20.00000001");
        assert_eq!(measured, MakeError::Measure(MeasureError::Interrupted));
    }

    #[test]
    fn each_kind_makes_what_it_says() {
        for text in
            ["2.2.easy.random.none.00000001", "d2.2.easy.2026-11-21", "m2.2.random.none.tries-20.00000001"]
        {
            let fitted = recipe(text).make(&mut |_| ControlFlow::Continue(())).unwrap();
            assert_eq!(fitted.recipe.to_string(), text);
            assert!(fitted.is_as_asked(), "{text}");
            assert!(fitted.attempts > 0, "{text}");
            assert_eq!(level::grade(&fitted.puzzle), fitted.graded, "{text}");
        }
    }
}
