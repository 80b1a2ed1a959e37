//! Lines of SumoCue: a value and a region for each cell, such as `=8J0`. A value with `+` belongs to the cage of
//! another cell, and one that is not a digit is the sum of a cage.

use super::{
    Answer,
    board::{Content, ForeignBoard},
    cages,
};
use crate::{Format, ParseError, ParseErrorKind as Kind};
use sudoku_board::{Cell, Digit, Shape};

const SIGN: &str = "SumoCueV1";

/// Reads a line, if it is one of SumoCue's.
pub(super) fn read(text: &str) -> Option<Answer> {
    let line = text.trim();
    let own = line.get(..SIGN.len()).is_some_and(|sign| sign.eq_ignore_ascii_case(SIGN));
    own.then(|| cells(&line[SIGN.len()..]))
}

fn cells(line: &str) -> Answer {
    let damaged = || ParseError::whole(Kind::Damaged);
    let mut rest = line;
    let (mut values, mut regions): (Vec<usize>, Vec<u8>) = (Vec::new(), Vec::new());
    let number = |text: &str| -> Option<usize> {
        let plain = !text.is_empty() && text.len() <= 3 && text.bytes().all(|symbol| symbol.is_ascii_digit());
        text.parse().ok().filter(|_| plain)
    };
    let mut joined: Vec<Option<usize>> = Vec::new();
    while !rest.is_empty() {
        let end = rest[1..].find(['=', '+']).map_or(rest.len(), |at| at + 1);
        let (cell, after) = rest.split_at(end);
        let joins = cell.starts_with('+');
        let cell = cell.strip_prefix(['=', '+']).ok_or_else(damaged)?;
        let (value, region) = cell.split_once('J').unwrap_or((cell, ""));
        let value = number(value).ok_or_else(damaged)?;
        joined.push(joins.then_some(value));
        values.push(if joins { 0 } else { value });
        if !region.is_empty() {
            regions.push(number(region).and_then(|region| region.try_into().ok()).ok_or_else(damaged)?);
        }
        rest = after;
    }
    let shape = Shape::from_cell_count(values.len()).ok_or_else(damaged)?;
    let own = if regions.is_empty() { Ok(shape.clone()) } else { shape.with_regions(&regions) };
    let own = own.map_err(|_| ParseError::whole(Kind::OpenRegions))?;
    if joined.iter().any(Option::is_some) || values.iter().any(|&value| value > shape.side()) {
        let caged = caged(&values, &joined).ok_or_else(damaged)?;
        let own = cages::on(&own, caged)?;
        return Ok(ForeignBoard::empty(&own).reading(Format::SumoCue, Vec::new()));
    }
    let content = |&value: &usize| match value.checked_sub(1) {
        Some(digit) => Content::Given(Digit::at(digit)),
        None => Content::Empty,
    };
    let board = ForeignBoard::of(values.iter().map(content).collect()).and_then(|board| board.on(&own));
    Ok(board.ok_or_else(damaged)?.reading(Format::SumoCue, Vec::new()))
}

/// Returns the cages of a killer: each cell with a sum, and the cells that join it. A sum of 0 is none; alone, its cell
/// is in no cage.
fn caged(sums: &[usize], joined: &[Option<usize>]) -> Option<cages::Cages> {
    let cages = (0..sums.len()).filter(|&head| joined[head].is_none()).map(|head| {
        let own = (0..sums.len()).filter(|&cell| cell == head || joined[cell] == Some(head));
        let sum = u16::try_from(sums[head]).ok().filter(|&sum| sum > 0);
        (own.map(Cell::at).collect::<Vec<_>>(), sum)
    });
    // Every cell joins one that has a sum of its own.
    let is_headed = |head: &usize| joined.get(*head).is_some_and(Option::is_none);
    let all = joined.iter().flatten().all(is_headed);
    all.then(|| cages.filter(|(cells, sum)| sum.is_some() || cells.len() > 1).collect())
}
