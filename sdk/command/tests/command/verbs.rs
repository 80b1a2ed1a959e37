//! Each verb, in each form of its output.

use crate::{FOUR, NINE, SOLVED, call, out};
use serde_json::{Value, json};

fn object(arguments: &str, input: &str) -> Value {
    serde_json::from_str(&out(arguments, input)).expect("an object")
}

#[test]
fn boards_are_solved_and_counted() {
    let check = |arguments: &str, input: &str, expected: &str| {
        assert_eq!(out(arguments, input), expected, "{arguments}");
    };
    check("solve", FOUR, "3142241342311324\n");
    check("solve", NINE, &format!("{SOLVED}\n"));
    check("solve -", &format!("{NINE}\n{NINE}  twice\n"), &format!("{SOLVED}\n{SOLVED}\n"));
    check("solve --format csv", FOUR, &format!("number,puzzle,solution\n1,{FOUR},3142241342311324\n"));
    check("solve --format sdm", NINE, &format!("{SOLVED}\n"));
    check(
        "solve -f json",
        FOUR,
        &format!("{{\"number\":1,\"puzzle\":\"{FOUR}\",\"solution\":\"3142241342311324\"}}\n"),
    );
    check(
        "solve --numbered",
        &format!("{NINE}\n{NINE}"),
        &format!("0000000001\t{SOLVED}\n0000000002\t{SOLVED}\n"),
    );
    check("count", FOUR, &format!("{FOUR}\t1\n"));
    check("count --limit 300", &".".repeat(16), &format!("{}\t288\n", ".".repeat(16)));
    check("count -f csv", &".".repeat(16), &format!("number,puzzle,count\n1,{},2\n", ".".repeat(16)));
}

#[test]
fn puzzles_are_rated() {
    let check = |arguments: &str, expected: &str| assert_eq!(out(arguments, NINE), expected, "{arguments}");
    let line = out("rate", NINE);
    let fields: Vec<&str> = line.trim().split('\t').collect();
    let [puzzle, er, ep, ed, score, class] = fields[..] else { panic!("{line}") };
    assert_eq!(puzzle, NINE);
    check("rate --se --hodoku", &line);
    check("rate --se", &format!("{NINE}\t{er}\t{ep}\t{ed}\n"));
    check("rate --hodoku", &format!("{NINE}\t{score}\t{class}\n"));
    check("rate --se --format csv", &format!("number,puzzle,er,ep,ed\n1,{NINE},{er},{ep},{ed}\n"));
    let told = object("rate --level -f json --se", NINE);
    assert_eq!(told["se"]["hardest"].to_string(), er);
    assert!(told["level"].is_string() && told["hodoku"].is_null());
    // Boards of other sizes have a level alone.
    assert_eq!(out("rate --level", FOUR), format!("{FOUR}\teasy\n"));
}

#[test]
fn steps_are_told() {
    let next = out("steps --next", FOUR);
    assert!(next.starts_with(&format!("{FOUR}\n1. Hidden single\n   ")), "{next}");
    assert!(next.contains(" must be "), "{next}");
    let all = object("steps -f json", FOUR);
    assert!(all["steps"].as_array().expect("steps").len() > 1);
    let walk = out("explain", NINE);
    assert!(walk.ends_with(&format!("\nSolved: {SOLVED}\n\n")), "{walk}");
    let numbers = walk.lines().filter_map(|line| line.split_once(". ")?.0.parse::<usize>().ok());
    assert!(numbers.eq(1..=walk.lines().filter(|line| !line.starts_with(' ')).count() - 3), "{walk}");
    assert!(out("explain --language de", NINE).contains("Versteckter Einer"));
    assert_eq!(object("explain -f json", FOUR)["solved"], true);
    let rows = out("explain --format csv", FOUR);
    assert!(rows.starts_with("number,puzzle,step,technique,placed,eliminated,text\n1,"), "{rows}");
    assert_eq!(rows.lines().count(), 11, "{rows}");
    let stuck = out("explain", "12..............");
    assert!(stuck.contains("No technique finds a further step: 12..............\n"), "{stuck}");
}

/// Candidates beside the givens are part of the position.
#[test]
fn candidates_of_a_text_are_kept() {
    let grid = out("convert --to candidate-grid", NINE);
    let cell = grid
        .split_whitespace()
        .find(|cell| cell.len() == 3 && cell.bytes().all(|sign| sign.is_ascii_digit()));
    let cell = cell.expect("a cell with three candidates");
    let of = |text: &str| object("steps --quiet -f json", text)["steps"].clone();
    assert_eq!(of(&grid), of(NINE));
    // Only without the digit of the solution there is no step to trust.
    let changed = (0..3).map(|at| format!(" {}{}  ", &cell[..at], &cell[at + 1..]));
    let changed = changed.map(|less| grid.replacen(&format!(" {cell} "), &less, 1));
    let fewer = changed.map(|text| call("steps --quiet -f json", text));
    let codes: Vec<Option<i32>> = fewer.map(|done| done.code).collect();
    assert_eq!(codes.iter().filter(|code| **code == Some(1)).count(), 1, "{codes:?}");
}

#[test]
fn boards_are_converted() {
    let check = |format: &str, expected: &str| {
        assert_eq!(out(&format!("convert --to {format}"), FOUR), expected, "{format}");
    };
    check("line", &format!("{FOUR}\n"));
    check("link", &format!("#p={FOUR}\n"));
    check("rows", "3..2\n..1.\n.2..\n1..4\n\n");
    assert_eq!(object("convert --to rows -f json", FOUR)["text"], "3..2\n..1.\n.2..\n1..4\n");
    // What is written is read again.
    for format in [
        "rows",
        "frame",
        "matrix",
        "candidate-grid",
        "ipuz",
        "sdk",
        "ss",
        "opensudoku",
        "hodoku",
        "link",
        "sudokupad",
    ] {
        let text = out(&format!("convert --to {format}"), NINE);
        assert_eq!(out("convert --quiet --to line", text.clone()), format!("{NINE}\n"), "{format}: {text}");
    }
}

/// A board with a thermometer goes to other programs and comes back, and is solved from each text.
#[test]
fn boards_with_lines_are_converted_and_solved() {
    let clued = format!("~tAbBa:{FOUR}");
    for format in ["line", "link", "f-puzzles", "sudokupad", "interactive-solver"] {
        let text = out(&format!("convert --to {format}"), clued.clone());
        assert_eq!(out("convert --quiet --to line", text.clone()), format!("{clued}\n"), "{format}: {text}");
        assert_eq!(out("solve", text), "~tAbBa:3142241342311324\n", "{format}");
    }
}

#[test]
fn puzzles_are_made() {
    let once = out("make --seed tea --level hard --count 3", "");
    assert_eq!(once, out("make --seed TEA --level hard --count 3 --threads 1", ""));
    assert_eq!(once.lines().count(), 3);
    // Its own list is one that it reads.
    assert_eq!(out("rate --level", once.clone()).matches("\thard\n").count(), 3);
    let made = object("make --seed 7 --side 4 -f json", "");
    let recipe = made["recipe"].as_str().expect("a recipe");
    let again = object(&format!("make -f json --recipe {recipe}"), "");
    assert_eq!(made, again);
    assert_eq!(out("solve", made["puzzle"].as_str().expect("a puzzle")).trim(), made["solution"]);
    assert_eq!(
        out("make --seed 7 --side 4 --numbered", "").split(['\t', '\n']).nth(1).unwrap(),
        made["puzzle"]
    );
    assert_eq!(out("make --seed 7 -f sdm", "").len(), 82);
    assert_ne!(
        out("make --side 9", ""),
        out("make --side 9", ""),
        "without a seed each call has another one"
    );
    let needing = object("make --seed 3 --needs x-wing -f json", "");
    assert!(needing["recipe"].as_str().is_some_and(|recipe| recipe.contains("needs-x-wing")), "{needing}");
    let jigsaw = object("make --seed 1 --variant jigsaw --level easy -f json", "");
    let jigsaw = jigsaw["puzzle"].as_str().expect("a puzzle");
    assert_eq!(out("count", jigsaw), format!("{jigsaw}\t1\n"));
    // No collection has such boards, whatever the seed.
    assert_eq!(call("make --seed 1 --variant jigsaw --level easy -f sdm", "").code, Some(2));
}

#[test]
fn seeds_without_a_puzzle_are_passed_over() {
    // Few of the boards of a seed have a puzzle that needs an X-Wing.
    let wish = "make --seed 1 --needs x-wing --tries 20 --count 2 -f json";
    let made = out(wish, "");
    let numbers: Vec<u64> = made
        .lines()
        .map(|line| {
            serde_json::from_str::<Value>(line).expect("an object")["number"].as_u64().expect("a number")
        })
        .collect();
    assert!(numbers.len() == 2 && numbers[0] < numbers[1] && numbers[1] > 2, "{numbers:?}");
    let never = call("make --seed 1 --needs x-wing --tries 1 --clues 70 --misses 3 --count 5", "");
    assert_eq!((never.code, &*never.out), (Some(1), ""));
    assert_eq!(
        never.err,
        "stepdoku: 0 of 5 found: 3 seeds in a row gave no such puzzle. --tries or --misses allow more.\n"
    );
}

#[test]
fn puzzles_are_printed() {
    let html = out("print --title Tea --per-page 2 --steps --letter", format!("{NINE}\n{NINE}\n"));
    assert!(html.starts_with("<!doctype html>") && html.contains("<title>Tea</title>"));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tea.html");
    assert_eq!(out(&format!("print --no-answers --out {}", path.display()), NINE), "");
    assert!(std::fs::read_to_string(path).unwrap().starts_with("<!doctype html>"));
    let many = call("print", format!("{NINE}\n").repeat(1001));
    assert_eq!((many.code, &*many.out), (Some(1), ""));
    assert_eq!(many.err, "stepdoku: a document has at most 1000 puzzles. Print the list in parts.\n");
}

#[test]
fn what_shells_and_manuals_need_is_written() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(out(&format!("completions {shell}"), "").contains("explain"), "{shell}");
    }
    let man = out("man", "");
    assert!(man.contains(".TH stepdoku 1") && man.contains("stepdoku\\-rate"), "{man}");
    let help = out("convert --help", "");
    assert!(help.contains("opensudoku") && help.contains("--shard 3/64"), "{help}");
}

#[test]
fn the_judge_and_the_magazine_are_verbs() {
    let question = json!({"grid": FOUR}).to_string();
    assert_eq!(out("judge count", question), "{\"count\":1,\"solution\":\"3142241342311324\"}\n");
    assert!(out("magazine --help", "").starts_with("Makes a Sudoku magazine"));
    assert_eq!(out("magazine --lot 2x4x4.easy --format sdm --quiet", "").lines().count(), 2);
    assert_eq!(call("magazine --lots 1", "").code, Some(2));
}
