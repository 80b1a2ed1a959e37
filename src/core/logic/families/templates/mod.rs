//! All ways to place a digit.

pub mod find;
pub(crate) mod say;

use super::{Claim, Conclusion, Family, Marks, Role, Technique, written};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidates, Cell, Digit, House, HouseKind};

/// The ways to put a digit once into each house that lacks it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Templates {
    /// The digit.
    pub digit: Digit,
    /// The number of ways.
    pub count: u32,
    /// All of the ways, each in reading order; empty if there are too many to list.
    pub listed: Vec<Vec<Cell>>,
    /// Whether the step is about a cell that every way has; otherwise it is about candidates that no way has.
    pub is_set: bool,
}

impl Family for Templates {
    fn technique(&self) -> Technique {
        if self.is_set { Technique::TemplateSet } else { Technique::TemplateDelete }
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        let rows = House::all(before.shape()).filter(|house| house.kind() == HouseKind::Row);
        let lacking = rows.filter(|&row| !before.places(self.digit, row).is_empty());
        lacking.map(|row| Claim::all_places(before, self.digit, row)).collect()
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        let all: Vec<Cell> = position.cells_of(self.digit).iter().collect();
        marks.add_digit(position, &all, self.digit, Role::Cause);
    }

    fn eureka(&self, _: &Candidates) -> Option<String> {
        Some(format!("({}) {} templates", self.digit.symbol(), self.count))
    }

    fn hodoku(&self, _: &Conclusion, _: &Candidates) -> Option<String> {
        Some(written::digits(sudoku_board::DigitSet::only(self.digit), ""))
    }
}
