//! Chute remote pairs: two cells of a band or stack that cannot both be the same digit.

pub mod find;
pub(crate) mod say;

use super::{
    Claim, Conclusion, Family, Marks, Role, Technique,
    written::{self, slashed},
};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidates, Cell, DigitSet, House};

/// Two cells with the same two candidates, in different lines and boxes of a band or stack.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ChuteRemotePair {
    /// The cells.
    pub cells: [Cell; 2],
    /// The two candidates of the cells.
    pub digits: DigitSet,
    /// The digits that they cannot both be: the house would lack it.
    pub barred: DigitSet,
    /// The house.
    pub house: House,
    /// The cells of that house outside the lines and boxes of the two. They lack the barred digits.
    pub rest: Vec<Cell>,
}

impl Family for ChuteRemotePair {
    fn technique(&self) -> Technique {
        Technique::ChuteRemotePair
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        let mut claims = Claim::all_hold(before, &self.cells);
        claims.extend(self.barred.iter().map(|digit| Claim::Lacks(digit, self.rest.clone())));
        claims
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        marks.add_cells(&self.cells, Role::Cause);
        marks.add_digits(position, &self.cells, self.digits, Role::Cause);
        marks.add_houses(&[self.house], Role::House);
        marks.add_cells(&self.rest, Role::Aid);
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        Some(format!("({}){}", written::digits(self.digits, "="), written::cells(&self.cells, position)))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        Some(format!("{} {}", slashed(self.digits), written::cells(&self.cells, position)))
    }
}
