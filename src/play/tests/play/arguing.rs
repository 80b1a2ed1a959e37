//! Saying why: a digit of a game, and an answer in an exercise, count once what forces them is marked; and the counts of
//! reasons in the results of a class.

use crate::{
    common::{ARTICLE, SMALL, puzzle},
    page::Page,
};
use sudoku_core::{
    Candidate, Candidates, Cell, Digit, Position, Shape, Technique,
    advice::pattern_cells,
    ladder::{Ladder, next_step},
    step::{
        Step,
        argument::{ArgumentKind, Judgement, Lack},
        premises::premises,
    },
};
use sudoku_play::{
    features::{
        assignment::view::OutcomeView,
        class::view::ClassView,
        learn::{
            Ending,
            view::{DrillView, LearnPlace},
        },
    },
    game::aids::HelpKinds,
    links::{
        assignment::{Assignment, Outcome, Subject},
        case::Case,
        reasons::{ReasonCount, ReasonGiven, Reasons},
    },
    messages::{
        ArgueMsg, AssignmentMsg, ClassMsg, Course, DrillMsg, GameMsg, InputMsg, LearnMsg, LearnTexts,
        LinkMsg, MarkMsg, PageMsg, SettingsMsg,
    },
    saved::settings::Switch,
    taught::{ArguedView, TeachingEvent},
    ui::{Dialog, Panel},
    view::Content,
};

const EXAMPLES: &str = include_str!("../../../../learn/learn-examples.txt");
const DRILLS: &str = include_str!("../../../../learn/learn-drills.txt");

fn saying_why(text: &str) -> Page {
    let mut page = Page::new(puzzle(text));
    page.send(SettingsMsg::Set(Switch::SayWhy, true));
    page
}

fn argued(page: &Page) -> Option<ArguedView> {
    page.session.teaching().argued
}

/// The next single on the board, with the digits and houses that force it.
fn single(page: &Page) -> (Step, Candidate, Vec<Cell>) {
    let clues = page.session.game().clues();
    let position = Position::within(Candidates::new(&page.grid()), clues);
    let step = next_step(&position, &Ladder::teaching()).expect("a step");
    let placed = step.placed().expect("a single");
    let cells = premises(&step, position.candidates()).placed;
    (step, placed, cells)
}

fn enter(page: &mut Page, Candidate { cell, digit }: Candidate) {
    page.send(InputMsg::Select(cell)).send(InputMsg::Enter(digit));
}

/// Marks what forces a digit, and lets it be judged.
fn argue(page: &mut Page, cells: &[Cell]) {
    for &cell in cells {
        page.send(InputMsg::Activate(cell));
    }
    if cells.is_empty() {
        let house = *argued(page).expect("a question").houses.last().expect("a house");
        page.send(ArgueMsg::Mark(MarkMsg::House(house)));
    }
    page.send(InputMsg::Confirm);
}

#[test]
fn off_nothing_is_asked() {
    let mut page = Page::new(puzzle(ARTICLE));
    let (_, placed, _) = single(&page);
    enter(&mut page, placed);
    assert_eq!(argued(&page), None);
}

#[test]
fn a_digit_counts_once_its_reason_holds() {
    let mut page = saying_why(ARTICLE);
    let (_, placed, cells) = single(&page);
    enter(&mut page, placed);
    let asked = argued(&page).expect("a question");
    assert_eq!((asked.argument.candidate, asked.argument.places), (placed, true));
    assert!(matches!(page.taught(), Some(TeachingEvent::Argued(_))));
    // Nothing marked, and then less than enough.
    page.send(InputMsg::Confirm);
    assert_eq!(argued(&page).and_then(|view| view.judged), Some(Judgement::Lacks(Lack::Marks)));
    argue(&mut page, &cells[1..]);
    let lacks = argued(&page).and_then(|view| view.judged).expect("a judgement");
    assert!(matches!(lacks, Judgement::Lacks(Lack::Places(..) | Lack::Digits(_) | Lack::Marks)), "{lacks:?}");
    assert_eq!(page.grid().get(placed.cell), Some(placed.digit));
    // The last mark by the keys: the cursor moves, and Space marks.
    page.send(InputMsg::Select(cells[0])).send(InputMsg::NextMode);
    assert!(
        argued(&page).is_some_and(|view| view.judged.is_none() && view.argument.cells.contains(cells[0]))
    );
    assert_eq!(page.taught(), Some(TeachingEvent::Marked(cells[0], Shape::S9.clone(), true)));
    page.send(InputMsg::Confirm).check();
    assert_eq!((argued(&page), page.grid().get(placed.cell)), (None, Some(placed.digit)));
    let Some(TeachingEvent::Argued(told)) = page.taught() else { panic!("{:?}", page.taught()) };
    assert!(told.judged.as_ref().is_some_and(Judgement::holds));
    // A digit that had its reason needs none when it comes back.
    page.send(GameMsg::Undo).send(GameMsg::Redo);
    enter(&mut page, placed);
    assert_eq!(argued(&page), None);
}

/// The judgement of a reason that holds stays in sight until the cursor moves or the board changes.
#[test]
fn a_reason_that_holds_stays_in_sight() {
    let held = |page: &Page| page.session.teaching().held;
    let given = || {
        let mut page = saying_why(ARTICLE);
        let (_, placed, cells) = single(&page);
        enter(&mut page, placed);
        argue(&mut page, &cells[1..]);
        assert_eq!(held(&page), None, "less than enough");
        page.send(ArgueMsg::Mark(MarkMsg::Cell(cells[0]))).send(ArgueMsg::Mark(MarkMsg::Judge));
        assert_eq!(argued(&page), None);
        let view = held(&page).expect("the reason");
        assert_eq!(view.argument.candidate, placed);
        assert!(view.judged.as_ref().is_some_and(Judgement::holds));
        (page, placed)
    };
    let ways: [fn(&mut Page, Candidate); 4] = [
        |page, placed| _ = page.send(InputMsg::Select(placed.cell)),
        |page, _| _ = page.send(GameMsg::Undo),
        |page, _| {
            let (_, next, _) = single(page);
            enter(page, next);
        },
        |page, _| _ = page.show(Panel::Solve),
    ];
    for way in ways {
        let (mut page, placed) = given();
        way(&mut page, placed);
        page.check();
        assert_eq!(held(&page), None);
    }
    // Nothing is said of a digit whose reason was skipped.
    let mut page = saying_why(ARTICLE);
    let (_, placed, _) = single(&page);
    enter(&mut page, placed);
    page.send(ArgueMsg::Mark(MarkMsg::Skip));
    assert_eq!((argued(&page), held(&page)), (None, None));
}

#[test]
fn a_digit_is_taken_back_by_several_ways() {
    let ways: [&dyn Fn(&mut Page); 4] = [
        &|page| _ = page.send(ArgueMsg::Mark(MarkMsg::TakeBack)),
        &|page| _ = page.send(PageMsg::Escape),
        &|page| _ = page.send(GameMsg::Undo),
        &|page| _ = page.send(InputMsg::Erase),
    ];
    for way in ways {
        let mut page = saying_why(ARTICLE);
        let (_, placed, cells) = single(&page);
        enter(&mut page, placed);
        page.send(InputMsg::Activate(cells[0]));
        way(&mut page);
        page.check();
        assert_eq!((argued(&page), page.grid().get(placed.cell)), (None, None));
    }
}

/// A new entry takes the place of the digit that waits, and no key press is lost.
#[test]
fn another_digit_takes_the_place_of_the_one_that_waits() {
    let mut page = saying_why(ARTICLE);
    let (_, placed, _) = single(&page);
    enter(&mut page, placed);
    let other = Digit::all(Shape::S9).find(|&digit| digit != placed.digit).expect("a digit");
    page.send(InputMsg::Enter(other));
    assert_eq!(page.grid().get(placed.cell), Some(other));
    assert_eq!(argued(&page).map(|view| view.argument.candidate.digit), Some(other));
}

/// Whatever is marked, a wrong digit has no reason; and the page says nothing of the solution.
#[test]
fn a_wrong_digit_finds_no_reason() {
    let mut page = saying_why(ARTICLE);
    let position = Candidates::new(&page.grid());
    let solution = page.session.game().solution().expect("a proven puzzle").clone();
    let wrong = position.open_cells().flat_map(|cell| {
        position.digits(cell).iter().map(move |digit| Candidate::new(cell, digit)).collect::<Vec<_>>()
    });
    let wrong: Vec<Candidate> =
        wrong.filter(|one| solution.get(one.cell) != Some(one.digit)).take(20).collect();
    for one in wrong {
        enter(&mut page, one);
        for &peer in position.geometry().peer_list(one.cell) {
            page.send(ArgueMsg::Mark(MarkMsg::Cell(peer)));
        }
        page.send(ArgueMsg::Mark(MarkMsg::Judge));
        assert!(argued(&page).is_some_and(|view| !view.judged.expect("a judgement").holds()));
        page.send(ArgueMsg::Mark(MarkMsg::TakeBack));
    }
    let (_, placed, _) = single(&page);
    enter(&mut page, placed);
    page.send(ArgueMsg::Mark(MarkMsg::Skip));
    assert_eq!((argued(&page), page.grid().get(placed.cell)), (None, Some(placed.digit)));
}

fn drill(page: &Page) -> DrillView {
    match page.session.learn_view().expect("Learn").place {
        LearnPlace::Drill(drill) => *drill,
        other => panic!("{other:?}"),
    }
}

fn act(page: &mut Page, msg: DrillMsg) {
    page.send(LearnMsg::Drill(msg));
    settle(page);
}

fn settle(page: &mut Page) {
    while page.asked.is_some() {
        page.work();
    }
}

fn texts(page: &mut Page) {
    let texts = LearnTexts { examples: EXAMPLES.into(), ..LearnTexts::default() };
    page.send(LearnMsg::Read(Some(texts))).send(LearnMsg::Cases(Some(DRILLS.into())));
}

/// An exercise that names its technique, with the answer given and the reason asked for. Returns the cells of the
/// pattern.
fn answered(technique: Technique) -> (Page, Candidate, Vec<Cell>) {
    let mut page = Page::new(puzzle(ARTICLE));
    page.send(LearnMsg::Path);
    texts(&mut page);
    page.send(LearnMsg::SayWhy(true));
    page.send(LearnMsg::Begin(Course::Technique(technique, Shape::S9.clone())));
    settle(&mut page);
    let step = page.session.learn_steps()[0].clone();
    let one = step.placed().unwrap_or_else(|| step.eliminated()[0]);
    act(&mut page, DrillMsg::Select(one.cell));
    act(&mut page, DrillMsg::Answer(one.digit));
    let givens = drill(&page).board.expect("a board");
    let mut position = Candidates::new(&givens.digits);
    for (cell, digits) in &givens.small {
        for digit in position.digits(*cell).minus(*digits).iter() {
            position.eliminate(Candidate::new(*cell, digit), |_| {});
        }
    }
    let cells = match step.placed() {
        Some(_) => premises(&step, &position).placed,
        None => pattern_cells(&step, &position).iter().collect(),
    };
    (page, one, cells)
}

#[test]
fn an_answer_counts_once_its_reason_holds() {
    for technique in [Technique::XWing, Technique::NakedPair, Technique::HiddenPair, Technique::XyWing] {
        let (mut page, one, cells) = answered(technique);
        let view = drill(&page);
        assert_eq!(view.ending, None, "{technique:?}");
        let argued = view.argued.expect("a question");
        assert_eq!((argued.argument.candidate, argued.argument.places), (one, technique.is_single()));
        for &cell in &cells[1..] {
            act(&mut page, DrillMsg::Select(cell));
        }
        act(&mut page, DrillMsg::Confirm);
        if drill(&page).ending.is_none() {
            act(&mut page, DrillMsg::Go(sudoku_play::ui::Direction::Left));
            act(&mut page, DrillMsg::Select(cells[0]));
            act(&mut page, DrillMsg::Confirm);
        }
        let view = drill(&page);
        assert!(matches!(view.ending, Some(Ending::Found(_))), "{technique:?}: {:?}", view.argued);
    }
}

#[test]
fn a_missing_corner_is_named() {
    let (mut page, _, cells) = answered(Technique::XWing);
    for &cell in &cells[..3] {
        act(&mut page, DrillMsg::Select(cell));
    }
    act(&mut page, DrillMsg::Confirm);
    let Some(Judgement::Lacks(Lack::Places(_, open))) = drill(&page).argued.and_then(|view| view.judged)
    else {
        panic!("{:?}", drill(&page).argued)
    };
    assert_eq!(open, [cells[3]]);
    // The answer is given up with its reason shown, or taken back.
    act(&mut page, DrillMsg::Shorten);
    assert_eq!((drill(&page).argued, drill(&page).ending), (None, None));
}

fn assigned(subject: Subject, name: &str) -> Page {
    let assignment = Assignment {
        title: "Why".into(),
        subject,
        barred: HelpKinds::EMPTY,
        minutes: None,
        rival: None,
        asks_why: true,
    };
    assert_eq!(Assignment::read(&assignment.write()), Ok(assignment.clone()));
    assert_ne!(Assignment { asks_why: false, ..assignment.clone() }.number(), assignment.number());
    let mut page = Page::new(puzzle(ARTICLE));
    page.send(LinkMsg::Open(assignment.link()));
    settle(&mut page);
    page.send(AssignmentMsg::Name(name.into())).send(AssignmentMsg::Begin);
    settle(&mut page);
    page
}

fn result(page: &Page) -> OutcomeView {
    let in_dialog = || match page.session.content(page.at) {
        Some(Content::Assignment(view)) => *view.outcome.expect("a result"),
        other => panic!("{other:?}"),
    };
    page.session.outcome().unwrap_or_else(in_dialog)
}

/// Solves a small puzzle and says why for each digit; the first `unsure` reasons hold only at the second try.
fn pupil(name: &str, unsure: usize) -> Page {
    let givens = puzzle(SMALL).clues().clone();
    let case = Case { givens: givens.clone(), digits: givens, gone: Vec::new() };
    let mut page = assigned(Subject::Board(Box::new(case)), name);
    let mut asked = 0;
    while !page.session.game().is_finished() {
        let (_, placed, cells) = single(&page);
        page.wait(5000);
        enter(&mut page, placed);
        if argued(&page).is_some() {
            asked += 1;
            if asked <= unsure {
                page.send(InputMsg::Confirm);
            }
            argue(&mut page, &cells);
            assert_eq!(argued(&page), None, "{placed:?}");
        }
    }
    settle(&mut page);
    page
}

#[test]
fn a_class_of_five_says_why() {
    let mut codes = Vec::new();
    for (number, name) in ["Ada", "Ben", "Cleo", "Dan", "Eve"].into_iter().enumerate() {
        let page = pupil(name, number);
        let view = result(&page);
        let reasons = view.reasons.expect("reasons");
        let (at_once, of) = reasons.sum();
        // The last digit needs no reason.
        assert_eq!(
            (at_once as usize, of as usize),
            (view.done.1 as usize - 1 - number, view.done.1 as usize - 1)
        );
        let link = view.link.expect("a link");
        let outcome = Outcome::read(link.strip_prefix("#r=").expect("a link")).expect("a result");
        assert_eq!(outcome.reasons, Some(reasons));
        codes.push(link);
    }
    let mut teacher = Page::new(puzzle(ARTICLE));
    teacher.send(PageMsg::Open(Dialog::Class)).send(ClassMsg::Read(codes.join("\n")));
    let Some(Content::Class(ClassView { pupils, weakest, .. })) = teacher.session.content(teacher.at) else {
        panic!("no table")
    };
    let at_once: Vec<u32> = pupils.iter().map(|pupil| pupil.reasons.expect("reasons").sum().0).collect();
    assert!(at_once.is_sorted_by(|more, fewer| more > fewer), "{at_once:?}");
    let all = pupils.iter().fold(Reasons::NONE, |sum, pupil| sum.with(&pupil.reasons.expect("reasons")));
    assert_eq!(weakest, all.weakest());
    assert!(weakest.is_some_and(|count| count.at_once < count.held));
}

#[test]
fn a_set_of_exercises_counts_its_reasons() {
    let subject = Subject::Drill { slug: "x-wing".into(), shape: Shape::S9.clone(), count: 3 };
    let mut page = assigned(subject, "Ada");
    texts(&mut page);
    for number in 0..3 {
        settle(&mut page);
        let step = page.session.learn_steps()[0].clone();
        let one = step.eliminated()[0];
        act(&mut page, DrillMsg::Select(one.cell));
        act(&mut page, DrillMsg::Answer(one.digit));
        if number == 2 {
            act(&mut page, DrillMsg::Argue(MarkMsg::Skip));
        } else {
            if number == 1 {
                act(&mut page, DrillMsg::Confirm);
            }
            let board = drill(&page).board.expect("a board");
            let mut position = Candidates::new(&board.digits);
            for (cell, digits) in &board.small {
                for digit in position.digits(*cell).minus(*digits).iter() {
                    position.eliminate(Candidate::new(*cell, digit), |_| {});
                }
            }
            for cell in pattern_cells(&step, &position).iter() {
                act(&mut page, DrillMsg::Select(cell));
            }
            act(&mut page, DrillMsg::Confirm);
        }
        act(&mut page, DrillMsg::Next);
    }
    let view = result(&page);
    let mut expected = Reasons::NONE;
    expected.add(ReasonGiven::AtOnce(ArgumentKind::Pattern));
    expected.add(ReasonGiven::Later(ArgumentKind::Pattern));
    expected.add(ReasonGiven::Never);
    assert_eq!((view.reasons, view.done), (Some(expected), (2, 3)));
    assert_eq!(Reasons::read(&expected.write()), Some(expected));
    let weakest = ReasonCount { kind: ArgumentKind::Pattern, at_once: 1, held: 2 };
    assert_eq!((expected.weakest(), expected.none()), (Some(weakest), 1));
}

/// An assignment that asks for reasons, and a result with them.
const KEPT: [&str; 2] =
    ["2ThPiTgDV2h5jPBa7tLczjDAAf4A", "2-9Su3wAAAAcYA1doeQ0FkYQAAA-gABaACAMAAAAAAAAAAAAAAAAAAQBAEA"];

#[test]
fn assignments_and_results_with_reasons_mean_the_same_for_ever() {
    let assignment = Assignment::read(KEPT[0]).expect("an assignment");
    let subject = Subject::Drill { slug: "x-wing".into(), shape: Shape::S9.clone(), count: 3 };
    assert_eq!(
        (&assignment.subject, assignment.title.as_str(), assignment.asks_why),
        (&subject, "Why", true)
    );
    let outcome = Outcome::read(KEPT[1]).expect("a result");
    let mut reasons = Reasons::NONE;
    reasons.add(ReasonGiven::AtOnce(ArgumentKind::Pattern));
    reasons.add(ReasonGiven::Later(ArgumentKind::Pattern));
    reasons.add(ReasonGiven::Never);
    assert_eq!((outcome.reasons, outcome.name.as_str(), outcome.done), (Some(reasons), "Ada", 2));
}
