//! Steps and techniques.

use crate::{Candidate, Error, found::Found};
#[cfg(feature = "words")]
use crate::{Explanation, Language, words};
use std::{fmt, str::FromStr, sync::Arc};
use sudoku_logic as logic;

/// A technique, by its name in lower case with hyphens: `naked-single`, `x-wing`, `als-xz`. The name never changes.
///
/// ```
/// use stepdoku::Technique;
///
/// let technique: Technique = "x-wing".parse().unwrap();
/// assert_eq!(technique.to_string(), "x-wing");
/// // The printed names are read as well, where they consist of the same words.
/// assert_eq!("X-Wing".parse(), Ok(technique));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Technique(logic::Technique);

impl Technique {
    pub(crate) const fn core(self) -> logic::Technique {
        self.0
    }

    /// All techniques.
    ///
    /// ```
    /// assert!(stepdoku::Technique::all().count() >= 119);
    /// ```
    pub fn all() -> impl Iterator<Item = Self> {
        logic::Technique::ALL.into_iter().map(Self)
    }

    /// The name in a language.
    ///
    /// ```
    /// use stepdoku::{Language, Technique};
    ///
    /// let technique: Technique = "x-wing".parse().unwrap();
    /// assert_eq!(technique.name(Language::English), "X-Wing");
    /// ```
    #[cfg(feature = "words")]
    #[must_use]
    pub fn name(self, language: Language) -> &'static str {
        logic::explain::technique(self.0, language.locale())
    }
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.slug())
    }
}

impl FromStr for Technique {
    type Err = Error;

    fn from_str(name: &str) -> Result<Self, Error> {
        // People write them as they are printed: X-Wing, Hidden single.
        let slug = name.trim().to_lowercase().replace(' ', "-");
        logic::Technique::from_slug(&slug).map(Self).ok_or_else(|| Error::name(name, "technique"))
    }
}

/// One step of a solution: a pattern, and what follows from it.
///
/// ```
/// use stepdoku::{Ladder, Language, Position, Puzzle, unwatched};
///
/// let puzzle: Puzzle = "3..2..1..2..1..4".parse().unwrap();
/// let step = Position::of(&puzzle).next_step(&Ladder::default(), &mut unwatched).unwrap().unwrap();
/// println!("{}: {}", step.technique(), step.explain(Language::English).text);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step(Found);

impl Step {
    pub(crate) const fn new(step: logic::step::Step, position: Arc<logic::Position>) -> Self {
        Self(Found { step, position })
    }

    pub(crate) const fn core(&self) -> &Found {
        &self.0
    }

    /// The technique.
    ///
    /// ```
    /// # use stepdoku::{Ladder, Position, Puzzle, unwatched};
    /// let puzzle: Puzzle = "3..2..1..2..1..4".parse().unwrap();
    /// let step = Position::of(&puzzle).next_step(&Ladder::default(), &mut unwatched).unwrap().unwrap();
    /// assert_eq!(step.technique().to_string(), "hidden-single");
    /// ```
    #[must_use]
    pub fn technique(&self) -> Technique {
        Technique(self.0.step.technique())
    }

    /// The digit that it places; `None` if it only removes candidates.
    ///
    /// ```
    /// # use stepdoku::{Ladder, Position, Puzzle, unwatched};
    /// let puzzle: Puzzle = "3..2..1..2..1..4".parse().unwrap();
    /// let step = Position::of(&puzzle).next_step(&Ladder::default(), &mut unwatched).unwrap().unwrap();
    /// println!("{}", step.placed().unwrap());
    /// ```
    #[must_use]
    pub fn placed(&self) -> Option<Candidate> {
        self.0.step.placed().map(|placed| Candidate::of(placed, self.0.position.shape()))
    }

    /// The candidates that it removes, beside those that a placed digit excludes from the cells that it sees.
    ///
    /// ```
    /// # use stepdoku::{Ladder, Position, Puzzle, unwatched};
    /// let puzzle: Puzzle = "3..2..1..2..1..4".parse().unwrap();
    /// let step = Position::of(&puzzle).next_step(&Ladder::default(), &mut unwatched).unwrap().unwrap();
    /// assert!(step.eliminated().is_empty());
    /// ```
    #[must_use]
    pub fn eliminated(&self) -> Vec<Candidate> {
        Candidate::all_of(self.0.step.eliminated(), self.0.position.shape())
    }

    /// Why it is true: in words, with everything that they name, and with marks and links to draw.
    ///
    /// ```
    /// # use stepdoku::{Ladder, Language, Position, Puzzle, unwatched};
    /// let puzzle: Puzzle = "3..2..1..2..1..4".parse().unwrap();
    /// let step = Position::of(&puzzle).next_step(&Ladder::default(), &mut unwatched).unwrap().unwrap();
    /// let explanation = step.explain(Language::English);
    /// let spans: String = explanation.spans.iter().map(|span| &*span.text).collect();
    /// assert_eq!(spans, explanation.text);
    /// ```
    #[cfg(feature = "words")]
    #[must_use]
    pub fn explain(&self, language: Language) -> Explanation {
        words::explain(&self.0, language)
    }
}
