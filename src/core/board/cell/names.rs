//! Short names of cells and houses: `r3c5`, `r3`, `c5`, `b2`. Numbers count from 1.

use crate::{Cell, House, Shape};

/// Returns the name of a cell by its row and column, such as `r3c5`.
#[must_use]
pub fn cell_name(shape: &Shape, cell: Cell) -> String {
    let geometry = shape.geometry();
    format!("r{}c{}", geometry.row(cell) + 1, geometry.column(cell) + 1)
}

/// Returns the cell of that name, in either case; `None` if it isn't a name, or the shape has no such cell.
#[must_use]
pub fn cell(shape: &Shape, name: &str) -> Option<Cell> {
    let (row, column) = after(name, 'r')?.split_once(['c', 'C'])?;
    Some(shape.geometry().cell(number(shape, row)?, number(shape, column)?))
}

/// Returns the name of a house, such as `r3` for a row, `c5` for a column, `b2` for a box or a region, `d1` for the
/// diagonal from the top left, `d2` for the other one, `w4` for a window.
#[must_use]
pub fn house_name(house: House) -> String {
    let (letter, number) = house_letter(house);
    format!("{letter}{}", number + 1)
}

/// Returns the letter of a house, and its number from 0 among the houses with the same letter.
#[must_use]
pub const fn house_letter(house: House) -> (char, usize) {
    let (letter, first) = house.kind().letter();
    (letter, first + house.number())
}

/// Returns the house of that name, in either case; `None` if it isn't a name, or the shape has no such house.
#[must_use]
pub fn house(shape: &Shape, name: &str) -> Option<House> {
    House::all(shape).find(|&house| {
        let (letter, number) = house_letter(house);
        after(name, letter).and_then(|text| self::number(shape, text)) == Some(number)
    })
}

fn after(name: &str, letter: char) -> Option<&str> {
    name.strip_prefix(letter).or_else(|| name.strip_prefix(letter.to_ascii_uppercase()))
}

/// Reads a number from 1 to the side as an index from 0; `None` for any other text. Names have no signs or leading
/// zeros.
fn number(shape: &Shape, text: &str) -> Option<usize> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    let number: usize = if plain { text.parse().ok()? } else { return None };
    (1..=shape.side()).contains(&number).then(|| number - 1)
}
