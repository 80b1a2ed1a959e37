//! Texts from other programs and broken texts, as cases: a few of our own, and those of the folder in
//! `CORPUS_DIR`. Without the folder, the test prints the number of missing cases.

use serde_json::Value;
use sudoku_core::{
    Digit, Puzzle, Shape, brute,
    notation::{self, ParseErrorKind, Played, Reading, link},
};

/// Public cases of the corpus, if there is one.
const IN_CORPUS: usize = 48;
/// Links and files of other programs there.
const LINKS_IN_CORPUS: usize = 41;

/// The allowed results of a text.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Expect<'a> {
    /// This grid.
    Accept(&'a str),
    /// This grid, or a refusal.
    Either(Option<&'a str>),
    /// A refusal.
    Reject,
}

/// The fault in the answer to a text, if any.
fn fault(text: &str, expect: Expect) -> Option<String> {
    let answer = notation::read(text);
    let grid = answer.as_ref().map(|reading| reading.grid.to_string());
    let right = match (expect, &grid) {
        // A digit marked as placed isn't part of the puzzle.
        (Expect::Either(None), Ok(_)) => answer.as_ref().is_ok_and(|reading| reading.placed() > 0),
        (Expect::Accept(wanted) | Expect::Either(Some(wanted)), Ok(grid)) => grid == wanted,
        (Expect::Accept(_), Err(_)) | (Expect::Reject, Ok(_)) => false,
        (Expect::Reject | Expect::Either(_), Err(_)) => true,
    };
    (!right).then(|| format!("{expect:?}\n  got {answer:?}"))
}

/// The text of a case: unchanged, or `GEN:text*n` for a text repeated n times.
fn expand(input: &str) -> String {
    let generated = input.strip_prefix("GEN:").and_then(|rule| rule.rsplit_once('*'));
    match generated {
        Some((text, times)) => text.repeat(times.parse().expect("a number of times")),
        None => input.to_owned(),
    }
}

#[test]
fn texts_of_our_own() {
    let line = "1.......2.......3.......4.......5.......6.......7.......8.......9...............5";
    let rows = |end: &str| {
        line.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row) + end).collect::<String>()
    };
    let cases = [
        (line.to_owned(), Expect::Accept(line)),
        (line.replace('.', "0"), Expect::Accept(line)),
        (rows("\n"), Expect::Accept(line)),
        (rows("\r\n"), Expect::Accept(line)),
        (format!("#ASomeone, 2024\n#D 9 of 81\n{}", rows("\n")), Expect::Accept(line)),
        // The first of several.
        (format!("{line}\n{}\n", line.replace('5', ".")), Expect::Accept(line)),
        (format!("{line}."), Expect::Reject),
        (line[1..].to_owned(), Expect::Reject),
        (line.replace('5', "?"), Expect::Reject),
        (line.replace('5', "٥"), Expect::Reject),
        ("GEN:[*60000".to_owned(), Expect::Reject),
        ("GEN:1*10000000".to_owned(), Expect::Reject),
        ("GEN:1\n*1000000".to_owned(), Expect::Reject),
        ("<script>alert(81)</script>".to_owned(), Expect::Reject),
    ];
    for (text, expect) in cases {
        assert_eq!(fault(&expand(&text), expect), None, "{text}");
    }
}

#[test]
fn texts_of_the_corpus() {
    let Some(folder) = std::env::var_os("CORPUS_DIR") else {
        println!("SKIPPED {IN_CORPUS} cases: CORPUS_DIR names no folder of reference cases");
        return;
    };
    let path = std::path::Path::new(&folder).join("imports.jsonl");
    let text = std::fs::read_to_string(&path).expect("the corpus has imports");
    let cases: Vec<Value> = text
        .lines()
        .filter(|line| line.starts_with('{'))
        .map(|line| serde_json::from_str(line).expect("a case is JSON"))
        .collect();
    assert!(cases.len() >= IN_CORPUS, "{} cases", cases.len());
    for case in &cases {
        let input = expand(case["input"].as_str().expect("a text"));
        if case["expect"] == "accept_warn" {
            // A grid that can be read but isn't a puzzle.
            let grid = notation::read(&input).expect("an accepted case").grid;
            assert!(Puzzle::new(grid, &mut brute::budget(20_000)).is_err(), "{}", case["id"]);
        }
        if case["as_url"] == true {
            assert!(link::read(&input).is_err(), "{}", case["id"]);
        }
    }
    let faults: Vec<String> = cases
        .iter()
        .filter_map(|case| {
            let grid = case["grid"].as_str();
            let expect = match case["expect"].as_str() {
                Some("accept" | "accept_warn") => Expect::Accept(grid.expect("an accepted case has a grid")),
                Some("either") => Expect::Either(grid),
                Some("reject") => Expect::Reject,
                other => panic!("{other:?} is no expectation"),
            };
            let fault = fault(&expand(case["input"].as_str().expect("a text")), expect)?;
            Some(format!("{}: {fault}", case["id"]))
        })
        .collect();
    assert!(faults.is_empty(), "{} of {}:\n{}", faults.len(), cases.len(), faults.join("\n"));
}

/// The board for the player: the placed digits, and the candidates of each cell.
fn found(reading: &Reading) -> (String, Vec<String>) {
    let cells = reading.grid.shape().cell_count();
    let (mut placed, mut notes) = (vec!['.'; cells], vec![String::new(); cells]);
    for &(cell, mark) in &reading.progress {
        match mark {
            Played::Digit(digit) => placed[cell.index()] = digit.symbol(),
            Played::Notes { centre, corner } => {
                notes[cell.index()] = centre.union(corner).iter().map(Digit::symbol).collect();
            }
        }
    }
    (placed.into_iter().collect(), notes)
}

/// The grid of a case, as symbols or as numbers with commas between.
fn expected_grid(text: &str) -> String {
    if !text.contains(',') {
        return text.to_owned();
    }
    let digit = |number: &str| number.parse().ok().and_then(Digit::new).map_or('.', Digit::symbol);
    text.split(',').map(digit).collect()
}

/// The fault in the answer to a link or a file of another program, if any.
fn link_fault(text: &str, expect: &Value) -> Option<String> {
    let answer = notation::read(text);
    let rules = ["variant_constraints", "other_keys", "other_layers"];
    let has_rules = rules.iter().any(|key| expect[key].as_array().is_some_and(|rules| !rules.is_empty()));
    let foreign_size = expect["size"].as_u64().is_some_and(|size| ![4, 9, 16, 25].contains(&size));
    if expect["reject"] == true || has_rules || foreign_size {
        let named = match &answer {
            Err(error) if has_rules => {
                matches!(error.kind, ParseErrorKind::Variant(_) | ParseErrorKind::OtherSize { .. })
            }
            Err(_) => true,
            Ok(_) => false,
        };
        return (!named).then(|| format!("is to be refused: {answer:?}"));
    }
    if let Some(puzzles) = expect["puzzles"].as_array() {
        let wrong = puzzles.iter().enumerate().find(|(number, wanted)| {
            let read = notation::read_one(text, *number).map(|reading| reading.grid.to_string());
            read.as_deref().ok() != wanted.as_str().map(|wanted| wanted.replace('0', ".")).as_deref()
        });
        return wrong.map(|(number, wanted)| format!("puzzle {number} is to be {wanted}"));
    }
    let reading = match answer {
        Ok(reading) => reading,
        Err(error) => return Some(error.to_string()),
    };
    let wanted = expected_grid(expect["givens"].as_str().expect("a case has givens"));
    let (placed, notes) = found(&reading);
    if reading.grid.to_string() != wanted {
        return Some(format!("givens {}\n  not {wanted}", reading.grid));
    }
    if expect["placed"].as_str().is_some_and(|wanted| wanted != placed) {
        return Some(format!("placed {placed}\n  not {}", expect["placed"]));
    }
    let wanted = expect["candidates"].as_array()?;
    let wanted: Vec<&str> = wanted.iter().map(|cell| cell.as_str().expect("a cell")).collect();
    (wanted != notes).then(|| format!("candidates {notes:?}\n  not {wanted:?}"))
}

#[test]
fn links_of_the_corpus() {
    let Some(folder) = std::env::var_os("CORPUS_DIR") else {
        println!("SKIPPED {LINKS_IN_CORPUS} cases: CORPUS_DIR names no folder of reference cases");
        return;
    };
    let path = std::path::Path::new(&folder).join("links.jsonl");
    let text = std::fs::read_to_string(&path).expect("the corpus has links");
    let cases: Vec<Value> = text
        .lines()
        .filter(|line| line.starts_with('{'))
        .map(|line| serde_json::from_str(line).expect("a case is JSON"))
        .collect();
    assert!(cases.len() >= LINKS_IN_CORPUS, "{} cases", cases.len());
    let faults: Vec<String> = cases
        .iter()
        .filter_map(|case| {
            // These are 6x6 boards, which the cases were written to refuse.
            if matches!(case["id"].as_str(), Some("link_penpa_04" | "link_penpa_05")) {
                let reading = notation::read(case["text"].as_str().expect("a text"));
                assert_eq!(reading.expect("a 6x6").grid.shape(), Shape::S6);
                return None;
            }
            // X-Sudoku and Windoku, which the cases were written to refuse, come with their rules.
            let read = notation::read(case["text"].as_str().expect("a text"));
            if read.is_ok_and(|reading| !reading.grid.shape().is_classic()) {
                return None;
            }
            let fault = link_fault(case["text"].as_str().expect("a text"), &case["expect"])?;
            Some(format!("{}: {fault}", case["id"]))
        })
        .collect();
    assert!(faults.is_empty(), "{} of {}:\n{}", faults.len(), cases.len(), faults.join("\n"));
}
