//! Puzzles made in other ways than by level: to measure, of the day, from a text; and spare puzzles.

use crate::{
    common::{ARTICLE, SMALL, puzzle},
    page::Page,
};
use sudoku_core::{
    Cages, Cell, CellSet, Filling, Level, Seed, Shape, Spec, Symmetry, Technique,
    explain::Locale,
    generate::{
        Progress, Variant,
        daily::Date,
        making::MakeError,
        measure::{Flaw, Lack, Logic, Measure, MeasureError, Source},
        recipe::{Recipe, RecipeError},
    },
    rating::Class,
    wire::{Answer, Reply, Response, Task},
};
use sudoku_play::{
    features::{
        making::{KINDS, Kind, OF_EACH, QUIET, Spares, view::Stage},
        solver::view::SolveBody,
    },
    messages::{BrowserMsg, InputMsg, LinkMsg, MachineMsg, MakeMsg, Msg, PageMsg, TextMsg, WorkerMsg},
    session::{Cmd, DiskCmd},
    ui::{BoardFrom, Dialog, Direction, MeasureForm, Notice, Panel, PuzzleForm, Refusal},
    walk::{StepMsg, Way},
    work::Purpose,
};

fn small() -> Page {
    Page::new(puzzle(SMALL))
}

fn puzzle_form(shape: &Shape, level: Level, seed: &str) -> Msg {
    Msg::Make(MakeMsg::Puzzle(PuzzleForm {
        shape: shape.clone(),
        level,
        seed: seed.into(),
        ..PuzzleForm::default()
    }))
}

fn form(form: MeasureForm) -> Msg {
    Msg::Make(MakeMsg::Form(Box::new(form)))
}

/// A page with the dialog open on 9×9, and that seed.
fn dialog(seed: &str) -> Page {
    let mut page = small();
    page.send(PageMsg::Open(Dialog::New)).send(puzzle_form(Shape::S9, Level::Easy, seed));
    page
}

fn asked(page: &Page) -> Recipe {
    match page.asked.as_ref().map(|request| &request.task) {
        Some(Task::Make(recipe)) => recipe.clone(),
        other => panic!("{other:?}"),
    }
}

fn measure(page: &Page) -> Measure {
    match asked(page) {
        Recipe::Measure(measure) => *measure,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_form_is_what_is_asked() {
    let mut page = dialog("A");
    page.send(form(MeasureForm {
        clues: Some(32),
        minimal: false,
        symmetry: Symmetry::Full,
        ..MeasureForm::default()
    }));
    page.send(MakeMsg::Measure).check();
    let asked = measure(&page);
    assert_eq!(asked.shape, Shape::S9);
    assert_eq!(asked.clues, Some(32));
    assert!(!asked.or_fewer);
    assert!(!asked.minimal);
    assert_eq!((asked.symmetry, asked.seed, asked.pattern), (Symmetry::Full, Seed::from_text("A"), None));
    assert_eq!(page.session.job().map(|job| job.purpose), Some(Purpose::Make));
    // The dialog is still open, and the board stays until there is a puzzle.
    assert_eq!((page.session.dialog(), page.drawn()), (Some(Dialog::New), SMALL.into()));
    page.work().check();
    assert_eq!((page.session.dialog(), page.session.shape()), (None, Shape::S9));
    assert_eq!(page.session.game().clues().filled_count(), 32);
    let text = page.session.game().origin().spec.clone().expect("how it was made");
    assert_eq!(text.parse::<Recipe>().expect("a recipe").to_string(), text);
    // "Fewer" has no effect without a number, and a solution of another size is rejected.
    page.send(PageMsg::Open(Dialog::New)).send(puzzle_form(Shape::S4, Level::Easy, ""));
    page.send(form(MeasureForm {
        or_fewer: true,
        minimal: true,
        board: BoardFrom::Here,
        ..MeasureForm::default()
    }));
    page.at.chance = 77;
    page.send(MakeMsg::Measure);
    let asked = measure(&page);
    assert!(!asked.or_fewer);
    assert!(asked.minimal);
    assert_eq!(asked.seed, Seed::short(77));
    assert!(matches!(asked.source, Source::Filling(_)));
    page.send(PageMsg::Dismiss).check();
    assert_eq!((page.session.job(), page.session.shape()), (None, Shape::S9), "closing it stops the work");
    page.send(PageMsg::Open(Dialog::New)).send(puzzle_form(Shape::S9, Level::Easy, ""));
    page.send(form(MeasureForm { board: BoardFrom::Here, ..MeasureForm::default() }));
    page.send(MakeMsg::Measure);
    let solution = page.session.game().solution().expect("a proven puzzle").clone();
    assert_eq!(measure(&page).source, Source::Solution(solution.clone()));
    page.work();
    assert_eq!(*page.session.game().solution().expect("a proven puzzle"), solution);
}

/// Killers and other variants are made to measure as well. What they can't have is not asked for, and waits for a
/// board that can.
#[test]
fn variants_are_made_to_measure() {
    let wishes = MeasureForm {
        clues: Some(12),
        minimal: true,
        symmetry: Symmetry::Full,
        board: BoardFrom::Filling(Filling::Permutation),
        logic: Logic { needs: Some(Technique::SplitCage), class: Some(Class::Hard), ..Logic::default() },
        ..MeasureForm::default()
    };
    let asks = |variant: Option<&str>, shape: &Shape| {
        let mut page = dialog("A");
        let variant = variant.map(|slug| Variant::from_slug(slug).expect("a variant"));
        page.send(MakeMsg::Puzzle(PuzzleForm {
            shape: shape.clone(),
            variant,
            seed: "A".into(),
            ..PuzzleForm::default()
        }));
        page.send(form(wishes));
        let shown = page.session.making().expect("the dialog").form;
        page.send(MakeMsg::Measure).check();
        (page, shown)
    };
    let check = |variant: Option<&str>, shape: &Shape, recipe: &str| {
        let (page, shown) = asks(variant, shape);
        assert_eq!(asked(&page).to_string().replace(&Seed::from_text("A").to_string(), "A"), recipe);
        assert_eq!(shown.clues, measure(&page).clues.map(|clues| clues as u16), "{recipe}");
        assert_eq!(shown.logic.needs, measure(&page).logic.needs, "{recipe}");
    };
    check(None, Shape::S9, "m3.3.permutation.full.clues-12.minimal.hodoku-hard.tries-1000.A");
    check(Some("x"), Shape::S9, "m2.3x.random.full.clues-12.minimal.tries-1000.A");
    check(Some("jigsaw"), Shape::S9, "m2.3j.random.full.clues-12.minimal.tries-1000.A");
    check(Some("killer"), Shape::S9, "m2.3c.random.half-turn.needs-split-cage.tries-1000.A");
    check(Some("killer-in-boxes"), Shape::S6, "m2.6cb.random.half-turn.needs-split-cage.tries-400.A");
    check(
        Some("killer-with-digits"),
        Shape::S9,
        "m2.3cd.random.half-turn.clues-12.needs-split-cage.tries-1000.A",
    );
    let (mut page, _) = asks(Some("killer"), Shape::S9);
    page.work().check();
    assert!(page.session.dialog().is_none(), "it is played");
    assert!(page.session.shape().has_sums());
    page.show(Panel::Solve).step(StepMsg::Way(Way::Path)).work();
    let SolveBody::Going { passes, .. } = page.body() else { panic!("a path") };
    assert!(passes.iter().flat_map(|pass| &pass.steps).any(|step| step.technique == Technique::SplitCage));
}

/// A form that asks for it at another size would be refused without a visible reason.
#[test]
fn level_and_class_go_where_the_size_has_none() {
    let logic = Logic { level: Some(Level::Hard), class: Some(Class::Unfair), ..Logic::default() };
    let check = |shape: &Shape, level: Option<Level>, class: Option<Class>| {
        let mut page = dialog("A");
        page.send(form(MeasureForm { logic, minimal: true, ..MeasureForm::default() }));
        page.send(puzzle_form(shape, Level::Easy, "A")).check();
        let left = page.session.making().expect("the dialog").form.logic;
        assert_eq!((left.level, left.class), (level, class), "{shape:?}");
        page.send(MakeMsg::Measure).check();
        // HoDoKu rates 9×9 only.
        let exact = class.is_some();
        assert_eq!(measure(&page).logic, Logic { exact, ..left });
    };
    check(Shape::S4, None, None);
    check(Shape::S9, Some(Level::Hard), Some(Class::Unfair));
    check(Shape::S16, Some(Level::Hard), None);
    check(Shape::S25, Some(Level::Hard), None);
}

#[test]
fn what_lacks_something_is_played_only_when_asked_for() {
    let mut page = dialog("A");
    page.send(form(MeasureForm { clues: Some(17), minimal: true, ..MeasureForm::default() }));
    page.send(MakeMsg::Measure);
    let job = page.session.job().expect("a job").id;
    let progress =
        Progress { attempt: 3, attempts: 9, nearest: Some(Lack::Clues(24)), ..Progress::default() };
    page.send(WorkerMsg::Answered(Response { job, reply: Reply::Progress(progress) }));
    assert_eq!(page.session.job().and_then(|job| job.progress), Some(progress));
    page.work().check();
    assert_eq!((page.session.dialog(), page.drawn()), (Some(Dialog::New), SMALL.into()));
    let nearest = page.session.making().and_then(|view| view.nearest).expect("the nearest");
    let clues = nearest.clues.filled_count();
    assert!(nearest.lacks.contains(&Lack::Clues(clues)), "{:?}", nearest.lacks);
    assert!(nearest.attempts > 1 && clues > 17);
    let before = page.clone();
    page.send(MakeMsg::PlayNearest).check();
    assert_eq!((page.session.dialog(), page.drawn()), (None, nearest.clues.to_string()));
    page.send(MakeMsg::PlayNearest);
    assert_eq!(page.drawn(), nearest.clues.to_string(), "it is played once");
    // Any other request drops it.
    for msg in [
        form(MeasureForm::default()),
        Msg::Make(MakeMsg::Draw(Cell::at(3), true)),
        puzzle_form(Shape::S9, Level::Easy, "B"),
        Msg::Page(PageMsg::Open(Dialog::New)),
        Msg::Make(MakeMsg::Measure),
    ] {
        let mut page = before.clone();
        page.send(msg.clone()).check();
        assert_eq!(page.session.making().expect("the dialog").nearest, None, "{msg:?}");
    }
}

#[test]
fn what_cannot_be_is_said_at_once() {
    let mut page = dialog("");
    let mut check = |asked: MeasureForm, fault: MeasureError| {
        page.send(form(asked)).send(MakeMsg::Measure).check();
        assert!(page.asked.is_none());
        assert_eq!(page.session.not_made(), Some(&MakeError::Measure(fault)));
    };
    check(MeasureForm { clues: Some(81), ..MeasureForm::default() }, MeasureError::TooManyClues);
    check(
        MeasureForm { clues: Some(u16::MAX), or_fewer: true, ..MeasureForm::default() },
        MeasureError::TooManyClues,
    );
    check(
        MeasureForm { clues: Some(30), draws: true, drawn: CellSet::EMPTY, ..MeasureForm::default() },
        MeasureError::Pattern,
    );
    page.send(form(MeasureForm::default()));
    assert_eq!(page.session.not_made(), None);
    page.send(MakeMsg::Measure).work().check();
    assert_eq!(page.session.dialog(), None);
}

#[test]
fn cells_are_drawn_in_the_symmetry() {
    let mut page = dialog("A");
    let drawn = |page: &Page| -> Vec<usize> {
        page.session.making().expect("the dialog").form.drawn.iter().map(Cell::index).collect()
    };
    let make = |msg: MakeMsg| Msg::Make(msg);
    page.send(form(MeasureForm { draws: true, ..MeasureForm::default() }));
    page.send(make(MakeMsg::Draw(Cell::at(1), true)));
    assert_eq!(drawn(&page), [1, 79]);
    page.send(make(MakeMsg::Draw(Cell::at(79), false)));
    assert_eq!(drawn(&page), [0usize; 0]);
    page.send(form(MeasureForm { draws: true, symmetry: Symmetry::Full, ..MeasureForm::default() }));
    page.send(make(MakeMsg::Draw(Cell::at(1), true)));
    assert_eq!(drawn(&page), [1, 7, 9, 17, 63, 71, 73, 79]);
    page.send(form(MeasureForm { draws: true, symmetry: Symmetry::None, ..MeasureForm::default() }));
    // By keys: the pen moves as directed, and draws or removes.
    let pen = |page: &Page| page.session.making().expect("the dialog").pen.index();
    page.send(make(MakeMsg::Draw(Cell::at(40), true)));
    assert_eq!(pen(&page), 40);
    for direction in [Direction::Left, Direction::Up, Direction::RowStart] {
        page.send(make(MakeMsg::Pen(direction)));
    }
    assert_eq!((pen(&page), drawn(&page)), (27, vec![40]));
    page.send(make(MakeMsg::Press));
    assert_eq!(drawn(&page), [27, 40]);
    page.send(make(MakeMsg::Press));
    assert_eq!(drawn(&page), [40]);
    // A cell outside the board is ignored, and another size has other cells.
    page.send(make(MakeMsg::Draw(Cell::at(81), true)));
    assert_eq!(drawn(&page), [40]);
    page.send(make(MakeMsg::DrawGivens));
    assert_eq!(drawn(&page), [40], "the board has another size");
    page.send(puzzle_form(Shape::S4, Level::Easy, "A"));
    assert_eq!((drawn(&page).len(), pen(&page)), (0, 0));
    page.send(make(MakeMsg::DrawGivens));
    let givens: Vec<usize> = page.session.game().clues().filled().map(|(cell, _)| cell.index()).collect();
    assert_eq!(drawn(&page), givens);
    page.send(make(MakeMsg::Clear));
    assert!(drawn(&page).is_empty());
    // The givens of the puzzle are the drawn ones.
    page.send(make(MakeMsg::DrawGivens)).send(make(MakeMsg::Measure)).work().check();
    if page.session.dialog().is_some() {
        page.send(make(MakeMsg::PlayNearest)).check();
    }
    let clues = page.session.game().clues().clone();
    assert!(givens.iter().all(|&cell| clues.get(Cell::at(cell)).is_some()), "{clues}");
}

#[test]
fn the_puzzle_of_the_day() {
    let mut page = dialog("a seed that does not count");
    page.at.day = 20_778;
    let date = Date { year: 2026, month: 11, day: 21 };
    page.send(puzzle_form(Shape::S4, Level::Easy, "")).check();
    assert_eq!(page.session.making().expect("the dialog").today.daily.date, date);
    // Midnight passes while the button shows the day.
    page.at.day += 1;
    page.send(MakeMsg::Daily(Level::Easy, date)).check();
    page.work().check();
    let made = page.drawn();
    assert_eq!(page.session.head(page.at.now).day, Some(date));
    assert_eq!(page.session.cards(page.at.now)[0].day, Some(date));
    // Another player gets the same puzzle, and the next day has another.
    let mut other = Page::new(puzzle(ARTICLE));
    (other.at.day, other.at.chance) = (20_778, 1234);
    other.send(PageMsg::Open(Dialog::New)).send(puzzle_form(Shape::S4, Level::Easy, "x"));
    other.send(MakeMsg::Daily(Level::Easy, date)).work();
    assert_eq!(other.drawn(), made);
    other.at.day += 1;
    other.send(PageMsg::Open(Dialog::New));
    let next = other.session.making().expect("the dialog").today.daily.date;
    other.send(MakeMsg::Daily(Level::Easy, next)).work();
    assert_ne!(other.drawn(), made);
    // The record has the day, and no other puzzle has one.
    assert_eq!(page.on_disk().origin().spec.as_deref().map(|text| text.ends_with("2026-11-21")), Some(true));
    page.send(TextMsg::Paste(ARTICLE.into())).work();
    assert_eq!(page.session.head(page.at.now).day, None);
}

#[test]
fn a_day_has_killers_too() {
    let mut page = dialog("");
    page.at.day = 20_778;
    let date = Date { year: 2026, month: 11, day: 21 };
    let form = |variant| {
        MakeMsg::Puzzle(PuzzleForm {
            shape: Shape::S4.clone(),
            variant: Some(variant),
            ..PuzzleForm::default()
        })
    };
    page.send(form(Variant::Killer(Cages::BesideDigits))).check();
    let made = |page: &mut Page| {
        page.work().check();
        page.session.game().origin().spec.clone().expect("how it was made")
    };
    // Only one kind of killer has puzzles of the day.
    page.send(MakeMsg::Daily(Level::Easy, date));
    assert_eq!(made(&mut page), "d2.2.easy.2026-11-21");
    page.send(PageMsg::Open(Dialog::New)).send(form(Variant::Killer(Cages::Anywhere)));
    page.send(MakeMsg::Daily(Level::Medium, date));
    assert_eq!(made(&mut page), "d2.2c.medium.2026-11-21");
    assert!(page.session.shape().has_sums());
    assert_eq!(page.session.head(page.at.now).day, Some(date));
    let (killer, classic) = ("d2.2c.medium.2026-11-21", "d2.2.medium.2026-11-21");
    page.place_right(16).check();
    let has = |text: &str| page.session.book().has_daily(&text.parse().expect("a day"));
    assert!(page.session.game().is_finished() && has(killer) && !has(classic));
}

#[test]
fn the_form_keeps_the_kind_of_cages() {
    let mut page = dialog("");
    let wanted = Some(Variant::Killer(Cages::BesideDigits));
    let form = PuzzleForm { shape: Shape::S4.clone(), variant: wanted, ..PuzzleForm::default() };
    page.send(MakeMsg::Puzzle(form)).send(MakeMsg::Start(Level::Easy)).work().check();
    let clues = page.session.game().clues();
    assert!(clues.shape().has_sums() && clues.filled_count() > 0);
    page.send(PageMsg::Open(Dialog::New)).check();
    assert_eq!(page.session.puzzle_form().variant, wanted);
    page.send(MakeMsg::Many).check();
}

#[test]
fn the_card_of_today_knows_how_far_the_player_is() {
    let mut page = Page::new(puzzle(ARTICLE));
    // A Monday, whose puzzle is easy.
    page.at.day = 20_780;
    let today = |page: &mut Page| {
        page.show(Panel::New);
        page.session.making().expect("the place").today
    };
    let card = today(&mut page);
    assert_eq!(
        (card.daily.shape, card.daily.level, card.stage),
        (Shape::S9.clone(), Level::Easy, Stage::Open)
    );
    page.send(MakeMsg::Today(card.daily.date)).work().check();
    assert_eq!((page.session.dialog(), page.session.panel()), (None, Panel::Play));
    assert_eq!(today(&mut page).stage, Stage::Begun);
    // To go on with it makes nothing new.
    page.place_right(1).show(Panel::New).send(MakeMsg::Today(card.daily.date)).check();
    assert_eq!((page.session.panel(), page.session.job()), (Panel::Play, None));
    let empty = 81 - page.session.game().clues().filled_count();
    page.place_right(empty - 1).check();
    assert_eq!((today(&mut page).stage, today(&mut page).streak), (Stage::Done, 1));
    // Another easy puzzle on the next day is not that day's.
    page.at.day += 1;
    assert_eq!((today(&mut page).stage, today(&mut page).daily.level), (Stage::Open, Level::Medium));
}

#[test]
fn a_recipe_in_place_of_a_seed() {
    let text = "m2.2.random.half-turn.tries-20.00000001";
    let mut page = dialog(text);
    page.send(MakeMsg::Measure).check();
    assert_eq!(asked(&page).to_string(), text);
    page.work();
    let made = page.drawn();
    assert_eq!((page.session.shape(), page.session.game().origin().spec.as_deref()), (Shape::S4, Some(text)));
    // A link gives the same.
    let mut page = Page::new(puzzle(ARTICLE));
    page.send(LinkMsg::Open(format!("#s={text}"))).check();
    assert_eq!((page.session.notice(), page.session.dialog()), (Some(&Notice::OpeningLink), None));
    page.work().check();
    assert_eq!((page.drawn(), page.link.clone()), (made.clone(), Some(format!("#p={made}"))));
    page.send(LinkMsg::Open(format!("#s={text}")));
    assert!(page.asked.is_none(), "it is on the board");
    // An error appears at the source of the text.
    let bad = "m1.2.random.half-turn.tries-20.00000001";
    let mut page = dialog(bad);
    page.send(MakeMsg::Measure).check();
    let refused = page.session.refusal().cloned().expect("a refusal");
    assert!(matches!(&refused, Refusal::Recipe(error) if error.version() == Some(1)), "{refused:?}");
    assert!(page.asked.is_none());
    assert_eq!(page.session.dialog(), Some(Dialog::New));
    assert_eq!(page.drawn(), SMALL);
    page.send(puzzle_form(Shape::S4, Level::Easy, ""));
    assert_eq!(page.session.refusal(), None);
    page.send(PageMsg::Dismiss).send(LinkMsg::Open(format!("#s={bad}"))).check();
    assert_eq!(page.session.notice(), Some(&Notice::LinkRefused(refused)));
    page.send(LinkMsg::Open("#s=2.2.hard.random.none.00000001".into()));
    let none = Refusal::Recipe(RecipeError::NoSuchLevel(Level::Hard, Shape::S4.clone()));
    assert_eq!(page.session.notice(), Some(&Notice::LinkRefused(none)));
    // If none is found, the message for a link appears where the player can ask for another.
    page.send(LinkMsg::Open("#s=2.3.extreme.random.full.00000001".into()));
    let job = page.session.job().expect("a job").id;
    let none = MakeError::NotFound(9);
    page.asked = None;
    page.answer(job, Answer::Made(Err(none.clone()))).check();
    assert_eq!((page.session.dialog(), page.session.not_made()), (Some(Dialog::New), Some(&none)));
    assert_eq!((page.session.notice(), page.link.clone()), (None, Some(format!("#p={SMALL}"))));
}

/// The custom form that asks for a level and no more.
fn by_level(level: Level) -> Msg {
    let logic = Logic { level: Some(level), ..Logic::default() };
    form(MeasureForm { logic, ..MeasureForm::default() })
}

/// A page after an easy 4×4 was made and then nothing for a while.
fn quiet() -> Page {
    let mut page = small();
    page.send(PageMsg::Open(Dialog::New))
        .send(puzzle_form(Shape::S4, Level::Easy, ""))
        .send(MakeMsg::Start(Level::Easy))
        .work();
    page.wait(QUIET);
    page
}

fn spare(page: &mut Page) -> bool {
    let due = page.session.due(page.at.now);
    due.map(|msg| page.send(msg)).is_some() && page.spare.is_some()
}

/// The second worker carries out its request.
fn work_spare(page: &mut Page) {
    let request = page.spare.clone().expect("something to do");
    let answer = sudoku_core::wire::serve(request.task, Locale::ENGLISH, &mut |_| {});
    page.answer(request.job, answer).check();
    assert_eq!(page.spare, None, "it is ended when it is done");
}

#[test]
fn puzzles_are_made_for_later_while_nothing_is_asked() {
    let mut page = quiet();
    for count in 1..=OF_EACH {
        page.at.chance = count as u64;
        assert!(spare(&mut page));
        assert!(!spare(&mut page) || page.spare.is_some(), "one at a time");
        assert_eq!(page.session.job(), None, "nobody sees it work");
        work_spare(&mut page);
        assert_eq!(page.session.spares().len(), count);
    }
    assert_eq!(page.session.due(page.at.now), None, "there are enough");
    let kept = page.stock.clone().expect("a text");
    // The next puzzle of this kind appears immediately, and is the one of its seed.
    page.send(PageMsg::Open(Dialog::New)).send(MakeMsg::Start(Level::Easy)).check();
    assert!(page.asked.is_none());
    assert_eq!(page.session.dialog(), None);
    assert_eq!(page.session.job(), None);
    let spec: Spec = page.session.game().origin().spec.as_deref().expect("a spec").parse().expect("a spec");
    let again = sudoku_core::generate(&spec, &mut |_| std::ops::ControlFlow::Continue(())).expect("a puzzle");
    assert_eq!(
        (page.session.game().puzzle(), page.session.head(0).level),
        (Some(&again.puzzle), Some(again.graded.level))
    );
    assert_eq!(page.session.spares().len(), OF_EACH - 1);
    assert_ne!(page.stock.as_ref(), Some(&kept), "what is played is kept no more");
    // A given seed is used as it is, and other wishes are made on request.
    for msg in [puzzle_form(Shape::S4, Level::Easy, "mine"), puzzle_form(Shape::S9, Level::Easy, "")] {
        let mut page = page.clone();
        page.send(PageMsg::Open(Dialog::New)).send(msg).send(by_level(Level::Easy)).send(MakeMsg::Measure);
        assert!(page.asked.is_some());
        assert_eq!(page.session.spares().len(), OF_EACH - 1);
    }
    // It is there again on another visit, and another tab reports that it took one.
    let mut page = small();
    page.send(MakeMsg::SparesRead(kept));
    page.send(PageMsg::Open(Dialog::New))
        .send(puzzle_form(Shape::S4, Level::Easy, ""))
        .send(MakeMsg::Start(Level::Easy))
        .check();
    assert!(page.asked.is_none());
    let other = page.stock.clone().expect("a text");
    let mut page = quiet();
    page.send(MakeMsg::SparesRead(other));
    assert_eq!(page.session.spares().len(), OF_EACH - 1);
}

#[test]
fn nobody_waits_for_what_is_made_for_later() {
    let check = |msg: Msg, goes_on: bool| {
        let mut page = quiet();
        assert!(spare(&mut page));
        page.send(msg.clone()).check();
        assert_eq!(page.spare.is_some(), goes_on, "{msg:?}");
    };
    check(Msg::Make(MakeMsg::Start(Level::Easy)), false);
    check(Msg::Make(MakeMsg::Daily(Level::Easy, Date::of_day(20_778))), false);
    check(Msg::Text(TextMsg::Paste(ARTICLE.into())), false);
    check(Msg::Machine(MachineMsg::Browser(BrowserMsg::Visible(false))), false);
    check(Msg::Input(InputMsg::Go(Direction::Left)), true);
    check(Msg::Page(PageMsg::Open(Dialog::Games)), true);
    // It starts only when no other work is in progress.
    let mut page = quiet();
    assert!(page.session.due(page.at.now - 1).is_none(), "somebody has just done something");
    page.send(BrowserMsg::Visible(false));
    page.wait(QUIET);
    assert_eq!(page.session.due(page.at.now), None, "nobody looks");
    page.send(BrowserMsg::Visible(true)).send(TextMsg::Paste(ARTICLE.into())).wait(QUIET);
    assert_eq!(page.session.due(page.at.now), None, "the worker works");
    page.work().wait(QUIET);
    assert_eq!(page.session.due(page.at.now), Some(Msg::Make(MakeMsg::Spare)));
    // A late message requests nothing.
    page.send(TextMsg::Paste(SMALL.into())).send(MakeMsg::Spare);
    assert!(page.spare.is_none());
    // A dropped job has no effect, and a kind that cannot be made is not tried again.
    let mut page = quiet();
    spare(&mut page);
    let late = page.spare.clone().expect("a question");
    page.send(TextMsg::Paste(ARTICLE.into())).work().wait(QUIET);
    page.answer(late.job, Answer::Made(Err(MakeError::NotFound(1))));
    assert!(spare(&mut page));
    let job = page.spare.clone().expect("a question").job;
    page.answer(job, Answer::Made(Err(MakeError::NotFound(1)))).check();
    assert_eq!((page.session.due(page.at.now), page.session.notice().cloned()), (None, None));
    // Nor is a kind with only a near result, which is not stored.
    let mut page = quiet();
    spare(&mut page);
    let request = page.spare.clone().expect("a question");
    let Answer::Made(Ok(mut fitted)) = sudoku_core::wire::serve(request.task, Locale::ENGLISH, &mut |_| {})
    else {
        panic!("an easy 4×4")
    };
    fitted.lacks.push(Lack::Logic(Flaw::Level(Level::Easy)));
    page.answer(request.job, Answer::Made(Ok(fitted))).check();
    assert_eq!(page.session.spares().len(), 0);
    assert_eq!(page.session.due(page.at.now), None);
}

#[test]
fn the_stock_is_small_and_its_text_is_whole() {
    let kind = |level| Kind {
        shape: Shape::S4.clone(),
        level,
        ..Kind::of(&PuzzleForm::default().spec(Seed::new(1)))
    };
    let mut stock = Spares::default();
    assert_eq!((stock.wanted(), Spares::read(&stock.write())), (None, stock.clone()));
    for level in Level::ALL {
        stock.play(kind(level));
    }
    assert_eq!(stock.wanted(), Some(kind(Level::Extreme)), "the kind played last");
    let text = stock.write();
    let same = Spares::read(&text);
    assert_eq!(same, stock);
    assert_eq!(text.matches(".half-turn.").count(), KINDS);
    for bad in ["", "1||", "nonsense", &text[1..], &text[..text.len() - 1], &text.replace("extreme", "easy")]
    {
        assert_eq!(Spares::read(bad), Spares::default(), "{bad:?}");
    }
    // However many are made, their number has a limit, and kinds no longer played are dropped.
    let mut page = quiet();
    for shape in [Shape::S4, Shape::S9] {
        page.send(puzzle_form(shape, Level::Easy, "")).send(MakeMsg::Start(Level::Easy)).work().wait(QUIET);
        while spare(&mut page) {
            page.at.chance += 1;
            work_spare(&mut page);
        }
    }
    let text = page.stock.clone().expect("a text");
    let stock = Spares::read(&text);
    assert_eq!((stock.len(), &stock), (2 * OF_EACH, page.session.spares()));
    let mut stock = stock;
    for level in [Level::Medium, Level::Hard, Level::Extreme] {
        stock.play(kind(level));
    }
    assert!(stock.is_empty());
    assert!(page.cmds.iter().any(|cmd| matches!(cmd, Cmd::Disk(DiskCmd::SaveSpares(kept)) if *kept == text)));
}
