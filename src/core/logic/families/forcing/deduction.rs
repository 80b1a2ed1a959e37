//! Suppositions, and all that follows from them: forcing nets as Sudoku Explainer and HoDoKu find them.

use crate::{
    families::{Claim, Conclusion, Family, LinkMark, Marks, Role, Technique},
    step::origin::Origin,
};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidate, Candidates, Cell, Contradiction, Digit, DigitSet, House};

/// The number of different colours for branches.
const COLORS: usize = 4;

/// A pattern that holds under a supposition.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Inner {
    /// All places of a digit in the first house are in the second.
    Locked(Digit, House, House),
    /// Some cells of a house have as many digits.
    Naked(House, Vec<Cell>, DigitSet),
    /// Some digits have as many places in a house.
    Hidden(House, Vec<Cell>, DigitSet),
    /// All places of a digit in some lines are in as many crossing lines.
    Fish(Digit, Vec<House>, Vec<House>),
}

impl Inner {
    /// Returns the cells and the digits in houses that the pattern speaks of.
    #[must_use]
    pub fn needs(&self) -> Vec<Origin> {
        match self {
            Self::Locked(digit, within, _) => vec![Origin::House(*digit, *within)],
            Self::Naked(_, cells, _) => cells.iter().map(|&cell| Origin::Cell(cell)).collect(),
            Self::Hidden(house, _, digits) => {
                digits.iter().map(|digit| Origin::House(digit, *house)).collect()
            }
            Self::Fish(digit, base, _) => base.iter().map(|&house| Origin::House(*digit, house)).collect(),
        }
    }
}

/// The candidates that are gone for a consequence, each with the number of the one that excludes it: 0 is the
/// supposition, and the others count from 1.
pub type Lost = Vec<(u16, Candidate)>;

/// A consequence of a supposition and of the consequences before it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Consequence {
    /// The digit must be in the cell.
    Must {
        /// The placement.
        candidate: Candidate,
        /// The house without another place for the digit; `None` if the cell has no other digit.
        only_in: Option<House>,
        /// The others of the cell or house.
        lost: Lost,
    },
    /// These candidates are impossible.
    Gone {
        /// The candidates, all of them by the same pattern.
        candidates: Vec<Candidate>,
        /// The pattern.
        by: Inner,
        /// The candidates without which it is one.
        lost: Lost,
    },
}

/// A supposition with its consequences.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Supposition {
    /// The candidate that is supposed to be right, or wrong.
    pub supposed: (Candidate, bool),
    /// The consequences, each resting on earlier ones.
    pub then: Vec<Consequence>,
    /// The contradiction at the end, if there is one.
    pub clash: Option<Contradiction>,
}

/// The reason that one of the suppositions is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ground {
    /// They are all candidates of a cell, or all places of a digit in a house.
    All(Origin),
    /// The candidate is right, or it is wrong.
    Either(Candidate),
    /// There is only one, and it is impossible.
    Trial,
}

/// Suppositions that lead to the same conclusion, or one that leads to a contradiction.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Deduction {
    /// The reason that one of them is right.
    pub ground: Ground,
    /// The suppositions.
    pub branches: Vec<Supposition>,
}

impl Supposition {
    /// Returns the placements: the supposition, if it is one, and the consequences, with their numbers.
    pub fn placements(&self) -> impl DoubleEndedIterator<Item = (u16, Candidate)> + '_ {
        let (first, is) = self.supposed;
        let made = self.then.iter().enumerate().filter_map(|(at, one)| match one {
            Consequence::Must { candidate, .. } => Some((at as u16 + 1, *candidate)),
            Consequence::Gone { .. } => None,
        });
        is.then_some((0, first)).into_iter().chain(made)
    }

    /// Returns the candidates that patterns eliminate.
    fn gone(&self) -> impl Iterator<Item = Candidate> + '_ {
        let (first, is) = self.supposed;
        let gone = self.then.iter().flat_map(|one| match one {
            Consequence::Must { .. } => &[],
            Consequence::Gone { candidates, .. } => &candidates[..],
        });
        (!is).then_some(first).into_iter().chain(gone.copied())
    }

    fn links(&self) -> Vec<LinkMark> {
        let mut drawn = Vec::new();
        let placements: Vec<(u16, Candidate)> = self.placements().collect();
        for one in &self.then {
            let (next, lost) = match one {
                Consequence::Must { candidate, lost, .. } => (Some(*candidate), lost),
                Consequence::Gone { lost, .. } => (None, lost),
            };
            let mut by: Vec<u16> = lost.iter().map(|&(by, _)| by).collect();
            sudoku_board::sorting::sort(&mut by);
            by.dedup();
            for by in by {
                let lost = lost.iter().filter(|&&(own, _)| own == by);
                let lost: Vec<Candidate> = lost.map(|&(_, candidate)| candidate).collect();
                if let Some((_, made)) = placements.iter().find(|&&(at, _)| at == by) {
                    drawn.push(LinkMark::weak(vec![*made], lost.clone()));
                }
                drawn.extend(next.map(|next| LinkMark::strong(lost, vec![next])));
            }
        }
        drawn
    }
}

fn claim(before: &Candidates, origin: Origin) -> Option<Claim> {
    match origin {
        Origin::Cell(cell) => Some(Claim::holds(before, cell)),
        Origin::House(digit, house) => Some(Claim::all_places(before, digit, house)),
        Origin::Candidate(_) => None,
    }
}

impl Family for Deduction {
    fn technique(&self) -> Technique {
        Technique::ForcingNet
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        let mut rests_on: Vec<Origin> = Vec::new();
        if let Ground::All(origin) = self.ground {
            rests_on.push(origin);
        }
        for Supposition { then, clash, .. } in &self.branches {
            for one in then {
                match one {
                    Consequence::Must { candidate: Candidate { cell, digit }, only_in, .. } => {
                        let of_house = |&house| Origin::House(*digit, house);
                        rests_on.push(only_in.as_ref().map_or(Origin::Cell(*cell), of_house));
                    }
                    Consequence::Gone { by, .. } => rests_on.extend(by.needs()),
                }
            }
            rests_on.extend(match clash {
                Some(Contradiction::NoDigit(cell)) => Some(Origin::Cell(*cell)),
                Some(Contradiction::NoPlace(house, digit)) => Some(Origin::House(*digit, *house)),
                Some(Contradiction::Twice(..) | Contradiction::Sum { .. }) | None => None,
            });
        }
        rests_on.into_iter().filter_map(|origin| claim(before, origin)).collect()
    }

    fn mark(&self, _: &Candidates, marks: &mut Marks) {
        if let Ground::All(Origin::House(_, house)) = self.ground {
            marks.add_houses(&[house], Role::House);
        }
        marks.add(self.branches.iter().map(|branch| branch.supposed.0), Role::Cause);
        for (i, branch) in self.branches.iter().enumerate() {
            // A single branch is coloured like a chain, where the start is true.
            let color = if self.branches.len() == 1 { 1 } else { i % COLORS };
            marks.add(branch.placements().map(|(_, made)| made), Role::Color(color as u8));
            marks.add(branch.gone(), Role::Aid);
            match branch.clash {
                Some(Contradiction::NoDigit(cell)) => marks.add_cells(&[cell], Role::Clash),
                Some(Contradiction::NoPlace(house, _)) => marks.add_houses(&[house], Role::Clash),
                Some(Contradiction::Twice(..) | Contradiction::Sum { .. }) | None => {}
            }
        }
    }

    fn links(&self, _: &Candidates) -> Vec<LinkMark> {
        self.branches.iter().flat_map(Supposition::links).collect()
    }

    fn eureka(&self, _: &Candidates) -> Option<String> {
        None
    }

    fn hodoku(&self, _: &Conclusion, _: &Candidates) -> Option<String> {
        None
    }
}
