//! Bent naked sets: as many cells as digits, in more than one house.

pub mod find;
pub(crate) mod say;

use super::{Claim, Conclusion, Family, Marks, Role, Technique, written};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidates, Cell, Digit, DigitSet, Geometry};

/// Cells with as many digits. Most of the digits fit only once in them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bent {
    /// The cells, four to six, not all in one house.
    pub cells: Vec<Cell>,
    /// The digits of the cells.
    pub digits: DigitSet,
    /// The digit with cells that do not all see each other, if any does.
    pub free: Option<Digit>,
}

impl Bent {
    /// Returns the cells that can be the digit.
    #[must_use]
    pub fn places(&self, digit: Digit, position: &Candidates) -> Vec<Cell> {
        self.cells.iter().copied().filter(|&cell| position.digits(cell).contains(digit)).collect()
    }

    /// Returns whether all of these cells see each other.
    #[must_use]
    pub fn all_see(geometry: &Geometry, cells: &[Cell]) -> bool {
        cells
            .iter()
            .enumerate()
            .all(|(at, &one)| cells[at + 1..].iter().all(|&other| geometry.see(one, other)))
    }
}

impl Family for Bent {
    fn technique(&self) -> Technique {
        if self.cells.len() == 4 { Technique::WxyzWing } else { Technique::VwxyzWing }
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        Claim::all_hold(before, &self.cells)
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        marks.add_cells(&self.cells, Role::Cause);
        if let Some(free) = self.free {
            marks.add_digit(position, &self.cells, free, Role::Cause);
            marks.add_digits(position, &self.cells, self.digits.without(free), Role::Aid);
        } else {
            marks.add_digits(position, &self.cells, self.digits, Role::Cause);
        }
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        Some(format!("({}){}", written::digits(self.digits, ""), written::cells(&self.cells, position)))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        Some(format!("{} in {}", written::slashed(self.digits), written::cells(&self.cells, position)))
    }
}
