//! The words of lessons and assignments.

use crate::{Lines, digit};
use stepdoku_page::app::text::later;
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
    lines
        .all("assignment", [words.set_drill(), words.empty(), words.about(), words.allowed(), words.count()]);
    lines.all("assignment", [words.at_work(), words.result(), words.preparing()]);
    lines.all(
        "assignment race",
        [words.race(), words.race_help(), words.race_unsolved(), words.race_options()],
    );
    lines.all("assignment title", [words.title(), words.title_example()]);
    lines.all("assignment start", [words.start(), words.start_givens(), words.start_here()]);
    for kind in HelpKind::ALL {
        let (name, parts) = words.help(kind);
        lines.all("assignment help", [name, parts]);
    }
    lines.all("assignment why", [words.ask_why(), words.ask_why_help(), words.task_why()]);
    lines.all("assignment minutes", [words.minutes(), words.minutes_none()]);
    lines.all("assignment name", [words.name(), words.race_name()]);
    lines.all("assignment link", [words.link(), words.code(), words.no_code()]);
    lines.all("assignment board", [1, 7].map(|open| words.board(Shape::S9, open)));
    for (technique, count) in [(None, 1), (None, 3), (Some(Technique::XWing), 1), (Some(Technique::XWing), 3)]
    {
        lines.add("assignment drill", words.drill(technique, Shape::S16, count));
    }
    let two = [HelpKind::Notes, HelpKind::Checks].into_iter().collect();
    let all = HelpKind::ALL.into_iter().collect();
    for barred in HelpKind::ALL.map(HelpKinds::only).into_iter().chain([HelpKinds::EMPTY, two, all]) {
        lines.add("assignment barred", words.barred(barred));
    }
    lines.all("assignment limit", [1, 7].map(|minutes| words.limit(minutes)));
    lines.all("assignment beat", ["", "Ann"].map(|name| words.to_beat(name, 75)));
    lines.all("assignment begin", [words.begin(), words.checking()]);
    for fault in [
        CannotBegin::Puzzle(PuzzleError::Unsolvable),
        CannotBegin::Position,
        CannotBegin::Technique,
        CannotBegin::Worker,
    ] {
        lines.add("assignment cannot", words.cannot(&fault, Locale::ENGLISH));
    }
    lines.all("assignment", [words.hand_in(), words.continue_work(), words.strip(), words.strip_hand_in()]);
    lines.add("assignment left", words.left("01:15"));
    for name in ["", "Ann"] {
        let (own, other) = words.bars(name, 12, 34);
        lines.all("assignment bars", [own, other]);
        for (faster, finished) in [(true, true), (false, true), (false, false)] {
            lines.add("assignment raced", words.raced(name, 75, faster, finished));
        }
    }
    for ended in [HandedIn::Done, HandedIn::Unfinished, HandedIn::TimeUp] {
        lines.all("assignment ended", [(3, 3), (2, 3)].map(|done| words.ended(ended, done)));
    }
    lines.all(
        "assignment facts",
        [words.fact_time(), words.fact_help(), words.fact_techniques(), words.fact_wrong_steps()],
    );
    lines.all("assignment none", [words.no_help(), words.no_wrong_step()]);
    for item in [0, 2] {
        let slip = Slip { item, candidate: Candidate::new(Cell::at(1), digit('5')) };
        lines.add("assignment slip", words.wrong_step(slip, Shape::S9));
    }
    lines.all("assignment send", [words.send(), words.send_race()]);
    let package = [
        words.package(),
        words.package_help(),
        words.package_mark_puzzle(),
        words.package_mark_drill(),
        words.package_save(),
    ];
    lines.all("assignment package", package);
    lines.add("assignment under way", words.under_way(2, 3));
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
        lines.add("assignment packing", words.packing(packing));
    }
    lines.all("assignment told", [Told::Taken(87), Told::Refused].map(|told| words.told(told)));
}
