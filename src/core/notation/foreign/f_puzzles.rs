//! Puzzles of f-puzzles: objects packed with LZ-string, with a field for each rule.

pub(crate) mod clues;

use super::board::{Content, ForeignBoard, digit};
use super::cages::{self, Cages};
use super::object::Object;
use super::packed::lz_base64;
use super::strange::{self, Mark, Strange};
use super::{Answer, Rule};
use crate::{Format, ParseError, ParseErrorKind as Kind};
use sudoku_board::{Cell, CellSet, Constraint, Constraints, DigitSet, House, Shape};

/// Fields that do not affect the rules.
const NO_RULES: [&str; 12] = [
    "size",
    "title",
    "author",
    "ruleset",
    "grid",
    "solution",
    "successMessage",
    "highlightConflicts",
    "disabledlogic",
    "truecandidatesoptions",
    "gradient",
    "msgcorrect",
];

/// The field of the cages of a killer. A `cage` is a drawing without a meaning of its own.
pub(crate) const CAGES: &str = "killercage";

/// Rules by their field in such objects: those of f-puzzles that no board has, and those whose fields other objects may
/// have with another content.
const RULES: [(&str, Rule); 28] = [
    ("diagonal+", Rule::Diagonals),
    ("diagonal-", Rule::Diagonals),
    ("antiknight", Rule::AntiKnight),
    ("antiking", Rule::AntiKing),
    ("nonconsecutive", Rule::NonConsecutive),
    ("killercage", Rule::Cages),
    ("cage", Rule::Cages),
    ("thermometer", Rule::Thermometers),
    ("slowthermometer", Rule::Thermometers),
    ("arrow", Rule::Arrows),
    ("littlekillersum", Rule::LittleKiller),
    ("sandwichsum", Rule::Sandwich),
    ("difference", Rule::Dots),
    ("ratio", Rule::Dots),
    ("negative", Rule::Dots),
    ("xv", Rule::Xv),
    ("even", Rule::Parity),
    ("odd", Rule::Parity),
    ("palindrome", Rule::Palindromes),
    ("quadruple", Rule::Quadruples),
    ("clone", Rule::Clones),
    ("betweenline", Rule::Lines),
    ("line", Rule::Lines),
    ("extraregion", Rule::ExtraRegions),
    ("disjointgroups", Rule::ExtraRegions),
    ("rectangle", Rule::Drawn),
    ("circle", Rule::Drawn),
    ("text", Rule::Drawn),
];

/// The fields of the constraints that have some. The houses of the others are extra regions.
pub(crate) const CONSTRAINTS: [(&str, Constraint); 4] = [
    ("diagonal+", Constraint::Diagonals),
    ("diagonal-", Constraint::Diagonals),
    ("antiknight", Constraint::Knight),
    ("antiking", Constraint::King),
];

/// Returns whether a constraint has fields of its own.
pub(crate) fn has_fields(constraint: Constraint) -> bool {
    CONSTRAINTS.iter().any(|(_, own)| *own == constraint)
}

/// Returns whether a text by itself looks like a packed puzzle: an object whose first key is quoted begins like this
/// when packed.
pub(super) fn is_meant(text: &str) -> bool {
    let symbol =
        |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/' | b'=' | b'-' | b'_' | b' ');
    text.starts_with("N4I") && text.len() > 40 && text.bytes().all(symbol)
}

pub(super) fn read(packed: &str, format: Format) -> Answer {
    let text = lz_base64(packed)?;
    read_object(&Object::read(&text)?, format)
}

/// Returns the rule of a field.
pub(super) fn rule(name: &str) -> Option<Rule> {
    RULES.iter().find(|(own, _)| *own == name).map(|(_, rule)| rule.clone())
}

/// Reads an unpacked puzzle.
pub(super) fn read_object(object: &Object, format: Format) -> Answer {
    let damaged = || ParseError::whole(Kind::Damaged);
    let mut strange = Strange::default();
    // The fields of rules that are not known, and of those that cannot be read.
    let mut unread = Vec::new();
    let mut constraints = Constraints::NONE;
    let mut diagonals = 0;
    // The field whose content is a constraint of ours.
    let mut taken = None;
    for (name, value) in object.fields() {
        if NO_RULES.contains(name) || value.is_idle() {
            continue;
        }
        if let Some((_, constraint)) = CONSTRAINTS.iter().find(|(own, _)| own == name)
            && value.is_yes()
        {
            diagonals += usize::from(*constraint == Constraint::Diagonals);
            // One diagonal alone is a clue.
            if *constraint != Constraint::Diagonals || diagonals == clues::DIAGONALS.len() {
                constraints = constraints.with(*constraint);
            }
            continue;
        }
        if *name == CAGES {
            continue;
        }
        if *name == "extraregion"
            && let Some(constraint) = with_houses(value)
        {
            constraints = constraints.with(constraint);
            taken = Some(*name);
            continue;
        }
        if clues::is_known(name, value) {
            continue;
        }
        strange.note(rule(name).unwrap_or_else(|| Rule::named(name)));
        unread.push(*name);
    }
    let rows = object.field("grid").and_then(Object::list).ok_or_else(damaged)?;
    let size = object.field("size").and_then(Object::number).ok_or_else(damaged)? as usize;
    let shape =
        Shape::from_side(size).ok_or(ParseError::whole(Kind::OtherSize { rows: size, columns: size }))?;
    if rows.len() != size || rows.iter().any(|row| row.list().is_none_or(|row| row.len() != size)) {
        return Err(damaged());
    }
    let other = || ParseError::whole(Kind::Variant(Rule::Diagonals));
    let shape = shape.with(constraints).ok_or_else(other)?;
    let mut regions = Vec::new();
    for (r, row) in rows.iter().enumerate() {
        regions.extend(
            row.list().unwrap_or_default().iter().enumerate().map(|(c, cell)| region(&shape, (r, c), cell)),
        );
    }
    let shape = shape.with_regions(&regions);
    let shape = shape.map_err(|_| ParseError::whole(Kind::Variant(Rule::Jigsaw)))?;
    let shape = if let Some(clued) = strange.excuse(clues::read(object, &shape, taken))? {
        clued
    } else {
        clues::fields().for_each(|name| unread.push(name));
        shape
    };
    let caged = object.field(CAGES).filter(|cages| !cages.is_idle());
    let caged = caged.map(|caged| listed(&shape, caged).and_then(|caged| cages::on(&shape, caged)));
    let shape = match caged.map(|caged| strange.excuse(caged)).transpose()? {
        Some(Some(caged)) => caged,
        Some(None) => {
            unread.push(CAGES);
            shape
        }
        None => shape,
    };
    let mut board = ForeignBoard::empty(&shape);
    for (r, row) in rows.iter().enumerate() {
        for (c, cell) in row.list().unwrap_or_default().iter().enumerate() {
            let at = shape.geometry().cell(r, c);
            *board.at(r, c).ok_or_else(damaged)? = content(&shape, at, cell, &mut strange)?;
        }
    }
    if strange.is_any() {
        for entry in unread.iter().filter_map(|name| object.field(name)?.list()).flatten() {
            draw(&shape, entry, &mut strange);
        }
        let said = object.field("ruleset").map(strange::said).unwrap_or_default();
        board = board.on(&strange.on(&shape, &said)?).ok_or_else(damaged)?;
    }
    Ok(strange.in_reading(board.reading(format, Vec::new())))
}

/// Draws an entry of a field whose meaning is not known: its lines, or its cells with what it says.
fn draw(shape: &Shape, entry: &Object, strange: &mut Strange) {
    // A line before the first one is the largest number.
    let middle = |line: usize| line.cast_signed() as f64 + 0.5;
    let centre =
        |name: &Object| cages::named(name.written()?).map(|(row, column)| (middle(column), middle(row)));
    let centres =
        |list: &Object| list.list().unwrap_or_default().iter().filter_map(centre).collect::<Vec<_>>();
    let text = |name: &str| entry.field(name).and_then(Object::written).unwrap_or_default();
    let length = |name: &str, usual: f64| text(name).parse().unwrap_or(usual);
    for line in entry.field("lines").and_then(Object::list).unwrap_or_default() {
        strange.line(shape, centres(line), text("outlineC"), length("width", 0.2));
    }
    let mut cells = entry.field("cells").map(centres).unwrap_or_default();
    cells.extend(entry.field("cell").and_then(centre));
    let Some(&first) = cells.first() else { return };
    let outside =
        cells.len() == 1 && [first.0, first.1].iter().any(|at| !(0.0..shape.side() as f64).contains(at));
    if entry.field("width").is_some() || entry.field("size").is_some() || outside {
        let of = |along: fn(&(f64, f64)) -> f64| cells.iter().map(along).sum::<f64>() / cells.len() as f64;
        strange.shape(
            shape,
            &Mark {
                centre: (of(|cell| cell.0), of(|cell| cell.1)),
                width: length("width", 0.0),
                height: length("height", length("width", 0.0)),
                // Rectangles and circles have the same fields but for their names; a square dot says as much as a round one.
                is_round: entry.field("angle").is_none(),
                fill: text("baseC"),
                rim: text("outlineC"),
                text: text("value"),
                size: length("size", 0.4).clamp(0.2, 0.7),
            },
        );
    } else if entry.field("lines").is_none() {
        strange.cells(shape, &cells, "#c8c8c8", text("value"));
    }
}

/// Reads the cages of a killer.
fn listed(shape: &Shape, list: &Object) -> Result<Cages, ParseError> {
    let damaged = || ParseError::whole(Kind::Damaged);
    let cage = |(number, cage): (usize, &Object)| {
        let cells = cage.field("cells").and_then(Object::list).ok_or_else(damaged)?;
        let lines: Option<Vec<_>> = cells.iter().map(|cell| cages::named(cell.written()?)).collect();
        let cells = cages::on_board(shape, number, &lines.ok_or_else(damaged)?)?;
        Ok((cells, cages::sum(cage.field("value"))?))
    };
    let cages = list.list().ok_or_else(damaged)?.iter().filter(|cage| !cage.is_idle());
    cages.enumerate().map(cage).collect()
}

/// Returns the region of a cell: its box, unless it names another one.
fn region(shape: &Shape, (row, column): (usize, usize), cell: &Object) -> u8 {
    let geometry = shape.geometry();
    let own = geometry.box_of(geometry.cell(row, column)).number() as u8;
    cell.field("region").and_then(Object::number).map_or(own, |region| region as u8)
}

/// Returns the constraint whose houses on a 9×9 are these extra regions, in any order.
fn with_houses(regions: &Object) -> Option<Constraint> {
    let drawn = regions.list()?.iter();
    let drawn: Vec<CellSet> = drawn
        .map(|region| region.field("cells")?.list()?.iter().map(cell_named).collect())
        .collect::<Option<_>>()?;
    Constraint::ALL.into_iter().filter(|&constraint| !has_fields(constraint)).find(|&constraint| {
        let Some(shape) = Shape::S9.with(Constraints::NONE.with(constraint)) else { return false };
        let further = House::all(&shape).filter(|house| house.kind().is_further());
        let houses: Vec<&CellSet> = further.map(|house| shape.geometry().cell_set(house)).collect();
        !houses.is_empty() && drawn.len() == houses.len() && houses.iter().all(|&house| drawn.contains(house))
    })
}

/// Returns the cell of a 9×9 that a text like `R4C7` names.
fn cell_named(text: &Object) -> Option<Cell> {
    let (row, column) = text.written()?.strip_prefix('R')?.split_once('C')?;
    let number =
        |text: &str| text.parse::<usize>().ok().filter(|number| (1..=Shape::S9.side()).contains(number));
    Some(Shape::S9.geometry().cell(number(row)? - 1, number(column)? - 1))
}

/// Returns whether a colour of this cell is the usual one of a house without a field.
fn is_tinted(shape: &Shape, cell: Cell) -> bool {
    let unnamed = shape.constraints().iter().filter(|&constraint| !has_fields(constraint));
    let mut kinds = unnamed.flat_map(Constraint::kinds);
    kinds.any(|kind| shape.geometry().house_of(cell, kind).is_some())
}

fn content(shape: &Shape, at: Cell, cell: &Object, strange: &mut Strange) -> Result<Content, ParseError> {
    let damaged = || ParseError::whole(Kind::Damaged);
    for (name, value) in cell.fields().iter().filter(|(_, value)| !value.is_idle()) {
        let rule = match *name {
            "value" | "given" | "region" | "centerPencilMarks" | "cornerPencilMarks" => continue,
            "c" | "highlight" if is_tinted(shape, at) => continue,
            "c" | "highlight" => Rule::Shaded,
            "givenPencilMarks" => Rule::Candidates,
            other => Rule::named(other),
        };
        let geometry = shape.geometry();
        let centre = (geometry.column(at) as f64 + 0.5, geometry.row(at) as f64 + 0.5);
        let colour = if rule == Rule::Shaded { value.written().unwrap_or_default() } else { "#c8c8c8" };
        strange.cells(shape, &[centre], colour, "");
        strange.note(rule);
    }
    let notes = |name: &str| -> Result<DigitSet, ParseError> {
        let Some(marks) = cell.field(name).filter(|marks| **marks != Object::Nothing) else {
            return Ok(DigitSet::EMPTY);
        };
        let number =
            |mark: &Object| digit(shape, mark.number().ok_or_else(damaged)?).map_err(ParseError::whole);
        marks
            .list()
            .ok_or_else(damaged)?
            .iter()
            .filter(|mark| **mark != Object::Nothing)
            .map(number)
            .collect()
    };
    let value = cell.field("value").filter(|value| !value.is_idle());
    if let Some(value) = value {
        let number = value.number().ok_or_else(damaged)?;
        let digit = digit(shape, number).map_err(ParseError::whole)?;
        let given = cell.field("given").is_some_and(Object::is_yes);
        return Ok(if given { Content::Given(digit) } else { Content::Placed(digit) });
    }
    let (centre, corner) = (notes("centerPencilMarks")?, notes("cornerPencilMarks")?);
    let noted = !centre.union(corner).is_empty();
    Ok(if noted { Content::Notes { centre, corner } } else { Content::Empty })
}
