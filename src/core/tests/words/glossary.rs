//! The glossary: each term is found once in a text, as a whole word, and its meaning needs no other page.

use sudoku_core::explain::{Locale, Term, terms};

const PAGES: &str = include_str!("../../../../learn/learn-en.txt");

#[test]
fn terms_are_found_once_and_whole() {
    let check = |text: &str, expected: &[&str]| {
        let found = terms(text, &[], Locale::ENGLISH);
        let words: Vec<&str> = found.iter().map(|(place, _)| &text[place.clone()]).collect();
        assert_eq!(words, expected, "{text}");
    };
    check("Two areas share it, and one area has it.", &["areas"]);
    check("The bandage hides no clasp.", &[]);
    check("An almost locked set of candidates", &["almost locked set", "candidates"]);
    check("A strong link, a weak link, and a strong link", &["strong link", "weak link"]);
    check("It is in sight of the fin’s cover.", &["in sight", "fin", "cover"]);
    check("A cell that sees both is in sight of them.", &["sees"]);
    check("A semi-cover, Bands ÄÖ and bands", &["Bands"]);
    check("", &[]);
    let known = [Term::Area, Term::Fin];
    assert_eq!(terms("An area with a fin and a cover", &known, Locale::ENGLISH).len(), 1);
}

#[test]
fn every_term_is_on_a_page_and_has_a_meaning() {
    for term in Term::ALL {
        let is_used =
            PAGES.lines().any(|line| terms(line, &[], Locale::ENGLISH).iter().any(|(_, one)| *one == term));
        assert!(is_used, "{term:?}");
        let meaning = term.meaning(Locale::ENGLISH);
        assert!(meaning.ends_with('.') && meaning.len() < 240, "{meaning}");
        // What it rests on comes without a word that it explains itself.
        let own = terms(meaning, &[], Locale::ENGLISH);
        assert!(own.iter().filter(|(_, one)| *one != term).count() <= 1, "{meaning}");
    }
}
