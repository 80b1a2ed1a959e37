//! Making puzzles.

use crate::{Error, Level, Progress, Puzzle, Technique};
use std::{fmt, ops::ControlFlow, str::FromStr};
use sudoku_board::{Seed, Shape, Symmetry};
use sudoku_logic::{Level as CoreLevel, ladder::Ladder, technique::Edition};
use sudoku_make::{
    Drawn, Filling, Spec,
    generate::{
        Variant,
        making::MakeError,
        measure::{Measure, MeasureError, Source},
        recipe,
    },
};
use sudoku_scales::Tenths;

/// What you want of a puzzle. Fill in what matters, and leave the rest to [`default`](Wish::default): a 9×9 without further rules, a seed of
/// zero, and no wish at all for its level.
///
/// ```
/// use std::ops::ControlFlow::Continue;
/// use stepdoku::{Level, Recipe, Wish};
///
/// # fn main() -> Result<(), stepdoku::Error> {
/// let wish = Wish { level: Some(Level::Hard), seed: 7, ..Wish::default() };
/// let recipe = Recipe::try_from(wish)?;
/// let puzzle = recipe.make(&mut |_| Continue(()))?;
/// assert_eq!(puzzle.level(&mut |_| Continue(()))?, Level::Hard);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Wish {
    /// The number of rows and columns: 4, 6, 8, 9, 10, 12, 15, 16, 20 or 25.
    pub side: usize,
    /// A variant by its name: `x`, `windoku`, `anti-knight`, `jigsaw`, `killer`, `killer-in-boxes`, `killer-with-digits`,
    /// `thermometer`, `arrow`, `kropki`, `xv`, `renban`, `whispers`, `little-killer`, `sandwich`.
    pub variant: Option<String>,
    /// The level.
    pub level: Option<Level>,
    /// A technique that the puzzle needs: all others of the first edition that are no harder than its hardest don't solve it without this
    /// one.
    pub needs: Option<Technique>,
    /// The least and the highest rating of Sudoku Explainer, such as `(7.0, 7.5)`: at 9×9 that of the program to the tenth, and elsewhere
    /// Stepdoku's own on the same scale. Killers have none.
    pub se: Option<(f64, f64)>,
    /// The number of givens.
    pub clues: Option<usize>,
    /// Whether each given is needed: without it there would be another solution.
    pub minimal: bool,
    /// The symmetry of the givens: `none`, `half-turn`, `quarter-turn`, `mirror-rows`, `mirror-columns`, `diagonal`, `anti-diagonal`,
    /// `full`.
    pub symmetry: String,
    /// Whether the full board is a pattern grid in disguise instead of a random one.
    pub pattern: bool,
    /// How many boards to try at most, 1 or more; for a level alone the generator has its own bound.
    pub tries: u16,
    /// The seed of all random choices.
    pub seed: u64,
}

impl Default for Wish {
    fn default() -> Self {
        Self {
            side: 9,
            variant: None,
            level: None,
            needs: None,
            se: None,
            clues: None,
            minimal: false,
            symmetry: Symmetry::None.slug().to_owned(),
            pattern: false,
            tries: 1000,
            seed: 0,
        }
    }
}

/// How to make one puzzle: the same recipe gives the same puzzle on every machine, and in every release that Cargo takes for compatible.
///
/// Make one of a [`Wish`], or [`parse`](str::parse) the text of one, which [`Display`](fmt::Display) writes.
///
/// ```
/// use std::ops::ControlFlow::Continue;
///
/// # fn main() -> Result<(), stepdoku::Error> {
/// let recipe: stepdoku::Recipe = "2.2.easy.random.none.00000001".parse()?;
/// let puzzle = recipe.make(&mut |_| Continue(()))?;
/// assert_eq!(puzzle.board().to_string(), "3.4..413.3.4.2..");
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recipe(recipe::Recipe);

impl Recipe {
    /// Makes the puzzle. The closure learns how far it has come.
    ///
    /// ```
    /// use std::ops::ControlFlow::Break;
    ///
    /// let recipe: stepdoku::Recipe = "2.3.hard.random.none.00000001".parse().unwrap();
    /// assert_eq!(recipe.make(&mut |_| Break(())), Err(stepdoku::Error::Stopped));
    /// ```
    ///
    /// # Errors
    ///
    /// [`Error::NotFound`]: the boards that the recipe allows gave no such puzzle; another seed may. [`Error::Recipe`]: no puzzle can
    /// meet it. [`Error::Stopped`]: the closure stopped it.
    pub fn make(&self, watch: &mut dyn FnMut(Progress) -> ControlFlow<()>) -> Result<Puzzle, Error> {
        let mut tell = |progress: sudoku_make::Progress| {
            let (done, of) = progress.share();
            watch(Progress { done: done.into(), of: of.into() })
        };
        match self.0.clone().make(&mut tell) {
            Ok(made) if made.is_as_asked() => Ok(Puzzle::of(made.puzzle)),
            Ok(made) => Err(Error::NotFound { tries: made.attempts }),
            Err(MakeError::NotFound(tries)) => Err(Error::NotFound { tries }),
            Err(MakeError::Interrupted | MakeError::Measure(MeasureError::Interrupted)) => {
                Err(Error::Stopped)
            }
            Err(why) => Err(Error::Recipe { what: why.to_string() }),
        }
    }
}

impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Recipe {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        text.parse().map(Self).map_err(|error: recipe::RecipeError| Error::Recipe { what: error.to_string() })
    }
}

impl TryFrom<Wish> for Recipe {
    type Error = Error;

    fn try_from(wish: Wish) -> Result<Self, Error> {
        let wrong = |what: String| Error::Recipe { what };
        let size = Shape::from_side(wish.side)
            .ok_or_else(|| wrong(format!("there are no boards of side {}", wish.side)))?;
        let (shape, drawn) = match &wish.variant {
            None => (size.clone(), Drawn::Nothing),
            Some(name) => {
                let variant = Variant::from_slug(name).ok_or_else(|| Error::name(name, "variant"))?;
                if !variant.fits(size) {
                    return Err(wrong(format!("{name} is not made at side {}", wish.side)));
                }
                (variant.shape(size), variant.drawn())
            }
        };
        let symmetry =
            Symmetry::from_slug(&wish.symmetry).ok_or_else(|| Error::name(&wish.symmetry, "symmetry"))?;
        if !drawn.fits_symmetry(&shape, symmetry) {
            return Err(wrong(format!("such boards have no symmetry {}", wish.symmetry)));
        }
        let filling = if wish.pattern { Filling::Permutation } else { Filling::Random };
        if !drawn.fits_filling(&shape, filling) {
            return Err(wrong("such boards come from no pattern grid".to_owned()));
        }
        if let Some(technique) =
            wish.needs.filter(|&one| !Ladder::of_edition(Edition::First).holds(one.core()))
        {
            return Err(wrong(format!(
                "no puzzle can be made to need {technique}: it is newer than the generator"
            )));
        }
        let seed = Seed::new(wish.seed);
        let level = wish.level.map(Level::core);
        let by_level = wish.needs.is_none() && wish.se.is_none() && wish.clues.is_none() && !wish.minimal;
        if let Some(level) = level.filter(|_| by_level) {
            return by_level_alone(Spec { shape, drawn, level, filling, symmetry, seed });
        }
        let mut measure = Measure { drawn, ..Measure::minimal(&shape, seed) };
        measure.source = Source::Filling(filling);
        measure.symmetry = symmetry;
        measure.clues = wish.clues;
        measure.minimal = wish.minimal;
        measure.attempts = wish.tries.max(1);
        measure.logic.level = level;
        measure.logic.needs = wish.needs.map(Technique::core);
        if let Some((least, most)) = wish.se {
            if !(least.is_finite() && most.is_finite()) {
                return Err(wrong(format!("{least} and {most} are no ratings")));
            }
            let tenths = |rating: f64| Tenths((rating.clamp(0.0, 99.0) * 10.0).round() as u16);
            measure.logic.rating = Some((tenths(least), tenths(most)));
            measure.logic.exact = shape == Shape::S9 && drawn == Drawn::Nothing;
        }
        measure.check().map_err(|error| wrong(error.to_string()))?;
        // Only what the text of a recipe says is made, so that the text gives the same puzzle.
        measure.to_string().parse()
    }
}

fn by_level_alone(spec: Spec) -> Result<Recipe, Error> {
    let (level, side): (CoreLevel, usize) = (spec.level, spec.shape.side());
    if !spec.exists() {
        return Err(Error::Recipe {
            what: format!("there is no {level} puzzle of side {side} with such rules"),
        });
    }
    Ok(Recipe(recipe::Recipe::Spec(spec)))
}
