//! Sentences for pairs in a band or stack.

use super::ChuteRemotePair;
use crate::{
    explain::{
        Assertion,
        phrases::so_seeing,
        plan::{Plan, Told, lost, plan},
        words::{chute, common},
    },
    step::Step,
};
use sudoku_board::Candidates;

impl Told for ChuteRemotePair {
    /// Returns "r1c2 and r2c7 can both only be 4 or 9. If both were 4, row 3 would need its 4 in r3c456, and none of
    /// these can be 4. So r2c1, which sees both, can't be 9."
    fn plan(&self, step: &Step, _: &Candidates) -> Plan {
        let ChuteRemotePair { cells: pair, digits, barred, house, rest } = self;
        let mut plan = plan![
            chute::can_only_be(pair, *digits),
            Assertion::Holds(pair.to_vec(), *digits),
            Assertion::Sees(lost(step), pair.to_vec()),
            chute::if_both(*barred, *house, rest),
            Assertion::Within(rest.clone(), *house)
        ];
        for digit in barred.iter() {
            plan.extend(plan![Assertion::Lacks(digit, rest.clone())]);
        }
        let leaves = barred
            .single()
            .map_or_else(chute::different_digits, |digit| chute::leaves_other(digits.without(digit)));
        plan![plan, leaves, so_seeing(step.eliminated(), common::both())]
    }
}
