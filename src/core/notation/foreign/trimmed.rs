//! Rows with commas between them, whose empty cells at the ends are left out.

use super::{Answer, symbols};
use crate::{Assumption, read_plain};
use sudoku_board::Shape;

/// Reads such a line. No row ends with an empty cell there, some row is whole, and the board keeps its rules, as one
/// with a lost cell hardly would.
pub(super) fn read(text: &str) -> Option<Answer> {
    let rows: Vec<&str> = text.trim().split(',').map(str::trim).take(Shape::MOST_DIGITS + 1).collect();
    let side = rows.len();
    Shape::from_side(side).filter(|shape| *shape > Shape::S4)?;
    let lengths = || rows.iter().map(|row| row.chars().count());
    let digits =
        rows.iter().flat_map(|row| row.chars()).filter(|&symbol| symbols::digit(symbol).is_some()).count();
    let fits = rows.iter().all(|row| {
        row.chars().all(symbols::is_cell)
            && row.chars().next_back().is_none_or(|last| symbols::digit(last).is_some())
    });
    if !fits || digits < side || lengths().max() != Some(side) || lengths().all(|length| length == side) {
        return None;
    }
    let whole = |row: &&str| format!("{row:.<side$}");
    let mut reading = read_plain(&rows.iter().map(whole).collect::<Vec<_>>().join("\n")).ok()?;
    if reading.grid.shape().side() != side || reading.grid.duplicate().is_some() {
        return None;
    }
    reading.assumptions.push(Assumption::EndsAreEmpty);
    Some(Ok(reading))
}
