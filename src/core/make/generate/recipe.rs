//! A puzzle's recipe as text: with it anyone can make the same puzzle again.

use super::{
    Drawn, Spec, SpecError,
    daily::{Daily, DailyError},
    measure::{Measure, MeasureTextError},
};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use sudoku_board::Shape;
use sudoku_logic::Level;

/// A recipe for a puzzle.
///
/// ```
/// use std::ops::ControlFlow::Continue;
/// use sudoku_make::generate::recipe::Recipe;
///
/// let recipe: Recipe = "d2.3.easy.2026-11-21".parse().expect("a recipe by the day");
/// let made = recipe.make(&mut |_| Continue(())).expect("nothing stops it");
/// assert!(made.is_as_asked());
/// println!("{}", made.puzzle.clues());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Recipe {
    /// By level: `2.3.medium.random.half-turn.K7Q2M9X4`.
    Spec(Spec),
    /// By the day: `d2.3.medium.2026-11-21`.
    Daily(Daily),
    /// To measure: `m2.3.random.half-turn.clues-24.tries-20.K7Q2M9X4`.
    Measure(Box<Measure>),
}

/// Why a text is not a recipe.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecipeError {
    /// It is not a valid recipe by level.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// It is not a valid recipe by day.
    #[error(transparent)]
    Daily(#[from] DailyError),
    /// It is not a valid recipe to measure.
    #[error(transparent)]
    Measure(#[from] MeasureTextError),
    /// The shape has no puzzles of that level.
    #[error("there is no {0} puzzle of side {side}", side = .1.side())]
    NoSuchLevel(Level, Shape),
}

impl RecipeError {
    /// Returns the version of the generator that wrote the text, if that prevents reading it.
    #[must_use]
    pub const fn version(&self) -> Option<u32> {
        match self {
            Self::Spec(SpecError::Version(version))
            | Self::Daily(DailyError::Version(version))
            | Self::Measure(MeasureTextError::Version(version)) => Some(*version),
            _ => None,
        }
    }
}

impl Recipe {
    /// Returns the size of the board.
    #[must_use]
    pub const fn shape(&self) -> &Shape {
        match self {
            Self::Spec(spec) => &spec.shape,
            Self::Daily(daily) => &daily.shape,
            Self::Measure(measure) => &measure.shape,
        }
    }

    /// Returns whether the recipe names the exact figures of other programs.
    #[must_use]
    pub fn is_exact(&self) -> bool {
        matches!(self, Self::Measure(measure) if measure.logic.exact)
    }

    /// Returns whether a user's text looks like a recipe rather than a seed: it begins with a version and a shape,
    /// each followed by a dot.
    #[must_use]
    pub fn is_meant(text: &str) -> bool {
        let text = text.trim();
        let mut parts = text.strip_prefix(['m', 'd']).unwrap_or(text).split('.');
        let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        let is_shape = |part: &str| is_number(part) || Drawn::read(part).is_some();
        parts.next().is_some_and(is_number) && parts.next().is_some_and(is_shape) && parts.next().is_some()
    }
}

impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Spec(spec) => spec.fmt(f),
            Self::Daily(daily) => daily.fmt(f),
            Self::Measure(measure) => measure.fmt(f),
        }
    }
}

impl FromStr for Recipe {
    type Err = RecipeError;

    fn from_str(text: &str) -> Result<Self, RecipeError> {
        let text = text.trim();
        let missing = |level, shape: &Shape| Err(RecipeError::NoSuchLevel(level, shape.clone()));
        if text.starts_with('m') {
            return Ok(Self::Measure(Box::new(text.parse()?)));
        }
        if text.starts_with('d') {
            let daily: Daily = text.parse()?;
            return if daily.exists() { Ok(Self::Daily(daily)) } else { missing(daily.level, &daily.shape) };
        }
        let spec: Spec = text.parse()?;
        if spec.exists() { Ok(Self::Spec(spec)) } else { missing(spec.level, &spec.shape) }
    }
}
