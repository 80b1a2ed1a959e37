//! Sentences for multi-sector locked sets.

use super::Sectors;
use crate::explain::en::say::{
    Assertion, English, Span, Step, Technique, all_of, are_many, cells, houses, number, sentence, so,
    with_list,
};
use sudoku_board::{Candidates, House, HouseKind, sorting::sort};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] =
    &[(Technique::MultiSector, "Multi-sector locked set"), (Technique::SkLoop, "SK loop")];

impl English for Sectors {
    /// Returns a line for each house with its digits, then "That makes at most 16 digits for 16 cells. So each area
    /// has all its digits in these cells, and none elsewhere."
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        let shape = position.shape();
        let count = number(self.cells.len());
        let of = |kind: HouseKind| -> Vec<House> {
            let mut own: Vec<House> = if self.is_loop {
                self.covers.iter().map(|&(house, _)| house).filter(|house| house.kind() == kind).collect()
            } else {
                self.cells.iter().map(|&cell| position.geometry().line_of(cell, kind)).collect()
            };
            sort(&mut own);
            own.dedup();
            own
        };
        let mut named = sentence!(": ", cells(&self.cells, shape));
        if are_many(&self.cells, shape) {
            named = vec![Span::Brief(String::new(), named)];
        }
        named.push(".".into());
        let before = if self.is_loop {
            sentence!(
                "A loop through ",
                houses(&of(HouseKind::Box)),
                format!(" has {count} empty cells"),
                named
            )
        } else {
            let cross = sentence!(houses(&of(HouseKind::Row)), " cross ", houses(&of(HouseKind::Column)));
            sentence!(cross, format!(". There, {count} cells are empty"), named)
        };
        let mut lines = Vec::new();
        for &(house, digits) in &self.covers {
            let once = if digits.len() == 1 { " there once." } else { " there once each." };
            lines.push(sentence!(house, " can have ", all_of(digits), once));
        }
        let fact = Assertion::Sectors(self.cells.clone(), self.covers.clone(), step.eliminated().to_vec());
        let all =
            format!("That makes at most {count} digits for {count} cells, and no others are possible. ");
        let inside = step.eliminated().iter().any(|gone| self.cells.contains(&gone.cell));
        let is_line = |(house, _): &(House, _)| house.kind() != HouseKind::Box;
        let area = if self.covers.iter().all(is_line) { "line" } else { "area" };
        let each = if inside {
            format!(
                "So each {area} has all of its own there and none elsewhere, and each counts for a single {area}."
            )
        } else {
            format!("So each {area} has all of its own there, and none elsewhere.")
        };
        with_list(before, lines, sentence!(all, each, fact, so(" So", step.eliminated(), shape)))
    }
}
