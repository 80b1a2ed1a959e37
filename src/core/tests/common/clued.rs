//! Boards with clues of the corpus.

use serde_json::Value;
use sudoku_core::{Cell, Clue, ClueKind, Constraint, Constraints, Digit, Grid, Shape, notation::names};

/// Kinds whose field is a list of lists of cells, each a clue.
const LISTS: [(&str, ClueKind); 7] = [
    ("thermo", ClueKind::Thermometer),
    ("renban", ClueKind::Renban),
    ("palindrome", ClueKind::Palindrome),
    ("between", ClueKind::Between),
    ("greater", ClueKind::Greater),
    ("extra_regions", ClueKind::ExtraRegion),
    ("region_sum", ClueKind::RegionSum),
];

/// Kinds whose field is a list of cells, each a clue.
const CELLS: [(&str, ClueKind); 4] = [
    ("odd", ClueKind::Odd),
    ("even", ClueKind::Even),
    ("minimum", ClueKind::Minimum),
    ("maximum", ClueKind::Maximum),
];

/// Kinds whose field is a list of objects: the field of their numbers in it.
const OBJECTS: [(&str, ClueKind, &str); 7] = [
    ("difference", ClueKind::Difference, "value"),
    ("ratio", ClueKind::Ratio, "value"),
    ("xv", ClueKind::PairSum, "sum"),
    ("whisper", ClueKind::Whispers, "min_difference"),
    ("little_killer", ClueKind::LittleKiller, "sum"),
    ("sandwich", ClueKind::Sandwich, "sum"),
    ("quadruple", ClueKind::Quadruple, "digits"),
];

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// The board of a row of the corpus of clues: its givens with all of its rules.
pub(crate) fn clued_board(row: &Value) -> Grid {
    let rules = &row["constraints"];
    let side = row["size"].as_u64().expect("a size") as usize;
    let mut shape = Shape::from_side(side).expect("a size of a board").clone();
    let known = |name: &str| {
        [
            LISTS.map(|(own, _)| own).as_slice(),
            &CELLS.map(|(own, _)| own),
            &OBJECTS.map(|(own, ..)| own),
            &[
                "arrow",
                "clone",
                "negative",
                "nonconsecutive",
                "antiknight",
                "antiking",
                "disjoint_groups",
                "diagonals",
                "cages",
                "regions",
            ],
        ]
        .iter()
        .any(|names| names.contains(&name))
    };
    let unknown = rules.as_object().expect("an object").keys().find(|name| !known(name));
    assert_eq!(unknown, None, "{row}");
    if let Some(regions) = rules["regions"].as_str() {
        shape = shape.with_regions(regions.as_bytes()).expect("regions");
    }
    let is_on = |name: &str| rules[name] == true;
    let diagonals: Vec<&str> = list(&rules["diagonals"]).iter().filter_map(Value::as_str).collect();
    let mut constraints = Constraints::NONE;
    for (constraint, holds) in [
        (Constraint::Knight, is_on("antiknight")),
        (Constraint::King, is_on("antiking")),
        (Constraint::Diagonals, diagonals.len() == 2),
    ] {
        constraints = if holds { constraints.with(constraint) } else { constraints };
    }
    let shape = shape.with(constraints).expect("a board with these constraints");
    let cells = |names: &Value| -> Vec<Cell> {
        let cell = |name: &Value| names::cell(&shape, name.as_str().expect("a name")).expect("a cell");
        list(names).iter().map(cell).collect()
    };
    let number = |number: &Value| number.as_u64().expect("a number") as u16;
    let mut clues = Vec::new();
    let mut add = |kind, cells: Vec<Cell>, numbers: &[u16]| {
        clues.push(Clue { kind, cells, numbers: numbers.to_vec() });
    };
    for (name, kind) in LISTS {
        for own in list(&rules[name]) {
            add(kind, cells(own), &[]);
        }
    }
    for (name, kind) in CELLS {
        for cell in cells(&rules[name]) {
            add(kind, vec![cell], &[]);
        }
    }
    for (name, kind, numbers) in OBJECTS {
        for own in list(&rules[name]) {
            let numbers = match &own[numbers] {
                Value::Array(several) => several.iter().map(number).collect(),
                one => vec![number(one)],
            };
            add(kind, cells(&own["cells"]), &numbers);
        }
    }
    for own in list(&rules["arrow"]) {
        let (circle, line) = (cells(&own["circle"]), cells(&own["line"]));
        add(ClueKind::Arrow, [circle.clone(), line].concat(), &[circle.len() as u16]);
    }
    for own in list(&rules["clone"]) {
        add(ClueKind::Clone, [cells(&own[0]), cells(&own[1])].concat(), &[]);
    }
    for own in list(&rules["negative"]) {
        let rules: &[(ClueKind, u16)] = match own.as_str() {
            Some("kropki") => &[(ClueKind::NoOtherDifference, 1), (ClueKind::NoOtherRatio, 2)],
            Some("difference") => &[(ClueKind::NoOtherDifference, 1)],
            Some("ratio") => &[(ClueKind::NoOtherRatio, 2)],
            // No two digits of a small board add up to 10.
            Some("xv") if shape.side() < 6 => &[(ClueKind::NoOtherSum, 5)],
            Some("xv") => &[(ClueKind::NoOtherSum, 5), (ClueKind::NoOtherSum, 10)],
            other => panic!("{other:?}"),
        };
        for &(kind, number) in rules {
            add(kind, Vec::new(), &[number]);
        }
    }
    if is_on("nonconsecutive") {
        add(ClueKind::NoOtherDifference, Vec::new(), &[1]);
    }
    if is_on("disjoint_groups") {
        add(ClueKind::DisjointGroups, Vec::new(), &[]);
    }
    if let [one] = diagonals[..] {
        let column = |row: usize| if one == "main" { row } else { side - 1 - row };
        let diagonal = (0..side).map(|row| shape.geometry().cell(row, column(row))).collect();
        add(ClueKind::ExtraRegion, diagonal, &[]);
    }
    let shape = shape.with_clues(clues).unwrap_or_else(|error| panic!("{}: {error}", row["id"]));
    let caged = list(&rules["cages"])
        .iter()
        .map(|cage| (cells(&cage["cells"]), cage["sum"].as_u64().map(|sum| sum as u16)));
    let shape = shape.with_cages(caged.collect()).expect("cages");
    let givens = row["givens"].as_str().expect("givens");
    Grid::empty(&shape)
        .filled_with(givens.chars().map(Digit::from_symbol).collect())
        .expect("as many givens as cells")
}
