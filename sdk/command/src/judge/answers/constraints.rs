//! The rules of a puzzle by lines, dots and sums, as an object with a field for each kind.

use super::{AskedCage, caged};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use sudoku_board::{Cell, Clue, ClueKind, Constraint, Constraints, House, Shape, names};

/// Cells by their names.
type Cells = Vec<String>;

/// The fields. A name that is no field is an error.
#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Asked {
    thermo: Vec<Cells>,
    arrow: Vec<AskedArrow>,
    difference: Vec<AskedPair>,
    ratio: Vec<AskedPair>,
    xv: Vec<AskedSum>,
    negative: Vec<String>,
    renban: Vec<Cells>,
    whisper: Vec<AskedWhisper>,
    palindrome: Vec<Cells>,
    little_killer: Vec<AskedSum>,
    sandwich: Vec<AskedSum>,
    between: Vec<Cells>,
    odd: Cells,
    even: Cells,
    greater: Vec<Cells>,
    nonconsecutive: bool,
    antiknight: bool,
    antiking: bool,
    disjoint_groups: bool,
    diagonals: Vec<String>,
    extra_regions: Vec<Cells>,
    quadruple: Vec<AskedQuadruple>,
    clone: Vec<[Cells; 2]>,
    minimum: Cells,
    maximum: Cells,
    region_sum: Vec<Cells>,
    cages: Vec<AskedCage>,
    regions: Option<String>,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct AskedArrow {
    circle: Cells,
    line: Cells,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct AskedPair {
    cells: Cells,
    value: u16,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct AskedSum {
    cells: Cells,
    sum: u16,
    /// The place of the number beside the board and the way of its arrow, which its cells tell as well.
    #[serde(rename = "clue")]
    _place: Option<serde_json::Value>,
    #[serde(rename = "direction")]
    _way: Option<serde_json::Value>,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct AskedWhisper {
    cells: Cells,
    min_difference: u16,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct AskedQuadruple {
    cells: Cells,
    digits: Vec<u16>,
}

/// The rules about all neighbours, each with those that it stands for.
const NEGATIVES: [(&str, &[(ClueKind, u16)]); 4] = [
    ("kropki", &[(ClueKind::NoOtherDifference, 1), (ClueKind::NoOtherRatio, 2)]),
    ("difference", &[(ClueKind::NoOtherDifference, 1)]),
    ("ratio", &[(ClueKind::NoOtherRatio, 2)]),
    ("xv", &[(ClueKind::NoOtherSum, 5), (ClueKind::NoOtherSum, 10)]),
];

/// The rules about all neighbours with other numbers, which stand behind these names and a space.
const NUMBERED: [(&str, ClueKind); 3] = [
    ("difference", ClueKind::NoOtherDifference),
    ("ratio", ClueKind::NoOtherRatio),
    ("sum", ClueKind::NoOtherSum),
];

/// Returns whether a rule about all neighbours says something: no two digits of a small board add up to 10.
fn is_possible(shape: &Shape, (kind, number): (ClueKind, u16)) -> bool {
    kind != ClueKind::NoOtherSum || usize::from(number) < 2 * shape.side()
}

/// Returns the rule of a name such as `ratio 3`.
fn other_negative(name: &str) -> Option<Vec<(ClueKind, u16)>> {
    let (name, number) = name.split_once(' ')?;
    let (_, kind) = NUMBERED.into_iter().find(|(own, _)| *own == name)?;
    Some(vec![(kind, number.parse().ok()?)])
}

/// Returns the shape with these rules.
pub(super) fn on(shape: Shape, asked: Asked) -> Result<Shape, String> {
    let mut shape = shape;
    if let Some(regions) = &asked.regions {
        shape = shape.with_regions(regions.as_bytes()).map_err(|error| error.to_string())?;
    }
    let mut constraints = Constraints::NONE;
    let diagonal = |name: &str| asked.diagonals.iter().any(|own| own == name);
    if let Some(other) = asked.diagonals.iter().find(|own| !["main", "anti"].contains(&own.as_str())) {
        return Err(format!("{other:?} is no diagonal: main or anti"));
    }
    for (constraint, is_asked) in [
        (Constraint::Diagonals, diagonal("main") && diagonal("anti")),
        (Constraint::Knight, asked.antiknight),
        (Constraint::King, asked.antiking),
    ] {
        if is_asked {
            constraints = constraints.with(constraint);
        }
    }
    shape = shape.with(constraints).ok_or("the board cannot have these rules")?;
    let mut reader = Reader { shape: &shape, clues: Vec::new() };
    if diagonal("main") != diagonal("anti") {
        let side = shape.side();
        let column = |row: usize| if diagonal("main") { row } else { side - 1 - row };
        let cells = (0..side).map(|row| shape.geometry().cell(row, column(row))).collect();
        reader.clues.push(Clue { kind: ClueKind::ExtraRegion, cells, numbers: Vec::new() });
    }
    let lines = [
        (ClueKind::Thermometer, &asked.thermo),
        (ClueKind::Renban, &asked.renban),
        (ClueKind::Palindrome, &asked.palindrome),
        (ClueKind::Between, &asked.between),
        (ClueKind::Greater, &asked.greater),
        (ClueKind::ExtraRegion, &asked.extra_regions),
        (ClueKind::RegionSum, &asked.region_sum),
    ];
    for (kind, own) in lines {
        own.iter().try_for_each(|cells| reader.add(kind, cells, &[]))?;
    }
    let cells = [
        (ClueKind::Odd, &asked.odd),
        (ClueKind::Even, &asked.even),
        (ClueKind::Minimum, &asked.minimum),
        (ClueKind::Maximum, &asked.maximum),
    ];
    for (kind, own) in cells {
        own.iter().try_for_each(|cell| reader.add(kind, std::slice::from_ref(cell), &[]))?;
    }
    for AskedArrow { circle, line } in &asked.arrow {
        reader.add(ClueKind::Arrow, &[circle.clone(), line.clone()].concat(), &[circle.len() as u16])?;
    }
    for [one, other] in &asked.clone {
        if one.len() != other.len() {
            return Err("the two parts of a clone differ in size".to_owned());
        }
        reader.add(ClueKind::Clone, &[one.clone(), other.clone()].concat(), &[])?;
    }
    for (kind, own) in [(ClueKind::Difference, &asked.difference), (ClueKind::Ratio, &asked.ratio)] {
        own.iter().try_for_each(|pair| reader.add(kind, &pair.cells, &[pair.value]))?;
    }
    let sums = [
        (ClueKind::PairSum, &asked.xv),
        (ClueKind::LittleKiller, &asked.little_killer),
        (ClueKind::Sandwich, &asked.sandwich),
    ];
    for (kind, own) in sums {
        own.iter().try_for_each(|pair| reader.add(kind, &pair.cells, &[pair.sum]))?;
    }
    for whisper in &asked.whisper {
        reader.add(ClueKind::Whispers, &whisper.cells, &[whisper.min_difference])?;
    }
    for quadruple in &asked.quadruple {
        reader.add(ClueKind::Quadruple, &quadruple.cells, &quadruple.digits)?;
    }
    for negative in &asked.negative {
        let name = negative.as_str();
        let usual = NEGATIVES.iter().find(|(own, _)| *own == name).map(|(_, rules)| rules.to_vec());
        let other = || format!("{name:?} is no rule about all neighbours");
        let rules = usual.or_else(|| other_negative(name)).ok_or_else(other)?;
        rules
            .iter()
            .filter(|rule| is_possible(&shape, **rule))
            .try_for_each(|&(kind, number)| reader.add(kind, &[], &[number]))?;
    }
    if asked.nonconsecutive {
        reader.add(ClueKind::NoOtherDifference, &[], &[1])?;
    }
    if asked.disjoint_groups {
        reader.add(ClueKind::DisjointGroups, &[], &[])?;
    }
    let clues = reader.clues;
    let shape = shape.with_clues(clues).map_err(|error| error.to_string())?;
    if asked.cages.is_empty() { Ok(shape) } else { caged(shape, &asked.cages) }
}

struct Reader<'a> {
    shape: &'a Shape,
    clues: Vec<Clue>,
}

impl Reader<'_> {
    fn add(&mut self, kind: ClueKind, cells: &[String], numbers: &[u16]) -> Result<(), String> {
        let cell = |name: &String| {
            names::cell(self.shape, name)
                .ok_or_else(|| format!("a board of side {} has no cell {name:?}", self.shape.side()))
        };
        let cells: Vec<Cell> = cells.iter().map(cell).collect::<Result<_, String>>()?;
        self.clues.push(Clue { kind, cells, numbers: numbers.to_vec() });
        Ok(())
    }
}

/// Returns the fields of a question's value.
pub(super) fn read(value: serde_json::Value) -> Result<Asked, String> {
    if !value.is_object() {
        return Err("constraints are an object with a field for each kind".to_owned());
    }
    serde_json::from_value(value).map_err(|error| format!("constraints: {error}"))
}

/// Returns the rules of a board as such an object. Windows are four more regions.
pub(super) fn written(shape: &Shape) -> Value {
    let names =
        |cells: &[Cell]| -> Vec<String> { cells.iter().map(|&cell| names::cell_name(shape, cell)).collect() };
    let mut fields = Map::new();
    let mut add = |name: &str, value: Value| {
        if let Value::Array(list) = fields.entry(name).or_insert_with(|| json!([])) {
            list.push(value);
        }
    };
    for cage in shape.cages() {
        add("cages", json!({"sum": cage.sum(), "cells": names(cage.cells())}));
    }
    for constraint in shape.constraints().iter() {
        match constraint {
            Constraint::Diagonals => ["main", "anti"].iter().for_each(|name| add("diagonals", json!(name))),
            Constraint::Windows => {
                let windows =
                    House::all(shape).filter(|house| constraint.kinds().any(|kind| kind == house.kind()));
                windows.for_each(|house| add("extra_regions", json!(names(shape.geometry().cells(house)))));
            }
            Constraint::Knight | Constraint::King => {}
        }
    }
    let mut rules = Vec::new();
    for Clue { kind, cells, numbers } in shape.clues() {
        let (number, list) = (numbers.first().copied().unwrap_or(0), names(cells));
        match kind {
            ClueKind::Thermometer => add("thermo", json!(list)),
            ClueKind::Renban => add("renban", json!(list)),
            ClueKind::Palindrome => add("palindrome", json!(list)),
            ClueKind::Between => add("between", json!(list)),
            ClueKind::Greater => add("greater", json!(list)),
            ClueKind::ExtraRegion => add("extra_regions", json!(list)),
            ClueKind::RegionSum => add("region_sum", json!(list)),
            ClueKind::Odd => list.iter().for_each(|cell| add("odd", json!(cell))),
            ClueKind::Even => list.iter().for_each(|cell| add("even", json!(cell))),
            ClueKind::Minimum => list.iter().for_each(|cell| add("minimum", json!(cell))),
            ClueKind::Maximum => list.iter().for_each(|cell| add("maximum", json!(cell))),
            ClueKind::Arrow => {
                let (circle, line) = list.split_at(list.len().min(number.into()));
                add("arrow", json!({"circle": circle, "line": line}));
            }
            ClueKind::Clone => {
                let (one, other) = list.split_at(list.len() / 2);
                add("clone", json!([one, other]));
            }
            ClueKind::Difference => add("difference", json!({"cells": list, "value": number})),
            ClueKind::Ratio => add("ratio", json!({"cells": list, "value": number})),
            ClueKind::PairSum => add("xv", json!({"cells": list, "sum": number})),
            ClueKind::LittleKiller => add("little_killer", json!({"cells": list, "sum": number})),
            ClueKind::Sandwich => add("sandwich", json!({"cells": list, "sum": number})),
            ClueKind::Whispers => add("whisper", json!({"cells": list, "min_difference": number})),
            ClueKind::Quadruple => add("quadruple", json!({"cells": list, "digits": numbers})),
            ClueKind::NoOtherDifference | ClueKind::NoOtherRatio | ClueKind::NoOtherSum => {
                rules.push((*kind, number));
            }
            ClueKind::DisjointGroups => {}
        }
    }
    for (name, stands_for) in NEGATIVES {
        if stands_for.iter().filter(|rule| is_possible(shape, **rule)).all(|rule| rules.contains(rule)) {
            rules.retain(|rule| !stands_for.contains(rule));
            add("negative", json!(name));
        }
    }
    for (kind, number) in rules {
        if let Some((name, _)) = NUMBERED.iter().find(|(_, own)| *own == kind) {
            add("negative", json!(format!("{name} {number}")));
        }
    }
    let has = |constraint| shape.constraints().has(constraint);
    let disjoint = shape.clues().iter().any(|clue| clue.kind == ClueKind::DisjointGroups);
    for (name, holds) in [
        ("antiknight", has(Constraint::Knight)),
        ("antiking", has(Constraint::King)),
        ("disjoint_groups", disjoint),
    ] {
        if holds {
            fields.insert(name.to_owned(), json!(true));
        }
    }
    if let Some(regions) = shape.unusual_regions() {
        let letters: String = regions.iter().map(|&region| char::from(b'A' + region)).collect();
        fields.insert("regions".to_owned(), json!(letters));
    }
    Value::Object(fields)
}
