//! The reply to a learner's answer in an exercise, before any language has words for it.
//! [`advice::Question`](crate::why::advice::Question) judges the answer, and
//! [`explain::reply`](crate::explain::reply) gives the sentences.

use super::shown::{Marks, Role};
use crate::Technique;
use sudoku_board::{Candidate, Cell, Contradiction, Digit, DigitSet, House, geometry::Bond};

/// What a learner does to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// Places the digit.
    Place(Candidate),
    /// Rules out the candidate.
    RuleOut(Candidate),
    /// Points at a cell, as a part of the pattern.
    Point(Cell),
    /// Says that the board lacks the technique.
    Absent,
}

impl Deed {
    /// Returns the candidate of the deed, if it is about one.
    #[must_use]
    pub const fn candidate(self) -> Option<Candidate> {
        match self {
            Self::Place(one) | Self::RuleOut(one) => Some(one),
            Self::Point(_) | Self::Absent => None,
        }
    }

    /// Returns the cell of the deed, if it is about one.
    #[must_use]
    pub const fn cell(self) -> Option<Cell> {
        match self {
            Self::Place(one) | Self::RuleOut(one) => Some(one.cell),
            Self::Point(cell) => Some(cell),
            Self::Absent => None,
        }
    }
}

/// What a part of a pattern rests on, so that it cannot be ruled out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ground {
    /// The digit can go in these cells of the house alone.
    Places(House, Vec<Cell>),
    /// The cell can only be one of these digits.
    Digits(DigitSet),
}

/// What a technique needs around a candidate to rule it out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Need {
    /// A house, elsewhere, with all its places for the digit in sight of the cell.
    House,
    /// Two cells in sight with the same two candidates, the digit among them.
    Pair,
    /// Two other digits with the cell and one more as their only places in a house.
    Places,
    /// Two lines with two places for the digit, both in the same two crossing lines, of which one has the cell.
    Lines,
}

/// What is wrong with an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The cell has this digit.
    Filled(Digit),
    /// This cell has the digit, and is seen from the candidate's for this reason.
    Seen(Cell, Bond),
    /// The candidate was ruled out earlier.
    Earlier,
    /// In each of the houses, the digit could also go in the cell. All houses of the candidate's cell are there.
    MorePlaces(Vec<(Vec<House>, Cell)>),
    /// The cell could also be each of these digits.
    MoreDigits(DigitSet),
    /// In each of the houses, the cell is also empty. All houses of the candidate's cell are there.
    MoreGaps(Vec<(Vec<House>, Cell)>),
    /// The digit follows, as a single of another kind.
    OtherSingle(Technique),
    /// The digit is none of those of the pattern shown.
    OtherDigit(DigitSet),
    /// The digit is part of the pattern shown, which rules out only these.
    RulesOut(DigitSet),
    /// The candidate is part of the pattern shown. Only other cells of the houses lose the digit; none if that is not
    /// the whole effect.
    Part(Option<Ground>, Vec<House>),
    /// The pattern shown concerns only these houses, and the cell is in none of them.
    OutsideHouses(Vec<House>),
    /// The pattern shown concerns only these cells, and the cell is none of them.
    OutsideCells(Vec<Cell>),
    /// The cell does not see these fins of the pattern shown.
    BesideFins(Vec<Cell>),
    /// By the pattern shown, one of the first cells has the digit, and the cell sees only the others.
    SeesOnly(Vec<Cell>, Vec<Cell>),
    /// Nothing on the board is what the technique needs to rule out the candidate.
    Without(Need),
    /// The answer makes the board contradict itself.
    Clash(Contradiction),
    /// The solution says the opposite.
    Untrue,
    /// No step in question shows it: none at all, or not the one on the board.
    Unproven {
        /// Whether the step is on the board.
        shown: bool,
    },
    /// The cell lacks this digit, which all cells of the pattern have.
    Lacks(Digit),
    /// The cell has the first number of candidates, and no cell of the pattern has more than the second.
    Crowded(usize, usize),
    /// The cell sees none of the candidates that the pattern rules out; each cell of the pattern sees one.
    SeesNone,
    /// The cell is where the pattern rules out this digit.
    Effect(Digit),
    /// The cell is not part of the pattern.
    Apart,
    /// The technique is on the board.
    Present,
}

/// The reply to an answer that is not the one asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// What the learner did.
    pub deed: Deed,
    /// The technique asked for; none if the exercise does not name it.
    pub technique: Option<Technique>,
    /// Whether the solution agrees with the answer; none without a candidate, or without a known solution.
    pub truth: Option<bool>,
    /// What is wrong with the answer.
    pub fault: Fault,
    /// The marks on the board that show it.
    pub marks: Marks,
}

impl Reply {
    /// Returns whether the answer is a mistake: it says something that isn't true.
    #[must_use]
    pub const fn is_mistake(&self) -> bool {
        match (self.deed, &self.fault) {
            // Without notes, nobody sees what was ruled out earlier, and a filled cell was pressed by accident.
            (_, Fault::Filled(_) | Fault::Earlier) => false,
            (Deed::Point(_) | Deed::Absent, _) => true,
            (Deed::Place(_) | Deed::RuleOut(_), _) => matches!(self.truth, Some(false)),
        }
    }

    /// Returns whether the answer counts as an attempt: it says something that the board leaves open.
    #[must_use]
    pub const fn counts(&self) -> bool {
        match (self.deed, &self.fault) {
            (_, Fault::Filled(_) | Fault::Earlier) | (Deed::RuleOut(_), Fault::Seen(..)) => false,
            (Deed::Place(_) | Deed::RuleOut(_) | Deed::Point(_) | Deed::Absent, _) => true,
        }
    }

    /// Adds the marks that show the fault: a mistake has those of a dead end, anything else is highlighted.
    #[must_use]
    pub(crate) fn marked(mut self) -> Self {
        let role = if self.is_mistake() { Role::Clash } else { Role::Lit };
        let marks = &mut self.marks;
        match &self.fault {
            Fault::Seen(by, bond) => {
                marks.add_cells(&[*by], role);
                if let Bond::House(house) = bond {
                    marks.add_houses(&[*house], role);
                }
            }
            Fault::MorePlaces(others) | Fault::MoreGaps(others) => {
                for (houses, cell) in others {
                    marks.add_houses(houses, role);
                    marks.add_cells(&[*cell], role);
                }
            }
            Fault::MoreDigits(digits) => {
                let cell = self.deed.cell();
                let all = cell.into_iter().flat_map(|cell| digits.iter().map(move |digit| (cell, digit)));
                marks.add(all.map(|(cell, digit)| Candidate::new(cell, digit)), Role::Lit);
            }
            Fault::Part(Some(Ground::Places(house, cells)), _) => {
                marks.add_houses(&[*house], role);
                marks.add_cells(cells, role);
            }
            Fault::OutsideHouses(houses) => marks.add_houses(houses, role),
            Fault::OutsideCells(cells) | Fault::BesideFins(cells) => marks.add_cells(cells, role),
            Fault::SeesOnly(all, seen) => {
                let unseen: Vec<Cell> = all.iter().copied().filter(|cell| !seen.contains(cell)).collect();
                marks.add_cells(&unseen, role);
            }
            Fault::Clash(Contradiction::NoDigit(cell)) => marks.add_cells(&[*cell], role),
            Fault::Clash(Contradiction::NoPlace(house, _) | Contradiction::Twice(house, _)) => {
                marks.add_houses(&[*house], role);
            }
            Fault::Clash(Contradiction::Sum { first, .. }) => marks.add_cells(&[*first], role),
            Fault::Filled(_)
            | Fault::Earlier
            | Fault::OtherSingle(_)
            | Fault::OtherDigit(_)
            | Fault::RulesOut(_)
            | Fault::Part(..)
            | Fault::Without(_)
            | Fault::Untrue
            | Fault::Unproven { .. }
            | Fault::Lacks(_)
            | Fault::Crowded(..)
            | Fault::SeesNone
            | Fault::Effect(_)
            | Fault::Apart
            | Fault::Present => {}
        }
        self
    }
}
