//! JSON files of ipuz, f-puzzles and SudokuPad. In any other object only the fields of known rules matter
//! here: with one of them, its digits are not the whole puzzle.

use super::board::{Content, ForeignBoard, digit};
use super::object::Object;
use super::{Answer, Rule, f_puzzles, sudokupad};
use crate::{Format, ParseError, ParseErrorKind as Kind};
use sudoku_board::Shape;

/// Fields of an ipuz file that do not affect the rules.
const NO_RULES: &[&str] = &[
    "version",
    "kind",
    "dimensions",
    "puzzle",
    "solution",
    "title",
    "author",
    "editor",
    "copyright",
    "publisher",
    "publication",
    "url",
    "uniqueid",
    "intro",
    "explanation",
    "annotation",
    "notes",
    "difficulty",
    "origin",
    "block",
    "empty",
    "date",
    "charset",
    "displaycharset",
    "boxes",
    "saved",
    "checksum",
];

/// Rules by their fields in other objects, besides those of f-puzzles.
const RULES: [(&str, Rule); 12] = [
    ("cages", Rule::Cages),
    ("killer", Rule::Cages),
    ("killercages", Rule::Cages),
    ("thermos", Rule::Thermometers),
    ("thermometers", Rule::Thermometers),
    ("arrows", Rule::Arrows),
    ("lines", Rule::Lines),
    ("diagonals", Rule::Diagonals),
    ("diagonal", Rule::Diagonals),
    ("kropki", Rule::Dots),
    ("jigsaw", Rule::Jigsaw),
    ("sandwich", Rule::Sandwich),
];

/// Reads a text that is an object; `None` if it is an unknown one without rules.
pub(super) fn read(text: &str) -> Option<Answer> {
    let wrapped =
        text.strip_prefix("ipuz(").and_then(|text| text.trim_end_matches([';', ' ', '\n']).strip_suffix(')'));
    let body = wrapped.unwrap_or(text).trim();
    if !body.starts_with('{') {
        return None;
    }
    let object = Object::read(body).ok()?;
    let rows = |name: &str| {
        object.field(name).and_then(Object::list).filter(|rows| rows.iter().all(|row| row.list().is_some()))
    };
    if rows("grid").is_some() && object.field("size").is_some() {
        return Some(f_puzzles::read_object(&object, Format::FPuzzles));
    }
    let cells = rows("cells").or_else(|| rows("ce"));
    if cells.is_some_and(|rows| {
        rows.iter().filter_map(Object::list).flatten().all(|cell| cell.number().is_none())
    }) {
        return Some(sudokupad::read_object(&object));
    }
    let says_ipuz = |name: &str| {
        let field = object.field(name);
        let one = field.and_then(Object::written);
        let several = field.and_then(Object::list).unwrap_or_default().iter().filter_map(Object::written);
        one.into_iter().chain(several).any(|text| text.contains("ipuz.org"))
    };
    if says_ipuz("version") || says_ipuz("kind") {
        return Some(ipuz(&object));
    }
    let mut rules = object.fields().iter().filter(|(_, value)| says(value));
    rules
        .find_map(|(name, _)| rule(&name.to_ascii_lowercase()))
        .map(|rule| Err(ParseError::whole(Kind::Variant(rule))))
}

/// Returns whether a field has content; any non-empty list does, even one of zeros.
fn says(value: &Object) -> bool {
    match value {
        Object::List(entries) => !entries.is_empty(),
        Object::Fields(fields) => !fields.is_empty(),
        Object::Nothing | Object::Word(_) | Object::Text(_) => !value.is_idle(),
    }
}

fn rule(name: &str) -> Option<Rule> {
    let own = RULES.iter().find(|(own, _)| *own == name).map(|(_, rule)| rule.clone());
    own.or_else(|| f_puzzles::rule(name).filter(|rule| *rule != Rule::Drawn && *rule != Rule::Lines))
}

/// Reads an ipuz file: rows of numbers, with 0 or null for an empty cell.
fn ipuz(object: &Object) -> Answer {
    let damaged = || ParseError::whole(Kind::Damaged);
    let refused = |rule: Rule| Err(ParseError::whole(Kind::Variant(rule)));
    for kind in object.field("kind").and_then(Object::list).unwrap_or_default() {
        let name = kind.written().unwrap_or_default().rsplit_once("ipuz.org/").map_or("", |(_, name)| name);
        match name.split('#').next().unwrap_or_default() {
            "sudoku" => {}
            other => match other.strip_prefix("sudoku/") {
                Some("diagonalsudoku") => return refused(Rule::Diagonals),
                Some("jigsawsudoku") => return refused(Rule::Jigsaw),
                Some("killersudoku") => return refused(Rule::Cages),
                Some(other) => return refused(Rule::named(other)),
                None => return refused(Rule::OtherGame),
            },
        }
    }
    // Fields with a colon are a program's extensions.
    let strange = |name: &str| !NO_RULES.contains(&name) && !name.contains(':');
    if let Some((name, _)) = object.fields().iter().find(|(name, value)| strange(name) && says(value)) {
        return refused(rule(name).unwrap_or_else(|| Rule::named(name)));
    }
    let rows = object.field("puzzle").and_then(Object::list).ok_or_else(damaged)?;
    let widest = rows.iter().filter_map(Object::list).map(<[_]>::len).max().unwrap_or(0);
    let shape = Shape::from_side(rows.len())
        .filter(|shape| widest == shape.side())
        .ok_or(ParseError::whole(Kind::OtherSize { rows: rows.len(), columns: widest }))?;
    let empty = object.field("empty").and_then(Object::written).unwrap_or("0");
    let mut board = ForeignBoard::empty(shape);
    for (r, row) in rows.iter().enumerate() {
        let row = row.list().filter(|row| row.len() == shape.side()).ok_or_else(damaged)?;
        for (c, cell) in row.iter().enumerate() {
            if cell.field("style").is_some_and(|style| !style.is_idle()) {
                return refused(Rule::Shaded);
            }
            let value = cell.field("cell").unwrap_or(cell);
            // An empty entry isn't an empty cell: a number may be lost.
            if *value == Object::Nothing {
                return Err(damaged());
            }
            let text = value.written().unwrap_or_default();
            if text.is_empty() || text == empty || matches!(text, "0" | "." | "_") {
                continue;
            }
            let number = match text.as_bytes() {
                [letter @ (b'A'..=b'P' | b'a'..=b'p')] => {
                    Some(u32::from(letter.to_ascii_uppercase() - b'A') + 10)
                }
                _ => value.number(),
            };
            let number = number.ok_or_else(damaged)?;
            *board.at(r, c).ok_or_else(damaged)? =
                Content::Given(digit(shape, number).map_err(ParseError::whole)?);
        }
    }
    Ok(board.reading(Format::Ipuz, Vec::new()))
}
