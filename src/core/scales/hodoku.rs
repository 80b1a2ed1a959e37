//! HoDoKu's own score of a puzzle: a walk that takes the steps of HoDoKu 2.2.0 in its order, with its default
//! settings, so that score and class are the same to the digit.
//!
//! HoDoKu takes one step at a time, and of equal steps the first that its search meets. So the score depends
//! on the view of the board: a rotated or relabelled puzzle may have another one. That is the price of
//! equality; [`super::rate`] has figures that do not change.
//!
//! Each family of techniques has a file, with searches in HoDoKu's order. `docs/ratings-hodoku.md` tells how
//! far the figures agree.

mod als;
mod chains;
mod colors;
mod explained;
mod fish;
mod forcing;
mod found;
mod layout;
mod links;
mod loops;
mod name;
mod nets;
mod patterns;
mod rectangles;
mod sets;
mod state;
mod sue_de_coq;
mod tables;
mod walk;
mod wings;

pub use name::{HodokuName, NoSuchName};
pub use walk::HodokuWalk;

use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Shape};
use sudoku_logic::{Puzzle, technique::Class};

/// A step of HoDoKu's walk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HodokuStep {
    /// The technique, with its score and class.
    pub name: HodokuName,
    /// The placed digit; `None` if the step places none.
    pub placed: Option<Candidate>,
    /// The eliminated candidates, each once, by digit, then cell.
    pub eliminated: Vec<Candidate>,
}

/// HoDoKu's figures for one view of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HodokuRating {
    /// The sum of the scores of all steps.
    pub score: u32,
    /// The class of the hardest step, or of the score if that is higher.
    pub class: Class,
    /// The steps, in order.
    pub steps: Vec<HodokuStep>,
}

/// The reason that a puzzle has no figures of HoDoKu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum NoHodokuRating {
    /// HoDoKu rates puzzles of 9×9 alone.
    #[error("HoDoKu rates puzzles of 9×9 alone")]
    OtherSize,
    /// The walk was stopped; the score is at least this.
    #[error("the walk was stopped at a score of {at_least}")]
    Stopped {
        /// The score of the steps so far.
        at_least: u32,
    },
}

/// Rates a puzzle. `watch` receives the score so far before each step, and may stop the walk.
///
/// ```
/// use std::ops::ControlFlow::Continue;
/// use sudoku_make::examples;
/// use sudoku_scales::hodoku;
///
/// let (puzzle, _) = examples::first();
/// let rating = hodoku::rate(&puzzle, &mut |_| Continue(())).expect("a puzzle of 9×9");
/// println!("{} points, {}", rating.score, rating.class.name());
/// ```
pub fn rate(
    puzzle: &Puzzle,
    watch: &mut dyn FnMut(u32) -> ControlFlow<()>,
) -> Result<HodokuRating, NoHodokuRating> {
    let mut walk = HodokuWalk::new(puzzle)?;
    let (mut score, mut hardest, mut steps) = (0, Class::Easy, Vec::new());
    loop {
        if watch(score).is_break() {
            return Err(NoHodokuRating::Stopped { at_least: score });
        }
        let Some(step) = walk.next() else { break };
        walk.apply(&step);
        score += step.name.score();
        hardest = hardest.max(step.name.class());
        steps.push(step);
    }
    Ok(HodokuRating { score, class: Class::of_score(score).max(hardest), steps })
}

/// Returns whether HoDoKu rates boards of this size.
#[must_use]
pub const fn rates(shape: &Shape) -> bool {
    matches!(shape, Shape::S9)
}
