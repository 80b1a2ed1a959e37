//! Two strong links of a digit.

pub mod find;
pub(crate) mod say;

use super::{
    Claim, Conclusion, Family, LinkMark, Marks, Role, Technique,
    written::{self, joined, says},
};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidate, Candidates, Cell, Digit, House, sorting::sort};

/// The position of two strong links of one digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TurbotKind {
    /// In two rows or two columns, with inner ends in one column or row.
    Skyscraper,
    /// In a row and a column, with inner ends in one box.
    Kite,
    /// Two kites with the same inner cells.
    DualKite,
    /// In any other position.
    Turbot,
}

/// Two strong links of a digit whose inner ends see each other; a dual kite has both pairs.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turbot {
    /// The position of the two links.
    pub kind: TurbotKind,
    /// The digit.
    pub digit: Digit,
    /// The links: outer end, inner end, and the house where these are the only places.
    pub links: Vec<(Cell, Cell, House)>,
}

impl Family for Turbot {
    fn technique(&self) -> Technique {
        match self.kind {
            TurbotKind::Skyscraper => Technique::Skyscraper,
            TurbotKind::Kite => Technique::TwoStringKite,
            TurbotKind::DualKite => Technique::DualTwoStringKite,
            TurbotKind::Turbot => Technique::TurbotFish,
        }
    }

    fn claims(&self, _: &Candidates) -> Vec<Claim> {
        let of = |&(outer, inner, house): &_| Claim::places(self.digit, house, &[outer, inner]);
        self.links.iter().map(of).collect()
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        for &(outer, inner, house) in &self.links {
            marks.add_houses(&[house], Role::House);
            marks.add_digit(position, &[outer, inner], self.digit, Role::Cause);
        }
    }

    fn links(&self, _: &Candidates) -> Vec<LinkMark> {
        let mut drawn = Vec::new();
        for pair in self.links.chunks(2) {
            if let [(start, first, _), (end, second, _)] = *pair {
                let [start, first, second, end] =
                    [start, first, second, end].map(|cell| vec![Candidate::new(cell, self.digit)]);
                drawn.push(LinkMark::strong(start, first.clone()));
                drawn.push(LinkMark::weak(first, second.clone()));
                drawn.push(LinkMark::strong(second, end));
            }
        }
        drawn
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        let one = |cell: Cell| says(self.digit, &[cell], position);
        let pair = |pair: &[(Cell, Cell, House)]| match *pair {
            [(outer, inner, _), (other_outer, other_inner, _)] => {
                format!("{}={}-{}={}", one(outer), one(inner), one(other_inner), one(other_outer))
            }
            _ => String::new(),
        };
        Some(joined(self.links.chunks(2).map(pair), ", "))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        let digit = self.digit.symbol();
        if self.kind == TurbotKind::Turbot {
            let [(first, first_inner, _), (second, second_inner, _), ..] = self.links[..] else {
                return None;
            };
            let ends = [first, first_inner, second_inner, second];
            let [a, b, c, d] = ends.map(|cell| written::cells(&[cell], position));
            return Some(format!("{digit} {a} ={digit}= {b} -{digit}- {c} ={digit}= {d}"));
        }
        let outer: Vec<Cell> = self.links.iter().map(|&(outer, ..)| outer).collect();
        let mut inner: Vec<Cell> = self.links.iter().map(|&(_, inner, _)| inner).collect();
        sort(&mut inner);
        inner.dedup();
        let (outer, inner) = (written::each(&outer, position), written::cells(&inner, position));
        Some(format!("{digit} in {outer} (connected by {inner})"))
    }
}
