//! Texts from other programs and broken texts, as cases: a few of our own, and those of the folder that
//! `CORPUS_DIR` names. Where the folder is not given, the test says how many cases it went without.
#![cfg(not(target_family = "wasm"))]

use serde_json::Value;
use sudoku_core::{Puzzle, brute, notation, notation::link};

/// Public cases of the corpus, when it is given.
const IN_CORPUS: usize = 48;

/// What may come of a text.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Expect<'a> {
    /// This grid.
    Accept(&'a str),
    /// This grid, or a refusal.
    Either(Option<&'a str>),
    /// A refusal.
    Reject,
}

/// What is wrong with the answer to a text, if something is.
fn fault(text: &str, expect: Expect) -> Option<String> {
    let answer = notation::read(text);
    let grid = answer.as_ref().map(|reading| reading.grid.to_string());
    let right = match (expect, &grid) {
        (Expect::Accept(wanted) | Expect::Either(Some(wanted)), Ok(grid)) => grid == wanted,
        (Expect::Accept(_), Err(_)) | (Expect::Reject | Expect::Either(None), Ok(_)) => false,
        (Expect::Reject | Expect::Either(_), Err(_)) => true,
    };
    (!right).then(|| format!("{expect:?}\n  got {answer:?}"))
}

/// The text of a case: as it is, or `GEN:text*n` for a text repeated n times.
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
        (format!("{line}\n{line}\n"), Expect::Reject),
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
            // A grid that is read, and then is no puzzle.
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
