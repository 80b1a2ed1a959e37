//! The names of cells, digits and houses: short ones to read, long ones to hear. A text that is both shown
//! and spoken unchanged, such as a notice, has the long ones.

use super::{rules, symbols::said};
use crate::explain::{Span, Stated};
use std::borrow::Cow;
use sudoku_board::{
    Candidate, Cell, DigitSet, House, HouseKind, Shape, Symbols, names,
    sorting::{sort, sort_by_key},
};

/// The form of a name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// "r8c456".
    Short,
    /// "row 8, columns 4, 5 and 6".
    Long,
}

/// Returns a span in spoken form.
#[must_use]
pub fn words(span: &Span, shape: &Shape, symbols: Symbols) -> Cow<'static, str> {
    named(span, shape, symbols, Form::Long)
}

/// Returns a span as the page writes it.
#[must_use]
pub fn short(span: &Span, shape: &Shape, symbols: Symbols) -> Cow<'static, str> {
    named(span, shape, symbols, Form::Short)
}

fn named(span: &Span, shape: &Shape, symbols: Symbols, form: Form) -> Cow<'static, str> {
    match span {
        Span::Text(text) => text.clone(),
        Span::Technique(name) => super::technique(*name).into(),
        Span::Cell(cell) => cells_name(&[*cell], shape, form).into(),
        Span::Cells(cells) => cells_name(cells, shape, form).into(),
        Span::Digit(digit) | Span::Statement(_, Stated::Digit, digit, _) => said(*digit, symbols).into(),
        Span::Digits(digits) => list(*digits, "or", symbols).into(),
        Span::House(house) => house_name(*house).into(),
        Span::HouseNumber(house) => house_number(*house),
        Span::Candidate(Candidate { cell, digit }) => {
            format!("{} in {}", said(*digit, symbols), cells_name(&[*cell], shape, form)).into()
        }
        Span::Statement(_, stated, digit, cells) => {
            let name = cells_name(cells, shape, form);
            let is_one = cells.len() == 1;
            let digit = said(*digit, symbols);
            match (stated, is_one) {
                (Stated::True, true) => format!("{name} is {digit}"),
                (Stated::True, false) => format!("one of {name} is {digit}"),
                (Stated::False, true) => format!("{name} isn't {digit}"),
                (Stated::False, false) => format!("{name} aren't {digit}"),
                (Stated::Cells | Stated::Digit, true) => name,
                (Stated::Cells | Stated::Digit, false) => format!("one of {name}"),
            }
            .into()
        }
        Span::Link(_, said) => (*said).into(),
        Span::Set(number) => format!("set {}", tag(*number, shape)).into(),
        Span::Brief(brief, full) => match form {
            Form::Short => brief.clone().into(),
            Form::Long => {
                full.iter().map(|span| named(span, shape, symbols, form)).collect::<String>().into()
            }
        },
        Span::Line | Span::Rest | Span::Conclusion | Span::Says(_) => "".into(),
    }
}

/// Returns the name of a set or colour, by its number from 0: a letter, or a number if letters are digits.
pub(crate) fn tag(number: u16, shape: &Shape) -> String {
    if shape.has_letters() {
        (number + 1).to_string()
    } else {
        char::from(b'A' + (number % 26) as u8).to_string()
    }
}

/// Returns "row 4 column 7", the spoken name of a cell. It has no comma, since commas separate things.
#[must_use]
pub fn cell_name(cell: Cell, shape: &Shape) -> String {
    cells_name(&[cell], shape, Form::Long)
}

/// Returns "row 5, columns 2 and 4; row 7 column 1", the spoken names of cells in as few parts as possible.
#[must_use]
pub fn cell_names(cells: &[Cell], shape: &Shape) -> String {
    let parts = parts(cells, shape);
    parts.iter().map(|part| cells_name(part, shape, Form::Long)).collect::<Vec<_>>().join("; ")
}

/// Returns "columns 2 and 4", the spoken places of cells in a line; in another house the same as [`cell_names`].
#[must_use]
pub fn places_in(house: House, cells: &[Cell], shape: &Shape) -> String {
    let [rows, columns] = rows_and_columns(cells, shape);
    let (name, numbers) = match house.kind() {
        HouseKind::Row => ("column", columns),
        HouseKind::Column => ("row", rows),
        _ => return cell_names(cells, shape),
    };
    let plural = if numbers.len() == 1 { "" } else { "s" };
    format!(
        "{name}{plural} {}",
        listed(numbers.iter().map(|number| (number + 1).to_string()).collect(), "and")
    )
}

/// Returns "box 5", "the window at top right".
#[must_use]
pub fn house_name(house: House) -> String {
    let words = rules::kind(house.kind());
    let before = words.named.as_ref().map_or(words.one, |named| named.one);
    // The only house of a kind may need no name beside "the asterisk".
    format!("{before} {}", house_number(house)).trim_end().to_owned()
}

/// Returns "5", "top right": the name of a house among those of its kind.
fn house_number(house: House) -> Cow<'static, str> {
    let named = rules::kind(house.kind()).named.as_ref();
    let name = named.and_then(|named| named.names.get(house.number()));
    name.map_or_else(|| (house.number() + 1).to_string().into(), |&name| name.into())
}

/// Returns "1, 4 or 7".
#[must_use]
pub fn list(digits: DigitSet, last: &str, symbols: Symbols) -> String {
    listed(digits.iter().map(|digit| said(digit, symbols).to_owned()).collect(), last)
}

fn listed(things: Vec<String>, last: &str) -> String {
    match &things[..] {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., end] => format!("{} {last} {end}", most.join(", ")),
    }
}

/// Returns the rows and the columns of cells, from 0, in order and without duplicates.
fn rows_and_columns(cells: &[Cell], shape: &Shape) -> [Vec<usize>; 2] {
    let geometry = shape.geometry();
    [
        in_order(cells.iter().map(|&cell| geometry.row(cell))),
        in_order(cells.iter().map(|&cell| geometry.column(cell))),
    ]
}

fn in_order(numbers: impl Iterator<Item = usize>) -> Vec<usize> {
    let mut numbers: Vec<usize> = numbers.collect();
    sort(&mut numbers);
    numbers.dedup();
    numbers
}

/// Returns the name of cells that have one in common, or otherwise their names in sequence.
fn cells_name(cells: &[Cell], shape: &Shape, form: Form) -> String {
    let [rows, columns] = rows_and_columns(cells, shape);
    let counted = |numbers: &[usize], between: &str, before: &str| {
        let numbers: Vec<String> = numbers.iter().map(|number| format!("{before}{}", number + 1)).collect();
        if between.is_empty() { numbers.concat() } else { listed(numbers, between) }
    };
    let is_whole = rows.len() * columns.len() == cells.len();
    match form {
        _ if !is_whole => listed(cells.iter().map(|&cell| cells_name(&[cell], shape, form)).collect(), "and"),
        Form::Short if cells.len() == 1 => names::cell_name(shape, cells[0]),
        // The corners of a rectangle: four digits in a row would be a riddle.
        Form::Short if rows.len() == 2 && columns.len() == 2 => {
            format!("{}, {}", counted(&rows, "and", "r"), counted(&columns, "and", "c"))
        }
        Form::Short if !shape.has_letters() => {
            format!("r{}c{}", counted(&rows, "", ""), counted(&columns, "", ""))
        }
        // Numbers of two figures would run together.
        Form::Short if rows.len() == 1 => {
            format!("{} of {}", counted(&columns, "and", "c"), house_name(House::Row(rows[0] as u8)))
        }
        Form::Short => {
            format!("{} of {}", counted(&rows, "and", "r"), house_name(House::Column(columns[0] as u8)))
        }
        Form::Long => {
            let line = |name: &str, numbers: &[usize]| {
                let plural = if numbers.len() == 1 { "" } else { "s" };
                format!("{name}{plural} {}", counted(numbers, "and", ""))
            };
            let between = if cells.len() == 1 { " " } else { ", " };
            format!("{}{between}{}", line("row", &rows), line("column", &columns))
        }
    }
}

/// Splits cells into as few parts as possible, each with one name. On boards with two-figure numbers a part
/// is one line of at least three cells, or a single cell.
pub(crate) fn parts(cells: &[Cell], shape: &Shape) -> Vec<Vec<Cell>> {
    let mut all: Vec<Cell> = cells.to_vec();
    sort(&mut all);
    all.dedup();
    let [rows, columns] = rows_and_columns(&all, shape);
    if shape.has_letters() {
        let is_line = all.len() > 2 && (rows.len() == 1 || columns.len() == 1);
        return if is_line { vec![all] } else { all.into_iter().map(|cell| vec![cell]).collect() };
    }
    let geometry = shape.geometry();
    let by_row = crossings(&all, &|cell| geometry.row(cell), &|cell| geometry.column(cell));
    let by_column = crossings(&all, &|cell| geometry.column(cell), &|cell| geometry.row(cell));
    let mut parts = if by_column.len() < by_row.len() { by_column } else { by_row };
    // The plain name of a rectangle has an "and" and a comma, so among other names its rows stand for it.
    if parts.len() > 1 {
        let is_rectangle = |part: &[Cell]| rows_and_columns(part, shape).map(|lines| lines.len()) == [2, 2];
        let rows = |part: Vec<Cell>| {
            if is_rectangle(&part) { part.chunks(2).map(<[Cell]>::to_vec).collect() } else { vec![part] }
        };
        parts = parts
            .into_iter()
            .map(|mut part| {
                sort(&mut part);
                part
            })
            .flat_map(rows)
            .collect();
    }
    sort_by_key(&mut parts, |part| part.first().copied());
    parts
}

/// Returns the cells of each line; lines with cells in the same positions are joined.
fn crossings(cells: &[Cell], line: &dyn Fn(Cell) -> usize, place: &dyn Fn(Cell) -> usize) -> Vec<Vec<Cell>> {
    let mut parts: Vec<(Vec<usize>, Vec<Cell>)> = Vec::new();
    for number in in_order(cells.iter().map(|&cell| line(cell))) {
        let own: Vec<Cell> = cells.iter().copied().filter(|&cell| line(cell) == number).collect();
        let places = in_order(own.iter().map(|&cell| place(cell)));
        match parts.iter_mut().find(|(known, _)| *known == places) {
            Some((_, part)) => part.extend(own),
            None => parts.push((places, own)),
        }
    }
    parts.into_iter().map(|(_, part)| part).collect()
}
