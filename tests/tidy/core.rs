//! Rules for the core.

use crate::{
    holds,
    source::{File, Word, below, follow, place, read, words},
};
use std::collections::{BTreeMap, BTreeSet};

/// The code of the pure packages, without tests and examples.
fn core() -> Vec<File> {
    let mut files = below("src/core", ".rs");
    files.extend(below("src/play", ".rs"));
    let tests = ["src/core/tests", "src/core/examples/", "src/play/tests"];
    files.retain(|file| !tests.iter().any(|folder| file.path.starts_with(folder)));
    files
}

/// The code of the package for playing.
fn play() -> Vec<File> {
    let mut files = core();
    files.retain(|file| file.path.starts_with("src/play/"));
    files
}

#[test]
fn the_core_is_pure() {
    let names = [
        "web_sys",
        "js_sys",
        "wasm_bindgen",
        "getrandom",
        "SystemTime",
        "Instant",
        "println",
        "eprintln",
        "thread_rng",
        "leptos",
        "gloo_timers",
    ];
    let modules = ["time", "fs", "env", "io", "net", "thread", "process"];
    let mut broken = Vec::new();
    // A build script is no part of the core.
    for file in core().into_iter().filter(|file| !file.path.ends_with("/build.rs")) {
        let words = words(&file);
        for (i, word) in words.iter().enumerate() {
            let named = names.contains(&word.text.as_str());
            let from_std = word.text == "std"
                && follow(words, i + 1, &[":", ":"])
                && modules.iter().any(|name| follow(words, i + 3, &[name]));
            if named || from_std {
                broken.push(place(&file, word));
            }
        }
    }
    holds("The core knows no time, chance, browser, input or output.", broken);
}

/// Files that may keep a value between calls, each with its reason. A value computed once from its key alone is no
/// memory.
const KEEP: &[(&str, &str)] = &[
    (
        "src/core/board/shape/rules.rs",
        "it knows the rules that have a handle, so that the same rules are one",
    ),
    ("src/core/board/shape/tables.rs", "the tables of a shape follow from it"),
    ("src/core/logic/explain/language.rs", "the words of a language are brought once, and never change"),
];

#[test]
fn the_core_remembers_nothing() {
    let mut broken = Vec::new();
    for file in core() {
        let words = words(&file);
        let found: Vec<&Word> =
            (0..words.len()).filter(|&i| remembers(words, i)).map(|i| &words[i]).collect();
        if !KEEP.iter().any(|(path, _)| *path == file.path) {
            broken.extend(found.into_iter().map(|word| place(&file, word)));
        } else if found.is_empty() {
            broken.push(format!("{}: needs its excuse no more", file.path));
        }
    }
    holds("No answer of the core depends on what it was asked before.", broken);
}

/// Whether a word makes a place that outlives a call and can change: of a thread, or shared. A `Cell` or `RefCell`
/// can't be in a static, and a `LazyLock` has no key.
fn remembers(words: &[Word], at: usize) -> bool {
    let here = words[at].text.as_str();
    matches!(here, "thread_local" | "Mutex" | "RwLock" | "OnceLock")
        || here.starts_with("Atomic")
        || here == "static" && follow(words, at + 1, &["mut"])
}

#[test]
fn memory_is_recognised() {
    let check = |code: &str, expected: bool| {
        let words = words(&File { path: "a.rs".into(), text: code.into() });
        assert_eq!((0..words.len()).any(|i| remembers(words, i)), expected, "{code}");
    };
    check("thread_local! { static SPOKEN: Cell<u8> = const { Cell::new(0) }; }", true);
    check("static A: std::sync::Mutex<u8> = B;", true);
    check("static A: [OnceLock<u8>; 2] = B;", true);
    check("static A: AtomicUsize = B;", true);
    check("static mut A: u8 = 0;", true);
    check("static A: LazyLock<u8> = LazyLock::new(made);", false);
    check("static A: PerShape<Geometry> = PerShape::new();", false);
    check("fn a(b: &'static Cell<u8>) {}", false);
}

/// Files that may compute with the size of a board, each with its reason.
const RECKON: &[(&str, &str)] = &[
    ("src/core/board/geometry.rs", "it has the tables of all others"),
    ("src/core/make/generate/filling.rs", "the pattern board is a formula of the shape"),
    ("src/core/logic/search/brute/bands.rs", "it is a search for 9×9 alone"),
    ("src/core/logic/search/brute/bands/state.rs", "it is the board of that search"),
    ("src/core/logic/search/brute/bands/tables.rs", "it has the tables of that search"),
    ("src/core/scales/hodoku/layout.rs", "it has the tables of a walk for 9×9 alone"),
    ("src/play/input/lens.rs", "it has shares of the board"),
];

#[test]
fn only_geometry_computes_with_the_shape() {
    let mut broken = Vec::new();
    for file in core() {
        let words = words(&file);
        let found: Vec<&Word> = (0..words.len()).filter(|&i| reckons(words, i)).map(|i| &words[i]).collect();
        let excused = RECKON.iter().any(|(path, _)| *path == file.path);
        if !excused {
            broken.extend(found.into_iter().map(|word| place(&file, word)));
        } else if found.is_empty() {
            broken.push(format!("{}: needs its excuse no more", file.path));
        }
    }
    holds("Nothing outside `geometry.rs` computes with the shape of a board.", broken);
}

/// Whether a word is a number of cells used in a calculation, or a sign that divides by a size.
fn reckons(words: &[Word], at: usize) -> bool {
    let text = |at: Option<usize>| at.and_then(|at| words.get(at)).map_or("", |word| word.text.as_str());
    let is_sign = |text: &str| matches!(text, "+" | "-" | "*" | "/" | "%" | "." | "<" | ";");
    let here = text(Some(at));
    let magic = matches!(here, "27" | "81" | "256" | "625");
    magic && (is_sign(text(at.checked_sub(1))) || is_sign(text(Some(at + 1))))
        || matches!(here, "/" | "%") && is_a_size(&words[at + 1..])
}

#[test]
fn reckoning_with_sizes_is_recognised() {
    let check = |code: &str, expected: bool| {
        let words = words(&File { path: "a.rs".into(), text: format!("fn a() {{ {code} }}") });
        assert_eq!((0..words.len()).any(|i| reckons(words, i)), expected, "{code}");
    };
    check("b / 3", true);
    check("b % 9", true);
    check("b / n", true);
    check("b % shape.get()", true);
    check("b / self.shape.side()", true);
    check("[0; 81]", true);
    check("0..625", true);
    check("b / 2", false);
    check("b / places.len()", false);
    check("(23, 27)", false);
}

/// Whether a number of cells or boxes follows: `3`, `9`, `n`, `side`, `shape.get()`, ...
fn is_a_size(words: &[Word]) -> bool {
    let Some(first) = words.first() else { return false };
    if matches!(first.text.as_str(), "3" | "9" | "16" | "25" | "n" | "side") {
        return true;
    }
    let path =
        words.iter().take_while(|word| word.is_name() || matches!(word.text.as_str(), "." | "(" | ")"));
    path.zip(words.iter().skip(1))
        .any(|(word, next)| next.text == "(" && matches!(word.text.as_str(), "get" | "side" | "cell_count"))
        && words.iter().take(4).any(|word| word.text == "shape" || word.text == "self")
}

/// The folder of the families of techniques.
const FAMILIES: &str = "src/core/logic/families/";

/// What a file of a family is: `mod` for a pattern, `find` or `say`; none for the files beside the folders.
fn part(path: &str) -> Option<(&str, &str)> {
    let (family, inside) = path.strip_prefix(FAMILIES)?.split_once('/')?;
    let part = inside.split('/').next()?.trim_end_matches(".rs");
    Some((family, if matches!(part, "find" | "say") { part } else { "mod" }))
}

#[test]
fn a_family_knows_no_other() {
    let files = below(FAMILIES, ".rs");
    let families: BTreeSet<&str> = files.iter().filter_map(|file| Some(part(&file.path)?.0)).collect();
    assert!(families.contains("wings") && families.len() > 20, "{families:?}");
    let registry = words(&File { path: String::new(), text: read("src/core/logic/families.rs") });
    // The patterns of each family, which the families' own file offers again.
    let patterns: BTreeMap<&str, BTreeSet<String>> = families
        .iter()
        .map(|&family| {
            let at = (0..registry.len()).find(|&i| follow(registry, i, &["use", family, ":", ":"]));
            let offered = at.map(|at| behind(registry, at + 4)).unwrap_or_default();
            (family, offered.into_iter().map(|word| word.text.clone()).collect())
        })
        .collect();
    let mut broken = Vec::new();
    for file in &files {
        let Some((own, _)) = part(&file.path) else { continue };
        let words = words(file);
        for i in 0..words.len().saturating_sub(3) {
            if !follow(words, i, &["families", ":", ":"]) {
                continue;
            }
            let named = behind(words, i + 3).into_iter();
            broken.extend(
                named
                    .filter(|word| {
                        let name = word.text.as_str();
                        let is_others = |(family, offered): (&&str, &BTreeSet<String>)| {
                            *family != own && (*family == name || offered.contains(name))
                        };
                        patterns.iter().any(is_others)
                    })
                    .map(|word| place(file, word)),
            );
        }
    }
    holds("A family of techniques knows no other.", broken);
}

#[test]
fn only_explain_knows_a_language() {
    let mut broken = Vec::new();
    for file in below("src/core/logic", ".rs") {
        let inside = file.path.trim_start_matches("src/core/logic/");
        let part = part(&file.path).map(|(_, part)| part);
        // The page draws a pattern and tells it without finding it, so neither may name a finder.
        let strange: &[&str] = match part {
            Some("mod") => &["explain", "say", "find", "sink", "rungs"],
            Some("find") => &["explain", "say"],
            Some(_) => &["find", "sink", "rungs"],
            None if inside.starts_with("explain") || inside == "build.rs" => &["find", "sink", "rungs"],
            None => &["explain", "say"],
        };
        let words = words(&file);
        let is_path = |at: usize| follow(words, at + 1, &[":", ":"]);
        let after = |at: usize| at > 1 && matches!(words[at - 1].text.as_str(), ":" | "{" | "," | "use");
        let named = (0..words.len()).filter(|&at| strange.contains(&words[at].text.as_str()));
        broken.extend(named.filter(|&at| is_path(at) && after(at)).map(|at| place(&file, &words[at])));
        // The plan of a text has none of its words. Signs, and names in braces, are none.
        let has_letters =
            |text: &str| text.split(['{', '}']).step_by(2).any(|part| part.chars().any(char::is_alphabetic));
        let said = words.iter().filter(|word| word.text.starts_with('"') && has_letters(&word.text));
        broken.extend(said.filter(|_| part == Some("say")).map(|word| place(&file, word)));
    }
    holds("Only `explain` knows a language; the `say` of a family has no words, and neither finds.", broken);
}

#[test]
fn play_knows_no_language() {
    let mut broken = Vec::new();
    for file in play() {
        let words = words(&file);
        for i in 0..words.len() {
            if follow(words, i, &["sudoku_core", ":", ":"]) {
                let named = behind(words, i + 3);
                broken.extend(
                    named.iter().filter(|word| word.text == "explain").map(|word| place(&file, word)),
                );
            }
        }
    }
    holds("Only the page knows a language: playing gives it data.", broken);
}

/// The modules of `play` from the ground up. Arrows go down; modules of one row do not know each other.
const ROWS_OF_PLAY: &[&[&str]] = &[
    &["game"],
    &["links", "walk"],
    &["saved", "scorm", "work"],
    &["ui"],
    &["input"],
    &["messages"],
    &["taught"],
    &["kernel"],
    &["features"],
    &["session"],
    &["keys", "view"],
    &["picture"],
];

#[test]
fn arrows_in_play_go_one_way() {
    let row = |module: &str| ROWS_OF_PLAY.iter().position(|row| row.contains(&module));
    let mut broken = Vec::new();
    for file in play().iter().filter(|file| file.path != "src/play/lib.rs") {
        let Some(inside) = file.path.strip_prefix("src/play/") else { continue };
        let from = inside.split('/').next().unwrap_or_default().trim_end_matches(".rs");
        let Some(here) = row(from) else {
            broken.push(format!("{}: `{from}` has no row in this test", file.path));
            continue;
        };
        let words = words(file);
        let is_a_root = !inside.contains('/');
        for word in named_in_play(words, is_a_root).into_iter().filter(|word| word.text != from) {
            let down = row(&word.text).is_none_or(|there| there < here);
            if !down {
                broken.push(format!("{}:{}: {from} -> {}", file.path, word.line, word.text));
            }
        }
    }
    holds("Arrows between the modules of play go one way.", broken);
}

/// The modules of play that a feature may name besides itself: the kernel and everything below it.
#[test]
fn features_know_the_kernel_and_no_other_feature() {
    let kernel = ROWS_OF_PLAY.iter().position(|row| row.contains(&"kernel")).expect("the kernel has a row");
    let below: Vec<&str> = ROWS_OF_PLAY[..=kernel].concat();
    let home = |path: &str| {
        let inside = path.strip_prefix("src/play/features/")?;
        Some(inside.split('/').next()?.trim_end_matches(".rs").to_owned())
    };
    let files = play();
    let features: BTreeSet<String> = files.iter().filter_map(|file| home(&file.path)).collect();
    assert!(features.contains("hint") && features.len() > 1, "{features:?}");
    let mut broken = Vec::new();
    for file in &files {
        let words = words(file);
        let kernel = file.path.starts_with("src/play/kernel");
        let own = home(&file.path);
        if own.is_none() && !kernel {
            continue;
        }
        for word in named_in_play(words, false) {
            let named_below = below.contains(&word.text.as_str());
            if !named_below {
                broken.push(format!("{}:{}: {}", file.path, word.line, word.text));
            }
        }
        // A sibling behind `super::`, or a whole path.
        for i in 0..words.len() {
            let path =
                ["super", "features"].contains(&words[i].text.as_str()) && follow(words, i + 1, &[":", ":"]);
            for word in if path { behind(words, i + 3) } else { Vec::new() } {
                if features.contains(&word.text) && own.as_ref() != Some(&word.text) {
                    broken.push(format!("{}:{}: {}", file.path, word.line, word.text));
                }
            }
        }
    }
    holds("A feature knows the kernel and no other feature; the kernel knows none.", broken);
}

/// Calls of a session's methods name no module, so the views' methods are found by name.
#[test]
fn what_plays_asks_no_view() {
    let play = play();
    let is_view = |file: &File| file.path.starts_with("src/play/view");
    let defined = |views: bool| -> BTreeSet<String> {
        let files = play.iter().filter(|file| is_view(file) == views);
        let named = |file: &File| -> Vec<String> {
            let words = words(file);
            let at = (1..words.len()).filter(|&i| words[i - 1].text == "fn");
            at.map(|i| words[i].text.clone()).collect()
        };
        files.flat_map(named).collect()
    };
    let (of_views, of_others) = (defined(true), defined(false));
    assert!(of_views.contains("emphases") && of_others.contains("update"));
    let mut broken = Vec::new();
    for file in play.iter().filter(|file| !is_view(file)) {
        let words = words(file);
        for i in 0..words.len().saturating_sub(3) {
            let name = &words[i + 2].text;
            let asks = follow(words, i, &["self", "."]) && words[i + 3].text == "(";
            if asks && of_views.contains(name) && !of_others.contains(name) {
                broken.push(format!("{}:{}: {name}", file.path, words[i].line));
            }
        }
    }
    holds("A view is for the screen: what plays does not ask one what is the case.", broken);
}

/// The words right after `play::`, in a list or alone; in a file right below `play`, also after `super::`.
fn named_in_play(words: &[Word], is_a_root: bool) -> Vec<&Word> {
    let mut found = Vec::new();
    for i in 0..words.len() {
        let above = words[i].text == "crate" || is_a_root && words[i].text == "super";
        if above && follow(words, i + 1, &[":", ":"]) {
            found.extend(behind(words, i + 3));
        }
    }
    found
}

/// The name at this position, or those at the first level of a list that starts here, each after the brace or
/// a comma.
pub(crate) fn behind(words: &[Word], at: usize) -> Vec<&Word> {
    let first = &words[at];
    if first.text != "{" {
        return vec![first];
    }
    let depth = first.depth + 1;
    let inside = words[at + 1..].iter().take_while(|word| word.depth >= depth);
    let mut begins = true;
    let mut found = Vec::new();
    for word in inside.filter(|word| word.depth == depth) {
        if begins && word.is_name() {
            found.push(word);
        }
        begins = word.text == ",";
    }
    found
}

#[test]
fn imports_are_found_in_lists() {
    let file = File {
        path: "a.rs".into(),
        text: "use crate::{Cell, level::{self, Graded}, play}; fn a() { crate::rng::b(); }".into(),
    };
    let words = words(&file);
    let at = |i: &usize| follow(words, *i, &["crate", ":", ":"]);
    let names: Vec<&str> = (0..words.len())
        .filter(at)
        .flat_map(|i| behind(words, i + 3))
        .map(|word| word.text.as_str())
        .collect();
    assert_eq!(names, ["Cell", "level", "play", "rng"]);
}
