//! Sentences for multi-sector locked sets.

use super::Sectors;
use crate::{
    explain::{
        Assertion,
        plan::{Plan, Said, Told, plan, with_list},
        say::are_many,
        words::{common, sectors},
    },
    step::Step,
};
use sudoku_board::{Candidates, House, HouseKind, sorting::sort};

impl Told for Sectors {
    /// Returns a line for each house with its digits, then "That makes at most 16 digits for 16 cells. So each area
    /// has all its digits in these cells, and none elsewhere."
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        let count = self.cells.len();
        let geometry = position.geometry();
        let of = |kind: HouseKind| -> Vec<House> {
            let own = self.cells.iter().map(|&cell| match kind {
                HouseKind::Box => geometry.box_of(cell),
                _ => geometry.line_of(cell, kind),
            });
            let mut own: Vec<House> = own.collect();
            sort(&mut own);
            own.dedup();
            own
        };
        let mut named = sectors::named(&self.cells);
        if are_many(&self.cells, position.shape()) {
            named = Said::Brief(Plan::new(), plan![named]);
        }
        let before = if self.is_loop {
            plan![sectors::loop_through(&of(HouseKind::Box), count, named)]
        } else {
            let cross = sectors::cross(&of(HouseKind::Row), &of(HouseKind::Column));
            plan![cross, sectors::there_are_empty(count, named)]
        };
        let lines = self.covers.iter().map(|&(house, digits)| plan![sectors::can_have(house, digits)]);
        let fact = Assertion::Sectors(self.cells.clone(), self.covers.clone(), step.eliminated().to_vec());
        let inside = step.eliminated().iter().any(|gone| self.cells.contains(&gone.cell));
        let is_line = |(house, _): &(House, _)| house.kind() != HouseKind::Box;
        let each = match (self.covers.iter().all(is_line), inside) {
            (true, true) => sectors::so_each_line_once(),
            (true, false) => sectors::so_each_line(),
            (false, true) => sectors::so_each_area_once(),
            (false, false) => sectors::so_each_area(),
        };
        let so = common::so(step.eliminated());
        with_list(before, lines.collect(), plan![sectors::at_most(count), each, fact, Said::Conclusion, so])
    }
}
