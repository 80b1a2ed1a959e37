//! Sentences for wings and remote pairs.

use super::{RemotePair, WWing, Wing, WingKind};
use crate::{
    explain::{
        Assertion,
        phrases::so_seeing,
        plan::{Plan, Said, Told, fitting, lost, plan},
        words::{common, wings},
    },
    step::Step,
};
use sudoku_board::{Candidates, DigitSet};

impl Told for RemotePair {
    /// Explains a remote pair. The cells keep their order: each sees the next.
    fn plan(&self, step: &Step, _: &Candidates) -> Plan {
        let (digits, cells) = (self.digits, &self.cells[..]);
        let ([first, .., last], Some(one)) = (cells, digits.first()) else { return Plan::new() };
        let Some(another) = digits.without(one).first() else { return Plan::new() };
        let mut plan = plan![fitting(
            wings::are_each(cells, digits),
            plan![wings::follow(cells), wings::they_are_each(digits)]
        )];
        for &cell in cells {
            plan.extend(plan![Assertion::Holds(vec![cell], digits)]);
        }
        for two in cells.windows(2) {
            plan.extend(plan![Assertion::Sees(vec![two[0]], vec![two[1]])]);
        }
        plan![
            plan,
            Assertion::Sees(lost(step), vec![*first, *last]),
            wings::alternate(digits, *first, *last, one, another),
            so_seeing(step.eliminated(), common::both_ends()),
        ]
    }
}

impl Told for Wing {
    /// Says that a cell that sees the pincers loses the digit. If the pivot can also be the digit, the cell must see
    /// that as well.
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        let Wing { kind, pivot, digit, pincers: [first, second], .. } = *self;
        let gone = lost(step);
        let own = |cell| position.digits(cell);
        let shared = |pincer| own(pincer).without(digit);
        let sees = wings::sees_pincers(pivot, own(pivot), first, own(first), second, own(second));
        let mut plan = plan![sees, Assertion::Sees(vec![pivot], vec![first, second])];
        for cell in [pivot, first, second] {
            plan.extend(plan![Assertion::Holds(vec![cell], own(cell))]);
        }
        let (ifs, seen, ends) = match kind {
            WingKind::Xy => (
                [
                    wings::if_pivot(shared(first), first, digit),
                    wings::if_pivot(shared(second), second, digit),
                ],
                wings::both_pincers(),
                vec![first, second],
            ),
            WingKind::Xyz => (
                [
                    wings::if_pivot_either(shared(first), first, shared(second), second, digit),
                    wings::if_neither(digit),
                ],
                wings::all_three(),
                vec![first, second, pivot],
            ),
        };
        plan.extend(ifs);
        plan![
            plan,
            Assertion::Sees(gone.clone(), ends),
            Said::Conclusion,
            common::cannot_seeing(&gone, seen, digit),
        ]
    }
}

impl Told for WWing {
    /// Explains a W-Wing: each cell sees its own end of the link.
    fn plan(&self, step: &Step, _: &Candidates) -> Plan {
        let WWing { cells: [first, second], link: [near, far], house, linked, digit } = *self;
        let (digits, gone) = (DigitSet::only(linked).with(digit), lost(step));
        plan![
            wings::two_alike(first, second, digits),
            wings::needs_its(house, linked, near, first, far, second),
            wings::not_both(first, second, linked, digit),
            Assertion::Holds(vec![first], digits),
            Assertion::Holds(vec![second], digits),
            Assertion::Places(linked, house, vec![near, far]),
            Assertion::Sees(vec![first], vec![near]),
            Assertion::Sees(vec![second], vec![far]),
            Assertion::Sees(gone.clone(), vec![first, second]),
            Said::Conclusion,
            common::cannot_seeing(&gone, common::both(), digit),
        ]
    }
}
