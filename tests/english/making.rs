//! The words of making puzzles: by level, to measure, and many for a magazine.

use crate::Lines;
use stepdoku_page::app::text::{Has, later};
use sudoku_core::{
    Cell, Filling, Level, Progress, Seed, Shape, Symmetry, Technique, examples,
    generate::{
        Variant,
        daily::Date,
        making::MakeError,
        measure::{Flaw, Lack, Measure, MeasureError},
        recipe::Recipe,
    },
    magazine::{Answers, Layout, Paper, Shortfall, Ways},
    notation,
    rating::{Class, Tenths},
};
use sudoku_play::{
    features::{
        magazine::{
            PickView,
            view::{LotView, MagazineView},
        },
        making::view::NearestView,
    },
    ui::BoardFrom,
};

/// Every lack, with one and with several givens.
pub(crate) fn lacks() -> Vec<Lack> {
    let techniques = |names: &[Technique]| names.iter().copied().collect();
    let two = [Technique::XWing, Technique::XyWing];
    let numbers = [1, 4];
    let flaws = [
        Flaw::Needless { technique: Technique::XWing, met: true },
        Flaw::Needless { technique: Technique::XWing, met: false },
        Flaw::Forbidden(techniques(&[])),
        Flaw::Forbidden(techniques(&two[..1])),
        Flaw::Forbidden(techniques(&two)),
        Flaw::Rating(Tenths(45)),
        Flaw::Level(Level::VeryHard),
        Flaw::Class(Class::Unfair),
    ];
    let clues = numbers.map(Lack::Clues).into_iter().chain(numbers.map(Lack::Spare));
    let clues = clues.chain(numbers.map(Lack::Unproven)).chain(numbers.map(Lack::Outside));
    clues.chain(flaws.map(Lack::Logic)).collect()
}

pub(crate) const FAULTS: [MeasureError; 7] = [
    MeasureError::NoSolution,
    MeasureError::Pattern,
    MeasureError::TooManyClues,
    MeasureError::Logic,
    MeasureError::Drawn,
    MeasureError::TooMuch,
    MeasureError::Interrupted,
];

fn progress(attempt: u32, nearest: Option<Lack>) -> Progress {
    Progress { attempt, attempts: 90, done: 3, of: 81, nearest, ..Progress::default() }
}

pub(crate) fn making(lines: &mut Lines) {
    let words = &later().making;
    lines.all("making doors", [words.door_more(), words.door_measure(), words.door_own()]);
    lines.all(
        "making",
        [words.print(), words.back(), words.rules(), words.examples(), words.board(), words.way()],
    );
    lines.all(
        "making today",
        [words.today(), words.today_play(), words.today_go_on(), words.today_again(), words.today_others()],
    );
    for day in 16..23 {
        lines.add("making today", later().calendar.with_weekday(Date { year: 2026, month: 11, day }));
    }
    lines.all("making streak", [1, 2].map(|days| later().numbers.days_in_a_row(days)));
    for variant in [None].into_iter().chain(Variant::all().map(Some)) {
        let (name, rule) = words.variant(variant);
        lines.all("making variant", [name, rule]);
        if let Some(variant) = variant {
            lines.add("making rules", words.rules_of(&variant.shape(Shape::S9)));
        }
    }
    lines.add("making rules", words.rules_of(Shape::S9));
    lines.all(
        "making clues",
        [
            words.clues(),
            words.clues_any(),
            words.clues_exactly(),
            words.clues_at_most(),
            words.clues_number(),
        ],
    );
    lines.all("making minimal", [words.minimal(), words.minimal_help()]);
    lines.all("making symmetry", [words.symmetry_givens(), words.symmetry_cages()]);
    lines.all("making symmetry", Symmetry::ALL.map(|symmetry| words.symmetry(symmetry)));
    lines.all("making draws", [words.draws(), words.draws_help()]);
    lines.all("making pattern", [words.pattern(), words.pattern_role(), words.pattern_help()]);
    lines.all("making pattern", [words.pattern_copy(), words.pattern_clear()]);
    for count in [1, 7] {
        lines.all("making pen", [false, true].map(|drawn| words.pen(Cell::at(12), Shape::S9, drawn, count)));
    }
    let boards =
        [BoardFrom::Here, BoardFrom::Filling(Filling::Random), BoardFrom::Filling(Filling::Permutation)];
    lines.all("making board", boards.map(|board| words.board_from(board)));
    lines.all("making level", [words.level(), words.level_any()]);
    lines.add("making level", words.only_level(Shape::S4));
    lines.all("making class", [words.class(), words.class_any(), words.class_help()]);
    lines.all("making rating", [words.rating(), words.rating_from(), words.rating_to(), words.rating_help()]);
    lines.all("making needs", [words.needs(), words.needs_any(), words.needs_help()]);
    lines.all("making without", [words.without(), words.without_add(), words.without_help()]);
    lines.add("making allow", words.allow_again(Technique::XWing));
    lines.add("making progress", words.making(Shape::S9, progress(0, None)));
    let measure = Measure { clues: Some(22), ..Measure::minimal(Shape::S9, Seed::new(1)) };
    let most = Measure { or_fewer: true, ..measure.clone() };
    for lack in lacks() {
        lines.add("making progress", words.making(Shape::S9, progress(4, Some(lack))));
        lines.add("making lack", later().lacks.lack(lack, &measure));
        lines.add("making lack", later().lacks.lack(lack, &most));
    }
    let recipes = ["2.3.extreme.random.none.near", "d2.3.extreme.2026-11-21"];
    let recipes = recipes.map(|recipe| recipe.parse::<Recipe>().expect("a recipe"));
    for recipe in recipes.into_iter().chain([Recipe::Measure(Box::new(measure))]) {
        for (clues, attempts, cut) in [("1...............", 1, false), ("12..............", 1000, true)] {
            let clues = notation::read(clues).expect("a grid").grid;
            let (level, lacks, recipe) = (Level::VeryHard, Vec::new(), recipe.clone());
            let view = NearestView { clues, level, recipe, lacks, attempts, cut };
            lines.add("making nearest", words.nearest_to(&view));
        }
    }
    lines.all("making fault", FAULTS.map(|fault| words.fault(fault)));
    for month in 1..13 {
        lines.add("making day", later().calendar.whole(Date { year: 2026, month, day: 21 }));
    }
    lines.add("making daily", words.on_day(Date { year: 2026, month: 11, day: 1 }));
    lines.all("making recipe", [words.recipe(), words.recipe_help()]);
}

pub(crate) fn dialog(lines: &mut Lines) {
    let words = &later().dialog;
    lines.all("dialog", [words.cancel(), words.size(), words.level(), words.make(), words.keep_looking()]);
    lines.all("dialog", [words.play_nearest(), words.open_file(), words.play_it(), words.checking()]);
    lines.all("dialog seed", [words.seed(), words.seed_empty(), words.seed_help()]);
    lines.all("dialog paste", [words.paste(), words.paste_help()]);
    lines.all("dialog solution", [words.solution_help(), words.solution_fill(), words.solution_beside()]);
    lines.all("dialog link", [words.link_help(), words.link(), words.copy(), words.copied()]);
    lines.add("dialog making", words.progress(Shape::S9, None));
    lines.add("dialog making", words.progress(Shape::S9, Some(progress(0, None))));
    lines.add("dialog making", words.progress(Shape::S16, Some(progress(1, None))));
    for lack in lacks() {
        lines.add("dialog making", words.progress(Shape::S9, Some(progress(1, Some(lack)))));
    }
    for fault in [
        MakeError::NoSuchLevel(Level::VeryHard, Shape::S4.clone()),
        MakeError::NotFound(1),
        MakeError::NotFound(10_000),
        MakeError::Measure(MeasureError::Logic),
        MakeError::Interrupted,
    ] {
        lines.add("dialog cannot make", words.cannot_make(&fault));
    }
    for example in examples::ALL {
        let (name, means) = words.example(example);
        lines.all("dialog example", [&*name, means]);
    }
    for has in [Has::Digits, Has::Sums, Has::Clues] {
        lines.all("dialog level means", Level::ALL.map(|level| later().dialog.level_means(level, has)));
    }
}

fn lot(level: Option<Level>) -> LotView {
    LotView {
        lot: 0,
        name: String::new(),
        most: None,
        count: 12,
        shape: Shape::S9.clone(),
        level,
        needs: None,
        made: None,
        tried: None,
        makes: false,
        shortfall: None,
    }
}

pub(crate) fn magazine(lines: &mut Lines) {
    let words = &later().magazine;
    lines.all(
        "magazine",
        [words.many(), words.several(), words.empty(), words.more(), words.look(), words.title()],
    );
    lines.all("magazine", [words.paper(), words.answers(), words.options(), words.more_pages()]);
    lines.all("magazine", [words.custom(), words.custom_help()]);
    lines.all("magazine make", [None, Some(1), Some(5)].map(|many| words.make_many(many)));
    lines.all("magazine", [words.clear(), words.restore(), words.stop(), words.continue_making()]);
    lines.all(
        "magazine",
        [words.damaged(), words.unkept(), words.save()[0], words.save()[1], words.save()[2]],
    );
    lines.all(
        "arrange",
        [words.arrange(), words.arrange_end(), words.arrange_help(), words.sorted(), words.group_name()],
    );
    lines.all(
        "arrange",
        [words.group_per_page(), words.as_magazine(), words.puzzles(), words.remove(), words.undo()],
    );
    lines.all("arrange", [words.earlier(), words.later_on(), words.put_back()]);
    let pick = PickView { place: 1, number: 12, level: Level::Hard };
    lines.add("arrange pick", words.pick(pick));
    lines.all("arrange acts", [None, Some(&pick)].map(|pick| words.acts_on(pick)));
    lines.all("magazine paper", Paper::ALL.map(|paper| words.paper_name(paper)));
    lines.all("magazine answers", Answers::ALL.map(|place| words.answers_name(place)));
    lines.all("magazine ways", Ways::ALL.map(|ways| words.ways_name(ways)));
    lines.all(
        "magazine page",
        [words.per_page(), words.per_page_help(), words.signature(), words.signature_all()],
    );
    lines.all("magazine", [words.ways(), words.ways_help(), words.ascending(), words.ascending_help()]);
    for nth in 0..8 {
        let (name, help) = words.switches()[nth];
        lines.all("magazine switch", [name, help]);
    }
    lines.all("magazine pages", [words.pages(), words.drawing()]);
    lines.all("magazine pages", [(1, 1), (3, 3), (2, 3)].map(|(shown, of)| words.shown(shown, of)));
    lines.add("magazine page", words.page(3));
    for pages in [None, Some(1), Some(3)] {
        lines.all("magazine print", [false, true].map(|prints| words.print_button(prints, pages)));
    }
    let lots = [lot(Some(Level::Hard)), lot(None), LotView { needs: Some(Technique::XWing), ..lot(None) }];
    for one in lots {
        lines.add("magazine usual", words.usual_name(&one));
        lines.add("magazine lot", words.lot(&LotView { name: "For Ann".into(), ..one.clone() }));
        for (made, tried) in [
            (None, None),
            (Some(0), Some((1, 900))),
            (Some(3), Some((25, 70_000))),
            (Some(3), Some((25, 120_000))),
            (Some(1), Some((25, 7_000_000))),
        ] {
            for makes in [false, true] {
                let one = LotView { made, tried, makes, ..one.clone() };
                lines.add("magazine lot", words.lot(&one));
                for shortfall in [Shortfall::Alike, Shortfall::Missed, Shortfall::Impossible] {
                    let one = LotView { shortfall: Some(shortfall), ..one.clone() };
                    lines.add("magazine lot", words.lot(&one));
                }
            }
        }
    }
    let layouts = [
        Layout { most: 6, answers: Answers::UpsideDown, ..Layout::default() },
        Layout { most: 12, large: true, ..Layout::default() },
        Layout { most: 12, candidates: true, ..Layout::default() },
        Layout { most: 12, ..Layout::default() },
        Layout { most: 1, ..Layout::default() },
    ];
    for (at, layout) in layouts.into_iter().enumerate() {
        for shape in [Shape::S9, Shape::S16, Shape::S25] {
            let one = LotView { shape: shape.clone(), ..lot(None) };
            let fewer = words.fewer_of(&layout, &one).unwrap_or_default();
            lines.add(&format!("magazine fewer {at}"), fewer);
        }
        let lots = vec![lot(None), lot(None), LotView { shape: Shape::S25.clone(), ..lot(None) }];
        let view = view(lots, layout);
        lines.add(&format!("magazine fewer {at}"), words.all_fewer(&view).unwrap_or_default());
    }
    for (makes, left, lacks) in [
        (true, Some(1499), false),
        (true, Some(1500), false),
        (true, Some(99_001), false),
        (true, Some(360_000), false),
        (true, Some(30_000_000), false),
        (true, None, false),
        (false, None, true),
        (false, None, false),
    ] {
        for of in [1, 7] {
            let view =
                MagazineView { makes, left, lacks, made: 1, of, ..view(Vec::new(), Layout::default()) };
            lines.add("magazine state", words.state(&view));
        }
    }
}

fn view(lots: Vec<LotView>, layout: Layout) -> MagazineView {
    MagazineView {
        lots,
        made: 3,
        of: 7,
        makes: false,
        can_arrange: false,
        arranging: None,
        left: None,
        lacks: false,
        can_look: false,
        ascending: false,
        layout,
        title: String::new(),
        sides: Vec::new(),
        side_count: None,
        draws: false,
        prints: false,
        can_restore: false,
        unkept: false,
        damaged: false,
    }
}
