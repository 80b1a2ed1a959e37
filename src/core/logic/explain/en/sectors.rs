//! Sentences for multi-sector locked sets.

use super::say::{all_of, are_many, cells, houses, number, sentence, so, with_list};
use crate::{
    explain::{Assertion, Span},
    step::{Sectors, Step},
};
use sudoku_board::{Candidates, House, HouseKind, sorting::sort};

/// A line for each house with its digits, then "That makes at most 16 digits for 16 cells. So each area has all its
/// digits in these cells, and none elsewhere."
pub(super) fn explain(found: &Sectors, step: &Step, position: &Candidates) -> Vec<Span> {
    let shape = position.shape();
    let count = number(found.cells.len());
    let of = |kind: HouseKind| -> Vec<House> {
        let mut own: Vec<House> = if found.is_loop {
            found.covers.iter().map(|&(house, _)| house).filter(|house| house.kind() == kind).collect()
        } else {
            found.cells.iter().map(|&cell| position.geometry().line_of(cell, kind)).collect()
        };
        sort(&mut own);
        own.dedup();
        own
    };
    let mut named = sentence!(": ", cells(&found.cells, shape));
    if are_many(&found.cells, shape) {
        named = vec![Span::Brief(String::new(), named)];
    }
    named.push(".".into());
    let before = if found.is_loop {
        sentence!("A loop through ", houses(&of(HouseKind::Box)), format!(" has {count} empty cells"), named)
    } else {
        let cross = sentence!(houses(&of(HouseKind::Row)), " cross ", houses(&of(HouseKind::Column)));
        sentence!(cross, format!(". There, {count} cells are empty"), named)
    };
    let mut lines = Vec::new();
    for &(house, digits) in &found.covers {
        let once = if digits.len() == 1 { " there once." } else { " there once each." };
        lines.push(sentence!(house, " can have ", all_of(digits), once));
    }
    let fact = Assertion::Sectors(found.cells.clone(), found.covers.clone(), step.eliminated().to_vec());
    let all = format!("That makes at most {count} digits for {count} cells, and no others are possible. ");
    let inside = step.eliminated().iter().any(|gone| found.cells.contains(&gone.cell));
    let is_line = |(house, _): &(House, _)| house.kind() != HouseKind::Box;
    let area = if found.covers.iter().all(is_line) { "line" } else { "area" };
    let each = if inside {
        format!(
            "So each {area} has all of its own there and none elsewhere, and each counts for a single {area}."
        )
    } else {
        format!("So each {area} has all of its own there, and none elsewhere.")
    };
    with_list(before, lines, sentence!(all, each, fact, so(" So", step.eliminated(), shape)))
}
