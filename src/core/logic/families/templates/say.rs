//! Sentences for templates.

use super::Templates;
use crate::{
    explain::{
        Assertion,
        plan::{Plan, Said, Told, fitting, lost, plan, with_list},
        say::NAMED,
        words::{common, templates},
    },
    step::Step,
};
use sudoku_board::{Candidate, Candidates, Cell, House, HouseKind};

impl Told for Templates {
    /// Returns the places, then the ways, a line for each, and "None of them uses r3c5. So r3c5 can't be 4."
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        let Templates { digit, count, listed, .. } = self;
        let (digit, is_one) = (*digit, *count == 1);
        let rows = House::all(position.shape()).filter(|house| house.kind() == HouseKind::Row);
        let rows: Vec<House> = rows.filter(|&row| !position.places(digit, row).is_empty()).collect();
        let places: Vec<Cell> = position.cells_of(digit).iter().collect();
        let named = plan![templates::named(&places)];
        let counted = Said::Brief(plan![templates::counted(places.len())], named.clone());
        let mut before = plan![fitting(
            templates::need_their(&rows, digit, named),
            templates::need_their(&rows, digit, counted)
        )];
        for &row in &rows {
            let own = position.places(digit, row).iter();
            let own = own.map(|place| position.geometry().cell_at(row, place)).collect();
            before.extend(plan![Assertion::Places(digit, row, own)]);
        }
        let fact = Assertion::Templates(digit, *count);
        before.extend(plan![templates::ways(*count as usize, digit), fact]);
        let lines = listed.iter().map(|way| plan![templates::way(way)]).collect();
        let after = if let Some(Candidate { cell, .. }) = step.placed() {
            let uses = if is_one { templates::it_uses(cell) } else { templates::each_uses(cell) };
            plan![uses, Said::Conclusion, common::must_be(cell, digit)]
        } else {
            let gone = lost(step);
            let uses = match (gone.len() > NAMED, is_one) {
                (true, true) => templates::it_uses_no_other(),
                (true, false) => templates::none_uses_others(),
                (false, true) => templates::it_uses_none(&gone),
                (false, false) => templates::none_uses(&gone),
            };
            plan![uses, Said::Conclusion, common::so(step.eliminated())]
        };
        with_list(before, lines, after)
    }
}
