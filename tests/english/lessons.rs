//! The words of lessons and assignments.

use crate::{Lines, digit};
use stepdoku::app::text::later;
use sudoku_core::{Candidate, Cell, Progress, PuzzleError, Shape, Technique, explain::Locale};
use sudoku_play::{
    features::{
        assignment::{
            CannotBegin,
            lms::{Packing, Told},
        },
        deck::{WorksheetJob, view::DeckFault},
    },
    game::aids::{HelpKind, HelpKinds},
    links::assignment::{HandedIn, Slip},
    scorm::package::NotPacked,
};

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

pub(crate) fn assignment(lines: &mut Lines) {
    let words = &later().assignment;
    lines.all("assignment", [words.set_drill, words.empty, words.about, words.allowed, words.count]);
    lines.all("assignment", [words.at_work, words.result, words.preparing]);
    lines.all("assignment race", [words.race[0], words.race[1], words.race[2], words.race[3]]);
    lines.all("assignment title", [words.title.0, words.title.1]);
    lines.all("assignment start", [words.start[0], words.start[1], words.start[2]]);
    for kind in HelpKind::ALL {
        let (name, parts) = (words.help)(kind);
        lines.all("assignment help", [name, parts]);
    }
    lines.all("assignment why", [words.ask_why[0], words.ask_why[1], words.ask_why[2]]);
    lines.all("assignment minutes", [words.minutes.0, words.minutes.1]);
    lines.all("assignment name", [words.name[0], words.name[1]]);
    lines.all("assignment link", [words.link[0], words.link[1], words.link[2]]);
    lines.all("assignment board", [1, 7].map(|open| (words.board)(Shape::S9, open)));
    for (technique, count) in [(None, 1), (None, 3), (Some(Technique::XWing), 1), (Some(Technique::XWing), 3)]
    {
        lines.add("assignment drill", (words.drill)(technique, Shape::S16, count));
    }
    let two = [HelpKind::Notes, HelpKind::Checks].into_iter().collect();
    let all = HelpKind::ALL.into_iter().collect();
    for barred in HelpKind::ALL.map(HelpKinds::only).into_iter().chain([HelpKinds::EMPTY, two, all]) {
        lines.add("assignment barred", (words.barred)(barred));
    }
    lines.all("assignment limit", [1, 7].map(|minutes| (words.limit)(minutes)));
    lines.all("assignment beat", ["", "Ann"].map(|name| (words.beat)(name, 75)));
    lines.all("assignment begin", [words.begin.0, words.begin.1]);
    for fault in [
        CannotBegin::Puzzle(PuzzleError::Unsolvable),
        CannotBegin::Position,
        CannotBegin::Technique,
        CannotBegin::Worker,
    ] {
        lines.add("assignment cannot", (words.cannot)(&fault, Locale::ENGLISH));
    }
    lines.all("assignment", [words.hand_in.0, words.hand_in.1, words.strip.0, words.strip.1]);
    lines.add("assignment left", (words.left)("01:15"));
    for name in ["", "Ann"] {
        let (own, other) = (words.bars)(name, 12, 34);
        lines.all("assignment bars", [own, other]);
        for (faster, finished) in [(true, true), (false, true), (false, false)] {
            lines.add("assignment raced", (words.raced)(name, 75, faster, finished));
        }
    }
    for ended in [HandedIn::Done, HandedIn::Unfinished, HandedIn::TimeUp] {
        lines.all("assignment ended", [(3, 3), (2, 3)].map(|done| (words.ended)(ended, done)));
    }
    lines.all("assignment facts", [words.facts[0], words.facts[1], words.facts[2], words.facts[3]]);
    lines.all("assignment none", [words.none.0, words.none.1]);
    for item in [0, 2] {
        let slip = Slip { item, candidate: Candidate::new(Cell::at(1), digit('5')) };
        lines.add("assignment slip", (words.slip)(slip, Shape::S9));
    }
    lines.all("assignment send", [words.send.0, words.send.1]);
    let package = [words.package[0], words.package[1], words.package[2], words.package[3], words.package[4]];
    lines.all("assignment package", package);
    lines.add("assignment under way", (words.under_way)((2, 3)));
    for packing in [
        Packing::Unasked,
        Packing::Weighing,
        Packing::Ready(3_456_789),
        Packing::Making { changed: false },
        Packing::Made(3_456_789),
        Packing::Failed(NotPacked::Unreachable),
        Packing::Failed(NotPacked::Updated),
        Packing::Failed(NotPacked::Refused),
    ] {
        lines.add("assignment packing", (words.packing)(packing));
    }
    lines.all("assignment told", [Told::Taken(87), Told::Refused].map(|told| (words.told)(told)));
}
