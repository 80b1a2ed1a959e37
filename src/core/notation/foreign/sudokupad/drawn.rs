//! What SudokuPad draws: lines, arrows and shapes, without their meaning.
//!
//! A drawing is a clue only where everybody means the same by it: a small dot between two cells, an X or V there, a line
//! from a grey bulb, an arrow from a white circle. Each shape has to belong to such a clue. If the puzzle comes with the
//! text of its rules, each sentence has to be about one of these clues, or about Sudoku. Any other drawing or sentence is a
//! rule that is not known, and so is one that draws a conclusion from the clues that are missing.

use super::{
    super::{
        Rule,
        clues::{Gathered, Place},
        object::Object,
        strange::{self, Mark as Drawn, Strange},
    },
    is_title,
};
use crate::{ParseError, ParseErrorKind as Kind};
use sudoku_board::{ClueKind, Shape};

/// A point of a drawing: the distances from the upper and the left edge of the board, in cells.
type Point = (f64, f64);

/// The widest dot, and the sizes of bulbs and circles around one cell.
const WIDEST_DOT: f64 = 0.4;
const AROUND: std::ops::RangeInclusive<f64> = 0.6..=0.9;

/// Where the points of a drawing are, on boards of any size.
const ON_BOARD: std::ops::Range<f64> = 0.0..100.0;

/// The most lines, arrows and shapes of a drawing.
const MOST: usize = 2_000;

/// The pixels of a cell, in which lines and letters are measured.
const PIXELS: f64 = 64.0;

/// How far two points may be apart that mean the same one.
const NEAR: f64 = 0.02;

/// The words in sentences about each kind.
const SAID: [(ClueKind, &[&str]); 5] = [
    (ClueKind::Difference, &["white", "dot", "kropki"]),
    (ClueKind::Ratio, &["black", "dot", "kropki"]),
    (ClueKind::PairSum, &["x", "v", "xv"]),
    (ClueKind::Thermometer, &["thermo", "thermos", "thermometer", "thermometers"]),
    (ClueKind::Arrow, &["arrow", "arrows"]),
];

/// The words in sentences about the usual rules, and about cages.
const USUAL: [&str; 1] = ["sudoku"];
const CAGED: [&str; 3] = ["cage", "cages", "killer"];

/// Words that say something about clues that are missing, unless one of the others is before them.
const ALL: [&str; 4] = ["all", "every", "negative", "without"];
const NOT: [&str; 2] = ["not", "necessarily"];

fn unknown(rule: Rule) -> ParseError {
    ParseError::whole(Kind::Variant(rule))
}

/// A shape of the drawing.
struct Mark<'a> {
    centre: Point,
    width: f64,
    height: f64,
    fill: &'a str,
    text: &'a str,
    is_round: bool,
}

/// Returns the field with a short or a long name.
fn field<'a, 'b>(object: &'b Object<'a>, short: &str, long: &str) -> Option<&'b Object<'a>> {
    object.field(short).or_else(|| object.field(long))
}

fn decimal(object: &Object) -> Option<f64> {
    object.written()?.parse().ok()
}

fn point(object: &Object) -> Option<Point> {
    match object.list()? {
        [row, column] => Some((decimal(row)?, decimal(column)?)),
        _ => None,
    }
}

impl<'a> Mark<'a> {
    fn of(object: &Object<'a>) -> Option<Self> {
        let size = |short, long| field(object, short, long).and_then(decimal);
        let text = |short, long| field(object, short, long).and_then(Object::written).unwrap_or_default();
        Some(Self {
            centre: point(field(object, "ct", "center")?)?,
            width: size("w", "width")?,
            height: size("h", "height")?,
            fill: text("c2", "backgroundColor"),
            text: text("te", "text"),
            is_round: field(object, "r", "rounded").is_some_and(Object::is_yes),
        })
    }

    fn is_filled_with(&self, figure: char) -> bool {
        let figures = self.fill.strip_prefix('#').unwrap_or_default();
        matches!(figures.len(), 1 | 3 | 6) && figures.chars().all(|own| own.eq_ignore_ascii_case(&figure))
    }

    /// Returns the two cells beside the middle of an edge; `None` for any other centre.
    fn beside(&self) -> Option<[Place; 2]> {
        let (row, column) = self.centre;
        if let (Some(below), Some(column)) = (whole(row), whole(column - 0.5)) {
            return Some([(below.checked_sub(1)?, column), (below, column)]);
        }
        let (row, after) = (whole(row - 0.5)?, whole(column)?);
        Some([(row, after.checked_sub(1)?), (row, after)])
    }

    /// Returns the cells in a row or column that a circle or a pill goes around; none for any other shape.
    fn around(&self) -> Vec<Place> {
        let count = |size: f64| (1..=3_usize).find(|&count| AROUND.contains(&(size - (count - 1) as f64)));
        let Some((rows, columns)) = count(self.height).zip(count(self.width)) else { return Vec::new() };
        let first = |middle: f64, count: usize| whole(middle - count as f64 / 2.0);
        let (true, Some((row, column))) =
            (rows == 1 || columns == 1, first(self.centre.0, rows).zip(first(self.centre.1, columns)))
        else {
            return Vec::new();
        };
        (0..rows).flat_map(|down| (0..columns).map(move |across| (row + down, column + across))).collect()
    }
}

/// Returns the number that this one is, but for a rounding; `None` if it is between two.
fn whole(number: f64) -> Option<usize> {
    let is_whole = (number - number.round()).abs() < NEAR && (-NEAR..ON_BOARD.end).contains(&number);
    is_whole.then(|| number.round().max(0.0) as usize)
}

/// Returns the cells of a line through their middles. It may begin and end away from them. Between two points it goes
/// straight or along a diagonal.
fn cells(line: &Object) -> Option<Vec<Place>> {
    let points = field(line, "wp", "wayPoints").and_then(Object::list)?;
    let mut cells: Vec<Place> = Vec::new();
    for (at, object) in points.iter().enumerate() {
        let (row, column) = point(object)?;
        let is_end = at == 0 || at + 1 == points.len();
        let cell = match whole(row - 0.5).zip(whole(column - 0.5)) {
            Some(cell) => cell,
            None if is_end && [row, column].iter().all(|at| ON_BOARD.contains(at)) => {
                (row as usize, column as usize)
            }
            None => return None,
        };
        let Some(&(mut from)) = cells.last() else {
            cells.push(cell);
            continue;
        };
        let (down, across) = (from.0.abs_diff(cell.0), from.1.abs_diff(cell.1));
        if down != across && down.min(across) > 0 {
            return None;
        }
        while from != cell {
            let step = |from: usize, to: usize| {
                from.saturating_add_signed(isize::from(to > from) - isize::from(to < from))
            };
            from = (step(from.0, cell.0), step(from.1, cell.1));
            cells.push(from);
        }
    }
    (cells.len() > 1).then_some(cells)
}

/// Reads the clues of a drawing onto its board.
pub(super) fn on(shape: &Shape, object: &Object, is_caged: bool) -> Result<Shape, ParseError> {
    let mut all = Gathered::new(shape);
    let list =
        |short: &str, long: &str| field(object, short, long).and_then(Object::list).unwrap_or_default();
    let parts = [("u", "underlays"), ("o", "overlays"), ("l", "lines"), ("a", "arrows")];
    if parts.iter().map(|(short, long)| list(short, long).len()).sum::<usize>() > MOST {
        return Err(unknown(Rule::Drawn));
    }
    // Bulbs and circles, and whether a line has begun there.
    let (mut bulbs, mut circles) = (Vec::new(), Vec::new());
    let shapes = list("u", "underlays").iter().chain(list("o", "overlays"));
    for shape in shapes.filter(|shape| !shape.is_idle()) {
        let mark = Mark::of(shape).ok_or_else(|| unknown(Rule::Drawn))?;
        let is_dot = mark.is_round && mark.width.max(mark.height) <= WIDEST_DOT && mark.text.is_empty();
        match (mark.beside(), mark.text) {
            (Some(cells), "X" | "x") => all.add(ClueKind::PairSum, &cells, &[10])?,
            (Some(cells), "V" | "v") => all.add(ClueKind::PairSum, &cells, &[5])?,
            (Some(cells), "") if is_dot && mark.is_filled_with('f') => {
                all.add(ClueKind::Difference, &cells, &[1])?;
            }
            (Some(cells), "") if is_dot && mark.is_filled_with('0') => {
                all.add(ClueKind::Ratio, &cells, &[2])?;
            }
            _ => {
                let around = mark.around();
                if around.is_empty() || !mark.is_round || !mark.text.is_empty() {
                    return Err(unknown(Rule::Drawn));
                }
                let kind = if mark.is_filled_with('f') { &mut circles } else { &mut bulbs };
                kind.push((around, false));
            }
        }
    }
    let lines = |short: &str, long: &str, rule: Rule| -> Result<Vec<Vec<Place>>, ParseError> {
        let own = list(short, long).iter().filter(|line| !line.is_idle());
        own.map(|line| cells(line).ok_or_else(|| unknown(rule.clone()))).collect()
    };
    for line in lines("l", "lines", Rule::Lines)? {
        let bulb = bulbs.iter_mut().find(|(cells, _)| cells[..] == line[..1]);
        bulb.ok_or_else(|| unknown(Rule::Lines))?.1 = true;
        all.add(ClueKind::Thermometer, &line, &[])?;
    }
    for line in lines("a", "arrows", Rule::Arrows)? {
        let circle = circles.iter_mut().find(|(cells, _)| cells.contains(&line[0]));
        let circle = circle.ok_or_else(|| unknown(Rule::Arrows))?;
        circle.1 = true;
        let rest = line.into_iter().filter(|cell| !circle.0.contains(cell));
        let cells: Vec<Place> = circle.0.iter().copied().chain(rest).collect();
        all.add(ClueKind::Arrow, &cells, &[circle.0.len() as u16])?;
    }
    if bulbs.iter().chain(&circles).any(|(_, is_used)| !is_used) {
        return Err(unknown(Rule::Drawn));
    }
    let drawn: Vec<&str> = SAID
        .iter()
        .filter(|(kind, _)| all.of(*kind).next().is_some())
        .flat_map(|(_, words)| words.iter().copied())
        .collect();
    if let (false, Some(text)) = (drawn.is_empty(), rules(object)) {
        let caged = if is_caged { &CAGED[..] } else { &[] };
        if let Some(sentence) = unheard(&text, &[&drawn, &USUAL[..], caged].concat()) {
            return Err(unknown(Rule::named(sentence)));
        }
    }
    all.on_board()
}

/// Draws all lines, arrows and shapes without a meaning, and the cages if they have none either.
pub(super) fn as_it_is(shape: &Shape, object: &Object, with_cages: bool, strange: &mut Strange) {
    let list =
        |short: &str, long: &str| field(object, short, long).and_then(Object::list).unwrap_or_default();
    let word = |object: &Object, short: &str, long: &str| -> String {
        field(object, short, long).and_then(Object::written).unwrap_or_default().to_owned()
    };
    let turned = |(row, column): Point| (column, row);
    for mark in list("u", "underlays").iter().chain(list("o", "overlays")) {
        let Some(own) = Mark::of(mark) else { continue };
        let size = field(mark, "fs", "fontSize").and_then(decimal).map_or(0.35, |size| size / PIXELS);
        let rim = word(mark, "c1", "borderColor");
        strange.shape(
            shape,
            &Drawn {
                centre: turned(own.centre),
                width: own.width,
                height: own.height,
                is_round: own.is_round,
                fill: own.fill,
                rim: &rim,
                text: own.text.trim(),
                size: size.clamp(0.2, 0.7),
            },
        );
    }
    for line in list("l", "lines").iter().chain(list("a", "arrows")) {
        let points = field(line, "wp", "wayPoints").and_then(Object::list).unwrap_or_default();
        let points: Vec<Point> = points.iter().filter_map(point).map(turned).collect();
        let width = field(line, "th", "thickness").and_then(decimal).map_or(0.1, |width| width / PIXELS);
        if points.len() > 1 {
            strange.line(shape, points, &word(line, "c", "color"), width);
        }
    }
    for cage in list("ca", "cages").iter().filter(|cage| with_cages && !is_title(cage)) {
        let cells = field(cage, "ce", "cells").and_then(Object::list).unwrap_or_default();
        let middle = |(row, column): Point| (column + 0.5, row + 0.5);
        let cells: Vec<Point> = cells.iter().filter_map(point).map(middle).collect();
        strange.cells(shape, &cells, "#c8c8c8", word(cage, "v", "value").trim());
    }
}

/// Returns the text of the rules; `None` if the puzzle comes without one.
pub(super) fn rules(object: &Object) -> Option<String> {
    let data = field(object, "me", "metadata").and_then(|data| data.field("rules"));
    let cages = field(object, "ca", "cages").and_then(Object::list).unwrap_or_default();
    let mut titles = cages.iter().filter_map(|cage| field(cage, "v", "value"));
    let told = || titles.find_map(|title| Some(strange::said(title).strip_prefix("rules: ")?.to_owned()));
    data.filter(|data| data.written().is_some()).map(strange::said).or_else(told)
}

/// Returns the first sentence without one of these words, or about all clues of a kind.
fn unheard<'a>(text: &'a str, known: &[&str]) -> Option<&'a str> {
    let sentences = text.split(['.', '!', '?', ';', '\n']).flat_map(|part| part.split("\\n"));
    sentences.map(str::trim).find(|sentence| {
        let words: Vec<String> = sentence
            .split(|sign: char| !sign.is_alphanumeric())
            .filter(|word| !word.is_empty())
            .map(str::to_lowercase)
            .collect();
        let is_in = |word: &str, list: &[&str]| {
            list.iter().any(|own| word == *own || word.strip_suffix('s') == Some(*own))
        };
        let is_about_all = words.iter().enumerate().any(|(at, word)| {
            let before = at.checked_sub(1).map_or("", |at| words[at].as_str());
            is_in(word, &ALL) && !is_in(before, &NOT)
        });
        !words.is_empty() && (is_about_all || !words.iter().any(|word| is_in(word, known)))
    })
}
