//! Sentences for exocets.

use super::Exocet;
use crate::{
    explain::{
        Assertion,
        plan::{Plan, Said, Told, plan, with_list},
        words::{common, exocet},
    },
    step::Step,
};
use sudoku_board::{Candidates, Cell, DigitSet, HouseKind};

impl Told for Exocet {
    /// Returns "Suppose 1, 5 or 8 is in r1c1 or r1c2, and not in r2c4 or r3c7. Then columns 3, 4 and 7 have it
    /// outside boxes 1, 2 and 3.", a line for each digit, and the contradiction.
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        let Exocet { base, houses: [line, own_box], digits, targets, across, covers } = self;
        let ([one, other], line, own_box) = (*targets, *line, *own_box);
        let companions = self.companions(position);
        let open = |digit| companions.iter().all(|&cell| position.digit(cell) != Some(digit));
        let mut before = plan![
            exocet::must_have_two(base, *digits),
            exocet::suppose(one, other),
            Assertion::Holds(base.to_vec(), *digits)
        ];
        before.push(if companions.is_empty() {
            exocet::nowhere_else(line, own_box)
        } else {
            exocet::nowhere_else_nor_in(line, own_box, &companions)
        });
        for digit in digits.iter().filter(|&digit| open(digit) && !companions.is_empty()) {
            before.extend(plan![Assertion::Lacks(digit, companions.clone())]);
        }
        before.push(if line.kind() == HouseKind::Row {
            exocet::in_other_rows(across)
        } else {
            exocet::in_other_columns(across)
        });
        let geometry = position.geometry();
        let in_band = |&house| geometry.band(line).iter().map(move |place| geometry.cell_at(house, place));
        let band_cells: Vec<Cell> = across.iter().flat_map(in_band).collect();
        let lines = covers.iter().map(|(digit, cover)| {
            let said =
                if cover.is_empty() { exocet::no_place_for(*digit) } else { exocet::only_in(*digit, cover) };
            plan![said, Assertion::Elsewhere(*digit, across.clone(), band_cells.clone(), cover.clone())]
        });
        let most = covers.iter().map(|(_, cover)| cover.len()).max().unwrap_or_default();
        let of_base = step.eliminated().iter().filter(|gone| base.contains(&gone.cell));
        let lost: DigitSet = of_base.map(|gone| gone.digit).collect();
        let mut after = plan![exocet::cannot_do(most, across)];
        after.push(if lost.is_empty() {
            exocet::both_in_targets(targets)
        } else {
            exocet::both_in_targets_without(targets, lost)
        });
        for digit in lost.iter() {
            after.extend(plan![Assertion::Lacks(digit, targets.to_vec())]);
        }
        let fact = Assertion::Exocet(*base, *digits, *targets, across.clone());
        let after = plan![after, fact, Said::Conclusion, common::so(step.eliminated())];
        with_list(before, lines.collect(), after)
    }
}
