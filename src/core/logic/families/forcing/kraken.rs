//! Kraken fish.

use super::Forced;
use crate::{
    families::{Claim, Conclusion, Family, LinkMark, Marks, Role, Technique, forcing, written},
    step::claim::meeting,
};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidates, Cell, Digit, House};

/// Some rows or columns (the base) need a digit, and one house fewer across them (the cover) can take all but one. So
/// one of the other places has it, and all of them lead to the same conclusion.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Kraken {
    /// The digit.
    pub digit: Digit,
    /// The base houses.
    pub base: Vec<House>,
    /// The cover, one house fewer.
    pub cover: Vec<House>,
    /// Type 1: the places in one more house across see the candidates that go, as in a fish of all these houses. Only
    /// its fins need chains.
    pub by_fish: bool,
    /// The placements that follow from each place outside the cover, beginning with it.
    pub branches: Vec<Vec<Forced>>,
}

impl Kraken {
    /// Returns the places outside the cover.
    pub(crate) fn places(&self) -> Vec<Cell> {
        self.branches.iter().filter_map(|branch| Some(branch.first()?.candidate.cell)).collect()
    }
}

impl Family for Kraken {
    fn technique(&self) -> Technique {
        if self.by_fish { Technique::KrakenFish1 } else { Technique::KrakenFish2 }
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        let of = |&house: &House| {
            let mut cells = meeting(before, house, &self.cover);
            cells.extend(self.places());
            Claim::Places(self.digit, house, cells)
        };
        self.base.iter().map(of).chain(forcing::claims_of(&self.branches, before)).collect()
    }

    fn mark(&self, before: &Candidates, marks: &mut Marks) {
        marks.add_houses(&self.base, Role::House);
        marks.add_houses(&self.cover, Role::Aid);
        forcing::mark(&self.branches, before, marks);
    }

    fn links(&self, before: &Candidates) -> Vec<LinkMark> {
        forcing::links(&self.branches, before)
    }

    /// Returns the fish with its fins, and the consequences of each place, separated by bars.
    fn eureka(&self, position: &Candidates) -> Option<String> {
        let based = written::based(self.digit, &self.base, &self.cover, position);
        Some(format!("{based} => {}", forcing::eureka(&self.branches, position)))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        self.eureka(position)
    }
}
