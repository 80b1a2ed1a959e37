//! The story of how a puzzle is made: forwards, back, by itself, and to its end.

use crate::{common::puzzle, page::Page};
use sudoku_core::{Filling, Grid, Shape, generate::story::What};
use sudoku_play::{
    features::story::{StoryScene, StoryView},
    messages::{MakeMsg, PageMsg, StoryMsg},
    ui::{Dialog, PuzzleForm},
    view::Content,
    walk::Speed,
    work::Purpose,
};

const EASY: &str = "..3..82.4.2..64.1.9.......8.8............698.......5....49.7.3.8....1....7..5.4..";

fn view(page: &Page) -> StoryView {
    match page.session.content(page.at) {
        Some(Content::Story(view)) => view,
        other => panic!("{other:?}"),
    }
}

fn scene(page: &Page) -> StoryScene {
    *view(page).scene.expect("a story")
}

fn open() -> Page {
    let mut page = Page::new(puzzle(EASY));
    page.send(PageMsg::Open(Dialog::Story));
    assert_eq!(page.session.job().map(|job| job.purpose), Some(Purpose::Story));
    assert!(view(&page).busy.is_some() && view(&page).scene.is_none());
    page.work();
    page
}

#[test]
fn it_begins_with_an_empty_board_and_ends_with_a_puzzle() {
    let mut page = open();
    let before = page.grid();
    for shape in Shape::ALL {
        for filling in [Filling::Random, Filling::Permutation] {
            page.send(StoryMsg::Make(shape.clone(), filling)).work();
            let start = scene(&page);
            assert_eq!((start.place, &start.event, start.digs), (0, &None, false));
            assert_eq!(start.board, Grid::empty(shape));
            page.send(StoryMsg::Skip);
            let full = scene(&page);
            assert!(full.board.is_solution() && full.digs && full.place == full.filled, "{shape:?}");
            page.send(StoryMsg::Skip);
            let end = scene(&page);
            assert_eq!(end.place, end.of);
            assert_eq!(puzzle(&end.board.to_string()).solution(), &full.board, "{shape:?}");
            assert!(end.counts.proofs > 0);
            if shape != Shape::S4 {
                assert_eq!(end.counts.tries == 0, filling == Filling::Permutation, "{shape:?}");
            }
        }
    }
    page.send(PageMsg::Dismiss);
    assert_eq!(page.grid(), before, "the game stays");
}

#[test]
fn each_event_goes_forwards_and_back() {
    let mut page = open();
    let mut boards = Vec::new();
    loop {
        let now = scene(&page);
        assert_eq!(now.place, boards.len());
        boards.push(now.board);
        if now.place == now.of {
            break;
        }
        page.send(StoryMsg::Next);
        let next = scene(&page);
        assert!(!next.lit.is_empty() || matches!(next.event.map(|event| event.what), Some(What::Follow)));
    }
    page.send(StoryMsg::Next);
    assert_eq!(scene(&page).place, boards.len() - 1, "nothing follows");
    while let Some(board) = boards.pop() {
        assert_eq!(scene(&page).board, board);
        page.send(StoryMsg::Back);
    }
    assert_eq!(scene(&page).place, 0, "nothing before");
    page.send(StoryMsg::Go(7));
    assert_eq!(scene(&page).place, 7);
    page.send(StoryMsg::Go(usize::MAX));
    assert_eq!(scene(&page).place, scene(&page).of);
}

#[test]
fn it_runs_until_its_end_or_a_step() {
    let mut page = open();
    assert!(view(&page).every.is_some(), "it runs as soon as there is a puzzle");
    page.send(StoryMsg::Tick);
    assert_eq!(scene(&page).place, 1);
    page.send(StoryMsg::Go(0)).send(StoryMsg::Tick);
    assert_eq!((scene(&page).place, view(&page).every), (0, None), "a late tick does nothing");
    page.send(StoryMsg::Run);
    assert_eq!(scene(&page).place, 1, "the first event comes at once");
    let normal = view(&page).every.expect("it runs");
    page.send(StoryMsg::SetSpeed(Speed::Fast));
    assert!(view(&page).every.expect("it runs on") < normal);
    page.send(StoryMsg::Tick);
    assert_eq!(scene(&page).place, 2);
    page.send(StoryMsg::Back);
    assert_eq!((scene(&page).place, view(&page).every), (1, None), "a step stops it");
    page.send(StoryMsg::Run).send(StoryMsg::Go(usize::MAX - 1));
    page.send(StoryMsg::Back).send(StoryMsg::Run);
    assert_eq!(view(&page).every, None, "it stops at the end");
    page.send(StoryMsg::Run);
    assert_eq!(scene(&page).place, 0, "and begins again");
    page.send(PageMsg::Dismiss).send(PageMsg::Open(Dialog::Story));
    assert_eq!(view(&page).every, None, "a closed dialog stops it");
    assert_eq!(scene(&page).place, 0, "and keeps the story");
}

#[test]
fn the_size_and_level_are_those_of_the_form() {
    let mut page = Page::new(puzzle(EASY));
    let form = PuzzleForm { shape: Shape::S4.clone(), ..PuzzleForm::default() };
    page.send(MakeMsg::Puzzle(form)).send(PageMsg::Open(Dialog::Story)).work();
    assert_eq!(scene(&page).board.shape(), Shape::S4);
    page.send(PageMsg::Stop).send(StoryMsg::Make(Shape::S16.clone(), Filling::Random)).send(PageMsg::Stop);
    let stopped = view(&page);
    assert!(stopped.busy.is_none() && stopped.scene.is_none() && stopped.failed.is_none());
}
