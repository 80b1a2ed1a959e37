//! The words of the pad and of the list of keys, and the table of keys in `docs/keys.md`.
#![cfg(not(target_family = "wasm"))]

mod words;

use std::{collections::BTreeSet, env, fmt::Write, fs, path::Path};
use stepdoku_page::app::text::{later, text};
use sudoku_core::{Digit, Shape, explain::Locale};
use sudoku_play::{
    game::colour::Colour,
    input::{Mode, Target},
    keys::list,
    saved::settings::{FirstStep, NoteLayout},
    view::{KeyFace, PadHint},
};
use words::{check_sentences, check_words};

const FACES: [KeyFace; 5] =
    [KeyFace::Digit, KeyFace::Fixed, KeyFace::Corner, KeyFace::Centre, KeyFace::Colour];

#[test]
fn hints() {
    let digit = Digit::at(4);
    let check = |hint: PadHint, data: &[&str]| {
        for layout in NoteLayout::ALL {
            check_sentences(&text().entry.action(hint, layout, Locale::ENGLISH), data);
        }
    };
    check(PadHint::Command, &["Z digits", "V colour"]);
    check(PadHint::Locked(digit, Mode::Digit), &["5 is locked", "place"]);
    check(PadHint::Locked(digit, Mode::Corner), &["5 is locked", "note"]);
    check(PadHint::Locked(digit, Mode::Centre), &["5 is locked", "note"]);
    check(PadHint::Locked(digit, Mode::Colour), &["5 is locked"]);
    for (placed, said) in [(0, "0 digits"), (1, "1 digit "), (12, "12 digits")] {
        check_words(&text().entry.tried(placed), &["Trial: ", said]);
    }
    check(PadHint::Paints, &["colour"]);
    for face in FACES.into_iter().filter(|face| *face != KeyFace::Digit) {
        check(PadHint::Face(face), &[]);
    }
    // After the first steps, the tips end.
    assert_eq!(text().entry.action(PadHint::Face(KeyFace::Digit), NoteLayout::Fixed, Locale::ENGLISH), "");
    check(PadHint::First(FirstStep::Place), &["Press a digit", "selected cell"]);
    check(PadHint::First(FirstStep::Lock), &["Hold a digit key", "several cells"]);
    check(PadHint::First(FirstStep::Hint), &["Press Hint", "hold or right-click a cell"]);
    // Mouse and keyboard users also read the line.
    let hints = [PadHint::Locked(digit, Mode::Digit), PadHint::Locked(digit, Mode::Corner)];
    let hints = hints.into_iter().chain(FirstStep::ALL.map(PadHint::First)).chain(FACES.map(PadHint::Face));
    for hint in hints {
        let said = text().entry.action(hint, NoteLayout::Fixed, Locale::ENGLISH).to_lowercase();
        assert!(!said.contains("tap"), "{said}");
    }
}

/// Each way out has a name, and states without an exit have none.
#[test]
fn ways_out() {
    let check = |hint: PadHint, named: bool| {
        assert_eq!(!text().entry.way_out(hint).is_empty(), named, "{hint:?}");
        assert_ne!(hint.is_quiet(), named, "{hint:?}");
    };
    check(PadHint::Command, true);
    check(PadHint::Locked(Digit::at(0), Mode::Digit), true);
    check(PadHint::Paints, false);
    check(PadHint::Face(KeyFace::Digit), false);
}

#[test]
fn modes_and_colours_have_names_of_their_own() {
    for layout in NoteLayout::ALL {
        let names: BTreeSet<&str> =
            Mode::all(layout).iter().map(|&mode| text().entry.mode(mode, layout)).collect();
        assert_eq!(names.len(), Mode::all(layout).len(), "{names:?}");
        for name in names {
            check_words(name, &[]);
        }
    }
    let colours: BTreeSet<String> = Colour::all()
        .map(|colour| {
            let name = text().entry.numbered(colour);
            check_words(&name, &[&colour.number().to_string()]);
            name.rsplit(' ').next().unwrap_or_default().to_owned()
        })
        .collect();
    assert_eq!(colours.len(), Colour::COUNT, "{colours:?}");
    assert_ne!(text().entry.target(Target::Cells), text().entry.target(Target::Candidates));
}

/// Lines of one group have different texts, and so have keys.
#[test]
fn the_list_of_keys_is_told() {
    let words = &later().keys;
    for shape in Shape::ALL {
        for (letters, layout) in [(true, NoteLayout::Fixed), (false, NoteLayout::CornerCentre)] {
            check_sentences(words.reading(shape.has_letters(), letters), &["Cmd", "Option"]);
            let mut groups = BTreeSet::new();
            for (group, lines) in list(shape, letters, layout) {
                assert!(groups.insert(words.group(group)), "{group:?}");
                let (mut deeds, mut presses) = (BTreeSet::new(), BTreeSet::new());
                for line in &lines {
                    check_words(words.action(line.action), &[]);
                    assert!(deeds.insert(words.action(line.action)), "{line:?}");
                    for &press in &line.presses {
                        let name = words.press(press, shape);
                        assert!(!name.is_empty() && name.trim() == name, "{press:?}");
                        assert!(presses.insert(name), "{group:?} {line:?}");
                    }
                }
            }
        }
    }
}

/// The table of keys in the documents: the list of a board with free letters, with notes of two kinds.
fn table() -> String {
    let words = &later().keys;
    let shape = Shape::S9;
    let mut table = String::from("| Key | Does |\n|---|---|\n");
    for (group, lines) in list(shape, true, NoteLayout::CornerCentre) {
        writeln!(table, "| **{}** | |", words.group(group)).expect("a String takes all");
        for line in lines {
            let keys: Vec<String> =
                line.presses.iter().map(|&press| format!("`{}`", words.press(press, shape))).collect();
            writeln!(table, "| {} | {} |", keys.join(" "), words.action(line.action))
                .expect("a String takes all");
        }
    }
    table
}

/// With `UPDATE_GOLDEN` set, it writes the table again.
#[test]
fn the_document_has_the_same_keys() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/keys.md");
    let document = fs::read_to_string(&path).expect("docs/keys.md");
    let (before, rest) = document.split_once("| Key |").expect("a table of keys");
    let (_, after) = rest.split_once("\n\n").expect("text behind the table");
    let wanted = format!("{before}{}\n{after}", table());
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&path, wanted).expect("docs/keys.md");
        return;
    }
    assert!(
        document == wanted,
        "docs/keys.md is old. `UPDATE_GOLDEN=1 cargo test -p stepdoku-page --test keys` writes its table:\n{}",
        table()
    );
}
