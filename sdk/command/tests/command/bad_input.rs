//! Damaged input is named with its place, and never read as another puzzle.

use crate::{FOUR, NINE, SOLVED, call};

/// A call with an input that is partly or wholly bad: what it writes, what it says, and the code.
fn check(arguments: &str, input: impl Into<Vec<u8>>, out: &str, err: &str) {
    let done = call(arguments, input);
    assert_eq!((&*done.out, &*done.err, done.code), (out, err, Some(1)), "{arguments}");
}

#[test]
fn a_bad_line_is_named_and_passed_over() {
    let good = format!("{SOLVED}\n{SOLVED}\n");
    let check = |line: &str, says: &str| {
        check(
            "solve",
            format!("{NINE}\n{line}\n{NINE}\n"),
            &good,
            &format!("standard input, line 2{says}\n"),
        );
    };
    check(&NINE[..80], ", column 80: 80 cells are too few: 81 are needed.");
    check(&format!("{NINE}1"), ", column 82: 82 cells are too many: 81 are needed.");
    check(&".".repeat(49), ": the board has 7 rows and 7 columns.");
    check(FOUR, ": a board of side 4 in a list of side 9; --mixed allows several sizes.");
    check(&format!("3{}", &NINE[1..]), ": 3 stands twice in a house, in r1c1 and r1c3.");
    check(&format!("1{}", &NINE[1..]), ": there is no solution.");
    check(&".".repeat(81), ": there is more than one solution.");
    check(SOLVED, ": nothing is left to solve.");
    check(&format!("thermo:{NINE}"), ": \"thermo\" before the colon isn't a known rule.");
    check("hello", ", column 1: there is no puzzle in the text.");
    check(&"1".repeat(100_000), ": the line is longer than 64 KiB.");
}

#[test]
fn files_that_hold_nothing_are_named() {
    check("solve", "", "", "standard input: it holds no puzzle.\n");
    check("count", "# nothing\n\n", "", "standard input: it holds no puzzle.\n");
    check(
        "rate",
        &b"\x7fELF\x02\xff\xfe\x00"[..],
        "",
        "standard input: it is no text: byte 6 is not UTF-8.\n",
    );
    let long = "standard input: it is no list with a puzzle on each line, and other files may have 8 MiB.\n";
    check("count", "1".repeat(10_000_000), "", long);
    check("count", "1\n".repeat(5_000_000), "", long);
    let rows = "3..2\n..1.\n.2.\n1..4\n";
    check("solve", rows, "", "standard input, line 3, column 3: row 3 has 3 cells instead of 4.\n");
}

#[test]
fn every_verb_survives_every_input() {
    let verbs = ["solve", "count", "rate", "rate --level", "steps", "explain", "convert --to rows", "print"];
    let candidates = "+---+\n| 12 | 3 4\n";
    let inputs: [&[u8]; 12] = [
        b"",
        b"\n",
        b"\0",
        b"\xff\xfe\x31",
        b"x:",
        b"<opensudoku>",
        b"{\"puzzle\": 1}",
        b"https://example.org/",
        candidates.as_bytes(),
        b"11..............\n",
        b".................................................\n",
        b"%s%s%n\\u0000",
    ];
    for verb in verbs {
        for input in inputs {
            let done = call(verb, input);
            let fine = matches!(done.code, Some(0 | 1)) && (done.code == Some(0) || !done.err.is_empty());
            assert!(fine && !done.err.contains("panicked"), "{verb} {input:?}: {done:?}");
        }
    }
}

#[test]
fn strict_ends_at_the_first_bad_line() {
    let list = format!("{NINE}\n{FOUR}\n{NINE}\nhello\n");
    let said =
        "standard input, line 2: a board of side 4 in a list of side 9; --mixed allows several sizes.\n";
    check("solve --strict", list.clone(), &format!("{SOLVED}\n"), said);
    check("print --strict", list.clone(), "", said);
    let done = call("solve", list.clone());
    assert_eq!(done.out, format!("{SOLVED}\n{SOLVED}\n"));
    assert_eq!(done.err.lines().count(), 3);
    assert!(done.err.ends_with("stepdoku: 2 puzzles have no answer, as said above.\n"), "{}", done.err);
    let mixed = call("solve --mixed", list);
    assert_eq!((mixed.out.lines().count(), mixed.code), (3, Some(1)));
}

/// Other programs rate 9×9 alone, and a search may take too long.
#[test]
fn what_a_verb_has_no_answer_for_is_said() {
    let done = call("rate", FOUR);
    assert_eq!((done.code, done.err.starts_with("standard input: ")), (Some(1), true), "{}", done.err);
    let late = call("count --seconds 1 --limit 1000000000", ".".repeat(81));
    assert_eq!(late.code, Some(1));
    assert_eq!(late.err, "standard input: not done within 1 seconds; --seconds allows more.\n");
}

#[test]
fn a_wrong_call_ends_with_two() {
    let check = |arguments: &str, part: &str| {
        let done = call(arguments, NINE);
        assert_eq!((done.code, &*done.out), (Some(2), ""), "{arguments}");
        assert!(done.err.contains(part), "{arguments}: {}", done.err);
    };
    check("", "Usage");
    check("paint", "unrecognized subcommand 'paint'");
    check("solve --colour", "unexpected argument '--colour'");
    check("convert --to poem", "[possible values: line,");
    check("explain --language tlh", "[possible values: en, de,");
    check("explain --without luck", "\"luck\" isn't a technique");
    check("rate --format sdm", "this verb does not write sdm. It writes line, csv, json.");
    check("solve --format sdm --numbered", "--numbered makes lines that are no .sdm.");
    check("solve --shard 5/4", "a shard is its number and that of all shards, such as 3/64");
    check("solve --threads 0", "0 is not in 1..=1024");
    check("solve --resume", "--out <FILE>");
    check("make -f sdm --side 4", "an .sdm has puzzles of 9x9 without further rules.");
    check("solve --out /", "/ can't be written: it is a folder.");
    check("make --side 7", "there are no boards of side 7.");
    check("make --level trivial", "\"trivial\" isn't a level");
    check("make --se 8-7", "a span of ratings is two numbers, such as 7.0-7.5");
    check("make --recipe nonsense", "error: invalid value 'nonsense'");
    check("make --shard 1/2 --seeds 4", "name the first one with --seed.");
    check("make --shard 1/2 --seed 1", "say with --seeds how many seeds to try in all.");
    check("serve --folder src", "src has no index.html.");
}

#[test]
fn a_file_that_cannot_be_read_ends_the_call_before_any_work() {
    let check = |arguments: &str, part: &str| {
        let done = call(arguments, NINE);
        assert_eq!((done.code, &*done.out), (Some(1), ""), "{arguments}");
        assert!(done.err.contains(part), "{arguments}: {}", done.err);
    };
    check("solve - absent.txt", "absent.txt can't be read: ");
    check("solve src", "src can't be read: it is a folder.");
}
