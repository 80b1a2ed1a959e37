//! Rules for the page's code, and for all code.

use crate::{
    holds,
    source::{File, Word, all, below, follow, place, read, words},
};

#[test]
fn only_the_browser_folder_names_the_browser() {
    let mut broken = Vec::new();
    let may = |file: &&File| ["src/app/browser", "src/worker/"].iter().any(|at| file.path.starts_with(at));
    for file in below("src", ".rs").iter().filter(|file| !may(file)) {
        broken.extend(words(file).iter().filter(|word| word.text == "web_sys").map(|word| place(file, word)));
    }
    holds("Only `src/app/browser` and the worker name `web_sys`.", broken);
}

/// Signals owned by components: the file, the signal, and why it is outside the session.
const OWN_SIGNALS: &[(&str, &str, &str)] = &[
    ("src/app/features/solver.rs", "sheet", "whether a phone shows the step or the list is a way of looking"),
    ("src/app/parts.rs", "arrival", "how far a part of the page is on its way is no matter of the session"),
    ("src/app/shared/viewfinder.rs", "on", "whether the camera is on is a way of looking"),
    ("src/app/shared/viewfinder.rs", "fails", "that the camera refuses is a matter of the browser"),
    (
        "src/app/shared/copying.rs",
        "done",
        "that a text was copied is said for as long as its button is shown",
    ),
    (
        "src/app/features/solver.rs",
        "folded",
        "whether a phone shows what is seldom pressed is a way of looking",
    ),
    ("src/app/features/pen.rs", "points", "a stroke is the session's once it is finished"),
    ("src/app/shared/sentence.rs", "below", "how many lines are out of sight is measured on the screen"),
    (
        "src/app/features/solver.rs",
        "unfolded",
        "whether signs and notations are in sight is a way of looking",
    ),
    ("src/app/features/why.rs", "unfolded", "the same beside an answer"),
    ("src/app/features/moments.rs", "pointed", "the moment that is looked at"),
    ("src/app/features/moments.rs", "renaming", "the name that is being changed"),
    ("src/app/features/review.rs", "part", "the step of a reason that is looked at"),
    ("src/app/features/review.rs", "sheet", "whether a phone shows the list is a way of looking"),
    ("src/app/features/games.rs", "wanted", "the size that the list is narrowed to"),
    ("src/app/features/games.rs", "open", "whether a part of the list is unfolded"),
    ("src/app/features/games.rs", "most", "how many cards of a long list are drawn"),
    ("src/app/features/games.rs", "held", "whether a file is held over the list"),
    (
        "src/app/features/making/measure.rs",
        "way_open",
        "whether what is asked of the solving path is unfolded",
    ),
    ("src/app/features/share.rs", "with_progress", "which of two links is looked at"),
    ("src/app/features/share.rs", "shows_code", "whether the code is unfolded"),
    ("src/app/features/share.rs", "format", "the form in which the board is looked at as text"),
    ("src/app/features/share.rs", "look", "how the picture is looked at"),
    ("src/app/features/share.rs", "notes", "whether the picture is looked at with notes"),
    ("src/app/features/share.rs", "opened", "whether the picture is unfolded"),
    ("src/app/features/share.rs", "side_chosen", "how large the picture is saved"),
    ("src/app/features/share.rs", "failed", "whether the browser could not save the picture"),
    (
        "src/app/features/handout.rs",
        "ways",
        "which steps of the path are to be printed, as nothing is kept of it",
    ),
    ("src/app/features/handout.rs", "paper", "the paper for them"),
    ("src/app/features/deck.rs", "paper", "the paper for the worksheet"),
    ("src/app/features/deck.rs", "shows_code", "whether the part with the code is open"),
    ("src/app/features/photo.rs", "on", "whether the camera is on"),
    ("src/app/features/photo.rs", "ready", "whether the camera has a picture to take"),
    ("src/app/features/making.rs", "way", "the tab that is open"),
    ("src/app/features/making.rs", "typed", "a text that is being typed and was not sent"),
];

#[test]
fn only_the_store_writes_what_is_shown() {
    let mut broken = Vec::new();
    let mut owned = Vec::new();
    for file in below("src/app", ".rs").iter().filter(|file| file.path != "src/app/store/shown.rs") {
        let words = words(file);
        for (i, word) in words.iter().enumerate() {
            let makes =
                matches!(word.text.as_str(), "RwSignal" | "ArcRwSignal" | "ReadSignal" | "WriteSignal")
                    && follow(&words, i + 1, &[":", ":"])
                    || matches!(word.text.as_str(), "signal" | "arc_signal") && follow(&words, i + 1, &["("]);
            if !makes {
                continue;
            }
            // `let name = RwSignal::new(...)`.
            let name = words[..i].iter().rev().nth(1).map(|name| name.text.clone()).unwrap_or_default();
            if OWN_SIGNALS.iter().any(|(path, own, _)| *path == file.path && *own == name) {
                owned.push((file.path.clone(), name));
            } else {
                broken.push(place(file, word));
            }
        }
    }
    holds(
        "Only `Store` makes signals that are shown. A component may own what is a way of looking, with its reason in this test.",
        broken,
    );
    assert_eq!(owned.len(), OWN_SIGNALS.len(), "each signal excused here is there: {owned:?}");
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
    for file in below("src/app", ".rs").iter().filter(|file| !file.path.starts_with("src/app/text")) {
        let words = words(file);
        for (i, word) in words.iter().enumerate() {
            if word.string().is_some_and(|string| is_read(&words, i, string)) {
                broken.push(place(file, word));
            }
        }
    }
    holds("What is read or heard on the page stands in `src/app/text`.", broken);
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
        assert_eq!(is_read(&words, at, &string), read, "{code}");
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
    let files = words.chain(below("src/app/text.rs", "text.rs")).chain(below("index.html", ".html"));
    let broken = files.flat_map(|file| {
        let lines = file.text.lines().enumerate().filter(|(_, line)| line.contains('\u{2019}'));
        lines.map(|(i, line)| format!("{}:{}: {line}", file.path, i + 1)).collect::<Vec<_>>()
    });
    holds("Words of the page have the straight apostrophe.", broken.collect());
}

#[test]
fn paint_is_the_styles() {
    let mut broken = Vec::new();
    for file in below("src/app", ".rs") {
        let words = words(&file);
        broken.extend((0..words.len()).filter(|&i| paints(&words, i)).map(|i| place(&file, &words[i])));
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
        assert_eq!((0..words.len()).any(|i| paints(&words, i)), expected, "{code}");
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
fn views_are_short() {
    let mut broken = Vec::new();
    for file in below("src/app", ".rs") {
        let words = words(&file);
        for i in 0..words.len() {
            if follow(&words, i, &["view", "!", "{"]) && words[i].view.is_none() {
                let open = &words[i + 2];
                let close = words[i + 3..].iter().find(|word| word.text == "}" && word.depth == open.depth);
                let lines = close.map_or(0, |close| close.line - open.line);
                if lines > 60 {
                    broken.push(format!("{}:{}: {lines} lines", file.path, open.line));
                }
            }
        }
    }
    holds("A `view!` has at most 60 lines.", broken);
}

#[test]
fn tests_neither_sleep_nor_expect_panics_nor_are_ignored() {
    let mut broken = Vec::new();
    for file in below("", ".rs").iter().filter(|file| !file.path.starts_with("tests/tidy")) {
        let words = words(file);
        for (i, word) in words.iter().enumerate() {
            let attribute = follow(&words, i, &["#", "["])
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
