//! Fireworks: digits of rows and columns that cross in a box.

pub mod find;
pub(crate) mod say;

use super::{
    Claim, Conclusion, Family, Marks, Role, Technique,
    written::{self, slashed},
};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidates, Cell, DigitSet, House};

/// A row and a column that cross in a box, and some digits, each in one of three cells.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Crossing {
    /// The digits.
    pub digits: DigitSet,
    /// The cell where the lines cross.
    pub cell: Cell,
    /// The box of that cell.
    pub within: House,
    /// The row and the column, in the order of their ends.
    pub lines: [House; 2],
}

/// Three digits of one crossing, or two of each of two crossings with the same ends.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Firework {
    /// One or two crossings.
    pub crossings: Vec<Crossing>,
    /// For each line of a crossing, the only place of its digits outside the box.
    pub ends: [Cell; 2],
}

impl Firework {
    /// Returns the three or four cells.
    #[must_use]
    pub fn cells(&self) -> Vec<Cell> {
        self.crossings.iter().map(|crossing| crossing.cell).chain(self.ends).collect()
    }

    /// Returns all digits.
    #[must_use]
    pub fn digits(&self) -> DigitSet {
        self.crossings.iter().fold(DigitSet::EMPTY, |all, crossing| all.union(crossing.digits))
    }
}

impl Family for Firework {
    fn technique(&self) -> Technique {
        if self.crossings.len() == 1 { Technique::FireworkTriple } else { Technique::FireworkQuad }
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        let mut said = Vec::new();
        for Crossing { digits, lines, .. } in &self.crossings {
            let of = |&line: &House| digits.iter().map(move |digit| Claim::all_places(before, digit, line));
            said.extend(lines.iter().flat_map(of));
        }
        said
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        for (at, crossing) in self.crossings.iter().enumerate() {
            let role = if at == 0 { Role::Cause } else { Role::Aid };
            marks.add_houses(&crossing.lines, Role::House);
            let cells = [&[crossing.cell][..], &self.ends].concat();
            marks.add_digits(position, &cells, crossing.digits, role);
        }
        marks.add_cells(&self.cells(), Role::Cause);
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        let cells = written::cells(&self.cells(), position);
        Some(format!("({}){cells}", written::run(self.digits())))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        Some(format!("{} in {}", slashed(self.digits()), written::cells(&self.cells(), position)))
    }
}
