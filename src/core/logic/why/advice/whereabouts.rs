//! The place of a pattern, for a hint before its name.

use crate::{
    families::{Bug, Decoded, Pattern, Total},
    step::{
        Step,
        premises::{Claim, claims, easiest},
    },
};
use sudoku_board::{Candidates, Cell, Digit, House};

/// The most framed cells; a larger pattern shows those that its claims name first.
const FRAMED: usize = 8;

/// The place of a step, and its digit, without the pattern itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Whereabouts {
    /// Houses to look at.
    pub houses: Vec<House>,
    /// Cells to look at.
    pub cells: Vec<Cell>,
    /// The digit, if the pattern has only one.
    pub digit: Option<Digit>,
}

impl Whereabouts {
    /// Returns the place of a step in the position it was found in. For a hidden single it is the house and the
    /// digit, for a naked one the cell; for any other pattern the houses and cells of its claims, which do
    /// not reveal the conclusion.
    #[must_use]
    pub fn of(step: &Step, before: &Candidates) -> Self {
        let geometry = before.geometry();
        match (&step.pattern, step.placed()) {
            (Pattern::FullHouse { kinds } | Pattern::HiddenSingle { kinds }, Some(placed)) => {
                let house = easiest(*kinds).and_then(|kind| geometry.house_of(placed.cell, kind));
                Self { houses: house.into_iter().collect(), cells: Vec::new(), digit: Some(placed.digit) }
            }
            (Pattern::NakedSingle, Some(placed)) => Self { cells: vec![placed.cell], ..Self::default() },
            // The claims of a grave are the whole board.
            (Pattern::Bug(Bug { candidate }), _) => Self { cells: vec![candidate.cell], ..Self::default() },
            _ => match step.pattern.decoded() {
                Some(Decoded::Deadly(found)) if found.ring.is_empty() => {
                    Self { cells: found.open(), ..Self::default() }
                }
                Some(Decoded::Total(found)) => Self::of_a_sum(found, before),
                Some(Decoded::Ruled(found)) => {
                    let cells = found.cells(before).into_iter().take(FRAMED).collect();
                    Self { cells, ..Self::default() }
                }
                _ => Self::of_claims(&claims(step, before)),
            },
        }
    }

    /// Returns the houses that are added up, or the cells of a cage by itself.
    fn of_a_sum(found: Total, before: &Candidates) -> Self {
        let cages = before.geometry().cages();
        let cage = found.cages.first().and_then(|&number| cages.get(usize::from(number)));
        let cells = cage.filter(|_| found.houses.is_empty()).map(|cage| cage.cells().to_vec());
        Self { houses: found.houses, cells: cells.unwrap_or_default(), digit: None }
    }

    fn of_claims(claims: &[Claim]) -> Self {
        let mut found = Self::default();
        let mut digits: Vec<Digit> = Vec::new();
        for claim in claims {
            match claim {
                Claim::Holds(cell, _) | Claim::Solved(cell) => add(&mut found.cells, *cell),
                // A claim that cells lack a digit gives no place to look at.
                Claim::Lacks(..) => {}
                Claim::Places(digit, house, _) => {
                    add(&mut found.houses, *house);
                    add(&mut digits, *digit);
                }
            }
        }
        found.cells.truncate(FRAMED);
        // With many digits in the cells, naming one would be half of the answer.
        found.digit = match &digits[..] {
            [one] if found.cells.is_empty() => Some(*one),
            _ => None,
        };
        found
    }
}

fn add<T: PartialEq>(list: &mut Vec<T>, one: T) {
    if !list.contains(&one) {
        list.push(one);
    }
}
