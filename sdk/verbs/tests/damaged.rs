//! No text makes a verb panic or go on without end, and every refusal has a kind and a sentence.

use serde_json::{Value, json};
use std::{
    env,
    ops::ControlFlow::{Break, Continue},
};
use stepdoku_verbs::{Failure, VERBS, answer, answer_text};

/// The kinds that programs may rely on.
const KINDS: [&str; 13] = [
    "question",
    "verb",
    "text",
    "clash",
    "complete",
    "no-solution",
    "several-solutions",
    "stopped",
    "candidates",
    "unsupported",
    "recipe",
    "name",
    "not-found",
];

/// Texts to damage: boards of several sizes, rules and formats.
const TEXTS: [&str; 9] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "3..2..1..2..1..4",
    "x:3..2..1..2..1..4",
    "12|..\n..|..\n--+--\n..|.3\n4.|..\n",
    "[Puzzle]\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n",
    "https://www.sudokuwiki.org/sudoku.htm?bd=530070000600195000098000060800060003400803001700020006060000280000419005000080079",
    "[[5,3,0,0,7,0,0,0,0],[6,0,0,1,9,5,0,0,0],[0,9,8,0,0,0,0,6,0],[8,0,0,0,6,0,0,0,3],[4,0,0,8,0,3,0,0,1],[7,0,0,0,2,0,0,0,6],[0,6,0,0,0,0,2,8,0],[0,0,0,4,1,9,0,0,5],[0,0,0,0,8,0,0,7,9]]",
    "2.3.medium.random.half-turn.K7Q2M9X4",
    ":0000:x:1+2..3:412::",
];

/// The signs that damage puts in.
const SIGNS: [&str; 16] =
    ["0", "1", "9", "A", ".", ":", "|", "\n", " ", "\u{0}", "\u{fffd}", "é", "[", "\"", ",", "😀"];

/// Draws that are the same in every run: a linear congruential generator with the constants of Knuth's MMIX.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % bound.max(1)
    }
}

/// A text with some signs taken out, put in or exchanged, or a piece of it twice.
fn damaged(text: &str, chance: &mut Chance) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    for _ in 0..=chance.below(3) {
        let at = chance.below(signs.len() + 1);
        let sign = SIGNS[chance.below(SIGNS.len())].chars();
        match chance.below(4) {
            0 => drop(signs.splice(at..at, sign)),
            1 if at < signs.len() => drop(signs.splice(at..=at, sign)),
            2 if at < signs.len() => drop(signs.remove(at)),
            _ => {
                let piece: Vec<char> = signs[at..].iter().take(chance.below(90)).copied().collect();
                signs.splice(at..at, piece);
            }
        }
    }
    signs.into_iter().collect()
}

/// Asks with a bound of work, so that nothing goes on without end.
fn ask(verb: &str, question: Value) -> Result<Value, Failure> {
    let mut calls = 0;
    answer(verb, question, &mut |progress| {
        calls += 1;
        if calls > 300 || progress.done > 3_000 { Break(()) } else { Continue(()) }
    })
}

fn check(verb: &str, question: &Value) {
    if let Err(failure) = ask(verb, question.clone()) {
        assert!(KINDS.contains(&failure.kind), "{verb} {question}: {failure:?}");
        assert!(failure.message.len() > 5, "{verb} {question}: {failure:?}");
        assert!(failure.message.chars().count() <= 301, "{verb} {question}: {failure:?}");
    }
}

fn question(verb: &str, text: &str, chance: &mut Chance) -> Value {
    match verb {
        "convert" => {
            let formats =
                ["line", "sdk", "candidate-grid", "hodoku", "sudokupad", "link", "ipuz", "frame", "ksudoku"];
            json!({"puzzle": text, "format": formats[chance.below(formats.len())]})
        }
        "make" => json!({"recipe": text}),
        "print" => json!({"puzzles": [text], "per_page": chance.below(11)}),
        "names" => json!({"language": text}),
        "candidates" | "next" if chance.below(3) == 0 => {
            let cells = [0, 16, 81][chance.below(3)];
            let lists: Vec<Vec<usize>> =
                (0..cells).map(|_| vec![chance.below(12), chance.below(26)]).collect();
            json!({"puzzle": text, "candidates": lists})
        }
        _ => json!({"puzzle": text}),
    }
}

#[test]
fn damaged_texts_are_answered_or_refused() {
    let rounds: usize = env::var("STEPDOKU_DAMAGES").ok().and_then(|text| text.parse().ok()).unwrap_or(5_000);
    for verb in VERBS {
        let mut chance = Chance(62);
        // Those that search, climb or draw take a thousand times as long as reading.
        let share =
            if matches!(*verb, "rate" | "walk" | "steps" | "make" | "print" | "level") { 20 } else { 1 };
        for _ in 0..rounds / share {
            let text = damaged(TEXTS[chance.below(TEXTS.len())], &mut chance);
            check(verb, &question(verb, &text, &mut chance));
        }
    }
}

#[test]
fn whatever_a_question_holds_is_answered_or_refused() {
    let long = "1".repeat(10_000_000);
    let puzzles = [
        json!(""),
        json!(long),
        json!("\u{0}\u{1}\u{2}"),
        json!(".".repeat(49)),
        json!("11.............."),
        json!("1234341221434321"),
        json!("3..2..1..2..1..4 and a thermometer"),
        json!(7),
        json!(null),
        json!([]),
        json!({}),
    ];
    for verb in VERBS {
        for puzzle in &puzzles {
            check(verb, &json!({"puzzle": puzzle}));
            check(verb, &json!({"puzzle": "3..2..1..2..1..4", "language": puzzle, "format": puzzle}));
            check(verb, &json!({"recipe": puzzle}));
            check(verb, &json!({"puzzles": [puzzle]}));
        }
        check(verb, &json!({}));
        check(verb, &json!([1, 2]));
        check(verb, &json!({"puzzle": "3..2..1..2..1..4", "cages": []}));
    }
    for question in ["", "{", "[]", "7", "{\"puzzle\": \"\\ud800\"}", "\u{0}"] {
        let answer = answer_text("solve", question, &mut |_| Continue(()));
        assert!(answer.starts_with("{\"error\":{\"kind\":\"question\","), "{answer}");
    }
    assert_eq!(ask("guess", json!({})).unwrap_err().kind, "verb");
}
