//! The words of lessons and assignments.

use crate::{Lines, digit};
use stepdoku::app::text::later;
use sudoku_core::{Candidate, Cell, Progress, Shape, Technique, explain::Locale};
use sudoku_play::features::deck::{WorksheetJob, view::DeckFault};

pub(crate) fn deck(lines: &mut Lines) {
    let words = &later().deck;
    let row = &words.row_of_step;
    let names = [row.add, row.another, row.sheet, row.assign];
    for (name, help) in names {
        lines.all("deck row", [name, help]);
    }
    lines.all("deck row", [row.name, row.open]);
    lines.all("deck row added", [1, 2].map(|slides| (row.added)(slides)));
    lines.all("deck", [words.from_page, words.stage, words.empty, words.preparing, words.wrong]);
    lines.all("deck", [words.skip, words.candidates, words.play, words.take, words.slides, words.another]);
    lines.all("deck", [words.no_other, words.no_code, words.full]);
    let pairs = [words.turn, words.blank, words.try_it, words.fields, words.shift, words.remove, words.links];
    for (one, other) in pairs.into_iter().chain([words.code]) {
        lines.all("deck pair", [one, other]);
    }
    let (open, about, print) = words.print;
    lines.all("deck print", [open, about, print]);
    lines.add("deck number", (words.number)(2, 7));
    lines.add("deck row", (words.row)(3, &[None, Some(digit('5')), None], Locale::ENGLISH));
    lines.all("deck lost", ["x-wing", "some-new-fish"].map(|slug| (words.lost)(slug)));
    let five = Candidate::new(Cell::at(1), digit('5'));
    let other = Candidate::new(Cell::at(20), digit('3'));
    for (placed, gone) in [(Some(five), vec![]), (None, vec![five]), (None, vec![five, other])] {
        lines.add("deck result", (words.result)("x-wing", placed, &gone, Shape::S9, Locale::ENGLISH));
    }
    lines.add("deck technique", (words.technique)("X-Wing"));
    lines.all(
        "deck also",
        ["X-Wing", "Fish: X-wing", "Skyscraper"].map(|name| (words.also)(Technique::XWing, name)),
    );
    for draws in [false, true] {
        for progress in [
            None,
            Some(Progress { done: 0, of: 7, ..Progress::default() }),
            Some(Progress { done: 3, of: 7, ..Progress::default() }),
        ] {
            lines.add("deck prints", (words.prints)(WorksheetJob { draws, progress }));
        }
    }
    for fault in [DeckFault::Newer, DeckFault::Damaged, DeckFault::Aside] {
        lines.add("deck stored", (words.stored)(fault));
    }
}
