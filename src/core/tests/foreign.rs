//! Texts of other programs, damaged at random: each is answered, and none with a digit that it does not have.
//!
//! `PROPTEST_CASES` says how often; each case damages every text.
#![cfg(not(target_family = "wasm"))]

use data_encoding::{BASE32HEX_NOPAD, BASE64_NOPAD};
use proptest::prelude::*;
use sudoku_core::notation::{self, ParseErrorKind, Played, Reading};

/// A puzzle, and the same with 0 for an empty cell.
const LINE: &str = ".3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4.89.25.6.....8.3.";

fn zeros() -> String {
    LINE.replace('.', "0")
}

/// What f-puzzles packs.
fn object(more: &str) -> String {
    let row = |row: &[u8]| {
        let cell = |symbol: &u8| match symbol {
            b'.' => "{}".to_owned(),
            digit => format!("{{\"value\":{},\"given\":true}}", char::from(*digit)),
        };
        format!("[{}]", row.iter().map(cell).collect::<Vec<_>>().join(","))
    };
    let rows: Vec<String> = LINE.as_bytes().chunks(9).map(row).collect();
    format!("{{\"size\":9,\"title\":\"a, {{b}} [c]\",{more}\"grid\":[{}]}}", rows.join(","))
}

fn coach(text: &str) -> String {
    let packed = miniz_oxide::deflate::compress_to_vec_zlib(text.as_bytes(), 9);
    format!("SCv7_32_{}", BASE32HEX_NOPAD.encode(&packed).to_lowercase())
}

fn lz(text: &str) -> String {
    lz_str::compress_to_base64(text)
}

/// What Penpa packs: a head, two lines that say nothing of the cells, and two drawings.
fn penpa(numbers: &str, more: &str) -> String {
    let text = format!("square,9,9,38,0\n[0,0,0,0]\n{{}}\n{{zN:{{{numbers}}},{more}zT:[]}}\n{{zN:{{}}}}\n");
    let packed = miniz_oxide::deflate::compress_to_vec(text.as_bytes(), 9);
    format!("https://swaroopg92.github.io/penpa-edit/#m=edit&p={}", BASE64_NOPAD.encode(&packed))
}

fn penpa_numbers() -> String {
    let number = |(at, symbol): (usize, char)| {
        let index = (at / 9 + 2) * 13 + at % 9 + 2;
        (symbol != '.').then(|| format!("\"{index}\":[\"{symbol}\",1,\"1\"]"))
    };
    LINE.chars().enumerate().filter_map(number).collect::<Vec<_>>().join(",")
}

/// A text of each kind, all of which say the same puzzle.
fn texts() -> Vec<String> {
    let zeros = zeros();
    let row = |row: &[u8]| {
        format!(
            "[{}]",
            row.iter()
                .map(|s| if *s == b'.' { String::new() } else { format!("{{v:{}}}", char::from(*s)) })
                .collect::<Vec<_>>()
                .join(",")
        )
    };
    let pad: Vec<String> = LINE.as_bytes().chunks(9).map(row).collect();
    let wiki: String =
        LINE.chars().map(|s| if s == '.' { "00".to_owned() } else { format!("0{s}") }).collect();
    let solo = LINE.chars().fold((String::new(), 0_u8), |(mut text, mut run), symbol| {
        if symbol == '.' {
            run += 1;
        } else {
            match run {
                0 if !text.is_empty() => text.push('_'),
                0 => {}
                run => text.push(char::from(b'a' + run - 1)),
            }
            text.push(symbol);
            run = 0;
        }
        (text, run)
    });
    let solo = format!("3x3:{}{}", solo.0, char::from(b'a' + solo.1 - 1));
    vec![
        format!(":0000:x:{LINE}:::"),
        format!("{LINE}\n{LINE}\n"),
        format!("1,2,3,4,{LINE},5,6"),
        format!("https://www.sudokuwiki.org/sudoku.htm?bd=S9B{wiki}"),
        format!("https://sudokuexchange.com/play/?s={zeros}&d=2"),
        format!("https://sudoku.coach/en/play/{zeros}"),
        coach(&format!("{{\"gridSize\":9,\"givenDigits\":\"{zeros}\"}}")),
        format!("https://f-puzzles.com/?load={}", lz(&object(""))),
        format!("https://sudokupad.app/fpuz{}", lz(&object(""))),
        format!(
            "https://sudokupad.app/scl{}",
            lz(&format!("{{cs:50,ce:[{}],ca:[{{v:'title: a'}}]}}", pad.join(",")))
        ),
        penpa(&penpa_numbers(), ""),
        solo,
        format!("<?xml version=\"1.0\"?><opensudoku><game data=\"{zeros}\"/></opensudoku>"),
    ]
}

/// How a text is damaged.
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

/// What holds of any reading: what was placed stands on the board, in cells that are empty, and in each once.
fn check(reading: &Reading) {
    let (order, mut seen) = (reading.grid.order(), std::collections::BTreeSet::new());
    for (cell, mark) in &reading.progress {
        assert!(cell.index() < order.cell_count() && seen.insert(*cell), "{reading:?}");
        assert_eq!(reading.grid.get(*cell), None, "{reading:?}");
        let digits = match *mark {
            Played::Digit(digit) => [digit].into_iter().collect(),
            Played::Notes { centre, corner } => centre.union(corner),
        };
        assert!(!digits.is_empty() && digits.iter().all(|digit| digit.index() < order.side()), "{reading:?}");
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
        ("\"killercage\":[{\"cells\":[\"R1C1\"]}],", "killer cages"),
        ("\"thermometer\":[{\"lines\":[[\"R1C1\"]]}],", "thermometers"),
        ("\"antiknight\":true,", "anti-knight"),
        ("\"whispers\":[1],", "\"whispers\""),
    ] {
        refused(&lz(&object(field)), rule);
    }
    // What is there and says no is no rule.
    let idle = lz(&object("\"antiknight\":false,\"killercage\":[],"));
    assert_eq!(notation::read(&idle).expect("a puzzle").grid.to_string(), LINE);
    refused(&penpa(&penpa_numbers(), "zC:{\"1,2\":10},"), "killer cages");
    refused(&penpa(&penpa_numbers(), "zS:{\"30\":1},"), "shaded cells");
    refused(&penpa("\"28\":[\"5\",1,\"2\"]", ""), "drawn marks");
    refused(&penpa(&penpa_numbers(), "zE:{\"200,201\":2},"), "jigsaw regions");
    refused("https://sudokupad.app/scffHTNWS9Qj5NdLc2kYr0Ls0RbN*x", "diagonals");
    // A region that is no box.
    refused(&lz(&object("").replacen("{}", "{\"region\":5}", 1)), "jigsaw regions");
}

/// A few bytes that would become gigabytes, and lists in lists, are refused at once.
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
    // Any letters are codes of something.
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

    /// What is packed is believed only whole: inside, a puzzle is damaged before it is packed.
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

    /// A digit that is lost in a line of digits is never made up for.
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
