//! Sentences for sets in more than one house.

use super::Bent;
use crate::{
    explain::{
        Assertion,
        plan::{Plan, Said, Told, fitting, plan},
        words::{bent, common},
    },
    step::Step,
};
use sudoku_board::{Candidates, Cell, Digit, DigitSet};

impl Told for Bent {
    /// Returns "Between them, r1c2, r3c45 and r3c8 have only 1, 2, 4 and 7. The digits 1, 2 and 4 fit only once
    /// each, as their cells see each other. That fills three of the four cells, so one of them must be 7."
    fn plan(&self, step: &Step, _: &Candidates) -> Plan {
        let Bent { cells: own, digits, free } = self;
        let (digits, count) = (*digits, own.len());
        let mut plan = plan![
            fitting(bent::between_them(own, digits), plan![bent::look_at(own), bent::they_have(digits)]),
            Assertion::Holds(own.clone(), digits)
        ];
        let once = free.map_or(digits, |free| digits.without(free));
        for digit in once.iter() {
            plan.extend(plan![Assertion::Meet(digit, own.clone(), own.clone())]);
        }
        let seers = |digit: Digit| -> Vec<Cell> {
            step.eliminated().iter().filter(|gone| gone.digit == digit).map(|gone| gone.cell).collect()
        };
        let lost: DigitSet = step.eliminated().iter().map(|gone| gone.digit).collect();
        for digit in lost.iter() {
            plan.extend(plan![Assertion::Meet(digit, seers(digit), own.clone())]);
        }
        let Some(free) = *free else {
            let (each, all) = (bent::each_once(), bent::need_all(count));
            return plan![plan, each, all, Said::Conclusion, common::so(step.eliminated())];
        };
        plan![
            plan,
            bent::fit_once(once),
            bent::that_fills(count - 1, count, free),
            Said::Conclusion,
            common::cannot_seeing(&seers(free), bent::every_place(free), free),
        ]
    }
}
