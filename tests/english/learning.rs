//! The words of the techniques to learn, and of their static pages.

use crate::{Lines, digit};
use stepdoku_page::app::text::{drill::NAMES, later, leaflets, text};
use sudoku_core::{
    Candidate, Cell, DigitSet, House, HouseKind, Shape, Technique,
    advice::Whereabouts,
    chain::{Area, ChainLink, NoLink, Proof},
    explain::{Locale, Span, plain},
    generate::ClueSet,
    premises::Claim,
};
use sudoku_play::{
    features::learn::{
        Activity, Beside, Chapter, Ending, Joint, Mistake, Often, Said, Section, Tap, UNITS, Worth,
        view::{Here, Progress},
    },
    messages::Course,
    saved::practice::{AttemptKind, Dots},
};

const CHAPTERS: [Chapter; 15] = [
    Chapter::Small,
    Chapter::Scanning,
    Chapter::Singles,
    Chapter::Locked,
    Chapter::Killer,
    Chapter::Lines,
    Chapter::Pairs,
    Chapter::Triples,
    Chapter::Fish,
    Chapter::Wings,
    Chapter::Uniqueness,
    Chapter::Colouring,
    Chapter::Chains,
    Chapter::Sets,
    Chapter::Exotics,
];

fn digits(symbols: &str) -> DigitSet {
    symbols.chars().map(digit).collect()
}

fn one(at: usize, symbol: char) -> Candidate {
    Candidate::new(Cell::at(at), digit(symbol))
}

fn said(lines: &mut Lines, name: &str, spans: &[Span]) {
    lines.add(name, plain(spans, Shape::S9, Locale::ENGLISH));
    lines.add(name, sudoku_core::explain::written_out(spans, Shape::S9, Locale::ENGLISH).concat());
}

pub(crate) fn learn(lines: &mut Lines) {
    let words = &later().learn;
    lines.all(
        "learn",
        [words.about(), words.all(), words.plain(), words.make(), words.loading(), words.missing()],
    );
    lines.all("learn", [words.practise(), words.learn(), words.boards(), words.find_none(), words.print()]);
    lines.all("learn", [words.often(), words.lookup(), words.lookup_help(), words.lookup_open()]);
    lines.all("learn head", Section::ALL.map(|section| words.head(section)));
    lines.add("learn head", words.head_follows());
    lines.all("learn", [words.about_technique("X-Wing"), words.back("Help"), words.find(87)]);
    for used in [0, 1, 7, 100] {
        for hardest in [0, 1, 1200] {
            let one = |shape| Often { shape, counted: 1_000_000, of: 100, used, hardest };
            lines.add("learn often", words.how_often(&[one(Shape::S9)]));
            lines.add("learn often", words.how_often(&[one(Shape::S9), one(Shape::S16)]));
        }
    }
    let names = [Technique::XWing, Technique::Skyscraper];
    for begun in [false, true] {
        lines.add("learn go on", words.go_on(&names, Shape::S9, begun));
        lines.add("learn go on", words.go_on(&names[..1], Shape::S4, begun));
    }
    lines.add("learn worth", words.worth_most(Technique::XWing));
    for hard in [false, true] {
        for (needed, shape) in [(0, Shape::S9), (1300, Shape::S9), (1300, Shape::S16)] {
            let shape = shape.clone();
            let worth = Worth { technique: Technique::XWing, unit: 16, shape, needed, of: 10_000, hard };
            lines.add("learn reason", words.reason(&worth));
        }
    }
    lines.all("learn path", [words.course(), words.course_help(), words.unit_done(), words.unit_faded()]);
    lines.add("learn path", words.course_done(3, 40));
    for count in 1..3 {
        let (name, about) = words.refresh_of(&names[..count]);
        lines.all("learn refresh", [name, about]);
    }
    lines.all("learn chapter", CHAPTERS.map(|chapter| words.chapter(chapter)));
    let dots = [Dots::None, Dots::Seen, Dots::FoundOne, Dots::FoundAlone];
    lines.all("learn dots", dots.map(|dots| words.dots(dots)));
    lines.all("learn retention", [&*words.percent(87), words.percent_help()]);
    for (median, trend, retention) in [
        (None, None, None),
        (Some(1), None, Some(87)),
        (Some(119), Some((300, 1)), None),
        (Some(120), Some((59, 12)), Some(87)),
    ] {
        let progress = Progress { dots: Dots::Seen, retention, median, trend };
        lines.add("learn progress", words.progress(progress));
    }
    lines.all("learn own", [1, 3].map(|count| words.own_places(count)));
    lines.all("learn unread", [1, 3].map(|count| words.unread(count)));
    for course in [
        Course::Unit(0),
        Course::Unit(UNITS.len()),
        Course::Technique(Technique::XWing, Shape::S16.clone()),
        Course::Clues(ClueSet::Renban),
        Course::Mixed,
        Course::Refresh(Vec::new()),
        Course::Own,
        Course::Chains,
        Course::Mistakes(Shape::S9.clone()),
        Course::Repairs(Shape::S9.clone()),
    ] {
        lines.all("learn course", [&*words.course_name(&course), later().drill.at_end(&course)]);
    }
    lines.all(
        "learn cards",
        [
            words.practice(),
            words.chains_help(),
            words.mistakes_help(),
            words.repairs_help(),
            words.mixed_help(),
            words.own_help(),
        ],
    );
    lines.add("learn teachers", words.teachers());
    for (name, about) in words.doors() {
        lines.all("learn door", [name, about]);
    }
    for shape in Shape::ALL {
        lines.add("learn size", text().boards.game(shape, None));
        lines.all("learn rules", words.rules_said(shape));
        lines.all("learn rules", HouseKind::USUAL.map(|kind| words.rules_board(shape, kind)));
    }
    lines.all("learn rules", [words.rules(), words.rules_start(), words.go()]);
    for (word, means) in words.lesson_words() {
        lines.all("learn lesson", [word, means]);
    }
    lines.all(
        "learn example",
        [words.line_by_line(), words.line_back(), words.line_next(), words.line_all(), words.other_size()],
    );
    lines.add("learn lacks", words.lacks_at(&[Shape::S4]));
    lines.add("learn lacks", words.lacks_at(&[Shape::S4, Shape::S6, Shape::S25]));
    let place = Whereabouts { houses: vec![House::Row(1), House::Row(6)], cells: Vec::new(), digit: None };
    let nowhere = Whereabouts::default();
    let many = Whereabouts { cells: (0..6).map(|at| Cell::at(at * 10)).collect(), ..nowhere.clone() };
    for symbols in ["", "3", "34", "345", "12345"] {
        for place in [&place, &nowhere, &many] {
            let here = Here { digits: digits(symbols), place: place.clone(), shape: Shape::S9.clone() };
            said(lines, "learn here", &words.here(&here));
        }
    }
    for beside in [
        Beside::Turned(HouseKind::Row),
        Beside::Turned(HouseKind::Column),
        Beside::Smaller,
        Beside::Plainer,
        Beside::Another,
    ] {
        lines.add("learn beside", words.beside(beside, Shape::S4));
    }
    lines.add("learn charts", words.charts());
    lines.all("learn charts", [words.times(&[12, 7]), words.chart_latest(7)]);
    lines.all("learn charts", [words.retention((97, 84), 30), words.estimate((97, 84), 30)]);
    lines.add("learn charts", words.learned([4, 3, 1], 9));
}

pub(crate) fn near(lines: &mut Lines) {
    let words = &later().near;
    lines.all("near", [words.head(), words.board(), words.found(), words.show()]);
    lines.add("near task", words.task_of(Technique::XWing));
    let five = digit('5');
    for tap in [
        Tap::Breaks,
        Tap::Filled(five),
        Tap::Only(digits("4")),
        Tap::Only(digits("479")),
        Tap::Place(five, House::Row(1)),
        Tap::Loses(digits("47")),
        Tap::Loses(digits("479")),
        Tap::Gets(five),
        Tap::Barred(five, House::Row(1)),
        Tap::Outside,
    ] {
        said(lines, "near said", &words.said(Cell::at(15), tap));
    }
    let cells = |count: usize| (0..count).map(Cell::at).collect::<Vec<_>>();
    for claim in [
        Claim::Holds(Cell::at(15), digits("47")),
        Claim::Holds(Cell::at(15), digits("479")),
        Claim::Holds(Cell::at(15), digits("124679")),
        Claim::Places(five, House::Row(0), cells(0)),
        Claim::Places(five, House::Row(0), cells(2)),
        Claim::Places(five, House::Row(0), cells(3)),
        Claim::Places(five, House::Row(0), cells(6)),
        Claim::Lacks(five, cells(1)),
        Claim::Solved(Cell::at(15)),
    ] {
        said(lines, "near reason", &words.reason(&claim, one(15, '5')));
    }
}

pub(crate) fn drill(lines: &mut Lines) {
    let words = &later().drill;
    lines.all(
        "drill",
        [
            words.board(),
            words.shorten(),
            words.keys_place(),
            words.keys_remove(),
            words.not(),
            words.absent(),
        ],
    );
    lines.all(
        "drill",
        [words.help(), words.show(), words.candidates(), words.miss(), words.next(), words.again()],
    );
    lines.all("drill", [words.next_unit(), words.none(), words.preparing()]);
    lines.all("drill choice", [words.choice(), words.choice_place(), words.choice_remove()]);
    let kinds = AttemptKind::ALL.iter().map(|&kind| Activity::Learn(kind));
    for activity in kinds.chain([Activity::Chain, Activity::Mistake, Activity::Repair]) {
        for technique in [None, Some(Technique::XWing)] {
            lines.all("drill task", [true, false].map(|places| words.task(activity, technique, places)));
            for ending in [Ending::Found(0), Ending::NotThere, Ending::Proved, Ending::Mended, Ending::Shown]
            {
                lines.add("drill ending", words.ending(ending, activity, technique));
            }
        }
    }
    lines.all("drill number", [None, Some(7)].map(|of| words.numbered((3, of))));
    lines.add("drill begins", words.begins(3, "Find it."));
    let two = [one(1, '5'), one(20, '3')];
    let right = [None, Some(digit('7'))];
    for name in NAMES {
        let told = [
            Said::Nothing,
            Said::NotOpen(two[0]),
            Said::NoMistake(Cell::at(1)),
            Said::InPattern { left: 1 },
            Said::InPattern { left: 3 },
        ];
        for told in told {
            lines.add("drill said", words.said(&told, Shape::S9, name, Locale::ENGLISH));
        }
        for mistake in [Mistake::Digit(two[0]), Mistake::Missing(two[0]), Mistake::Left(two[0], Cell::at(3))]
        {
            for right in right {
                let told = words.mistake(mistake, right, Shape::S9, name, Locale::ENGLISH);
                lines.add("drill mistake", told);
            }
        }
        let areas = [Area::Cell(Cell::at(1)), Area::House(House::Row(1)), Area::Cage(0)];
        let links = areas.into_iter().flat_map(|area| {
            let other = Err(NoLink::Others(area, vec![two[0], two[1]]));
            [Ok(ChainLink { strong: true, area }), Ok(ChainLink { strong: false, area }), other]
        });
        for link in links.chain([Err(NoLink::Same), Err(NoLink::Apart), Err(NoLink::Unseen)]) {
            for strong in [true, false] {
                let joint = Joint { from: two[0], to: two[1], strong, link: link.clone() };
                lines.add("drill joint", words.joint(&joint, Shape::S9, name, Locale::ENGLISH));
            }
        }
        for length in [0, 3, 4] {
            for (placed, eliminated, is_loop) in [
                (Some(two[0]), Vec::new(), false),
                (None, Vec::new(), false),
                (None, two.to_vec(), false),
                (None, two.to_vec(), true),
            ] {
                let proof = Proof { placed, eliminated, is_loop };
                lines.add("drill proof", words.proof(length, &proof, Shape::S9, name, Locale::ENGLISH));
            }
        }
    }
    let rows = |digit| Whereabouts { houses: vec![House::Row(1), House::Row(6)], cells: Vec::new(), digit };
    let cells = |count: usize| Whereabouts {
        cells: (0..count).map(|at| Cell::at(at * 10)).collect(),
        ..Whereabouts::default()
    };
    for technique in [
        Technique::FullHouse,
        Technique::HiddenSingle,
        Technique::NakedSingle,
        Technique::XWing,
        Technique::HiddenPair,
        Technique::NakedPair,
        Technique::HouseSum,
    ] {
        for place in [rows(None), rows(Some(digit('5'))), cells(1), cells(9)] {
            said(lines, "drill question", &words.question(technique, &place, Shape::S9));
        }
    }
    for (at_once, of) in [(0, 0), (0, 3), (2, 3), (3, 3)] {
        lines.add("drill report", words.report(at_once, of));
    }
    lines.all("drill missed", [1, 3].map(|missed| words.missed(missed)));
    for days in [0, 1, 2, 6, 7, 13, 14, 60, 61] {
        lines.add("drill back on", words.back_after(20_000 + i32::from(days), days));
    }
}

pub(crate) fn pages(lines: &mut Lines) {
    let words = leaflets();
    lines.all("pages", [words.step(), words.rules_about(), words.rules_picture(), words.list_title()]);
    lines.all("pages", [words.list_about(), words.open_list(), words.play()]);
    let named = [words.title("X-Wing"), words.open("X-Wing"), words.before("X-Wing")];
    lines.all("pages named", named);
    lines.all("pages named", [words.after("X-Wing"), words.rank("Hard", 7, 87)]);
    lines.add("pages picture", words.picture("X-Wing", 9));
}
