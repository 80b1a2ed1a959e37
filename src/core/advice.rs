//! What a teacher says of a board that somebody plays on: where to look next, whether a move was forced,
//! and how a whole solve went.
//!
//! A teacher believes the digits that stand, and of the notes no more than is said here. Every answer is
//! bounded in work, counted in climbs of the ladder: milliseconds decide nothing.

mod reason;
mod review;
mod whereabouts;

pub use reason::{Claimed, Effort, Nearness, Verdict, judge, prove_from_here};
pub use review::{Move, Reviewed, judge_move, review};
pub use whereabouts::Whereabouts;

use crate::{
    Candidate, Candidates, Cell, DigitSet, Grid, Position,
    ladder::{Ladder, next_step},
    step::Step,
};
use serde::{Deserialize, Serialize};

/// A board as its player left it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// The clues of a puzzle that was proven to have one solution.
    pub clues: Grid,
    /// All digits that stand; none of them wrong.
    pub digits: Grid,
    /// Candidates that are to be taken as ruled out.
    pub gone: Vec<Candidate>,
    /// The notes of all cells that have some.
    pub notes: Vec<(Cell, DigitSet)>,
}

/// A step to hint at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hinted {
    /// The step.
    pub step: Step,
    /// What is ruled out before it, beyond what the digits rule out.
    pub gone: Vec<Candidate>,
}

impl Sheet {
    /// The position that it is, as far as it is believed.
    #[must_use]
    pub fn position(&self) -> Position {
        let mut candidates = Candidates::new(&self.digits);
        for &gone in &self.gone {
            candidates.eliminate(gone, |_| {});
        }
        Position::within(candidates, &self.clues)
    }

    /// Whether the notes show that a candidate has been ruled out already.
    fn shows(&self, gone: Candidate) -> bool {
        self.notes.iter().any(|(cell, noted)| *cell == gone.cell && !noted.contains(gone.digit))
    }
}

/// The first step up the ladder that the player has not taken yet. A step counts as taken if all that it
/// rules out lacks in notes already: what follows may then rest on it, as it has a reason of its own.
#[must_use]
pub fn hint(sheet: &Sheet, ladder: &Ladder) -> Option<Hinted> {
    let mut position = sheet.position();
    let mut gone = sheet.gone.clone();
    loop {
        let step = next_step(&position, ladder)?;
        let taken = step.placed().is_none() && step.eliminated().iter().all(|&out| sheet.shows(out));
        if !taken {
            return Some(Hinted { step, gone });
        }
        gone.extend(step.eliminated());
        position.apply(&step);
    }
}
