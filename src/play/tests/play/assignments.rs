//! Assignments, from the teacher's form over the pupil's work to the table of the class.

use crate::{
    common::{dug, puzzle},
    page::Page,
};
use proptest::prelude::*;
use sudoku_core::{
    Candidate, Cell, Digit, Grid, Shape, Technique,
    brute::unlimited,
    notation::link::LinkError,
    puzzle::Puzzle,
    qr::{Code, Greys, QUIET},
    step::argument::ArgumentKind,
};
use sudoku_play::{
    features::{
        assignment::view::{AssignmentPage, AssignmentView, OutcomeView},
        class::view::{ClassView, UnreadCode},
        handover::{CannotTake, view::HandoverView},
    },
    game::{
        aids::{Aid, Aids, HelpKind, HelpKinds},
        colour::Colour,
        turns::Fill,
    },
    links::{
        assignment::{
            Assignment, HandedIn, Hurry, MAX_DRILLS, MAX_NAME, MAX_TITLE, Outcome, PARTS, Rival, Slip,
            Subject,
        },
        case::Case,
        handover::{Handover, Piece},
        reasons::{ReasonGiven, Reasons},
    },
    messages::{
        AssignmentMsg, ClassMsg, DrillMsg, GameMsg, HandoverMsg, HintMsg, InputMsg, LearnMsg, LearnTexts,
        LinkMsg, PageMsg, Pictured, PointerMsg, WhyMsg,
    },
    saved::{
        csv::csv,
        settings::{Choice, ClockSetting},
    },
    ui::{Dialog, Notice, Panel, Refusal},
    view::Content,
};

const DRILLS: &str = include_str!("../../../../learn/learn-drills.txt");
const EXAMPLES: &str = include_str!("../../../../learn/learn-examples.txt");
pub(crate) const EASY: &str =
    "..3..82.4.2..64.1.9.......8.8............698.......5....49.7.3.8....1....7..5.4..";
pub(crate) const SMALL: &str = "3..2..1..2..1..4";

pub(crate) fn work(page: &mut Page) {
    while page.asked.is_some() {
        page.work();
    }
}

pub(crate) fn view(page: &Page) -> AssignmentView {
    match page.session.content(page.at) {
        Some(Content::Assignment(view)) => view,
        other => panic!("{other:?}"),
    }
}

fn class(page: &Page) -> ClassView {
    match page.session.content(page.at) {
        Some(Content::Class(view)) => view,
        other => panic!("{other:?}"),
    }
}

fn open(page: &mut Page, link: &str) {
    page.send(LinkMsg::Open(link.into()));
    work(page);
}

/// A page of a pupil who begins an assignment.
pub(crate) fn begun(assignment: &Assignment, name: &str) -> Page {
    let mut page = Page::new(puzzle(EASY));
    open(&mut page, &assignment.link());
    assert_eq!(view(&page).page, AssignmentPage::Offer);
    page.send(AssignmentMsg::Name(name.into())).send(AssignmentMsg::Begin);
    work(&mut page);
    page
}

pub(crate) fn of(line: &str) -> Assignment {
    let givens = puzzle(line).clues().clone();
    let case = Case { givens: givens.clone(), digits: givens, gone: Vec::new() };
    Assignment {
        title: "Monday, 5b".into(),
        subject: Subject::Board(Box::new(case)),
        barred: HelpKinds::EMPTY,
        minutes: None,
        rival: None,
        asks_why: false,
    }
}

/// Fills all cells but the last `left` with the solution.
pub(crate) fn fill(page: &mut Page, left: usize) {
    fill_in(page, left, 1000);
}

/// The same, each digit after that time.
fn fill_in(page: &mut Page, left: usize, after: u64) {
    let game = page.session.game();
    let solution = game.solution().expect("a proven puzzle").clone();
    let open: Vec<Cell> = Cell::all(game.shape()).filter(|&cell| game.grid().get(cell).is_none()).collect();
    for &cell in &open[..open.len() - left] {
        let digit = solution.get(cell).expect("a digit");
        page.wait(after).place(cell.index(), digit.symbol());
    }
    work(page);
}

pub(crate) fn outcome(page: &Page) -> Outcome {
    let link = handed_in(page).link.expect("a link");
    Outcome::read(link.strip_prefix("#r=").expect("a result's link")).expect("a result")
}

/// The result beside its finished game, or else in the dialog.
fn handed_in(page: &Page) -> OutcomeView {
    page.session.outcome().unwrap_or_else(|| *view(page).outcome.expect("a result"))
}

fn any_shape() -> impl Strategy<Value = &'static Shape> {
    prop::sample::select(Shape::ALL.to_vec())
}

fn any_assignment() -> impl Strategy<Value = Assignment> {
    let drill = (any_shape(), 1..=MAX_DRILLS, "[a-z-]{1,40}");
    let drill = drill.prop_map(|(shape, count, slug)| Subject::Drill { slug, shape: shape.clone(), count });
    let board = prop::collection::vec(any::<bool>(), 16).prop_map(|shown| {
        let solved = puzzle(SMALL);
        let mut digits = solved.clues().clone();
        for (cell, shown) in Cell::all(Shape::S4).zip(shown) {
            if shown {
                digits.set(cell, solved.solution().get(cell));
            }
        }
        Subject::Board(Box::new(Case { givens: solved.clues().clone(), digits, gone: Vec::new() }))
    });
    let rival = (".{0,12}", prop::array::uniform10(0u32..1 << 20)).prop_map(|(name, mut seconds)| {
        seconds.sort_unstable();
        Rival { name, seconds }
    });
    let subject = prop_oneof![drill, board];
    let form =
        (".{0,20}", subject, 0u32..16, prop::option::of(1u8..), prop::option::of(rival), any::<bool>());
    form.prop_map(|(title, subject, barred, minutes, rival, asks_why)| Assignment {
        title,
        subject,
        barred: HelpKinds::from_bits(barred),
        minutes,
        rival,
        asks_why,
    })
}

fn any_outcome() -> impl Strategy<Value = Outcome> {
    let ended = prop::sample::select(vec![HandedIn::Done, HandedIn::Unfinished, HandedIn::TimeUp]);
    let slip = |shape: &Shape| {
        (0u8..31, 0..shape.cell_count(), 0..shape.side()).prop_map(|(item, cell, digit)| Slip {
            item,
            candidate: Candidate::new(Cell::at(cell), Digit::at(digit)),
        })
    };
    any_shape().prop_flat_map(move |shape| {
        let slips = prop::collection::vec(slip(shape), 0..31);
        let words = (".{0,20}", ".{0,12}", prop::collection::vec("[a-z-]{1,30}", 0..8));
        let counts = (prop::collection::vec(0usize..9, 0..40), any::<bool>());
        (
            words,
            any::<(u32, u32, u32)>(),
            0u32..1 << 20,
            ended.clone(),
            (0u16..1024, 0u16..1024),
            (slips, counts),
        )
            .prop_map(
                move |(
                    (title, name, techniques),
                    (assignment, minute, aids),
                    seconds,
                    ended,
                    (done, total),
                    (slips, (given, asked)),
                )| {
                    let mut reasons = Reasons::NONE;
                    for reason in given {
                        let kind = ArgumentKind::ALL[reason % 4];
                        reasons.add(match reason / 4 {
                            0 => ReasonGiven::AtOnce(kind),
                            1 => ReasonGiven::Later(kind),
                            _ => ReasonGiven::Never,
                        });
                    }
                    Outcome {
                        assignment,
                        shape: shape.clone(),
                        title,
                        name,
                        minute,
                        seconds,
                        ended,
                        done,
                        total,
                        aids,
                        techniques,
                        slips,
                        reasons: asked.then_some(reasons),
                    }
                },
            )
    })
}

proptest! {
    #[test]
    fn an_assignment_is_read_as_it_was_written(assignment in any_assignment()) {
        let text = assignment.write();
        prop_assert_eq!(Assignment::read(&text), Ok(assignment.clone()));
        prop_assert_eq!(Assignment::read(&text).map(|read| read.number()), Ok(assignment.number()));
    }

    #[test]
    fn a_result_is_read_as_it_was_written(outcome in any_outcome()) {
        prop_assert_eq!(Outcome::read(&outcome.write()), Ok(outcome));
    }

    /// Any change of a character, and any cut, is detected.
    #[test]
    fn damage_is_detected(outcome in any_outcome(), at in any::<prop::sample::Index>(), to in "[A-Za-z0-9_-]") {
        let text = outcome.write();
        let at = at.index(text.len());
        prop_assert!(Outcome::read(&text[..at]).is_err());
        let mut changed = text.clone();
        changed.replace_range(at..=at, &to);
        if changed != text {
            prop_assert!(Outcome::read(&changed).is_err(), "{}", changed);
        }
    }
}

#[test]
fn saved_assignments_and_results_mean_the_same_for_ever() {
    let mut lines = include_str!("../data/kept/assignment.txt").lines();
    let mut next = || lines.next().expect("a line");
    let rival = Rival { name: "Anna".into(), seconds: [10, 25, 30, 41, 50, 60, 71, 80, 90, 125] };
    let board = Assignment { minutes: Some(20), rival: Some(rival), ..of(EASY) };
    let board = Assignment { barred: HelpKinds::only(HelpKind::Hints).with(HelpKind::Solver), ..board };
    assert_eq!(Assignment::read(next()), Ok(board.clone()), "{}", board.write());
    let slug = "x-wing".to_owned();
    let drill =
        Assignment { subject: Subject::Drill { slug, shape: Shape::S9.clone(), count: 7 }, ..of(EASY) };
    assert_eq!(Assignment::read(next()), Ok(drill.clone()), "{}", drill.write());
    let slip = |cell, digit| Slip { item: 0, candidate: Candidate::new(Cell::at(cell), Digit::at(digit)) };
    let outcome = Outcome {
        assignment: board.number(),
        shape: Shape::S9.clone(),
        title: "Monday, 5b".into(),
        name: "Zoë".into(),
        minute: 29_000_000,
        seconds: 754,
        ended: HandedIn::TimeUp,
        done: 31,
        total: 56,
        aids: Aids::only(Aid::Candidates).with(Aid::HintPlace).bits(),
        techniques: vec!["x-wing".into(), "pointing".into()],
        slips: vec![slip(3, 4), slip(80, 8)],
        reasons: None,
    };
    assert_eq!(Outcome::read(next()), Ok(outcome.clone()), "{}", outcome.write());
    // The assignment under way, as stored.
    let mut page = Page::new(puzzle(EASY));
    page.assignment = Some(include_str!("../data/kept/at-work.txt").into());
    page.reload(puzzle(EASY)).send(PageMsg::Open(Dialog::Assignment));
    let seen = view(&page);
    assert_eq!((seen.page, seen.name.as_str()), (AssignmentPage::Over, "Zoë"));
    assert_eq!(seen.assignment.as_deref(), Some(&board));
    assert_eq!(seen.outcome.map(|view| (view.done, view.seconds)), Some(((31, 56), 754)));
}

#[test]
fn damaged_links_are_refused_in_their_own_words() {
    let check = |link: &str, expected: LinkError| {
        let mut page = Page::new(puzzle(EASY));
        let before = page.grid();
        open(&mut page, link);
        let refused = Notice::LinkRefused(Refusal::Link(expected));
        assert_eq!(page.session.notice(), Some(&refused), "{link}");
        assert_eq!((page.grid(), page.session.dialog()), (before, None), "{link}");
    };
    let link = of(EASY).link();
    check(&link[..link.len() - 1], LinkError::BadAssignment);
    check("#x=", LinkError::BadAssignment);
    check("#x=1", LinkError::BadAssignment);
    check("#x=2abc", LinkError::BadAssignment);
    check("#x=3abc", LinkError::NewerAssignment);
    check("#r=1abc", LinkError::BadResult);
    check("#r=2abc", LinkError::BadResult);
    check("#r=3abc", LinkError::NewerResult);
}

#[test]
fn a_teacher_sets_the_puzzle_on_the_board() {
    let mut page = Page::new(puzzle(EASY));
    fill(&mut page, 50);
    page.place(0, '9');
    page.send(AssignmentMsg::Set);
    assert_eq!(view(&page).page, AssignmentPage::Form);
    assert!(view(&page).has_progress);
    page.send(AssignmentMsg::Title("Monday".into()))
        .send(AssignmentMsg::Bar(HelpKind::Hints, true))
        .send(AssignmentMsg::Minutes(Some(15)));
    let set = |page: &Page| {
        let link = view(page).link;
        Assignment::read(link.strip_prefix("#x=").expect("its link")).expect("an assignment")
    };
    let start = set(&page);
    assert_eq!((start.title.as_str(), start.minutes), ("Monday", Some(15)));
    assert_eq!(start.barred, HelpKinds::only(HelpKind::Solver).with(HelpKind::Hints));
    assert!(!start.subject.has_position());
    // From the board as it is: a wrong digit stays behind.
    page.send(AssignmentMsg::FromHere(true));
    let Subject::Board(case) = set(&page).subject else { panic!("a board") };
    assert_eq!(case.digits.filled_count(), page.grid().filled_count() - 1);
    page.send(AssignmentMsg::FromHere(false)).send(AssignmentMsg::Minutes(Some(0)));
    assert_eq!((set(&page).subject.has_position(), set(&page).minutes), (false, None));
    const { assert!(MAX_TITLE < 1024 && MAX_NAME < 64) }
}

#[test]
fn barred_help_is_refused_and_nothing_changes() {
    let barred = |kinds: &[HelpKind]| kinds.iter().fold(HelpKinds::EMPTY, |set, &kind| set.with(kind));
    let check = |kind: HelpKind, msg: sudoku_play::messages::Msg| {
        for bars in [true, false] {
            let kinds = if bars { barred(&HelpKind::ALL) } else { HelpKinds::EMPTY };
            let mut page = begun(&Assignment { barred: kinds, ..of(EASY) }, "A");
            page.place(0, '1');
            let empty = Cell::all(Shape::S9).find(|&cell| page.grid().get(cell).is_none());
            page.send(InputMsg::Select(empty.expect("an empty cell")));
            let before = page.drawn();
            page.send(msg.clone());
            assert_eq!(page.session.notice() == Some(&Notice::Barred(kind)), bars, "{msg:?}");
            if bars {
                assert_eq!(page.session.panel(), Panel::Play, "{msg:?}");
                assert_eq!(page.drawn(), before, "{msg:?}");
                assert!(page.session.game().aids().is_empty(), "{msg:?}");
                assert!(page.asked.is_none(), "{msg:?}");
            }
        }
    };
    check(HelpKind::Notes, PointerMsg::ToggleCandidates.into());
    check(HelpKind::Notes, PointerMsg::Look.into());
    check(HelpKind::Notes, GameMsg::FillNotes(Fill::All).into());
    check(HelpKind::Checks, GameMsg::Check.into());
    check(HelpKind::Checks, GameMsg::BackToRight.into());
    check(HelpKind::Hints, HintMsg::Next.into());
    check(HelpKind::Hints, WhyMsg::Open.into());
    check(HelpKind::Solver, PageMsg::Show(Panel::Solve).into());
    check(HelpKind::Solver, GameMsg::FillSolution.into());
    check(HelpKind::Solver, GameMsg::ShowSolution(true).into());
}

/// The bars belong to the game of the assignment, also after a reload, and end with it.
#[test]
fn bars_end_with_the_assignment() {
    let assignment = Assignment { barred: HelpKinds::only(HelpKind::Checks), ..of(EASY) };
    let refuses = |page: &mut Page| {
        page.send(GameMsg::Check);
        page.session.notice() == Some(&Notice::Barred(HelpKind::Checks))
    };
    let mut page = begun(&assignment, "A");
    page.place(0, '1');
    assert!(refuses(&mut page));
    page.write();
    page.reload(puzzle(EASY));
    assert!(refuses(&mut page), "after a reload");
    page.send(AssignmentMsg::HandIn);
    page.send(PageMsg::Dismiss);
    assert!(!refuses(&mut page), "after its end");
    let mut page = begun(&assignment, "A");
    open(&mut page, &format!("#p={SMALL}"));
    assert!(!refuses(&mut page), "on another board");
}

/// A solution typed in shows no technique, and the table of the class has the pace.
#[test]
fn a_typed_result_is_flagged() {
    let check = |after: u64, hurry: Option<(u16, u32)>| {
        let hurry = hurry.map(|(done, seconds)| Hurry { done, seconds });
        let mut page = begun(&of(SMALL), "Ada");
        fill_in(&mut page, 0, after);
        let own = handed_in(&page);
        assert_eq!((own.hurry, own.techniques.is_empty()), (hurry, hurry.is_some()), "{after}");
        let link = own.link.expect("its link");
        page.send(ClassMsg::Read(link));
        page.send(PageMsg::Open(Dialog::Class));
        let Some(Content::Class(class)) = page.session.content(page.at) else { panic!("the class") };
        assert_eq!(class.pupils.iter().map(|pupil| pupil.hurry).collect::<Vec<_>>(), [hurry], "{after}");
    };
    check(160, Some((10, 1)));
    check(1_500, Some((10, 15)));
    check(2_500, None);
}

#[test]
fn a_solved_assignment_gives_a_result() {
    let mut page = begun(&of(SMALL), "Zoë");
    let game = page.session.game();
    let first = Cell::all(Shape::S4).find(|&cell| game.grid().get(cell).is_none()).expect("an open cell");
    let right = game.solution().expect("a proven puzzle").get(first);
    let wrong = Digit::all(Shape::S4).find(|&digit| Some(digit) != right).expect("a wrong digit");
    page.wait(5000).place(first.index(), wrong.symbol());
    page.send(GameMsg::Undo);
    fill_in(&mut page, 0, 3000);
    assert!(page.session.dialog().is_none() && page.result().just_ended);
    let outcome = outcome(&page);
    assert_eq!((outcome.name.as_str(), outcome.title.as_str()), ("Zoë", "Monday, 5b"));
    assert_eq!((outcome.ended, outcome.done, outcome.total), (HandedIn::Done, 10, 10));
    assert_eq!(outcome.slips, [Slip { item: 0, candidate: Candidate::new(first, wrong) }]);
    assert!(outcome.seconds >= 10 && outcome.aids == 0, "{outcome:?}");
    assert!(!outcome.techniques.is_empty());
    assert_eq!(outcome.assignment, of(SMALL).number());
    // A reload keeps the result.
    page.write();
    page.reload(puzzle(EASY));
    page.send(AssignmentMsg::Show);
    assert_eq!(self::outcome(&page), outcome);
}

#[test]
fn help_and_an_unfinished_end_are_in_the_result() {
    let mut page = begun(&of(SMALL), "A");
    fill(&mut page, 4);
    page.send(GameMsg::Check).send(AssignmentMsg::HandIn);
    let outcome = outcome(&page);
    assert_eq!((outcome.ended, outcome.done, outcome.total), (HandedIn::Unfinished, 6, 10));
    assert!(outcome.help().contains(Aid::Check) && outcome.techniques.is_empty());
}

/// The limit runs on the clock of the game, also for a player without a clock.
#[test]
fn time_ends_an_assignment() {
    let mut page = Page::new(puzzle(EASY));
    page.send(sudoku_play::messages::SettingsMsg::Choose(Choice::Clock(ClockSetting::Off)));
    open(&mut page, &Assignment { minutes: Some(1), ..of(SMALL) }.link());
    page.send(AssignmentMsg::Begin);
    work(&mut page);
    fill(&mut page, 8);
    let left = |page: &Page| page.session.assignment_strip(page.at.now).and_then(|strip| strip.left);
    assert_eq!(left(&page), Some(58));
    page.wait(57_000);
    assert_eq!((left(&page), page.session.dialog()), (Some(1), None));
    page.wait(2_000);
    let due = page.session.due(page.at.now).expect("a second has passed");
    page.send(due);
    assert_eq!(page.session.dialog(), Some(Dialog::Assignment));
    let outcome = outcome(&page);
    assert_eq!((outcome.ended, outcome.done), (HandedIn::TimeUp, 2));
}

#[test]
fn faulty_puzzles_do_not_begin() {
    use sudoku_play::features::assignment::CannotBegin;
    let check = |assignment: &Assignment, begins: fn(&CannotBegin) -> bool| {
        let page = begun(assignment, "A");
        let view = view(&page);
        assert_eq!(view.page, AssignmentPage::Offer);
        assert!(view.fault.as_ref().is_some_and(begins), "{:?}", view.fault);
        assert_eq!(page.session.game().clues(), puzzle(EASY).clues());
    };
    let board = |change: fn(&mut Case)| {
        let mut assignment = of(SMALL);
        if let Subject::Board(case) = &mut assignment.subject {
            change(case);
        }
        assignment
    };
    check(
        &board(|case| {
            case.givens.set(Cell::at(0), None);
            case.givens.set(Cell::at(3), None);
            case.digits = case.givens.clone();
        }),
        |fault| matches!(fault, CannotBegin::Puzzle(_)),
    );
    let wrong = board(|case| {
        let right = puzzle(SMALL).solution().get(Cell::at(2));
        case.digits.set(Cell::at(2), Digit::all(Shape::S4).find(|&digit| Some(digit) != right));
    });
    check(&wrong, |fault| *fault == CannotBegin::Position);
    let subject = Subject::Drill { slug: "telepathy".into(), shape: Shape::S9.clone(), count: 3 };
    check(&Assignment { subject, ..of(EASY) }, |fault| *fault == CannotBegin::Technique);
}

/// Everyone gets the same positions, answers them in *Learn*, and the first wrong answer to each counts.
#[test]
fn a_drill_gives_a_result() {
    let subject = Subject::Drill { slug: "naked-pair".into(), shape: Shape::S9.clone(), count: 3 };
    let barred = HelpKinds::only(HelpKind::Hints);
    let assignment = Assignment { subject, barred, ..of(EASY) };
    let run = |name: &str, slips: bool| {
        let mut page = begun(&assignment, name);
        let texts = LearnTexts { examples: EXAMPLES.into(), ..LearnTexts::default() };
        page.send(LearnMsg::Read(Some(texts))).send(LearnMsg::Cases(Some(DRILLS.into())));
        let mut seen = Vec::new();
        for number in 0..3 {
            work(&mut page);
            let step = page.session.learn_steps().first().expect("a step").clone();
            page.send(LearnMsg::Drill(DrillMsg::Help));
            assert_eq!(page.session.notice(), Some(&Notice::Barred(HelpKind::Hints)));
            let one = step.eliminated()[0];
            seen.push(one);
            page.send(LearnMsg::Drill(DrillMsg::Select(one.cell)));
            if slips && number == 1 {
                page.send(LearnMsg::Drill(DrillMsg::Place(true)));
                page.send(LearnMsg::Drill(DrillMsg::Answer(one.digit)));
                page.send(LearnMsg::Drill(DrillMsg::Place(false)));
            }
            page.wait(1000);
            page.send(LearnMsg::Drill(DrillMsg::Answer(one.digit)));
            page.send(LearnMsg::Drill(DrillMsg::Next));
        }
        assert_eq!(page.session.dialog(), Some(Dialog::Assignment));
        (outcome(&page), seen)
    };
    let (right, seen) = run("A", false);
    assert_eq!((right.ended, right.done, right.total, right.slips.len()), (HandedIn::Done, 3, 3, 0));
    let (wrong, again) = run("B", true);
    assert_eq!(seen, again, "the same positions");
    assert_eq!((wrong.done, wrong.slips.as_slice()), (2, &[Slip { item: 1, candidate: seen[1] }][..]));
}

#[test]
fn a_race_shows_the_rival() {
    let mut page = Page::new(puzzle(SMALL));
    fill(&mut page, 0);
    assert!(page.result().just_ended);
    // It is set in the dialog of sharing.
    page.send(PageMsg::Open(Dialog::Link)).send(AssignmentMsg::Race).send(AssignmentMsg::Name("Bo".into()));
    let link = page.session.race(page.at.now).expect("a race").link;
    let race = Assignment::read(link.strip_prefix("#x=").expect("its link")).expect("a race");
    let rival = race.rival.clone().expect("a rival");
    assert_eq!((rival.name.as_str(), rival.whole()), ("Bo", 10));
    let mut page = begun(&race, "A");
    let strip = |page: &Page| page.session.assignment_strip(page.at.now).expect("a strip");
    assert_eq!((strip(&page).own, strip(&page).rival), (0, Some(("Bo".into(), 0, 10))));
    page.wait(6000);
    let (_, theirs, _) = strip(&page).rival.expect("a rival");
    assert!((500..=700).contains(&theirs), "{theirs}");
    fill(&mut page, 5);
    assert_eq!(strip(&page).own, 500);
    fill(&mut page, 0);
    let race = handed_in(&page).race.expect("a race");
    assert_eq!((race.0.as_str(), race.1, race.2), ("Bo", 10, false));
}

#[test]
fn a_rival_goes_on_evenly_between_known_times() {
    let mut seconds = [0; PARTS];
    for (part, seconds) in seconds.iter_mut().enumerate() {
        *seconds = 10 * (part as u32 + 1);
    }
    let rival = Rival { name: String::new(), seconds };
    let check = |at: u32, expected: u32| assert_eq!(rival.progress(at), expected, "{at}");
    check(0, 0);
    check(5, 50);
    check(10, 100);
    check(99, 990);
    check(100, 1000);
    check(1000, 1000);
    assert_eq!(Rival { name: String::new(), seconds: [0; PARTS] }.progress(0), 1000);
}

fn result(name: &str, seconds: u32, slips: &[(usize, usize)]) -> Outcome {
    let slip = |&(cell, digit): &(usize, usize)| Slip {
        item: 0,
        candidate: Candidate::new(Cell::at(cell), Digit::at(digit)),
    };
    Outcome {
        assignment: 7,
        shape: Shape::S9.clone(),
        title: "Monday".into(),
        name: name.into(),
        minute: 1000,
        seconds,
        ended: HandedIn::Done,
        done: 50,
        total: 50,
        aids: 0,
        techniques: vec!["x-wing".into(), "a-later-technique".into()],
        slips: slips.iter().map(slip).collect(),
        reasons: None,
    }
}

#[test]
fn thirty_codes_in_one_paste() {
    let mut lines = vec!["Results of today".to_owned(), String::new()];
    let mut before = String::new();
    for number in 0..30 {
        let result =
            result(&format!("Pupil {number:02}"), 100 + number, &[(3, 4)][..usize::from(number % 3 == 0)]);
        let link = format!("https://example.org/stepdoku/{}", result.link());
        match number {
            4 => lines.push(link[..link.len() - 3].to_owned()),
            9 => lines.push(format!("Pupil 9: {}!", link.replace("#r=1", "#r=1A"))),
            // A line may have two, or nothing but the code.
            10 => before = format!("mine: {link} "),
            12 => lines.push(result.write()),
            _ => lines.push(std::mem::take(&mut before) + &format!("> {link}, good luck")),
        }
    }
    let mut page = Page::new(puzzle(EASY));
    page.send(PageMsg::Open(Dialog::Class)).send(ClassMsg::Read(lines.join("\n")));
    let view = class(&page);
    assert_eq!((view.pupils.len(), view.added), (28, Some((28, 0))));
    assert_eq!(view.faults, [UnreadCode::Damaged(7), UnreadCode::Damaged(12)]);
    let slip = Slip { item: 0, candidate: Candidate::new(Cell::at(3), Digit::at(4)) };
    assert_eq!(view.common, [(slip, 9)]);
    assert_eq!(view.pupils[0].name.as_deref(), Some("Pupil 00"));
    // Hidden names leave no trace in the order.
    page.send(ClassMsg::HideNames(true));
    assert!(class(&page).pupils.iter().all(|pupil| pupil.name.is_none()));
    assert!(class(&page).pupils.is_sorted_by_key(|pupil| pupil.seconds));
    // The table is there again with the next page.
    page.reload(puzzle(EASY));
    page.send(PageMsg::Open(Dialog::Class));
    assert_eq!(class(&page).pupils.len(), 28);
}

#[test]
fn results_are_added_once_and_can_be_brought_back() {
    let mut page = Page::new(puzzle(EASY));
    open(&mut page, &result("Anna", 90, &[]).link());
    assert_eq!(page.session.dialog(), Some(Dialog::Class));
    page.send(ClassMsg::Read(result("Anna", 90, &[]).link()));
    assert_eq!((class(&page).pupils.len(), class(&page).added), (1, Some((1, 1))));
    // The same result with its techniques takes the place of the one without.
    let bare = Outcome { techniques: Vec::new(), ..result("Bo", 80, &[]) };
    page.send(ClassMsg::Read(format!("{}\n{}", bare.link(), result("Bo", 80, &[]).link())));
    assert_eq!(class(&page).pupils.len(), 2);
    assert_eq!(class(&page).pupils[1].techniques, [Technique::XWing]);
    page.send(ClassMsg::Remove(0));
    assert_eq!(class(&page).pupils[0].name.as_deref(), Some("Bo"));
    page.send(ClassMsg::Restore);
    assert_eq!(class(&page).pupils.len(), 2);
    // Another assignment has a separate table.
    let other = Outcome { assignment: 8, ..result("Cy", 70, &[]) };
    page.send(ClassMsg::Read(other.link()));
    assert_eq!((class(&page).groups.len(), class(&page).pupils.len()), (2, 1));
    page.send(ClassMsg::Choose(7));
    assert_eq!(class(&page).pupils.len(), 2);
    page.send(ClassMsg::RemoveAll);
    assert_eq!((class(&page).groups.len(), class(&page).pupils.len()), (1, 1));
    page.send(ClassMsg::Read("hello".into()));
    assert_eq!(class(&page).faults, [UnreadCode::NoCode]);
}

/// The code of a result as a picture: each dot has some pixels.
fn pictured(text: &str, scale: usize) -> Greys {
    let Code { dots, path } = Code::of(text).expect("a code");
    let side = (dots + 2 * QUIET) as usize;
    let mut pixels = vec![255; side * side * scale * scale];
    for run in path.split('M').skip(1) {
        let numbers: Vec<usize> = run
            .split(|symbol: char| !symbol.is_ascii_digit())
            .filter(|number| !number.is_empty())
            .map(|number| number.parse().expect("a number"))
            .collect();
        let (x, y, wide) = (numbers[0] + QUIET as usize, numbers[1] + QUIET as usize, numbers[2]);
        for row in y * scale..(y + 1) * scale {
            let start = row * side * scale + x * scale;
            pixels[start..start + wide * scale].fill(0);
        }
    }
    Greys { width: (side * scale) as u32, pixels }
}

#[test]
fn results_are_read_from_pictures() {
    let mut page = Page::new(puzzle(EASY));
    page.send(PageMsg::Open(Dialog::Class));
    let mut look = |picture: Greys, from: Pictured| {
        page.send(ClassMsg::Picture(picture, from));
        work(&mut page);
        class(&page)
    };
    let blank = || Greys { width: 100, pixels: vec![200; 10_000] };
    let link = format!("https://example.org/stepdoku/{}", result("Zoë", 90, &[(3, 4)]).link());
    assert_eq!(look(blank(), Pictured::File).faults, [UnreadCode::NoPicture]);
    let view = look(pictured(&link, 4), Pictured::File);
    assert_eq!((view.pupils.len(), view.added, view.faults.len()), (1, Some((1, 0)), 0));
    assert_eq!(view.pupils[0].name.as_deref(), Some("Zoë"));
    // The camera sees nothing, then the same code again and again: neither is news.
    let other = format!("https://example.org/stepdoku/{}", result("Bo", 80, &[]).link());
    assert_eq!(look(pictured(&other, 3), Pictured::Live).added, Some((1, 0)));
    assert_eq!(look(blank(), Pictured::Live).added, Some((1, 0)));
    assert_eq!(look(pictured(&other, 3), Pictured::Live).added, Some((1, 0)));
    let strange = look(pictured("https://example.org", 4), Pictured::Live);
    assert_eq!((strange.faults, strange.pupils.len()), (vec![UnreadCode::NoCode], 2));
    assert_eq!(sudoku_core::qr::read(&Greys { width: 0, pixels: Vec::new() }), Vec::<String>::new());
}

/// A stored line of a later version stays stored.
#[test]
fn later_results_are_kept() {
    let mut page = Page::new(puzzle(EASY));
    page.class = Some(format!("2later\n{}", result("Anna", 90, &[]).write()));
    page.send(PageMsg::Open(Dialog::Class)).send(ClassMsg::Remove(0));
    assert_eq!(page.class.as_deref(), Some("2later"));
}

/// The table gives the number of unreadable results. They stay stored until the teacher removes them, and the
/// others stay in the table.
#[test]
fn damaged_results_are_told_and_the_others_stay() {
    let names = ["Ann", "Bea", "Cid"];
    let whole: Vec<String> = names.map(|name| result(name, 90, &[]).write()).to_vec();
    for at in 0..3 {
        for damage in [|text: &str| text[..text.len() - 2].to_owned(), |text: &str| format!("<b>{text}</b>")]
        {
            let mut lines = whole.clone();
            lines[at] = damage(&whole[at]);
            let mut page = Page::new(puzzle(EASY));
            page.class = Some(lines.join("\n"));
            page.send(PageMsg::Open(Dialog::Class));
            assert_eq!((class(&page).unread, class(&page).pupils.len()), (1, 2));
            page.send(ClassMsg::Read(result("Dan", 80, &[]).link()));
            assert_eq!((class(&page).unread, class(&page).pupils.len()), (1, 3));
            assert!(page.class.as_ref().is_some_and(|kept| kept.contains(&lines[at])), "it stays stored");
            page.reload(puzzle(EASY));
            page.send(PageMsg::Open(Dialog::Class));
            assert_eq!((class(&page).unread, class(&page).pupils.len()), (1, 3));
            page.send(ClassMsg::RemoveUnread);
            assert_eq!((class(&page).unread, class(&page).pupils.len()), (0, 3));
            assert!(page.class.as_ref().is_some_and(|kept| !kept.contains(&lines[at])));
            page.send(ClassMsg::Restore);
            assert_eq!((class(&page).unread, class(&page).pupils.len()), (1, 3));
            assert!(page.class.as_ref().is_some_and(|kept| kept.contains(&lines[at])), "it is back");
        }
    }
}

#[test]
fn tables_are_quoted_and_never_formulas() {
    let check = |cells: &[&str], expected: &str| {
        let row = cells.iter().map(|&cell| cell.to_owned()).collect();
        assert_eq!(csv(&[row], None), format!("{expected}\r\n"));
    };
    let rows = [vec!["a".to_owned(), "b".to_owned()]];
    assert_eq!(csv(&rows, Some("1 result, lost".into())), "a,b\r\n\"1 result, lost\"\r\n");
    check(&["a", "b"], "a,b");
    check(&["a,b", "say \"x\"", ""], "\"a,b\",\"say \"\"x\"\"\",");
    check(&["=1+1", "-2", "@x"], "'=1+1,'-2,'@x");
    check(&["two\nlines"], "\"two\nlines\"");
}

/// A game goes to another device piece by piece, in any shape, with notes, clock and help.
#[test]
fn a_game_is_handed_over_in_as_many_codes_as_it_needs() {
    let check = |of: Puzzle, filled: bool, several: bool| {
        let mut from = Page::new(of);
        from.place_right(5).wait(61_000);
        if filled {
            from.send(GameMsg::FillNotes(Fill::All)).send(InputMsg::SelectAll);
            from.send(InputMsg::Paint(Colour::new(2).expect("a colour")));
            from.send(InputMsg::Paint(Colour::new(3).expect("a colour")));
        }
        from.send(HandoverMsg::Show);
        let mut links = Vec::new();
        loop {
            let Some(Content::Handover(HandoverView::Sends { link, number })) = from.session.content(from.at)
            else {
                panic!("no codes")
            };
            links.push(link.expect("a link"));
            if number.0 == number.1 {
                break;
            }
            from.send(HandoverMsg::Turn(true));
        }
        assert_eq!(links.len() > 1, several, "{}", links.len());
        let longest = links.iter().map(String::len).max();
        assert!(longest < Some(700), "{longest:?}");
        let mut to = Page::new(puzzle(EASY));
        for (read, link) in links.iter().rev().enumerate() {
            assert_eq!(to.session.game().clues(), puzzle(EASY).clues());
            open(&mut to, link);
            if read + 1 < links.len() {
                let Some(Content::Handover(HandoverView::Receives { missing, of, .. })) =
                    to.session.content(to.at)
                else {
                    panic!("codes are read")
                };
                assert_eq!((missing.len(), of), (links.len() - read - 1, links.len()));
            }
        }
        assert_eq!(to.session.dialog(), None);
        assert_eq!(to.drawn(), from.drawn());
        assert!(to.seconds() >= 61, "{}", to.seconds());
        assert_eq!(to.session.game().aids(), from.session.game().aids());
        assert_eq!(to.handover, "");
    };
    check(puzzle(SMALL), false, false);
    check(puzzle(SMALL), true, false);
    check(dug(Shape::S25, 300, 4), true, true);
}

#[test]
fn saved_codes_mean_the_same_for_ever() {
    let rows = include_str!("../data/kept/handover.txt").lines().filter_map(|row| row.split_once('\t'));
    let mut seen = Vec::new();
    for ((text, clues), digits) in rows.zip([5, 3]) {
        let givens = Grid::from_line(clues).expect("givens");
        let of = Puzzle::new(givens, &mut unlimited()).expect("a puzzle with one solution");
        let mut page = Page::new(of);
        page.place_right(digits).send(PointerMsg::ToggleCandidates);
        let handover = Handover::of(page.session.game(), 61_999);
        let pieces = handover.pieces().expect("pieces");
        assert_eq!(pieces.iter().map(Piece::write).collect::<Vec<_>>(), [text]);
        let piece = Piece::read(text).expect("a piece");
        assert_eq!(Handover::from_pieces([&piece]), Ok(handover.clone()));
        assert_eq!((handover.clues().to_string(), handover.seconds, handover.aids), (clues.into(), 61, 1));
        seen.push(handover.clues().shape().clone());
    }
    assert!(seen.len() == 2 && !seen[1].is_classic(), "{seen:?}");
}

#[test]
fn codes_of_another_game_begin_anew_and_damage_is_told() {
    let codes = |of: Puzzle| {
        let mut page = Page::new(of);
        page.send(GameMsg::FillNotes(Fill::All)).send(InputMsg::SelectAll);
        page.send(InputMsg::Paint(Colour::new(2).expect("a colour"))).send(HandoverMsg::Show);
        let game = page.session.game().clone();
        Handover::of(&game, 5000).pieces().expect("pieces")
    };
    let of = dug(Shape::S25, 300, 4);
    let (giant, small) = (codes(of.clone()), codes(puzzle(SMALL)));
    assert!(giant.len() > 1 && small.len() == 1);
    let mut page = Page::new(puzzle(EASY));
    open(&mut page, &giant[0].link());
    page.send(HandoverMsg::Read("no link".into()));
    let cut = giant[1].link();
    page.send(HandoverMsg::Read(cut[..cut.len() - 2].into()));
    let fault = |page: &Page| match page.session.content(page.at) {
        Some(Content::Handover(HandoverView::Receives { fault, of, .. })) => (fault, of),
        other => panic!("{other:?}"),
    };
    assert_eq!(fault(&page), (Some(CannotTake::Link(LinkError::BadHandover)), giant.len()));
    page.send(HandoverMsg::Read(format!("https://example.org/{}", small[0].link())));
    work(&mut page);
    assert_eq!(page.session.game().clues(), puzzle(SMALL).clues());
    // The stored pieces of another tab are joined.
    let mut page = Page::new(puzzle(EASY));
    page.handover = giant[1..].iter().map(Piece::write).collect::<Vec<_>>().join("\n");
    open(&mut page, &giant[0].link());
    assert_eq!(page.session.game().clues(), of.clues());
    assert_eq!(Piece::read("2abc"), Err(LinkError::NewerHandover));
    assert_eq!(Piece::read("1"), Err(LinkError::BadHandover));
}
