//! Rules for names.

use crate::{
    holds,
    source::{below, read, words},
};
use std::collections::BTreeMap;

/// Public names that two types of a package have, each with its reason.
const TWICE: &[(&str, &str)] = &[];

/// The definitions of each public type name in a package.
fn names(folder: &str) -> BTreeMap<String, Vec<String>> {
    let mut names: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let tests = ["src/core/tests/", "src/core/examples/", "src/play/tests/"];
    for file in below(folder, ".rs").iter().filter(|file| !tests.iter().any(|at| file.path.starts_with(at))) {
        for three in words(file).windows(3) {
            let [public, kind, name] = three else { continue };
            let is_type = matches!(kind.text.as_str(), "struct" | "enum" | "trait" | "type" | "union");
            if public.text == "pub" && is_type && name.is_name() {
                let place = format!("{}:{}", file.path, name.line);
                names.entry(name.text.clone()).or_default().push(place);
            }
        }
    }
    names
}

#[test]
fn a_public_name_means_one_thing() {
    let mut broken = Vec::new();
    let mut excused = Vec::new();
    for folder in ["src/core", "src/play", "src/app", "src/worker"] {
        for (name, places) in names(folder).into_iter().filter(|(_, places)| places.len() > 1) {
            if TWICE.iter().any(|(known, _)| *known == name) {
                excused.push(name);
            } else {
                broken.push(format!("{name}: {}", places.join(", ")));
            }
        }
    }
    let spare = TWICE.iter().filter(|(name, _)| !excused.iter().any(|known| known == name));
    broken.extend(spare.map(|(name, _)| format!("{name} needs its excuse no more")));
    holds("A public type name means one thing in a package, or says in this test why it means two.", broken);
}

#[test]
fn the_glossary_says_each_word_once() {
    let lib = read("src/core/lib.rs");
    let rows = lib.lines().filter_map(|line| line.strip_prefix("//! | **"));
    let mut met: BTreeMap<String, usize> = BTreeMap::new();
    for row in rows {
        let words = row.split(" | ").next().unwrap_or_default();
        for word in words.split("**").step_by(2).filter(|word| !word.is_empty()) {
            *met.entry(word.to_owned()).or_default() += 1;
        }
    }
    assert!(met.len() > 15, "the glossary is read: {met:?}");
    let broken = met.into_iter().filter(|(_, count)| *count > 1).map(|(word, _)| word).collect();
    holds("The glossary of the core says what each word means, once.", broken);
}
