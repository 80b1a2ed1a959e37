//! Rules for the folders of the page.

use crate::{
    core::behind,
    holds,
    source::{File, Word, below, follow, root, words},
};
use std::collections::BTreeSet;

/// The modules of the page that its features may name.
const BELOW_FEATURES: [&str; 5] = ["browser", "shared", "storage", "store", "text"];

/// The first name below a folder: the module of a file there.
fn module<'a>(path: &'a str, folder: &str) -> Option<&'a str> {
    path.strip_prefix(folder)?.split('/').next().map(|name| name.trim_end_matches(".rs"))
}

/// The features of a folder.
fn features(folder: &str) -> BTreeSet<String> {
    let files = below(folder.trim_end_matches('/'), ".rs");
    files.iter().filter_map(|file| module(&file.path, folder)).map(str::to_owned).collect()
}

/// The modules of the page that a file names, each with its word, except those below a folder. `super::`
/// counts from the folder of the file.
fn named_outside<'a>(file: &File, words: &'a [Word], folder: &str) -> Vec<&'a Word> {
    let inside = file.path.strip_prefix(folder).unwrap_or_default();
    let depth = inside.matches('/').count();
    let mut found = Vec::new();
    for i in 0..words.len() {
        if follow(words, i, &["crate", ":", ":", "app", ":", ":"]) {
            found.extend(behind(words, i + 6));
        }
        let goes_up = (0..=depth).all(|up| follow(words, i + 3 * up, &["super", ":", ":"]));
        if goes_up {
            found.push(&words[i]);
        }
    }
    found
}

#[test]
fn features_of_the_page_know_shared_parts_and_no_other_feature() {
    let mut broken = Vec::new();
    for folder in ["src/app/features/", "src/app/shared/"] {
        for file in below(folder.trim_end_matches('/'), ".rs") {
            // From a file right in the folder of shared parts, `super::` names another of them.
            let from = if folder.ends_with("shared/") { "src/app/" } else { folder };
            let words = words(&file);
            for word in named_outside(&file, words, from) {
                if !BELOW_FEATURES.contains(&word.text.as_str()) {
                    broken.push(format!("{}:{}: {}", file.path, word.line, word.text));
                }
            }
        }
    }
    holds(
        "A feature of the page and a shared part know shared parts, the store, the words and the browser, and no feature.",
        broken,
    );
}

#[test]
fn names_of_other_features_are_found() {
    let check = |path: &str, code: &str, expected: &[&str]| {
        let file = File { path: format!("src/app/features/{path}"), text: format!("use {code};") };
        let words = words(&file);
        let found: Vec<&str> = named_outside(&file, words, "src/app/features/")
            .into_iter()
            .map(|word| word.text.as_str())
            .collect();
        assert_eq!(found, expected, "{code}");
    };
    check("why.rs", "crate::app::{features::hint::HintCard, store::Store}", &["features", "store"]);
    check("why.rs", "super::hint::HintCard", &["super"]);
    check("solver/path.rs", "super::Do", &[]);
    check("solver/path.rs", "super::super::hint::HintCard", &["super"]);
}

/// Features of the page without a core feature, each with the code in the core that it shows.
const ELSEWHERE: &[(&str, &str)] = &[
    ("keys", "src/play/keys.rs"),
    ("settings", "src/play/saved/settings.rs"),
    ("share", "src/play/links/shared.rs"),
    ("simple", "src/play/saved/settings.rs"),
    ("zoom", "src/play/kernel/zoom.rs"),
];

#[test]
fn a_feature_has_one_name_in_the_page_and_in_the_core() {
    let (page, core) = (features("src/app/features/"), features("src/play/features/"));
    assert!(page.contains("hint") && core.contains("hint"), "{page:?} {core:?}");
    let mut broken = Vec::new();
    let is_excused = |name: &str| ELSEWHERE.iter().any(|(other, _)| *other == name);
    for name in page.iter().filter(|name| !core.contains(*name) && !is_excused(name)) {
        broken.push(format!("src/play/features/ has no {name}"));
    }
    for (name, path) in ELSEWHERE {
        if core.contains(*name) || !page.contains(*name) {
            broken.push(format!("ELSEWHERE: {name} is a feature of both or of neither"));
        } else if !root().join(path).exists() {
            broken.push(format!("{path}: not there"));
        }
    }
    holds(
        "A feature of the page has the name of the core's feature, or is in the list of this test.",
        broken,
    );
}
