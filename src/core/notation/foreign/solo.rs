//! Simon Tatham's Solo: game IDs and save files.

use super::board::{Content, ForeignBoard, digit};
use super::cages;
use super::{Answer, Rule};
use crate::{Foreign, Format, ParseError, ParseErrorKind as Kind};
use sudoku_board::{Cell, Constraint, Constraints, DigitSet, Shape};

/// The start of a save file.
const SAVED: &str = "SAVEFILE:";

/// The longest parameters, in bytes.
const LONGEST: usize = 24;
/// Parameters for symmetry and difficulty.
const MAKING: [&str; 14] =
    ["r2", "r4", "m2", "m4", "m8", "md2", "md4", "a", "dt", "db", "di", "da", "de", "du"];

/// Reads a game ID or a save file, if a text is one.
pub(super) fn read(text: &str) -> Option<Answer> {
    if text.starts_with(SAVED) {
        return Some(saved(text));
    }
    let end = text.find([':', '#']).filter(|&end| end < LONGEST)?;
    let parameters = &text[..end];
    sizes(parameters)?;
    if text.contains(char::is_whitespace) || !parameters.is_ascii() {
        return None;
    }
    if text.as_bytes()[end] == b'#' {
        return Some(Err(ParseError::whole(Kind::Foreign(Foreign::SoloSeed))));
    }
    Some(described(parameters, &text[end + 1..]).map(|board| board.reading(Format::Solo, Vec::new())))
}

/// Reads how many boxes are side by side and how many above each other, and returns the rest of the parameters with
/// them. Each box has as many rows as boxes are side by side, and as many columns as boxes are above each other.
fn sizes(parameters: &str) -> Option<((usize, usize), &str)> {
    let (across, rest) = number(parameters)?;
    if let Some(rest) = rest.strip_prefix('x') {
        let (down, rest) = number(rest)?;
        return Some(((across, down), rest));
    }
    // A jigsaw has one number.
    rest.starts_with('j').then_some(((across, 1), rest))
}

fn number(text: &str) -> Option<(usize, &str)> {
    let end = text.find(|symbol: char| !symbol.is_ascii_digit()).unwrap_or(text.len());
    let (number, rest) = text.split_at(end);
    if number.is_empty() || number.len() > 3 { None } else { Some((number.parse().ok()?, rest)) }
}

fn described(parameters: &str, description: &str) -> Result<ForeignBoard, ParseError> {
    let damaged = || ParseError::whole(Kind::Damaged);
    let ((rows, columns), mut rest) = sizes(parameters).ok_or_else(damaged)?;
    // Symmetry and difficulty say how it was made, the other letters are extra rules.
    let (mut diagonals, mut jigsaw, mut killer) = (false, false, false);
    while !rest.is_empty() {
        let known = match &rest[..1] {
            "x" => Some(&mut diagonals),
            "j" => Some(&mut jigsaw),
            "k" => Some(&mut killer),
            _ => None,
        };
        if let Some(known) = known {
            *known = true;
            rest = &rest[1..];
            continue;
        }
        rest = MAKING.iter().find_map(|making| rest.strip_prefix(making)).ok_or_else(damaged)?;
    }
    let shape =
        if jigsaw { Shape::from_side(columns * rows).cloned() } else { Shape::from_box(rows, columns) };
    let shape = shape.ok_or(ParseError::whole(Kind::OtherBoxes { rows, columns }))?;
    let with = if diagonals { Constraints::NONE.with(Constraint::Diagonals) } else { Constraints::NONE };
    // The cages and their sums come last.
    let (description, caged) = if killer {
        let (rest, sums) = description.rsplit_once(',').ok_or_else(damaged)?;
        let (rest, borders) = rest.rsplit_once(',').ok_or_else(damaged)?;
        (rest, Some((borders, sums)))
    } else {
        (description, None)
    };
    let (description, borders) =
        description.split_once(',').map_or((description, None), |(a, b)| (a, Some(b)));
    let with_regions = |borders: &str| shape.with_regions(&regions(shape.side(), borders)?).ok();
    let own = match (jigsaw, borders) {
        (true, Some(borders)) => with_regions(borders),
        (false, None) => Some(shape.clone()),
        (true, None) | (false, Some(_)) => None,
    };
    let mut own = own.and_then(|shape| shape.with(with)).ok_or_else(damaged)?;
    if let Some((borders, sums)) = caged {
        let of = joined(shape.side(), borders).ok_or_else(damaged)?;
        let mut cages: cages::Cages = Vec::new();
        let sums = contents(&shape, sums, |sum| Ok(u16::try_from(sum).ok()))?;
        for (head, sum) in Cell::all(&shape).zip(&sums).filter(|(_, sum)| sum.is_some()) {
            let cells = Cell::all(&shape).filter(|cell| of[cell.index()] == of[head.index()]);
            cages.push((cells.collect(), sum.flatten()));
        }
        own = cages::on(&own, cages)?;
    }
    let given = |found: usize| Ok(Content::Given(digit(&shape, found as u32).map_err(ParseError::whole)?));
    let contents = contents(&shape, description, given)?;
    let contents = contents.into_iter().map(|content| content.unwrap_or(Content::Empty));
    ForeignBoard::of(contents.collect()).and_then(|board| board.on(&own)).ok_or_else(damaged)
}

/// Reads a value for each cell: a number, or a letter for a run of cells without one.
fn contents<T>(
    shape: &Shape,
    text: &str,
    value: impl Fn(usize) -> Result<T, ParseError>,
) -> Result<Vec<Option<T>>, ParseError> {
    let damaged = || ParseError::whole(Kind::Damaged);
    let mut contents = Vec::new();
    let mut rest = text;
    let mut parted = true;
    while let Some(symbol) = rest.chars().next() {
        match symbol {
            'a'..='z' => {
                contents.extend((0..=symbol as usize - 'a' as usize).map(|_| None));
                rest = &rest[1..];
                parted = true;
            }
            '_' if !parted => {
                rest = &rest[1..];
                parted = true;
            }
            '0'..='9' if parted => {
                let (found, after) = number(rest).ok_or_else(damaged)?;
                contents.push(Some(value(found)?));
                rest = after;
                parted = false;
            }
            _ => return Err(damaged()),
        }
        if contents.len() > shape.cell_count() {
            return Err(damaged());
        }
    }
    if contents.len() == shape.cell_count() { Ok(contents) } else { Err(damaged()) }
}

/// Returns the region of each cell from the borders between them: those between neighbours in a row, row by row, then
/// those between neighbours in a column, column by column. A letter from `a` is a run without borders, one for `a`,
/// and then a border, except behind the 25 of `y`; `_` is a border alone. One more border ends the text.
fn regions(side: usize, borders: &str) -> Option<Vec<u8>> {
    let of = joined(side, borders)?;
    let mut names = of.clone();
    names.sort_unstable();
    names.dedup();
    of.iter().map(|region| names.binary_search(region).ok().map(|number| number as u8)).collect()
}

/// Returns the same number for cells that no border parts.
fn joined(side: usize, borders: &str) -> Option<Vec<usize>> {
    let inner = side * (side - 1);
    let mut of: Vec<usize> = (0..side * side).collect();
    let mut at = 0;
    for symbol in borders.bytes() {
        let run = match symbol {
            b'_' => 0,
            b'a'..=b'z' => usize::from(symbol - b'a') + 1,
            _ => return None,
        };
        // A run of this length has no border behind it, so that longer ones can be written.
        let is_open = run == 25;
        for _ in 0..run {
            let (line, place) = (at / (side - 1), at % (side - 1));
            let (one, other) = match at {
                _ if at < inner => (line * side + place, line * side + place + 1),
                _ if at < 2 * inner => (place * side + line - side, (place + 1) * side + line - side),
                _ => return None,
            };
            let (one, other) = (of[one], of[other]);
            of.iter_mut().filter(|region| **region == other).for_each(|region| *region = one);
            at += 1;
        }
        at += usize::from(!is_open);
    }
    (at == 2 * inner + 1).then_some(of)
}

/// Reads a save file: lines of a key, the length of its value, and the value.
fn saved(text: &str) -> Answer {
    let damaged = || ParseError::whole(Kind::Damaged);
    let lines = || {
        text.lines().filter_map(|line| {
            let (key, rest) = line.split_once(':')?;
            let (length, value) = rest.split_once(':')?;
            (length.parse() == Ok(value.trim_end_matches('\r').len()))
                .then(|| (key.trim(), value.trim_end_matches('\r')))
        })
    };
    let value = |wanted: &str| lines().find(|(key, _)| *key == wanted).map(|(_, value)| value);
    if value("GAME").is_some_and(|game| game != "Solo") {
        return Err(ParseError::whole(Kind::Variant(Rule::OtherGame)));
    }
    let parameters = value("PARAMS").filter(|text| text.is_ascii()).ok_or_else(damaged)?;
    let mut board = described(parameters, value("DESC").ok_or_else(damaged)?)?;
    let shape = board.shape().clone();
    // The first state has no move; later states than the current one were undone.
    let state: usize = match value("STATEPOS") {
        Some(state) => state.parse().map_err(|_| damaged())?,
        None => usize::MAX,
    };
    let moves = lines().filter(|(key, _)| matches!(*key, "MOVE" | "SOLVE" | "RESTART"));
    for (key, played) in moves.take(state.saturating_sub(1)) {
        if key == "RESTART" {
            board.restart();
        }
        if key != "MOVE" {
            continue;
        }
        let (kind, rest) = played.split_at_checked(1).ok_or_else(damaged)?;
        let numbers: Vec<usize> = rest.split(',').filter_map(|number| number.parse().ok()).collect();
        let [column, row, number] = numbers[..] else { return Err(damaged()) };
        let content = board.at(row, column).ok_or_else(damaged)?;
        if matches!(content, Content::Given(_)) {
            return Err(damaged());
        }
        *content = match (kind, number) {
            ("R" | "P", 0) => Content::Empty,
            ("R", number) => Content::Placed(digit(&shape, number as u32).map_err(ParseError::whole)?),
            ("P", number) => {
                let digit = digit(&shape, number as u32).map_err(ParseError::whole)?;
                let noted = match *content {
                    Content::Notes { centre, .. } => centre,
                    Content::Empty | Content::Given(_) | Content::Placed(_) => DigitSet::EMPTY,
                };
                Content::candidates(noted.toggled(digit))
            }
            _ => return Err(damaged()),
        };
    }
    Ok(board.reading(Format::Solo, Vec::new()))
}
