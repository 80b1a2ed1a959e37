//! The session in the solver: stepping from a right and from a wrong position, by hand, by the worker and by
//! itself. `searching.rs` continues where singles run out.

use crate::{
    common::{ARTICLE, HARD, SMALL, digit, dug, puzzle},
    page::{Page, sentence_of},
    watching::{Moment, START, moment, solving},
};
use std::collections::BTreeSet;
use sudoku_core::{
    Cell, Shape, explain::Locale, marks::Role, passes::PassKind, telling::Mention, trail::State, wire::serve,
};
use sudoku_play::{
    features::solver::view::{PassTitle, Slide, SolveBody},
    input::Mode,
    messages::{GameMsg, InputMsg, Msg, PageMsg, PointerMsg, SettingsMsg, SolverMsg, TextMsg},
    saved::settings::{Choice, ClockSetting},
    taught::TeachingEvent,
    ui::Panel,
    view::Emphasis,
    walk::{Ahead, Speed, StepMsg, Way},
};

#[test]
fn the_articles_puzzle_is_walked_by_passes() {
    let mut page = solving(ARTICLE);
    assert_eq!(moment(&page), START);
    let mut titles = Vec::new();
    while moment(&page).end.is_none() {
        page.step(StepMsg::NextPass).check();
        titles.extend(moment(&page).title);
    }
    let found: Vec<&PassTitle> = titles.iter().filter(|title| title.number.is_some()).collect();
    assert!(found.iter().map(|title| title.number).eq((1..=21).map(Some)));
    assert_eq!(found.iter().map(|title| title.steps).sum::<usize>(), 57);
    let last = PassTitle { kind: PassKind::HiddenSingles, number: Some(21), steps: 2, step: None };
    assert_eq!(titles.last(), Some(&last));
    assert!(titles.iter().all(|title| title.number.is_some() == (title.steps > 0)));
    let end = Moment { numbered: 21, placed: 57, end: Some(State::Solved), back: true, next: false, ..START };
    assert_eq!(moment(&page), end);
    assert_eq!(page.taught(), Some(TeachingEvent::End(State::Solved)));
    // The player's board is unchanged.
    assert_eq!(page.grid().to_string(), ARTICLE);
    while moment(&page).back {
        page.step(StepMsg::BackPass).check();
    }
    assert_eq!(moment(&page), START);
}

#[test]
fn the_articles_puzzle_is_walked_by_steps_with_a_sentence_for_each() {
    let mut page = solving(ARTICLE);
    let mut steps = 0;
    let mut seen = BTreeSet::new();
    loop {
        page.told.clear();
        page.step(StepMsg::NextStep).check();
        let now = moment(&page);
        if now.end.is_some() {
            break;
        }
        steps += 1;
        assert_eq!(now.placed, steps);
        let title = now.title.expect("a step lies in a pass");
        assert!(title.step.is_some_and(|step| step >= 1 && step <= title.steps), "{title:?}");
        assert!(
            matches!(page.taught(), Some(TeachingEvent::Step(telling, shape, Some(_))) if shape == Shape::S9 && !sentence_of(&telling).is_empty())
        );
        seen.insert(format!("{:?}", now.technique));
    }
    assert_eq!((steps, seen.len() >= 2), (57, true), "{seen:?}");
    for left in (0..57).rev() {
        page.step(StepMsg::BackStep);
        assert_eq!(moment(&page).placed, left + 1);
    }
    page.step(StepMsg::BackStep);
    assert_eq!(moment(&page), START);
}

/// A step shows the board before it, with its digit and its eliminations on top.
#[test]
fn a_step_is_shown_on_the_board_before_it() {
    let mut page = solving(ARTICLE);
    page.step(StepMsg::NextStep);
    assert_eq!(page.drawn(), ARTICLE);
    let targets = page.session.cells().iter().filter(|view| view.target).count();
    assert_eq!(targets, 1);
    assert!(
        page.session
            .emphases()
            .iter()
            .any(|emphasis| matches!(emphasis, Emphasis::House(..) | Emphasis::Cell(..)))
    );
    // A whole pass shows all of its digits on the board where it was found.
    page.steps(&[StepMsg::ToStart, StepMsg::NextPass]);
    while moment(&page).title.is_some_and(|title| title.steps == 0) {
        page.step(StepMsg::NextPass);
    }
    let steps = moment(&page).title.expect("a pass").steps;
    assert_eq!(page.session.cells().iter().filter(|view| view.target).count(), steps);
    assert_eq!(page.drawn(), ARTICLE);
    page.step(StepMsg::ToEnd).work();
    assert_eq!(page.drawn(), page.session.game().solution().expect("a proven puzzle").to_string());
}

/// The marks of a step have the board to themselves until the player selects a cell.
#[test]
fn the_frame_of_the_cursor_is_hidden_while_a_step_is_read() {
    let reading = |page: &Page| page.session.ground(&page.session.cells()).reading;
    let mut page = solving(ARTICLE);
    assert!(reading(&page), "on opening");
    page.send(InputMsg::Select(Cell::at(7)));
    assert!(!reading(&page), "after a selection");
    page.step(StepMsg::NextStep).send(PointerMsg::ToggleCandidates);
    assert!(reading(&page), "after a step");
    page.send(InputMsg::Hold(Some(Mode::Corner)));
    assert!(reading(&page), "a held key selects nothing");
    page.show(Panel::Play);
    assert!(!reading(&page), "in play the frame is the player's");
}

#[test]
fn the_worker_goes_to_the_end_in_one_go() {
    for text in [ARTICLE, SMALL, HARD] {
        let mut by_hand = solving(text);
        while moment(&by_hand).end.is_none() {
            by_hand.step(StepMsg::NextPass);
        }
        for looked_before in 0..4 {
            let mut page = solving(text);
            for _ in 0..looked_before {
                page.step(StepMsg::NextPass);
            }
            // Where singles have run out, it would climb the ladder.
            if moment(&page).end.is_none() {
                page.step(StepMsg::ToEnd);
            }
            if page.asked.is_some() {
                assert_eq!(page.stepper().busy, Some(Ahead::Passes));
                page.check();
                page.work();
            }
            assert_eq!(page.stepper(), by_hand.stepper(), "{text} after {looked_before}");
            page.check();
            // Known steps appear immediately.
            page.steps(&[StepMsg::ToStart, StepMsg::ToEnd]);
            assert_eq!((page.asked.is_some(), page.stepper() == by_hand.stepper()), (false, true));
        }
    }
}

/// Passes requested at one position are useless to another trail, or to a trail that has moved on.
#[test]
fn answers_for_another_trail_are_dropped() {
    // Events between question and answer, and whether the stepper is still open afterwards.
    let between: [(&str, &[Msg]); 8] = [
        ("a step", &[Msg::Solver(SolverMsg::Step(StepMsg::NextStep))]),
        ("a pass", &[Msg::Solver(SolverMsg::Step(StepMsg::NextPass))]),
        (
            "some passes",
            &[
                Msg::Solver(SolverMsg::Step(StepMsg::NextPass)),
                Msg::Solver(SolverMsg::Step(StepMsg::NextPass)),
                Msg::Solver(SolverMsg::Step(StepMsg::NextPass)),
            ],
        ),
        ("the givens", &[Msg::Solver(SolverMsg::Step(StepMsg::FromGivens))]),
        ("a review", &[Msg::Solver(SolverMsg::Step(StepMsg::Review))]),
        (
            "a look at the board",
            &[Msg::Page(PageMsg::Show(Panel::Play)), Msg::Page(PageMsg::Show(Panel::Solve))],
        ),
        (
            "a turn",
            &[
                Msg::Page(PageMsg::Show(Panel::Play)),
                Msg::Game(GameMsg::Undo),
                Msg::Page(PageMsg::Show(Panel::Solve)),
            ],
        ),
        ("the start", &[Msg::Solver(SolverMsg::Step(StepMsg::ToStart))]),
    ];
    for (what, msgs) in between {
        let mut page = Page::new(puzzle(ARTICLE));
        page.place_right(2).by_passes().step(StepMsg::NextPass).step(StepMsg::ToEnd);
        let request = page.asked.clone().expect("the worker is asked");
        let answer = serve(request.task, Locale::ENGLISH, &mut |_| {});
        for msg in msgs {
            page.send(msg.clone()).check();
        }
        let mut other = page.clone();
        page.answer(request.job, answer).check();
        // In any case, stepping by hand ends as it would without the answer.
        for page in [&mut page, &mut other] {
            while moment(page).next {
                page.step(StepMsg::NextPass);
            }
        }
        assert_eq!(page.stepper(), other.stepper(), "{what}");
        assert_eq!(moment(&page).end, Some(State::Solved), "{what}");
        page.check();
    }
}

#[test]
fn wrong_digits_block_the_stepper() {
    let mut page = Page::new(puzzle(ARTICLE));
    let wrong = |page: &mut Page, cell: usize| {
        let right = page.session.game().solution().expect("a proven puzzle").get(Cell::at(cell));
        let symbol = ('1'..='9').find(|&symbol| Some(digit(symbol)) != right).expect("another digit");
        page.place(cell, symbol);
    };
    wrong(&mut page, 0);
    wrong(&mut page, 1);
    page.by_passes().check();
    assert_eq!((page.body(), page.taught()), (SolveBody::Blocked(2), Some(TeachingEvent::Blocked(2))));
    for step in
        [StepMsg::NextStep, StepMsg::NextPass, StepMsg::ToEnd, StepMsg::Run, StepMsg::Search, StepMsg::Keep]
    {
        page.step(step).check();
        assert_eq!((page.body(), page.asked.is_some()), (SolveBody::Blocked(2), false));
    }
    // It works from the givens; the player's board stays unchanged.
    let board = page.grid();
    page.step(StepMsg::FromGivens).check();
    assert!(matches!(page.body(), SolveBody::Going { from_givens: true, .. }));
    page.step(StepMsg::ToEnd).work().check();
    assert_eq!((moment(&page).end, page.grid() == board), (Some(State::Solved), true));
    // The player switches back and forth; the trail from the givens remains.
    page.show(Panel::Play).show(Panel::Solve);
    assert_eq!(moment(&page).end, Some(State::Solved));
    // One wrong digit is corrected, and then the other: the stepper starts from the player's own position
    // again.
    page.show(Panel::Play).send(GameMsg::Undo).show(Panel::Solve);
    assert!(matches!(page.body(), SolveBody::Going { from_givens: true, .. }));
    page.show(Panel::Play).send(GameMsg::Undo).show(Panel::Solve);
    assert!(matches!(page.body(), SolveBody::Going { from_givens: false, placed: 0, .. }));
}

/// A finished board needs no steps, so its solver starts at the givens, and resumes there when it is opened
/// again.
#[test]
fn a_finished_board_is_solved_from_its_givens() {
    let mut page = Page::new(puzzle(SMALL));
    let solution = page.session.game().solution().expect("a proven puzzle").clone();
    for cell in Cell::all(Shape::S4).filter(|&cell| page.grid().get(cell).is_none()).collect::<Vec<_>>() {
        let digit = solution.get(cell).expect("a digit");
        page.send(InputMsg::Select(cell)).send(InputMsg::Enter(digit));
    }
    assert!(page.grid().is_full());
    page.by_passes();
    let SolveBody::Going { from_givens, open, .. } = page.body() else { panic!("a trail") };
    assert!(from_givens && open > 0, "{open}");
    page.step(StepMsg::NextStep).show(Panel::Play).show(Panel::Solve);
    assert!(matches!(page.body(), SolveBody::Going { placed: 1, .. }));
}

#[test]
fn a_trail_is_taken_up_where_it_was_left() {
    let mut page = Page::new(puzzle(ARTICLE));
    // Without a clock, the solver has nothing to say about a time.
    page.send(SettingsMsg::Choose(Choice::Clock(ClockSetting::Off))).by_passes();
    page.steps(&[StepMsg::NextPass, StepMsg::NextPass, StepMsg::NextStep]);
    let left = page.stepper();
    page.show(Panel::Play).show(Panel::Solve);
    assert_eq!(page.stepper(), left);
    // Notes do not affect it; a digit starts another trail.
    let empty = Cell::all(Shape::S9).find(|&cell| page.grid().get(cell).is_none()).expect("an empty cell");
    page.show(Panel::Play)
        .send(InputMsg::Select(empty))
        .send(InputMsg::EnterAs(Mode::Corner, digit('5')))
        .show(Panel::Solve);
    assert_eq!(page.stepper(), left);
    page.show(Panel::Play).place_right(1).show(Panel::Solve);
    assert_eq!(moment(&page), START);
    // Undo restores the board, but its trail is gone; nothing is wrong with the new one.
    page.show(Panel::Play).send(GameMsg::Undo).show(Panel::Solve);
    assert_eq!(moment(&page), START);
}

#[test]
fn a_run_shows_step_after_step_and_ends() {
    let mut page = solving(ARTICLE);
    page.step(StepMsg::SetSpeed(Speed::Fast)).check();
    assert_eq!(page.interval, None);
    page.step(StepMsg::Run).check();
    assert_eq!((page.interval, page.stepper().running, moment(&page).placed), (Some(250), true, 1));
    page.step(StepMsg::RunTick).step(StepMsg::RunTick).check();
    assert_eq!(moment(&page).placed, 3);
    page.step(StepMsg::SetSpeed(Speed::Slow)).check();
    assert_eq!(page.interval, Some(2000));
    // A second press stops it, and late ticks do nothing.
    page.step(StepMsg::Run).check();
    page.step(StepMsg::RunTick).check();
    assert_eq!((page.interval, moment(&page).placed), (None, 3));
    // Any other move also stops it.
    for step in [
        StepMsg::NextStep,
        StepMsg::BackStep,
        StepMsg::NextPass,
        StepMsg::BackPass,
        StepMsg::ToStart,
        StepMsg::ToEnd,
    ] {
        page.step(StepMsg::Run).check();
        page.step(step).check();
        assert_eq!(page.interval, None, "{step:?}");
        page.send(PageMsg::Stop);
    }
    page.step(StepMsg::Run).show(Panel::Play).check();
    page.by_passes().steps(&[StepMsg::ToStart, StepMsg::Run]);
    // A run announces only its end.
    page.told.clear();
    let mut ticks = 0;
    while page.interval.is_some() {
        ticks += 1;
        assert!(ticks < 70, "it never ends");
        page.step(StepMsg::RunTick).check();
    }
    assert_eq!(moment(&page).end, Some(State::Solved));
    assert_eq!(page.told, [TeachingEvent::End(State::Solved)]);
    // At the end there is nothing to run.
    page.step(StepMsg::Run).check();
    assert_eq!(page.interval, None);
}

/// From each position, a run ends in at most as many ticks as steps.
#[test]
fn every_run_ends() {
    for text in [ARTICLE, SMALL, HARD, "1.....2..3.....4"] {
        let mut page = solving(text);
        page.step(StepMsg::ToEnd);
        if page.asked.is_some() {
            page.work();
        }
        if matches!(page.body(), SolveBody::Going { can_search: true, .. }) {
            page.step(StepMsg::Search).work();
        }
        let SolveBody::Going { passes, .. } = page.body() else { panic!("a trail") };
        let steps: usize = passes.iter().map(|pass| pass.count).sum();
        let shown = (0..passes.len()).map(StepMsg::ShowPass).chain((0..=steps).step_by(7).map(StepMsg::GoTo));
        for from in shown.chain([StepMsg::ToStart, StepMsg::ToEnd]) {
            page.step(from).step(StepMsg::Run);
            let mut ticks = 0;
            while page.interval.is_some() {
                ticks += 1;
                assert!(ticks <= steps + 2, "{text} from {from:?} never ends");
                page.step(StepMsg::RunTick);
            }
            assert!(moment(&page).end.is_some(), "{text} from {from:?}");
        }
    }
}

#[test]
fn what_a_sentence_names_is_lit() {
    let mut page = solving(ARTICLE);
    page.step(StepMsg::NextStep);
    let lit = |page: &Page| {
        let role = |emphasis: &Emphasis| match *emphasis {
            Emphasis::House(_, role) | Emphasis::Cell(_, role) | Emphasis::Candidate(_, role) => role,
        };
        page.session.emphases().iter().filter(|emphasis| role(emphasis) == Role::Lit).count()
    };
    assert_eq!(lit(&page), 0);
    page.send(PointerMsg::PointAt(Some(Mention::Cell(Cell::at(5))))).check();
    assert_eq!(lit(&page), 1);
    let fives = page.drawn().matches('5').count();
    page.send(PointerMsg::PointAt(Some(Mention::Digit(digit('5'))))).check();
    assert_eq!(lit(&page), fives);
    page.send(PointerMsg::PointAt(None));
    assert_eq!(lit(&page), 0);
    // The next step has another sentence, and so has another board.
    page.send(PointerMsg::PointAt(Some(Mention::Cell(Cell::at(80))))).step(StepMsg::NextStep);
    assert_eq!(lit(&page), 0);
    page.send(PointerMsg::PointAt(Some(Mention::Cell(Cell::at(80)))))
        .send(TextMsg::Paste(SMALL.into()))
        .work()
        .check();
    assert_eq!(lit(&page), 0);
}

/// The list of a long pass shows the part around the current step.
#[test]
fn long_passes_are_listed_in_part() {
    let mut page = Page::new(dug(Shape::S25, 480, 3));
    page.by_passes().step(StepMsg::ToEnd).work();
    let SolveBody::Going { passes, .. } = page.body() else { panic!("a trail") };
    let long = passes.iter().find(|pass| pass.count > 70).expect("a long pass").clone();
    assert!(passes.iter().all(|pass| pass.current == pass.steps.is_empty() || !pass.current));
    let before: usize = passes[..long.index].iter().map(|pass| pass.count).sum();
    for step in 1..=long.count {
        page.step(StepMsg::GoTo(before + step));
        let SolveBody::Going { passes, .. } = page.body() else { panic!("a trail") };
        let lines = &passes[long.index].steps;
        assert!(lines.len() <= 60 && passes[long.index].current);
        let current: Vec<usize> = lines.iter().filter(|line| line.current).map(|line| line.at).collect();
        assert_eq!(current, [before + step]);
        assert!(lines.windows(2).all(|two| two[0].at + 1 == two[1].at));
        assert!(lines.iter().all(|line| line.ahead == (line.at > before + step)));
        assert!(lines.iter().all(|line| line.at > before && line.at <= before + long.count));
    }
}

/// The slider moves through the steps of the current pass and stays in it; before the first step is the
/// start.
#[test]
fn a_slider_leads_to_each_step_of_its_pass() {
    let slide = |page: &Page| match page.body() {
        SolveBody::Going { slide, .. } => slide,
        SolveBody::Blocked(wrong) => panic!("blocked by {wrong}"),
    };
    let mut page = solving(ARTICLE);
    assert_eq!(slide(&page), None, "nothing is known yet");
    let mut passes = BTreeSet::new();
    for _ in 0..12 {
        page.step(StepMsg::NextPass).check();
        let title = moment(&page).title.expect("a pass");
        let Some(whole) = slide(&page) else {
            assert_eq!(title.steps, 0, "{title:?}");
            continue;
        };
        passes.insert(whole.before);
        assert_eq!((whole.at, whole.of), (title.steps, title.steps));
        for steps in (1..=whole.of).chain((1..whole.of).rev()) {
            page.step(whole.to(steps)).check();
            assert_eq!(moment(&page).title.and_then(|title| title.step), Some(steps), "{whole:?}");
            assert_eq!(slide(&page), Some(Slide { at: steps, ..whole }));
        }
        assert_eq!(whole.least(), usize::from(whole.before > 0));
        if whole.least() == 0 {
            page.step(whole.to(0)).check();
            assert_eq!((moment(&page).title, slide(&page)), (None, Some(Slide { at: 0, ..whole })));
        }
        page.step(whole.to(whole.of));
    }
    assert!(passes.len() > 4, "{passes:?}");
    // Dragging the slider stops a run.
    let last = slide(&page).expect("a pass");
    page.step(StepMsg::Run);
    assert!(page.interval.is_some());
    page.step(last.to(1)).check();
    assert_eq!((page.interval, slide(&page)), (None, Some(Slide { at: 1, ..last })));
}

/// A path is one pass from its start to its end.
#[test]
fn a_slider_leads_along_a_path() {
    let mut page = solving(ARTICLE);
    page.step(StepMsg::Way(Way::Path)).work().check();
    let SolveBody::Going { slide: Some(path), .. } = page.body() else { panic!("a path") };
    assert_eq!((path, path.least()), (Slide { before: 0, at: 0, of: 57 }, 0));
    for steps in [57, 40, 1, 0, 13] {
        page.step(path.to(steps)).check();
        assert_eq!(moment(&page).placed, steps);
    }
}

#[test]
fn a_path_marks_its_hardest_steps() {
    for (text, marked) in [
        ("3....1.....4..7.15.8..4..7...9..5861.........5318..9...6..5..3.95.4..7.....2....6", true),
        (ARTICLE, false),
    ] {
        let mut page = solving(text);
        page.step(StepMsg::Way(Way::Path)).work();
        let SolveBody::Going { path: Some(path), slide: Some(slide), passes, .. } = page.body() else {
            panic!("a path")
        };
        let hardest = path.hardest;
        let tier = |at: usize| match page.clone().step(StepMsg::GoTo(at)).body() {
            SolveBody::Going { telling, .. } => {
                telling.and_then(|telling| telling.title()).map(|title| title.technique.info().tier)
            }
            SolveBody::Blocked(_) => None,
        };
        assert_eq!(!hardest.is_empty(), marked, "{passes:?}");
        let tiers: Vec<Option<u8>> = (1..=slide.of).map(tier).collect();
        let most = tiers.iter().max().copied().flatten();
        for (at, tier) in (1..).zip(&tiers) {
            assert_eq!(hardest.contains(&at), marked && *tier == most, "step {at}");
        }
    }
}
