//! Rules for the page's code, and for all code.

use crate::{
    holds,
    source::{File, Word, all, below, follow, place, read, words},
};
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn only_the_browser_folder_names_the_browser() {
    let mut broken = Vec::new();
    let may = |file: &&File| ["src/app/browser", "src/worker/"].iter().any(|at| file.path.starts_with(at));
    for file in below("src", ".rs").iter().filter(|file| !may(file)) {
        broken.extend(words(file).iter().filter(|word| word.text == "web_sys").map(|word| place(file, word)));
    }
    holds("Only `src/app/browser` and the worker name `web_sys`.", broken);
}

#[test]
fn the_store_lets_nobody_else_write() {
    let store = below("src/app/store.rs", ".rs");
    let mut broken = Vec::new();
    for file in &store {
        let words = words(file);
        for (i, word) in words.iter().enumerate() {
            if word.text == "fn" {
                let end = words[i..].iter().position(|word| word.text == "{").unwrap_or(0);
                let signature = &words[i..i + end];
                let arrow = signature.windows(2).position(|two| two[0].text == "-" && two[1].text == ">");
                let gives =
                    arrow.is_some_and(|at| signature[at..].iter().any(|word| word.text == "RwSignal"));
                if gives {
                    broken.push(place(file, &signature[1]));
                }
            }
        }
    }
    holds("`Store` gives signals to read, never to write.", broken);
}

/// Attributes whose value people read or hear.
const READ: &[&str] =
    &["label", "title", "placeholder", "alt", "description", "roledescription", "valuetext"];

#[test]
fn words_stand_in_the_catalogue() {
    let mut broken = Vec::new();
    for file in &below("src/app", ".rs") {
        let words = words(file);
        for (i, word) in words.iter().enumerate() {
            if word.string().is_some_and(|string| is_read(words, i, string)) {
                broken.push(place(file, word));
            }
        }
    }
    holds("What is read or heard on the page stands in `words`.", broken);
}

/// Whether a string is, as far as can be seen, for people.
fn is_read(words: &[Word], at: usize, string: &str) -> bool {
    let before = |n: usize| at.checked_sub(n).map_or("", |i| words[i].text.as_str());
    if !string.chars().any(char::is_alphabetic) {
        return false;
    }
    // `expect("...")`, a reason of a lint, and comparisons with an event's own words.
    if before(1) == "(" && matches!(before(2), "expect" | "query_selector") || before(2) == "reason" {
        return false;
    }
    let word = &words[at];
    if before(1) == "=" {
        // The value of an attribute, or one side of a comparison.
        return before(2) != "=" && word.view.is_some() && READ.contains(&before(2));
    }
    let drawn = word.view == Some(word.depth);
    let capital = string.starts_with(char::is_uppercase)
        && string.chars().nth(1).is_some_and(|second| second.is_lowercase() || second == ' ');
    let sentence = capital && string.contains(' ') || string.ends_with(['.', '!', '?', '…']);
    drawn || sentence || capital && word.view.is_some()
}

#[test]
fn the_catalogue_rule_knows_words_when_it_sees_them() {
    let check = |code: &str, read: bool| {
        let words = words(&File { path: "a.rs".into(), text: code.into() });
        let at = words.iter().position(|word| word.string().is_some()).expect("a string");
        let string = words[at].string().unwrap_or_default().to_owned();
        assert_eq!(is_read(words, at, &string), read, "{code}");
    };
    check("view! { <p>\"hello\"</p> }", true);
    check("view! { <p>{if a { \"Hello\" } else { b }}</p> }", true);
    check("view! { <p aria-label=\"Hello\"></p> }", true);
    check("view! { <p title=\"hello\"></p> }", true);
    check("let a = format!(\"There are {n} of them.\");", true);
    check("view! { <p class=\"two names\"></p> }", false);
    check("view! { <p>\" \"</p> }", false);
    check("view! { <p data-mode=move || if a { \"play\" } else { b }></p> }", false);
    check("format!(\"M{x} {}L{}\")", false);
    check("view! { <p on:click=move |e| if e.kind() == \"mouse\" { a() }></p> }", false);
    check("a.expect(\"The page has a window.\")", false);
}

#[test]
fn words_have_one_apostrophe() {
    let words =
        ["src/app/text", "src/core/logic/explain"].into_iter().flat_map(|folder| below(folder, ".rs"));
    let files = words
        .chain(below("src/app/text.rs", "text.rs"))
        .chain(below("words/en", ".ftl"))
        .chain(below("index.html", ".html"));
    let curly = files.flat_map(|file| {
        let lines = file.text.lines().enumerate().filter(|(_, line)| line.contains('\u{2019}'));
        lines.map(|(i, line)| format!("{}:{}: {line}", file.path, i + 1)).collect::<Vec<_>>()
    });
    let mut broken: Vec<String> = curly.collect();
    // Another language has the one that its readers are used to.
    let mut signs: BTreeMap<String, BTreeSet<char>> = BTreeMap::new();
    for file in below("words", ".ftl") {
        let language = file.path.split('/').nth(1).unwrap_or_default().to_owned();
        let letters: Vec<char> = file.text.chars().collect();
        let between = letters.windows(3).filter(|three| three[0].is_alphabetic() && three[2].is_alphabetic());
        let own = between.map(|three| three[1]).filter(|sign| ['\'', '\u{2019}'].contains(sign));
        signs.entry(language).or_default().extend(own);
    }
    broken.extend(
        signs.iter().filter(|(_, signs)| signs.len() > 1).map(|(language, _)| format!("words/{language}")),
    );
    holds("English has the straight apostrophe, and each other language has one.", broken);
}

#[test]
fn paint_is_the_styles() {
    let mut broken = Vec::new();
    for file in below("src/app", ".rs") {
        let words = words(&file);
        broken.extend((0..words.len()).filter(|&i| paints(words, i)).map(|i| place(&file, &words[i])));
    }
    holds(
        "Components carry names and numbers (`class`, `style:--x`), or where a thing is, never paint.",
        broken,
    );
}

/// Whether a word of a `view!` sets a style other than a variable, or a colour. A transform is allowed: it
/// positions an element and changes with each frame of a moving hand, and a variable in its place would
/// restyle everything below.
fn paints(words: &[Word], at: usize) -> bool {
    let word = &words[at];
    if word.view.is_none() {
        return false;
    }
    let attribute = at > 0 && words[at - 1].text != "-";
    let given = |name: &str| attribute && word.text == name && follow(words, at + 1, &["="]);
    let one = attribute && word.text == "style" && follow(words, at + 1, &[":"]);
    let variable = follow(words, at + 2, &["-", "-"]);
    let coloured = word.string().is_some_and(|string| crate::style::colours_in(string).next().is_some());
    let moved = follow(words, at + 2, &["transform"]);
    given("style") || given("fill") || given("stroke") || one && !variable && !moved || coloured
}

#[test]
fn paint_is_recognised() {
    let check = |code: &str, expected: bool| {
        let words = words(&File { path: "a.rs".into(), text: format!("fn a() {{ view! {{ {code} }} }}") });
        assert_eq!((0..words.len()).any(|i| paints(words, i)), expected, "{code}");
    };
    check("<p style=\"width: 1px\"></p>", true);
    check("<p style:width=\"1px\"></p>", true);
    check("<p style:transform=\"none\"></p>", false);
    check("<rect fill=\"none\"></rect>", true);
    check("<stop stop-color=\"#fff\"></stop>", true);
    check("<p data-style=a style:--side=b></p>", false);
    check("<p class=\"cell\"></p>", false);
}

#[test]
fn tests_neither_sleep_nor_expect_panics_nor_are_ignored() {
    let mut broken = Vec::new();
    for file in below("", ".rs").iter().filter(|file| !file.path.starts_with("tests/tidy")) {
        let words = words(file);
        for (i, word) in words.iter().enumerate() {
            let attribute = follow(words, i, &["#", "["])
                && words
                    .get(i + 2)
                    .is_some_and(|name| matches!(name.text.as_str(), "ignore" | "should_panic"));
            // Polling a real browser needs a pause; nothing else does.
            let sleeps = word.text == "sleep"
                && (file.path.contains("tests/") && !file.path.starts_with("tests/e2e/src"));
            if attribute || sleeps {
                broken.push(place(file, word));
            }
        }
    }
    holds("No test is ignored, expects a panic, or sleeps.", broken);
}

#[test]
fn nothing_is_left_to_do_or_tied_to_one_machine() {
    // Joined here, so that this file does not contain them.
    let marks = [["TO", "DO"], ["FIX", "ME"], ["XX", "X:"], ["HA", "CK:"]].map(|parts| parts.concat());
    let folders =
        [["/wo", "rk/"], ["/ro", "ot/"], ["/ho", "me/"], ["/Use", "rs/"], ["C:", "\\"], ["/tm", "p/"]]
            .map(|parts| parts.concat());
    let mut broken = Vec::new();
    for file in all() {
        for (number, line) in file.text.lines().enumerate() {
            let found = marks.iter().chain(&folders).find(|&mark| line.contains(mark.as_str()));
            broken.extend(found.map(|mark| format!("{}:{}: {mark}", file.path, number + 1)));
        }
    }
    holds("Nothing in the project is left to do, and nothing knows the machine it was written on.", broken);
}

#[test]
fn the_page_knows_no_sudoku() {
    let mut broken = Vec::new();
    let numbers = ["9", "16", "25", "27", "81", "256", "625"];
    for file in below("src/app", ".rs").iter().filter(|file| !file.path.starts_with("src/app/text")) {
        let words = words(file);
        broken.extend(
            words.iter().filter(|word| numbers.contains(&word.text.as_str())).map(|word| place(file, word)),
        );
    }
    assert!(read("src/app/board.rs").contains("shape.side()"));
    holds("The page asks the core for the size of a board and never counts by itself.", broken);
}
