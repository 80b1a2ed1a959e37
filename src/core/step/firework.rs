//! Fireworks: digits of a row and a column that cross in a box.

use super::{
    Claim, Conclusion, Family, Marks, Role,
    written::{self, slashed},
};
use crate::{Candidates, Cell, DigitSet, House, Technique};
use serde::{Deserialize, Serialize};

/// Three digits, each in one of three cells.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Firework {
    /// The digits.
    pub digits: DigitSet,
    /// The cell where the lines cross.
    pub cross: Cell,
    /// The box of that cell.
    pub within: House,
    /// The row and the column.
    pub lines: [House; 2],
    /// For each line, the only place of the digits outside the box.
    pub ends: [Cell; 2],
}

impl Firework {
    /// The three cells.
    #[must_use]
    pub const fn cells(&self) -> [Cell; 3] {
        let [one, other] = self.ends;
        [self.cross, one, other]
    }
}

impl Family for Firework {
    fn technique(&self) -> Technique {
        Technique::FireworkTriple
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        let of = |&line: &House| self.digits.iter().map(move |digit| Claim::all_places(before, digit, line));
        self.lines.iter().flat_map(of).collect()
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        marks.add_houses(&self.lines, Role::House);
        marks.add_cells(&self.cells(), Role::Cause);
        marks.add_digits(position, &self.cells(), self.digits, Role::Cause);
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        Some(format!("({}){}", written::run(self.digits), written::cells(&self.cells(), position)))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        Some(format!("{} in {}", slashed(self.digits), written::cells(&self.cells(), position)))
    }
}
