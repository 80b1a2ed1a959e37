//! Links of SudokuPad: a puzzle as digits in few characters, as objects with short names, or one of f-puzzles.

mod drawn;

use super::board::{Content, ForeignBoard, digit};
use super::cages::{self, Cages};
use super::object::Object;
use super::packed::lz_base64;
use super::strange::Strange;
use super::{Answer, Rule, digits, f_puzzles};
use crate::{Format, ParseError, ParseErrorKind as Kind, Reading};
use sudoku_board::{Constraint, Constraints, Shape};

/// Returns whether a text by itself looks like a SudokuPad payload.
pub(super) fn is_meant(text: &str) -> bool {
    let packed = text.len() > 40 && ["scl", "fpuz", "ctc"].iter().any(|kind| text.starts_with(kind));
    packed || (text.starts_with("scf") && text.len() > 13)
}

/// Reads the part after the name of the page.
pub(super) fn read(payload: &str) -> Answer {
    if let Some(packed) = payload.strip_prefix("fpuzzles").or_else(|| payload.strip_prefix("fpuz")) {
        f_puzzles::read(packed, Format::SudokuPad)
    } else if let Some(packed) = payload.strip_prefix("scl").or_else(|| payload.strip_prefix("ctc")) {
        zipped(&lz_base64(packed)?)
    } else if let Some(short) = payload.strip_prefix("scf") {
        match short.split_once('*') {
            Some((digits, "x")) => on_x(short_digits(digits, Format::SudokuPad)?),
            Some((digits, rules)) if !rules.is_empty() => {
                let reading = short_digits(digits, Format::SudokuPad)?;
                let mut strange = Strange::default();
                strange.note(Rule::named(rules));
                let shape = strange.on(reading.grid.shape(), rules)?;
                let on = reading.on(&shape).ok_or(ParseError::whole(Kind::Damaged))?;
                Ok(strange.in_reading(on))
            }
            _ => short_digits(short.trim_end_matches('*'), Format::SudokuPad),
        }
    } else if let Some(short) = payload.strip_prefix("classic") {
        classic(short)
    } else if Shape::from_cell_count(payload.len()).is_some() {
        digits(payload, Format::SudokuPad)
    } else {
        Err(ParseError::whole(Kind::Foreign(crate::Foreign::OnServer)))
    }
}

/// Reads digits with up to five empty cells after each, in one character for both: the digit, plus ten for each empty
/// cell, counted through the figures, the capital and the small letters.
pub(super) fn short_digits(text: &str, format: Format) -> Answer {
    let line = after_digits(text).ok_or_else(|| ParseError::whole(Kind::Damaged))?;
    digits(&line, format)
}

fn after_digits(text: &str) -> Option<String> {
    let mut line = String::new();
    for symbol in text.chars() {
        let value = match symbol {
            '0'..='9' => u32::from(symbol) - u32::from('0'),
            'A'..='Z' => u32::from(symbol) - u32::from('A') + 10,
            'a'..='x' => u32::from(symbol) - u32::from('a') + 36,
            _ => return None,
        };
        line.push(char::from_digit(value % 10, 10)?);
        line.extend((0..value / 10).map(|_| '0'));
        if line.len() > Shape::MOST_CELLS {
            return None;
        }
    }
    Some(line)
}

/// The characters for runs of empty cells, from a run of one up.
const RUNS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";

fn runs(text: &str) -> Option<String> {
    let mut line = String::new();
    for symbol in text.chars() {
        match RUNS.chars().position(|run| run == symbol) {
            Some(run) => line.extend((0..=run).map(|_| '0')),
            None if symbol.is_ascii_digit() => line.push(symbol),
            None => return None,
        }
        if line.len() > Shape::MOST_CELLS {
            return None;
        }
    }
    Some(line)
}

/// Reads digits in the one of two encodings that gives the cells of a board.
fn classic(text: &str) -> Answer {
    let fits = |line: &String| line.len() == Shape::S9.cell_count();
    match (after_digits(text).filter(fits), runs(text).filter(fits)) {
        (Some(line), None) | (None, Some(line)) => digits(&line, Format::SudokuPad),
        (Some(one), Some(other)) if one == other => digits(&one, Format::SudokuPad),
        (Some(_), Some(_)) | (None, None) => Err(ParseError::whole(Kind::Damaged)),
    }
}

fn zipped(text: &str) -> Answer {
    read_object(&Object::read(text)?)
}

/// Reads an unpacked puzzle.
pub(super) fn read_object(object: &Object) -> Answer {
    let damaged = || ParseError::whole(Kind::Damaged);
    let mut strange = Strange::default();
    for (name, value) in object.fields() {
        let rule = match *name {
            "ce" | "re" | "cells" | "regions" | "cs" | "cellSize" | "id" | "me" | "metadata" | "se"
            | "settings" => continue,
            // Cages with a text and without cells hold the title.
            "ca" | "cages" if value.list().is_some_and(|cages| cages.iter().all(is_title)) => continue,
            _ if value.is_idle() => continue,
            "ca" | "cages" | "l" | "lines" | "a" | "arrows" | "u" | "underlays" | "o" | "overlays" => {
                continue;
            }
            "li" => Rule::Lines,
            "ar" => Rule::Arrows,
            "un" | "ov" => Rule::Drawn,
            other => Rule::named(other),
        };
        strange.note(rule);
    }
    let field = |short: &str, long: &str| object.field(short).or_else(|| object.field(long));
    let rows = field("ce", "cells").and_then(Object::list).ok_or_else(damaged)?;
    let widest = rows.iter().filter_map(Object::list).map(<[_]>::len).max().unwrap_or(0);
    // Empty rows, and empty cells at the end of a row, may be left out.
    let shape = Shape::from_side(rows.len())
        .ok_or(ParseError::whole(Kind::OtherSize { rows: rows.len(), columns: widest }))?;
    if widest > shape.side() {
        return Err(ParseError::whole(Kind::OtherSize { rows: rows.len(), columns: widest }));
    }
    let mut board = ForeignBoard::empty(shape);
    for (r, row) in rows.iter().enumerate() {
        for (c, cell) in row.list().unwrap_or_default().iter().enumerate() {
            *board.at(r, c).ok_or_else(damaged)? = content(shape, (r, c), cell, &mut strange)?;
        }
    }
    if let Some(regions) = field("re", "regions").filter(|regions| !regions.is_idle()) {
        let jigsaw = || ParseError::whole(Kind::Variant(Rule::Jigsaw));
        let shape = with_regions(shape, regions).ok_or_else(jigsaw)?;
        board = board.on(&shape).ok_or_else(jigsaw)?;
    }
    let list = field("ca", "cages").and_then(Object::list).unwrap_or_default();
    let caged = caged(board.shape(), list).and_then(|caged| cages::on(board.shape(), caged));
    let caged = strange.excuse(caged)?;
    let are_caged = caged.is_some();
    let shape = caged.unwrap_or_else(|| board.shape().clone());
    // A drawing is one with its text: where one rule is not known, no other is certain.
    let clued = strange.excuse(drawn::on(&shape, object, shape.has_cages()))?.filter(|_| !strange.is_any());
    let shape = if let Some(clued) = clued {
        clued
    } else {
        drawn::as_it_is(&shape, object, !are_caged, &mut strange);
        strange.on(&shape, &drawn::rules(object).unwrap_or_default())?
    };
    board = board.on(&shape).ok_or_else(damaged)?;
    Ok(strange.in_reading(board.reading(Format::SudokuPad, Vec::new())))
}

/// Reads the cages of a killer, among those that hold a title.
fn caged(shape: &Shape, list: &[Object]) -> Result<Cages, ParseError> {
    let damaged = || ParseError::whole(Kind::Damaged);
    let cage = |(number, cage): (usize, &Object)| {
        let field = |short: &str, long: &str| cage.field(short).or_else(|| cage.field(long));
        // Without that mark the digits may repeat, so it is a drawing.
        if field("u", "unique").is_some_and(|unique| !unique.is_yes()) {
            return Err(ParseError::whole(Kind::Variant(Rule::Cages)));
        }
        let cell = |cell: &Object| match cell.list()? {
            [row, column] => Some((row.number()? as usize, column.number()? as usize)),
            _ => None,
        };
        let cells = field("ce", "cells").and_then(Object::list).ok_or_else(damaged)?;
        let lines: Vec<_> = cells.iter().map(cell).collect::<Option<_>>().ok_or_else(damaged)?;
        let cells = cages::on_board(shape, number, &lines)?;
        let sum = cage.field("sum").or_else(|| field("v", "value"));
        Ok((cells, cages::sum(sum)?))
    };
    let cages = list.iter().filter(|cage| !is_title(cage) && !cage.is_idle());
    cages.enumerate().map(cage).collect()
}

/// Returns whether a cage holds a title, an author, rules or the solution instead of cells.
pub(super) fn is_title(cage: &Object) -> bool {
    let cells = cage.field("ce").or_else(|| cage.field("cells"));
    cells.is_none_or(Object::is_idle) && (cage.field("v").is_some() || cage.field("value").is_some())
}

fn content(
    shape: &Shape,
    (row, column): (usize, usize),
    cell: &Object,
    strange: &mut Strange,
) -> Result<Content, ParseError> {
    let centre = (column as f64 + 0.5, row as f64 + 0.5);
    let mut content = Content::Empty;
    for (name, value) in cell.fields() {
        match *name {
            "v" | "value" => {
                if let Some(number) = value.number().filter(|&number| number > 0) {
                    content = Content::Given(digit(shape, number).map_err(ParseError::whole)?);
                } else if !value.is_idle() {
                    return Err(ParseError::whole(Kind::Damaged));
                }
            }
            _ if value.is_idle() => {}
            "c" | "color" | "colour" => {
                strange.cells(shape, &[centre], value.written().unwrap_or_default(), "");
                strange.note(Rule::Shaded);
            }
            "pm" | "pencilMarks" => {
                strange.cells(shape, &[centre], "#c8c8c8", "");
                strange.note(Rule::Candidates);
            }
            other => strange.note(Rule::named(other)),
        }
    }
    Ok(content)
}

/// Returns a reading on the same board with diagonals.
pub(super) fn on_x(reading: Reading) -> Answer {
    let shape = reading.grid.shape().with(Constraints::NONE.with(Constraint::Diagonals));
    let grid = shape.and_then(|shape| reading.grid.on(&shape)).ok_or(ParseError::whole(Kind::Damaged))?;
    Ok(Reading { grid, ..reading })
}

/// Returns the shape with the regions of a list of cells for each; `None` if a cell is in none or in several, or the
/// regions differ in size.
fn with_regions(shape: &Shape, regions: &Object) -> Option<Shape> {
    let side = shape.side();
    let mut of = vec![None; shape.cell_count()];
    for (number, region) in regions.list()?.iter().enumerate() {
        for cell in region.list()? {
            let [row, column] = cell.list()? else { return None };
            let (row, column) = (row.number()? as usize, column.number()? as usize);
            if row >= side || column >= side || of[row * side + column].replace(number as u8).is_some() {
                return None;
            }
        }
    }
    shape.with_regions(&of.into_iter().collect::<Option<Vec<u8>>>()?).ok()
}
