//! A teacher's comments on a player's board: a hint for the next step, whether a move was forced, and a
//! review of a whole solve.
//!
//! The teacher trusts all digits on the board, and of the notes only those that this module mentions. Every
//! answer has a work limit, counted in climbs of the ladder, so that it does not depend on time.

mod argument;
mod credit;
mod reason;
mod reply;
mod review;
mod ways;
mod whereabouts;

pub use argument::{judge_argument, may_argue};
pub use credit::{Credits, PlayedTurn, Stuck, THOUGHT, credit};
pub use reason::{Claimed, Effort, Nearness, Verdict, judge, prove_from_here};
pub use reply::{Question, pattern_cells};
pub use review::{Move, Reviewed, judge_move, review};
pub use whereabouts::Whereabouts;

use crate::{
    Position,
    ladder::{Ladder, next_step},
    step::Step,
};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidate, Candidates, Cell, DigitSet, Grid};

/// A player's board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// The clues of a puzzle with a proven unique solution.
    pub clues: Grid,
    /// All digits on the board; none of them is wrong.
    pub digits: Grid,
    /// Candidates to treat as eliminated.
    pub gone: Vec<Candidate>,
    /// The notes of all cells with notes.
    pub notes: Vec<(Cell, DigitSet)>,
}

/// A step to hint at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hinted {
    /// The step.
    pub step: Step,
    /// The eliminations that it needs, beyond those by digits.
    pub gone: Vec<Candidate>,
}

impl Sheet {
    /// Returns the position, with the trusted eliminations.
    #[must_use]
    pub fn position(&self) -> Position {
        let mut candidates = Candidates::new(&self.digits);
        for &gone in &self.gone {
            candidates.eliminate(gone, |_| {});
        }
        Position::within(candidates, &self.clues)
    }

    /// Returns whether the notes show that the player has already eliminated a candidate.
    fn shows(&self, gone: Candidate) -> bool {
        self.notes.iter().any(|(cell, noted)| *cell == gone.cell && !noted.contains(gone.digit))
    }
}

/// Returns the first step up the ladder that the player has not taken yet. A step counts as taken if the notes lack
/// all its eliminations: later steps may then rest on it, since it has a reason.
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
