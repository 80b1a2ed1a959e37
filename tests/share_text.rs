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

/// The luminance of a colour such as `#1d4ed8`, from 0 to 1.
fn luminance(colour: &str) -> f64 {
    let part = |at: usize| {
        let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).expect("a colour")) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}

/// The contrast of two colours, from 1 to 21.
fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// A colour that lets 0.3 of the ground through, as lines under digits do.
fn through(colour: &str, ground: &str) -> String {
    let part = |of: &str, at: usize| f64::from(u8::from_str_radix(&of[at..at + 2], 16).expect("a colour"));
    let mixed = [1, 3, 5].map(|at| (part(colour, at) * 0.7 + part(ground, at) * 0.3).round() as u8);
    format!("#{:02x}{:02x}{:02x}", mixed[0], mixed[1], mixed[2])
}

/// Clues are lines under digits, so each digit and note is legible on them, and their rims stand out from the board.
#[test]
fn digits_are_legible_on_clues() {
    let sheet = Path::new(env!("CARGO_MANIFEST_DIR")).join("style/roles.css");
    let sheet = fs::read_to_string(sheet).expect("the style of clues");
    let token = |name: &str| {
        let (_, light, dark) = TOKENS.iter().find(|(token, ..)| *token == name).expect(name);
        [*light, *dark]
    };
    let used = |name: &str| -> Vec<&str> {
        let lines = sheet.lines().filter_map(|line| line.trim().strip_prefix(name));
        lines.map(|line| line.trim_end_matches(");")).collect()
    };
    let (pale, deep) = (used("--pale: var(--"), used("--deep: var(--"));
    assert_eq!((pale.len(), deep.len()), (5, 5));
    for look in [0, 1] {
        for ground in &pale {
            for ink in ["given", "entry", "solver", "cand"] {
                let found = contrast(token(ground)[look], token(ink)[look]);
                assert!(found >= 4.5, "{ink} on {ground}: {found:.2}");
            }
        }
        for name in &deep {
            let (surface, line) = (token("surface")[look], token(name)[look]);
            // Grey is light enough as it is.
            let line = if *name == "hair" { line.to_owned() } else { through(line, surface) };
            let found = contrast(surface, &line);
            assert!(found >= 3.0, "{name}: {found:.2}");
        }
    }
}
