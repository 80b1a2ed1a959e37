//! Games of Simon Tatham's Solo: parameters, numbers, and the borders of regions and cages.

use super::killers::owners;
use std::fmt::Write;
use sudoku_board::{Cell, Constraint, Constraints, Grid, Shape};

/// The most digits of a killer.
const MOST_DIGITS: usize = 9;
/// The fewest cells of a cage.
const FEWEST_CELLS: usize = 2;
/// A letter says how many cells in a row have no border between them. Versions differ on this many and more.
const MOST_OPEN: u8 = 24;

/// Writes how many boxes are side by side, which is the rows of a box, and how many above each other, then the numbers,
/// the borders of irregular regions, and those of cages with their sums. `None` if Solo has no such boards: in its
/// killers each cell is in one cage, and none is alone.
pub(crate) fn written(givens: &Grid) -> Option<String> {
    let shape = givens.shape();
    let diagonals = Constraints::NONE.with(Constraint::Diagonals);
    let is_crossed = shape.constraints() == diagonals;
    if !is_crossed && !shape.constraints().is_empty() || shape.has_drawn_clues() {
        return None;
    }
    let mut text = match shape.regions() {
        Some(_) => format!("{}j", shape.side()),
        None => format!("{}x{}", shape.box_rows(), shape.box_columns()),
    };
    if is_crossed {
        text.push('x');
    }
    if shape.has_cages() {
        text.push('k');
    }
    text.push(':');
    text.push_str(&numbers(givens.iter().map(|(_, digit)| digit.map(|digit| digit.number().into()))));
    if let Some(regions) = shape.regions() {
        text.push(',');
        text.push_str(&borders(shape, regions)?);
    }
    if shape.has_cages() {
        let owners: Vec<u16> = owners(shape)?.into_iter().collect::<Option<_>>()?;
        let cages = shape.cages();
        let is_known = shape.side() <= MOST_DIGITS && cages.len() >= shape.side();
        if !is_known || cages.iter().any(|cage| cage.cells().len() < FEWEST_CELLS) {
            return None;
        }
        let sum = |cell: Cell| {
            let cage = &cages[usize::from(owners[cell.index()])];
            cage.sum().filter(|_| cage.cells().first() == Some(&cell))
        };
        text.push(',');
        text.push_str(&borders(shape, &owners)?);
        text.push(',');
        text.push_str(&numbers(Cell::all(shape).map(sum)));
    }
    Some(text)
}

/// Writes a number for each cell: a letter for each run of cells without one, and `_` between two numbers without a
/// letter between them.
fn numbers(cells: impl Iterator<Item = Option<u16>>) -> String {
    let mut text = String::new();
    let mut empty = 0_u16;
    let letters = |text: &mut String, empty: &mut u16| {
        while *empty > 0 {
            let here = (*empty).min(26);
            text.push(char::from(b'a' + here as u8 - 1));
            *empty -= here;
        }
    };
    for number in cells {
        let Some(number) = number else {
            empty += 1;
            continue;
        };
        if empty == 0 && !text.is_empty() {
            text.push('_');
        }
        letters(&mut text, &mut empty);
        // Writing to a `String` cannot fail.
        let _ = write!(text, "{number}");
    }
    letters(&mut text, &mut empty);
    text
}

/// Writes the borders between cells of different groups: those between neighbours in a row, row by row, then those
/// between neighbours in a column, column by column, and one more. A letter is a run without borders, one for `a`, and
/// then a border; `_` is a border alone. `None` if a run is too long, or a group is in pieces.
fn borders<T: PartialEq + Copy>(shape: &Shape, groups: &[T]) -> Option<String> {
    let geometry = shape.geometry();
    let at = |row: usize, column: usize| geometry.cell(row, column);
    let lines = 0..shape.side();
    let upright = lines.clone().flat_map(|row| (1..shape.side()).map(move |at| ((row, at - 1), (row, at))));
    let level = lines.flat_map(|column| (1..shape.side()).map(move |at| ((at - 1, column), (at, column))));
    let mut text = String::new();
    let mut open = 0;
    let mut border = |open: &mut u8| {
        text.push(if *open == 0 { '_' } else { char::from(b'a' + *open - 1) });
        *open = 0;
    };
    for ((row, column), (next_row, next_column)) in upright.chain(level) {
        let group = |cell: Cell| groups[cell.index()];
        if group(at(row, column)) != group(at(next_row, next_column)) {
            border(&mut open);
        } else if open == MOST_OPEN {
            return None;
        } else {
            open += 1;
        }
    }
    border(&mut open);
    let cells_of =
        |group: T| Cell::all(shape).filter(|cell| groups[cell.index()] == group).collect::<Vec<_>>();
    Cell::all(shape)
        .all(|cell| super::killers::is_in_one_piece(shape, &cells_of(groups[cell.index()])))
        .then_some(text)
}
