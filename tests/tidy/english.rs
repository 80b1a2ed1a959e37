//! Comments and documents are plain English: something acts, and an active verb follows.

use crate::{
    holds,
    source::{File, all},
};

/// A way to write that hides the actor, and the words that show it. `BE` is any form of "to be".
const MARKS: &[(&str, &[&str])] = &[
    ("a bare what-clause", &["what", "whatever"]),
    (
        "a verb without an actor",
        &["BE told", "BE kept", "BE asked", "BE had", "BE said", "BE looked", "BE heard"],
    ),
    (
        "a pale verb for \"is\"",
        &["stands", "stand", "lies", "lie", "goes on", "go on", "comes to", "come to"],
    ),
    (
        "a clause on a preposition",
        &["of which", "in which", "by which", "from which", "to which", "at which", "on which", "of whom"],
    ),
    (
        "words that add nothing",
        &["that there is", "that there are", "for ever", "of its own", "of their own"],
    ),
    ("a negated noun", &["is no", "are no", "was no"]),
    ("a nameless person", &["whoever", "nobody", "somebody", "^ who"]),
];

/// Forms of "to be".
const BE: &[&str] = &["is", "are", "was", "were", "be", "been"];

/// The share of sentences with a mark that a folder may have, in thousandths. The longest path that fits counts.
const MOST: &[(&str, usize)] = &[("", 30), ("src/app", 10), ("src/core/play", 10)];

fn is_of(file: &File, ending: &str) -> bool {
    file.path.ends_with(ending)
}

/// The sentences of a file's comments, or of a document.
fn sentences(file: &File) -> Vec<String> {
    let mut blocks = vec![String::new()];
    let mut is_code = false;
    for line in file.text.lines().map(str::trim_start) {
        let text = if is_of(file, ".rs") {
            line.strip_prefix("//").map(|text| text.trim_start_matches(['/', '!']).trim())
        } else {
            Some(line.trim_start_matches(['-', '*', '#', '>', '|']).trim())
        };
        let is_fence = text.is_some_and(|text| text.starts_with("```"));
        is_code ^= is_fence;
        match text.filter(|text| !text.is_empty() && !is_fence && !is_code) {
            // A row of a table or a list begins a sentence of its own.
            Some(text) if is_of(file, ".md") && line.starts_with(['-', '*', '#', '|']) => {
                blocks.push(text.to_owned());
            }
            Some(text) => {
                let block = blocks.last_mut().expect("there is a block");
                block.push(' ');
                block.push_str(text);
            }
            None => blocks.push(String::new()),
        }
    }
    let mut sentences = Vec::new();
    for block in blocks {
        // Names in code are not English.
        let prose: String = block.split('`').step_by(2).collect::<Vec<_>>().join(" X ");
        let ends = |window: &[char]| matches!(window[0], '.' | '?' | '!' | ';') && window[1] == ' ';
        let mut sentence = String::new();
        let letters: Vec<char> = prose.chars().chain([' ', ' ']).collect();
        for window in letters.windows(2) {
            sentence.push(window[0]);
            if ends(window) {
                sentences.push(std::mem::take(&mut sentence));
            }
        }
        sentences.push(sentence);
    }
    sentences.retain(|sentence| sentence.split_whitespace().count() > 2);
    sentences
}

/// The mark of a sentence, if any.
fn mark(sentence: &str) -> Option<&'static str> {
    if sentence.trim_end().ends_with('?') {
        return None;
    }
    let is_part = |c: char| c.is_alphanumeric() || c == '\'';
    let lower = sentence.to_lowercase();
    let words: Vec<&str> =
        std::iter::once("^").chain(lower.split(|c| !is_part(c)).filter(|w| !w.is_empty())).collect();
    let fits = |wanted: &str, found: &str| if wanted == "BE" { BE.contains(&found) } else { wanted == found };
    let has = |phrase: &str| {
        let phrase: Vec<&str> = phrase.split(' ').collect();
        let is_it = |window: &[&str]| window.iter().zip(&phrase).all(|(found, wanted)| fits(wanted, found));
        let mut at = words.windows(phrase.len()).enumerate().filter(|(_, window)| is_it(window));
        // "Is no longer" says when.
        at.any(|(at, _)| phrase.last() != Some(&"no") || words.get(at + phrase.len()) != Some(&"longer"))
    };
    MARKS.iter().find(|(_, phrases)| phrases.iter().any(|phrase| has(phrase))).map(|(name, _)| *name)
}

#[test]
fn comments_and_documents_are_plain_english() {
    let is_read = |file: &File| is_of(file, ".rs") || is_of(file, ".md");
    let files: Vec<File> = all().into_iter().filter(is_read).collect();
    let row = |path: &str| {
        let fitting = MOST.iter().filter(|(folder, _)| path.starts_with(folder));
        *fitting.max_by_key(|(folder, _)| folder.len()).expect("a row for every path")
    };
    let mut broken = Vec::new();
    for &(folder, most) in MOST {
        let (mut count, mut marked) = (0, Vec::new());
        for file in files.iter().filter(|file| row(&file.path).0 == folder) {
            for sentence in sentences(file) {
                count += 1;
                let mark = mark(&sentence);
                marked.extend(mark.map(|mark| format!("{}: {mark}: {}", file.path, sentence.trim())));
            }
        }
        if marked.len() * 1000 > count * most {
            broken.push(format!(
                "{folder}: {} of {count} sentences, which is over {most} in 1000",
                marked.len()
            ));
            broken.append(&mut marked);
        }
    }
    holds("A comment begins with the thing that acts, and an active verb follows.", broken);
}

#[test]
fn marks_are_found_in_sentences() {
    for (sentence, marked) in [
        ("What comes after it is drawn.", true),
        ("It is told again.", true),
        ("The table stands in its own file.", true),
        ("The page from which it came.", true),
        ("It is no number.", true),
        ("It is no longer a number.", false),
        ("Whoever asks gets an answer.", true),
        ("Who reads it?", false),
        ("The worker reads it, and answers once.", false),
    ] {
        assert_eq!(mark(sentence).is_some(), marked, "{sentence}");
    }
}
