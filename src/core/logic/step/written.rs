//! The words of the two notations, Eureka and HoDoKu's, the same in all languages. Cells and houses are
//! `r1c2`, `r13c25`, `b4`: adjacent numbers without a comma are single figures; boards with more than nine
//! rows need commas, and name cells one by one.

use sudoku_board::{Candidates, Cell, Digit, DigitSet, House, names::house_letter, sorting::sort};

/// Writes digits with a separator.
pub(crate) fn digits(all: DigitSet, between: &str) -> String {
    all.iter().map(|digit| digit.symbol().to_string()).collect::<Vec<_>>().join(between)
}

/// Writes numbers from 1, in order and without duplicates.
fn numbers(mut all: Vec<usize>, short: bool) -> String {
    sort(&mut all);
    all.dedup();
    let all: Vec<String> = all.into_iter().map(|number| (number + 1).to_string()).collect();
    all.join(if short { "" } else { "," })
}

/// Returns whether each number of a row or column is a single figure.
fn is_short(position: &Candidates) -> bool {
    !position.shape().has_letters()
}

/// Writes cells, with one name for those of a row or column, or for the crossings of rows and columns.
pub(crate) fn cells(all: &[Cell], position: &Candidates) -> String {
    let geometry = position.geometry();
    let mut left: Vec<Cell> = all.to_vec();
    sort(&mut left);
    left.dedup();
    let place = |cell: &Cell| (geometry.row(*cell), geometry.column(*cell));
    if !is_short(position) {
        let each = left.iter().map(place).map(|(row, column)| format!("r{}c{}", row + 1, column + 1));
        return each.collect::<Vec<_>>().join(",");
    }
    let rows: Vec<usize> = left.iter().map(|cell| place(cell).0).collect();
    let columns: Vec<usize> = left.iter().map(|cell| place(cell).1).collect();
    let (some_rows, some_columns) = (numbers(rows, true), numbers(columns, true));
    // All crossings of some rows and columns.
    if some_rows.len() * some_columns.len() == left.len() {
        return format!("r{some_rows}c{some_columns}");
    }
    let mut told = Vec::new();
    while let Some(&first) = left.first() {
        let (row, column) = place(&first);
        let in_row: Vec<Cell> = left.iter().copied().filter(|cell| place(cell).0 == row).collect();
        let in_column: Vec<Cell> = left.iter().copied().filter(|cell| place(cell).1 == column).collect();
        let taken = if in_column.len() > in_row.len() { in_column } else { in_row };
        let row_numbers = numbers(taken.iter().map(|cell| place(cell).0).collect(), true);
        let column_numbers = numbers(taken.iter().map(|cell| place(cell).1).collect(), true);
        told.push(format!("r{row_numbers}c{column_numbers}"));
        left.retain(|cell| !taken.contains(cell));
    }
    told.join(",")
}

/// Writes cells in the order given, one by one.
pub(crate) fn each(all: &[Cell], position: &Candidates) -> String {
    all.iter().map(|&cell| cells(&[cell], position)).collect::<Vec<_>>().join(",")
}

/// Writes houses, with one name for each kind: `r24`, `r2b5`; diagonals are `d12`, windows `w1`.
pub(crate) fn houses(all: &[House], position: &Candidates) -> String {
    let mut told = String::new();
    for letter in ['r', 'c', 'b', 'd', 'w'] {
        let named = all.iter().map(|&house| house_letter(house));
        let those: Vec<usize> =
            named.filter(|&(other, _)| other == letter).map(|(_, number)| number).collect();
        if !those.is_empty() {
            told.push(letter);
            told.push_str(&numbers(those, is_short(position)));
        }
    }
    told
}

/// Returns the candidates of some cells.
pub(crate) fn held(position: &Candidates, cells: &[Cell]) -> DigitSet {
    cells.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(position.digits(cell)))
}

/// Writes digits without separators: `123`.
pub(crate) fn run(all: DigitSet) -> String {
    digits(all, "")
}

/// Writes digits as HoDoKu writes those of a cell: `1/2/3`.
pub(crate) fn slashed(all: DigitSet) -> String {
    digits(all, "/")
}

/// Writes Eureka's statement that a digit is in one of some cells: `(5)r1c2`.
pub(crate) fn says(digit: Digit, all: &[Cell], position: &Candidates) -> String {
    format!("({}){}", digit.symbol(), cells(all, position))
}

/// Writes Eureka's two statements of one cell or set: `(3=5)r1c2`.
pub(crate) fn either(one: &str, other: &str, all: &[Cell], position: &Candidates) -> String {
    format!("({one}={other}){}", cells(all, position))
}

/// Writes a base and its cover, in Eureka: `(5)r24\c37`.
pub(crate) fn based(digit: Digit, base: &[House], cover: &[House], position: &Candidates) -> String {
    format!("({}){}\\{}", digit.symbol(), houses(base, position), houses(cover, position))
}

/// Joins several texts with a separator.
pub(crate) fn joined(all: impl Iterator<Item = String>, between: &str) -> String {
    all.collect::<Vec<_>>().join(between)
}
