//! The English words of the page, to the letter. `tests/data/english.txt` has them, each with its name and its case.
#![cfg(not(target_family = "wasm"))]

mod board;
mod dialogs;
mod helping;
mod learning;
mod lessons;
mod making;
mod reading;
mod reference;
mod results;
mod solving;

use board::{announced, boards, entry, head, noticed, spoken};
use dialogs::{
    cages, editor, games, handout, handover, moments, parts, pen, photo, present, rating, share, simple,
    story, texts,
};
use helping::{argue, heard, hint, marks, review, why};
use learning::{drill, learn, near, pages};
use lessons::{assignment, deck};
use making::{dialog, magazine, making};
use reading::{reading, refused};
use reference::{keys, queries, settings, taught};
use results::{class, times};
use solving::solver;
use std::{env, fmt::Write, fs, path::Path};
use stepdoku_page::app::text::words::Pen;
use stepdoku_words::Plurals;
use sudoku_core::Digit;
use sudoku_play::messages::PenColour;

/// Lines of `name: text`.
#[derive(Default)]
struct Lines(String);

impl Lines {
    fn add(&mut self, name: &str, text: impl AsRef<str>) {
        writeln!(self.0, "{name}: {}", text.as_ref()).expect("a String takes all");
    }

    /// The texts of a kind, each with its place from 0.
    fn all<T: AsRef<str>>(&mut self, name: &str, texts: impl IntoIterator<Item = T>) {
        for (at, text) in texts.into_iter().enumerate() {
            self.add(&format!("{name} {at}"), text);
        }
    }
}

fn digit(symbol: char) -> Digit {
    Digit::from_symbol(symbol).expect("the symbol of a digit")
}

/// With `UPDATE_GOLDEN` set, it writes the file again.
#[test]
fn english_has_not_changed() {
    let mut lines = Lines::default();
    for feature in [
        editor, cages, pen, present, simple, handout, handover, texts, games, parts, story, moments, photo,
        share, rating, review, argue, marks, hint, heard, why, class, times, deck, making, dialog, magazine,
        assignment, solver, settings, keys, queries, taught, learn, near, drill, pages, refused, reading,
        head, boards, entry, noticed, spoken, announced,
    ] {
        feature(&mut lines);
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/english.txt");
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&path, lines.0).expect("tests/data/english.txt");
        return;
    }
    let kept = fs::read_to_string(&path).expect("tests/data/english.txt");
    for (line, kept) in lines.0.lines().zip(kept.lines()) {
        assert_eq!(
            line, kept,
            "`UPDATE_GOLDEN=1 cargo test -p stepdoku-page --test english` writes it again"
        );
    }
    assert_eq!(lines.0, kept);
}

#[test]
fn another_table_can_take_the_place_of_english() {
    let pen = Pen::of(
        &["Stift", "Rot", "Blau", "Grün", "Orange", "Zeiger", "Blass", "Zurück", "Weg", "Zu"],
        Plurals::ENGLISH.of,
    );
    assert_eq!((pen.name(), pen.close()), ("Stift", "Zu"));
    assert_eq!(
        PenColour::all().map(|one| pen.colour(one)).collect::<Vec<_>>(),
        ["Rot", "Blau", "Grün", "Orange"]
    );
}
