//! Puzzles and their answers as a file of braille pages, for embossers and braille displays.
//!
//! Each board has a separate page, with a heading of one line, rarely two: a display of ten lines shows all of a
//! 9×9, and a key for the next page leads to the next board. The first page explains the signs and the rules, and the
//! answers come last.

use super::{LotLook, Numbered};
use sudoku_board::{Cell, Clue, Digit, Grid, Shape, names::cell_name, shape::clues::Lie};
use sudoku_logic::{
    Level, Puzzle,
    explain::{Locale, paper::PaperWords, paper_words},
};
use sudoku_notation::braille::{board, cages, lines, regions};

/// The most lines on a page.
const PAGE: usize = 25;

/// Returns the name of such a file.
#[must_use]
pub fn braille_name(shape: &Shape) -> String {
    format!("stepdoku-{0}x{0}.brf", shape.side())
}

/// A puzzle of the file: its heading, that of its answer, and the puzzle.
struct Entry<'a> {
    puzzle: String,
    answer: String,
    clues: &'a Grid,
    solution: &'a Grid,
}

/// Returns a magazine in braille. `title` is its title, and `lots` has the look of each lot.
#[must_use]
pub fn braille(title: &str, sheet: &[Numbered], lots: &[LotLook], locale: Locale) -> String {
    let words = paper_words(locale);
    let entry = |one: &'_ Numbered| {
        let shape = one.puzzle.clues().shape();
        let puzzle = words.braille(Some(one.number), shape, Some(one.hardness.level));
        let name = lots.get(usize::from(one.lot)).map_or("", |look| look.name.as_str());
        let puzzle = if name.is_empty() { puzzle } else { format!("{puzzle}: {name}") };
        (puzzle, words.answers(one.number..=one.number))
    };
    let entries: Vec<Entry<'_>> = sheet
        .iter()
        .map(|one| {
            let (puzzle, answer) = entry(one);
            Entry { puzzle, answer, clues: one.puzzle.clues(), solution: one.puzzle.solution() }
        })
        .collect();
    file(title, &entries, words)
}

/// Returns one puzzle in braille, with its level if that is known.
#[must_use]
pub fn puzzle_in_braille(puzzle: &Puzzle, level: Option<Level>, locale: Locale) -> String {
    let words = paper_words(locale);
    let (clues, solution) = (puzzle.clues(), puzzle.solution());
    let heading = words.braille(None, clues.shape(), level);
    file("", &[Entry { puzzle: heading, answer: words.words.answer().to_owned(), clues, solution }], words)
}

fn file(title: &str, entries: &[Entry<'_>], words: PaperWords) -> String {
    let mut pages = Pages::default();
    pages.text([lines(title), key(entries, words)].concat());
    for Entry { puzzle, clues, .. } in entries {
        pages.board(&lines(puzzle), board(clues));
        if let Some(regions) = regions(clues.shape()) {
            pages.board(&lines(words.words.regions()), regions);
        }
        if clues.shape().has_cages() {
            pages.text([lines(words.words.cages()), cages(clues.shape())].concat());
        }
        let signs = listed(clues.shape(), words);
        if !signs.is_empty() {
            pages.text(signs);
        }
    }
    for Entry { answer, solution, .. } in entries {
        pages.board(&lines(answer), board(solution));
    }
    pages.0
}

/// Writes each clue of a board: its name, its numbers if the name has none, and its cells in their order. Those of the
/// circle of an arrow come before another colon.
fn listed(shape: &Shape, words: PaperWords) -> Vec<String> {
    let own = shape.clues().iter().filter(|clue| !clue.cells.is_empty());
    let line = |clue: &Clue| {
        let is_numbered = matches!(clue.kind.lie(), Lie::Corner | Lie::Whole | Lie::Diagonal);
        let numbers = clue.numbers.iter().filter(|_| is_numbered).map(|number| format!(" {number}"));
        let head = words.clue(clue, shape) + &numbers.collect::<String>();
        let circle = if clue.kind.lie() == Lie::Line { usize::from(clue.number()) } else { 0 };
        let (circle, rest) = clue.cells.split_at(circle.min(clue.cells.len()));
        let named = |cells: &[Cell]| {
            let names: Vec<String> = cells.iter().map(|&cell| cell_name(shape, cell)).collect();
            names.join(" ")
        };
        let circle = if circle.is_empty() { String::new() } else { named(circle) + ": " };
        lines(&format!("{head}: {circle}{}", named(rest)))
    };
    own.flat_map(line).collect()
}

/// Returns the signs of the boards, and the rules of their variants.
fn key(entries: &[Entry<'_>], words: PaperWords) -> Vec<String> {
    let shapes = || entries.iter().map(|entry| entry.clues.shape());
    let letters = shapes().filter(|shape| shape.has_letters()).map(Shape::side).max();
    let mut said = vec![words.words.signs().to_owned()];
    said.extend(letters.map(|side| words.letters(Digit::at(side - 1))));
    said.extend(words.rules(shapes()));
    said.iter().flat_map(|said| lines(said)).collect()
}

/// The pages so far. Each ends with a form feed. Embossers need a carriage return at the end of a line; the one after
/// the last line of a full page would begin a page that stays empty.
#[derive(Default)]
struct Pages(String);

impl Pages {
    /// Adds lines of words, on as many pages as they need.
    fn text(&mut self, lines: Vec<String>) {
        lines.chunks(PAGE).for_each(|lines| self.page(lines));
    }

    /// Adds a board. If its heading leaves too few lines, the heading has the page before.
    fn board(&mut self, heading: &[String], rows: Vec<String>) {
        if heading.len() + rows.len() <= PAGE {
            self.page(&[heading, &rows].concat());
        } else {
            self.text(heading.to_vec());
            self.text(rows);
        }
    }

    fn page(&mut self, lines: &[String]) {
        self.0 += &lines.join("\r\n");
        self.0 += if lines.len() < PAGE { "\r\n\u{c}" } else { "\u{c}" };
    }
}
