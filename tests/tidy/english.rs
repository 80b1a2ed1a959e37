//! Comments and documents are plain English: something acts, and an active verb follows.

use crate::{
    holds,
    source::{File, all},
};
use std::collections::BTreeMap;

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

/// The share of sentences with a mark that each folder may have, in thousandths: of the files in it, without
/// those of the folders inside.
const MOST: usize = 5;

/// The number of marked sentences that a folder may have even if it has few sentences.
const FEW: usize = 2;

/// The beginning and the end of comments, by the ending of the file. Without an end, the line ends a comment.
const COMMENTS: &[(&str, &[(&str, &str)])] = &[
    (".rs", &[("//", "")]),
    ("js", &[("//", ""), ("/*", "*/")]),
    (".css", &[("/*", "*/")]),
    (".html", &[("<!--", "-->")]),
    (".toml", &[("#", "")]),
    (".py", &[("#", "")]),
    (".conf", &[("#", "")]),
    ("Caddyfile", &[("#", "")]),
    ("_headers", &[("#", "")]),
    (".ci/run", &[("#", "")]),
];

fn is_of(file: &File, ending: &str) -> bool {
    file.path.ends_with(ending)
}

/// The comments of a file by line, and nothing for lines of code. Comments after code do not count.
fn comments<'a>(file: &'a File, kinds: &[(&str, &'a str)]) -> Vec<Option<&'a str>> {
    let mut open = None;
    let of_line = |line: &'a str| {
        let (text, end) = match open {
            Some(end) => (line, end),
            None => kinds.iter().find_map(|&(begin, end)| Some((line.strip_prefix(begin)?, end)))?,
        };
        let closed = end.is_empty() || text.contains(end);
        open = (!closed).then_some(end);
        let text = if end.is_empty() { text } else { text.split(end).next().unwrap_or_default() };
        Some(text.trim_start_matches(['/', '!', '*']).trim().trim_matches('-').trim())
    };
    file.text.lines().map(str::trim_start).map(of_line).collect()
}

/// The text of a line of a document, without the sign of a heading, a list, a quotation or a table.
fn line_of_document(line: &str) -> &str {
    line.trim_start().trim_start_matches(['-', '*', '#', '>', '|']).trim()
}

/// The sentences of a file's comments, or of a document.
fn sentences(file: &File) -> Vec<String> {
    let texts = match COMMENTS.iter().find(|(ending, _)| is_of(file, ending)) {
        Some((_, kinds)) => comments(file, kinds),
        None => file.text.lines().map(|line| Some(line_of_document(line))).collect(),
    };
    let mut blocks = vec![String::new()];
    let mut is_code = false;
    for (line, text) in file.text.lines().map(str::trim_start).zip(texts) {
        let is_fence = text.is_some_and(|text| text.starts_with("```"));
        is_code ^= is_fence;
        match text.filter(|text| !text.is_empty() && !is_fence && !is_code) {
            // A row of a table or a list begins another sentence.
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

/// The folder of a file.
fn folder(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

#[test]
fn comments_and_documents_are_plain_english() {
    let is_read = |file: &File| is_of(file, ".md") || COMMENTS.iter().any(|(ending, _)| is_of(file, ending));
    let mut folders: BTreeMap<String, (usize, Vec<String>)> = BTreeMap::new();
    for file in all().into_iter().filter(is_read) {
        let (count, marked) = folders.entry(folder(&file.path).to_owned()).or_default();
        for sentence in sentences(&file) {
            *count += 1;
            let mark = mark(&sentence);
            marked.extend(mark.map(|mark| format!("{}: {mark}: {}", file.path, sentence.trim())));
        }
    }
    let mut broken = Vec::new();
    for (folder, (count, mut marked)) in folders {
        let most = FEW.max(count * MOST / 1000);
        if marked.len() > most {
            broken.push(format!("{folder}/: {} of {count} sentences, at most {most}", marked.len()));
            broken.append(&mut marked);
        }
    }
    holds("A comment begins with the thing that acts, and an active verb follows.", broken);
}

#[test]
fn comments_are_found_in_files() {
    let check = |path: &str, text: &str, wanted: &[&str]| {
        let found = sentences(&File { path: path.to_owned(), text: text.to_owned() });
        let found: Vec<&str> = found.iter().map(|sentence| sentence.trim()).collect();
        assert_eq!(found, wanted, "{path}");
    };
    check(
        "a.rs",
        "/// Reads a line.\n/// Then it stops.\nlet a = 1; // Not this one.",
        &["Reads a line.", "Then it stops."],
    );
    check(
        "a.js",
        "/** Reads a line,\n * then stops. */\n// Or it fails.\ngo();",
        &["Reads a line, then stops.", "Or it fails."],
    );
    check("a.css", "/* ---- Rows of\n   small boards ---- */\n\n.a { b: c; }", &["Rows of small boards"]);
    check("a.html", "<p>Not this one.</p>\n<!-- Reads a\n  line. -->\n<p>Nor this.</p>", &["Reads a line."]);
    check("a.toml", "# Reads a line.\na = 1", &["Reads a line."]);
    check("a.md", "# Reads a line\n\n* Then it stops.", &["Reads a line", "Then it stops."]);
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
