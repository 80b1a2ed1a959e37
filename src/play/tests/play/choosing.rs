//! Choosing a puzzle: pasted, linked, made or from the examples; and the effects of a worker's answers.

use crate::{
    common::{ARTICLE, SMALL, line, puzzle},
    page::Page,
};
use sudoku_core::{
    Filling, Level, PuzzleError, Seed, Shape, Symmetry,
    explain::Locale,
    generate::{
        Progress,
        making::{Fitted, MakeError},
        measure::{Flaw, Lack, Logic},
        recipe::Recipe,
    },
    notation::{ParseErrorKind, link::LinkError},
    wire::{Answer, Reply, Response, Task},
};
use sudoku_play::{
    messages::{GameMsg, GamesMsg, LinkMsg, MakeMsg, PageMsg, TextMsg, WorkerMsg},
    session::{Announcement, Cmd},
    ui::{BoardFrom, Dialog, MeasureForm, Notice, PuzzleForm, Refusal, WorkError},
    work::Purpose,
};

fn small() -> Page {
    Page::new(puzzle(SMALL))
}

fn refusal(page: &Page) -> String {
    match page.session.refusal() {
        Some(Refusal::Unreadable(error)) => error.to_string(),
        Some(Refusal::Puzzle(fault)) => fault.to_string(),
        Some(Refusal::Link(error)) => error.to_string(),
        Some(Refusal::Making(error)) => format!("{error}"),
        Some(Refusal::Recipe(error)) => error.to_string(),
        Some(Refusal::Magazine(error)) => error.to_string(),
        None => String::new(),
    }
}

#[test]
fn texts_that_are_no_puzzle_leave_the_board() {
    let mut page = small();
    page.place(1, '2').send(PageMsg::Open(Dialog::New));
    let (game, records) = (page.session.game().clone(), page.disk.games.clone());
    let mut check = |text: &str, expected: &str| {
        page.send(TextMsg::Paste(text.into()));
        if page.asked.is_some() {
            page.work();
        }
        assert_eq!(refusal(&page), expected, "{text:.40}");
        assert_eq!((page.session.game(), page.session.dialog()), (&game, Some(Dialog::New)));
        assert_eq!((page.session.job(), page.session.notice()), (None, None));
        assert_eq!(page.disk.games, records);
        page.check();
    };
    check("", "the text is empty");
    check("1.....2..3.....", "15 cells are too few: 16 are needed at line 1, column 15");
    check("hello", "there is no puzzle in the text at line 1, column 1");
    check(&"1".repeat(10_000_000), "the text of 10000000 bytes is too big");
    check("11..............", "a digit stands twice in a house");
    check("123....4........", "there is no solution");
    check("................", "there is more than one solution");
    check("1243342143122134", "nothing is left to solve");
    // Opening the dialog again clears the refusal.
    page.send(PageMsg::Open(Dialog::New));
    assert_eq!(page.session.refusal(), None);
    // Outside the dialog the refusal is a notice.
    for (text, expected) in
        [("", "the text is empty"), ("11..............", "a digit stands twice in a house")]
    {
        page.send(PageMsg::Dismiss).send(TextMsg::Paste(text.into()));
        if page.asked.is_some() {
            page.work();
        }
        let told = match page.session.notice() {
            Some(Notice::PasteRefused(Refusal::Unreadable(error))) => error.to_string(),
            Some(Notice::PasteRefused(Refusal::Puzzle(fault))) => fault.to_string(),
            other => panic!("{other:?}"),
        };
        assert_eq!(told.as_str(), expected);
        assert_eq!(page.session.refusal(), None);
        assert!(page.session.game() == &game);
    }
}

/// Pasting or opening another puzzle drops the earlier request.
#[test]
fn a_change_of_mind_drops_the_question() {
    let mut page = small();
    page.send(PageMsg::Open(Dialog::New)).send(TextMsg::Paste(ARTICLE.into()));
    let job = page.session.job().expect("a job").id;
    let Some(request) = page.asked.clone() else { panic!("a question") };
    let answer = sudoku_core::wire::serve(request.task, Locale::ENGLISH, &mut |_| {});
    page.send(TextMsg::Paste("nonsense".into())).check();
    page.answer(job, answer.clone()).check();
    assert_eq!(page.drawn(), SMALL);
    page.work().check();
    assert_eq!(page.session.job(), None);
    assert!(!refusal(&page).is_empty());
    assert_eq!(page.drawn(), SMALL);
    page.send(LinkMsg::Open(format!("#p={ARTICLE}")));
    let job = page.session.job().expect("a job").id;
    assert_eq!(page.link.take(), Some(format!("#p={ARTICLE}")), "until it is open");
    page.send(LinkMsg::Open(format!("#p={SMALL}"))).check();
    assert_eq!(page.session.job(), None);
    page.answer(job, answer).check();
    assert_eq!((page.drawn(), page.link.as_deref()), (SMALL.into(), None));
}

#[test]
fn a_pasted_puzzle_takes_the_board_and_the_last_one_can_be_taken_up_again() {
    let mut page = small();
    page.place(1, '2').place(2, '4').send(GameMsg::Undo).wait(7_000);
    let (before, id) = (page.session.game().clone(), page.disk.last());
    page.send(PageMsg::Open(Dialog::New)).send(TextMsg::Paste(format!("  {ARTICLE}\n")));
    assert_eq!(page.session.job().map(|job| job.purpose), Some(Purpose::Paste));
    page.work().check();
    assert_eq!((page.drawn(), page.session.shape()), (ARTICLE.into(), Shape::S9));
    assert_eq!((page.session.dialog(), page.session.notice()), (None, Some(&Notice::PuzzleReplaced(None))));
    assert_eq!(page.session.head(page.at.now).level, Some(Level::Easy));
    assert_eq!((page.seconds(), page.link.as_deref()), (0, Some(&*format!("#p={ARTICLE}"))));
    assert_eq!(page.on_disk(), *page.session.game());
    assert!(page.disk.last() > id, "a new game has a name of its own");
    assert!(
        matches!(page.said.last(), Some(Announcement::Puzzle(shape, Some(Level::Easy))) if shape == Shape::S9)
    );
    page.place_right(3);
    assert_eq!(page.session.notice(), None);
    let article = page.session.game().clone();
    page.send(GamesMsg::Return).check();
    assert!(*page.session.game() == before);
    assert_eq!(page.seconds(), 7);
    assert_eq!(page.link, Some(format!("#p={SMALL}")));
    page.send(GameMsg::Redo);
    assert_eq!(page.drawn(), "124...2..3.....4");
    // And back again.
    page.send(GamesMsg::Return).check();
    assert_eq!(*page.session.game(), article);
    // All are on the disk, each unchanged.
    let kept: Vec<String> = page
        .disk
        .games
        .keys()
        .map(|&game| page.disk.read(game).expect("a game").game.grid().to_string())
        .collect();
    assert!(kept.contains(&"124...2..3.....4".to_owned()), "{kept:?}");
}

#[test]
fn links_open_their_puzzle_or_leave_the_board() {
    let mut page = small();
    page.place(1, '2');
    // The current puzzle and invalid links change nothing.
    for fragment in
        [format!("#p={SMALL}"), format!("#p={SMALL}&s=1.2.easy"), "#".into(), String::new(), "#help".into()]
    {
        page.send(LinkMsg::Open(fragment)).check();
        assert_eq!((page.cmds.len(), page.session.job(), page.drawn()), (0, None, "12....2..3.....4".into()));
    }
    page.link = None;
    let mut refuse = |fragment: &str, expected: &Refusal| {
        page.send(LinkMsg::Open(fragment.into()));
        if page.asked.is_some() {
            page.work();
        }
        assert_eq!(page.session.notice(), Some(&Notice::LinkRefused(expected.clone())), "{fragment:.60}");
        assert_eq!(page.drawn(), "12....2..3.....4");
        // The address names the board again.
        assert_eq!(page.link.take(), Some(format!("#p={SMALL}")));
        page.send(PageMsg::DismissNotice).check();
    };
    let bad = |error: LinkError| Refusal::Link(error);
    refuse("#p=1%2", &bad(LinkError::BadEscape));
    refuse("#p=1&p=2", &bad(LinkError::Repeated { key: 'p' }));
    refuse("#<script>alert(1)</script>", &bad(LinkError::Malformed));
    refuse(&format!("#p={}", "9".repeat(20_000)), &bad(LinkError::TooBig { bytes: 20_003 }));
    refuse("#p=12<4", &bad(LinkError::Puzzle(ParseErrorKind::UnknownSymbol { symbol: '<' })));
    refuse(
        "#p=11..............",
        &Refusal::Puzzle(PuzzleError::Clash(line("11..............").duplicate().unwrap())),
    );
    refuse("#p=123....4........", &Refusal::Puzzle(PuzzleError::Unsolvable));
    page.send(LinkMsg::Open(format!("#p={ARTICLE}")));
    assert_eq!(page.session.job().map(|job| job.purpose), Some(Purpose::Link));
    page.work().check();
    assert_eq!((page.drawn(), page.session.notice()), (ARTICLE.into(), Some(&Notice::PuzzleReplaced(None))));
}

#[test]
fn puzzles_are_wished_for() {
    let mut page = small();
    let wish = |page: &mut Page, shape, level, seed: &str| {
        page.send(MakeMsg::Puzzle(PuzzleForm { shape, level, seed: seed.into(), ..PuzzleForm::default() }));
        page.send(MakeMsg::Form(Box::new(MeasureForm {
            board: BoardFrom::Filling(Filling::Permutation),
            symmetry: Symmetry::None,
            logic: Logic { level: Some(level), ..Logic::default() },
            ..MeasureForm::default()
        })));
    };
    let asked = |page: &Page| match page.asked.as_ref().map(|request| &request.task) {
        Some(Task::Make(Recipe::Spec(spec))) => spec.clone(),
        other => panic!("{other:?}"),
    };
    page.send(PageMsg::Open(Dialog::New));
    wish(&mut page, Shape::S16.clone(), Level::Medium, " mother's 70th ");
    page.send(MakeMsg::Measure).check();
    let spec = asked(&page);
    assert_eq!(
        (spec.shape, spec.level, spec.filling, spec.symmetry),
        (Shape::S16.clone(), Level::Medium, Filling::Permutation, Symmetry::None)
    );
    assert_eq!(spec.seed, Seed::from_text("mother's 70th"));
    // Without a seed, the random number of the message gives a new one.
    page.at.chance = 77;
    wish(&mut page, Shape::S4.clone(), Level::Easy, "  ");
    page.send(MakeMsg::Measure);
    assert_eq!(asked(&page).seed, Seed::short(77));
    // One press on a level is enough, and any other wish has no effect on it.
    wish(&mut page, Shape::S9.clone(), Level::Easy, "ABCDEFGH");
    page.send(MakeMsg::Start(Level::Hard));
    let spec = asked(&page);
    assert_eq!(
        (spec.shape, spec.level, spec.filling, spec.symmetry, spec.seed),
        (Shape::S9.clone(), Level::Hard, Filling::Random, Symmetry::HalfTurn, Seed::short(77))
    );
    // No 4x4 is hard, so it is not requested.
    wish(&mut page, Shape::S4.clone(), Level::Easy, "");
    page.send(MakeMsg::Start(Level::Hard));
    assert_eq!((asked(&page).level, page.session.puzzle_form().level), (Level::Easy, Level::Easy));
    let job = page.session.job().expect("a job");
    assert_eq!((job.purpose, job.progress), (Purpose::Make, None));
    let progress = Progress { attempt: 0, done: 3, of: 9, ..Progress::default() };
    page.send(WorkerMsg::Answered(Response { job: job.id, reply: Reply::Progress(progress) }));
    assert_eq!(page.session.job().and_then(|job| job.progress), Some(progress));
    page.work().check();
    assert_eq!((page.session.dialog(), page.session.job(), page.session.shape()), (None, None, Shape::S4));
    let spec = page.session.game().origin().spec.clone().expect("a made puzzle knows its making");
    assert!(spec.starts_with("2.2.easy.random.half-turn."), "{spec}");
    // Another puzzle of the same kind has another seed, after any entered one.
    wish(&mut page, Shape::S4.clone(), Level::Easy, "");
    page.at.chance = 78;
    page.send(MakeMsg::GenerateSame);
    assert_eq!((asked(&page).seed, page.session.puzzle_form().seed.as_str()), (Seed::short(78), ""));
    let job = page.session.job().expect("a job").id;
    page.asked = None;
    let none = MakeError::NotFound(3);
    page.answer(job, Answer::Made(Err(none.clone()))).check();
    assert_eq!(page.session.not_made(), Some(&none));
    page.send(MakeMsg::PlayNearest).check();
    assert_eq!(page.session.not_made(), Some(&none), "there is none to play");
    assert!(page.session.looks_further());
    wish(&mut page, Shape::S4.clone(), Level::Easy, "ABCDEFGH");
    assert_eq!((page.session.not_made(), page.session.looks_further()), (None, false));
    page.send(MakeMsg::Measure);
    let job = page.session.job().expect("a job").id;
    page.asked = None;
    page.answer(job, Answer::Made(Err(none.clone()))).check();
    assert_eq!(page.session.not_made(), Some(&none));
    assert!(!page.session.looks_further(), "a seed makes what it made before");
}

#[test]
fn the_nearest_is_played_when_asked_for() {
    let mut page = small();
    let easy = PuzzleForm { shape: Shape::S4.clone(), ..PuzzleForm::default() };
    let spec = easy.spec(Seed::new(0));
    let nearest =
        sudoku_core::generate(&spec, &mut |_| std::ops::ControlFlow::Continue(())).expect("a puzzle");
    page.send(PageMsg::Open(Dialog::New))
        .send(MakeMsg::Puzzle(PuzzleForm::default()))
        .send(MakeMsg::Start(Level::Extreme));
    let job = page.session.job().expect("a job").id;
    page.asked = None;
    let near = Fitted {
        puzzle: nearest.puzzle.clone(),
        graded: nearest.graded,
        recipe: Recipe::Spec(spec),
        lacks: vec![Lack::Logic(Flaw::Level(Level::Easy))],
        attempts: 9,
        cut: false,
    };
    page.answer(job, Answer::Made(Ok(Box::new(near)))).check();
    assert_eq!(page.session.dialog(), Some(Dialog::New), "nothing is played that was not asked for");
    let offered = page.session.making().and_then(|view| view.nearest).expect("the nearest");
    assert_eq!(offered.clues, *nearest.puzzle.clues());
    assert_eq!((page.session.not_made(), page.session.looks_further()), (None, true));
    page.send(MakeMsg::PlayNearest).check();
    assert_eq!(page.session.dialog(), None);
    assert_eq!(page.session.not_made(), None);
    assert_eq!(page.session.game().puzzle(), Some(&nearest.puzzle));
    assert_eq!(
        page.session.game().origin().level,
        Some(Level::Easy),
        "its own level, not the one wished for"
    );
}

#[test]
fn examples_are_played() {
    for (index, example) in sudoku_core::examples::ALL.iter().enumerate().take(4) {
        let mut page = small();
        page.send(TextMsg::Example(index));
        assert_eq!(page.session.job().map(|job| job.purpose), Some(Purpose::Example));
        page.work().check();
        assert_eq!((page.session.shape(), page.drawn()), (example.shape, example.line.into()));
        assert_eq!(page.session.head(page.at.now).level, Some(example.level));
    }
    let mut page = small();
    page.send(TextMsg::Example(10_000));
    assert!(page.asked.is_none());
    assert_eq!(page.cmds.len(), 0);
}

/// Only the answer to the open question counts.
#[test]
fn late_answers_are_dropped() {
    let mut page = small();
    let other = |page: &mut Page| -> (u32, Answer) {
        page.send(TextMsg::Paste(ARTICLE.into()));
        let request = page.asked.clone().expect("a question");
        (request.job, sudoku_core::wire::serve(request.task, Locale::ENGLISH, &mut |_| {}))
    };
    let (old, answer) = other(&mut page);
    page.send(PageMsg::Stop).check();
    assert_eq!(page.session.job(), None);
    assert!(page.cmds.contains(&Cmd::Cancel));
    page.answer(old, answer.clone()).check();
    assert_eq!(page.drawn(), SMALL);
    let (newer, _) = other(&mut page);
    assert!(newer > old);
    page.send(WorkerMsg::Answered(Response { job: old, reply: Reply::Progress(Progress::default()) }));
    assert_eq!(page.session.job().and_then(|job| job.progress), None);
    page.answer(old, answer.clone());
    assert_eq!((page.drawn(), page.session.job().map(|job| job.id)), (SMALL.into(), Some(newer)));
    // A second question ends the first.
    let (newest, _) = other(&mut page);
    assert!(page.cmds.contains(&Cmd::Cancel) && newest > newer);
    // Closing the dialog stops its request.
    page.send(PageMsg::Dismiss).check();
    page.answer(newest, answer.clone());
    assert_eq!(page.drawn(), SMALL);
    // After the worker died, its last answers do not count either.
    let (lost, _) = other(&mut page);
    page.send(WorkerMsg::Lost(WorkError::Died)).check();
    assert_eq!(page.session.notice(), Some(&Notice::WorkerFailed(WorkError::Died)));
    page.answer(lost, answer);
    assert_eq!(page.drawn(), SMALL);
    // The death of an idle worker has no effect.
    page.send(PageMsg::DismissNotice).send(WorkerMsg::Lost(WorkError::Died));
    assert_eq!(page.session.notice(), None);
}

/// After trying several puzzles, the player can still return to the played one.
#[test]
fn untouched_puzzles_do_not_push_out_the_one_that_was_played() {
    let mut page = small();
    page.send(TextMsg::Paste(ARTICLE.into())).work();
    assert_eq!((page.session.notice(), page.drawn()), (None, ARTICLE.into()), "nothing was played yet");
    page.send(GamesMsg::Return);
    assert_eq!(page.drawn(), ARTICLE);
    page.place_right(4);
    let played = page.session.game().clone();
    for text in [SMALL, crate::common::HARD, SMALL] {
        page.send(TextMsg::Paste(text.into())).work().check();
        assert_eq!((page.drawn(), page.session.notice()), (text.into(), Some(&Notice::PuzzleReplaced(None))));
    }
    page.send(GamesMsg::Return).check();
    assert!(*page.session.game() == played);
    assert!(page.on_disk() == played);
    assert_eq!(page.session.notice(), None);
}
