//! Exercises: their answers, their responses, the log of attempts, and the path through the units.

use crate::{common::puzzle, page::Page};
use std::collections::BTreeSet;
use sudoku_core::{
    Candidate, Cell, Digit, House, Level, Shape, Technique,
    marks::Role,
    step::{Step, reply::Fault},
};
use sudoku_play::{
    features::learn::{
        Activity, Ending, Mistake, Newest, Said, UNITS, cases, played,
        view::{ChapterLine, DrillView, LearnPath, LearnPlace, Stands, has_words},
        worth_most,
    },
    input::queried::{Places, Queried},
    keys::{self, Key, Modifiers},
    messages::{BrowserMsg, Course, DrillMsg, ExampleMsg, LearnMsg, LearnTexts, PageMsg},
    saved::{
        book::Finish,
        memory::Grade,
        practice::{Attempt, AttemptKind, Dots, Practice},
        settings::Settings,
    },
    session::IDLE_AFTER,
    taught::TeachingEvent,
    ui::{Dialog, Direction, Panel},
    view::{Ink, NoteKind},
    walk::stages::Stage,
};

const PROSE: &str = include_str!("../../../../learn/learn-en.txt");
const EXAMPLES: &str = include_str!("../../../../learn/learn-examples.txt");
const DRILLS: &str = include_str!("../../../../learn/learn-drills.txt");
const EASY: &str = "..3..82.4.2..64.1.9.......8.8............698.......5....49.7.3.8....1....7..5.4..";

fn place(page: &Page) -> LearnPlace {
    page.session.learn_view().expect("Learn").place
}

fn drill(page: &Page) -> DrillView {
    match place(page) {
        LearnPlace::Drill(drill) => *drill,
        other => panic!("{other:?}"),
    }
}

/// What is wrong with the last answer.
fn fault(view: &DrillView) -> Fault {
    match &view.said {
        Said::Reply(reply) => reply.fault.clone(),
        other => panic!("{other:?}"),
    }
}

/// The kind of an exercise of a technique.
fn kind(view: &DrillView) -> AttemptKind {
    match view.activity {
        Activity::Learn(kind) => kind,
        other => panic!("{other:?}"),
    }
}

fn begin(course: Course) -> Page {
    let mut page = Page::new(puzzle(EASY));
    page.send(LearnMsg::Path);
    let (prose, examples) = (PROSE.into(), EXAMPLES.into());
    page.send(LearnMsg::Read(Some(LearnTexts {
        prose,
        examples,
        pictures: String::new(),
        often: String::new(),
    })));
    page.send(LearnMsg::Cases(Some(DRILLS.into())));
    page.send(LearnMsg::Begin(course));
    settle(&mut page);
    go_on(&mut page);
    page
}

/// Goes on from the lessons before a unit.
fn go_on(page: &mut Page) {
    while matches!(place(page), LearnPlace::Lesson(_)) {
        page.send(LearnMsg::Taught);
        settle(page);
    }
}

/// Lets the worker finish, if it has a question.
fn settle(page: &mut Page) {
    if page.asked.is_some() {
        page.work();
    }
}

/// Does something in the exercise, and lets the worker finish.
fn act(page: &mut Page, msg: DrillMsg) -> DrillView {
    page.send(LearnMsg::Drill(msg));
    settle(page);
    drill(page)
}

/// Answers with a candidate.
fn answer(page: &mut Page, Candidate { cell, digit }: Candidate) -> DrillView {
    act(page, DrillMsg::Select(cell));
    act(page, DrillMsg::Answer(digit))
}

/// The steps of the technique on the board of the exercise.
fn steps(page: &Page, technique: Technique) -> Vec<Step> {
    page.session.learn_steps().iter().filter(|step| step.technique() == technique).cloned().collect()
}

/// The solution of the exercise's puzzle.
fn solution(view: &DrillView) -> sudoku_core::Grid {
    let board = view.board.as_ref().expect("a board");
    puzzle(&board.givens.to_string()).solution().clone()
}

/// A conclusion of a step.
fn concluded(step: &Step) -> Candidate {
    step.placed().or_else(|| step.eliminated().first().copied()).expect("a conclusion")
}

#[test]
fn an_exercise_accepts_each_conclusion_of_its_technique() {
    for technique in [Technique::HiddenSingle, Technique::NakedPair, Technique::XWing, Technique::XyChain] {
        let mut page = begin(Course::Technique(technique, Shape::S9.clone()));
        let view = drill(&page);
        assert_eq!(
            (kind(&view), view.technique, view.number),
            (AttemptKind::Find, Some(technique), (1, None))
        );
        let step = steps(&page, technique).pop().expect("a step");
        let view = answer(&mut page, concluded(&step));
        assert!(matches!(view.ending, Some(Ending::Found(_))), "{technique:?}: {:?}", view.said);
        let told = view.board.expect("a board").telling.expect("the reason");
        assert_eq!(told.0, technique);
        // The attempt is in the log, and on the disk.
        let kept: Vec<Attempt> = page.practice.values().filter_map(|text| Attempt::read(text).ok()).collect();
        let last = kept.last().expect("an attempt");
        assert!(last.technique == technique && last.is_unaided() && last.kind == AttemptKind::Find);
        assert_eq!(page.session.practice().skill(technique, None).dots, Dots::FoundOne);
        // The next exercise is another one.
        let before = drill(&page).board.expect("a board").digits;
        let view = act(&mut page, DrillMsg::Next);
        assert_eq!((view.number, view.ending, view.said), ((2, None), None, Said::Nothing));
        assert_ne!(view.board.expect("a board").digits, before);
    }
}

/// An exercise about sums shows the cages of its puzzle, takes what the sum says, and asks for no reason, since no
/// argument adds up cages.
#[test]
fn an_exercise_about_sums_has_its_cages() {
    for technique in Technique::ALL.into_iter().filter(|one| one.needs_sums()) {
        let mut page = begin(Course::Technique(technique, Shape::S9.clone()));
        let view = drill(&page);
        assert!(view.shape.has_sums() && view.asks_why.is_none(), "{technique:?}");
        let step = steps(&page, technique).into_iter().next().expect("a step");
        let view = answer(&mut page, concluded(&step));
        assert!(view.ending.is_some(), "{technique:?}: {view:?}");
        let last = page.session.practice().attempts().last().expect("an attempt").clone();
        assert_eq!((last.technique, last.shape), (technique, Shape::S9.clone()));
    }
}

#[test]
fn a_wrong_answer_gets_its_reason_and_can_be_mended() {
    let mut page = begin(Course::Technique(Technique::NakedPair, Shape::S9.clone()));
    let view = drill(&page);
    let (solution, board) = (solution(&view), view.board.expect("a board"));
    let (cell, _) = board.small[0];
    let right = Candidate::new(cell, solution.get(cell).expect("a digit"));
    assert!(!drill(&page).has_miss);
    let view = answer(&mut page, right);
    assert!(view.said.is_mistake());
    assert!(matches!(fault(&view), Fault::Untrue | Fault::Clash(_) | Fault::Without(_)));
    // The common mistake of the technique takes the place of the reply, on request.
    let view = act(&mut page, DrillMsg::Miss);
    assert!(view.has_miss && view.newest == Newest::Miss && view.miss.is_some_and(|miss| !miss.is_empty()));
    let view = act(&mut page, DrillMsg::Miss);
    assert!(view.miss.is_none() && view.newest == Newest::Said);
    // A candidate that is wrong in the end, but not by a pair.
    let pairs = steps(&page, Technique::NakedPair);
    let other = board.small.iter().find_map(|(cell, digits)| {
        let mut candidates = digits.iter().map(|digit| Candidate::new(*cell, digit));
        candidates.find(|one| {
            solution.get(*cell) != Some(one.digit)
                && pairs.iter().all(|step| !step.eliminated().contains(one))
        })
    });
    let other = other.expect("a candidate");
    let view = answer(&mut page, other);
    assert!(matches!(fault(&view), Fault::Unproven { shown: false } | Fault::Without(_)));
    assert!(!view.said.is_mistake(), "it is true for another reason");
    // A digit beside the candidates costs nothing.
    let filled = board.digits.filled().next().expect("a digit").0;
    let none = Candidate::new(filled, Digit::at(0));
    assert!(matches!(fault(&answer(&mut page, none)), Fault::Filled(_)));
    let view = answer(&mut page, concluded(&pairs[0]));
    assert!(matches!(view.ending, Some(Ending::Found(_))));
    let attempt = page.practice.values().filter_map(|text| Attempt::read(text).ok()).next_back();
    let attempt = attempt.expect("an attempt");
    assert_eq!((attempt.wrong, attempt.help, attempt.found), (2, 0, true));
    assert_eq!(attempt.grade(), Grade::Hard);
    // The board stays as it is until the next one.
    let before = page.practice.len();
    act(&mut page, DrillMsg::Answer(Digit::at(0)));
    assert_eq!(page.practice.len(), before);
}

#[test]
fn a_hint_has_its_stages_and_then_the_answer() {
    let mut page = begin(Course::Technique(Technique::XWing, Shape::S9.clone()));
    let view = act(&mut page, DrillMsg::Help);
    assert_eq!((view.stage, view.ending), (Some(Stage::Where), None));
    assert!(view.board.as_ref().expect("a board").whereabouts.is_some());
    assert_eq!(view.newest, Newest::Hint);
    // A hint takes the place of a reply, and the other way round.
    let cell = Cell::all(Shape::S9)
        .find(|&cell| view.board.as_ref().is_some_and(|board| board.digits.get(cell).is_some()));
    let view = answer(&mut page, Candidate::new(cell.expect("a digit"), Digit::at(0)));
    assert_eq!((view.newest, view.stage), (Newest::Said, Some(Stage::Where)));
    let view = act(&mut page, DrillMsg::Help);
    assert_eq!((view.stage, view.newest, view.said), (Some(Stage::What), Newest::Hint, Said::Nothing));
    let view = act(&mut page, DrillMsg::Help);
    assert_eq!(view.ending, Some(Ending::Shown));
    let attempt = page.practice.values().filter_map(|text| Attempt::read(text).ok()).next_back();
    let attempt = attempt.expect("an attempt");
    assert!(!attempt.found && attempt.grade() == Grade::Again);
}

#[test]
fn an_exercise_shows_the_part_that_it_promises() {
    let unit = UNITS.iter().position(|unit| unit.techniques == [Technique::XWing]).expect("the unit");
    let mut page = begin(Course::Unit(unit));
    // The pattern is shown, and not the conclusion.
    let view = drill(&page);
    assert_eq!((kind(&view), view.number.0), (AttemptKind::Conclude, 1));
    let step = steps(&page, Technique::XWing)[0].clone();
    let marked = |view: &DrillView| -> BTreeSet<Candidate> {
        view.board.as_ref().expect("a board").drawing().marks.iter().map(|mark| mark.candidate).collect()
    };
    let shown = marked(&view);
    assert!(!shown.is_empty() && step.eliminated().iter().all(|gone| !shown.contains(gone)));
    answer(&mut page, concluded(&step));
    // The conclusion is shown, and the cells of the pattern are the answer.
    let view = act(&mut page, DrillMsg::Next);
    assert_eq!(kind(&view), AttemptKind::Pattern);
    let step = steps(&page, Technique::XWing)[0].clone();
    let shown = marked(&view);
    assert_eq!(shown, step.eliminated().iter().copied().collect());
    let outside = step.eliminated()[0].cell;
    assert!(matches!(fault(&act(&mut page, DrillMsg::Select(outside))), Fault::Effect(_)));
    for cell in Cell::all(Shape::S9) {
        let before = drill(&page).said;
        act(&mut page, DrillMsg::Select(cell));
        if let Said::Reply(_) = drill(&page).said {
            continue;
        }
        assert!(drill(&page).ending.is_some() || drill(&page).said != before);
        if drill(&page).ending.is_some() {
            break;
        }
    }
    assert_eq!(drill(&page).ending, Some(Ending::Found(0)));
    // Then nothing is shown.
    let view = act(&mut page, DrillMsg::Next);
    assert!(kind(&view) == AttemptKind::Find && marked(&view).is_empty());
}

/// The end of a series says how it went, and offers the kinds that were not right at once.
#[test]
fn a_series_ends_with_a_report_and_what_was_missed() {
    let mut page = begin(Course::Unit(0));
    settle(&mut page);
    let finish = |page: &mut Page| {
        let step = page.session.learn_steps()[0].clone();
        answer(page, step.placed().expect("a single"));
        assert!(matches!(drill(page).ending, Some(Ending::Found(_))));
    };
    let of = drill(&page).number.1.expect("a series");
    for number in 0..of {
        match number {
            0 => {
                act(&mut page, DrillMsg::Show);
            }
            1 => {
                act(&mut page, DrillMsg::Help);
                finish(&mut page);
            }
            _ => finish(&mut page),
        }
        assert_eq!(drill(&page).report, None);
        act(&mut page, DrillMsg::Next);
        page.wait(1);
    }
    assert_eq!((drill(&page).over, drill(&page).report), (true, Some((of - 2, of))));
    act(&mut page, DrillMsg::Missed);
    settle(&mut page);
    assert_eq!((drill(&page).over, drill(&page).number), (false, (of + 1, Some(of + 2))));
    for _ in 0..2 {
        finish(&mut page);
        act(&mut page, DrillMsg::Next);
        page.wait(1);
    }
    assert_eq!(drill(&page).report, Some((2, 2)));
    // Nothing is left to repeat.
    act(&mut page, DrillMsg::Missed);
    assert!(drill(&page).over);
}

/// The selected cell is in the marked part, so that the first press is no accident.
#[test]
fn an_exercise_begins_inside_its_marks() {
    for techniques in [
        &[Technique::FullHouse][..],
        &[Technique::HiddenSingle],
        &[Technique::NakedSingle],
        &[Technique::XWing],
    ] {
        let unit = UNITS.iter().position(|unit| unit.techniques == techniques && unit.shape == Shape::S9);
        let page = begin(Course::Unit(unit.expect("a unit")));
        let board = drill(&page).board.expect("a board");
        let geometry = Shape::S9.geometry();
        let is_marked = board.marks.candidates.iter().any(|(one, _)| one.cell == board.cursor)
            || board.marks.cells.iter().any(|(cell, _)| *cell == board.cursor)
            || board.marks.houses.iter().any(|(house, _)| geometry.cells(*house).contains(&board.cursor));
        assert!(is_marked, "{techniques:?}: {:?} in {:?}", board.cursor, board.marks);
    }
}

/// A reply has its marks beside those of the exercise, until another text takes its place.
#[test]
fn a_reply_marks_what_refutes_the_answer() {
    let unit = UNITS.iter().position(|unit| unit.techniques == [Technique::XWing]).expect("the unit");
    let mut page = begin(Course::Unit(unit));
    let before = drill(&page).board.expect("a board");
    let step = steps(&page, Technique::XWing)[0].clone();
    let digit = step.eliminated()[0].digit;
    let covers: Vec<House> =
        before.marks.houses.iter().filter(|(_, role)| *role == Role::Aid).map(|(house, _)| *house).collect();
    let is_beside =
        |cell: Cell| covers.iter().all(|&house| !Shape::S9.geometry().cells(house).contains(&cell));
    let outside = before.small.iter().find(|(cell, digits)| digits.contains(digit) && is_beside(*cell));
    let outside = outside.expect("a candidate outside the cover").0;
    let view = answer(&mut page, Candidate::new(outside, digit));
    assert_eq!(fault(&view), Fault::OutsideHouses(covers.clone()));
    let now = view.board.expect("a board").marks;
    let role = if view.said.is_mistake() { Role::Clash } else { Role::Lit };
    assert!(covers.iter().all(|&house| now.houses.contains(&(house, role))), "{now:?}");
    assert_eq!(now.candidates, before.marks.candidates);
    let view = act(&mut page, DrillMsg::Help);
    assert_eq!((view.newest, view.said), (Newest::Hint, Said::Nothing));
    assert!(view.board.expect("a board").marks.houses.iter().all(|(_, role)| *role == Role::House));
}

/// A whole unit, answered by its steps; some boards lack the technique.
#[test]
fn a_unit_runs_to_its_end() {
    for techniques in [&[Technique::XWing][..], &[Technique::HiddenSingle], &[Technique::HiddenPair]] {
        let unit = UNITS.iter().position(|unit| unit.techniques == techniques && unit.shape == Shape::S9);
        let mut page = begin(Course::Unit(unit.expect("a unit")));
        let (_, length) = drill(&page).number;
        let mut kinds = BTreeSet::new();
        for number in 1..=length.expect("an end") {
            let view = drill(&page);
            assert_eq!(view.number.0, number);
            kinds.insert(kind(&view));
            assert!(kind(&view) != AttemptKind::Mixed || view.technique.is_none(), "it is unnamed");
            let all = page.session.learn_steps();
            match all.first().cloned() {
                None => {
                    assert_eq!(kind(&view), AttemptKind::Here);
                    assert_eq!(act(&mut page, DrillMsg::Absent).ending, Some(Ending::NotThere));
                }
                Some(_) if kind(&view) == AttemptKind::Pattern => {
                    for cell in Cell::all(Shape::S9) {
                        act(&mut page, DrillMsg::Select(cell));
                    }
                }
                Some(step) => {
                    if kind(&view) == AttemptKind::Here {
                        assert_eq!(fault(&act(&mut page, DrillMsg::Absent)), Fault::Present);
                    }
                    act(&mut page, DrillMsg::Place(step.placed().is_some()));
                    answer(&mut page, concluded(&step));
                }
            }
            assert!(drill(&page).ending.is_some(), "{:?}", drill(&page));
            act(&mut page, DrillMsg::Confirm);
        }
        assert!(drill(&page).over && kinds.contains(&AttemptKind::Mixed));
        page.send(LearnMsg::Make);
        assert_eq!(page.session.dialog(), Some(Dialog::New), "a puzzle that needs it");
    }
}

#[test]
fn the_path_has_its_units_and_goes_on_where_it_stopped() {
    assert!((55..=60).contains(&UNITS.len()), "{}", UNITS.len());
    let chapters: Vec<_> = UNITS.iter().map(|unit| unit.chapter).collect();
    assert!(chapters.is_sorted());
    assert_eq!(chapters.iter().collect::<std::collections::HashSet<_>>().len(), 15);
    let page = begin(Course::Unit(0));
    let mut practice = Practice::default();
    let next = |page: &Page| {
        let LearnPlace::Path(path) = place(page) else { panic!("the path") };
        path.next
    };
    let mut page = page;
    page.send(LearnMsg::Path);
    assert_eq!(next(&page), Some(0));
    let unit = UNITS[0];
    practice.add(attempt(1, unit.techniques[0], unit.shape, AttemptKind::Find));
    page.send(sudoku_play::messages::LearnMsg::PracticeRead(Ok(practice.attempts().cloned().collect())));
    assert_eq!(next(&page), Some(1));
    // The first unit is climbed, the second is the one to climb, and offers beside the path count for nothing.
    let LearnPlace::Path(path) = place(&page) else { panic!("the path") };
    assert_eq!(path.chapters.iter().flat_map(|one| &one.units).count(), UNITS.len());
    assert_eq!(path.done(), (1, UNITS.iter().filter(|unit| unit.is_on_the_way()).count()));
    let stands: Vec<Stands> = path.chapters[0].units.iter().map(|unit| unit.stands).collect();
    assert_eq!(stands, [Stands::Done, Stands::Next, Stands::Ahead]);
    let here: Vec<bool> = path.chapters.iter().map(ChapterLine::is_here).collect();
    assert_eq!(here.iter().position(|here| *here), Some(0));
    assert_eq!(here.iter().filter(|here| **here).count(), 1);
}

#[test]
fn a_name_is_found_by_its_words_in_any_order() {
    for wanted in ["", " ", "x-wing", "X-W", "WING finned", "finned x"] {
        assert!(has_words("Finned X-Wing", wanted), "{wanted}");
    }
    for wanted in ["y", "ing", "finned swordfish", "finnedx"] {
        assert!(!has_words("Finned X-Wing", wanted), "{wanted}");
    }
    // Chinese has no spaces between words.
    assert!(has_words("显性数对", "数对"));
}

/// The main button stays at a unit that the player has begun, despite finds elsewhere, until all of its
/// exercises are done; and it never leads to larger boards by itself.
#[test]
fn a_begun_unit_is_next_until_it_is_done() {
    use AttemptKind::{Conclude, Find, Game, Mixed};
    let read = |page: &mut Page, practice: &Practice| {
        let all = practice.attempts().cloned().collect();
        page.send(sudoku_play::messages::LearnMsg::PracticeRead(Ok(all)));
        let LearnPlace::Path(path) = place(page) else { panic!("the path") };
        (path.next, path.begun)
    };
    let fresh = || {
        let mut page = begin(Course::Unit(0));
        page.send(LearnMsg::Read(Some(LearnTexts { often: NEED.into(), ..LearnTexts::default() })));
        page.send(LearnMsg::Path);
        page
    };
    let of = |page: &mut Page, found: &[(usize, AttemptKind, bool)], practice: &mut Practice| {
        for &(unit, kind, found) in found {
            let unit = UNITS[unit];
            let one = attempt(1, unit.techniques[0], unit.shape, kind);
            practice.add(Attempt { found, ..one });
        }
        read(page, practice)
    };
    let (mut page, mut practice) = (fresh(), Practice::default());
    assert_eq!(of(&mut page, &[], &mut practice), (Some(0), false));
    assert_eq!(of(&mut page, &[(1, Conclude, true)], &mut practice), (Some(1), true));
    // A game at 9×9 finds singles there, and those of many units.
    let games = [(3, Game, true), (4, Game, true), (6, Game, true), (8, Game, true)];
    assert_eq!(of(&mut page, &games, &mut practice), (Some(1), true));
    assert_eq!(of(&mut page, &[(1, Find, false), (1, Mixed, true)], &mut practice), (Some(1), true));
    let rest = [(1, Mixed, true), (1, Mixed, false)];
    assert_eq!(of(&mut page, &rest, &mut practice), (Some(0), false), "done, though not all was found");
    // Of two begun units the last one comes first, and then the other.
    assert_eq!(of(&mut page, &[(0, Conclude, true), (2, Conclude, true)], &mut practice), (Some(2), true));
    let whole = [(2, Find, true), (2, Mixed, true), (2, Mixed, true), (2, Mixed, true)];
    assert_eq!(of(&mut page, &whole, &mut practice), (Some(0), true));

    // Nothing but a begun unit leads to larger boards: not the path, not the worth, not the end of a unit.
    let large = UNITS.iter().position(|unit| unit.shape == Shape::S16).expect("an offer");
    let (mut page, mut practice) = (fresh(), Practice::default());
    for (number, unit) in UNITS.iter().enumerate().filter(|(_, unit)| unit.is_on_the_way()) {
        let (next, _) = read(&mut page, &practice);
        assert!(next.is_none_or(|next| UNITS[next].is_on_the_way()), "{number}");
        for &one in unit.techniques {
            practice.add(attempt(1, one, unit.shape, Game));
        }
    }
    assert!(!UNITS[large].is_on_the_way());
    assert_eq!(of(&mut page, &[(large, Conclude, true)], &mut practice), (Some(large), true));
    let after = |unit: usize| drill(&begin(Course::Unit(unit))).next_units;
    assert_eq!(after(large - 1), [Some(large + 1), Some(large)]);
    assert_eq!(after(0), [Some(1), None]);
    assert_eq!(after(UNITS.len() - 1), [None, None]);
}

/// How often puzzles need some techniques, per million: of all, and of the hard ones.
const NEED: &str = "\
side 9
technique use need hard-use hard-need open
full-house 1000000 - 1000000 - 0
naked-single 600000 300000 800000 100000 0
pointing 500000 100000 800000 40000 20000
naked-pair 200000 30000 400000 50000 40000
hidden-pair 200000 20000 400000 40000 30000
x-wing 70000 6000 140000 13000 3000
skyscraper 150000 60000 300000 130000 120000
two-string-kite 120000 7000 260000 15000 13000
xy-wing 150000 60000 310000 125000 100000
xyz-wing 50000 10000 100000 20000 120000
side 16
x-wing 200000 5000 250000 9000 4000
";

/// A practice with these techniques at 9×9, each found this many times without help.
fn practised(found: &[(Technique, usize)]) -> Practice {
    let mut practice = Practice::default();
    for &(technique, times) in found {
        for _ in 0..times {
            practice.add(attempt(1, technique, Shape::S9, AttemptKind::Find));
        }
        if times == 0 {
            practice.add(attempt(1, technique, Shape::S9, AttemptKind::Page));
        }
    }
    practice
}

#[test]
fn the_technique_worth_most_is_of_the_level_and_prepared() {
    use Technique as T;
    let singles = [(T::FullHouse, 3), (T::HiddenSingle, 3), (T::NakedSingle, 3), (T::Pointing, 3)];
    let most = |more: &[(T, usize)], shape, level| {
        let practice = practised(&[&singles[..], more].concat());
        worth_most(NEED, &practice, (shape, level)).map(|worth| (worth.technique, worth.needed, worth.of))
    };
    // At an easy or medium level, all puzzles count, and nothing harder than pairs.
    assert_eq!(most(&[], Shape::S9, Level::Easy), Some((T::NakedPair, 3, 100)));
    // The skyscraper comes after the X-Wing in its chapter, and is ready as soon as that one is seen.
    assert_eq!(most(&[], Shape::S9, Level::Hard), Some((T::NakedPair, 4, 100)));
    assert_eq!(most(&[(T::XWing, 0)], Shape::S9, Level::Hard), Some((T::Skyscraper, 12, 100)));
    let seen = [(T::XWing, 0), (T::Skyscraper, 0)];
    assert_eq!(most(&seen, Shape::S9, Level::Hard), Some((T::Skyscraper, 12, 100)), "not found yet");
    // A used technique gives way, and a harder one waits for its level.
    let used = [(T::XWing, 0), (T::Skyscraper, 3)];
    assert_eq!(most(&used, Shape::S9, Level::Hard), Some((T::NakedPair, 4, 100)));
    assert_eq!(most(&used, Shape::S9, Level::VeryHard), Some((T::XyWing, 10, 100)));
    // Its easier sister is not seen, so the one that counts most of all waits.
    let wings = [(T::XWing, 0), (T::Skyscraper, 3), (T::XyWing, 0)];
    assert_eq!(most(&wings, Shape::S9, Level::VeryHard), Some((T::XyzWing, 12, 100)));
    // Another size has its own figures; one without figures has those of 9×9.
    assert_eq!(most(&[], Shape::S16, Level::Hard), Some((T::XWing, 4, 1000)));
    // A level has its own techniques, and its gaps below come before those above.
    assert_eq!(most(&[], Shape::S9, Level::Fiendish), Some((T::XyWing, 10, 100)));
    assert_eq!(most(&[], Shape::S9, Level::Extreme), Some((T::XyWing, 10, 100)));
    assert_eq!(most(&[], Shape::S4, Level::Easy), Some((T::NakedPair, 3, 100)));
    // With all of a level in use, the next level follows; in the end nothing is left.
    let pairs = [(T::NakedPair, 3), (T::HiddenPair, 3)];
    assert_eq!(most(&pairs, Shape::S9, Level::Easy).map(|worth| worth.0), Some(T::XWing));
    assert_eq!(worth_most("", &Practice::default(), (Shape::S9, Level::Easy)), None);
}

#[test]
fn the_level_played_is_that_of_most_of_the_latest_puzzles() {
    let finish = |&(game, shape, level): &(u64, &Shape, Option<Level>)| Finish {
        game,
        shape: shape.clone(),
        level,
        played: 60_000,
        helped: false,
        day: 20_000 + game as i32,
        daily: false,
    };
    let played = |all: &[(u64, &Shape, Option<Level>)]| played(&all.iter().map(finish).collect());
    assert_eq!(played(&[]), (Shape::S9.clone(), Level::Easy));
    let hard = (1, Shape::S9, Some(Level::Hard));
    assert_eq!(played(&[hard]), (Shape::S9.clone(), Level::Hard));
    let mixed = [hard, (2, Shape::S16, Some(Level::Easy)), (3, Shape::S9, Some(Level::Medium))];
    assert_eq!(played(&mixed), (Shape::S9.clone(), Level::Medium), "of equals, the latest");
    assert_eq!(played(&[(1, Shape::S16, None)]), (Shape::S16.clone(), Level::Easy), "an unknown level");
    let mut old: Vec<_> = (1..=30).map(|game| (game, Shape::S9, Some(Level::Extreme))).collect();
    old.extend((31..=50).map(|game| (game, Shape::S9, Some(Level::Hard))));
    assert_eq!(played(&old), (Shape::S9.clone(), Level::Hard), "old finishes count no longer");
}

#[test]
fn the_main_button_leaves_the_path_after_its_first_units() {
    let mut page = begin(Course::Unit(0));
    page.send(LearnMsg::Read(Some(LearnTexts { often: NEED.into(), ..LearnTexts::default() })));
    page.send(LearnMsg::Path);
    let next = |page: &Page| {
        let LearnPlace::Path(path) = place(page) else { panic!("the path") };
        (path.next.map(|next| UNITS[next].techniques[0]), path.worth.map(|worth| worth.technique))
    };
    assert_eq!(next(&page), (Some(Technique::FullHouse), None));
    let first = UNITS.iter().filter(|unit| unit.is_first());
    let first = first.flat_map(|unit| unit.techniques.iter().map(|&one| (one, unit.shape)));
    let learned: Vec<Attempt> =
        first.zip(1..).map(|((one, shape), date)| attempt(date, one, shape, AttemptKind::Find)).collect();
    assert!(learned.len() > 8);
    page.send(sudoku_play::messages::LearnMsg::PracticeRead(Ok(learned)));
    assert_eq!(next(&page), (Some(Technique::Pointing), Some(Technique::Pointing)), "found once");
    // The book has the level.
    let finish = Finish {
        game: 9,
        shape: Shape::S9.clone(),
        level: Some(Level::VeryHard),
        played: 1,
        helped: false,
        day: 20_000,
        daily: false,
    };
    page.send(sudoku_play::messages::DiskMsg::BookRead(vec![finish]));
    assert_eq!(next(&page), (Some(Technique::XyWing), Some(Technique::XyWing)));
}

fn attempt(date: u64, technique: Technique, shape: &Shape, kind: AttemptKind) -> Attempt {
    let (found, case) = (true, None);
    Attempt {
        date,
        technique,
        shape: shape.clone(),
        kind,
        found,
        wrong: 0,
        help: 0,
        took: 60_000,
        day: 20_000,
        case,
    }
}

#[test]
fn the_log_makes_dots_memory_and_times() {
    let mut practice = Practice::default();
    let one = Technique::XWing;
    let dots = |practice: &Practice| practice.skill(one, Some(Shape::S9)).dots;
    assert_eq!(dots(&practice), Dots::None);
    practice.add(attempt(5, one, Shape::S9, AttemptKind::Page));
    assert_eq!((dots(&practice), practice.skill(one, None).memory), (Dots::Seen, None));
    practice.add(Attempt { found: false, ..attempt(5, one, Shape::S9, AttemptKind::Find) });
    assert_eq!(dots(&practice), Dots::Seen);
    for date in 7..10 {
        practice.add(attempt(date, one, Shape::S9, AttemptKind::Find));
    }
    assert_eq!(dots(&practice), Dots::FoundAlone);
    // Two attempts of one date both stay.
    assert_eq!(practice.attempts().count(), 5);
    let skill = practice.skill(one, Some(Shape::S9));
    assert_eq!((skill.median(), skill.times.len()), (Some(60_000), 3));
    let [today, later] = [20_000, 20_400].map(|day| skill.retention(day).expect("a memory"));
    assert!(today > 0.99 && later < 0.7);
    // Another size is another skill.
    assert_eq!(practice.skill(one, Some(Shape::S16)).dots, Dots::None);
    for attempt in practice.attempts() {
        assert_eq!(Attempt::read(&attempt.write()), Ok(attempt.clone()));
    }
}

#[test]
fn saved_attempts_mean_the_same_for_ever() {
    let line = "1|1764000000000|x-wing|3|find|found|1|2|8400|20417";
    let sealed = format!("{line}|{:08x}", crc32fast::hash(line.as_bytes()));
    let attempt = Attempt::read(&sealed).expect("an attempt");
    assert_eq!(attempt.write(), sealed);
    assert_eq!((attempt.technique, attempt.wrong, attempt.help), (Technique::XWing, 1, 2));
    let place =
        "1|1764000000001|x-wing|2|hint|shown|0|0|0|20417|1.....2..3.....4|1.....2..3.....4|3r1c2 4r1c3";
    let placed = format!("{place}|{:08x}", crc32fast::hash(place.as_bytes()));
    let attempt = Attempt::read(&placed).expect("an attempt with a position");
    assert_eq!(attempt.write(), placed);
    assert_eq!(attempt.case.as_ref().map(|case| case.gone.len()), Some(2));
    assert!(Attempt::read(&placed.replace("|2|hint", "|3|hint")).is_err());
    assert_eq!(AttemptKind::ALL.len(), 9);
    for (damaged, _) in
        [(line.to_owned(), 0), (sealed.replace("found", "lost"), 0), (sealed.replace("1|17", "2|17"), 0)]
    {
        assert!(Attempt::read(&damaged).is_err());
    }
}

#[test]
fn mixed_practice_needs_something_learned() {
    let mut page = begin(Course::Technique(Technique::NakedPair, Shape::S9.clone()));
    page.send(LearnMsg::Path);
    let can_mix = |page: &Page| matches!(place(page), LearnPlace::Path(path) if path.can_mix);
    assert!(!can_mix(&page));
    let known = [Technique::NakedPair, Technique::HiddenPair];
    let learned = known.iter().zip(1..).map(|(&one, date)| attempt(date, one, Shape::S9, AttemptKind::Find));
    page.send(sudoku_play::messages::LearnMsg::PracticeRead(Ok(learned.collect())));
    assert!(can_mix(&page));
    page.send(LearnMsg::Begin(Course::Mixed));
    settle(&mut page);
    for _ in 0..6 {
        let all = page.session.learn_steps();
        assert!(known.contains(&all[0].technique()), "{:?}", all[0].technique());
        act(&mut page, DrillMsg::Show);
        act(&mut page, DrillMsg::Next);
    }
}

/// What was learned fades. The front says how much of it to refresh today, and the end of a series when to come back.
#[test]
fn what_has_faded_is_refreshed() {
    let path = |page: &mut Page| {
        page.send(LearnMsg::Path);
        let LearnPlace::Path(path) = place(page) else { panic!("the path") };
        path
    };
    let faded_units = |path: &LearnPath| {
        let units = path.chapters.iter().flat_map(|chapter| &chapter.units);
        units.filter(|unit| unit.has_faded).map(|unit| unit.number).collect::<Vec<_>>()
    };
    let mut page = begin(Course::Unit(0));
    let known = [Technique::XWing, Technique::Skyscraper, Technique::XyWing];
    // The later ones are learned later, so that the first has faded most.
    let learned = known.iter().zip(1..).map(|(&one, date)| Attempt {
        day: 20_000 + date as i32,
        ..attempt(date, one, Shape::S9, AttemptKind::Find)
    });
    let practice: Vec<Attempt> = learned.collect();
    page.at.day = 20_004;
    page.send(sudoku_play::messages::LearnMsg::PracticeRead(Ok(practice.clone())));
    let fresh = path(&mut page);
    assert_eq!((fresh.refresh.len(), faded_units(&fresh)), (0, vec![]), "all is fresh");

    page.at.day = 20_100;
    let long_after = path(&mut page);
    assert_eq!(long_after.refresh, known);
    let of_known = |number: &usize| known.iter().any(|one| UNITS[*number].techniques.contains(one));
    assert!(faded_units(&long_after).len() == 3 && faded_units(&long_after).iter().all(of_known));
    page.send(LearnMsg::Show(None));
    let LearnPlace::All(list) = place(&page) else { panic!("the list") };
    let tiles = list.groups.iter().flat_map(|group| &group.tiles);
    let chances: Vec<_> = tiles.filter_map(|tile| Some((tile.technique, tile.retention?))).collect();
    assert!(chances.len() == 3 && chances.iter().all(|(one, chance)| known.contains(one) && *chance < 80));

    page.send(LearnMsg::Begin(Course::Refresh(long_after.refresh)));
    settle(&mut page);
    for technique in known {
        let view = drill(&page);
        assert_eq!((view.technique, view.number.1, view.fades), (Some(technique), Some(3), None));
        let step = page.session.learn_steps()[0].clone();
        let right = step.placed().unwrap_or_else(|| step.eliminated()[0]);
        answer(&mut page, right);
        act(&mut page, DrillMsg::Next);
        page.wait(1);
    }
    let end = drill(&page);
    let Some((day, days)) = end.fades else { panic!("a day to come back") };
    assert!(end.over && day == page.at.day + i32::from(days) && days > 1, "{day} in {days} days");
    assert!(path(&mut page).refresh.is_empty(), "all is fresh again");
    // On the day named, the first of them has faded, and on the day before none has.
    page.at.day = day - 1;
    assert!(path(&mut page).refresh.is_empty());
    page.at.day = day + 1;
    assert!(!path(&mut page).refresh.is_empty());
}

#[test]
fn every_technique_has_cases() {
    for technique in Technique::ALL.into_iter().filter(|technique| technique.info().tier > 0) {
        assert!(cases(DRILLS, technique).next().is_some(), "{}", technique.slug());
    }
}

/// Builds the chain of the first step with single links, link by link, until it proves something.
#[test]
fn a_chain_is_built_and_proves_what_the_solution_allows() {
    let mut built = 0;
    for seed in 0..12 {
        let mut page = begin(Course::Chains);
        for _ in 0..seed {
            act(&mut page, DrillMsg::Next);
            page.wait(1);
        }
        let view = drill(&page);
        assert_eq!(view.activity, Activity::Chain);
        let solution = solution(&view);
        let found = page.session.learn_steps().iter().find_map(|step| {
            let links = sudoku_core::marks::links(step, &position(&view));
            let single = links.iter().all(|link| link.from.len() == 1 && link.to.len() == 1);
            (single && links.first().is_some_and(|link| link.strong)).then_some(links)
        });
        let Some(links) = found else { continue };
        let chain: Vec<Candidate> =
            std::iter::once(links[0].from[0]).chain(links.iter().map(|link| link.to[0])).collect();
        for one in chain {
            if drill(&page).ending.is_none() {
                answer(&mut page, one);
            }
        }
        let view = drill(&page);
        assert_eq!(view.ending, Some(Ending::Proved), "{:?}", view.joint);
        for gone in &view.chain.1.eliminated {
            assert_ne!(solution.get(gone.cell), Some(gone.digit));
        }
        assert!(view.chain.1.placed.is_none_or(|one| solution.get(one.cell) == Some(one.digit)));
        built += 1;
    }
    assert!(built > 0);
}

/// The position on the board of an exercise that shows all candidates.
fn position(view: &DrillView) -> sudoku_core::Candidates {
    let board = view.board.as_ref().expect("a board");
    let mut position = sudoku_core::Candidates::new(&board.digits);
    for (cell, digits) in &board.small {
        for digit in
            position.digits(*cell).iter().filter(|digit| !digits.contains(*digit)).collect::<Vec<_>>()
        {
            position.eliminate(Candidate::new(*cell, digit), |_| {});
        }
    }
    position
}

#[test]
fn a_chain_says_what_a_link_is_and_goes_back() {
    let mut page = begin(Course::Chains);
    let board = drill(&page).board.expect("a board");
    let (first, digits) = board.small[0];
    let one = Candidate::new(first, digits.iter().next().expect("a candidate"));
    assert_eq!(answer(&mut page, one).chain.0, 1);
    // A candidate with another digit in another cell does not join.
    let apart = board
        .small
        .iter()
        .flat_map(|(cell, digits)| digits.iter().map(move |digit| Candidate::new(*cell, digit)));
    let apart =
        apart.into_iter().find(|other| other.cell != one.cell && other.digit != one.digit).expect("one");
    let view = answer(&mut page, apart);
    assert_eq!(view.chain.0, 1);
    assert_eq!(view.joint.expect("a joint").link, Err(sudoku_core::chain::NoLink::Apart));
    assert_eq!(act(&mut page, DrillMsg::Shorten).chain.0, 0);
    let before = page.practice.len();
    act(&mut page, DrillMsg::Show);
    assert_eq!(page.practice.len(), before, "a chain is no attempt at a technique");
}

#[test]
fn a_mistake_is_one_cell_and_the_answer_names_it() {
    for (shape, boards) in [(Shape::S4, 12), (Shape::S9, 30), (Shape::S16, 8)] {
        let mut kinds = BTreeSet::new();
        let mut page = begin(Course::Mistakes(shape.clone()));
        for _ in 0..boards {
            let view = drill(&page);
            let solution = solution(&view);
            let board = view.board.clone().expect("a board");
            assert_eq!((&view.shape, board.digits.shape()), (shape, shape));
            assert!(view.mistake.is_none() && board.keys.is_empty());
            // The board alone decides which cells are wrong.
            let plain = sudoku_core::Candidates::new(&board.digits);
            let is_wrong = |cell: Cell| {
                if let Some(digit) = board.digits.get(cell) {
                    return solution.get(cell) != Some(digit);
                }
                let small = board.small.iter().find(|(other, _)| *other == cell).map(|(_, digits)| *digits);
                small != Some(plain.digits(cell)) && board.digits.agrees_with(&solution)
            };
            let wrong: Vec<Cell> = Cell::all(shape).filter(|&cell| is_wrong(cell)).collect();
            assert_eq!(wrong.len(), 1);
            let other = Cell::all(shape).find(|&cell| cell != wrong[0]).expect("a cell");
            assert_eq!(act(&mut page, DrillMsg::Select(other)).said, Said::NoMistake(other));
            let view = act(&mut page, DrillMsg::Select(wrong[0]));
            assert_eq!(view.ending, Some(Ending::Mended));
            kinds.insert(match view.mistake.expect("the mistake").0 {
                Mistake::Digit(_) => 0,
                Mistake::Missing(_) => 1,
                Mistake::Left(..) => 2,
            });
            act(&mut page, DrillMsg::Next);
        }
        assert!(kinds.len() == 3 || shape != Shape::S9 && kinds.len() == 2, "{kinds:?} at {shape:?}");
    }
}

#[test]
fn a_full_board_is_mended_cell_by_cell() {
    for (shape, count) in [(Shape::S4, 2), (Shape::S9, 4), (Shape::S16, 6)] {
        let mut page = begin(Course::Repairs(shape.clone()));
        let view = drill(&page);
        let solution = solution(&view);
        let board = view.board.expect("a board");
        let wrong: Vec<Cell> = board
            .digits
            .filled()
            .filter(|&(cell, digit)| solution.get(cell) != Some(digit))
            .map(|(cell, _)| cell)
            .collect();
        assert_eq!(board.digits.filled_count(), shape.cell_count());
        assert!(wrong.len() == count && wrong.iter().all(|&cell| board.givens.get(cell).is_none()));
        for (at, &cell) in wrong.iter().enumerate() {
            let view = act(&mut page, DrillMsg::Select(cell));
            assert_eq!(view.said, Said::InPattern { left: count - at - 1 });
        }
        assert_eq!(drill(&page).ending, Some(Ending::Mended));
    }
}

/// Every unit of the path has boards for each of its exercises.
#[test]
fn every_unit_has_a_board_for_each_exercise() {
    for (number, unit) in UNITS.iter().enumerate() {
        let mut page = begin(Course::Unit(number));
        let view = drill(&page);
        assert!(!view.missing && view.board.is_some(), "{unit:?}");
        assert!(!page.session.learn_steps().is_empty(), "{unit:?}");
        let (_, length) = view.number;
        for _ in 1..length.expect("an end") {
            act(&mut page, DrillMsg::Show);
            let view = act(&mut page, DrillMsg::Next);
            assert!(view.board.is_some(), "{unit:?}: {:?}", view.number);
        }
    }
}

/// An exercise stays while something else is in front of it, and its time stops.
#[test]
fn an_exercise_waits_on_another_face_and_under_a_dialog() {
    let mut page = begin(Course::Technique(Technique::HiddenSingle, Shape::S9.clone()));
    let before = drill(&page);
    page.wait(3_000).show(Panel::Play).wait(60_000).show(Panel::Learn);
    settle(&mut page);
    page.send(PageMsg::Open(Dialog::Settings)).wait(50_000).send(PageMsg::Dismiss).wait(1_000);
    // A locked phone.
    page.send(BrowserMsg::Visible(false)).wait(600_000).send(BrowserMsg::Visible(true)).wait(1_000);
    assert_eq!(drill(&page), before);
    let step = steps(&page, Technique::HiddenSingle).pop().expect("a step");
    answer(&mut page, concluded(&step));
    let last = page.session.practice().attempts().last().expect("an attempt");
    assert_eq!((last.kind, last.took), (AttemptKind::Find, 5_000));
}

/// A player who went away without a word was not thinking all the time.
#[test]
fn a_long_pause_counts_up_to_a_length() {
    let mut page = begin(Course::Technique(Technique::HiddenSingle, Shape::S9.clone()));
    page.wait(10_000);
    act(&mut page, DrillMsg::Candidates);
    page.wait(2 * IDLE_AFTER);
    let step = steps(&page, Technique::HiddenSingle).pop().expect("a step");
    answer(&mut page, concluded(&step));
    let last = page.session.practice().attempts().last().expect("an attempt");
    assert_eq!(last.took, 10_000 + IDLE_AFTER);
}

#[test]
fn the_size_of_boards_with_mistakes_stays() {
    let mut page = begin(Course::Unit(0));
    page.send(LearnMsg::Boards(Shape::S4.clone())).send(LearnMsg::Path);
    assert_eq!(page.session.learn_view().map(|view| view.boards), Some(Shape::S4.clone()));
    // Chosen in such an exercise, the size begins the series again.
    page.send(LearnMsg::Begin(Course::Repairs(Shape::S4.clone()))).send(LearnMsg::Boards(Shape::S6.clone()));
    let now = drill(&page);
    assert_eq!(
        (now.course, now.number.0, now.shape),
        (Course::Repairs(Shape::S6.clone()), 1, Shape::S6.clone())
    );
}

#[test]
fn an_exercise_answers_questions_about_its_board() {
    let mut page = begin(Course::Technique(Technique::XWing, Shape::S9.clone()));
    let board = drill(&page).board.expect("a board");
    let ask = |page: &mut Page, typed: &str| {
        page.told.clear();
        for symbol in typed.chars() {
            let view = drill(page);
            let held = Modifiers { shift: symbol.is_ascii_uppercase(), ..Modifiers::default() };
            let msg = keys::drill(Key::Char(symbol), held, &view.shape, (view.prefix, true));
            page.send(LearnMsg::Drill(msg.unwrap_or_else(|| panic!("{symbol} means nothing"))));
        }
        match page.taught() {
            Some(TeachingEvent::Queried(answer)) => Some(*answer),
            _ => None,
        }
    };
    let geometry = Shape::S9.geometry();
    let empty: Vec<Cell> = Cell::all(Shape::S9).filter(|&cell| board.digits.get(cell).is_none()).collect();
    assert_eq!(ask(&mut page, ";"), Some(Queried::Begun));
    assert_eq!(ask(&mut page, "i"), Some(Queried::Exercise { shape: Shape::S9.clone(), empty: empty.len() }));
    let Some(Queried::Read { house, digits, .. }) = ask(&mut page, ";r") else { panic!("a row") };
    assert!(geometry.cells(house).contains(&board.cursor));
    let row: Vec<_> = geometry.cells(house).iter().map(|&cell| board.digits.get(cell)).collect();
    assert_eq!(digits, row);
    // The places of a digit are those of the candidates on the board.
    let Some(Queried::Places { houses, .. }) = ask(&mut page, ";4") else { panic!("places") };
    let four = Digit::from_symbol('4').expect("a digit");
    for (house, places) in houses {
        let noted = |cell: &Cell| board.small.iter().any(|(at, small)| at == cell && small.contains(four));
        let cells = geometry.cells(house).iter().copied();
        match places {
            Places::In(cell) => assert_eq!(board.digits.get(cell), Some(four)),
            Places::Can(places) => assert_eq!(places, cells.filter(noted).collect::<Vec<_>>()),
        }
    }
    // Questions move the cursor, and answer nothing.
    assert_eq!(ask(&mut page, ";g57"), Some(Queried::WhichColumn(Shape::S9.clone())));
    let cursor = |page: &Page| drill(page).board.expect("a board").cursor;
    assert_eq!(cursor(&page), Cell::at(4 * 9 + 6));
    let next = *empty.iter().find(|cell| cell.index() > 4 * 9 + 6).unwrap_or(&empty[0]);
    assert_eq!(ask(&mut page, ";n"), Some(Queried::Begun), "the label of the cell is the answer");
    assert_eq!(cursor(&page), next);
    assert!(matches!(ask(&mut page, ";s"), Some(Queried::Scanned { .. })));
    let scanned = ask(&mut page, "s");
    assert!(matches!(scanned, Some(Queried::Scanned { house: None, .. })), "S goes on: {scanned:?}");
    let view = drill(&page);
    assert_eq!((view.said, view.ending), (Said::Nothing, None));
    // Any other key ends the question, and without letter keys there is none.
    assert_eq!(ask(&mut page, ";"), Some(Queried::Begun));
    act(&mut page, DrillMsg::Go(Direction::Left));
    assert_eq!(drill(&page).prefix, None);
    assert_eq!(keys::drill(Key::Char(';'), Modifiers::default(), Shape::S9, (None, false)), None);
}

#[test]
fn the_cells_of_an_exercise_are_labelled_like_those_of_the_game() {
    let settings = Settings::default();
    let mut page = begin(Course::Technique(Technique::XWing, Shape::S9.clone()));
    let view = drill(&page);
    let board = view.board.as_deref().expect("a board");
    for cell in Cell::all(&view.shape) {
        let labelled = view.labelled(cell, &settings).expect("a cell");
        let (digit, is_given) = (board.digits.get(cell), board.givens.get(cell).is_some());
        let small = board.small.iter().find(|(known, _)| *known == cell).map(|(_, digits)| *digits);
        assert_eq!((labelled.view.digit, labelled.view.ink == Ink::Given), (digit, is_given), "{cell:?}");
        assert_eq!(labelled.view.notes, small.unwrap_or_default(), "{cell:?}");
        assert_eq!(labelled.view.note_kind == NoteKind::Candidates, small.is_some(), "{cell:?}");
    }
    assert_eq!(view.marked(), []);
    let view = act(&mut page, DrillMsg::Show);
    let step = &steps(&page, Technique::XWing)[0];
    let roles =
        |cell| view.marked().into_iter().find(|marked| marked.cell == cell).map(|marked| marked.roles);
    for gone in step.eliminated() {
        let roles = roles(gone.cell).expect("marks");
        let out = roles.iter().find(|(role, _)| *role == Role::Eliminated);
        assert!(out.is_some_and(|(_, digits)| digits.contains(gone.digit)), "{roles:?}");
    }
    // A cell with the mistake is wrong, and its notes may be, so they are not candidates.
    let mut page = begin(Course::Mistakes(Shape::S9.clone()));
    let view = act(&mut page, DrillMsg::Show);
    let wrong = |cell: &Cell| view.labelled(*cell, &settings).expect("a cell").view.wrong;
    assert_eq!(Cell::all(&view.shape).filter(wrong).count(), 1);
    let kinds =
        Cell::all(&view.shape).map(|cell| view.labelled(cell, &settings).expect("a cell").view.note_kind);
    assert!(kinds.into_iter().all(|kind| kind != NoteKind::Candidates));
    assert_eq!(view.marked(), []);
    act(&mut page, DrillMsg::Next);
}

#[test]
fn the_links_of_a_chain_are_walked_by_a_key() {
    let mut page = begin(Course::Technique(Technique::Skyscraper, Shape::S9.clone()));
    let ask = |page: &mut Page, keys: &str| {
        page.told.clear();
        for key in keys.chars() {
            let (view, key) = (drill(page), Key::Char(key));
            let held = Modifiers { shift: key == Key::Char('K'), ..Modifiers::default() };
            let msg = keys::drill(key, held, &view.shape, (view.prefix, true)).expect("a key of an exercise");
            page.send(LearnMsg::Drill(msg));
        }
        match page.taught() {
            Some(TeachingEvent::Queried(answer)) => *answer,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(ask(&mut page, ";k"), Queried::NoLinks, "the exercise gives nothing away");
    act(&mut page, DrillMsg::Show);
    let Queried::Link(1, of, ..) = ask(&mut page, ";k") else { panic!("a first link") };
    assert!(of > 1);
    // The same key goes forward, and Shift goes back.
    for number in (2..=of).chain([1]) {
        assert!(matches!(ask(&mut page, "k"), Queried::Link(at, ..) if at == number), "{number}");
    }
    assert!(matches!(ask(&mut page, "K"), Queried::Link(at, ..) if at == of));
}

/// A unit begins with the example of each technique that the player has never met, line by line and at the size of its
/// boards; the first of all begins with the rules.
#[test]
fn a_unit_begins_with_what_is_new() {
    let mut page = Page::new(puzzle(EASY));
    page.send(LearnMsg::Path);
    let texts = LearnTexts { prose: PROSE.into(), examples: EXAMPLES.into(), ..LearnTexts::default() };
    page.send(LearnMsg::Read(Some(texts))).send(LearnMsg::Cases(Some(DRILLS.into())));
    for (number, unit) in UNITS.iter().enumerate() {
        let met = |page: &Page, one: Technique| page.session.practice().skill(one, None).dots > Dots::None;
        let new: Vec<Technique> = unit.techniques.iter().copied().filter(|&one| !met(&page, one)).collect();
        page.send(LearnMsg::Begin(Course::Unit(number)));
        settle(&mut page);
        for &technique in &new {
            let LearnPlace::Lesson(lesson) = place(&page) else {
                panic!("{technique:?}: {:?}", place(&page))
            };
            assert_eq!((lesson.page.technique, lesson.unit, lesson.begins), (technique, number, number == 0));
            let (_, found) = *lesson.page.example.expect("an example");
            assert_eq!((found.step.technique(), lesson.page.lesson.is_some()), (technique, true));
            // Its lines begin with the first, and go on to the end.
            if let Some(lines) = lesson.page.lines {
                assert_eq!(lines.told, Some(1), "{technique:?}");
                page.send(LearnMsg::Example(0, ExampleMsg::All));
            }
            page.send(LearnMsg::Taught);
            settle(&mut page);
        }
        assert!(matches!(place(&page), LearnPlace::Drill(_)), "{number}");
    }
}
