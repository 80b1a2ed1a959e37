//! Grids as text for people and programs. `Display` of a grid is the plain line.

use std::fmt::Display;
use std::fmt::Write;
use sudoku_board::{Digit, Grid, House, HouseKind};

fn symbol(digit: Option<Digit>) -> char {
    digit.map_or('.', Digit::symbol)
}

fn symbols(grid: &Grid) -> impl Iterator<Item = Vec<char>> + '_ {
    rows(grid).map(|row| row.into_iter().map(symbol).collect())
}

fn rows(grid: &Grid) -> impl Iterator<Item = Vec<Option<Digit>>> + '_ {
    (0..grid.shape().side()).map(|row| {
        let house = House::new(HouseKind::Row, row as u8);
        grid.geometry().cells(house).iter().map(|&cell| grid.get(cell)).collect()
    })
}

/// Writes the symbols in reading order, `.` for an empty cell, without a line break.
#[must_use]
pub fn line(grid: &Grid) -> String {
    grid.to_string()
}

/// Writes a line with Sudoku Explainer's ratings behind the clues, ER, EP and ED, as forums and gsf's `serate` have
/// it.
#[must_use]
pub fn rated_line(grid: &Grid, [hardest, placement, first]: [impl Display; 3]) -> String {
    format!("{} ED={hardest}/{placement}/{first}", line(grid))
}

/// Writes a line of symbols for each row, as in an .sdk file.
#[must_use]
pub fn plain_rows(grid: &Grid) -> String {
    symbols(grid).fold(String::new(), |text, row| text + &String::from_iter(row) + "\n")
}

/// Writes rows with `|` between boxes and `---+---` between bands, as Simple Sudoku does (.ss).
#[must_use]
pub fn ss(grid: &Grid) -> String {
    let (rows, columns) = (grid.shape().box_rows(), grid.shape().box_columns());
    let between = vec!["-".repeat(columns); rows].join("+") + "\n";
    let mut text = String::new();
    for (row, symbols) in symbols(grid).enumerate() {
        if row > 0 && row % rows == 0 {
            text.push_str(&between);
        }
        let boxes: Vec<String> = symbols.chunks(columns).map(String::from_iter).collect();
        text.push_str(&boxes.join("|"));
        text.push('\n');
    }
    text
}

/// Writes rows in a frame of box-drawing characters, for people.
#[must_use]
pub fn block(grid: &Grid) -> String {
    let (rows, columns) = (grid.shape().box_rows(), grid.shape().box_columns());
    let level = |left, middle, right| {
        let boxes = vec!["─".repeat(2 * columns + 1); rows];
        format!("{left}{}{right}\n", boxes.join(middle))
    };
    let mut text = level("┌", "┬", "┐");
    for (row, symbols) in symbols(grid).enumerate() {
        if row > 0 && row % rows == 0 {
            text.push_str(&level("├", "┼", "┤"));
        }
        for part in symbols.chunks(columns) {
            text.push('│');
            for symbol in part {
                text.push(' ');
                text.push(*symbol);
            }
            text.push(' ');
        }
        text.push_str("│\n");
    }
    text + &level("└", "┴", "┘")
}

/// Writes a list of lists of numbers with 0 for an empty cell, a row on each line. It is JSON, and valid source code
/// in many languages.
///
/// ```
/// use sudoku_board::Grid;
/// use sudoku_notation::write;
///
/// let grid = Grid::from_line("12.........34...").expect("a line of 16 symbols");
/// assert!(write::matrix(&grid).starts_with("[[1, 2, 0, 0],\n"));
/// ```
#[must_use]
pub fn matrix(grid: &Grid) -> String {
    let mut text = String::from("[");
    for (index, row) in rows(grid).enumerate() {
        text.push_str(if index == 0 { "[" } else { ",\n [" });
        for (place, digit) in row.into_iter().enumerate() {
            let comma = if place == 0 { "" } else { ", " };
            let number = digit.map_or(0, Digit::number);
            write!(text, "{comma}{number}").expect("a string takes all that is written");
        }
        text.push(']');
    }
    text + "]\n"
}

/// Writes a file in ipuz, version 2, as <http://www.ipuz.org> describes it for Sudoku: rows with a number for each
/// given and 0 for an empty cell, and from ten on letters, which the file lists.
#[must_use]
pub fn ipuz(grid: &Grid) -> String {
    let side = grid.shape().side();
    let entry = |digit: Option<Digit>| match digit.map_or('0', Digit::symbol) {
        letter @ 'A'..='Z' => format!("\"{letter}\""),
        number => number.to_string(),
    };
    let row = |row: Vec<Option<Digit>>| {
        format!("    [{}]", row.into_iter().map(entry).collect::<Vec<_>>().join(", "))
    };
    let symbols: String = Digit::all(grid.shape()).map(Digit::symbol).collect();
    format!(
        "{{\n  \"version\": \"http://ipuz.org/v2\",\n  \"kind\": [\"http://ipuz.org/sudoku#1\"],\n  \
         \"dimensions\": {{ \"width\": {side}, \"height\": {side} }},\n  \"charset\": \"{symbols}\",\n  \
         \"puzzle\": [\n{}\n  ]\n}}\n",
        rows(grid).map(row).collect::<Vec<_>>().join(",\n")
    )
}
