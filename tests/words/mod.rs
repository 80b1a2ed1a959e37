//! Rules for words of any content.

/// Checks a text made of sentences; it must contain all of `data`.
pub(crate) fn check_sentences(said: &str, data: &[&str]) {
    let begins = |sentence: &str| {
        sentence.starts_with(|first: char| first.is_uppercase() || first.is_ascii_digit() || first == '“')
    };
    assert!(said.split(". ").all(begins), "{said}");
    assert!(said.ends_with('.') && !said.ends_with(".."), "{said}");
    check_words(said, data);
}

/// Checks any text.
pub(crate) fn check_words(said: &str, data: &[&str]) {
    assert!(!said.is_empty() && said.trim() == said && !said.contains("  "), "{said:?}");
    assert!(!said.contains(['{', '}', '_']) && !said.contains("::") && !said.contains("Some("), "{said}");
    assert!(!said.contains(" .") && !said.contains(" ,") && !said.contains("()"), "{said}");
    for wanted in data {
        assert!(said.contains(wanted), "{said:?} does not say {wanted:?}");
    }
    // A count of one goes with a singular.
    let words: Vec<&str> =
        said.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let plurals = [
        "cells", "digits", "rows", "guesses", "passes", "steps", "puzzles", "actions", "boards", "are",
        "moves", "turns",
    ];
    for two in words.windows(2).filter(|two| two[0] == "1") {
        assert!(!plurals.contains(&two[1]), "{said}");
    }
}
