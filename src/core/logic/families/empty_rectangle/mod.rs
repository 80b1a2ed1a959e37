//! Empty rectangles.

pub mod find;
pub(crate) mod say;

use super::{
    Claim, Conclusion, Family, LinkMark, Marks, Role, Technique,
    written::{self, joined, says},
};
use crate::step::claim::meeting;
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidate, Candidates, Cell, Digit, House};

/// A strong link outside a box that bars one of its two lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BoxReading {
    /// The line that the near end of the link bars.
    pub barred: House,
    /// The line where the box must then have the digit.
    pub left: House,
    /// The link: its near end, on the barred line, and its far end.
    pub link: [Cell; 2],
    /// The house where these are the only places.
    pub house: House,
}

impl BoxReading {
    /// Returns whether another reading bars the line that this one leaves, and its link ends in the same cell.
    pub(crate) fn is_swapped(&self, other: &Self) -> bool {
        self.barred == other.left && self.left == other.barred && self.link[1] == other.link[1]
    }
}

/// In a box, all places of a digit are in a row and a column; a strong link bars one of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct EmptyRectangle {
    /// The digit.
    pub digit: Digit,
    /// The box.
    pub within: House,
    /// The readings of the box with its links; a dual one has two.
    pub readings: Vec<BoxReading>,
}

impl Family for EmptyRectangle {
    fn technique(&self) -> Technique {
        if self.readings.len() > 1 { Technique::DualEmptyRectangle } else { Technique::EmptyRectangle }
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        let reading = |reading: &BoxReading| {
            let cells = meeting(before, self.within, &[reading.barred, reading.left]);
            [
                Claim::places(self.digit, self.within, &cells),
                Claim::places(self.digit, reading.house, &reading.link),
            ]
        };
        self.readings.iter().flat_map(reading).collect()
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        marks.add_houses(&[self.within], Role::House);
        marks.add_digit(position, position.geometry().cells(self.within), self.digit, Role::Aid);
        for reading in &self.readings {
            marks.add_digit(position, &reading.link, self.digit, Role::Cause);
        }
    }

    fn links(&self, _: &Candidates) -> Vec<LinkMark> {
        let drawn = |reading: &BoxReading| {
            let [near, far] = reading.link.map(|cell| vec![Candidate::new(cell, self.digit)]);
            LinkMark::strong(near, far)
        };
        self.readings.iter().map(drawn).collect()
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        let reading = |reading: &BoxReading| {
            let [barred, left] = self.arms(reading, position);
            let [near, far] = reading.link;
            let ways = [&[far][..], &[near], &barred, &left];
            let [far, near, barred, left] = ways.map(|cells| says(self.digit, cells, position));
            format!("{far}={near}-{barred}={left}")
        };
        Some(joined(self.readings.iter().map(reading), ", "))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        let links: Vec<Cell> = self.readings.iter().flat_map(|reading| reading.link).collect();
        let (within, links) = (written::houses(&[self.within], position), written::cells(&links, position));
        Some(format!("{} in {within} ({links})", self.digit.symbol()))
    }
}

impl EmptyRectangle {
    /// Returns the places of the digit in the box on the barred line, and on the remaining one.
    fn arms(&self, reading: &BoxReading, position: &Candidates) -> [Vec<Cell>; 2] {
        let geometry = position.geometry();
        let held = |&cell: &Cell| position.digits(cell).contains(self.digit);
        let places = geometry.cells(self.within).iter().copied().filter(held);
        let (left, barred): (Vec<Cell>, Vec<Cell>) =
            places.partition(|cell| !geometry.cells(reading.barred).contains(cell));
        [barred, left]
    }
}
