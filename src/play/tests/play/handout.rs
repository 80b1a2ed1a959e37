//! The exported solution path: each step in words and on paper, sound, and clear about its end.

use crate::{
    common::{ARTICLE, HARD, SMALL, dug, puzzle, some_puzzles},
    page::Page,
};
use std::ops::ControlFlow;
use sudoku_core::{
    Cell, Digit, Progress, Puzzle, Shape, Technique,
    explain::{self, Locale},
    ladder::Plan,
    magazine::{Paper, SolutionPath, Ways},
    notation,
    step::Conclusion,
    wire::{Answer, Task, serve},
};
use sudoku_play::{
    features::handout::view::HandoutView,
    game::aids::Aid,
    messages::{GameMsg, HandoutMsg, InputMsg, PageMsg, SettingsMsg, TextMsg, WorkerMsg},
    saved::settings::Switch,
    ui::{Dialog, WorkError},
    work::Purpose,
};

fn singles_alone() -> Plan {
    let singles = [Technique::FullHouse, Technique::NakedSingle, Technique::HiddenSingle];
    let others = Technique::ALL.into_iter().filter(|technique| !singles.contains(technique));
    Plan { without: others.collect(), ..Plan::default() }
}

fn path(puzzle: &Puzzle, plan: Plan) -> SolutionPath {
    SolutionPath::find(puzzle.clone(), plan, &mut |_| ControlFlow::Continue(())).expect("nobody stops it")
}

#[test]
fn every_step_is_told_in_order_and_so_is_the_end() {
    let check = |puzzle: &Puzzle, plan: Plan| {
        let path = path(puzzle, plan);
        let text = path.text(Locale::ENGLISH);
        let mut parts = text.trim_end().split("\n\n");
        let head: Vec<&str> = parts.next().expect("a head").lines().collect();
        assert!(head[0].starts_with("Solution path: "), "{head:?}");
        let clues = notation::read_plain(head[head.len() - 1]).expect("the puzzle as a line");
        assert_eq!(clues.grid, *puzzle.clues());
        for (number, step) in (1..).zip(path.steps()) {
            let part = parts.next().expect("a part for each step");
            let (title, said) = part.split_once('\n').expect("a title");
            let name = explain::technique(step.technique(), Locale::ENGLISH);
            assert_eq!(title, format!("{number}. {name}"));
            let conclusion = said.lines().last().expect("a conclusion");
            assert!(conclusion.ends_with('.'), "{part}");
            // Every conclusion is right.
            match &step.conclusion {
                Conclusion::Place(placed) => {
                    assert_eq!(puzzle.solution().get(placed.cell), Some(placed.digit), "{part}");
                    assert!(conclusion.contains(placed.digit.symbol()), "{part}");
                }
                Conclusion::Eliminate(gone) => {
                    assert!(
                        gone.iter().all(|one| puzzle.solution().get(one.cell) != Some(one.digit)),
                        "{part}"
                    );
                }
                Conclusion::Impossible | Conclusion::TakeBack(_) => panic!("{part}"),
            }
        }
        let (said, board) = parts.next().and_then(|end| end.split_once('\n')).expect("an end");
        assert_eq!(parts.next(), None);
        let whole = path.end().open_count() == 0;
        assert_eq!((said == "Solution", said.contains("takes a guess")), (whole, !whole), "{said}");
        let board = notation::read_plain(board).expect("a board as a line").grid;
        assert_eq!(board, path.end().to_grid());
        assert_eq!(whole, board == *puzzle.solution());
        whole
    };
    let ends: Vec<[bool; 2]> = some_puzzles()
        .iter()
        .map(|puzzle| [Plan::default(), singles_alone()].map(|plan| check(puzzle, plan)))
        .collect();
    assert!(ends.contains(&[true, true]) && ends.contains(&[true, false]), "{ends:?}");
}

#[test]
fn each_step_that_is_wanted_has_its_board_between_the_puzzle_and_the_end() {
    let check = |puzzle: &Puzzle, plan: Plan, ways: Ways, paper: Paper| {
        let path = path(puzzle, plan);
        let mut told = Vec::new();
        let pages = path.pages(ways, paper, Locale::ENGLISH, &mut |number| told.push(number));
        assert_eq!(told, (1..=path.steps().len()).collect::<Vec<_>>());
        let seen: Vec<crate::paper::Seen> = pages.iter().map(|page| crate::paper::read(page)).collect();
        for (nth, page) in seen.iter().enumerate() {
            assert_eq!(page.size, paper.size());
            assert!(page.is_within(5.0), "{:?} {:?}", page.least, page.most);
            assert_eq!(page.texts.last(), Some(&format!("{} / {}", nth + 1, pages.len())));
        }
        let is_hard = |technique: Technique| {
            !matches!(technique, Technique::FullHouse | Technique::NakedSingle | Technique::HiddenSingle)
        };
        // Placements in a row share a board, up to twelve of them, or eighteen in two columns.
        let wanted = |most: usize| {
            let (mut wanted, mut in_a_row) = (0, 0);
            for step in path.steps() {
                if is_hard(step.technique()) {
                    (wanted, in_a_row) = (wanted + 1, 0);
                } else if ways == Ways::All {
                    if in_a_row % most == 0 {
                        wanted += 1;
                    }
                    in_a_row += 1;
                }
            }
            wanted
        };
        let boards: usize = seen.iter().map(|page| page.frames.len()).sum();
        assert!([12, 18].map(|most| wanted(most) + 2).contains(&boards), "{boards}");
        let side = puzzle.clues().shape().side();
        let (first, last) = (&seen[0], &seen[seen.len() - 1]);
        assert_eq!(first.board(first.frames[0], side), puzzle.clues().to_string());
        let end = last.board(last.frames[last.frames.len() - 1], side);
        assert_eq!(end, path.end().to_grid().to_string());
    };
    for puzzle in [puzzle(ARTICLE), puzzle(HARD), puzzle(SMALL), dug(Shape::S16, 145, 1)] {
        for plan in [Plan::default(), singles_alone()] {
            check(&puzzle, plan, Ways::All, Paper::A4);
            check(&puzzle, plan, Ways::Hard, Paper::Letter);
        }
    }
    check(&dug(Shape::S25, 420, 1), Plan::default(), Ways::All, Paper::A4);
}

#[test]
fn the_worker_says_how_far_it_is() {
    let puzzle = puzzle(ARTICLE);
    let check = |task: Task| {
        let mut told: Vec<Progress> = Vec::new();
        let answer = serve(task, Locale::ENGLISH, &mut |progress| told.push(progress));
        assert!(told.len() > 5 && told.is_sorted_by_key(|progress| progress.done), "{told:?}");
        assert!(told.iter().all(|progress| progress.done <= progress.of && progress.of == told[0].of));
        answer
    };
    let path = path(&puzzle, Plan::default());
    let Answer::WrittenOut(told) = check(Task::WriteOut(Box::new(puzzle), Plan::default())) else {
        panic!("a path is asked for")
    };
    assert_eq!((told.text, told.steps as usize), (path.text(Locale::ENGLISH), path.steps().len()));
    let Answer::Drawn(Paper::A4, pages) = check(Task::Draw(told.packed, Ways::All, Paper::A4)) else {
        panic!("pages are asked for")
    };
    assert_eq!(pages, path.pages(Ways::All, Paper::A4, Locale::ENGLISH, &mut |_| {}));
}

fn open(line: &str) -> Page {
    let mut page = Page::new(puzzle(line));
    page.send(PageMsg::Open(Dialog::Link));
    page
}

fn view(page: &Page) -> HandoutView {
    page.session.handout_view()
}

fn has_aid(page: &Page) -> bool {
    page.session.game().aids().contains(Aid::Path)
}

#[test]
fn to_read_it_is_help_and_to_ask_and_cancel_is_not() {
    let mut page = open(ARTICLE);
    assert!(page.session.time_counts() && view(&page).told.is_none());
    page.send(HandoutMsg::Show);
    assert_eq!(page.session.job().map(|job| job.purpose), Some(Purpose::Handout));
    page.send(PageMsg::Stop);
    assert_eq!((view(&page).told, view(&page).job, has_aid(&page)), (None, None, false));
    page.send(HandoutMsg::Show).work();
    let told = view(&page).told.expect("it is told");
    let expected = path(&puzzle(ARTICLE), page.session.plan());
    assert_eq!((&*told.text, told.steps), (&*expected.text(Locale::ENGLISH), expected.steps().len()));
    assert!(told.whole && has_aid(&page) && !page.session.time_counts());
    page.check();
    // After the finish, it gives nothing away.
    let mut done = open(ARTICLE);
    done.send(GameMsg::FillSolution).send(PageMsg::Open(Dialog::Link));
    let before = done.session.game().aids();
    done.send(HandoutMsg::Show).work();
    assert!(view(&done).told.is_some());
    assert_eq!(done.session.game().aids(), before);
}

#[test]
fn it_is_the_path_of_the_puzzle_whatever_was_played() {
    let mut page = open(ARTICLE);
    page.send(HandoutMsg::Show).work();
    let before = view(&page).told;
    let empty = Cell::all(Shape::S9).find(|&cell| page.session.game().grid().get(cell).is_none());
    let cell = empty.expect("an empty cell");
    let right = page.session.game().solution().expect("a proven puzzle").get(cell).expect("a full board");
    let wrong = Digit::all(Shape::S9).find(|&digit| digit != right).expect("another digit");
    page.send(PageMsg::Dismiss);
    page.send(InputMsg::Select(cell)).send(InputMsg::Enter(wrong));
    page.send(PageMsg::Open(Dialog::Link));
    assert_eq!(view(&page).told, before);
}

#[test]
fn it_is_printed_once_it_is_drawn_and_dropped_with_its_dialog() {
    let mut page = open(HARD);
    // There is nothing to print yet.
    page.send(HandoutMsg::Print(Ways::All, Paper::A4));
    assert_eq!(page.asked, None);
    page.send(HandoutMsg::Show).work();
    page.send(HandoutMsg::Print(Ways::Hard, Paper::Letter));
    assert!(view(&page).job.is_some_and(|job| job.draws));
    page.work();
    let sheets = page.sheets.take().expect("pages are printed");
    let expected = path(&puzzle(HARD), page.session.plan()).pages(
        Ways::Hard,
        Paper::Letter,
        Locale::ENGLISH,
        &mut |_| {},
    );
    assert_eq!((sheets.paper, sheets.across, page.printed), (Paper::Letter, false, 1));
    assert_eq!(sheets.pages.iter().map(ToString::to_string).collect::<Vec<_>>(), expected);
    // Nothing is printed unasked.
    page.send(HandoutMsg::Print(Ways::All, Paper::A4)).send(PageMsg::Dismiss);
    assert_eq!((page.session.job(), page.printed), (None, 1));
    // If the worker dies, the steps so far remain.
    page.send(PageMsg::Open(Dialog::Link)).send(HandoutMsg::Print(Ways::All, Paper::A4));
    page.send(WorkerMsg::Lost(WorkError::Died));
    assert!(view(&page).told.is_some() && view(&page).job.is_none());
}

#[test]
fn another_puzzle_or_another_ladder_has_another_path() {
    let told = || {
        let mut page = open(ARTICLE);
        page.send(HandoutMsg::Show).work();
        assert!(view(&page).told.is_some());
        page
    };
    let mut page = told();
    page.send(TextMsg::Paste(HARD.into())).work();
    assert_eq!(view(&page).told, None);
    let mut page = told();
    page.send(SettingsMsg::SetTechnique(Technique::HiddenSingle, false));
    assert_eq!(view(&page).told, None);
    page.send(PageMsg::Open(Dialog::Link)).send(HandoutMsg::Show).work();
    let told_then = view(&page).told.expect("it is told");
    assert!(!told_then.text.contains("Hidden single"), "{}", told_then.text);
    // An unrelated message may end it or not; it never shows anything false.
    let mut page = told();
    page.send(SettingsMsg::Set(Switch::ALL[0], true));
    assert!(view(&page).told.is_none_or(|told| told.whole));
}
