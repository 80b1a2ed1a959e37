//! Texts of other programs with random damage: each gets an answer, and none gains a digit.
//!
//! `PROPTEST_CASES` sets the number of cases; each case damages every text.

use crate::foreign_texts::{LINE, coach, lz, object, penpa, penpa_numbers, texts, zeros};
use proptest::prelude::*;
use sudoku_core::notation::{self, ParseErrorKind, Played, Reading};

/// A kind of damage.
#[derive(Clone, Debug)]
enum Damage {
    Cut(usize),
    Drop(usize),
    Change(usize, char),
    Insert(usize, char),
    Twice(usize, usize),
}

fn damages() -> impl Strategy<Value = Damage> {
    let symbol = prop_oneof![
        prop::sample::select(
            ".0123456789ABCxyz_+-/=:;,#&?%|<>{}[]\"'\n\u{feff}\u{2028}１²³٣\u{d7ff}"
                .chars()
                .collect::<Vec<_>>()
        ),
        any::<char>(),
    ];
    prop_oneof![
        any::<usize>().prop_map(Damage::Cut),
        any::<usize>().prop_map(Damage::Drop),
        (any::<usize>(), symbol.clone()).prop_map(|(at, symbol)| Damage::Change(at, symbol)),
        (any::<usize>(), symbol).prop_map(|(at, symbol)| Damage::Insert(at, symbol)),
        (any::<usize>(), 1..20_usize).prop_map(|(at, length)| Damage::Twice(at, length)),
    ]
}

fn damaged(text: &str, damage: &Damage) -> String {
    let mut symbols: Vec<char> = text.chars().collect();
    if symbols.is_empty() {
        return String::new();
    }
    let many = symbols.len();
    match *damage {
        Damage::Cut(at) => symbols.truncate(at % many),
        Damage::Drop(at) => _ = symbols.remove(at % many),
        Damage::Change(at, symbol) => symbols[at % many] = symbol,
        Damage::Insert(at, symbol) => symbols.insert(at % many, symbol),
        Damage::Twice(at, length) => {
            let at = at % many;
            let part: Vec<char> = symbols[at..(at + length).min(many)].to_vec();
            symbols.splice(at..at, part);
        }
    }
    symbols.into_iter().collect()
}

/// Holds for any reading: the placed digits are in empty cells, each cell once.
fn check(reading: &Reading) {
    let (shape, mut seen) = (reading.grid.shape(), std::collections::BTreeSet::new());
    for (cell, mark) in &reading.progress {
        assert!(cell.index() < shape.cell_count() && seen.insert(*cell), "{reading:?}");
        assert_eq!(reading.grid.get(*cell), None, "{reading:?}");
        let digits = match *mark {
            Played::Digit(digit) => [digit].into_iter().collect(),
            Played::Notes { centre, corner } => centre.union(corner),
        };
        assert!(!digits.is_empty() && digits.iter().all(|digit| digit.index() < shape.side()), "{reading:?}");
    }
}

#[test]
fn each_is_read() {
    for text in texts() {
        let reading = notation::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(reading.grid.to_string(), LINE, "{text}");
        check(&reading);
    }
}

#[test]
fn rules_are_refused_by_name() {
    let refused = |text: &str, rule: &str| match notation::read(text) {
        Err(error) => assert_eq!(error.to_string(), format!("the puzzle has other rules: {rule}"), "{text}"),
        Ok(reading) => panic!("{text}: {reading:?}"),
    };
    for (field, rule) in [
        ("\"cage\":[{\"cells\":[\"R1C1\"],\"value\":\"x\"}],", "killer cages"),
        ("\"slowthermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}],", "thermometers"),
        ("\"text\":[{\"cells\":[\"R1C1\"],\"value\":\"7\"}],", "drawn marks"),
        ("\"nabner\":[1],", "\"nabner\""),
    ] {
        refused(&lz(&object(field)), rule);
    }
    // A rule set to false is ignored.
    let idle = lz(&object("\"antiknight\":false,\"killercage\":[],"));
    assert_eq!(notation::read(&idle).expect("a puzzle").grid.to_string(), LINE);
    refused(&penpa(&penpa_numbers(), "zC:{\"1,2\":10},"), "killer cages");
    refused(&penpa(&penpa_numbers(), "zS:{\"30\":1},"), "shaded cells");
    refused(&penpa("\"28\":[\"5\",1,\"2\"]", ""), "drawn marks");
    refused(&penpa(&penpa_numbers(), "zE:{\"200,201\":2},"), "jigsaw regions");
    // Regions of ten cells and of eight.
    refused(&lz(&object("").replacen("{}", "{\"region\":5}", 1)), "jigsaw regions");
}

/// The object with a colour in the cell of that number.
fn shaded(object: &str, nth: usize) -> String {
    let (head, cells) = object.split_once("\"grid\":").expect("a grid");
    let (at, _) = cells.match_indices('{').nth(nth).expect("a cell");
    let (before, after) = cells.split_at(at + 1);
    let comma = if after.starts_with('}') { "" } else { "," };
    format!("{head}\"grid\":{before}\"c\":\"#CFCFCF\"{comma}{after}")
}

/// Rules that our boards have come with them.
#[test]
fn constraints_are_read() {
    let check = |text: &str, tag: &str| {
        let grid = notation::read(text).unwrap_or_else(|error| panic!("{text}: {error}")).grid;
        assert_eq!(grid.shape().tag(), tag, "{text}");
        assert_eq!(notation::read(&grid.to_string()).map(|again| again.grid), Ok(grid), "{text}");
    };
    check(&lz(&object("\"antiknight\":true,")), "n");
    check(&lz(&object("\"antiking\":true,\"antiknight\":true,")), "nk");
    let window = |row: usize, column: usize| {
        let cells = (0..9).map(|at| format!("\"R{}C{}\"", row + at / 3, column + at % 3));
        format!("{{\"cells\":[{}]}}", cells.collect::<Vec<_>>().join(","))
    };
    let windows = [window(6, 6), window(2, 2), window(2, 6), window(6, 2)].join(",");
    let windoku = object(&format!("\"extraregion\":[{windows}],"));
    check(&lz(&windoku), "w");
    // Their usual colour says nothing else; other regions are another puzzle.
    check(&lz(&shaded(&windoku, 10)), "w");
    assert!(notation::read(&lz(&shaded(&windoku, 0))).is_err());
    let others = notation::read(&lz(&windoku.replace("R2C2", "R1C1"))).expect("a puzzle").grid;
    assert!(others.shape().constraints().is_empty() && others.shape().clues().len() == 4);
    check(&lz(&object("\"diagonal+\":true,\"diagonal-\":true,")), "x");
    check("https://sudokupad.app/scffHTNWS9Qj5NdLc2kYr0Ls0RbN*x", "x");
    check(&format!("X9B{}", "00".repeat(81)), "x");
    check(&format!("W9B{}", "00".repeat(81)), "w");
    check("2x2x:1b4b2b3b4b1", "x");
    // Two boxes exchange the cells beside their border.
    let regions = "1122112233443344".replacen("22112", "21122", 1);
    check(&format!("j{regions}:1..............."), &format!("j{regions}"));
    // Simon Tatham's jigsaw: the borders of rows, then of columns, and one more at the end.
    check("4j:p,abbbbbbba", "");
    check("4j:p,l____________", "j1111222233334444");
}

/// A few bytes that would become gigabytes, and lists in lists, are refused early.
#[test]
fn bombs_do_nothing() {
    let kind = |text: &str| notation::read(text).expect_err("a bomb").kind;
    let many = "0".repeat(60_000_000);
    assert!(matches!(
        kind(&coach(&many)),
        ParseErrorKind::UnpacksTooLarge { .. } | ParseErrorKind::TooBig { .. }
    ));
    let some = coach(&"0".repeat(1_500_000));
    assert!(matches!(kind(&some), ParseErrorKind::UnpacksTooLarge { .. }));
    assert!(matches!(
        kind(&lz(&object(&format!("\"a\":\"{}\",", "b".repeat(1_000_000))))),
        ParseErrorKind::UnpacksTooLarge { .. }
    ));
    let deep = format!("\"a\":{}1{},", "[".repeat(5_000), "]".repeat(5_000));
    assert!(matches!(
        kind(&lz(&object(&deep))),
        ParseErrorKind::TooDeep { .. } | ParseErrorKind::UnpacksTooLarge { .. }
    ));
    let deep = format!("\"a\":{}1{},", "[".repeat(40), "]".repeat(40));
    assert!(matches!(kind(&lz(&object(&deep))), ParseErrorKind::TooDeep { .. }));
    // Any letters are a code of something.
    let hostile = format!("N4I{}", "zQ9a".repeat(3_000));
    assert!(notation::read(&hostile).is_err());
}

#[test]
fn long_texts_are_answered() {
    for text in [
        "1".repeat(8_000_000),
        "1\n".repeat(4_000_000),
        format!("{LINE}\n").repeat(80_000),
        format!("{LINE} ").repeat(80_000),
        "<a>".repeat(2_000_000),
        "<opensudoku>".repeat(600_000),
        "[".repeat(8_000_000),
        ":".repeat(8_000_000),
        "https://".repeat(1_000_000),
        "1 2 ".repeat(2_000_000),
        "é".repeat(4_000_000),
    ] {
        let answer = notation::read(&text);
        assert!(answer.is_err() || text.starts_with(&format!("{LINE}\n")), "{text:.20}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_damaged_text_is_answered(damages in prop::collection::vec(damages(), 1..4)) {
        for text in texts() {
            let text = damages.iter().fold(text, |text, damage| damaged(&text, damage));
            if let Ok(reading) = notation::read(&text) {
                check(&reading);
            }
        }
    }

    /// A packed text is accepted only whole; the inner damage comes before packing.
    #[test]
    fn a_damaged_object_is_answered(damages in prop::collection::vec(damages(), 1..4)) {
        let object = damages.iter().fold(object(""), |text, damage| damaged(&text, damage));
        if let Ok(reading) = notation::read(&lz(&object)) {
            check(&reading);
        }
        let coach_object = format!("{{\"gridSize\":9,\"givenDigits\":\"{}\",\"userCellCandidates\":\"{}\"}}", zeros(), ["0"; 81].join("-"));
        let coach_object = damages.iter().fold(coach_object, |text, damage| damaged(&text, damage));
        if let Ok(reading) = notation::read(&coach(&coach_object)) {
            check(&reading);
        }
        let numbers = damages.iter().fold(penpa_numbers(), |text, damage| damaged(&text, damage));
        if let Ok(reading) = notation::read(&penpa(&numbers, "")) {
            check(&reading);
        }
    }

    /// A digit lost from a line of digits is never replaced.
    #[test]
    fn a_lost_cell_is_noticed(at in any::<usize>()) {
        for text in texts() {
            let Some(start) = text.find(&zeros()[..]).or_else(|| text.find(LINE)) else { continue };
            let mut text = text.clone();
            text.remove(start + at % 81);
            let read = notation::read(&text).map(|reading| reading.grid.to_string());
            prop_assert!(read.is_err(), "{}: {:?}", text, read);
        }
    }
}
