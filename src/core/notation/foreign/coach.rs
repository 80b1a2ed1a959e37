//! Positions of sudoku.coach: objects packed with zlib, in base 32.

use super::Answer;
use super::board::{Content, ForeignBoard, digit, of_bits};
use super::object::Object;
use super::packed::zlib_base32;
use crate::{Format, ParseError, ParseErrorKind as Kind};
use sudoku_board::{Digit, Shape};

/// The prefix of such a position.
const HEAD: &str = "SCv";
/// The only known version.
const VERSION: &str = "SCv7_32_";

/// Returns whether a text by itself looks like a position of sudoku.coach.
pub(super) fn is_meant(text: &str) -> bool {
    text.starts_with(HEAD) && text.len() > VERSION.len()
}

pub(super) fn read(text: &str) -> Answer {
    let damaged = || ParseError::whole(Kind::Damaged);
    let payload = text.strip_prefix(VERSION).ok_or_else(damaged)?;
    let text = zlib_base32(payload)?;
    let object = Object::read(&text)?;
    let side = match object.field("gridSize") {
        Some(size) => size.number().ok_or_else(damaged)? as usize,
        None => 9,
    };
    let shape =
        Shape::from_side(side).ok_or(ParseError::whole(Kind::OtherSize { rows: side, columns: side }))?;
    let cells = shape.cell_count();
    let digits = |name: &str| -> Result<Vec<Option<Digit>>, ParseError> {
        let Some(text) = object.field(name).and_then(Object::written).filter(|text| !text.is_empty()) else {
            return Ok(vec![None; cells]);
        };
        let one = |symbol: char| match symbol {
            '0' | '.' => Ok(None),
            _ => {
                let number = symbol.to_digit(36).filter(|_| symbol.is_ascii()).ok_or_else(damaged)?;
                digit(shape, number).map(Some).map_err(ParseError::whole)
            }
        };
        let digits = text.chars().map(one).collect::<Result<Vec<_>, _>>()?;
        if digits.len() == cells { Ok(digits) } else { Err(damaged()) }
    };
    let (given, placed) = (digits("givenDigits")?, digits("userDigits")?);
    let noted: Vec<u32> = match object.field("userCellCandidates").and_then(Object::written) {
        None | Some("") => vec![0; cells],
        Some(text) => {
            let numbers = text.split('-').map(|number| number.parse().map_err(|_| damaged()));
            numbers.collect::<Result<Vec<u32>, _>>()?
        }
    };
    if noted.len() != cells {
        return Err(damaged());
    }
    let content = |cell: usize| match (given[cell], placed[cell]) {
        (Some(digit), _) => Ok(Content::Given(digit)),
        (None, Some(digit)) => Ok(Content::Placed(digit)),
        // The lowest bit has no digit.
        (None, None) => of_bits(shape, noted[cell] >> 1).map(Content::candidates).ok_or_else(damaged),
    };
    let board = ForeignBoard::of((0..cells).map(content).collect::<Result<_, _>>()?).ok_or_else(damaged)?;
    Ok(board.reading(Format::SudokuCoach, Vec::new()))
}
