//! Sentences for a bivalue universal grave.

use super::Bug;
use crate::{
    explain::{
        Assertion,
        plan::{Plan, Said, Told, plan},
        words::{bug, common},
    },
    step::Step,
};
use sudoku_board::{Candidate, Candidates, DigitSet};

impl Told for Bug {
    /// Says that a board with two of everything has two solutions or none, so the puzzle's board can't get there.
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        let Candidate { cell, digit } = self.candidate;
        let others: DigitSet = step.eliminated().iter().map(|gone| gone.digit).collect();
        plan![
            bug::two_each_except(cell, position.digits(cell)),
            bug::two_places_except(digit, cell),
            Assertion::Grave(self.candidate),
            bug::if_not(cell, digit),
            bug::never_one(),
            Said::Conclusion,
            if step.placed().is_some() { common::must_be(cell, digit) } else { bug::cannot_be(cell, others) },
        ]
    }
}
