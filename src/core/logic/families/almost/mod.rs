//! Almost locked pairs and triples: a naked set that lacks a cell, and a hidden one that crosses it.

pub mod find;
pub(crate) mod say;

use super::{Claim, Conclusion, Family, Marks, Role, Technique, written};
use crate::step::claim::meeting;
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidates, Cell, DigitSet, House};

/// Two or three digits in a line and a box that cross.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CrossedSet {
    /// The digits.
    pub digits: DigitSet,
    /// The house of the naked cells.
    pub within: House,
    /// Cells of that house outside the other one, one fewer than digits, with these digits alone.
    pub naked: Vec<Cell>,
    /// The house of the hidden cells.
    pub crossing: House,
    /// The places of the digits in that house outside the first one, one fewer than digits.
    pub hidden: Vec<Cell>,
}

impl Family for CrossedSet {
    fn technique(&self) -> Technique {
        if self.digits.len() == 2 { Technique::AlmostLockedPair } else { Technique::AlmostLockedTriple }
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        let mut claims = Claim::all_hold(before, &self.naked);
        claims.extend(self.digits.iter().map(|digit| Claim::all_places(before, digit, self.crossing)));
        claims
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        marks.add_houses(&[self.within, self.crossing], Role::House);
        marks.add_cells(&self.naked, Role::Cause);
        marks.add_digits(position, &self.naked, self.digits, Role::Cause);
        marks.add_digits(position, &self.hidden, self.digits, Role::Aid);
        let shared = meeting(position, self.crossing, &[self.within]);
        marks.add_digits(position, &shared, self.digits, Role::Aid);
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        let set =
            |cells: &[Cell]| format!("({}){}", written::run(self.digits), written::cells(cells, position));
        Some(format!("{}, {}", set(&self.naked), set(&self.hidden)))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        let set = |cells: &[Cell]| written::cells(cells, position);
        Some(format!("{} in {}, {}", written::slashed(self.digits), set(&self.naked), set(&self.hidden)))
    }
}
