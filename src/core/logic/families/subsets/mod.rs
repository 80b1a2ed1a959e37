//! Naked, hidden and locked sets.

pub mod find;
pub(crate) mod say;

use super::{Claim, Conclusion, Family, Marks, Role, Technique, written};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidates, Cell, DigitSet, House};

/// The point of view on a subset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SetKind {
    /// The cells have no other candidates.
    Naked,
    /// The digits have no other places.
    Hidden,
    /// Naked, and the cells share two houses that both lose something.
    Locked,
}

/// As many digits as cells, confined to each other in a house.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Subset {
    /// Whether the cells have no other digits, or the digits no other cells.
    pub kind: SetKind,
    /// The house.
    pub house: House,
    /// The cells, in reading order.
    pub cells: Vec<Cell>,
    /// The digits, as many as cells.
    pub digits: DigitSet,
}

impl Family for Subset {
    fn technique(&self) -> Technique {
        match (self.kind, self.cells.len()) {
            (SetKind::Locked, 2) => Technique::LockedPair,
            (SetKind::Locked, 3) => Technique::LockedTriple,
            (SetKind::Hidden, 0..=2) => Technique::HiddenPair,
            (SetKind::Hidden, 3) => Technique::HiddenTriple,
            (SetKind::Hidden, 4) => Technique::HiddenQuadruple,
            (SetKind::Hidden, 5) => Technique::HiddenQuintuple,
            (SetKind::Hidden, _) => Technique::HiddenSextuple,
            (_, 0..=2) => Technique::NakedPair,
            (_, 3) => Technique::NakedTriple,
            (_, 4) => Technique::NakedQuadruple,
            (_, 5) => Technique::NakedQuintuple,
            (_, _) => Technique::NakedSextuple,
        }
    }

    fn claims(&self, _: &Candidates) -> Vec<Claim> {
        match self.kind {
            SetKind::Hidden => {
                self.digits.iter().map(|digit| Claim::places(digit, self.house, &self.cells)).collect()
            }
            SetKind::Naked | SetKind::Locked => {
                self.cells.iter().map(|&cell| Claim::Holds(cell, self.digits)).collect()
            }
        }
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        if self.kind == SetKind::Locked {
            let shared: Vec<House> = position.geometry().houses_of_all(&self.cells).collect();
            marks.add_houses(&shared, Role::House);
        } else {
            marks.add_houses(&[self.house], Role::House);
        }
        marks.add_digits(position, &self.cells, self.digits, Role::Cause);
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        let (digits, cells) = (written::run(self.digits), written::cells(&self.cells, position));
        Some(match self.kind {
            SetKind::Hidden => format!("({digits}){}\\{cells}", written::houses(&[self.house], position)),
            SetKind::Naked | SetKind::Locked => format!("({digits}){cells}"),
        })
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        let (digits, cells) = (written::digits(self.digits, ","), written::cells(&self.cells, position));
        Some(format!("{digits} in {cells}"))
    }
}
