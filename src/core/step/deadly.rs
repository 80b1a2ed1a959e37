//! Loops and graves that would have two solutions, as Sudoku Explainer finds them.

use super::{
    Claim, Conclusion, Family, Marks, Role,
    written::{cells, joined, run, slashed},
};
use crate::{Candidates, Cell, Digit, DigitSet, House, Technique};
use serde::{Deserialize, Serialize};

/// The reason that some of the extra candidates are right or wrong.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Way {
    /// One cell has them all, so it is one of them.
    One,
    /// They are all of this digit, so one of the cells has it.
    Same(Digit),
    /// They make a naked set with other cells of the house.
    Naked(House, Vec<Cell>),
    /// At most one of the two cells has one of these digits, so other cells of the house have the rest.
    Hidden(House, Vec<Cell>, DigitSet),
    /// The digit has no place in the house outside the two cells.
    Bound(Digit, House),
    /// Each of them excludes the same candidates.
    Each,
}

/// Cells that would have two solutions without the extra candidates.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Deadly {
    /// The cells of a loop of two digits, in order; empty for a grave, which is the whole board.
    pub ring: Vec<Cell>,
    /// The cells with extra candidates, and these.
    pub extra: Vec<(Cell, DigitSet)>,
    /// What follows.
    pub way: Way,
}

impl Deadly {
    /// The extra candidates of all cells together.
    #[must_use]
    pub fn extras(&self) -> DigitSet {
        self.extra.iter().fold(DigitSet::EMPTY, |all, (_, digits)| all.union(*digits))
    }

    /// The cells with extra candidates.
    #[must_use]
    pub fn open(&self) -> Vec<Cell> {
        self.extra.iter().map(|&(cell, _)| cell).collect()
    }

    /// The two digits of a loop.
    #[must_use]
    pub fn pair(&self, position: &Candidates) -> DigitSet {
        let own = |cell: &Cell| position.digits(*cell);
        self.ring
            .iter()
            .map(own)
            .reduce(DigitSet::intersection)
            .unwrap_or(DigitSet::EMPTY)
            .minus(self.extras())
    }
}

impl Family for Deadly {
    fn technique(&self) -> Technique {
        match (self.ring.is_empty(), &self.way) {
            (false, Way::One) => Technique::UniqueLoop1,
            (false, Way::Same(_)) => Technique::UniqueLoop2,
            (false, Way::Naked(..) | Way::Hidden(..)) => Technique::UniqueLoop3,
            (false, Way::Bound(..)) => Technique::UniqueLoop4,
            (true, Way::One) => Technique::BugPlusOne,
            (true, Way::Same(_)) => Technique::Bug2,
            (true, Way::Naked(..) | Way::Hidden(..)) => Technique::Bug3,
            (true, Way::Bound(..)) => Technique::Bug4,
            // A loop has no such step.
            (_, Way::Each) => Technique::BugPlusN,
        }
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        let mut said = if self.ring.is_empty() {
            before.open_cells().map(|cell| Claim::holds(before, cell)).collect()
        } else {
            Claim::all_hold(before, &self.ring)
        };
        match &self.way {
            Way::One | Way::Same(_) | Way::Each => {}
            Way::Naked(_, others) => said.extend(Claim::all_hold(before, others)),
            Way::Hidden(house, _, digits) => {
                said.extend(digits.iter().map(|digit| Claim::all_places(before, digit, *house)));
            }
            Way::Bound(digit, house) => said.push(Claim::all_places(before, *digit, *house)),
        }
        said
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        if let Way::Naked(house, _) | Way::Hidden(house, ..) | Way::Bound(_, house) = self.way {
            marks.add_houses(&[house], Role::House);
        }
        marks.add_cells(&self.ring, Role::Cause);
        let pair = self.pair(position);
        for &cell in &self.ring {
            marks.add_digits(position, &[cell], pair, Role::Cause);
        }
        for &(cell, digits) in &self.extra {
            marks.add_digits(
                position,
                &[cell],
                digits,
                if pair.is_empty() { Role::Cause } else { Role::Aid },
            );
        }
        match &self.way {
            Way::Naked(_, others) => marks.add_all(position, others, Role::Aid),
            Way::Hidden(_, others, digits) => marks.add_digits(position, others, *digits, Role::Aid),
            Way::One | Way::Same(_) | Way::Bound(..) | Way::Each => {}
        }
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        if !self.ring.is_empty() {
            return Some(format!("({}){}", run(self.pair(position)), cells(&self.ring, position)));
        }
        let extra =
            |&(cell, digits): &(Cell, DigitSet)| format!("({}){}", run(digits), cells(&[cell], position));
        let count: usize = self.extra.iter().map(|(_, digits)| digits.len()).sum();
        Some(format!("BUG+{count}: {}", joined(self.extra.iter().map(extra), ",")))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        let told = |ring| format!("{} in {}", slashed(self.pair(position)), cells(ring, position));
        Some(if self.ring.is_empty() { String::new() } else { told(&self.ring) })
    }
}
