//! The judge's answers: one for each verb, and no line stops it.

use super::answers;

use serde_json::{Value, json};

/// The judge's answers, a value for each line.
fn ask(verb: &str, lines: &str) -> Vec<Value> {
    let mut output = Vec::new();
    answers::serve(verb, lines.as_bytes(), &mut output).expect("memory takes all");
    let output = String::from_utf8(output).expect("JSON is UTF-8");
    output.lines().map(|line| serde_json::from_str(line).expect("an answer is JSON")).collect()
}

fn check(verb: &str, question: Value, answer: Value) {
    assert_eq!(ask(verb, &question.to_string()), [answer], "{verb} {question}");
}

const CLUES: &str = "1.....2..3.....4";
const SOLUTION: &str = "1243342143122134";
/// 9×9, by singles alone.
const NINE: &str = "..3..82.4.2..64.1.9.......8.8............698.......5....49.7.3.8....1....7..5.4..";

#[test]
fn counts() {
    let check = |question: Value, answer: Value| check("count", question, answer);
    check(json!({"grid": CLUES, "limit": 2}), json!({"count": 1, "solution": SOLUTION}));
    check(json!({"grid": CLUES}), json!({"count": 1, "solution": SOLUTION}));
    check(json!({"grid": SOLUTION, "millis": 60_000}), json!({"count": 1, "solution": SOLUTION}));
    check(json!({"grid": "11.............."}), json!({"count": 0, "solution": null}));
    check(json!({"grid": "123....4........"}), json!({"count": 0, "solution": null}));
    let empty = |limit: usize| ask("count", &json!({"grid": ".".repeat(16), "limit": limit}).to_string());
    assert_eq!(empty(1000)[0]["count"], 288);
    assert_eq!(empty(7)[0]["count"], 7);
    assert_eq!(empty(0)[0]["count"], 0);
    // A count of all 9x9 boards cannot end in so short a time.
    let hopeless = json!({"grid": ".".repeat(81), "limit": usize::MAX, "millis": 0}).to_string();
    assert_eq!(ask("count", &hopeless)[0]["count"], Value::Null);
}

#[test]
fn counts_with_cages() {
    let ask = |cages: Value| {
        ask("count", &json!({"grid": ".".repeat(16), "cages": cages, "limit": 99}).to_string())[0].clone()
    };
    let cage = |sum: Value, cells: &[&str]| json!({"sum": sum, "cells": cells});
    let row = |row: usize| -> Vec<String> { (1..=4).map(|column| format!("r{row}c{column}")).collect() };
    let ones: Vec<Value> = SOLUTION
        .chars()
        .enumerate()
        .map(|(at, digit)| json!({"sum": digit.to_digit(10), "cells": [format!("r{}c{}", at / 4 + 1, at % 4 + 1)]}))
        .collect();
    assert_eq!(ask(json!(ones.clone())), json!({"count": 1, "solution": SOLUTION}));
    // A row adds up to 10 anyway. Of the 72 boards with 1 in r1c1, half have 1 in r2c3 and 12 each other digit.
    assert_eq!(ask(json!([{"sum": 10, "cells": row(2)}]))["count"], 99);
    assert_eq!(
        ask(json!([cage(Value::Null, &["r1c1", "r2c3"]), cage(json!(3), &["r1c1", "r2c3"])]))["count"],
        24
    );
    // It has a level like any puzzle, and no figures of programs that know no cages.
    let walked = self::ask("walk", &json!({"grid": ".".repeat(16), "cages": ones}).to_string())[0].clone();
    assert_eq!((&walked["level"], &walked["rating"]), (&json!("easy"), &Value::Null));
    let refused = |cages: Value, part: &str| {
        let error = ask(cages)["error"].to_string();
        assert!(error.contains(part), "{error}");
    };
    refused(json!([cage(json!(11), &["r1c1", "r1c2"])]), "cage 1 cannot add up to 11");
    refused(json!([cage(json!(3), &["r1c1", "r5c2"])]), "a board of side 4 has no cell \\\"r5c2\\\"");
    refused(json!([cage(json!(3.5), &["r1c1", "r1c2"])]), "cages are a list of sums and cells");
    refused(json!({"sum": 3}), "cages are a list of sums and cells");
}

#[test]
fn passes() {
    let answer = &ask("passes", &json!({"grid": CLUES}).to_string())[0];
    assert_eq!(answer["solved"], true);
    assert_eq!(answer["end"], SOLUTION);
    let passes = answer["passes"].as_array().expect("a list");
    let steps = || passes.iter().flat_map(|pass| pass["steps"].as_array().expect("a list"));
    assert_eq!(steps().count(), 12);
    let side = 4;
    for step in steps() {
        let place = step["place"][0].as_str().expect("singles place a digit");
        let [digit, row, column] =
            place.split('-').map(|n| n.parse::<usize>().expect("a number")).collect::<Vec<_>>()[..]
        else {
            panic!("{place} is no triple")
        };
        let solved = SOLUTION.as_bytes()[(row - 1) * side + column - 1];
        assert_eq!(usize::from(solved - b'0'), digit, "{place}");
        assert!(
            ["full-house", "naked-single", "hidden-single"]
                .contains(&step["technique"].as_str().expect("a slug"))
        );
        let text = step["text"].as_str().expect("a sentence");
        assert!(text.starts_with(char::is_uppercase) && text.ends_with('.'), "{text}");
    }
    let kinds: Vec<&str> = passes.iter().map(|pass| pass["kind"].as_str().expect("a slug")).collect();
    assert!(kinds.windows(2).all(|two| two[0] != two[1]), "{kinds:?}");
    check(
        "passes",
        json!({"grid": ".".repeat(16)}),
        json!({"passes": [], "end": ".".repeat(16), "solved": false}),
    );
    check("passes", json!({"grid": SOLUTION}), json!({"passes": [], "end": SOLUTION, "solved": true}));
}

#[test]
fn generates() {
    let question = json!({
        "order": 3, "level": "easy", "seed": "tea", "count": 3, "symmetry": "half-turn", "filling": "permutation",
    });
    let made = ask("generate", &question.to_string());
    assert_eq!(made.len(), 3);
    for puzzle in &made {
        assert_eq!(puzzle["level"], "easy");
        let clues = puzzle["grid"].as_str().expect("a grid");
        assert_eq!(clues.bytes().filter(|byte| *byte != b'.').count(), puzzle["clues"]);
        let counted = ask("count", &json!({"grid": clues}).to_string());
        assert_eq!(counted, [json!({"count": 1, "solution": puzzle["solution"]})]);
        // Each seed gives its puzzle again.
        let mut alone = question.clone();
        (alone["seed"], alone["count"]) = (puzzle["seed"].clone(), json!(1));
        assert_eq!(ask("generate", &alone.to_string()), std::slice::from_ref(puzzle));
    }
    assert!(made[0] != made[1] && made[1] != made[2]);
    assert_eq!(ask("generate", "{\"order\": 2, \"level\": \"easy\", \"count\": 2}\n{\"count\": 0}").len(), 2);
    let refuse = |question: Value, error: &str| check("generate", question, json!({"error": error}));
    refuse(json!({"order": 6}), "6 is no order");
    refuse(json!({"level": "trivial"}), "\"trivial\" is no level");
    refuse(json!({"symmetry": "spiral"}), "\"spiral\" is no symmetry");
    refuse(json!({"filling": "water"}), "\"water\" is no filling");
    refuse(json!({"order": 5, "level": "very-hard", "millis": 0}), "stopped");
    refuse(json!({"order": 2, "level": "hard"}), "there is no hard puzzle of side 4");
}

#[test]
fn imports() {
    let check = |input: &str, grid: &str, format: &str, warnings: &[&str]| {
        let answer = json!({"ok": true, "grid": grid, "format": format, "warnings": warnings});
        check("import", json!({"input": input}), answer);
    };
    check(CLUES, CLUES, "line", &[]);
    check("1...\n..2.\n.3..\n...4", CLUES, "rows", &[]);
    check("[[1,0,0,0],[0,0,2,0],[0,3,0,0],[0,0,0,4]]", CLUES, "matrix", &[]);
    check("1,,,\n,,2,\n,3,,\n,,,4", CLUES, "rows", &["assumed: blanks are empty cells"]);
    check("12.....1........", "12.....1........", "line", &["several solutions"]);
    check("1...1...........", "1...1...........", "line", &["duplicates: 1 at r1c1 and r2c1 in c1"]);
    check("123....4........", "123....4........", "line", &["no solution"]);
    check(SOLUTION, SOLUTION, "line", &["already complete"]);
    let refuse = |input: &str, error: &str| {
        assert_eq!(
            ask("import", &json!({"input": input}).to_string()),
            [json!({"ok": false, "error": error})]
        );
    };
    refuse("", "the text is empty");
    refuse("1...\n..2\n.3..\n...4", "row 2 has 3 cells instead of 4 at line 2, column 3");
    refuse(&"1".repeat(10_000_000), "the text of 10000000 bytes is too big");
}

#[test]
fn exports() {
    let check = |format: &str, text: &str| {
        check("export", json!({"grid": CLUES, "format": format}), json!({"text": text}));
        let again = ask("import", &json!({"input": text}).to_string());
        assert_eq!(again[0]["grid"], CLUES, "{format}");
    };
    check("line", CLUES);
    check("sdm", CLUES);
    check("sdk", "1...\n..2.\n.3..\n...4\n");
    check("ss", "1.|..\n..|2.\n--+--\n.3|..\n..|.4\n");
    check("link", &format!("#p={CLUES}"));
    let refuse = |format: &str, error: &str| {
        let answer = ask("export", &json!({"grid": CLUES, "format": format}).to_string());
        assert_eq!(answer, [json!({"error": error})]);
    };
    refuse("sdx", "boards of this size or with so few candidates are not written in it");
    refuse("gsf", "lists of gsf's hold 9x9 puzzles only");
    refuse("poem", "\"poem\" is no format");
}

/// The judge reads its own output, in each format, as the same board.
#[test]
fn exports_are_imports() {
    let check = |grid: &str, formats: &[&str]| {
        for format in formats {
            let written = ask("export", &json!({"grid": grid, "format": format}).to_string());
            let text = written[0]["text"].as_str().unwrap_or_else(|| panic!("{format}: {written:?}"));
            let again = ask("import", &json!({"input": text}).to_string());
            assert_eq!(again[0]["grid"], grid, "{format}: {text}");
        }
    };
    let any =
        ["line", "sdm", "sdk", "ss", "link", "candidates", "solo", "sudokuwiki", "sudokupad", "f-puzzles"];
    check(CLUES, &any);
    check(NINE, &any);
    check(NINE, &["sdx", "candidate-line", "hodoku", "gsf", "opensudoku"]);
}

/// The rules of a puzzle that was read are a question's rules, and lead to the same line.
#[test]
fn rules_that_were_read_can_be_asked_with() {
    let check = |line: &str, constraints: Value| {
        let read = ask("import", &json!({"input": line, "variants": true}).to_string())[0].clone();
        assert_eq!(read["constraints"], constraints, "{line}: {read}");
        let question = json!({"grid": read["grid"], "constraints": read["constraints"], "format": "line"});
        let written = ask("export", &question.to_string())[0].clone();
        assert_eq!(written["text"], line, "{written}");
    };
    let dots = |tag: &str| format!("{tag}:{}", ".".repeat(81));
    let small = |tag: &str| format!("{tag}:{}", ".".repeat(16));
    check(&dots("~tAaBb"), json!({"thermo": [["r1c1", "r2c2"]]}));
    check(
        &dots("~a2AaAbAca1DdDe"),
        json!({"arrow": [
        {"circle": ["r1c1", "r1c2"], "line": ["r1c3"]}, {"circle": ["r4c4"], "line": ["r4c5"]}]}),
    );
    check(
        &dots("~d1AaAbr3BaBbs10CaCb"),
        json!({
        "difference": [{"cells": ["r1c1", "r1c2"], "value": 1}],
        "ratio": [{"cells": ["r2c1", "r2c2"], "value": 3}],
        "xv": [{"cells": ["r3c1", "r3c2"], "sum": 10}]}),
    );
    check(&dots("~e1f2g5g10"), json!({"negative": ["kropki", "xv"]}));
    check(&dots("~e1e2f3g7"), json!({"negative": ["difference", "difference 2", "ratio 3", "sum 7"]}));
    check(&small("~g5"), json!({"negative": ["xv"]}));
    check(
        &dots("~nAaAbw4BaBbpCaCbCc"),
        json!({
        "renban": [["r1c1", "r1c2"]],
        "whisper": [{"cells": ["r2c1", "r2c2"], "min_difference": 4}],
        "palindrome": [["r3c1", "r3c2", "r3c3"]]}),
    );
    check(
        &small("~l3AbBah2AaAbAcAd"),
        json!({
        "little_killer": [{"cells": ["r1c2", "r2c1"], "sum": 3}],
        "sandwich": [{"cells": ["r1c1", "r1c2", "r1c3", "r1c4"], "sum": 2}]}),
    );
    check(
        &dots("~bAaAbAcoBavBbiCbCaq2_2DaDbEaEb"),
        json!({
        "between": [["r1c1", "r1c2", "r1c3"]], "odd": ["r2c1"], "even": ["r2c2"], "greater": [["r3c2", "r3c1"]],
        "quadruple": [{"cells": ["r4c1", "r4c2", "r5c1", "r5c2"], "digits": [2, 2]}]}),
    );
    check(
        &dots("nk~xAaBbyCaDajEakFamGcGdz"),
        json!({
        "antiknight": true, "antiking": true, "disjoint_groups": true,
        "extra_regions": [["r1c1", "r2c2"]], "clone": [[["r3c1"], ["r4c1"]]], "minimum": ["r5c1"],
        "maximum": ["r6c1"], "region_sum": [["r7c3", "r7c4"]]}),
    );
    check(
        &dots("xc10Aab~tCaCb"),
        json!({
        "diagonals": ["main", "anti"], "cages": [{"sum": 10, "cells": ["r1c1", "r1c2"]}],
        "thermo": [["r3c1", "r3c2"]]}),
    );
    let thermometer = dots("~tAaBb");
    let link = ask("export", &json!({"grid": thermometer, "format": "f-puzzles"}).to_string())[0].clone();
    let read = ask("import", &json!({"input": link["text"], "variants": true}).to_string())[0].clone();
    assert_eq!(
        (&read["format"], &read["constraints"]),
        (&json!("f-puzzles"), &json!({"thermo": [["r1c1", "r2c2"]]}))
    );
}

/// The figures of other programs, with the steps that set them.
#[test]
fn rate_answers_with_exact_figures() {
    let grid = "..3..82.4.2..64.1.9.......8.8............698.......5....49.7.3.8....1....7..5.4..";
    let answer = &ask("rate", &json!({"grid": grid, "steps": true}).to_string())[0];
    let dearest = |key: &str, cost: &str| {
        let steps = answer[key].as_array().unwrap_or_else(|| panic!("{key}: {answer}"));
        steps.iter().filter_map(|step| step[cost].as_f64()).fold(0.0, f64::max)
    };
    assert_eq!(answer["er"].as_f64(), Some(dearest("se_steps", "rating")));
    assert_eq!(answer["ed"], answer["se_steps"][0]["rating"]);
    let scores: u64 = answer["hodoku_steps"]
        .as_array()
        .expect("steps")
        .iter()
        .filter_map(|step| step["score"].as_u64())
        .sum();
    assert_eq!(answer["hodoku"]["score"], scores);
    assert!(answer["hodoku"]["level"].is_string());
    let why = |grid: &str| ask("rate", &json!({"grid": grid}).to_string())[0].clone();
    for grid in [CLUES.to_owned(), format!("12345678{}", ".".repeat(73)), format!("11{}", ".".repeat(79))] {
        let answer = why(&grid);
        assert!(answer["er"].is_null() && answer["hodoku"].is_null(), "{answer}");
        assert!(answer["why"].as_str().is_some_and(|why| why.ends_with('.')), "{answer}");
    }
}

#[test]
fn bad_lines_are_answered_and_the_next_is_read() {
    let check = |verb: &str, line: &str| {
        let good = match verb {
            "import" => json!({"input": CLUES}),
            "generate" => json!({"order": 2, "level": "easy"}),
            "export" => json!({"grid": CLUES, "format": "line"}),
            _ => json!({"grid": CLUES}),
        };
        let answers = ask(verb, &format!("{line}\n{good}\n"));
        assert_eq!(answers.len(), 2, "{verb} {line}");
        let told = answers[0]["error"].as_str().is_some_and(|error| !error.is_empty());
        assert!(told, "{verb} {line}: {answers:?}");
        assert_eq!(answers[1]["error"], Value::Null, "{verb} {line}");
    };
    for verb in answers::VERBS {
        for line in [
            "",
            " ",
            "x",
            "{",
            "null",
            "5",
            "[]",
            "[\"1.....2..3.....4\"]",
            "{\"grid\": \"\\ud800\"}",
            "\u{0}",
        ] {
            check(verb, line);
        }
    }
    let typed = [
        ("count", json!({})),
        ("count", json!({"grid": 5})),
        ("count", json!({"grid": null})),
        ("count", json!({"grid": "12"})),
        ("count", json!({"grid": CLUES, "limit": -1})),
        ("count", json!({"grid": CLUES, "limit": "two"})),
        ("count", json!({"grid": CLUES, "millis": 0.5})),
        ("passes", json!({})),
        ("passes", json!({"grid": [1, 2]})),
        ("passes", json!({"grid": "5..............."})),
        ("generate", json!({"order": "3"})),
        ("generate", json!({"order": 1})),
        ("generate", json!({"seed": 7})),
        ("generate", json!({"count": -1})),
        ("import", json!({})),
        ("import", json!({"input": null})),
        ("import", json!({"input": {}})),
        ("export", json!({"grid": CLUES})),
        ("export", json!({"grid": "?", "format": "line"})),
        ("export", json!({"grid": CLUES, "format": 3})),
    ];
    for (verb, question) in typed {
        check(verb, &question.to_string());
    }
    let mut output = Vec::new();
    answers::serve("count", &b"\xff\xfe\n{\"grid\": \"\xff\"}"[..], &mut output).expect("memory takes all");
    assert_eq!(String::from_utf8_lossy(&output).lines().count(), 2);
}

#[test]
fn verbs_that_are_not_built() {
    for verb in ["paint", "sing", ""] {
        assert_eq!(
            ask(verb, "{}\n\nx\n"),
            [json!({"error": "not yet"}), json!({"error": "not yet"}), json!({"error": "not yet"})]
        );
    }
    assert_eq!(ask("count", ""), Vec::<Value>::new());
}

/// A variant comes beside the grid, or beside the size.
#[test]
fn variants_are_answered() {
    let grid = "..2..3.1...5..6.3........4.679......5.......9......687.8........9.1..8...5.9..3..";
    let counted = |variant: &str| {
        ask("count", &json!({"grid": grid, "variant": variant}).to_string())[0]["count"].clone()
    };
    assert_eq!(counted("x"), 1);
    assert_eq!(counted("x+windoku"), 0);
    let made = &ask("generate", &json!({"variant": "jigsaw", "level": "easy", "seed": "1"}).to_string())[0];
    let regions = made["tag"].as_str().and_then(|tag| tag.strip_prefix('j')).expect("regions");
    let question = json!({"grid": made["grid"], "variant": "jigsaw", "regions": regions});
    let counted = &ask("count", &question.to_string())[0];
    assert_eq!((&counted["count"], &counted["solution"]), (&json!(1), &made["solution"]));
    let passes = ask("passes", &question.to_string())[0].to_string();
    assert!(passes.contains("egion ") && !passes.contains("box "), "{passes}");
    for (question, error) in [
        (json!({"grid": CLUES, "variant": "windoku"}), "a board of side 4 has no variant \"windoku\""),
        (json!({"grid": CLUES, "variant": "thermo"}), "\"thermo\" is no variant"),
    ] {
        assert_eq!(ask("count", &question.to_string())[0]["error"], error);
    }
    // Without a word about variants, the grid alone would be another puzzle.
    let tagged = format!("x:{grid}");
    assert_eq!(ask("import", &json!({"input": tagged}).to_string())[0]["ok"], false);
    assert_eq!(ask("import", &json!({"input": tagged, "variants": true}).to_string())[0]["grid"], grid);
}

/// A field that a verb does not know could change the question, so it is an error with its name.
#[test]
fn unknown_fields_are_errors() {
    for verb in ["count", "passes", "steps", "next", "walk", "rate", "export", "generate", "import"] {
        let mut question = match verb {
            "import" => json!({"input": CLUES}),
            "generate" => json!({"order": 2, "level": "easy"}),
            "export" => json!({"grid": CLUES, "format": "line"}),
            _ => json!({"grid": CLUES}),
        };
        assert!(ask(verb, &question.to_string())[0]["error"].is_null(), "{verb}");
        for (name, value) in [("rules", json!({})), ("Grid", json!(CLUES))] {
            question[name] = value;
            let error = ask(verb, &question.to_string())[0]["error"].to_string();
            assert!(error.contains(&format!("unknown field `{name}`")), "{verb}: {error}");
            question.as_object_mut().expect("an object").remove(name);
        }
        let regions = json!({"grid": CLUES, "regions": "1122112233443344"});
        assert!(ask(verb, &regions.to_string())[0]["error"].is_string(), "{verb}");
    }
    // The shape beside a grid is the grid's own.
    for verb in ["passes", "steps", "next", "walk", "rate"] {
        let shaped =
            |shape: &str| ask(verb, &json!({"grid": NINE, "shape": shape}).to_string())[0]["error"].clone();
        assert_eq!(shaped("3x3"), Value::Null, "{verb}");
        assert_eq!(shaped("2x3"), "the grid has another shape than the question names", "{verb}");
    }
}
