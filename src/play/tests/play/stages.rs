//! A step of the solver in stages: where, which technique, why.

use crate::{
    common::{ARTICLE, dug, puzzle},
    page::Page,
};
use sudoku_core::{Puzzle, Shape, Technique, marks::Role, telling::Telling};
use sudoku_play::{
    features::solver::view::SolveBody,
    messages::SettingsMsg,
    saved::settings::Switch,
    view::Emphasis,
    walk::{Speed, StepMsg},
};

fn staged(puzzle: Puzzle) -> Page {
    let mut page = Page::new(puzzle);
    page.send(SettingsMsg::Set(Switch::StagedSteps, true));
    page.by_passes();
    page
}

/// The visible part of the current step: the stage, its technique, and its reason.
fn told(page: &Page) -> (Option<u8>, Option<Technique>, Option<Telling>) {
    let Some(SolveBody::Going { telling, veiled, .. }) = page.session.stepper().map(|view| view.body) else {
        panic!("nothing is walked");
    };
    let stage = veiled.map(|step| if step.title.is_some() { 2 } else { 1 });
    (stage, telling.as_ref().and_then(Telling::title).map(|title| title.technique), telling)
}

/// Whether a placed digit or an eliminated candidate is marked.
fn gives_away(page: &Page) -> bool {
    page.session.emphases().iter().any(|emphasis| {
        matches!(emphasis, Emphasis::Candidate(_, Role::Placed | Role::Eliminated | Role::Guessed))
    })
}

fn lines(page: &Page) -> usize {
    match page.session.stepper().map(|view| view.body) {
        Some(SolveBody::Going { passes, .. }) => passes.iter().map(|pass| pass.steps.len()).sum(),
        _ => 0,
    }
}

#[test]
fn a_step_is_told_in_three_stages_at_every_size() {
    for puzzle in [dug(Shape::S4, 6, 1), puzzle(ARTICLE), dug(Shape::S16, 120, 4), dug(Shape::S25, 330, 2)] {
        let mut page = staged(puzzle);
        for _ in 0..3 {
            page.step(StepMsg::NextStep);
            assert_eq!(told(&page), (Some(1), None, None));
            assert!(!gives_away(&page) && !page.session.emphases().is_empty());
            let before = lines(&page);
            page.step(StepMsg::NextStep);
            assert_eq!(told(&page), (Some(2), None, None));
            assert!(!gives_away(&page));
            page.step(StepMsg::NextStep);
            let (stage, technique, telling) = told(&page);
            assert!(stage.is_none() && technique.is_some() && telling.is_some());
            assert!(gives_away(&page) && lines(&page) > before, "now it is listed, too");
        }
    }
}

#[test]
fn whatever_else_is_pressed_shows_a_step_whole() {
    for msg in [
        StepMsg::Unveil,
        StepMsg::BackStep,
        StepMsg::NextPass,
        StepMsg::BackPass,
        StepMsg::ToStart,
        StepMsg::GoTo(2),
    ] {
        let mut page = staged(puzzle(ARTICLE));
        page.step(StepMsg::NextStep).step(StepMsg::Unveil).step(StepMsg::NextStep);
        assert_eq!(told(&page).0, Some(1));
        page.step(msg);
        assert_eq!(told(&page).0, None, "{msg:?}");
    }
}

#[test]
fn with_one_press_it_is_whole_where_nobody_asked_for_stages() {
    let mut page = Page::new(puzzle(ARTICLE));
    page.by_passes();
    page.step(StepMsg::NextStep);
    assert!(matches!(told(&page), (None, Some(_), Some(_))));
    // A run is for watching, so it shows whole steps.
    let mut page = staged(puzzle(ARTICLE));
    page.step(StepMsg::SetSpeed(Speed::Fast)).step(StepMsg::Run).step(StepMsg::RunTick);
    assert!(matches!(told(&page), (None, Some(_), Some(_))));
}
