//! The ratings of Sudoku Explainer and of `HoDoKu`.

use crate::{Candidate, Error, Progress, Puzzle};
use std::ops::ControlFlow;
use sudoku_board::Shape;
use sudoku_scales::{
    Tenths,
    hodoku::{self, NoHodokuRating},
    se::{self, NoSeRating, SeEdition},
};

/// Sudoku Explainer's figures, to the tenth: those of Sukaku Explainer 1.18.1.
///
/// ```
/// use std::ops::ControlFlow::Continue;
///
/// let puzzle: stepdoku::Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let rating = puzzle.se(&mut |_| Continue(())).unwrap();
/// assert!((rating.hardest - 1.2).abs() < 0.05);
/// ```
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct SeRating {
    /// ER: the rating of the hardest step; 20 if that program finds no step.
    pub hardest: f64,
    /// EP: that of the hardest step up to the first that places a digit.
    pub first_placement: f64,
    /// ED: that of the first step.
    pub first_step: f64,
    /// The steps of that program, in its order.
    pub steps: Vec<RatedStep>,
}

/// `HoDoKu`'s score.
///
/// ```
/// use std::ops::ControlFlow::Continue;
///
/// let puzzle: stepdoku::Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let rating = puzzle.hodoku(&mut |_| Continue(())).unwrap();
/// assert_eq!(rating.class, "Easy");
/// ```
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct HodokuRating {
    /// The sum of the scores of all steps.
    pub score: u32,
    /// The class, as that program names it: `Easy`, `Medium`, `Hard`, `Unfair` or `Extreme`.
    pub class: &'static str,
    /// The steps of that program, in its order.
    pub steps: Vec<RatedStep>,
}

/// A step of another program.
///
/// ```
/// # use std::ops::ControlFlow::Continue;
/// let puzzle: stepdoku::Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// for step in puzzle.hodoku(&mut |_| Continue(())).unwrap().steps {
///     println!("{} for {}", step.name, step.cost);
/// }
/// ```
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct RatedStep {
    /// The name in that program.
    pub name: String,
    /// The rating of the step, or its score.
    pub cost: f64,
    /// The digit that it places.
    pub placed: Option<Candidate>,
    /// The candidates that it removes.
    pub eliminated: Vec<Candidate>,
}

fn number(tenths: Tenths) -> f64 {
    f64::from(tenths.0) / 10.0
}

impl Puzzle {
    /// Rates as Sudoku Explainer does. The closure learns how many cells are filled. It is asked at the beginning, and then during
    /// searches for chains.
    ///
    /// Most puzzles take a millisecond, the hardest some seconds.
    ///
    /// ```
    /// use std::ops::ControlFlow::Break;
    ///
    /// let puzzle: stepdoku::Puzzle =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
    /// assert_eq!(puzzle.se(&mut |_| Break(())), Err(stepdoku::Error::Stopped));
    /// ```
    ///
    /// # Errors
    ///
    /// [`Error::Unsupported`]: that program rates 9×9 without further rules alone, with at least ten givens. [`Error::Stopped`]: the
    /// closure stopped it.
    pub fn se(&self, watch: &mut dyn FnMut(Progress) -> ControlFlow<()>) -> Result<SeRating, Error> {
        let clues = self.core().clues();
        let open = clues.shape().cell_count() as u64 - clues.filled_count() as u64;
        watch(Progress { done: 0, of: open })
            .map_break(|()| Error::Stopped)
            .break_value()
            .map_or(Ok(()), Err)?;
        let mut tell =
            |at: se::SeProgress| watch(Progress { done: open.saturating_sub(at.empty.into()), of: open });
        let rating = se::rate(clues, SeEdition::Current, &mut tell)
            .map_err(|why| match why {
                NoSeRating::Size => {
                    "Sudoku Explainer rates 9×9 boards without further rules alone".to_owned()
                }
                other => format!("Sudoku Explainer does not rate it: {other}"),
            })
            .map_err(|what| Error::Unsupported { what })?;
        if rating.stopped {
            return Err(Error::Stopped);
        }
        let step = |step: &se::SeStep| RatedStep {
            name: step.technique.name(),
            cost: number(step.rating),
            placed: step.placed.map(|placed| Candidate::of(placed, Shape::S9)),
            eliminated: Candidate::all_of(&step.eliminated, Shape::S9),
        };
        Ok(SeRating {
            hardest: number(rating.hardest),
            first_placement: number(rating.first_placement),
            first_step: number(rating.first_step),
            steps: rating.steps.iter().map(step).collect(),
        })
    }

    /// Rates as `HoDoKu` does. The closure is asked before each step, and learns their number. Turned or with other digits, many puzzles
    /// have another score there.
    ///
    /// ```
    /// use std::ops::ControlFlow::Continue;
    ///
    /// let small: stepdoku::Puzzle = "3..2..1..2..1..4".parse().unwrap();
    /// let error = small.hodoku(&mut |_| Continue(())).unwrap_err();
    /// assert!(matches!(error, stepdoku::Error::Unsupported { .. }));
    /// ```
    ///
    /// # Errors
    ///
    /// [`Error::Unsupported`]: that program rates 9×9 without further rules alone. [`Error::Stopped`]: the closure stopped it.
    pub fn hodoku(&self, watch: &mut dyn FnMut(Progress) -> ControlFlow<()>) -> Result<HodokuRating, Error> {
        let mut done = 0;
        let mut tell = |_| {
            done += 1;
            watch(Progress { done, of: 0 })
        };
        let rating = hodoku::rate(self.core(), &mut tell).map_err(|why| match why {
            NoHodokuRating::OtherSize => Error::Unsupported { what: why.to_string() },
            NoHodokuRating::Stopped { .. } => Error::Stopped,
        })?;
        let step = |step: &hodoku::HodokuStep| RatedStep {
            name: step.name.text().to_owned(),
            cost: step.name.score().into(),
            placed: step.placed.map(|placed| Candidate::of(placed, Shape::S9)),
            eliminated: Candidate::all_of(&step.eliminated, Shape::S9),
        };
        Ok(HodokuRating {
            score: rating.score,
            class: rating.class.name(),
            steps: rating.steps.iter().map(step).collect(),
        })
    }
}
