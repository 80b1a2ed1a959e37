//! Multi-sector locked sets, and loops of them.

pub mod find;
pub(crate) mod say;

use super::{
    Claim, Conclusion, Family, Marks, Role, Technique,
    written::{cells, houses, joined, run},
};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidates, Cell, DigitSet, House};

/// Some cells, and houses that have each of some digits in one of them: as many digits as cells, so each house
/// has each of its digits there.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sectors {
    /// Whether the cells are a loop through four boxes; otherwise all empty crossings of some rows and columns.
    pub is_loop: bool,
    /// The cells.
    pub cells: Vec<Cell>,
    /// The houses, each with its digits.
    pub covers: Vec<(House, DigitSet)>,
}

impl Family for Sectors {
    fn technique(&self) -> Technique {
        if self.is_loop { Technique::SkLoop } else { Technique::MultiSector }
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        Claim::all_hold(before, &self.cells)
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        for &(house, digits) in &self.covers {
            // Rows in one colour, columns and boxes in others.
            let role = Role::set(usize::from(house.kind() as u8));
            let own: Vec<Cell> =
                self.cells.iter().copied().filter(|&cell| is_in(position, cell, house)).collect();
            marks.add_digits(position, &own, digits, role);
        }
        marks.add_cells(&self.cells, Role::Cause);
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        let cover =
            |&(house, digits): &(House, DigitSet)| format!("{}{}", run(digits), houses(&[house], position));
        let covers = joined(self.covers.iter().map(cover), ",");
        Some(format!("{}\\{covers}", cells(&self.cells, position)))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        self.eureka(position)
    }
}

fn is_in(position: &Candidates, cell: Cell, house: House) -> bool {
    position.geometry().houses_of(cell).contains(&house)
}
