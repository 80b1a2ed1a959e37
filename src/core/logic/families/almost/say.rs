//! Sentences for almost locked pairs and triples.

use super::CrossedSet;
use crate::{
    explain::{
        Assertion,
        plan::{Plan, Said, Told, plan},
        words::{almost, common},
    },
    step::{Step, origin::Origin},
};
use sudoku_board::{Candidate, Candidates};

impl Told for CrossedSet {
    /// Returns "r3c2 can only be 8 or 9. In row 2, these digits can only go in r2c8 or in box 1. Just one goes in
    /// box 1 there: r2c8 can have only one, and more would leave nothing for r3c2. So r3c2 is the other, and
    /// r2c8 must also be 8 or 9. So r2c8 can't be 7."
    fn plan(&self, step: &Step, _: &Candidates) -> Plan {
        let CrossedSet { digits, within, naked, crossing, hidden } = self;
        let (digits, within, crossing, count) = (*digits, *within, *crossing, hidden.len());
        let (holds, places, just_one, others) = if let [cell] = naked[..] {
            (
                almost::can_only_be(cell, digits),
                almost::only_in_or_in(crossing, hidden, within),
                almost::just_one(within, hidden, count, naked),
                almost::is_the_other(naked, hidden, digits),
            )
        } else {
            (
                almost::between_them(naked, digits),
                almost::only_in_two_or_in(crossing, hidden, within),
                almost::just_one_of_three(within, hidden, count, naked),
                almost::have_the_others(naked, hidden),
            )
        };
        let mut plan = plan![holds, Assertion::Holds(naked.clone(), digits), places];
        for digit in digits.iter() {
            plan.extend(plan![Assertion::Covered(digit, vec![crossing], vec![within], hidden.clone())]);
        }
        plan.extend([just_one, others]);
        for &cell in hidden {
            let all = digits.iter().map(|digit| Candidate::new(cell, digit));
            plan.extend(plan![Assertion::Either(all.collect())]);
        }
        let mut needs: Vec<Origin> = digits.iter().map(|digit| Origin::House(digit, crossing)).collect();
        needs.extend(naked.iter().map(|&cell| Origin::Cell(cell)));
        let whichever = Assertion::Whichever(needs, step.eliminated().to_vec());
        plan![plan, whichever, Said::Conclusion, common::so(step.eliminated())]
    }
}
