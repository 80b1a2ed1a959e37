//! What each verb answers.

use serde_json::{Value, json};
use std::ops::ControlFlow::{Break, Continue};
use stepdoku_verbs::{VERBS, answer};

const NINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const FOUR: &str = "3..2..1..2..1..4";

fn ask(verb: &str, question: Value) -> Value {
    let text = question.to_string();
    answer(verb, question, &mut |_| Continue(()))
        .unwrap_or_else(|failure| panic!("{verb} {text}: {failure:?}"))
}

fn check(verb: &str, question: Value, expected: &Value) {
    assert_eq!(&ask(verb, question), expected, "{verb}");
}

fn refused(verb: &str, question: Value, kind: &str, message: &str) {
    let failure = answer(verb, question, &mut |_| Continue(())).expect_err(message);
    assert_eq!((failure.kind, &*failure.message), (kind, message), "{verb}");
}

#[test]
fn each_verb_answers() {
    check(
        "read",
        json!({"puzzle": "12|..\n..|..\n--+--\n..|.3\n4.|..\n"}),
        &json!({
            "board": "12.........34...",
            "side": 4,
            "digits": [1, 2, null, null, null, null, null, null, null, null, null, 3, 4, null, null, null],
            "assumptions": [],
        }),
    );
    check("convert", json!({"puzzle": FOUR, "format": "rows"}), &json!({"text": "3..2\n..1.\n.2..\n1..4\n"}));
    check("count", json!({"puzzle": "................", "limit": 500}), &json!({"count": 288}));
    check("count", json!({"puzzle": "................"}), &json!({"count": 2}));
    check("count", json!({"puzzle": format!("x:{FOUR}")}), &json!({"count": 0}));
    check("solve", json!({"puzzle": NINE}), &json!({"solution": SOLVED}));
    check("level", json!({"puzzle": NINE}), &json!({"level": "easy"}));
    let rated = json!({
        "se": {"hardest": 1.2, "first_placement": 1.2, "first_step": 1.2},
        "hodoku": {"score": 204, "class": "Easy"},
    });
    check("rate", json!({"puzzle": NINE}), &rated);
    check("rate", json!({"puzzle": NINE, "hodoku": false}), &json!({"se": rated["se"]}));
    let made = ask("make", json!({"recipe": "2.2.easy.random.none.00000001"}));
    assert_eq!(made["board"], "3.4..413.3.4.2..");
    assert_eq!(made["level"], "easy");
    // A wish says what its recipe says.
    let wished = ask("make", json!({"side": 4, "level": "easy", "seed": 1}));
    assert_eq!(wished, made);
    let candidates = ask("candidates", json!({"puzzle": FOUR}));
    assert_eq!(candidates["candidates"][1], json!([1, 4]));
    let html = ask("print", json!({"puzzles": [FOUR, NINE], "title": "Two"}));
    assert!(html["html"].as_str().is_some_and(|html| html.contains("<svg") && html.contains("Two")));
    let names = ask("names", json!({"language": "de"}));
    assert_eq!(names["languages"].as_array().map(Vec::len), Some(9));
    assert_eq!(names["levels"].as_array().map(Vec::len), Some(6));
}

#[test]
fn a_step_says_all_that_it_rests_on() {
    let step = &ask("next", json!({"puzzle": FOUR}))["step"];
    assert_eq!(step["technique"], "hidden-single");
    assert_eq!(step["title"], "Hidden single");
    let text: String =
        step["spans"].as_array().unwrap().iter().map(|span| span["text"].as_str().unwrap()).collect();
    assert_eq!(step["text"], text);
    assert!(step["marks"].as_array().is_some_and(|marks| marks.iter().any(|mark| mark["role"] == "placed")));
    let german = &ask("next", json!({"puzzle": FOUR, "language": "de"}))["step"];
    assert_eq!(german["placed"], step["placed"]);
    assert_ne!(german["text"], step["text"]);
    let walk = ask("walk", json!({"puzzle": NINE}));
    assert_eq!((&walk["solved"], &walk["board"]), (&json!(true), &json!(SOLVED)));
    assert_eq!(walk["steps"].as_array().map(Vec::len), Some(51));
    let singles = ask("steps", json!({"puzzle": NINE, "without": ["full-house", "naked-single"]}));
    assert_eq!(singles["steps"][0]["technique"], "hidden-single");
}

#[test]
fn each_refusal_says_what_and_where() {
    refused("solve", json!({"puzzle": ""}), "text", "the text is empty");
    refused("solve", json!({"puzzle": SOLVED}), "complete", "nothing is left to solve");
    refused(
        "solve",
        json!({"puzzle": "................"}),
        "several-solutions",
        "there is more than one solution",
    );
    refused("solve", json!({"puzzle": "123....4........"}), "no-solution", "there is no solution");
    refused(
        "solve",
        json!({"puzzle": "11.............."}),
        "clash",
        "1 stands twice in a house, in r1c1 and r1c2",
    );
    refused(
        "rate",
        json!({"puzzle": FOUR}),
        "unsupported",
        "Sudoku Explainer rates 9×9 boards without further rules alone",
    );
    refused("convert", json!({"puzzle": FOUR, "format": "pdf"}), "name", "\"pdf\" isn't a format");
    refused(
        "convert",
        json!({"puzzle": FOUR, "format": "sdx"}),
        "unsupported",
        "the format sdx has no form for this board",
    );
    refused("next", json!({"puzzle": FOUR, "language": "eo"}), "name", "\"eo\" isn't a language");
    refused("next", json!({"puzzle": FOUR, "without": ["luck"]}), "name", "\"luck\" isn't a technique");
    let mut lists = ask("candidates", json!({"puzzle": FOUR}))["candidates"].clone();
    lists[1] = json!([4]);
    refused(
        "next",
        json!({"puzzle": FOUR, "candidates": lists}),
        "candidates",
        "r1c2 must be 1, which is no longer a candidate",
    );
    refused("make", json!({"side": 7}), "recipe", "there are no boards of side 7");
    refused(
        "make",
        json!({"recipe": "9.3"}),
        "recipe",
        "it was written by generator 9, and this is generator 2",
    );
    refused(
        "make",
        json!({"side": 4, "variant": "slow-thermometer"}),
        "name",
        "\"slow-thermometer\" isn't a variant",
    );
    refused("print", json!({"puzzles": []}), "unsupported", "a document has 1 to 1000 puzzles, not 0");
    let unknown = answer("solve", json!({"puzzle": FOUR, "cages": []}), &mut |_| Continue(())).unwrap_err();
    assert!(unknown.message.contains("unknown field `cages`"), "{unknown}");
}

#[test]
fn whoever_watches_may_stop_it() {
    for verb in VERBS {
        let question = match *verb {
            "make" => json!({"recipe": "2.3.hard.random.none.00000001"}),
            "count" | "solve" | "walk" | "level" | "rate" | "next" | "steps" => json!({"puzzle": NINE}),
            // These are done at once.
            _ => continue,
        };
        let stopped = answer(verb, question, &mut |_| Break(())).expect_err(verb);
        assert_eq!(stopped.kind, "stopped", "{verb}");
    }
}

#[test]
fn no_step_follows_from_a_contradiction() {
    let all = vec![vec![1, 2]; 81];
    for verb in ["next", "steps", "walk"] {
        let twice = format!("5.5{}", &NINE[3..]);
        refused(verb, json!({"puzzle": twice}), "clash", "5 stands twice in a house, in r1c1 and r1c3");
        refused(verb, json!({"puzzle": "123....4........"}), "no-solution", "there is no solution");
        refused(verb, json!({ "puzzle": SOLVED }), "complete", "nothing is left to solve");
        let question = json!({"puzzle": ".".repeat(81), "candidates": all});
        refused(verb, question, "candidates", "no solution fits the candidates");
    }
}

#[test]
fn what_was_assumed_is_said_in_every_answer() {
    let text = format!("Sunday: {NINE}");
    for verb in ["read", "count", "solve", "level", "rate", "next", "walk"] {
        let answer = ask(verb, json!({ "puzzle": text }));
        assert_eq!(answer["assumptions"], json!(["The text around the puzzle was left out."]), "{verb}");
    }
    refused(
        "solve",
        json!({"puzzle": format!("thermo:{NINE}")}),
        "text",
        "\"thermo\" before the colon isn't a known rule",
    );
}
