//! A finished game goes into the log of practice: its techniques, and the places to exercise.

use crate::page::Page;
use sudoku_core::{
    Candidate, Position, Puzzle, Shape, Technique,
    advice::{Claimed, PlayedTurn, THOUGHT, credit},
    generate::{generate, recipe::Recipe},
    ladder::{Ladder, walk},
    step::Step,
};
use sudoku_play::{
    features::{
        learn::{Activity, Ending, view::LearnPlace},
        times::Pride,
    },
    game::turns::Fill,
    messages::{Course, DrillMsg, GameMsg, HintMsg, LearnMsg, LearnTexts, ReviewMsg, SettingsMsg, WorkerMsg},
    saved::{
        practice::{Attempt, AttemptKind},
        settings::Switch,
    },
    ui::WorkError,
    work::{Job, Purpose},
};

const EXAMPLES: &str = include_str!("../../../../learn/learn-examples.txt");

/// A puzzle whose hardest step is an X-Wing. Its digits alone, in the order of the path, need it: not each X-Wing of a
/// path leads to a digit.
fn with_an_x_wing() -> Puzzle {
    let recipe: Recipe = "2.3.hard.random.half-turn.00000006".parse().expect("a recipe");
    let Recipe::Spec(spec) = recipe else { panic!("{recipe:?}") };
    let made = generate(&spec, &mut |_| std::ops::ControlFlow::Continue(())).expect("a puzzle");
    let puzzle = made.puzzle;
    let turns: Vec<PlayedTurn> = steps(&puzzle).iter().filter_map(Step::placed).map(turn).collect();
    let used = credit(puzzle.clues(), puzzle.solution(), &turns, &Ladder::teaching(), &mut |_| {}).used;
    assert_eq!(used.iter().max_by_key(|one| one.info().tier), Some(&Technique::XWing));
    puzzle
}

/// The turn that places a digit after some thought.
fn turn(candidate: Candidate) -> PlayedTurn {
    let claimed = vec![Claimed { candidate, stands: true }];
    let digits = vec![(candidate.cell, Some(candidate.digit))];
    PlayedTurn { digits, claimed, took: 2 * THOUGHT, ..PlayedTurn::default() }
}

fn steps(puzzle: &Puzzle) -> Vec<Step> {
    walk(&Position::of(puzzle), &Ladder::teaching()).steps
}

/// The digits of the ladder's path, all but the last `left`, each after some thought.
fn play(page: &mut Page, left: usize) {
    enter(page, left, 5_000);
}

/// The same, each digit after that time.
fn enter(page: &mut Page, left: usize, after: u64) {
    let placed: Vec<_> = steps(page.session.game().puzzle().expect("a proven puzzle"))
        .iter()
        .filter_map(Step::placed)
        .collect();
    let missing = placed.iter().filter(|one| page.grid().get(one.cell).is_none());
    let missing: Vec<_> = missing.copied().collect();
    for one in &missing[..missing.len() - left] {
        page.wait(after).place(one.cell.index(), one.digit.symbol());
    }
}

/// Lets the worker answer all its questions.
fn work(page: &mut Page) {
    while page.asked.is_some() {
        page.work();
    }
}

fn log(page: &Page) -> Vec<Attempt> {
    page.practice.values().map(|text| Attempt::read(text).expect("an attempt")).collect()
}

fn kinds(page: &Page, technique: Technique) -> Vec<AttemptKind> {
    log(page).into_iter().filter(|one| one.technique == technique).map(|one| one.kind).collect()
}

fn pride(page: &Page) -> Option<Pride> {
    page.result().pride
}

#[test]
fn a_first_x_wing_is_something_to_be_proud_of() {
    let mut page = Page::new(with_an_x_wing());
    play(&mut page, 0);
    assert!(page.result().just_ended);
    assert_eq!(pride(&page), Some(Pride::First));
    work(&mut page);
    assert_eq!(pride(&page), Some(Pride::Technique(Technique::XWing)));
    assert_eq!(kinds(&page, Technique::XWing), [AttemptKind::Game]);
    assert_eq!(kinds(&page, Technique::HiddenSingle), [AttemptKind::Game]);
    // The same end again earns nothing further, even after a reload.
    let before = page.practice.clone();
    for reload in [false, true] {
        if reload {
            page.reload(with_an_x_wing());
        }
        page.wait(5_000).send(GameMsg::Undo).wait(5_000).send(GameMsg::Redo);
        assert!(page.result().just_ended, "{reload}");
        work(&mut page);
        assert_eq!(page.practice, before, "{reload}");
    }
}

/// A solution that was only typed in earns the plain fact, also if the page was opened again in between or the player
/// looked something up in the middle.
#[test]
fn a_typed_solution_earns_the_plain_fact() {
    let check = |name: &str, type_in: fn(&mut Page), earns: &[AttemptKind]| {
        let mut page = Page::new(with_an_x_wing());
        type_in(&mut page);
        work(&mut page);
        assert_eq!(kinds(&page, Technique::XWing), earns, "{name}");
        let first = earns.first().map_or(Pride::First, |_| Pride::Technique(Technique::XWing));
        assert_eq!(pride(&page), Some(first), "{name}");
        assert_eq!(log(&page).is_empty(), earns.is_empty(), "{name}");
    };
    check("thought", |page| enter(page, 0, 3_000), &[AttemptKind::Game]);
    check("typed", |page| enter(page, 0, 160), &[]);
    check(
        "typed after a look elsewhere",
        |page| {
            enter(page, 30, 160);
            page.wait(120_000);
            enter(page, 0, 160);
        },
        &[],
    );
    check(
        "typed and opened again",
        |page| {
            enter(page, 1, 160);
            page.reload(with_an_x_wing());
            enter(page, 0, 60_000);
        },
        &[],
    );
    check(
        "thought and opened again",
        |page| {
            enter(page, 20, 5_000);
            page.reload(with_an_x_wing());
            enter(page, 0, 5_000);
        },
        &[AttemptKind::Game],
    );
}

/// A wish of the player's goes before the credit, which is made up for later.
#[test]
fn the_credit_waits_for_the_player() {
    let mut page = Page::new(with_an_x_wing());
    play(&mut page, 0);
    page.work();
    assert_eq!(page.session.job().map(|job: &Job| job.purpose), Some(Purpose::Credit));
    page.send(ReviewMsg::Open);
    assert_eq!(page.session.job().map(|job| job.purpose), Some(Purpose::Review));
    assert_eq!(log(&page), []);
    work(&mut page);
    assert_eq!(kinds(&page, Technique::XWing), [AttemptKind::Game]);
}

/// After three stops of the worker, the page gives up.
#[test]
fn the_credit_is_given_up() {
    let mut page = Page::new(with_an_x_wing());
    play(&mut page, 0);
    page.work();
    let mut asked = 0;
    while page.session.job().is_some_and(|job| job.purpose == Purpose::Credit) {
        asked += 1;
        page.send(WorkerMsg::Lost(WorkError::Died));
    }
    assert_eq!((asked, log(&page)), (3, Vec::new()));
}

#[test]
fn help_takes_the_credit() {
    let check = |name: &str, help: fn(&mut Page), x_wing: &[AttemptKind]| {
        let mut page = Page::new(with_an_x_wing());
        play(&mut page, 1);
        help(&mut page);
        play(&mut page, 0);
        work(&mut page);
        assert_eq!(kinds(&page, Technique::XWing), x_wing, "{name}");
    };
    check("nothing", |_| {}, &[AttemptKind::Game]);
    check("notes", |page| _ = page.send(GameMsg::FillNotes(Fill::All)), &[AttemptKind::Game]);
    check(
        "a hint",
        |page| {
            page.send(HintMsg::Next);
            work(page);
        },
        &[],
    );
    check("the solution", |page| _ = page.send(GameMsg::FillSolution), &[]);
}

/// A hint that was applied is a place to exercise, on a board that looks different.
#[test]
fn hints_become_exercises() {
    let puzzle = with_an_x_wing();
    let mut page = Page::new(puzzle.clone());
    page.send(SettingsMsg::Set(Switch::OwnNotes, true)).send(GameMsg::FillNotes(Fill::All));
    for _ in 0..200 {
        if page.session.game().is_finished() {
            break;
        }
        page.send(HintMsg::Next);
        page.work();
        page.send(HintMsg::Next).send(HintMsg::Next).send(HintMsg::Apply);
    }
    assert!(page.result().just_ended);
    work(&mut page);
    assert!(kinds(&page, Technique::XWing).contains(&AttemptKind::Hint), "{:?}", log(&page));
    let case = log(&page).into_iter().filter_map(|one| one.case).next_back().expect("a place");
    assert_eq!(case.givens, *puzzle.clues());
    assert_eq!(case.shape(), Shape::S9);

    page.send(LearnMsg::Path);
    let texts = LearnTexts { examples: EXAMPLES.into(), ..LearnTexts::default() };
    page.send(LearnMsg::Read(Some(texts))).send(LearnMsg::Cases(Some(String::new())));
    match page.session.learn_view().map(|view| view.place) {
        Some(LearnPlace::Path(path)) => assert!(path.own > 0),
        other => panic!("{other:?}"),
    }
    page.send(LearnMsg::Begin(Course::Own));
    work(&mut page);
    let step = page.session.learn_steps().first().cloned().expect("a step");
    let candidate = step.placed().or_else(|| step.eliminated().first().copied()).expect("a conclusion");
    page.send(LearnMsg::Drill(DrillMsg::Select(candidate.cell)));
    page.send(LearnMsg::Drill(DrillMsg::Answer(candidate.digit)));
    let Some(view) = page.session.learn_view() else { panic!("no exercise") };
    let LearnPlace::Drill(drill) = view.place else { panic!("{:?}", view.place) };
    assert_eq!(drill.activity, Activity::Learn(AttemptKind::Mixed));
    assert!(matches!(drill.ending, Some(Ending::Found(_))), "{drill:?}");
    assert_eq!(log(&page).last().map(|one| (one.kind, one.found)), Some((AttemptKind::Mixed, true)));
}
