//! Locked candidates.

use super::{Claim, Conclusion, Family, Marks, Role, claim::meeting, written};
use crate::{Candidates, Digit, House, HouseKind, Technique};
use serde::{Deserialize, Serialize};

/// In one house, all places of a digit are in another house.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Locked {
    /// The digit.
    pub digit: Digit,
    /// The house whose places are confined.
    pub within: House,
    /// The other house, where the rest of the places are eliminated.
    pub crossing: House,
}

impl Family for Locked {
    fn technique(&self) -> Technique {
        if self.within.kind() == HouseKind::Box { Technique::Pointing } else { Technique::Claiming }
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        let Self { digit, within, crossing } = *self;
        vec![Claim::places(digit, within, &meeting(before, within, &[crossing]))]
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        marks.add_houses(&[self.within], Role::House);
        marks.add_houses(&[self.crossing], Role::Aid);
        marks.add_digit(position, position.geometry().cells(self.within), self.digit, Role::Cause);
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        Some(written::based(self.digit, &[self.within], &[self.crossing], position))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        Some(format!("{} in {}", self.digit.symbol(), written::houses(&[self.within], position)))
    }
}
