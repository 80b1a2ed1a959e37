//! Boards of OpenSudoku with the player's digits and notes: a head `version: 1` to `version: 5`, and each cell
//! as fields that end with a bar.
//!
//! The fields are the digit, the notes, and whether the player may change the cell; from version 4 on, second
//! notes come after the first, and from version 5 on a colour after these. Notes are digits with commas in
//! version 1, and bits after that. Source: the patterns in OpenSudoku's `CellCollection`.

use super::{
    Answer,
    board::{Content, ForeignBoard, of_bits},
};
use crate::{Format, ParseError, ParseErrorKind as Kind};
use sudoku_board::{Cell, Digit, DigitSet, Shape};

/// The word before the number of the version.
const HEAD: &str = "version:";

/// Reads such a board; `None` if the text has no such head.
pub(super) fn read(text: &str) -> Option<Answer> {
    let rest = text.trim().strip_prefix(HEAD)?.trim_start();
    let (version, cells) = rest.split_once(char::is_whitespace)?;
    let version: u32 = version.parse().ok().filter(|version| (1..=5).contains(version))?;
    Some(
        board(version, cells)
            .ok_or(ParseError::whole(Kind::Damaged))
            .map(|board| board.reading(Format::OpenSudoku, Vec::new())),
    )
}

fn board(version: u32, text: &str) -> Option<ForeignBoard> {
    // Version 2 has a second bar after the notes of some cells.
    let text = if version == 2 { text.replace("||", "|") } else { text.to_owned() };
    let fields: Vec<&str> = text.trim().strip_suffix('|')?.split('|').map(str::trim).collect();
    let width = match version {
        1..=3 => 3,
        4 => 4,
        _ => 5,
    };
    if fields.len() != width * Shape::S9.cell_count() {
        return None;
    }
    let mut board = ForeignBoard::empty(Shape::S9);
    for (cell, fields) in Cell::all(Shape::S9).zip(fields.chunks(width)) {
        let first = notes(version, fields[1])?;
        let second = if width > 3 { notes(version, fields[2])? } else { DigitSet::EMPTY };
        let free = match fields[width - 1] {
            "0" => false,
            "1" => true,
            _ => return None,
        };
        let content = match (fields[0], free) {
            ("0", _) if first.union(second).is_empty() => Content::Empty,
            // A program with one kind of notes has candidates.
            ("0", _) if width == 3 => Content::candidates(first),
            ("0", _) => Content::Notes { centre: second, corner: first },
            (digit, free) => {
                let mut symbols = digit.chars();
                let digit = symbols.next().and_then(Digit::from_symbol)?;
                if symbols.next().is_some() || digit.index() >= Shape::S9.side() {
                    return None;
                }
                if free { Content::Placed(digit) } else { Content::Given(digit) }
            }
        };
        board.put(cell, content);
    }
    Some(board)
}

fn notes(version: u32, field: &str) -> Option<DigitSet> {
    match (version, field) {
        (1, "-") => Some(DigitSet::EMPTY),
        (1, _) => field
            .split_terminator(',')
            .map(|word| {
                let number: u8 = word.parse().ok()?;
                Digit::new(number).filter(|digit| digit.index() < Shape::S9.side())
            })
            .collect(),
        _ => of_bits(Shape::S9, field.parse().ok()?),
    }
}
