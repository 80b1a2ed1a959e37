//! Clues: what lines, dots, numbers and other signs say about the digits of their cells.
//!
//! A clue means one or several [relations](Relation), and the conclusions go by these alone: two cells whose digits fit
//! together, cells that rise, digits in sequence, a sum. So a kind of clue needs nothing here but its relations.

mod account;
pub mod find;
mod sandwich;
pub(crate) mod say;
mod ways;

use super::{Claim, Conclusion, Family, Marks, Role, Technique, combined::Account, written};
pub use account::{Balance, Run, Term};
pub use sandwich::Part;
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidates, Cell, Clue, Digit, DigitSet, shape::clues::Relation};

/// A relation of a clue, and what follows from it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ruled {
    /// The number of the relation among those of the board. It speaks for others of its clue, if the conclusion goes by
    /// all of them.
    pub relation: u16,
    /// What follows.
    pub ruling: Ruling,
}

/// What follows from a relation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ruling {
    /// No digits of the board fit beside some digits, in any cells of the clue.
    Never,
    /// The digits rise along the cells, so these have least digits if the second is true, otherwise greatest ones. If the
    /// first is true, the number of cells says enough, otherwise their candidates count.
    Rises(bool, bool),
    /// The candidates of the other cell of a pair leave this one fewer.
    Beside(Cell),
    /// Some digits of the cell need the same digit in two others, which see each other: in one by this relation, in the other
    /// by the relation with the number.
    Both(Cell, u16),
    /// The digits of some cells lie between those of two others. With `true`, these may have any digits.
    Inside(bool),
    /// The cells have digits in sequence, and some sequences can't be placed.
    Runs,
    /// The cells must have the digit.
    Must(Digit),
    /// The cells must have the digit twice.
    Twice(Digit),
    /// The open cells must have as many digits as there are cells.
    Full,
    /// A sum has one open cell.
    One(Cell),
    /// A sum leaves the cell a least digit. With `true`, the other cells may have any digits.
    AtLeast(Cell, bool),
    /// A sum leaves the cell a greatest digit. With `true`, the other cells may have any digits.
    AtMost(Cell, bool),
    /// A sum has two open cells. Each digit of one needs a certain digit of the other.
    Partners,
    /// No set of different digits with the sum can be placed in the open cells with some candidates.
    Combinations,
    /// As for a sandwich, for the open cells of a sum.
    Sets,
    /// As for the cells of a sandwich, for those outside its ends: they have what its sum leaves of all digits.
    Outside,
    /// All sets of digits between the ends of a sandwich have some digits, which cells that are never between them thus
    /// lack. If lacking, no set has some digits, which cells that are always between them lack. Or the same of the part
    /// outside the ends.
    Part {
        /// Whether it is the part outside the ends.
        outside: bool,
        /// Whether no set has the digits.
        lacking: bool,
    },
    /// The least and the greatest digit of a sandwich are too far apart or too near with some candidates.
    Ends,
    /// No way to fill the open cells of the clue has some candidates.
    Ways,
    /// Each way to fill the open cells of the clue has the digit.
    Each(Digit),
}

impl Ruled {
    /// Returns the relation with the number of its clue; `None` for a number that the board doesn't have.
    #[must_use]
    pub fn relation<'a>(&self, position: &'a Candidates) -> Option<&'a (u16, Relation)> {
        position.geometry().relations().get(usize::from(self.relation))
    }

    /// Returns the clue.
    #[must_use]
    pub fn clue<'a>(&self, position: &'a Candidates) -> Option<&'a Clue> {
        let (clue, _) = self.relation(position)?;
        position.geometry().clues().get(usize::from(*clue))
    }

    /// Returns all relations of its clue.
    pub fn all<'a>(&self, position: &'a Candidates) -> impl Iterator<Item = &'a Relation> {
        let own = self.relation(position).map(|(clue, _)| *clue);
        let all = position.geometry().relations().iter();
        all.filter(move |(clue, _)| Some(*clue) == own).map(|(_, relation)| relation)
    }

    /// Returns the cells that the conclusion goes by, in the order of the clue.
    #[must_use]
    pub fn cells(&self, position: &Candidates) -> Vec<Cell> {
        let whole = || self.clue(position).map(|clue| clue.cells.clone()).unwrap_or_default();
        match (self.relation(position), self.ruling) {
            (None, _) => Vec::new(),
            (Some((_, Relation::Pair(..))), Ruling::Never) => self.never(position).0,
            (_, Ruling::Rises(..) | Ruling::Inside(_)) => whole(),
            // What is filled matters only beside what is open.
            (_, Ruling::Ways | Ruling::Each(_)) => {
                let is_open = |&cell: &Cell| position.is_open(cell);
                let asks = |relation: &&Relation| relation.cells().iter().any(is_open);
                let near: Vec<Cell> = self.all(position).filter(asks).flat_map(Relation::cells).collect();
                whole().into_iter().filter(|cell| near.contains(cell)).collect()
            }
            (Some((_, relation)), Ruling::Both(_, other)) => {
                let mut cells = relation.cells();
                let other = position.geometry().relations().get(usize::from(other));
                let other = other.map(|(_, relation)| relation.cells()).unwrap_or_default();
                cells.extend(other.into_iter().filter(|cell| !relation.cells().contains(cell)));
                cells
            }
            (Some((_, relation)), _) => relation.cells(),
        }
    }
}

/// Returns the digits that a cell may have, or the one that it has.
fn left(position: &Candidates, cell: Cell) -> DigitSet {
    position.digit(cell).map_or(position.digits(cell), DigitSet::only)
}

/// Returns the digits of filled cells as claims.
fn solved<'a>(cells: impl IntoIterator<Item = &'a Cell>, position: &Candidates) -> Vec<Claim> {
    let filled = cells.into_iter().filter(|&&cell| !position.is_open(cell));
    filled.map(|&cell| Claim::Solved(cell)).collect()
}

fn lack(all: Vec<(Digit, Vec<Cell>)>) -> impl Iterator<Item = Claim> {
    let all = all.into_iter().filter(|(_, cells)| !cells.is_empty());
    all.map(|(digit, cells)| Claim::Lacks(digit, cells))
}

impl Family for Ruled {
    fn technique(&self) -> Technique {
        match self.ruling {
            Ruling::Never
            | Ruling::Rises(true, _)
            | Ruling::Inside(true)
            | Ruling::AtLeast(_, true)
            | Ruling::AtMost(_, true) => Technique::ClueAlone,
            Ruling::Rises(false, _) | Ruling::Beside(_) | Ruling::Both(..) | Ruling::Inside(false) => {
                Technique::CluePartners
            }
            Ruling::Must(_) | Ruling::Twice(_) | Ruling::Full => Technique::ClueDigit,
            Ruling::Runs => Technique::ClueRun,
            Ruling::One(_) | Ruling::AtLeast(..) | Ruling::AtMost(..) | Ruling::Partners | Ruling::Sets => {
                Technique::ClueSum
            }
            Ruling::Combinations | Ruling::Outside | Ruling::Part { .. } | Ruling::Ends => {
                Technique::ClueSandwich
            }
            Ruling::Ways | Ruling::Each(_) => Technique::ClueWays,
        }
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        let cells = self.cells(before);
        match self.ruling {
            Ruling::Never
            | Ruling::Rises(true, _)
            | Ruling::Inside(true)
            | Ruling::AtLeast(_, true)
            | Ruling::AtMost(_, true) => Vec::new(),
            Ruling::Rises(false, _) => {
                let bounds = self.bounds_along(before).into_iter().flat_map(|bound| bound.claims(before));
                bounds.collect()
            }
            Ruling::Beside(cell) => {
                let others = cells.into_iter().filter(|&other| other != cell);
                let claim = |other: Cell| match before.digit(other) {
                    Some(_) => vec![Claim::Solved(other)],
                    None if self.is_listed(cell, before) => vec![Claim::holds(before, other)],
                    None => lack(self.needs(cell, before)).collect(),
                };
                others.flat_map(claim).collect()
            }
            Ruling::Both(cell, other) => {
                let all = self.clashing(cell, other, before).into_iter();
                let of =
                    |one: account::Clashing| one.without.iter().map(move |digit| (digit, one.cells.to_vec()));
                lack(all.flat_map(of).collect()).collect()
            }
            Ruling::Inside(false) => {
                let Some((_, Relation::Between(_, ends))) = self.relation(before) else { return Vec::new() };
                let open: Vec<Cell> = ends.iter().copied().filter(|&cell| before.is_open(cell)).collect();
                let beyond = self.beyond_ends(before).into_iter().map(|digit| (digit, open.clone()));
                solved(ends, before).into_iter().chain(lack(beyond.collect())).collect()
            }
            Ruling::Runs | Ruling::Must(_) => {
                let mut claims = solved(&cells, before);
                if let Ruling::Must(digit) = self.ruling {
                    let there = self.places(digit, before);
                    let is_other = |cell: &Cell| before.is_open(*cell) && !there.contains(cell);
                    let others = cells.iter().copied().filter(is_other).collect();
                    claims.extend(lack(vec![(digit, others)]));
                }
                let open: Vec<Cell> = cells.into_iter().filter(|&cell| before.is_open(cell)).collect();
                for run in self.told_runs(before) {
                    claims.extend(lack(run.lacks(&open)));
                }
                claims
            }
            Ruling::Full => solved(&cells, before),
            Ruling::Twice(digit) => {
                let there = self.places(digit, before);
                lack(vec![(digit, cells.into_iter().filter(|cell| !there.contains(cell)).collect())])
                    .collect()
            }
            Ruling::One(cell) | Ruling::AtLeast(cell, false) | Ruling::AtMost(cell, false) => {
                let least = matches!(self.ruling, Ruling::AtLeast(..));
                let others = cells.iter().filter(|&&other| other != cell);
                let mut claims = solved(others, before);
                if let (Some(balance), false) = (self.balance(before), matches!(self.ruling, Ruling::One(_)))
                {
                    for (bound, is_least) in balance.others(cell, least, before) {
                        claims.extend(lack(bound.bound.lacks(is_least, before)));
                    }
                }
                claims
            }
            Ruling::Partners => {
                let needs = lack(self.partner_needs(before));
                solved(&cells, before).into_iter().chain(needs).collect()
            }
            Ruling::Combinations | Ruling::Sets | Ruling::Outside => {
                let (mut claims, open) = (solved(&cells, before), self.summed(before));
                for account in self.accounts(before) {
                    claims.extend(lack(account.lacks(&open)));
                }
                claims
            }
            Ruling::Part { .. } => {
                let (filled, lacks) = self.part_needs(before);
                let mut claims = solved(&filled, before);
                if let (Some(house), Some(part)) = (self.line(before), self.part(before)) {
                    let open = part.ends.into_iter();
                    claims.extend(open.map(|(digit, there)| Claim::Places(digit, house, there)));
                }
                let each = |(digits, cells): (DigitSet, Vec<Cell>)| {
                    digits.iter().map(|digit| (digit, cells.clone())).collect::<Vec<_>>()
                };
                claims.extend(lack(lacks.into_iter().flat_map(each).collect()));
                claims
            }
            Ruling::Ends => lack(self.end_needs(before)).collect(),
            Ruling::Ways | Ruling::Each(_) => {
                let mut claims = solved(&cells, before);
                let open = cells.iter().filter(|&&cell| before.is_open(cell));
                claims.extend(open.map(|&cell| Claim::holds(before, cell)));
                claims
            }
        }
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        let cells = self.cells(position);
        if let Ruling::Must(digit) | Ruling::Twice(digit) | Ruling::Each(digit) = self.ruling {
            marks.add_digit(position, &cells, digit, Role::Cause);
        }
        marks.add_cells(&cells, Role::Cause);
        let rest = self.clue(position).into_iter().flat_map(|clue| &clue.cells).copied();
        marks.add_cells(&rest.filter(|cell| !cells.contains(cell)).collect::<Vec<_>>(), Role::Aid);
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        let kind = self.clue(position)?.kind.slug();
        Some(format!("{kind} {}", written::cells(&self.cells(position), position)))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        self.eureka(position)
    }
}
