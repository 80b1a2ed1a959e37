//! Locked candidates.
//!
//! On a board where cells see each other in more ways, a cell may see all places of a digit in a house without
//! sharing one house with them: the digit leaves it for the same reason.

pub mod find;
pub(crate) mod say;

use super::{Claim, Conclusion, Family, Marks, Role, Technique, written};
use crate::step::{claim::meeting, shown::held_of};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidates, Digit, DigitSet, House};

/// In one house, all places of a digit are in another house.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Locked {
    /// The digit.
    pub digit: Digit,
    /// The house whose places are confined.
    pub within: House,
    /// The other house, where the rest of the places are eliminated; `None` if the cells that lose the digit
    /// see all the places in several ways.
    pub crossing: Option<House>,
}

impl Family for Locked {
    fn technique(&self) -> Technique {
        if self.within.is_line() { Technique::Claiming } else { Technique::Pointing }
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        let Self { digit, within, crossing } = *self;
        let places = match crossing {
            Some(crossing) => meeting(before, within, &[crossing]),
            None => held_of(before, before.geometry().cells(within), DigitSet::only(digit))
                .into_iter()
                .map(|place| place.cell)
                .collect(),
        };
        vec![Claim::places(digit, within, &places)]
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        marks.add_houses(&[self.within], Role::House);
        marks.add_houses(self.crossing.as_slice(), Role::Aid);
        marks.add_digit(position, position.geometry().cells(self.within), self.digit, Role::Cause);
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        Some(written::based(self.digit, &[self.within], self.crossing.as_slice(), position))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        Some(format!("{} in {}", self.digit.symbol(), written::houses(&[self.within], position)))
    }
}
