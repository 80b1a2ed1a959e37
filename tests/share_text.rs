//! The words of sharing, and the colours of its pictures.
#![cfg(not(target_family = "wasm"))]

mod words;

use std::{collections::BTreeSet, fs, path::Path};
use stepdoku::app::text::later;
use sudoku_core::{
    Progress,
    notation::{boards::TextFormat, sites::Site},
};
use sudoku_play::{
    features::handout::{PathTold, view::HandoutJob},
    picture::{Look, TOKENS},
};
use words::{check_sentences, check_words};

#[test]
fn what_is_shared_has_words() {
    let words = &later().share;
    for sentence in
        [words.puzzle.1, words.progress.1, words.no_code, words.sites.1, words.no_site, words.no_picture]
    {
        check_sentences(sentence, &[]);
    }
    check_sentences(words.braille.1, &[]);
    check_words(words.braille.0, &[]);
    let names = [
        words.what,
        words.puzzle.0,
        words.progress.0,
        words.code.0,
        words.code.1,
        words.text.0,
        words.text.1,
    ];
    let more = [
        words.text.2,
        words.save,
        words.sites.0,
        words.picture.0,
        words.picture.1,
        words.more,
        words.notes,
        words.digits,
    ];
    let more = more.into_iter().chain(words.pictured.into_iter().flat_map(|(name, label)| [name, label]));
    names.into_iter().chain(more).chain(words.save_picture).for_each(|word| check_words(word, &[]));
    let formats: BTreeSet<&str> = TextFormat::ALL.into_iter().map(words.format).collect();
    assert_eq!(formats.len(), TextFormat::ALL.len(), "each format has a name of its own");
    for format in TextFormat::ALL {
        check_sentences((words.holds)(format), &[]);
    }
    let looks: BTreeSet<&str> = Look::ALL.into_iter().map(words.look).collect();
    assert_eq!(looks.len(), Look::ALL.len());
    Site::ALL.into_iter().map(words.site).for_each(|word| check_words(word, &[]));
}

#[test]
fn the_solution_path_has_words() {
    let words = &later().handout;
    check_sentences(words.about(), &[]);
    for word in [words.title(), words.show(), words.text(), words.ways()] {
        check_words(word, &[]);
    }
    check_words(&words.print(1), &["1 page"]);
    check_words(&words.print(26), &["26 pages"]);
    let far = Progress { done: 3, of: 51, ..Progress::default() };
    for (draws, progress, said) in [
        (false, None, "Finding the path…"),
        (false, Some(far), "Finding the path: 3 of 51 cells"),
        (true, Some(far), "Drawing the pages: 3 of 51 steps"),
    ] {
        assert_eq!(words.busy(HandoutJob { draws, progress }), said);
    }
    for (steps, whole, said) in [
        (1, true, "1 step to the solution."),
        (51, true, "51 steps to the solution."),
        (0, false, "None of the techniques in use finds a step: this puzzle begins with a guess."),
        (7, false, "7 steps. None of the techniques in use finds another. From there it takes a guess."),
    ] {
        assert_eq!(words.told(&PathTold { text: "".into(), steps, whole, pages: Vec::new() }), said);
    }
}

/// A picture looks as the page does.
#[test]
fn pictures_have_the_colours_of_the_page() {
    let tokens = Path::new(env!("CARGO_MANIFEST_DIR")).join("style/tokens.css");
    let tokens = fs::read_to_string(tokens).expect("the page's colours");
    for (token, light, dark) in TOKENS {
        let line = format!("--{token}: light-dark({light}, {dark});");
        assert!(tokens.contains(&line), "{line}");
    }
}
