//! Clues in the objects of f-puzzles: a field for each kind, with a list of lines, cells or cells outside the board.
//!
//! * A line is in the list `lines` of its entry, which may have several: each is a clue of its own.
//! * An arrow has its circle in `cells`. Each of its lines begins at a cell of the circle, and has its sum. The cells of
//!   a longer circle are a number read from the left to the right, or from the top to the bottom.
//! * A number beside the board stands in a cell outside it: `R0C3` above the third column.
//! * All white dots are given with `nonconsecutive`, all black ones and all V and X with their names in `negative`.

use super::super::{
    Rule, cages,
    clues::{Gathered, Place},
    object::Object,
};
use crate::{ParseError, ParseErrorKind as Kind};
use std::fmt::Write;
use sudoku_board::{Cell, Clue, ClueKind, Constraint, Geometry, Shape, names};

/// How an entry of a field holds a clue.
#[derive(Clone, Copy)]
enum Form {
    /// Lines, each a clue.
    Lines,
    /// Lines with a least difference, by default half of the digits.
    Whispers,
    /// A circle with lines.
    Arrow,
    /// A cell.
    Cell,
    /// Cells.
    Cells,
    /// Two cells with a number, and the one that it has by default.
    Dot(u16),
    /// Two cells with a letter.
    Letter,
    /// Four cells with digits.
    Digits,
    /// Two groups of cells.
    Twins,
    /// A sum in a cell outside the board, with a direction.
    Diagonal,
    /// A sum in a cell outside the board.
    Outside,
}

/// The fields of clues.
const FIELDS: [(&str, ClueKind, Form); 19] = [
    ("thermometer", ClueKind::Thermometer, Form::Lines),
    ("arrow", ClueKind::Arrow, Form::Arrow),
    ("difference", ClueKind::Difference, Form::Dot(1)),
    ("ratio", ClueKind::Ratio, Form::Dot(2)),
    ("xv", ClueKind::PairSum, Form::Letter),
    ("renban", ClueKind::Renban, Form::Lines),
    ("whispers", ClueKind::Whispers, Form::Whispers),
    ("palindrome", ClueKind::Palindrome, Form::Lines),
    ("littlekillersum", ClueKind::LittleKiller, Form::Diagonal),
    ("sandwichsum", ClueKind::Sandwich, Form::Outside),
    ("betweenline", ClueKind::Between, Form::Lines),
    ("odd", ClueKind::Odd, Form::Cell),
    ("even", ClueKind::Even, Form::Cell),
    ("quadruple", ClueKind::Quadruple, Form::Digits),
    ("extraregion", ClueKind::ExtraRegion, Form::Cells),
    ("clone", ClueKind::Clone, Form::Twins),
    ("minimum", ClueKind::Minimum, Form::Cell),
    ("maximum", ClueKind::Maximum, Form::Cell),
    ("regionsumline", ClueKind::RegionSum, Form::Lines),
];

/// The colours in which f-puzzles draws lines that it knows by an extension alone.
const DRAWN: [(ClueKind, &str); 3] =
    [(ClueKind::Renban, "#F067F0"), (ClueKind::Whispers, "#67F067"), (ClueKind::RegionSum, "#2ECBFF")];

/// The marks of a drawn line that another field gives its meaning: a truth value, and the name of the kind.
const IS_MEANT: &str = "isNewConstraint";
const MEANT_BY: &str = "fromConstraint";

/// The fields of the diagonals, and whether they rise to the right.
pub(super) const DIAGONALS: [(&str, bool); 2] = [("diagonal+", true), ("diagonal-", false)];

const DISJOINT: &str = "disjointgroups";
const NONCONSECUTIVE: &str = "nonconsecutive";
const NEGATIVE: &str = "negative";

/// The directions of diagonals: down and across.
const WAYS: [(&str, (isize, isize)); 4] =
    [("UL", (-1, -1)), ("UR", (-1, 1)), ("DL", (1, -1)), ("DR", (1, 1))];

/// Rules about all neighbours in the list of them, with the kind of their marks and the usual numbers.
const NEGATIVES: [(&str, ClueKind, ClueKind, &[u16]); 3] = [
    ("difference", ClueKind::NoOtherDifference, ClueKind::Difference, &[1]),
    ("ratio", ClueKind::NoOtherRatio, ClueKind::Ratio, &[2]),
    ("xv", ClueKind::NoOtherSum, ClueKind::PairSum, &[5, 10]),
];

fn damaged() -> ParseError {
    ParseError::whole(Kind::Damaged)
}

/// Returns whether a field holds clues, or their drawings.
pub(super) fn is_known(name: &str, value: &Object) -> bool {
    let says = |line: &Object, mark: &str| line.field(mark).is_some_and(|value| !value.is_idle());
    let is_meant = |line: &Object| line.is_idle() || [IS_MEANT, MEANT_BY].iter().any(|mark| says(line, mark));
    FIELDS.iter().any(|(own, ..)| *own == name)
        || matches!(name, DISJOINT | NONCONSECUTIVE) && value.is_yes()
        || name == NEGATIVE
        || name == "line" && value.list().is_some_and(|lines| lines.iter().all(is_meant))
}

/// Returns the names of the fields that hold clues, and of the lines that are drawn for some of them.
pub(super) fn fields() -> impl Iterator<Item = &'static str> {
    FIELDS.into_iter().map(|(name, ..)| name).chain(["line"])
}

/// Reads the clues of an object. One diagonal alone is among them, as it is no constraint of ours.
pub(super) fn read(object: &Object, shape: &Shape, without: Option<&str>) -> Result<Shape, ParseError> {
    let mut all = Gathered::new(shape);
    for (name, rises) in DIAGONALS {
        let is_lone = !shape.constraints().has(Constraint::Diagonals);
        if is_lone && object.field(name).is_some_and(Object::is_yes) {
            all.add_diagonal(rises)?;
        }
    }
    for (name, kind, form) in FIELDS.into_iter().filter(|(name, ..)| Some(*name) != without) {
        let Some(value) = object.field(name).filter(|value| !value.is_idle()) else { continue };
        for entry in value.list().ok_or_else(damaged)?.iter().filter(|entry| !entry.is_idle()) {
            add(&mut all, kind, form, entry)?;
        }
    }
    if object.field(DISJOINT).is_some_and(Object::is_yes) {
        all.add(ClueKind::DisjointGroups, &[], &[])?;
    }
    if object.field(NONCONSECUTIVE).is_some_and(Object::is_yes) {
        all.add_rules(ClueKind::NoOtherDifference, &[1]);
    }
    let negative = object.field(NEGATIVE).and_then(Object::list).unwrap_or_default();
    if negative.len() > NEGATIVES.len() {
        return Err(damaged());
    }
    for name in negative {
        let name = name.written().ok_or_else(damaged)?;
        let known = NEGATIVES.into_iter().find(|(own, ..)| *own == name);
        let (_, kind, mark, usual) = known.ok_or(ParseError::whole(Kind::Variant(Rule::named(name))))?;
        let marked = all.of(mark).map(Clue::number).collect();
        let numbers = excluded(kind, marked, usual);
        all.add_rules(kind, &numbers);
    }
    all.on_board()
}

/// Returns the numbers that pairs without a mark don't have: those of V and X, and of dots those on the board, if there
/// are some.
fn excluded(kind: ClueKind, marked: Vec<u16>, usual: &[u16]) -> Vec<u16> {
    let mut numbers = if kind == ClueKind::NoOtherSum || marked.is_empty() { usual.to_vec() } else { marked };
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

fn place(name: &Object) -> Result<Place, ParseError> {
    name.written().and_then(cages::named).ok_or_else(damaged)
}

fn places(list: Option<&Object>) -> Result<Vec<Place>, ParseError> {
    list.and_then(Object::list).ok_or_else(damaged)?.iter().map(place).collect()
}

fn add(all: &mut Gathered, kind: ClueKind, form: Form, entry: &Object) -> Result<(), ParseError> {
    let cells = || places(entry.field("cells"));
    let cell = || entry.field("cell").ok_or_else(damaged).and_then(place);
    let lines = || -> Result<Vec<Vec<Place>>, ParseError> {
        let lines = entry.field("lines").and_then(Object::list).ok_or_else(damaged)?;
        lines.iter().filter(|line| !line.is_idle()).map(|line| places(Some(line))).collect()
    };
    let number = || cages::sum(entry.field("value"));
    let numbers = || number().map(|number| number.into_iter().collect::<Vec<_>>());
    match form {
        Form::Lines => lines()?.iter().try_for_each(|line| all.add(kind, line, &[])),
        Form::Whispers => {
            let apart = number()?.unwrap_or(all.row(0).len().div_ceil(2) as u16);
            lines()?.iter().try_for_each(|line| all.add(kind, line, &[apart]))
        }
        Form::Arrow => {
            let mut circle = cells()?;
            circle.sort_unstable();
            let count = [circle.len() as u16];
            let mut lines = lines()?;
            if lines.is_empty() {
                lines.push(Vec::new());
            }
            lines.into_iter().try_for_each(|line| {
                let line = line.into_iter().filter(|place| !circle.contains(place));
                let whole: Vec<Place> = circle.iter().copied().chain(line).collect();
                all.add(kind, &whole, &count)
            })
        }
        Form::Cell => all.add(kind, &[cell()?], &[]),
        Form::Cells => all.add(kind, &cells()?, &[]),
        Form::Dot(usual) => all.add(kind, &cells()?, &[number()?.unwrap_or(usual)]),
        Form::Letter => {
            let sum = match entry.field("value").and_then(Object::written).unwrap_or_default() {
                // A mark without a letter is none.
                "" => return Ok(()),
                "v" | "V" => Some(5),
                "x" | "X" => Some(10),
                _ => number()?,
            };
            all.add(kind, &cells()?, &sum.into_iter().collect::<Vec<_>>())
        }
        Form::Digits => {
            let digits = entry.field("values").and_then(Object::list).ok_or_else(damaged)?.iter();
            let digits = digits.map(|digit| digit.number().and_then(|digit| u16::try_from(digit).ok()));
            all.add(kind, &cells()?, &digits.collect::<Option<Vec<_>>>().ok_or_else(damaged)?)
        }
        Form::Twins => {
            let (one, other) = (cells()?, places(entry.field("cloneCells"))?);
            if one.iter().any(|cell| other.contains(cell)) && one.len() == other.len() {
                // Groups that overlap say the same cell by cell. A cell that is its own twin says nothing.
                let mut pairs = one.into_iter().zip(other).filter(|(one, other)| one != other);
                return pairs.try_for_each(|(one, other)| all.add(kind, &[one, other], &[]));
            }
            all.add(kind, &[one, other].concat(), &[])
        }
        Form::Diagonal => {
            let way = entry.field("direction").and_then(Object::written).unwrap_or_default();
            let (_, way) = WAYS.into_iter().find(|(own, _)| *own == way).ok_or_else(damaged)?;
            let (row, column) = cell()?;
            let first = (row.wrapping_add_signed(way.0), column.wrapping_add_signed(way.1));
            let ray = all.ray(first, way);
            all.add(kind, &ray, &numbers()?)
        }
        Form::Outside => {
            let (row, column) = cell()?;
            let side = all.row(0).len();
            let line = match (row < side, column < side) {
                (true, false) => all.row(row),
                (false, true) => all.column(column),
                _ => vec![(row, column)],
            };
            all.add(kind, &line, &numbers()?)
        }
    }
}

/// Returns the fields of the clues of a board, each with a comma before it; `None` if it has some that f-puzzles lacks.
pub(crate) fn written(shape: &Shape) -> Option<String> {
    if shape.has_unknown_rules() {
        return None;
    }
    let clues = shape.clues();
    let mut text = String::new();
    let lone = lone_diagonal(shape);
    let is_lone = |clue: &Clue| {
        let cells = lone.as_ref().map(|(_, cells)| cells);
        clue.kind == ClueKind::ExtraRegion && cells == Some(&clue.cells)
    };
    for (name, kind, form) in FIELDS {
        let own = clues.iter().filter(|clue| clue.kind == kind && !is_lone(clue));
        let entries: Vec<String> = own.map(|clue| entry(shape, clue, form)).collect::<Option<_>>()?;
        if !entries.is_empty() {
            let _ = write!(text, ",\"{name}\":[{}]", entries.join(","));
        }
    }
    if let Some((name, _)) = &lone {
        let _ = write!(text, ",\"{name}\":true");
    }
    let drawn = DRAWN.into_iter().flat_map(|(kind, colour)| {
        let own = clues.iter().filter(move |clue| clue.kind == kind);
        own.map(move |clue| {
            let line = listed(shape, &clue.cells);
            format!("{{\"lines\":[{line}],\"outlineC\":\"{colour}\",\"width\":0.4,\"{IS_MEANT}\":true}}")
        })
    });
    let drawn: Vec<String> = drawn.collect();
    if !drawn.is_empty() {
        let _ = write!(text, ",\"line\":[{}]", drawn.join(","));
    }
    let mut negative = Vec::new();
    for (name, kind, mark, usual) in NEGATIVES {
        let of = |kind: ClueKind| clues.iter().filter(move |clue| clue.kind == kind).map(Clue::number);
        let own: Vec<u16> = of(kind).collect();
        match kind {
            _ if own.is_empty() => {}
            ClueKind::NoOtherDifference if own == [1] => {
                let _ = write!(text, ",\"{NONCONSECUTIVE}\":true");
            }
            ClueKind::NoOtherDifference => return None,
            _ => {
                let mut meant = Gathered::new(shape);
                meant.add_rules(kind, &excluded(kind, of(mark).collect(), usual));
                if !meant.of(kind).map(Clue::number).eq(own) {
                    return None;
                }
                negative.push(format!("\"{name}\""));
            }
        }
    }
    if !negative.is_empty() {
        let _ = write!(text, ",\"{NEGATIVE}\":[{}]", negative.join(","));
    }
    if clues.iter().any(|clue| clue.kind == ClueKind::DisjointGroups) {
        let _ = write!(text, ",\"{DISJOINT}\":true");
    }
    let has_field = |clue: &Clue| {
        FIELDS.iter().any(|(_, kind, _)| *kind == clue.kind)
            || NEGATIVES.iter().any(|(_, kind, ..)| *kind == clue.kind)
            || clue.kind == ClueKind::DisjointGroups
    };
    clues.iter().all(has_field).then_some(text)
}

/// Returns the field and the cells of the one diagonal that is a region of the board; `None` if both are, or none.
fn lone_diagonal(shape: &Shape) -> Option<(&'static str, Vec<Cell>)> {
    if shape.constraints().has(Constraint::Diagonals) {
        return None;
    }
    let diagonals = DIAGONALS.map(|(name, rises)| (name, diagonal(shape, rises)));
    let is_region = |cells: &Vec<Cell>| {
        shape.clues().iter().any(|clue| clue.kind == ClueKind::ExtraRegion && clue.cells == *cells)
    };
    let mut own = diagonals.into_iter().filter(|(_, cells)| is_region(cells));
    own.next().filter(|_| own.next().is_none())
}

/// Returns the cells of a diagonal from the top to the bottom.
fn diagonal(shape: &Shape, rises: bool) -> Vec<Cell> {
    let last = shape.side() - 1;
    (0..=last).map(|row| shape.geometry().cell(row, if rises { last - row } else { row })).collect()
}

fn name(shape: &Shape, cell: Cell) -> String {
    format!("\"{}\"", names::cell_name(shape, cell).to_ascii_uppercase())
}

fn listed(shape: &Shape, cells: &[Cell]) -> String {
    format!("[{}]", cells.iter().map(|&cell| name(shape, cell)).collect::<Vec<_>>().join(","))
}

/// Writes a clue; `None` if f-puzzles has none like it.
fn entry(shape: &Shape, clue: &Clue, form: Form) -> Option<String> {
    let geometry = shape.geometry();
    let cells = &clue.cells;
    let (number, list) = (clue.number(), listed(shape, cells));
    Some(match form {
        Form::Lines => format!("{{\"lines\":[{list}]}}"),
        Form::Whispers => format!("{{\"lines\":[{list}],\"value\":\"{number}\"}}"),
        Form::Arrow => {
            let (circle, line) = cells.split_at_checked(number.into())?;
            // Its number is read along the board.
            let is_read = circle.is_sorted();
            let near = |&&own: &&Cell| line.first().is_some_and(|&first| touch(geometry, own, first));
            let begin = circle.iter().find(near).filter(|_| is_read)?;
            let line = [&[*begin], line].concat();
            format!("{{\"lines\":[{}],\"cells\":{}}}", listed(shape, &line), listed(shape, circle))
        }
        Form::Cell => format!("{{\"cell\":{}}}", name(shape, *cells.first()?)),
        Form::Cells => format!("{{\"cells\":{list}}}"),
        Form::Dot(usual) if number == usual => format!("{{\"cells\":{list}}}"),
        Form::Dot(_) => format!("{{\"cells\":{list},\"value\":\"{number}\"}}"),
        Form::Letter => {
            let letter = match number {
                5 => 'V',
                10 => 'X',
                _ => return None,
            };
            format!("{{\"cells\":{list},\"value\":\"{letter}\"}}")
        }
        Form::Digits => {
            let digits: Vec<String> = clue.numbers.iter().map(u16::to_string).collect();
            let all = (cells.len() == 4).then(|| digits.join(","))?;
            format!("{{\"cells\":{list},\"values\":[{all}]}}")
        }
        Form::Twins => {
            let (one, other) = cells.split_at(cells.len() / 2);
            format!("{{\"cells\":{},\"cloneCells\":{}}}", listed(shape, one), listed(shape, other))
        }
        Form::Diagonal => {
            let (cell, way) = outside(shape, cells)?;
            format!("{{\"cell\":\"{cell}\",\"direction\":\"{way}\",\"value\":\"{number}\"}}")
        }
        Form::Outside => {
            let (&first, &last) = (cells.first()?, cells.last()?);
            let cell = if geometry.row(first) == geometry.row(last) {
                format!("R{}C0", geometry.row(first) + 1)
            } else {
                format!("R0C{}", geometry.column(first) + 1)
            };
            format!("{{\"cell\":\"{cell}\",\"value\":\"{number}\"}}")
        }
    })
}

fn touch(geometry: &Geometry, one: Cell, other: Cell) -> bool {
    geometry.row(one).abs_diff(geometry.row(other)) <= 1
        && geometry.column(one).abs_diff(geometry.column(other)) <= 1
}

/// Returns the cell outside the board from which a diagonal with these cells begins, and its direction.
fn outside(shape: &Shape, cells: &[Cell]) -> Option<(String, &'static str)> {
    let (geometry, &first) = (shape.geometry(), cells.first()?);
    let (row, column) = (geometry.row(first), geometry.column(first));
    let meant: Vec<Place> = cells.iter().map(|&cell| (geometry.row(cell), geometry.column(cell))).collect();
    WAYS.into_iter().find_map(|(name, (down, across))| {
        // The first row has the number 1, so that of one outside it is 0.
        let cell = ((row + 1).checked_add_signed(-down)?, (column + 1).checked_add_signed(-across)?);
        let is_outside = [cell.0, cell.1].iter().any(|&line| line == 0 || line > shape.side());
        let same = Gathered::new(shape).ray((row, column), (down, across)) == meant;
        (is_outside && same).then(|| (format!("R{}C{}", cell.0, cell.1), name))
    })
}
