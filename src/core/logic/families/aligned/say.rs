//! Sentences for aligned exclusion: a line for each combination that is impossible.

use super::Aligned;
use crate::{
    explain::{
        Assertion,
        plan::{Plan, Said, Told, plan},
        words::{aligned, common},
    },
    step::Step,
};
use sudoku_board::{Candidate, Candidates, Cell, DigitSet};

impl Told for Aligned {
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        let mut plan = plan![aligned::ways_to_fill(&self.cells)];
        for &cell in &self.cells {
            let digits = position.digits(cell);
            plan.extend(plan![
                Said::Line,
                aligned::can_be(cell, digits),
                Assertion::Holds(vec![cell], digits)
            ]);
        }
        let many = step.eliminated().len() > 1;
        for &gone in step.eliminated() {
            let impossible = self.impossible(gone, position);
            for (with, leaves) in &impossible {
                plan.extend(plan![Said::Line, line(with, leaves, position)]);
                if !leaves.is_empty() {
                    let taken: DigitSet = with.iter().map(|one| one.digit).collect();
                    let own = held(leaves, position).union(taken);
                    plan.extend(plan![Assertion::Only(leaves.clone(), own)]);
                }
                plan.extend(plan![Assertion::Together(with.clone(), leaves.clone())]);
            }
            let lists = impossible.into_iter().map(|(with, _)| with).collect();
            plan.extend(plan![Assertion::Ways(self.cells.clone(), gone, lists)]);
            if many {
                plan.extend([Said::Line, aligned::no_way_left(gone.digit, gone.cell)]);
            }
        }
        plan![plan, Said::Rest, Said::Conclusion, common::so(step.eliminated())]
    }
}

fn held(cells: &[Cell], position: &Candidates) -> DigitSet {
    cells.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(position.digits(cell)))
}

/// Returns "If r1c2 is 3 and r2c5 is 7, r1c5 has no digit left", or "r12c4 have only 6 left".
fn line(with: &[Candidate], leaves: &[Cell], position: &Candidates) -> Plan {
    let by: Vec<Cell> = with.iter().map(|one| one.cell).collect();
    let is = |one: &Candidate| aligned::is(one.cell, one.digit);
    let taken: DigitSet = with.iter().map(|one| one.digit).collect();
    let left = held(leaves, position).minus(taken);
    let said = match (leaves, with) {
        ([], [.., one, other]) => {
            // The last two see each other.
            let said = aligned::which_sees_it(one.cell, one.digit, other.cell, other.digit);
            return plan![said, Assertion::Sees(vec![other.cell], vec![one.cell])];
        }
        ([cell], [one, other]) => aligned::two_leave_nothing(is(one), is(other), *cell),
        ([cell], [one, other, third]) => aligned::three_leave_nothing(is(one), is(other), is(third), *cell),
        (cells, [one, other]) => aligned::two_leave_few(is(one), is(other), cells, left),
        (cells, [one, other, third]) => aligned::three_leave_few(is(one), is(other), is(third), cells, left),
        _ => return Plan::new(),
    };
    plan![said, Assertion::Sees(by, leaves.to_vec())]
}
