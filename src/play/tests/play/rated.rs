//! The facts about the current puzzle, on request.

use crate::{
    common::{ARTICLE, HARD, SMALL, puzzle},
    page::Page,
};
use std::ops::ControlFlow;
use sudoku_core::{grade, rating::rate, wire::Task};
use sudoku_play::{
    session::{PageMsg, Purpose, TextMsg},
    ui::Dialog,
    view::{Content, PuzzleView},
};

/// The facts about the puzzle, while its dialog is open.
fn told(page: &Page) -> Option<PuzzleView> {
    page.session.content(page.at).as_ref().and_then(Content::puzzle).cloned()
}

#[test]
fn a_rating_is_asked_for_once() {
    for text in [SMALL, ARTICLE, HARD] {
        let puzzle = puzzle(text);
        let mut page = Page::new(puzzle.clone());
        assert_eq!(told(&page), None, "nothing is told that was not asked for");
        page.send(PageMsg::Open(Dialog::Puzzle));
        assert_eq!(page.session.job().map(|job| job.purpose), Some(Purpose::Rate));
        let view = told(&page).expect("the dialog is open");
        assert_eq!((view.givens, view.rated), (puzzle.clues().filled_count(), None));
        page.work().check();
        let view = told(&page).expect("the dialog stays open");
        let rated = view.rated.expect("the answer");
        assert_eq!((rated.graded, view.level), (grade(&puzzle), Some(grade(&puzzle).level)));
        assert_eq!(Some(rated.rating), rate(&puzzle, &mut || ControlFlow::Continue(())).continue_value());
        page.send(PageMsg::Dismiss);
        assert_eq!(told(&page), None);
        page.send(PageMsg::Open(Dialog::Puzzle)).check();
        assert_eq!(page.session.job(), None, "it is known");
        assert_eq!(told(&page).and_then(|view| view.rated), Some(rated));
    }
}

#[test]
fn another_puzzle_is_another_rating() {
    let mut page = Page::new(puzzle(SMALL));
    page.send(PageMsg::Open(Dialog::Puzzle)).work();
    let small = told(&page).expect("open").rated;
    page.send(PageMsg::Dismiss).send(TextMsg::Paste(ARTICLE.into())).work();
    page.send(PageMsg::Open(Dialog::Puzzle)).check();
    assert_eq!(told(&page).expect("open").rated, None);
    page.work().check();
    assert_ne!(told(&page).expect("open").rated, small);
}

#[test]
fn who_closes_the_dialog_ends_the_work() {
    let mut page = Page::new(puzzle(HARD));
    page.send(PageMsg::Open(Dialog::Puzzle));
    assert!(matches!(&page.asked, Some(asked) if matches!(asked.task, Task::Rate(_))));
    page.send(PageMsg::Dismiss).check();
    assert_eq!(page.session.job(), None);
}
