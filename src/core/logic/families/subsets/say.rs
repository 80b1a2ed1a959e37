//! Sentences for naked and hidden sets.

use super::{SetKind, Subset};
use crate::{
    explain::{
        Assertion,
        plan::{Plan, Said, Told, fitting, plan},
        words::{common, subsets},
    },
    step::Step,
};
use sudoku_board::{Candidates, House};

/// The most digits to name again right after they were named.
const AGAIN: usize = 4;

impl Told for Subset {
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        let why = match self.kind {
            SetKind::Hidden => self.hidden(position),
            _ => self.naked(step, position),
        };
        plan![why, Said::Conclusion, common::so(step.eliminated())]
    }
}

impl Subset {
    /// Explains a naked set, and the houses that lose something to it.
    fn naked(&self, step: &Step, position: &Candidates) -> Plan {
        let (geometry, count, digits) = (position.geometry(), self.cells.len(), self.digits);
        let loses = |house: &House| {
            step.eliminated().iter().any(|gone| geometry.houses_of(gone.cell).contains(house))
        };
        let losing: Vec<House> = geometry.houses_of_all(&self.cells).filter(loses).collect();
        let mut plan = plan![fitting(
            subsets::between_them(&self.cells, digits),
            plan![subsets::look_at(&self.cells), subsets::they_have(digits)]
        )];
        for &house in &losing {
            plan.extend(plan![Assertion::Within(self.cells.clone(), house)]);
        }
        let use_up = if digits.len() > AGAIN {
            subsets::use_up_all(count, &losing)
        } else {
            subsets::use_up(count, digits, &losing)
        };
        plan![plan, Assertion::Holds(self.cells.clone(), digits), use_up]
    }

    /// Explains a hidden set: its digits, and the only cells for them.
    fn hidden(&self, position: &Candidates) -> Plan {
        let (house, cells, digits, count) = (self.house, &self.cells, self.digits, self.cells.len());
        let mut plan = plan![fitting(
            subsets::only_in(house, digits, cells),
            plan![subsets::only_so_many(house, count, digits), subsets::they_are(cells)]
        )];
        for digit in digits.iter() {
            let there = cells.iter().copied().filter(|&cell| position.digits(cell).contains(digit));
            plan.extend(plan![Assertion::Places(digit, house, there.collect())]);
        }
        plan![plan, subsets::nothing_else(count)]
    }
}
