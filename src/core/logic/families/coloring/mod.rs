//! Colourings of one digit.

pub mod find;
pub(crate) mod say;

use super::{
    Claim, Conclusion, Family, LinkMark, Marks, Role, Technique,
    written::{self, joined, says},
};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidate, Candidates, Cell, Digit};

/// Strong links of a digit with alternating colours: all cells of one colour have it, or all of the other.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Colors {
    /// The digit.
    pub digit: Digit,
    /// The colourings, one or two, each with its two colours. A false colour is the first of the first
    /// colouring.
    pub colorings: Vec<[Vec<Cell>; 2]>,
    /// Whether the first colour is false; otherwise each eliminated candidate sees two colours, one of them
    /// true.
    pub wrap: bool,
}

impl Family for Colors {
    fn technique(&self) -> Technique {
        match (self.colorings.len(), self.wrap) {
            (0 | 1, false) => Technique::SimpleColorsTrap,
            (0 | 1, true) => Technique::SimpleColorsWrap,
            (_, false) => Technique::MultiColors1,
            (_, true) => Technique::MultiColors2,
        }
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        self.colorings.iter().flat_map(|coloring| self.strong(before, coloring)).collect()
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        for (i, color) in self.colorings.iter().flatten().enumerate() {
            marks.add_digit(position, color, self.digit, Role::Color(i as u8));
        }
    }

    /// Returns a strong link for each two places of a row, column or box.
    fn links(&self, position: &Candidates) -> Vec<LinkMark> {
        let mut drawn: Vec<LinkMark> = Vec::new();
        for claim in self.colorings.iter().flat_map(|coloring| self.strong(position, coloring)) {
            let Claim::Places(digit, _, cells) = claim else { continue };
            let [one, other] = cells[..] else { continue };
            let [from, to] = [one, other].map(|cell| vec![Candidate::new(cell, digit)]);
            let link = LinkMark::strong(from, to);
            if !drawn.contains(&link) {
                drawn.push(link);
            }
        }
        drawn
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        let one = |[one, other]: &[Vec<Cell>; 2]| {
            format!("{}={}", says(self.digit, one, position), says(self.digit, other, position))
        };
        Some(joined(self.colorings.iter().map(one), ", "))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        let one = |[one, other]: &[Vec<Cell>; 2]| {
            format!("({}) / ({})", written::cells(one, position), written::cells(other, position))
        };
        Some(format!("{} {}", self.digit.symbol(), joined(self.colorings.iter().map(one), ", ")))
    }
}

impl Colors {
    /// Returns the strong links between the two colours of a colouring.
    pub(crate) fn strong(&self, before: &Candidates, coloring: &[Vec<Cell>; 2]) -> Vec<Claim> {
        let (geometry, digit) = (before.geometry(), self.digit);
        let mut said = Vec::new();
        for &one in &coloring[0] {
            for &other in &coloring[1] {
                let houses = geometry.shared_houses(one, other);
                let linked = houses.filter(|&house| before.places(digit, house).len() == 2);
                said.extend(linked.map(|house| Claim::places(digit, house, &[one, other])));
            }
        }
        said
    }
}
