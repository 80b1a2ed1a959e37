//! The words of lessons and assignments.

use crate::{Lines, digit};
use stepdoku::app::text::later;
use sudoku_core::{Candidate, Cell, Progress, Shape, Technique, explain::Locale};
use sudoku_play::features::deck::{WorksheetJob, view::DeckFault};

pub(crate) fn deck(lines: &mut Lines) {
    let words = &later().deck;
    let names = [
        (words.row_add(), words.row_add_help()),
        (words.row_another(), words.row_another_help()),
        (words.row_sheet(), words.row_sheet_help()),
        (words.row_assign(), words.row_assign_help()),
    ];
    for (name, help) in names {
        lines.all("deck row", [name, help]);
    }
    lines.all("deck row", [words.row(), words.row_open()]);
    lines.all("deck row added", [1, 2].map(|slides| words.row_added(slides)));
    lines.all("deck", [words.from_page(), words.stage(), words.empty(), words.preparing(), words.wrong()]);
    lines.all(
        "deck",
        [words.skip(), words.candidates(), words.play(), words.take(), words.slides(), words.another()],
    );
    lines.all("deck", [words.no_other(), words.no_code(), words.full()]);
    for pair in [
        [words.back(), words.next()],
        [words.blank(), words.unblank()],
        [words.present(), words.change()],
        [words.title_field(), words.note_field()],
        [words.up(), words.down()],
        [words.remove(), words.restore()],
        [words.link(), words.link_slide()],
        [words.code(), words.code_help()],
    ] {
        lines.all("deck pair", pair);
    }
    lines.all("deck print", [words.print(), words.print_help(), words.print_now()]);
    lines.add("deck number", words.number(2, 7));
    lines.add("deck row", words.row_of(3, &[None, Some(digit('5')), None], Locale::ENGLISH));
    lines.all("deck lost", ["x-wing", "some-new-fish"].map(|slug| words.lost_step(slug)));
    let five = Candidate::new(Cell::at(1), digit('5'));
    let other = Candidate::new(Cell::at(20), digit('3'));
    for (placed, gone) in [(Some(five), vec![]), (None, vec![five]), (None, vec![five, other])] {
        lines.add("deck result", words.result("x-wing", placed, &gone, Shape::S9, Locale::ENGLISH));
    }
    lines.add("deck technique", words.technique("X-Wing"));
    lines.all(
        "deck also",
        ["X-Wing", "Fish: X-wing", "Skyscraper"].map(|name| words.also(Technique::XWing, name)),
    );
    for draws in [false, true] {
        for progress in [
            None,
            Some(Progress { done: 0, of: 7, ..Progress::default() }),
            Some(Progress { done: 3, of: 7, ..Progress::default() }),
        ] {
            lines.add("deck prints", words.prints(WorksheetJob { draws, progress }));
        }
    }
    for fault in [DeckFault::Newer, DeckFault::Damaged, DeckFault::Aside] {
        lines.add("deck stored", words.stored(fault));
    }
}
