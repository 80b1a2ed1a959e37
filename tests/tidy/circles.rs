//! No files depend on each other in a circle: each can be understood after its dependencies.

use crate::{
    holds,
    source::{File, Word, below, words},
};
use std::collections::{BTreeMap, BTreeSet};

/// The folders of the project's crates. A folder below another of them belongs to the lower one. The client
/// of the journeys is not in the list: a browser, its driver and its processes are one thing there, in seven
/// files.
const CRATES: &[&str] = &[
    "src",
    "src/core",
    "src/core/examples",
    "src/core/board",
    "src/core/logic",
    "src/core/make",
    "src/core/notation",
    "src/core/scales",
    "src/core/wire",
    "src/core/tests",
    "tools",
    "src/play",
    "src/play/tests",
    "src/worker",
    "words/src",
    "sdk/rust/src",
    "sdk/verbs/src",
    "sdk/command/src",
    "xtask/src",
    "tests/tidy",
    "benches/conductor/src",
    "benches/peers/src",
];

/// The path of a module, from the root of its crate.
type Module = Vec<String>;

#[test]
fn no_files_know_each_other_in_a_circle() {
    let mut found = Vec::new();
    for folder in CRATES {
        let mut files = below(folder, ".rs");
        files.retain(|file| {
            let home = CRATES.iter().filter(|home| file.path.starts_with(&format!("{home}/")));
            home.max_by_key(|home| home.len()) == Some(folder)
        });
        for circle in circles(folder, &files) {
            found.push(circle.join(", "));
        }
    }
    holds("No files know each other in a circle.", found);
}

/// The circles among the files of a crate, each with its files.
fn circles(folder: &str, files: &[File]) -> Vec<Vec<String>> {
    let modules: BTreeMap<Module, &str> =
        files.iter().map(|file| (module(folder, &file.path), file.path.as_str())).collect();
    let mut knows: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for file in files {
        let own = module(folder, &file.path);
        let words = words(file);
        let named = named(words, &own, &modules);
        let homes = named
            .iter()
            .filter_map(|path| (0..=path.len()).rev().find_map(|end| modules.get_key_value(&path[..end])));
        // A file belongs to those above it, so using them does not make a circle.
        let others = homes.filter(|(home, _)| !own.starts_with(home)).map(|(_, path)| *path);
        knows.entry(&file.path).or_default().extend(others);
    }
    closed(&knows)
}

/// The circles of a graph, each with its members. `knows` has an entry for every member.
fn closed(knows: &BTreeMap<&str, BTreeSet<&str>>) -> Vec<Vec<String>> {
    let reach = |from: &str| {
        let mut seen = BTreeSet::new();
        let mut open: Vec<&str> = knows[from].iter().copied().collect();
        while let Some(next) = open.pop() {
            if seen.insert(next) {
                open.extend(&knows[next]);
            }
        }
        seen
    };
    let reached: BTreeMap<&str, BTreeSet<&str>> = knows.keys().map(|&from| (from, reach(from))).collect();
    let circle = |from: &str| -> Vec<String> {
        let together = reached[from].iter().filter(|&&to| reached[to].contains(from));
        together.map(|path| (*path).to_owned()).collect()
    };
    let all: BTreeSet<Vec<String>> = knows.keys().map(|from| circle(from)).collect();
    all.into_iter().filter(|circle| !circle.is_empty()).collect()
}

/// The module of a file.
fn module(folder: &str, path: &str) -> Module {
    let inside = path.strip_prefix(folder).unwrap_or(path).trim_matches('/').trim_end_matches(".rs");
    let mut steps: Module = inside.split('/').map(str::to_owned).collect();
    if steps.last().is_some_and(|last| matches!(last.as_str(), "lib" | "main" | "mod")) {
        steps.pop();
    }
    steps
}

/// All paths named in a file, from the root of its crate.
fn named(words: &[Word], own: &Module, modules: &BTreeMap<Module, &str>) -> Vec<Module> {
    let mut found = Vec::new();
    let is_path = |at: usize| words.get(at + 1).is_some_and(|next| next.text == ":");
    for (at, word) in words.iter().enumerate() {
        let after = |text: &str| at > 0 && words[at - 1].text == text;
        let child = || {
            let mut child = own.clone();
            child.push(word.text.clone());
            modules.contains_key(&child)
        };
        let begins = match word.text.as_str() {
            "crate" | "super" | "self" => !after(":") && is_path(at),
            _ => after("use") && child(),
        };
        if begins {
            tree(words, at, own.clone(), &mut found);
        }
    }
    found
}

/// Follows a path from its first word, into each of its branches; gives the position of its end.
fn tree(words: &[Word], mut at: usize, mut path: Module, found: &mut Vec<Module>) -> usize {
    loop {
        match words.get(at).map(|word| word.text.as_str()) {
            Some("crate") => path.clear(),
            Some("super") => _ = path.pop(),
            Some("self") => {}
            Some("{") => {
                let depth = words[at].depth;
                let mut inside = at + 1;
                while words.get(inside).is_some_and(|word| word.depth > depth) {
                    inside = tree(words, inside, path.clone(), found).max(inside) + 1;
                }
                return inside;
            }
            Some(name) if words[at].is_name() => path.push(name.to_owned()),
            Some("*") => {
                found.push(path);
                return at + 1;
            }
            _ => return at,
        }
        let goes_on = [at + 1, at + 2].iter().all(|&at| words.get(at).is_some_and(|word| word.text == ":"));
        if !goes_on {
            found.push(path);
            return at + 1;
        }
        at += 3;
    }
}

#[test]
fn circles_are_found() {
    let check = |files: &[(&str, &str)], expected: &[&[&str]]| {
        let files: Vec<File> = files
            .iter()
            .map(|(path, text)| File { path: (*path).to_owned(), text: (*text).to_owned() })
            .collect();
        assert_eq!(circles("a", &files), expected);
    };
    let (one, two) = (("a/one.rs", "use crate::two::B;"), ("a/two.rs", "use super::one;"));
    check(&[("a/lib.rs", "mod one; mod two;"), one, two], &[&["a/one.rs", "a/two.rs"]]);
    check(&[("a/lib.rs", "pub use one::A;"), one, ("a/two.rs", "use super::A;")], &[]);
    let inner = ("a/one/inner.rs", "fn a() { crate::two::three::b() }");
    let list = ("a/two.rs", "use crate::{C, one::{self, inner::{D as E, F}}, G};");
    check(&[("a/one.rs", ""), inner, list], &[&["a/one/inner.rs", "a/two.rs"]]);
    check(&[("a/one.rs", "mod inner; use inner::A;"), ("a/one/inner.rs", "use super::B;")], &[]);
    let three = [
        ("a/one.rs", "use crate::two;"),
        ("a/two.rs", "use crate::three::*;"),
        ("a/three.rs", "use crate::one::A;"),
    ];
    check(&three, &[&["a/one.rs", "a/three.rs", "a/two.rs"]]);
}
