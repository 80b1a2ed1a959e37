//! Wings, and remote pairs.

pub mod find;
pub(crate) mod say;

use super::{
    Claim, Conclusion, Family, LinkMark, Marks, Role, Technique,
    written::{self, each, either, held, joined, run, says, slashed},
};
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use sudoku_board::{Candidate, Candidates, Cell, Digit, DigitSet, House};

/// Cells with the same two candidates, each seeing the next.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RemotePair {
    /// The two digits.
    pub digits: DigitSet,
    /// An even number of cells, four or more.
    pub cells: Vec<Cell>,
}

impl Family for RemotePair {
    fn technique(&self) -> Technique {
        Technique::RemotePair
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        Claim::all_hold(before, &self.cells)
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        for (i, &cell) in self.cells.iter().enumerate() {
            marks.add_digits(position, &[cell], self.digits, Role::in_turn(i));
        }
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        let pair: Vec<Digit> = self.digits.iter().collect();
        let [one, other] = pair[..] else { return None };
        let told = self.cells.iter().enumerate().map(|(i, &cell)| {
            let (first, second) = if i % 2 == 0 { (one, other) } else { (other, one) };
            either(&first.symbol().to_string(), &second.symbol().to_string(), &[cell], position)
        });
        Some(joined(told, "-"))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        let both: Vec<Digit> = self.digits.iter().collect();
        let mut told = format!("{} ", slashed(self.digits));
        for (i, &cell) in self.cells.iter().enumerate() {
            if i > 0 {
                // Writing to a `String` cannot fail.
                let _ = write!(told, " -{}- ", both[i % 2].symbol());
            }
            told += &written::cells(&[cell], position);
        }
        Some(told)
    }
}

/// The number of digits in the pivot of a wing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WingKind {
    /// Two: the shared digit is not among them.
    Xy,
    /// Three: the shared digit is among them.
    Xyz,
}

/// A pivot and two pincers: with any digit in the pivot, one of the three is the shared digit.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Wing {
    /// The kind of wing.
    pub kind: WingKind,
    /// The pivot.
    pub pivot: Cell,
    /// The pincers.
    pub pincers: [Cell; 2],
    /// The digit that one of them must be.
    pub digit: Digit,
}

impl Family for Wing {
    fn technique(&self) -> Technique {
        match self.kind {
            WingKind::Xy => Technique::XyWing,
            WingKind::Xyz => Technique::XyzWing,
        }
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        Claim::all_hold(before, [self.pivot].iter().chain(&self.pincers))
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        marks.add_all(position, &[self.pivot], Role::Aid);
        marks.add_all(position, &self.pincers, Role::Cause);
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        let digit = self.digit.symbol().to_string();
        let [first, second] = self.pincers.map(|pincer| run(position.digits(pincer).without(self.digit)));
        let middle = match self.kind {
            WingKind::Xy => second.clone(),
            WingKind::Xyz => format!("{second}|{digit}"),
        };
        Some(format!(
            "{}-{}-{}",
            either(&digit, &first, &self.pincers[..1], position),
            either(&first, &middle, &[self.pivot], position),
            either(&second, &digit, &self.pincers[1..], position)
        ))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        let Self { pivot, pincers: [first, second], digit, .. } = *self;
        let others = slashed(held(position, &[pivot]).without(digit));
        Some(format!("{others}/{} in {}", digit.symbol(), each(&[pivot, first, second], position)))
    }
}

/// Two cells with the same two candidates, each seeing one end of a strong link.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct WWing {
    /// The cells.
    pub cells: [Cell; 2],
    /// The strong link: the end that the first cell sees, then the other.
    pub link: [Cell; 2],
    /// The house of the strong link.
    pub house: House,
    /// The digit of the strong link.
    pub linked: Digit,
    /// The digit that one of the cells must be.
    pub digit: Digit,
}

impl Family for WWing {
    fn technique(&self) -> Technique {
        Technique::WWing
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        let mut said = Claim::all_hold(before, &self.cells);
        said.push(Claim::places(self.linked, self.house, &self.link));
        said
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        marks.add_houses(&[self.house], Role::House);
        marks.add_all(position, &self.cells, Role::Cause);
        marks.add_digit(position, &self.link, self.linked, Role::Aid);
    }

    fn links(&self, _: &Candidates) -> Vec<LinkMark> {
        let one = |cell: Cell| vec![Candidate::new(cell, self.linked)];
        let ([first, second], [near, far]) = (self.cells.map(one), self.link.map(one));
        vec![
            LinkMark::weak(first, near.clone()),
            LinkMark::strong(near, far.clone()),
            LinkMark::weak(far, second),
        ]
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        let [digit, linked] = [self.digit, self.linked].map(|digit| digit.symbol().to_string());
        Some(format!(
            "{}-{}={}-{}",
            either(&digit, &linked, &self.cells[..1], position),
            says(self.linked, &self.link[..1], position),
            says(self.linked, &self.link[1..], position),
            either(&linked, &digit, &self.cells[1..], position)
        ))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        let [digit, linked] = [self.digit, self.linked].map(Digit::symbol);
        let (own, link) = (each(&self.cells, position), each(&self.link, position));
        Some(format!("{digit}/{linked} in {own} connected by {linked} in {link}"))
    }
}
