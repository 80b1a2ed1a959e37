//! The session where singles run out: the visible search, and digits taken over by the player.

use crate::{
    common::{ARTICLE, HARD, SMALL, puzzle},
    page::Page,
    watching::{START, moment, solving},
};
use std::collections::BTreeSet;
use sudoku_core::{
    Cell, Level, Technique, examples,
    explain::Locale,
    telling::Mention,
    trail::State,
    wire::{Answer, Task, serve},
};
use sudoku_play::{
    features::solver::view::SolveBody,
    game::aids::{Aid, Aids},
    messages::{GameMsg, PageMsg, PointerMsg},
    session::{Announcement, Cmd},
    taught::TeachingEvent,
    ui::Panel,
    walk::{Ahead, StepMsg},
};

#[test]
fn singles_run_dry_and_a_search_is_offered() {
    let mut page = solving(HARD);
    page.step(StepMsg::ToEnd).work().check();
    assert_eq!((moment(&page).end, page.taught()), (Some(State::Dry), Some(TeachingEvent::End(State::Dry))));
    assert!(matches!(page.body(), SolveBody::Going { can_search: true, can_keep: false, .. }));
    // The remaining candidates can be shown.
    page.send(PointerMsg::ToggleCandidates).send(PointerMsg::ToggleCandidates);
    let open =
        page.session.cells().iter().filter(|view| view.digit.is_none() && !view.notes.is_empty()).count();
    assert_eq!(open, 60);
    page.step(StepMsg::Search).check();
    assert_eq!(page.stepper().busy, Some(Ahead::Search));
    page.work().check();
    let first = moment(&page);
    assert_eq!((first.technique, first.guesses, first.end), (Some(Technique::Guess), 1, None));
    assert!(matches!(page.taught(), Some(TeachingEvent::Step(..))));
    // The search runs to its end. Keeping digits is offered only while no guess among them is wrong.
    let solution = page.session.game().solution().expect("a proven puzzle").clone();
    let mut techniques = BTreeSet::new();
    while moment(&page).end.is_none() {
        let kept = matches!(page.body(), SolveBody::Going { can_keep: true, .. });
        let before = (page.session.panel(), page.grid());
        let mut taker = page.clone();
        taker.step(StepMsg::Keep);
        if kept {
            assert_eq!(taker.session.panel(), Panel::Play);
            assert!(taker.grid().agrees_with(&solution) && taker.grid() != before.1);
        } else {
            assert!(taker.grid() == before.1, "nothing wrong is ever taken over");
        }
        techniques.insert(format!("{:?}", moment(&page).technique));
        page.step(StepMsg::NextStep).check();
    }
    assert!(techniques.len() >= 4, "{techniques:?}");
    assert_eq!((moment(&page).end, page.drawn()), (Some(State::Solved), solution.to_string()));
    assert!(matches!(page.body(), SolveBody::Going { can_search: false, can_keep: true, .. }));
}

/// A cut search says so, and nothing is searched twice.
#[test]
fn a_search_is_asked_for_once() {
    let mut page = solving(HARD);
    page.step(StepMsg::Search);
    assert!(page.asked.is_none(), "singles have not run dry yet");
    page.step(StepMsg::ToEnd).work().step(StepMsg::Search);
    let first = page.asked.clone().expect("the worker is asked");
    page.step(StepMsg::Search);
    assert_eq!(page.cmds.first(), Some(&Cmd::Cancel));
    let answer = serve(first.task.clone(), Locale::ENGLISH, &mut |_| {});
    page.answer(first.job, answer.clone()).check();
    assert_eq!(moment(&page).end, Some(State::Dry), "the first question is not open any more");
    page.work().check();
    let passes = |page: &Page| match page.body() {
        SolveBody::Going { passes, .. } => passes.len(),
        SolveBody::Blocked(_) => 0,
    };
    assert_eq!(passes(&page), 3);
    page.step(StepMsg::ToEnd).step(StepMsg::Search);
    assert_eq!((page.asked.is_some(), passes(&page)), (false, 3));
    let Task::Search(_) = first.task else { panic!("a search") };
    let Answer::Search(search) = answer else { panic!("a search") };
    assert!(search.steps.len() > 60);
}

#[test]
fn digits_are_kept_as_one_turn() {
    let mut page = Page::new(puzzle(ARTICLE));
    page.place_right(2);
    let before = page.grid();
    page.by_passes().steps(&[StepMsg::NextPass, StepMsg::NextPass, StepMsg::NextPass]);
    let placed = moment(&page).placed;
    assert!(placed > 0);
    page.step(StepMsg::Keep).check();
    assert_eq!(
        (page.session.panel(), page.grid().filled_count()),
        (Panel::Play, before.filled_count() + placed)
    );
    let watched = Aids::only(Aid::Solver);
    assert_eq!(page.session.tools().aids, watched.with(Aid::SolverDigits));
    assert_eq!(page.on_disk(), *page.session.game());
    page.send(GameMsg::Undo).check();
    // Undo removes the digits and their mark as taken over; the use of the solver stays.
    assert_eq!((page.grid() == before, page.session.tools().aids), (true, watched));
    page.send(GameMsg::Redo);
    // All of them, and the puzzle is finished, with help.
    page.by_passes().step(StepMsg::ToEnd).work().step(StepMsg::Keep).check();
    assert!(page.session.head(page.at.now).finished);
    assert_eq!(page.result().aids, watched.with(Aid::SolverDigits));
    assert!(page.said.contains(&Announcement::Finished));
    // The steps to the finish can be viewed from the givens.
    page.send(StepMsg::Review).check();
    assert!(matches!(page.body(), SolveBody::Going { from_givens: true, can_keep: false, .. }));
    assert_eq!((moment(&page), page.drawn()), (START, ARTICLE.into()));
}

/// Taking over digits ends any other work of the solver.
#[test]
fn keeping_leaves_nothing_behind() {
    let mut page = solving(ARTICLE);
    page.steps(&[StepMsg::NextPass, StepMsg::NextPass, StepMsg::Run, StepMsg::ToEnd]);
    page.send(PointerMsg::PointAt(Some(Mention::Cell(Cell::at(3))))).step(StepMsg::Keep).check();
    assert_eq!((page.session.panel(), page.session.job(), page.interval), (Panel::Play, None, None));
    assert!(page.session.emphases().is_empty());
    // Opening the solver ends a pause, which would block it.
    let mut page = solving(ARTICLE);
    page.step(StepMsg::NextPass).show(Panel::Play).send(PageMsg::Pause).show(Panel::Solve);
    page.step(StepMsg::NextPass).step(StepMsg::Keep).check();
    assert!(page.grid().filled_count() > 24 && !page.session.head(page.at.now).paused);
    let mut page = solving(ARTICLE);
    page.step(StepMsg::NextPass).step(StepMsg::NextPass).send(PageMsg::Pause).step(StepMsg::Keep).check();
    assert!(page.grid().filled_count() > 24 && !page.session.head(page.at.now).paused);
}

/// A player's wrong digits give way to those kept from the givens.
#[test]
fn kept_digits_take_the_place_of_wrong_ones() {
    let mut page = Page::new(puzzle(SMALL));
    page.place(1, '3').by_passes().step(StepMsg::FromGivens).step(StepMsg::ToEnd).work();
    page.step(StepMsg::Keep).check();
    assert_eq!(page.grid(), *page.session.game().solution().expect("a proven puzzle"));
    page.send(GameMsg::Undo);
    assert_eq!(page.drawn(), "13....2..3.....4");
}

/// The worker walks every example to its end, with a search where one is needed.
#[test]
fn every_example_is_walked_to_its_end() {
    for example in examples::ALL {
        let mut page = solving(example.line);
        page.step(StepMsg::ToEnd).work().check();
        let end = moment(&page).end;
        assert_eq!(end, Some(if example.level <= Level::Medium { State::Solved } else { State::Dry }));
        if end == Some(State::Dry) {
            page.step(StepMsg::Search).work().check();
            page.step(StepMsg::ToEnd).check();
            assert!(matches!(moment(&page).end, Some(State::Solved | State::Cut)));
        }
    }
}
