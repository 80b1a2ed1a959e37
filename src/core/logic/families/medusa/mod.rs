//! Colourings of several digits: 3D Medusa.

pub mod find;
pub(crate) mod say;

use super::{
    Claim, Conclusion, Family, LinkMark, Marks, Role, Technique,
    written::{joined, says},
};
use crate::step::origin::Origin;
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidate, Candidates, Cell, Digit, House};

/// A link of a colouring: one of two candidates is right. They are alone in a cell, or the only places of their digit in
/// the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ColorLink {
    /// A candidate that another link has, except in the first one.
    pub from: Candidate,
    /// The other, of the other colour.
    pub to: Candidate,
    /// The house with just these two places; `None` if the candidates share a cell.
    pub house: Option<House>,
}

impl ColorLink {
    /// Returns the cell or house that needs one of the two candidates.
    #[must_use]
    pub fn origin(&self) -> Origin {
        let Candidate { cell, digit } = self.from;
        self.house.map_or(Origin::Cell(cell), |house| Origin::House(digit, house))
    }
}

/// The conclusion from two colours.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ColorRule {
    /// The first colour is wrong: these two of its candidates are not both right.
    Clash(Candidate, Candidate),
    /// The first colour is wrong: it leaves this cell, or this digit in a house, nothing.
    Empties(Origin),
    /// Each eliminated candidate clashes with one of each colour.
    Both,
}

/// Candidates in two colours: all of one colour are right, or all of the other.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Medusa {
    /// The colours; a wrong one is the first.
    pub colors: [Vec<Candidate>; 2],
    /// The links that join them all, from one to the next.
    pub links: Vec<ColorLink>,
    /// The conclusion from the colours.
    pub rule: ColorRule,
}

impl Medusa {
    /// Returns the digits of all candidates of a colour, each with its cells.
    #[must_use]
    pub fn by_digit(color: &[Candidate]) -> Vec<(Digit, Vec<Cell>)> {
        let mut all: Vec<(Digit, Vec<Cell>)> = Vec::new();
        for one in color {
            match all.iter_mut().find(|(digit, _)| *digit == one.digit) {
                Some((_, cells)) => cells.push(one.cell),
                None => all.push((one.digit, vec![one.cell])),
            }
        }
        all
    }
}

impl Family for Medusa {
    fn technique(&self) -> Technique {
        Technique::Medusa
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        let of = |link: &ColorLink| match link.house {
            Some(house) => Claim::places(link.from.digit, house, &[link.from.cell, link.to.cell]),
            None => Claim::holds(before, link.from.cell),
        };
        let mut claims: Vec<Claim> = self.links.iter().map(of).collect();
        match &self.rule {
            ColorRule::Empties(Origin::Cell(cell)) => claims.push(Claim::holds(before, *cell)),
            ColorRule::Empties(Origin::House(digit, house)) => {
                claims.push(Claim::all_places(before, *digit, *house));
            }
            ColorRule::Empties(Origin::Candidate(_)) | ColorRule::Clash(..) | ColorRule::Both => {}
        }
        claims
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        for (color, own) in (0..).zip(&self.colors) {
            for (digit, cells) in Self::by_digit(own) {
                marks.add_digit(position, &cells, digit, Role::Color(color));
            }
        }
        match &self.rule {
            ColorRule::Empties(Origin::Cell(cell)) => marks.add_cells(&[*cell], Role::Cause),
            ColorRule::Empties(Origin::House(_, house)) => marks.add_houses(&[*house], Role::House),
            _ => {}
        }
    }

    fn links(&self, _: &Candidates) -> Vec<LinkMark> {
        self.links.iter().map(|link| LinkMark::strong(vec![link.from], vec![link.to])).collect()
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        let says = |one: Candidate| says(one.digit, &[one.cell], position);
        Some(joined(self.links.iter().map(|link| format!("{}={}", says(link.from), says(link.to))), ", "))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        self.eureka(position)
    }
}
