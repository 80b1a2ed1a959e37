//! The language of the Interactive Sudoku Solver: words after dots, each with values after tildes, such as
//! `.Thermo~R1C1~R2C2.~R3C3_5`.
//!
//! * The word without letters has the givens, and digits that a cell may have: all odd or all even ones are a clue.
//! * A word for two cells may have more: it means all pairs of them that are side by side.
//! * A sum of a diagonal stands at one of its ends, always the same one.

use super::{
    Answer, Rule,
    board::{Content, ForeignBoard, digit},
    cages,
    clues::{Gathered, Place},
    strange::Strange,
};
use crate::{Format, ParseError, ParseErrorKind as Kind};
use std::{collections::BTreeSet, fmt::Write};
use sudoku_board::{Cell, Clue, ClueKind, Constraint, Constraints, Digit, DigitSet, Shape, names};

/// How the values of a word are a clue.
#[derive(Clone, Copy)]
enum Form {
    /// Cells.
    Cells,
    /// Cells, each with a clue.
    Each,
    /// A number and cells. Without the number it is this one.
    Numbered(u16),
    /// A circle of one cell, and its line.
    Arrow,
    /// The number of cells of a circle, this circle, and its line.
    Pill,
    /// Cells, of which each two that are side by side have the clue with this number.
    Pairs(u16),
    /// The same without a number.
    Signs,
    /// A sum, and the row or column.
    Line,
    /// A sum, and one end of the diagonal.
    Diagonal,
    /// The cell at the top left of four, and digits.
    Square,
}

/// The words of clues.
const WORDS: [(&str, ClueKind, Form); 18] = [
    ("Thermo", ClueKind::Thermometer, Form::Cells),
    ("Arrow", ClueKind::Arrow, Form::Arrow),
    ("PillArrow", ClueKind::Arrow, Form::Pill),
    ("WhiteDot", ClueKind::Difference, Form::Pairs(1)),
    ("BlackDot", ClueKind::Ratio, Form::Pairs(2)),
    ("V", ClueKind::PairSum, Form::Pairs(5)),
    ("X", ClueKind::PairSum, Form::Pairs(10)),
    ("Renban", ClueKind::Renban, Form::Cells),
    ("Whisper", ClueKind::Whispers, Form::Numbered(5)),
    ("Palindrome", ClueKind::Palindrome, Form::Cells),
    ("LittleKiller", ClueKind::LittleKiller, Form::Diagonal),
    ("Sandwich", ClueKind::Sandwich, Form::Line),
    ("Between", ClueKind::Between, Form::Cells),
    ("GreaterThan", ClueKind::Greater, Form::Signs),
    ("Quad", ClueKind::Quadruple, Form::Square),
    ("RegionSumLine", ClueKind::RegionSum, Form::Cells),
    ("Odd", ClueKind::Odd, Form::Each),
    ("Even", ClueKind::Even, Form::Each),
];

/// A kind of rule for the whole board, with the numbers of its clues; without any, it is one clue.
type Meant = (ClueKind, &'static [u16]);

/// The words of rules for the whole board, each with the clues that it stands for.
const RULES: [(&str, &[Meant]); 4] = [
    ("StrictKropki", &[(ClueKind::NoOtherDifference, &[1]), (ClueKind::NoOtherRatio, &[2])]),
    ("StrictXV", &[(ClueKind::NoOtherSum, &[5, 10])]),
    (NONCONSECUTIVE, &[(ClueKind::NoOtherDifference, &[1])]),
    ("DisjointSets", &[(ClueKind::DisjointGroups, &[])]),
];

/// The rule that no neighbours are consecutive, not even with a dot between them.
const NONCONSECUTIVE: &str = "AntiConsecutive";

/// The words of constraints without values.
const CONSTRAINTS: [(&str, Constraint); 3] =
    [("AntiKnight", Constraint::Knight), ("AntiKing", Constraint::King), ("Windoku", Constraint::Windows)];

/// The word of a diagonal, with 1 for the one that rises to the right and -1 for the other.
const DIAGONAL: &str = "Diagonal";
const DIAGONALS: [(&str, bool); 2] = [("1", true), ("-1", false)];

const SHAPE: &str = "Shape";
const CAGE: &str = "Cage";
const DIFFERENT: &str = "AllDifferent";

/// The sizes that have the same boxes there.
const SIDES: [usize; 3] = [4, 6, 9];

fn damaged() -> ParseError {
    ParseError::whole(Kind::Damaged)
}

fn other(name: &str) -> ParseError {
    ParseError::whole(Kind::Variant(Rule::named(name)))
}

/// Returns whether a text by itself is in the language: its first word is known, or has a cell.
pub(super) fn is_meant(text: &str) -> bool {
    let Some(rest) = text.strip_prefix('.') else { return false };
    let (name, values) = split(rest.split('.').next().unwrap_or_default());
    if values.is_empty() {
        let rules = RULES.map(|(own, _)| own);
        return rules.contains(&name) || CONSTRAINTS.iter().any(|(own, _)| *own == name);
    }
    let has_cell = values.iter().any(|value| value.starts_with('R'));
    name.chars().all(|sign| sign.is_ascii_alphabetic()) && (has_cell || [SHAPE, DIAGONAL].contains(&name))
}

/// Splits a word into its name and its values.
fn split(word: &str) -> (&str, Vec<&str>) {
    let mut parts = word.trim().split('~');
    (parts.next().unwrap_or_default(), parts.collect())
}

fn place(value: &str) -> Result<Place, ParseError> {
    cages::named(value).ok_or_else(damaged)
}

fn places(values: &[&str]) -> Result<Vec<Place>, ParseError> {
    values.iter().map(|value| place(value)).collect()
}

fn number(value: &str) -> Result<u16, ParseError> {
    value.parse().map_err(|_| damaged())
}

/// Reads a text in the language.
pub(super) fn read(text: &str) -> Answer {
    let words: Vec<(&str, Vec<&str>)> =
        text.trim().split('.').filter(|word| !word.is_empty()).map(split).collect();
    let of = |name: &'static str| words.iter().filter(move |(own, _)| *own == name).map(|(_, values)| values);
    let plain = of(SHAPE).next().map_or(Ok(Shape::S9), |values| sized(values))?;
    let mut constraints = Constraints::NONE;
    let known = CONSTRAINTS.iter().filter(|(name, _)| of(name).next().is_some());
    known.for_each(|(_, constraint)| constraints = constraints.with(*constraint));
    let diagonals: Vec<bool> = of(DIAGONAL)
        .map(|values| {
            let [value] = values[..] else { return Err(damaged()) };
            let own = DIAGONALS.into_iter().find(|(own, _)| *own == value);
            own.map(|(_, rises)| rises).ok_or_else(damaged)
        })
        .collect::<Result<_, _>>()?;
    if DIAGONALS.iter().all(|(_, rises)| diagonals.contains(rises)) {
        constraints = constraints.with(Constraint::Diagonals);
    }
    let shape = &plain.with(constraints).ok_or_else(|| other("Windoku"))?;
    let mut all = Gathered::new(shape);
    if !constraints.has(Constraint::Diagonals) {
        diagonals.first().map_or(Ok(()), |&rises| all.add_diagonal(rises))?;
    }
    let (mut givens, mut caged) = (Vec::new(), cages::Cages::new());
    let mut strange = Strange::default();
    let mut rules = BTreeSet::new();
    for (name, values) in &words {
        let cage = |values: &[&str]| cages::on_board(shape, caged.len(), &places(values)?);
        match *name {
            SHAPE | DIAGONAL => {}
            CAGE => {
                let (sum, cells) = values.split_first().ok_or_else(damaged)?;
                // A sum of 0 is none.
                let sum = number(sum)?;
                let cells = cage(cells)?;
                caged.push((cells, (sum > 0).then_some(sum)));
            }
            DIFFERENT if values.len() == shape.side() => {
                all.add(ClueKind::ExtraRegion, &places(values)?, &[])?;
            }
            DIFFERENT => {
                let cells = cage(values)?;
                caged.push((cells, None));
            }
            "" => {
                for given in values {
                    given_digits(&mut all, &mut givens, given)?;
                }
            }
            name if CONSTRAINTS.iter().any(|(own, _)| *own == name) => {}
            name => {
                let rule = RULES.iter().find(|(own, _)| *own == name);
                if let Some((_, stands_for)) = rule {
                    if !rules.insert(name) {
                        continue;
                    }
                    for (kind, numbers) in *stands_for {
                        match numbers {
                            [] => all.add(*kind, &[], &[])?,
                            numbers => all.add_rules(*kind, numbers),
                        }
                    }
                } else {
                    match WORDS.into_iter().find(|(own, ..)| *own == name) {
                        Some((_, kind, form)) => add(&mut all, kind, form, values)?,
                        None => draw(shape, name, values, &mut strange),
                    }
                }
            }
        }
    }
    // That rule has no exceptions, and ours has: pairs with a dot.
    let has_dots =
        [ClueKind::Difference, ClueKind::Ratio].into_iter().any(|kind| all.of(kind).next().is_some());
    if has_dots && of(NONCONSECUTIVE).next().is_some() {
        return Err(other(NONCONSECUTIVE));
    }
    let shape = strange.on(&cages::on(&all.on_board()?, caged)?, "")?;
    let mut board = ForeignBoard::empty(&shape);
    for ((row, column), found) in givens {
        *board.at(row, column).ok_or_else(damaged)? = Content::Given(found);
    }
    Ok(strange.in_reading(board.reading(Format::Iss, Vec::new())))
}

/// Draws a word that is not known: a line through its cells, if each touches the one before it, or else these cells. Its
/// other values are a text in the first.
fn draw(shape: &Shape, name: &str, values: &[&str], strange: &mut Strange) {
    strange.note(Rule::named(name));
    let (mut cells, mut text) = (Vec::new(), Vec::new());
    for value in values {
        match cages::named(value).filter(|&(row, column)| cages::cell(shape, row, column).is_some()) {
            Some((row, column)) => cells.push((column as f64 + 0.5, row as f64 + 0.5)),
            None => text.push(*value),
        }
    }
    let touch = |two: &[(f64, f64)]| (two[0].0 - two[1].0).abs().max((two[0].1 - two[1].1).abs()) < 1.5;
    if cells.len() > 1 && cells.windows(2).all(touch) {
        strange.line(shape, cells.clone(), "", 0.15);
    } else {
        strange.cells(shape, &cells, "#c8c8c8", &text.join(" "));
    }
}

/// Returns the board of a size such as `6x6`, with the digits from 1 up.
fn sized(values: &[&str]) -> Result<&'static Shape, ParseError> {
    let (size, digits) = values.split_first().ok_or_else(damaged)?;
    let (rows, columns) = size.split_once('x').ok_or_else(damaged)?;
    let (rows, columns) = (number(rows)?.into(), number(columns)?.into());
    let shape = Shape::from_side(rows).filter(|shape| columns == rows && SIDES.contains(&shape.side()));
    let shape = shape.ok_or(ParseError::whole(Kind::OtherSize { rows, columns }))?;
    let usual = [rows.to_string(), format!("1-{rows}")];
    if digits.iter().all(|digits| usual.iter().any(|own| own == digits)) {
        Ok(shape)
    } else {
        Err(other(SHAPE))
    }
}

/// Reads a given, or digits that a cell may have.
fn given_digits(all: &mut Gathered, givens: &mut Vec<(Place, Digit)>, given: &str) -> Result<(), ParseError> {
    let mut parts = given.split('_');
    let place = parts.next().and_then(cages::named).ok_or_else(|| other(given))?;
    let shape = all.shape();
    let one = |part: &str| {
        let number = part.parse::<u32>().ok().filter(|&number| number > 0);
        digit(shape, number.ok_or(Kind::Variant(Rule::Candidates))?)
    };
    let digits: Vec<Digit> = parts.map(one).collect::<Result<_, _>>().map_err(ParseError::whole)?;
    if let [found] = digits[..] {
        givens.push((place, found));
        return Ok(());
    }
    let allowed: DigitSet = digits.into_iter().collect();
    let kind = [ClueKind::Odd, ClueKind::Even].into_iter().find(|&kind| allowed == parity(shape, kind));
    all.add(kind.ok_or(ParseError::whole(Kind::Variant(Rule::Candidates)))?, &[place], &[])
}

/// Returns the odd digits of a board, or the even ones.
fn parity(shape: &Shape, kind: ClueKind) -> DigitSet {
    Digit::all(shape).filter(|digit| (digit.number() % 2 == 1) == (kind == ClueKind::Odd)).collect()
}

fn add(all: &mut Gathered, kind: ClueKind, form: Form, values: &[&str]) -> Result<(), ParseError> {
    let first = || values.split_first().ok_or_else(damaged);
    match form {
        Form::Cells => all.add(kind, &places(values)?, &[]),
        Form::Each => places(values)?.into_iter().try_for_each(|place| all.add(kind, &[place], &[])),
        Form::Arrow => all.add(kind, &places(values)?, &[1]),
        Form::Pill => {
            let (count, cells) = first()?;
            let (count, mut cells) = (number(count)?, places(cells)?);
            if let Some(circle) = cells.get_mut(..count.into()) {
                circle.sort_unstable();
            }
            all.add(kind, &cells, &[count])
        }
        Form::Numbered(usual) => match first()? {
            (value, cells) if !value.starts_with('R') => all.add(kind, &places(cells)?, &[number(value)?]),
            _ => all.add(kind, &places(values)?, &[usual]),
        },
        Form::Pairs(of) => add_pairs(all, kind, &places(values)?, &[of]),
        Form::Signs => add_pairs(all, kind, &places(values)?, &[]),
        Form::Line => {
            let [sum, line] = values[..] else { return Err(damaged()) };
            let at =
                |line: &str| line.parse::<usize>().map(|line| line.wrapping_sub(1)).map_err(|_| damaged());
            let cells = match line.split_at_checked(1).ok_or_else(damaged)? {
                ("R", row) => all.row(at(row)?),
                ("C", column) => all.column(at(column)?),
                _ => return Err(damaged()),
            };
            all.add(kind, &cells, &[number(sum)?])
        }
        Form::Diagonal => {
            let [sum, end] = values[..] else { return Err(damaged()) };
            let end = place(end)?;
            let way = way(all.shape(), end).ok_or_else(damaged)?;
            let ray = all.ray(end, way);
            all.add(kind, &ray, &[number(sum)?])
        }
        Form::Square => {
            let (corner, digits) = first()?;
            let (row, column) = place(corner)?;
            let (below, after) = (row.wrapping_add(1), column.wrapping_add(1));
            let square = [(row, column), (row, after), (below, column), (below, after)];
            let digits: Vec<u16> = digits.iter().map(|digit| number(digit)).collect::<Result<_, _>>()?;
            all.add(kind, &square, &digits)
        }
    }
}

/// Adds a clue for each two cells that are side by side, in their order.
fn add_pairs(all: &mut Gathered, kind: ClueKind, cells: &[Place], numbers: &[u16]) -> Result<(), ParseError> {
    // More cells than a board has are a fault, and their pairs would be very many.
    if cells.len() < 3 || cells.len() > all.shape().cell_count() {
        return all.add(kind, cells, numbers);
    }
    for (at, &one) in cells.iter().enumerate() {
        for &other in cells[at + 1..].iter().filter(|&&other| all.are_beside(one, other)).collect::<Vec<_>>()
        {
            all.add(kind, &[one, other], numbers)?;
        }
    }
    Ok(())
}

/// Returns the direction of the diagonal that has its sum at this end; `None` if none has.
fn way(shape: &Shape, (row, column): Place) -> Option<(isize, isize)> {
    let last = shape.side() - 1;
    match (row, column) {
        (row, 0) if row < last => Some((1, 1)),
        (row, column) if column == last && (1..last).contains(&row) => Some((-1, -1)),
        (0, column) if column <= last => Some((1, -1)),
        (row, column) if row == last && (1..last).contains(&column) => Some((-1, 1)),
        _ => None,
    }
}

/// Returns the words of a board without its givens; `None` if the language lacks one of its rules.
pub(crate) fn written(shape: &Shape) -> Option<String> {
    if !shape.has_usual_boxes() || shape.has_unknown_rules() || !SIDES.contains(&shape.side()) {
        return None;
    }
    let mut text = String::new();
    if shape.side() != Shape::S9.side() {
        let _ = write!(text, ".{SHAPE}~{0}x{0}", shape.side());
    }
    for constraint in shape.constraints().iter() {
        match CONSTRAINTS.iter().find(|(_, own)| *own == constraint) {
            Some((_, Constraint::Windows)) if shape.side() != Shape::S9.side() => return None,
            Some((name, _)) => {
                let _ = write!(text, ".{name}");
            }
            None => {
                for (value, _) in DIAGONALS {
                    let _ = write!(text, ".{DIAGONAL}~{value}");
                }
            }
        }
    }
    for cage in shape.cages() {
        let _ = write!(text, ".{CAGE}~{}{}", cage.sum().unwrap_or(0), named(shape, cage.cells()));
    }
    for clue in shape.clues().iter().filter(|clue| !clue.cells.is_empty()) {
        text += &word(shape, clue)?;
    }
    let rules: Vec<Clue> = shape.clues().iter().filter(|clue| clue.cells.is_empty()).cloned().collect();
    Some(text + &words_of(shape, rules)?)
}

/// Writes rules for the whole board: the words that together stand for these and no others.
fn words_of(shape: &Shape, mut rules: Vec<Clue>) -> Option<String> {
    let mut text = String::new();
    for (name, stands_for) in RULES {
        let mut meant = Gathered::new(shape);
        for (kind, numbers) in stands_for {
            match numbers {
                [] => meant.add(*kind, &[], &[]).ok()?,
                numbers => meant.add_rules(*kind, numbers),
            }
        }
        let meant: Vec<&Clue> = stands_for.iter().flat_map(|(kind, _)| meant.of(*kind)).collect();
        let is_dotted = |clue: &Clue| matches!(clue.kind, ClueKind::Difference | ClueKind::Ratio);
        let is_whole = name != NONCONSECUTIVE || !shape.clues().iter().any(is_dotted);
        if is_whole && !meant.is_empty() && meant.iter().all(|clue| rules.contains(clue)) {
            rules.retain(|rule| !meant.contains(&rule));
            let _ = write!(text, ".{name}");
        }
    }
    rules.is_empty().then_some(text)
}

/// Returns values, each after this sign.
fn after_each(sign: char, values: impl Iterator<Item = String>) -> String {
    values.flat_map(|value| [sign.to_string(), value]).collect()
}

fn named(shape: &Shape, cells: &[Cell]) -> String {
    after_each('~', cells.iter().map(|&cell| names::cell_name(shape, cell).to_ascii_uppercase()))
}

/// Writes a clue with cells; `None` if the language has no word for it.
fn word(shape: &Shape, clue: &Clue) -> Option<String> {
    let (kind, number, cells) = (clue.kind, clue.number(), named(shape, &clue.cells));
    if let ClueKind::Odd | ClueKind::Even = kind {
        let digits = parity(shape, kind);
        let allowed = after_each('_', digits.iter().map(|digit| digit.number().to_string()));
        return Some(format!(".{cells}{allowed}"));
    }
    if kind == ClueKind::ExtraRegion {
        return (clue.cells.len() == shape.side()).then(|| format!(".{DIFFERENT}{cells}"));
    }
    let geometry = shape.geometry();
    let (&first, &last) = (clue.cells.first()?, clue.cells.last()?);
    let at = |cell: Cell| (geometry.row(cell), geometry.column(cell));
    let fits = |form: Form| match form {
        Form::Arrow => number == 1,
        Form::Pill => number > 1 && clue.cells.get(..number.into()).is_some_and(<[Cell]>::is_sorted),
        Form::Pairs(own) => number == own,
        Form::Square => clue.cells.len() == 4,
        // Its arrow may begin at either end.
        Form::Diagonal => clue.cells.len() > 1,
        Form::Cells | Form::Each | Form::Numbered(_) | Form::Signs | Form::Line => true,
    };
    let (name, _, form) = WORDS.into_iter().find(|(_, own, form)| *own == kind && fits(*form))?;
    let values = match form {
        Form::Cells | Form::Each | Form::Arrow | Form::Pairs(_) | Form::Signs => cells,
        Form::Numbered(_) | Form::Pill => format!("~{number}{cells}"),
        Form::Line if at(first).0 == at(last).0 => format!("~{number}~R{}", at(first).0 + 1),
        Form::Line => format!("~{number}~C{}", at(first).1 + 1),
        Form::Diagonal => {
            let along = |from: Cell, to: Cell| {
                let (from, to) = (at(from), at(to));
                [(from.0, to.0), (from.1, to.1)].map(|(from, to)| if to > from { 1 } else { -1 })
            };
            let is_end =
                |from: Cell, to: Cell| way(shape, at(from)).map(<[isize; 2]>::from) == Some(along(from, to));
            let end = if is_end(first, last) { first } else { last };
            format!("~{number}{}", named(shape, &[end]))
        }
        Form::Square => {
            let digits = after_each('~', clue.numbers.iter().map(u16::to_string));
            format!("{}{digits}", named(shape, &[first]))
        }
    };
    Some(format!(".{name}{values}"))
}
