//! The facts about the current puzzle, on request.

use crate::{
    common::{ARTICLE, HARD, SMALL, puzzle},
    page::Page,
};
use std::ops::ControlFlow;
use sudoku_core::{
    Technique, grade,
    magazine::Paper,
    rating::{
        Tenths, hodoku, rate,
        se::{self, SeEdition},
    },
    telling::Telling,
    wire::Task,
};
use sudoku_play::{
    features::{
        deck::view::DeckSays,
        rating::{ExactView, Figure, PuzzleView},
    },
    game::aids::Aid,
    messages::{DeckMsg, PageMsg, RatingMsg, TextMsg},
    ui::Dialog,
    view::Content,
    work::Purpose,
};

/// A puzzle of ours, solved by singles of every kind.
const MEDIUM: &str = "1..9....2.3.1.64.5........6.81.2..6...........7..9.15.5........6.32.7.9.7....4..8";

/// Puzzles of ours whose hardest step is one that no ladder has, or that it tells otherwise.
const ELSEWHERE: [(&str, &str); 3] = [
    (
        "18...76....9.6..48....84...8.3.2....9..7......2...8.7....54.7........43.3......61",
        "Nishio Forcing Chains",
    ),
    (
        ".1...7....6.3..75.8.54..1.3.2........8...3.9.5..1.....7.......5.....29..6.8..947.",
        "Unique Loop 6 type 2",
    ),
    (
        "2...8.....6.51.8.....6............21..84....7....59..87.5.....23......9..24...5.3",
        "Aligned Triplet Exclusion",
    ),
];

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
        assert_eq!(rated.rating, rate(&puzzle, &mut || ControlFlow::Continue(())).continue_value());
        // The exact figures come after that, at the size that has some.
        if page.asked.is_some() {
            page.work();
        }
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

/// The figures of other programs, each with its step, which is shown as a lesson.
#[test]
fn exact_figures_come_with_their_steps() {
    let mut shown = 0;
    for text in [ARTICLE, MEDIUM] {
        let puzzle = puzzle(text);
        let mut page = Page::new(puzzle.clone());
        page.send(PageMsg::Open(Dialog::Puzzle)).work();
        assert_eq!(page.session.job().map(|job| job.purpose), Some(Purpose::Scale));
        assert_eq!(told(&page).map(|view| view.exact), Some(ExactView::Working(None)));
        page.work().check();
        let Some(ExactView::Found(figures)) = told(&page).map(|view| view.exact) else { panic!("{text}") };
        let mut go_on = |_| ControlFlow::Continue(());
        let se = se::rate(puzzle.clues(), SeEdition::Current, &mut go_on).expect("a rating");
        let score = hodoku::rate(&puzzle, &mut |_| ControlFlow::Continue(())).expect("a score");
        let ratings: Vec<_> = figures.iter().filter_map(|view| view.rating).collect();
        assert_eq!(ratings, [se.hardest, se.first_placement, se.first_step]);
        assert_eq!(figures[3].score, Some((score.score, score.class)));
        for view in figures {
            let (name, cost) = view.behind.clone().expect("a step");
            assert!(!name.is_empty() && !view.at_least, "{view:?}");
            assert!(view.rating.is_none_or(|rating| u32::from(rating.0) == cost), "{view:?}");
            if !view.can_show {
                continue;
            }
            page.send(RatingMsg::Show(view.figure));
            while page.asked.is_some() {
                page.work();
            }
            let lesson = |page: &Page| match page.session.content(page.at) {
                Some(Content::Deck(view)) => view,
                other => panic!("{other:?}"),
            };
            while lesson(&page).can.1 {
                page.send(DeckMsg::Next);
                while page.asked.is_some() {
                    page.work();
                }
            }
            assert!(matches!(lesson(&page).says, DeckSays::Step(..)), "{:?}", lesson(&page).says);
            // Its position is on the way to the solution.
            assert!(page.session.game().aids().contains(Aid::Path));
            shown += 1;
            page.send(PageMsg::Dismiss).send(PageMsg::Open(Dialog::Puzzle));
            assert_eq!(page.session.job(), None, "the figures are kept");
        }
    }
    assert!(shown >= 6, "{shown}");
}

/// The lesson shows the very step, though the ladder of the worker does not find it.
#[test]
fn a_step_of_another_program_is_shown_as_it_is() {
    for (text, name) in ELSEWHERE {
        let mut page = Page::new(puzzle(text));
        page.send(PageMsg::Open(Dialog::Puzzle)).work();
        page.work().check();
        let Some(ExactView::Found(figures)) = told(&page).map(|view| view.exact) else { panic!("{text}") };
        assert_eq!(figures[0].behind.as_ref().map(|(name, _)| name.as_str()), Some(name));
        page.send(RatingMsg::Show(Figure::Er));
        while page.asked.is_some() {
            page.work();
        }
        loop {
            let Some(Content::Deck(view)) = page.session.content(page.at) else { panic!("a lesson") };
            assert_eq!(view.title, format!("Sudoku Explainer: {name}"));
            assert!(view.named_elsewhere.is_some(), "its name here goes before it");
            if !view.can.1 {
                let DeckSays::Step(_, Telling::Step { step, .. }, None) = view.says else {
                    panic!("{view:?}")
                };
                let is_told = matches!(
                    step.technique(),
                    Technique::ForcingNet | Technique::UniqueLoop2 | Technique::AlignedTriplet
                );
                assert!(is_told, "{step:?}");
                break;
            }
            page.send(DeckMsg::Next);
            while page.asked.is_some() {
                page.work();
            }
        }
        // On paper, too.
        page.send(DeckMsg::Print(Paper::A4, String::new())).work();
        page.work();
        let sheets = page.sheets.take().expect("a worksheet");
        let pages: Vec<crate::paper::Seen> =
            sheets.pages.iter().map(|page| crate::paper::read(page)).collect();
        let answers: Vec<&str> = pages
            .iter()
            .flat_map(|page| &page.lines)
            .filter_map(|line| line.upside_down.then_some(line.text.as_str()))
            .collect();
        assert!(answers.join(" ").len() > 100, "{answers:?}");
    }
}

/// The clock of this worker runs fast, so the time is too short for a hard puzzle.
#[test]
fn a_rating_without_time_says_at_least() {
    let mut page = Page::new(puzzle(HARD));
    page.send(PageMsg::Open(Dialog::Puzzle)).work();
    page.work().check();
    let Some(ExactView::Found(figures)) = told(&page).map(|view| view.exact) else { panic!("figures") };
    for view in figures.iter().filter(|view| view.rating.is_some()) {
        assert!(view.at_least && view.behind.is_none() && !view.can_show, "{view:?}");
        assert!(view.rating <= Some(Tenths(95)), "{view:?}");
    }
    page.send(RatingMsg::Show(Figure::Er)).check();
    assert_eq!((page.session.dialog(), page.session.game().aids().is_empty()), (Some(Dialog::Puzzle), true));
}

#[test]
fn other_sizes_have_no_exact_figures_and_work_can_be_stopped() {
    let mut page = Page::new(puzzle(SMALL));
    page.send(PageMsg::Open(Dialog::Puzzle)).work().check();
    assert_eq!(page.session.job(), None);
    assert_eq!(told(&page).map(|view| view.exact), Some(ExactView::OtherSize));
    let mut page = Page::new(puzzle(HARD));
    page.send(PageMsg::Open(Dialog::Puzzle)).work();
    page.send(PageMsg::Stop).check();
    assert_eq!(told(&page).map(|view| view.exact), Some(ExactView::Stopped));
    page.send(RatingMsg::Show(Figure::Er)).check();
    assert_eq!(page.session.dialog(), Some(Dialog::Puzzle));
}

/// The line with the exact ratings, as forums write it, is read as the same puzzle.
#[test]
fn the_puzzle_is_a_line_with_its_ratings() {
    let mut page = Page::new(puzzle(MEDIUM));
    page.send(PageMsg::Open(Dialog::Puzzle)).work();
    assert_eq!(told(&page).and_then(|view| view.rated_line), None);
    page.work().check();
    let line = told(&page).and_then(|view| view.rated_line).expect("a line");
    let rated = se::rate(puzzle(MEDIUM).clues(), SeEdition::Current, &mut |_| ControlFlow::Continue(()));
    let rated = rated.expect("9x9");
    let figures = [rated.hardest, rated.first_placement, rated.first_step].map(|one| one.to_string());
    assert_eq!(line, format!("{MEDIUM} ED={}", figures.join("/")));
    let mut other = Page::new(puzzle(HARD));
    other.send(TextMsg::Paste(line));
    while other.asked.is_some() {
        other.work();
    }
    assert_eq!(other.session.game().clues().to_string(), MEDIUM);
}
