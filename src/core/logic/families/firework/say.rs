//! Sentences for fireworks.

use super::{Crossing, Firework};
use crate::{
    explain::{
        Assertion,
        plan::{Plan, Said, Told, plan, with_list},
        words::{common, firework},
    },
    step::{Step, origin::Origin},
};
use sudoku_board::{Candidates, House, HouseKind};

impl Told for Firework {
    /// Returns "Outside box 1, row 3 has only r3c9 for the digits 4, 5 and 9, and column 3 only r4c3. A digit in
    /// neither would be in r3c3, as box 1 can't have it twice. That puts all three into r3c39 and r4c3. So r3c3
    /// can't be 6."
    ///
    /// With two crossings, each has a line: "Outside box 4, row 4 has only r4c6 for 3 and 4, and column 1 only r9c1."
    fn plan(&self, step: &Step, _: &Candidates) -> Plan {
        let [one, other] = self.ends;
        let mut needs = Vec::new();
        let mut outside = |crossing: &Crossing| {
            let Crossing { digits, within, lines: [row, column], .. } = crossing;
            let said = if digits.len() == 1 { firework::outside_one } else { firework::outside };
            let mut plan = plan![said(*within, *row, one, *digits, *column, other)];
            for (line, end) in [(*row, one), (*column, other)] {
                for digit in digits.iter() {
                    plan.extend(plan![Assertion::Covered(digit, vec![line], vec![*within], vec![end])]);
                    needs.push(Origin::House(digit, line));
                }
            }
            plan
        };
        if let [crossing] = &self.crossings[..] {
            let Crossing { cell, within, .. } = *crossing;
            let said = outside(crossing);
            return plan![
                said,
                firework::in_neither_would_be(cell, within),
                firework::all_three_into(&self.cells()),
                Assertion::Whichever(needs, step.eliminated().to_vec()),
                Said::Conclusion,
                common::so(step.eliminated()),
            ];
        }
        let of = |kind: HouseKind| -> Vec<House> {
            let own = self.crossings.iter().flat_map(|crossing| crossing.lines);
            own.filter(|line| line.kind() == kind).collect()
        };
        let before = plan![firework::cross(&of(HouseKind::Row), &of(HouseKind::Column))];
        let mut lines = Vec::new();
        for crossing in &self.crossings {
            lines.push(outside(crossing));
            lines.push(plan![firework::in_neither_is(crossing.cell, crossing.within)]);
        }
        let after = plan![
            firework::one_into_each(self.cells().len()),
            Assertion::Whichever(needs, step.eliminated().to_vec()),
            Said::Conclusion,
            common::so(step.eliminated()),
        ];
        with_list(before, lines, after)
    }
}
