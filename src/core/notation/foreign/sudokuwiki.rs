//! SudokuWiki's `bd=` value: a text for each cell, of digits in base 36 or, in older links, 32.

use super::board::{Content, ForeignBoard, of_bits};
use super::{Answer, Rule, digits};
use crate::{Assumption, Format, ParseError, ParseErrorKind as Kind, boards::wiki_width};
use sudoku_board::{Constraint, Constraints, Digit, Shape};

/// First letters of puzzles with extra rules.
const RULES: [(char, Rule); 4] =
    [('X', Rule::Diagonals), ('W', Rule::Windows), ('J', Rule::Jigsaw), ('T', Rule::OtherGame)];

/// The first letters of rules that our boards have.
const CONSTRAINTS: [(char, Constraint); 2] = [('X', Constraint::Diagonals), ('W', Constraint::Windows)];

/// Reads the letter for the rules and the size from the start of a text of the newer kind.
fn head(text: &str) -> Option<(char, Shape)> {
    let mut symbols = text.chars();
    let (kind, size, mark) = (symbols.next()?, symbols.next()?, symbols.next()?);
    let known = kind == 'S' || RULES.iter().any(|(letter, _)| *letter == kind);
    let shape = Shape::from_side(size.to_digit(36)? as usize)?;
    (known && mark == 'B').then_some((kind, shape.clone()))
}

/// Returns whether a text by itself looks like the newer kind.
pub(super) fn is_meant(text: &str) -> bool {
    head(text).is_some() && text.len() > 10 && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// Reads the value of `bd=`.
pub(super) fn read(text: &str) -> Answer {
    if head(text).is_some() {
        return newer(text);
    }
    if text.len() == 162 && text.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return older(text);
    }
    digits(text, Format::SudokuWiki)
}

fn damaged() -> ParseError {
    ParseError::whole(Kind::Damaged)
}

fn newer(text: &str) -> Answer {
    let (kind, size) = head(text).ok_or_else(damaged)?;
    let constraint = CONSTRAINTS.into_iter().find(|(letter, _)| *letter == kind);
    let constraints = constraint.map_or(Constraints::NONE, |(_, one)| Constraints::NONE.with(one));
    if let Some((_, rule)) = RULES.into_iter().find(|(letter, _)| *letter == kind)
        && constraint.is_none()
    {
        return Err(ParseError::whole(Kind::Variant(rule)));
    }
    let shape = size.with(constraints).ok_or_else(damaged)?;
    let width = wiki_width(&shape);
    let side = shape.side() as u32;
    let cell = |cell: &str| {
        let value = u32::from_str_radix(cell, 36).ok()?;
        let digit = |number: u32| u8::try_from(number).ok().and_then(Digit::new);
        Some(match value {
            0 => Content::Empty,
            _ if value <= side => Content::Given(digit(value)?),
            _ if value <= 2 * side => Content::Placed(digit(value - side)?),
            _ => Content::candidates(of_bits(&shape, value - 2 * side)?),
        })
    };
    // The size in the first characters must be that of the cells.
    let board = cells(&text[3..], width, cell).and_then(|board| board.on(&shape)).ok_or_else(damaged)?;
    Ok(board.reading(Format::SudokuWiki, Vec::new()))
}

/// Reads the older kind: each cell has candidates above a bit for a clue. A lone candidate without the bit was placed.
fn older(text: &str) -> Answer {
    let mut lone = false;
    let cell = |cell: &str| {
        let value = u32::from_str_radix(cell, 32).ok()?;
        let digits = of_bits(Shape::S9, value >> 1)?;
        Some(match (digits.single(), value & 1 == 1) {
            (Some(digit), true) => Content::Given(digit),
            (None, true) => return None,
            (Some(digit), false) => {
                lone = true;
                Content::Placed(digit)
            }
            (None, false) => Content::candidates(digits),
        })
    };
    let board = cells(text, 2, cell).ok_or_else(damaged)?;
    let assumptions = lone.then_some(Assumption::LoneDigitsArePlaced).into_iter().collect();
    Ok(board.reading(Format::SudokuWiki, assumptions))
}

/// Reads the board of a text with `width` characters for each cell.
fn cells(text: &str, width: usize, mut cell: impl FnMut(&str) -> Option<Content>) -> Option<ForeignBoard> {
    let plain = text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if !plain || text.is_empty() || !text.len().is_multiple_of(width) {
        return None;
    }
    let contents = (0..text.len() / width).map(|at| cell(&text[at * width..(at + 1) * width]));
    ForeignBoard::of(contents.collect::<Option<_>>()?)
}
