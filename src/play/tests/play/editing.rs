//! The editor: digits entered, the worker's findings about them, and playing the result.

use crate::{
    common::{ARTICLE, SMALL, digit, puzzle},
    page::Page,
};
use sudoku_core::{Cell, Digit, Shape};
use sudoku_play::{
    features::editor::view::{EditorView, Findings},
    keys::{self, Key, Modifiers},
    messages::{Beginning, EditorMsg, PageMsg, WorkerMsg},
    ui::{Dialog, Direction, WorkError},
};

fn open() -> Page {
    let mut page = Page::new(puzzle(SMALL));
    page.send(PageMsg::Open(Dialog::Editor));
    page
}

fn view(page: &Page) -> EditorView {
    page.session.editor_view()
}

/// Lets the worker answer until it has no more requests.
fn work(page: &mut Page) {
    while page.asked.is_some() {
        page.work();
    }
}

#[test]
fn the_cursor_moves_on_if_the_player_wishes() {
    let mut page = open();
    page.send(EditorMsg::Begin(Beginning::Empty(Shape::S4.clone()))).send(EditorMsg::MoveOn(true));
    assert!(view(&page).moves_on);
    for symbol in SMALL.chars() {
        let key = keys::editor_moving_on(Key::Char(symbol), Modifiers::default(), Shape::S4);
        page.send(key.expect("a digit or a dot"));
    }
    // One key a cell; the last cell keeps the cursor.
    assert_eq!((view(&page).grid.to_string(), view(&page).cursor.index()), (SMALL.into(), 15));
    // A blank empties a cell, and a digit that the board lacks does nothing.
    page.send(EditorMsg::Select(Cell::at(0))).send(EditorMsg::Enter(digit('9'))).send(EditorMsg::Skip);
    assert_eq!((view(&page).grid.get(Cell::at(0)), view(&page).cursor.index()), (None, 1));
    page.send(EditorMsg::MoveOn(false)).send(EditorMsg::Enter(digit('2')));
    assert_eq!(view(&page).cursor.index(), 1);
    for key in [Key::Char(' '), Key::Enter] {
        let skips = keys::editor_moving_on(key, Modifiers::default(), Shape::S4);
        assert_eq!(skips, Some(EditorMsg::Skip));
        assert_eq!(keys::editor(key, Modifiers::default(), Shape::S4), None);
    }
}

#[test]
fn a_text_is_taken_as_one_change() {
    let mut page = open();
    page.send(EditorMsg::Enter(digit('7')));
    page.send(EditorMsg::Paste(format!("Help:\n{ARTICLE}")));
    work(&mut page);
    let seen = view(&page);
    assert_eq!((seen.grid.to_string(), seen.findings), (ARTICLE.into(), Findings::One));
    page.send(EditorMsg::Undo);
    assert_eq!(view(&page).grid.filled_count(), 1);
    // A text without a puzzle changes nothing, and the solutions are counted all the same.
    page.send(EditorMsg::Paste("nothing here".into()));
    work(&mut page);
    assert!(view(&page).refused.is_some());
    assert!(matches!(view(&page).findings, Findings::Several(_)), "{:?}", view(&page).findings);
    page.send(EditorMsg::Paste(SMALL.into()));
    work(&mut page);
    assert_eq!((view(&page).grid.to_string(), view(&page).refused), (SMALL.into(), None));
}

/// Another start tells of the board it replaced, until the next change.
#[test]
fn a_new_start_tells_of_the_board_it_replaced() {
    let mut page = open();
    let replaced = |page: &Page| view(page).replaced;
    let empty = EditorMsg::Begin(Beginning::Empty(Shape::S4.clone()));
    page.send(EditorMsg::Begin(Beginning::Empty(Shape::S9.clone()))).send(empty.clone());
    assert_eq!(replaced(&page), None, "an empty board is no loss");
    page.send(EditorMsg::Enter(digit('1'))).send(EditorMsg::Skip).send(empty.clone());
    assert_eq!(replaced(&page), None, "the digit was erased before");
    page.send(EditorMsg::Enter(digit('1'))).send(empty.clone());
    assert_eq!(replaced(&page), Some(1));
    page.send(EditorMsg::Select(Cell::at(3)));
    assert_eq!(replaced(&page), Some(1), "only a change ends it");
    page.send(EditorMsg::Undo);
    assert_eq!((replaced(&page), view(&page).grid.filled_count()), (None, 1));
    page.send(empty).send(EditorMsg::Enter(digit('2')));
    assert_eq!(replaced(&page), None);
}

#[test]
fn digits_are_put_in_and_what_they_come_to_is_told() {
    let mut page = open();
    page.send(EditorMsg::Begin(Beginning::Empty(Shape::S4.clone())));
    assert_eq!(view(&page).findings, Findings::Nothing);
    for symbol in SMALL.chars() {
        match symbol {
            '.' => page.send(EditorMsg::Erase),
            symbol => page.send(EditorMsg::Enter(digit(symbol))),
        };
        let next = view(&page).cursor.index() + 1;
        page.send(EditorMsg::Select(Cell::at(next)));
    }
    assert_eq!(view(&page).findings, Findings::Counting, "the worker has not answered");
    work(&mut page);
    let seen = view(&page);
    assert_eq!((seen.findings, seen.grid.to_string()), (Findings::One, SMALL.into()));
    assert!(seen.rated.is_some());
    page.send(EditorMsg::Select(Cell::at(0))).send(EditorMsg::Erase);
    work(&mut page);
    let seen = view(&page);
    assert!(matches!(seen.findings, Findings::Several(cells) if cells > 0));
    assert!(seen.cells.iter().any(|cell| cell.either.is_some()));
    page.send(EditorMsg::Undo);
    work(&mut page);
    assert!(view(&page).is_puzzle && view(&page).can_redo);
    page.send(EditorMsg::Play);
    assert_eq!(page.session.dialog(), None);
    assert_eq!(page.session.game().puzzle().clues().to_string(), SMALL);
}

#[test]
fn a_digit_that_is_there_twice_is_marked_before_the_worker_answers() {
    let mut page = open();
    page.send(EditorMsg::Enter(digit('5')))
        .send(EditorMsg::Go(Direction::Right))
        .send(EditorMsg::Enter(digit('5')));
    let seen = view(&page);
    assert!(matches!(&seen.findings, Findings::Twice(twice) if twice.digit == digit('5')));
    assert_eq!(page.asked, None, "there is nothing to ask");
    assert_eq!(seen.cells.iter().filter(|cell| cell.clashes).count(), 2);
}

#[test]
fn spare_givens_are_marked_and_removed_and_symmetry_adds() {
    let mut page = open();
    let solution = page.session.game().puzzle().solution().clone();
    page.send(EditorMsg::Begin(Beginning::Givens));
    let given = page.session.game().puzzle().clues().clone();
    let free = Cell::all(Shape::S4).find(|&cell| given.get(cell).is_none()).expect("an empty cell");
    let right = solution.get(free).expect("a digit");
    page.send(EditorMsg::Select(free)).send(EditorMsg::Enter(right));
    work(&mut page);
    page.send(EditorMsg::MarkSpare);
    work(&mut page);
    assert!(view(&page).cells[free.index()].spare);
    page.send(EditorMsg::RemoveSpare);
    work(&mut page);
    let seen = view(&page);
    assert!(seen.is_puzzle && seen.grid.filled_count() <= given.filled_count());
    page.send(EditorMsg::Mirror);
    work(&mut page);
    assert!(seen.thinned.is_some_and(|thinned| thinned.removed > 0 && thinned.undecided == 0));
    let mirrored = view(&page);
    assert!(mirrored.is_symmetric && seen.grid.agrees_with(&mirrored.grid));
}

#[test]
fn digits_that_leave_no_solution_are_told_and_then_those_that_clash() {
    let mut page = open();
    page.send(EditorMsg::Begin(Beginning::Givens));
    work(&mut page);
    let solution = page.session.game().puzzle().solution().clone();
    let clues = page.session.game().puzzle().clues().clone();
    let free = |cell: &Cell| clues.get(*cell).is_none();
    let (cell, wrong) = Cell::all(Shape::S4)
        .filter(free)
        .flat_map(|cell| Digit::all(Shape::S4).map(move |digit| (cell, digit)))
        .find(|&(cell, digit)| {
            let mut with = clues.clone();
            with.set(cell, Some(digit));
            solution.get(cell) != Some(digit) && with.duplicate().is_none()
        })
        .expect("a wrong digit that can be entered");
    page.send(EditorMsg::Select(cell)).send(EditorMsg::Enter(wrong));
    let seen = view(&page);
    assert!(seen.is_counting && !seen.is_puzzle);
    assert_eq!(seen.findings, Findings::One, "what was said stays until there is something else to say");
    page.work();
    assert_eq!(view(&page).findings, Findings::None { clash: Vec::new(), minimal: false });
    work(&mut page);
    let seen = view(&page);
    let Findings::None { clash, minimal: true } = &seen.findings else { panic!("{:?}", seen.findings) };
    assert!(clash.contains(&(cell, wrong)));
    assert_eq!(clash.len(), seen.cells.iter().filter(|cell| cell.clashes).count());
}

#[test]
fn a_worker_that_falls_silent_is_told_and_can_be_asked_again() {
    let mut page = open();
    page.send(EditorMsg::Begin(Beginning::Givens));
    work(&mut page);
    page.send(EditorMsg::Select(Cell::at(0))).send(EditorMsg::Erase);
    page.send(EditorMsg::Select(Cell::at(3))).send(EditorMsg::Erase);
    page.send(WorkerMsg::Lost(WorkError::Died));
    let seen = view(&page);
    assert_eq!(
        (seen.findings, seen.is_counting),
        (Findings::Uncounted, false),
        "nothing of the board before"
    );
    assert_eq!(seen.two, None);
    page.send(EditorMsg::Look);
    assert!(view(&page).is_counting);
    work(&mut page);
    assert!(matches!(view(&page).findings, Findings::One | Findings::Several(_)));
}

#[test]
fn the_newest_board_is_counted_and_what_is_known_is_not_asked_again() {
    let mut page = open();
    page.send(EditorMsg::Enter(digit('1')));
    page.send(EditorMsg::Select(Cell::at(12))).send(EditorMsg::Enter(digit('2')));
    work(&mut page);
    let seen = view(&page);
    assert_eq!((seen.grid.filled_count(), seen.is_counting), (2, false));
    let (first, second) = seen.two.expect("two solutions");
    assert!(first.is_solution() && second.is_solution() && seen.grid.agrees_with(&second));
    page.send(EditorMsg::Erase);
    assert_eq!(page.asked, None, "both solutions are still there");
    assert!(matches!(view(&page).findings, Findings::Several(_)));
}
