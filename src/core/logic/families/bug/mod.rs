//! The bivalue universal grave.

pub mod find;
pub(crate) mod say;

use super::{Claim, Conclusion, Family, Marks, Role, Technique, written::says};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidate, Candidates};

/// A bivalue universal grave: each open cell except one has two candidates, and without the extra candidate
/// each digit has two places in each house.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bug {
    /// The candidate that prevents a second solution.
    pub candidate: Candidate,
}

impl Family for Bug {
    fn technique(&self) -> Technique {
        Technique::BugPlusOne
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        before.open_cells().map(|cell| Claim::holds(before, cell)).collect()
    }

    fn mark(&self, _: &Candidates, marks: &mut Marks) {
        marks.add([self.candidate], Role::Cause);
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        let Candidate { cell, digit } = self.candidate;
        Some(format!("BUG+1: {}", says(digit, &[cell], position)))
    }

    fn hodoku(&self, _: &Conclusion, _: &Candidates) -> Option<String> {
        Some(String::new())
    }
}
