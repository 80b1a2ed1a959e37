//! The credit for a solve, as bytes: the code that loads with the first board passes them on and needs no code for
//! their content.

use super::{decode, encode};
use serde::{Deserialize, Serialize};
use sudoku_board::Grid;
use sudoku_logic::{
    ladder::Plan,
    why::advice::{Credits, PlayedTurn, credit},
};
use sudoku_make::Progress;

/// The question: a puzzle, and the turns of a solve.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PackedSolve(Vec<u8>);

/// The answer: the credits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PackedCredits(Vec<u8>);

impl PackedSolve {
    /// Packs the clues and the solution of the puzzle, and the turns.
    #[must_use]
    pub fn new(clues: &Grid, solution: &Grid, turns: &[PlayedTurn]) -> Self {
        Self(encode(&(clues, solution, turns)))
    }

    /// Credits the turns. Damaged bytes give no credit.
    pub(super) fn credits(&self, plan: Plan, tell: &mut dyn FnMut(Progress)) -> PackedCredits {
        let read = decode::<(Grid, Grid, Vec<PlayedTurn>)>(&self.0);
        let credits = read.map_or_else(
            |_| Credits::default(),
            |(clues, solution, turns)| {
                credit(&clues, &solution, &turns, &plan.ladder(), &mut |share| tell(share.into()))
            },
        );
        PackedCredits(encode(&credits))
    }
}

impl PackedCredits {
    /// Unpacks the credits. Damaged bytes give none.
    #[must_use]
    pub fn open(&self) -> Credits {
        decode(&self.0).unwrap_or_default()
    }
}
