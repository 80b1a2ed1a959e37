//! Guardians of a broken wing: an odd ring of one digit.

pub mod find;
pub(crate) mod say;

use super::{
    Claim, Conclusion, Family, LinkMark, Marks, Role, Technique,
    written::{self, says},
};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidate, Candidates, Cell, Digit, House};

/// An odd ring of cells. Without the guardians, the house of each two neighbours would need the digit in one of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Guardians {
    /// The digit.
    pub digit: Digit,
    /// The cells of the ring, in order.
    pub ring: Vec<Cell>,
    /// For each cell, the house that it shares with the next, or the last one with the first.
    pub houses: Vec<House>,
    /// The other places of the digit in these houses.
    pub guardians: Vec<Cell>,
}

impl Family for Guardians {
    fn technique(&self) -> Technique {
        Technique::Guardians
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        self.houses.iter().map(|&house| Claim::all_places(before, self.digit, house)).collect()
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        marks.add_digit(position, &self.ring, self.digit, Role::Cause);
        marks.add_digit(position, &self.guardians, self.digit, Role::Aid);
    }

    /// Returns a link for each two neighbours.
    fn links(&self, _: &Candidates) -> Vec<LinkMark> {
        let of = |cell: Cell| vec![Candidate::new(cell, self.digit)];
        let next = self.ring.iter().cycle().skip(1);
        self.ring.iter().zip(next).map(|(&one, &other)| LinkMark::weak(of(one), of(other))).collect()
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        Some(says(self.digit, &self.guardians, position))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        let [ring, guardians] = [&self.ring, &self.guardians].map(|cells| written::cells(cells, position));
        Some(format!("{} in {ring} ({guardians})", self.digit.symbol()))
    }
}
