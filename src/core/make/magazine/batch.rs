//! The request for a magazine, and its text.

use crate::generate::{
    SpecError,
    measure::{Measure, MeasureError},
    recipe::{Recipe, RecipeError},
};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use sudoku_board::{
    Rng, Seed, Shape,
    rng::{EXACT_VERSION, GENERATOR_VERSION},
};

/// The most puzzles of one magazine.
pub const MOST_PUZZLES: u16 = 1000;
/// The most lots of one magazine.
pub const MOST_LOTS: usize = 40;

/// The word for puzzles sorted by difficulty.
const ASCENDING: &str = "ascending";
/// The sign between the count of a lot and its form.
const TIMES: char = 'x';
/// The first bits of a magazine's random streams, different from those of puzzles by level or to measure.
const STREAM: u32 = 6 << 28;
/// The bits of a stream number that count the attempts at one place.
const ATTEMPT_BITS: u32 = 16;
/// A seed consists of two random numbers below this.
const HALF_A_SEED: u32 = 1 << 20;

/// Puzzles made in the same way. Displays as its form: a recipe without version and seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lot {
    count: u16,
    /// A recipe whose seed is ignored.
    form: Recipe,
}

/// The request for a magazine: lots, one seed for all, and whether the puzzles are sorted by difficulty.
///
/// Its text is `z2.K7Q2M9X4.ascending.20x3.easy.random.half-turn.5xm3.random.none.needs-x-wing.tries-900`: a
/// `z` and the version of the generator, the seed, `ascending` if the puzzles are sorted, and the lots. A lot
/// is a count, an `x`, and a recipe as [`Recipe`] writes it without its version and its seed. A batch has one
/// text, which always means the same puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Batch {
    seed: Seed,
    ascending: bool,
    lots: Vec<Lot>,
}

/// Why a text is not a batch.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BatchError {
    /// The version, the seed or all lots are missing.
    #[error("it is not of the form zVERSION.SEED.NUMBERxFORM")]
    Parts,
    /// It has another generator's version, whose puzzles this one cannot make again.
    #[error("it was written by generator {0}, and this is generator {EXACT_VERSION}")]
    Version(u32),
    /// The seed is invalid.
    #[error("the seed {0:?} is not 8 to 13 figures and capital letters")]
    Seed(String),
    /// The count of a lot is not from 1 to [`MOST_PUZZLES`], or has leading zeros.
    #[error("{0:?} is not a number of puzzles from 1 to {MOST_PUZZLES}")]
    Count(String),
    /// All lots together have more than [`MOST_PUZZLES`] puzzles, or there are more than [`MOST_LOTS`] lots.
    #[error("{0} puzzles in {1} lots are too many: at most {MOST_PUZZLES} in {MOST_LOTS}")]
    TooMany(usize, usize),
    /// This form cannot be read, or no puzzle matches it.
    #[error("{0:?} cannot be made: {1}")]
    Form(String, RecipeError),
    /// A lot cannot be puzzles of the day: there is only one.
    #[error("a puzzle of the day is one alone and cannot be in a magazine")]
    Daily,
    /// No puzzle can match this measure.
    #[error("no puzzle can be like that: {0}")]
    Impossible(#[from] MeasureError),
}

impl Lot {
    /// Returns a lot of `count` puzzles by this recipe, whose seed is ignored.
    pub fn new(count: u16, like: &Recipe) -> Result<Self, BatchError> {
        if !(1..=MOST_PUZZLES).contains(&count) {
            return Err(BatchError::Count(count.to_string()));
        }
        let mut form = like.clone();
        reseed(&mut form, Seed::new(0));
        match &form {
            Recipe::Daily(_) => return Err(BatchError::Daily),
            Recipe::Measure(measure) => measure.check()?,
            Recipe::Spec(spec) if !spec.exists() => {
                let why = RecipeError::NoSuchLevel(spec.level, spec.shape.clone());
                return Err(BatchError::Form(bare(&form), why));
            }
            Recipe::Spec(_) => {}
        }
        Ok(Self { count, form })
    }

    /// Returns the number of puzzles.
    #[must_use]
    pub const fn count(&self) -> u16 {
        self.count
    }

    /// Returns the size of the boards.
    #[must_use]
    pub fn shape(&self) -> &Shape {
        self.form.shape()
    }

    /// Returns the recipe of one puzzle of the lot, with this seed.
    #[must_use]
    pub fn recipe(&self, seed: Seed) -> Recipe {
        let mut recipe = self.form.clone();
        reseed(&mut recipe, seed);
        recipe
    }
}

fn reseed(recipe: &mut Recipe, seed: Seed) {
    match recipe {
        Recipe::Spec(spec) => spec.seed = seed,
        Recipe::Measure(measure) => measure.seed = seed,
        // Its seed is the day.
        Recipe::Daily(_) => {}
    }
}

/// Returns the text of a form: that of the recipe without its version and its seed. A recipe to measure keeps its
/// letter.
fn bare(form: &Recipe) -> String {
    let text = form.to_string();
    let (letter, text) = text.strip_prefix('m').map_or(("", text.as_str()), |rest| ("m", rest));
    let (_, text) = text.split_once('.').unwrap_or_default();
    let (text, _) = text.rsplit_once('.').unwrap_or_default();
    format!("{letter}{text}")
}

fn read_bare(text: &str) -> Result<Recipe, RecipeError> {
    let (letter, rest) = text.strip_prefix('m').map_or(("", text), |rest| ("m", rest));
    let version = if Measure::is_exact_form(rest) { EXACT_VERSION } else { GENERATOR_VERSION };
    format!("{letter}{version}.{rest}.{}", Seed::new(0)).parse()
}

impl Batch {
    /// Returns a batch of these lots, or an error if there are too many.
    pub fn new(seed: Seed, ascending: bool, lots: Vec<Lot>) -> Result<Self, BatchError> {
        let puzzles = lots.iter().map(|lot| usize::from(lot.count)).sum();
        if lots.is_empty() {
            return Err(BatchError::Parts);
        }
        if puzzles > usize::from(MOST_PUZZLES) || lots.len() > MOST_LOTS {
            return Err(BatchError::TooMany(puzzles, lots.len()));
        }
        Ok(Self { seed, ascending, lots })
    }

    /// Returns the version of the batch's text.
    fn version(&self) -> u32 {
        if self.lots.iter().any(|lot| lot.form.is_exact()) { EXACT_VERSION } else { GENERATOR_VERSION }
    }

    /// Returns the seed of all puzzles of the batch.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// Returns whether the puzzles are sorted, the easiest first.
    #[must_use]
    pub const fn is_ascending(&self) -> bool {
        self.ascending
    }

    /// Returns the lots, in the order of their making.
    #[must_use]
    pub fn lots(&self) -> &[Lot] {
        &self.lots
    }

    /// Returns the number of puzzles, 1 to [`MOST_PUZZLES`].
    #[must_use]
    pub fn count(&self) -> u16 {
        self.lots.iter().map(Lot::count).sum()
    }

    /// Returns the recipe of an attempt at a place of a lot. Each has a random stream to itself, so that the puzzle at
    /// one place does not depend on the number of attempts at another.
    pub(super) fn recipe(&self, lot: usize, place: u16, attempt: u16) -> Recipe {
        let before: u16 = self.lots[..lot].iter().map(Lot::count).sum();
        let stream = STREAM | u32::from(before + place) << ATTEMPT_BITS | u32::from(attempt);
        let mut rng = Rng::new(self.seed, stream);
        let [high, low] = [(); 2].map(|()| u64::from(rng.below(HALF_A_SEED)));
        self.lots[lot].recipe(Seed::short(high * u64::from(HALF_A_SEED) + low))
    }
}

impl fmt::Display for Lot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&bare(&self.form))
    }
}

impl fmt::Display for Batch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "z{}.{}", self.version(), self.seed)?;
        if self.ascending {
            write!(f, ".{ASCENDING}")?;
        }
        self.lots.iter().try_for_each(|lot| write!(f, ".{}{TIMES}{lot}", lot.count))
    }
}

impl FromStr for Batch {
    type Err = BatchError;

    fn from_str(text: &str) -> Result<Self, BatchError> {
        let text = text.trim();
        let (version, rest) =
            text.strip_prefix('z').and_then(|rest| rest.split_once('.')).ok_or(BatchError::Parts)?;
        let version: u32 = version.parse().map_err(|_| BatchError::Parts)?;
        if ![GENERATOR_VERSION, EXACT_VERSION].contains(&version) {
            return Err(BatchError::Version(version));
        }
        let (seed, rest) = rest.split_once('.').ok_or(BatchError::Parts)?;
        let seed = Seed::read(seed).ok_or_else(|| BatchError::Seed(seed.to_owned()))?;
        let lots = rest.strip_prefix(ASCENDING).and_then(|rest| rest.strip_prefix('.'));
        let ascending = lots.is_some();
        let mut found: Vec<(&str, String)> = Vec::new();
        for part in lots.unwrap_or(rest).split('.') {
            match (part.split_once(TIMES).filter(|(count, _)| is_number(count)), found.last_mut()) {
                (Some((count, form)), _) => found.push((count, form.to_owned())),
                (None, Some((_, form))) => *form = format!("{form}.{part}"),
                (None, None) => return Err(BatchError::Parts),
            }
        }
        let lots: Result<Vec<Lot>, BatchError> =
            found.into_iter().map(|(count, form)| lot(count, form)).collect();
        let batch = Self::new(seed, ascending, lots?)?;
        if batch.version() == version { Ok(batch) } else { Err(BatchError::Parts) }
    }
}

/// Returns whether a text has figures only. Only a lot has nothing but figures before an `x`: no part of a recipe
/// does.
fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn lot(count: &str, form: String) -> Result<Lot, BatchError> {
    let number = count.parse().ok().filter(|number: &u16| number.to_string() == count);
    let number = number.ok_or_else(|| BatchError::Count(count.to_owned()))?;
    let recipe = match read_bare(&form) {
        // A seed may be any text, so excess parts would count as a part of it.
        Ok(recipe) if bare(&recipe) != form => Err(RecipeError::Spec(SpecError::Form)),
        read => read,
    };
    Lot::new(number, &recipe.map_err(|why| BatchError::Form(form, why))?)
}

impl From<Batch> for String {
    fn from(batch: Batch) -> Self {
        batch.to_string()
    }
}

impl TryFrom<String> for Batch {
    type Error = BatchError;

    fn try_from(text: String) -> Result<Self, BatchError> {
        text.parse()
    }
}
