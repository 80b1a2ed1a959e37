//! Cells that can't all have their own digits alone: loops, rectangles and graves that would have two solutions,
//! and odd rings and tridagons that would have none.

pub mod find;
pub(crate) mod say;

use super::{
    Claim, Conclusion, Family, Marks, Role, Technique,
    written::{cells, joined, run, slashed},
};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidates, Cell, Digit, DigitSet, House};

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

/// The shape of cells that can't have their own digits alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DeadlyShape {
    /// A loop of two digits: they could change places.
    Loop,
    /// Two lines of cells that could change places, in pairs that cross them: first the cells of one line, then
    /// their partners in the other.
    Rectangle,
    /// An odd ring of cells with two digits, each seeing the next: the digits can't alternate.
    Odd,
    /// Three cells in each of four boxes, in different rows and columns of two bands and two stacks, with three
    /// digits: boxes in reading order, the cells of each from the top.
    Tridagon,
    /// The whole board, with two of everything.
    Grave,
}

/// Cells that would have two solutions, or none, without the extra candidates.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Deadly {
    /// The shape of the cells.
    pub shape: DeadlyShape,
    /// The cells, in the order of the shape; empty for a grave, which is the whole board.
    pub ring: Vec<Cell>,
    /// The digits of the cells besides the extra ones: two, three of a tridagon, or as many as the pairs of a
    /// rectangle; none for a grave.
    pub digits: DigitSet,
    /// The cells with extra candidates, each with its extra candidates.
    pub extra: Vec<(Cell, DigitSet)>,
    /// The reason that some of the extra candidates are right or wrong.
    pub way: Way,
}

impl Deadly {
    /// Returns the extra candidates of all cells together.
    #[must_use]
    pub fn extras(&self) -> DigitSet {
        self.extra.iter().fold(DigitSet::EMPTY, |all, (_, digits)| all.union(*digits))
    }

    /// Returns the cells with extra candidates.
    #[must_use]
    pub fn open(&self) -> Vec<Cell> {
        self.extra.iter().map(|&(cell, _)| cell).collect()
    }
}

impl Family for Deadly {
    fn technique(&self) -> Technique {
        match (self.shape, &self.way) {
            (DeadlyShape::Odd, _) => Technique::BivalueOddagon,
            (DeadlyShape::Tridagon, _) => Technique::Tridagon,
            (DeadlyShape::Rectangle, Way::One) => Technique::ExtendedRectangle1,
            (DeadlyShape::Rectangle, Way::Same(_)) => Technique::ExtendedRectangle2,
            (DeadlyShape::Rectangle, Way::Bound(..)) => Technique::ExtendedRectangle4,
            (DeadlyShape::Rectangle, _) => Technique::ExtendedRectangle3,
            (DeadlyShape::Loop, Way::One) => Technique::UniqueLoop1,
            (DeadlyShape::Loop, Way::Same(_)) => Technique::UniqueLoop2,
            (DeadlyShape::Loop, Way::Naked(..) | Way::Hidden(..)) => Technique::UniqueLoop3,
            (DeadlyShape::Loop, Way::Bound(..)) => Technique::UniqueLoop4,
            (DeadlyShape::Grave, Way::One) => Technique::BugPlusOne,
            (DeadlyShape::Grave, Way::Same(_)) => Technique::Bug2,
            (DeadlyShape::Grave, Way::Naked(..) | Way::Hidden(..)) => Technique::Bug3,
            (DeadlyShape::Grave, Way::Bound(..)) => Technique::Bug4,
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
        marks.add_digits(position, &self.ring, self.digits, Role::Cause);
        for &(cell, digits) in &self.extra {
            marks.add_digits(
                position,
                &[cell],
                digits,
                if self.digits.is_empty() { Role::Cause } else { Role::Aid },
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
            return Some(format!("({}){}", run(self.digits), cells(&self.ring, position)));
        }
        let extra =
            |&(cell, digits): &(Cell, DigitSet)| format!("({}){}", run(digits), cells(&[cell], position));
        let count: usize = self.extra.iter().map(|(_, digits)| digits.len()).sum();
        Some(format!("BUG+{count}: {}", joined(self.extra.iter().map(extra), ",")))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        let told = |ring| format!("{} in {}", slashed(self.digits), cells(ring, position));
        Some(if self.ring.is_empty() { String::new() } else { told(&self.ring) })
    }
}
