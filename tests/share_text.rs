//! The words of sharing, and the colours of its pictures.
#![cfg(not(target_family = "wasm"))]

mod words;

use std::{collections::BTreeSet, fs, path::Path};
use stepdoku_page::app::text::later;
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
    for sentence in [
        words.puzzle_help(),
        words.progress_help(),
        words.no_code(),
        words.sites_help(),
        words.no_site(),
        words.no_picture(),
    ] {
        check_sentences(sentence, &[]);
    }
    check_sentences(words.braille_help(), &[]);
    check_words(words.braille(), &[]);
    let names = [
        words.what(),
        words.puzzle(),
        words.progress(),
        words.code(),
        words.code_name(),
        words.text(),
        words.format(),
    ];
    let more = [
        words.text_field(),
        words.save(),
        words.sites(),
        words.picture(),
        words.look(),
        words.more(),
        words.notes(),
        words.digits(),
    ];
    let more = more.into_iter().chain([
        words.of_board(),
        words.of_solve(),
        words.pictured(false),
        words.pictured(true),
    ]);
    names
        .into_iter()
        .chain(more)
        .chain([words.save_svg(), words.save_png()])
        .for_each(|word| check_words(word, &[]));
    let formats: BTreeSet<&str> =
        TextFormat::ALL.into_iter().map(|format| words.format_name(format)).collect();
    assert_eq!(formats.len(), TextFormat::ALL.len(), "each format has a name of its own");
    for format in TextFormat::ALL {
        check_sentences(words.holds(format), &[]);
    }
    let looks: BTreeSet<&str> = Look::ALL.into_iter().map(|look| words.look_name(look)).collect();
    assert_eq!(looks.len(), Look::ALL.len());
    Site::ALL.into_iter().map(|site| words.site(site)).for_each(|word| check_words(word, &[]));
}

#[test]
fn the_solution_path_has_words() {
    let words = &later().handout;
    check_sentences(words.about(), &[]);
    for word in [words.title(), words.show(), words.text(), words.ways()] {
        check_words(word, &[]);
    }
    check_words(&later().numbers.print_pages(1), &["1 page"]);
    check_words(&later().numbers.print_pages(26), &["26 pages"]);
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
