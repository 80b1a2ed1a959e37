//! Lines with more than a puzzle: those of HoDoKu's library, positions that mark placed digits, and lists
//! with comma-separated fields.

use super::board::{Content, ForeignBoard, digit};
use super::{Answer, symbols};
use crate::{
    Assumption, Format, ParseError, ParseErrorKind as Kind, TextPosition, read_plain,
    source::{Glyph, glyphs},
};
use sudoku_board::{Candidate, Candidates, Cell, Digit, Shape};

/// Colons in a library line: one at the start, and one after each field but the last.
const COLONS: usize = 6;
/// The fewest commas in a line of gsf's; the puzzle is the field before the fifth.
const COMMAS: usize = 6;
const PUZZLE: usize = 4;

pub(super) fn is_library(line: &str) -> bool {
    line.starts_with(':') && line.matches(':').count() >= COLONS
}

/// Reads a line, if it is one of these.
pub(super) fn read(text: &str) -> Option<Answer> {
    let line = text.trim();
    if line.contains(['\n', '\r', '\u{2028}', '\u{2029}']) {
        return None;
    }
    // The line's offset in the text, which may begin with white space.
    let skipped = text.len() - text.trim_start().len();
    let before = text[..skipped].chars().count();
    if is_library(line) {
        let fields: Vec<&str> = line.split(':').collect();
        let [_, _, _, givens, deleted, rest @ ..] = &fields[..] else { return None };
        let told = rest.iter().any(|field| !field.trim().is_empty()).then_some(Assumption::RestIgnored);
        let start = before + offset(line, givens);
        let position = position(givens, start, deleted, before + offset(line, deleted));
        return Some(
            position
                .map(|(board, bare)| board.reading(Format::Hodoku, told.into_iter().chain(bare).collect())),
        );
    }
    if line.matches(',').count() >= COMMAS {
        return comma_fields(line);
    }
    marked(line, before)
}

/// Returns the number of characters before a part of a line.
fn offset(line: &str, part: &str) -> usize {
    line[..part.as_ptr() as usize - line.as_ptr() as usize].chars().count()
}

/// Reads a line with `+` before placed digits, and eliminated candidates after a colon; `None` for a line with
/// neither, which is a plain line.
fn marked(line: &str, before: usize) -> Option<Answer> {
    let (grid, rest) = match line.split_once(':') {
        Some((grid, rest)) => (grid, Some(rest)),
        None => (line, None),
    };
    let signs = grid.contains('+');
    let plain = |symbol: char| symbol == '+' || symbols::is_cell(symbol);
    let cells = grid.chars().filter(|&symbol| symbol != '+').count();
    if (!signs && rest.is_none()) || !grid.chars().all(plain) || Shape::from_cell_count(cells).is_none() {
        return None;
    }
    let (deleted, told) = match rest {
        None => ("", false),
        Some(rest) => match rest.split_once(':') {
            None => (rest, false),
            Some((deleted, told)) => (deleted, !told.trim_matches([':', ' ']).is_empty()),
        },
    };
    let start = if deleted.is_empty() { before } else { before + offset(line, deleted) };
    let told_of = told.then_some(Assumption::RestIgnored);
    let answer = position(grid, before, deleted, start)
        .map(|(board, bare)| board.reading(Format::Position, told_of.into_iter().chain(bare).collect()));
    // A colon alone proves nothing.
    if answer.as_ref().is_ok_and(|reading| reading.progress.is_empty() && !told) {
        None
    } else {
        Some(answer)
    }
}

/// Reads a line of cells with `+` before placed digits, and removes the eliminated candidates. Returns the board with
/// a remark on the first cell that loses all of its candidates. `start` and `deleted_start` are the offsets of the
/// cells and of the eliminated candidates in the text.
fn position(
    cells: &str,
    start: usize,
    deleted: &str,
    deleted_start: usize,
) -> Result<(ForeignBoard, Option<Assumption>), ParseError> {
    let cells: Vec<Glyph> = glyphs(cells.trim(), start);
    let mut contents = Vec::new();
    let mut placed = false;
    let found = cells.iter().filter(|glyph| glyph.symbol != '+').count();
    let nearest = Shape::ALL
        .into_iter()
        .map(Shape::cell_count)
        .min_by_key(|cells| cells.abs_diff(found))
        .unwrap_or(found);
    let shape = Shape::from_cell_count(found).ok_or_else(|| {
        let kind = if found < nearest {
            Kind::TooShort { found, wanted: nearest }
        } else {
            Kind::TooLong { found, wanted: nearest }
        };
        ParseError { at: cells.last().map(|glyph| glyph.at), kind }
    })?;
    for glyph in &cells {
        let unknown = || ParseError::at(glyph.at, Kind::UnknownSymbol { symbol: glyph.symbol });
        let content = match (glyph.symbol, symbols::digit(glyph.symbol)) {
            ('+', _) if !placed => {
                placed = true;
                continue;
            }
            (_, Some(found)) => {
                let number = u32::from(found.number());
                let digit = digit(shape, number).map_err(|kind| ParseError::at(glyph.at, kind))?;
                if std::mem::take(&mut placed) { Content::Placed(digit) } else { Content::Given(digit) }
            }
            (symbol, None) if symbols::is_cell(symbol) && !placed => Content::Empty,
            (_, None) => return Err(unknown()),
        };
        contents.push(content);
    }
    if placed {
        let at = cells.last().map(|glyph| glyph.at);
        return Err(ParseError { at, kind: Kind::UnknownSymbol { symbol: '+' } });
    }
    let mut board = ForeignBoard::of(contents).ok_or(ParseError::whole(Kind::NoPuzzle))?;
    let gone = ruled_out(shape, deleted, deleted_start)?;
    if gone.is_empty() {
        return Ok((board, None));
    }
    let grid = board.grid();
    let mut left = Candidates::new(&grid);
    for candidate in gone {
        left.eliminate(candidate, |_| {});
    }
    for cell in Cell::all(shape) {
        board.note(cell, left.digits(cell));
    }
    let bare = Cell::all(shape).find(|&cell| grid.get(cell).is_none() && left.digits(cell).is_empty());
    Ok((board, bare.map(Assumption::NoCandidateIn)))
}

/// Reads candidates as digit, row and column, three figures each, with separators.
fn ruled_out(shape: &Shape, text: &str, start: usize) -> Result<Vec<Candidate>, ParseError> {
    let glyphs = glyphs(text, start);
    let words = glyphs.split(|glyph| glyph.symbol.is_whitespace() || matches!(glyph.symbol, ',' | ';'));
    words
        .filter(|word| !word.is_empty())
        .map(|word| {
            let at = word[0].at;
            let text: String = word.iter().map(|glyph| glyph.symbol).collect();
            let bad = || {
                ParseError::at(at, Kind::NotANumber { word: text.chars().take(crate::WORD_SHOWN).collect() })
            };
            let numbers: Option<Vec<usize>> =
                text.chars().map(|symbol| symbol.to_digit(10).map(|number| number as usize)).collect();
            let Some([digit, row, column]) =
                numbers.as_deref().and_then(|numbers| <[usize; 3]>::try_from(numbers).ok())
            else {
                return Err(bad());
            };
            let fits = [digit, row, column].iter().all(|number| (1..=shape.side()).contains(number));
            if !fits {
                return Err(bad());
            }
            Ok(Candidate::new(shape.geometry().cell(row - 1, column - 1), Digit::at(digit - 1)))
        })
        .collect()
}

/// Reads the puzzle of a line with comma-separated fields.
fn comma_fields(line: &str) -> Option<Answer> {
    let fields: Vec<&str> = line.split(',').map(str::trim).collect();
    let fits = |field: &str| field.len() == Shape::S9.cell_count() && field.chars().all(symbols::is_cell);
    let mut all = fields.iter().filter(|field| fits(field));
    let puzzle = match fields.get(PUZZLE).filter(|field| fits(field)) {
        Some(field) => field,
        None => all.next().filter(|_| all.next().is_none())?,
    };
    let told = Assumption::RestIgnored;
    // A position in the field isn't one in the line.
    Some(match read_plain(puzzle) {
        Ok(mut reading) => {
            reading.format = Format::Gsf;
            reading.assumptions.push(told);
            Ok(reading)
        }
        Err(ParseError { kind, .. }) => Err(ParseError { at: Some(TextPosition::START), kind }),
    })
}
