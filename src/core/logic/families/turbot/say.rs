//! Sentences for two strong links of a digit.

use super::Turbot;
use crate::{
    explain::{
        Assertion,
        plan::{Plan, Said, Told, lost, plan, with_list},
        words::{common, turbot},
    },
    step::Step,
};
use sudoku_board::{Candidates, Cell, House};

impl Told for Turbot {
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        let (digit, gone, shape) = (self.digit, lost(step), position.shape());
        let [own @ (first, near_first, house), other @ (second, near_second, across), rest @ ..] =
            &self.links[..]
        else {
            return Vec::new();
        };
        let meet = Assertion::Sees(vec![*near_first], vec![*near_second]);
        let two_places =
            |&(far, near, house): &(Cell, Cell, House)| Assertion::Places(digit, house, vec![near, far]);
        let [second_row, second_column] = rest else {
            return plan![
                turbot::two_places(*house, digit, *near_first, *first),
                two_places(own),
                turbot::two_more(*across, *near_second, *second),
                two_places(other),
                turbot::one_must_be(*near_first, *near_second, digit, *first, *second),
                meet,
                Assertion::Sees(gone.clone(), vec![*first, *second]),
                Said::Conclusion,
                common::cannot_seeing(&gone, common::both(), digit),
            ];
        };
        // A dual kite has two more links between the same inner ends.
        let pairs = [(own, other), (second_row, second_column)];
        let lines = pairs.iter().enumerate().map(|(at, (row, column))| {
            let pair = if at == 0 { turbot::first_pair } else { turbot::second_pair };
            let said = pair(row.2, row.1, row.0, digit, column.2, column.1, column.0);
            plan![said, two_places(row), two_places(column)]
        });
        let (mut by_pair, mut facts, mut left) = (Vec::new(), Plan::new(), gone);
        for (at, (row, column)) in pairs.iter().enumerate() {
            let ends = [row.0, column.0];
            let (own, rest): (Vec<Cell>, Vec<Cell>) =
                left.iter().partition(|&&cell| ends.iter().all(|&end| shape.geometry().see(cell, end)));
            left = rest;
            if !own.is_empty() {
                by_pair.push(if at == 0 { turbot::by_first(&own) } else { turbot::by_second(&own) });
                facts.extend(plan![Assertion::Sees(own, ends.to_vec())]);
            }
        }
        let cannot = match <[Said; 2]>::try_from(by_pair) {
            Ok([first, second]) => Some(turbot::cannot_by_pairs(first, second, digit)),
            Err(one) => one.into_iter().next().map(|one| turbot::cannot_by_pair(one, digit)),
        };
        let before = plan![turbot::see_each_other(*near_first, *near_second, digit), meet];
        with_list(before, lines.collect(), plan![Said::Conclusion, cannot, facts])
    }
}
